import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { firstPack } from '../../../src/app/game-code';
import { extendBook, foldJournal } from '../../../src/core/book';
import type { Game } from '../../../src/core/game';
import type { Entry } from '../../../src/core/journal';
import { noLookup, runProcedure } from '../../../src/core/procedure';
import type { Answer } from '../../../src/core/prompt';
import { worldAtWar } from '../../../src/games/world-at-war-51';
import { initialState } from '../../../src/games/world-at-war-51/state/state';
import { NO_HANDS, Seat } from '../../support/seat';
import { playInterception } from './scripts/interception';
import { playOtherWars } from './scripts/other-wars';
import { playUsAlone } from './scripts/us-alone';
import type { Seat as WarSeat } from './scripts/war';
import { playWithdrawal } from './scripts/withdrawal';

const folder = new URL('./fixtures/', import.meta.url);
const load = (name: string): readonly Entry[] =>
  JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')).entries;

const SCRIPTS: { readonly [name: string]: (seat: WarSeat) => Promise<void> } = {
  withdrawal: playWithdrawal,
  interception: playInterception,
  'us-alone': playUsAlone,
  'other-wars': playOtherWars,
};

async function play(name: string): Promise<readonly Entry[]> {
  const charts = firstPack(worldAtWar as Game<unknown>, 'own');
  const seat = new Seat(NO_HANDS, { game: worldAtWar, charts });
  seat.started('own');
  await SCRIPTS[name]?.(seat);
  const plain = seat.entries.map((entry) => ({ ...entry, id: `fixture:${entry.seq}`, at: entry.seq * 1000 }));
  return JSON.parse(JSON.stringify(plain).replaceAll('"dev:', '"fixture:'));
}

describe.each(Object.keys(SCRIPTS))('%s', (name) => {
  it('is what its script plays', async () => {
    const entries = await play(name);
    const path = new URL(`${name}.json`, folder);
    const lines = entries.map((entry) => JSON.stringify(entry)).join(',\n');
    if (process.env.UPDATE_FIXTURES) writeFileSync(path, `{"entries":[\n${lines}\n]}\n`);
    expect(load(name)).toEqual(entries);
  });

  it('folds without a conflict, entry by entry the same', () => {
    const entries = load(name);
    const book = foldJournal(worldAtWar, entries);
    expect(book.open).toBeUndefined();
    expect(book.procs.flatMap(({ conflicts }) => conflicts)).toEqual([]);
    const grown = entries.reduce(
      (before, entry) => extendBook(worldAtWar, before, entry),
      foldJournal(worldAtWar, []),
    );
    expect(grown).toEqual(book);
  });

  it('every procedure run again from its answers, without a pack, says the same', () => {
    const book = foldJournal(worldAtWar, load(name));
    let before = initialState();
    for (const proc of book.procs.filter(({ struck }) => !struck)) {
      const def = worldAtWar.procedures[proc.opened.procedure];
      if (!def || !proc.outcome) throw new Error(`${proc.opened.id} is not closed`);
      const answers = new Map<string, Answer>(
        proc.entries.flatMap((entry) => entry.answers.map(({ key, answer }) => [key, answer] as const)),
      );
      const run = runProcedure(def, before, proc.opened.args, answers, noLookup);
      expect(run.status === 'done' && JSON.parse(JSON.stringify(run.outcome)), proc.title).toEqual(
        proc.outcome,
      );
      before = proc.outcome.events.reduce((state, event) => worldAtWar.apply(state, event).state, before);
    }
    expect(before).toEqual(book.state);
  });
});

describe('the recorded wars together', () => {
  const all = () => Object.keys(SCRIPTS).flatMap((name) => foldJournal(worldAtWar, load(name)).procs);

  it('are all of the folder', () => {
    expect(
      readdirSync(folder)
        .map((file) => file.replace('.json', ''))
        .toSorted(),
    ).toEqual(Object.keys(SCRIPTS).toSorted());
  });

  it('use every procedure of the game', () => {
    const used = new Set(all().map(({ opened }) => opened.procedure));
    expect(Object.keys(worldAtWar.procedures).filter((id) => !used.has(id))).toEqual([]);
  });

  it('reach every end of the game', () => {
    const events = all().flatMap(({ outcome }) => outcome?.events ?? []);
    const reached = events.filter(({ type }) => type === 'v1.StoryClosed').map(({ end }) => end);
    expect(reached.toSorted()).toEqual(worldAtWar.ends.toSorted());
  });
});
