import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { extendBook, foldJournal } from '../../../src/core/book';
import type { Entry } from '../../../src/core/journal';
import { noLookup, runProcedure } from '../../../src/core/procedure';
import type { Answer } from '../../../src/core/prompt';
import { iph } from '../../../src/games/iph';
import { totalVp } from '../../../src/games/iph/ledger';
import { initialState } from '../../../src/games/iph/state';

const folder = new URL('./fixtures/', import.meta.url);
const load = (name: string): readonly Entry[] =>
  JSON.parse(readFileSync(new URL(name, folder), 'utf8')).entries;

/** How each recorded game ends, read off the board as it was played. */
const ENDS = {
  'first-turns.json': {
    entries: 146,
    battles: 9,
    struck: 4,
    vp: 12,
    moment: 'GT5 · 8 Dec, Morning',
    hexes: ['haleiwa', '1829', 'ford-island'],
    gone: ['bbrow'],
  },
} as const;

describe('recorded games', () => {
  it('each fixture has its end written down', () => {
    expect(readdirSync(folder)).toEqual(Object.keys(ENDS));
  });

  it.each(Object.entries(ENDS))('%s is replayed to its recorded end', (name, end) => {
    const book = foldJournal(iph, load(name));
    const battles = book.procs.filter((proc) =>
      proc.outcome?.events.some((event) => event.type === 'v1.BattleFought'),
    );
    expect({
      entries: book.entries.length,
      battles: battles.length,
      struck: book.struck.size,
      vp: totalVp(book.state),
      moment: iph.moment(book.state),
      hexes: book.state.hexes.filter((hex) => hex.held).map((hex) => hex.id),
      gone: book.state.gone,
    }).toEqual(end);
    expect(book.open).toBeUndefined();
    expect(book.procs.flatMap((proc) => proc.conflicts)).toEqual([]);
  });

  it.each(Object.keys(ENDS))('%s: kept entry by entry it is the same book', (name) => {
    const entries = load(name);
    const grown = entries.reduce((book, entry) => extendBook(iph, book, entry), foldJournal(iph, []));
    expect(grown).toEqual(foldJournal(iph, entries));
  });

  it.each(Object.keys(ENDS))(
    '%s: every procedure run again from its answers, without a pack, says the same',
    (name) => {
      const entries = load(name);
      const book = foldJournal(iph, entries);
      let before = initialState();
      for (const proc of book.procs.filter(({ struck }) => !struck)) {
        const def = iph.procedures[proc.opened.procedure];
        if (!def || !proc.outcome) throw new Error(`${proc.opened.id} is not closed`);
        const live = proc.entries.filter((entry) => !book.struck.has(entry.id));
        const answers = new Map<string, Answer>(
          live.flatMap((entry) => entry.answers.map(({ key, answer }) => [key, answer] as const)),
        );
        const run = runProcedure(def, before, proc.opened.args, answers, noLookup);
        expect(run.status === 'done' && JSON.parse(JSON.stringify(run.outcome)), proc.title).toEqual(
          proc.outcome,
        );
        before = proc.outcome.events.reduce((state, event) => iph.apply(state, event).state, before);
      }
      expect(before).toEqual(book.state);
    },
  );
});
