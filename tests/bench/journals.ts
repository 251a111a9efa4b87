// The journals that `npm run bench` puts into the store: a game at a movement roll, and a very long one.
import { existsSync, readFileSync } from 'node:fs';
import { type Entry, entryId, placeEntry } from '../../src/core/journal/journal';
import { foldJournal } from '../../src/core/journal/projection';
import type { Game } from '../../src/core/play/game';
import type { GameFile } from '../../src/core/play/game-file';
import { iph } from '../../src/games/iph/game';
import { trials } from '../games/every-game/trials';
import { campaign, type Playable } from '../games/usn-deluxe/campaign';
import { LARGEST } from '../own/largest';
import { begun } from '../own/shipped/at-table';
import { readFile } from '../own/shipped/editions';
import { fuzz, nothingMet } from '../support/fuzz';
import { open, question, say, sitDown, type Table } from '../support/play';

export type Journal = {
  /** The kind of game, which is Invasion Pearl Harbor where none is named. */
  readonly game?: string;
  readonly entries: readonly Entry[];
  readonly summary: string;
  readonly source: string;
  /** Which it is played by, where its game is a file. */
  readonly files?: readonly GameFile[];
};

/** A game set up and played, mostly by ending phases, until a US unit may move. */
export function atMovementRoll(): Journal {
  const table = sitDown(iph, { ...iph.practice, id: 'practice:iph' });
  open(table, iph.setup, { charts: 'practice' });
  say(table, { snlf: 12, ija: 24 }, {});
  open(table, 'reveal-landing');
  say(table, { first: '1630', centre: '1631', last: '1632' });
  for (let steps = 0; iph.table(table.projection.state).main?.procedure !== 'movement-roll'; steps += 1) {
    if (steps > 200) throw new Error('no movement roll within 200 steps');
    step(table);
  }
  return { ...described(table.projection.entries), source: 'scripted' };
}

/** A table of each game of the registry, or of the first so many, with nothing open. */
export function oneOfEach(games = trials.length): readonly Journal[] {
  return trials.slice(0, games).map(({ meta, stations }) => {
    const table = Object.values(stations)
      .map((at) => at())
      .find((each) => !question(each));
    if (!table) throw new Error(`no table of ${meta.title}`);
    const summary = table.game.table(table.projection.state).heading;
    return { game: meta.id, entries: table.projection.entries, summary, source: meta.title };
  });
}

function step(table: Table<ReturnType<typeof iph.initial>>): void {
  const prompt = question(table);
  if (prompt?.kind === 'draw')
    say(table, prompt.from.find(({ value }) => value.endsWith('-move'))?.value ?? '');
  else if (prompt?.kind === 'choice') say(table, prompt.options[0]?.value ?? '');
  else if (prompt?.kind === 'cell') say(table, 'none');
  else if (prompt) throw new Error(`an answer to ${prompt.key} is not in this script`);
  else goOn(table);
}

function goOn(table: Table<ReturnType<typeof iph.initial>>): void {
  const { main, actions } = iph.table(table.projection.state);
  const end = actions.find(({ procedure }) => procedure.startsWith('end-'));
  const next = main?.procedure === 'battle' || main?.procedure === 'landing' ? end : main;
  const problem = next && open(table, next.procedure, next.args);
  if (!next || problem) throw new Error(problem?.message ?? 'nothing to do');
}

/** A whole game repeated until there are `count` entries, ending where the table offers its main button. */
export function longGame(count: number): Journal {
  const { entries: whole, source } = fixture();
  const once = whole.slice(0, lastReady(iph, whole));
  const repeated: Entry[] = [];
  while (repeated.length < count) {
    const isLast = repeated.length + once.length >= count;
    repeated.push(...once.map((entry) => moved(isLast ? entry : unlisted(entry), repeated.length)));
  }
  const entries = repeated.slice(0, lastReady(iph, repeated.slice(0, count)));
  const notes = count - entries.length;
  while (entries.length < count) {
    entries.push(placeEntry(entries, { kind: 'v1.Noted', text: 'The same again.' }, 'dev', 1));
  }
  const times = (entries.length / once.length).toFixed(1);
  return {
    ...described(entries),
    source: `${source}, ${once.length} entries × ${times}, ${notes} of them notes`,
  };
}

/** The beginning of a game by a file as large as any may be. */
export function largestFile(): Journal {
  const { edition, file } = readFile(LARGEST);
  const { game, projection } = begun([edition], {}, { charts: 'practice', definition: edition.hash });
  const { heading } = game.table(projection.state);
  const source = `a file of ${(LARGEST.length / 1024).toFixed(0)} kB`;
  return { game: game.id, entries: projection.entries, summary: heading, source, files: [file] };
}

/** A whole war, played at random by people of sane habits, and its own beginning of `count` entries. */
export function wholeWar(count: number, war: Playable): readonly [beginning: Journal, whole: Journal] {
  const { game, projection } = campaign(11, war).table;
  const upTo = (end: number): Journal => {
    const entries = projection.entries.slice(0, lastReady(game, projection.entries.slice(0, end)));
    const { state } = foldJournal(game, entries);
    const { heading } = game.table(state);
    return {
      game: game.id,
      entries,
      summary: heading,
      source: `${heading}, at random to ${game.moment(state)}`,
    };
  };
  return [upTo(count), upTo(projection.entries.length)];
}

/** A recorded game that has not ended, so that the table goes on offering things however often it is repeated. */
const GOES_ON = 'first-turns.json';

function fixture(): { entries: readonly Entry[]; source: string } {
  const file = new URL(`../games/iph/fixtures/${GOES_ON}`, import.meta.url);
  if (existsSync(file)) {
    const { entries } = JSON.parse(readFileSync(file, 'utf8')) as { entries: readonly Entry[] };
    if (!entries?.length) throw new Error(`${GOES_ON} holds no entries`);
    return { entries, source: `fixture ${GOES_ON}` };
  }
  const { projection } = fuzz(iph, numbers(1500), nothingMet(), { isOver: (state) => state.over });
  return { entries: projection.entries, source: 'played at random, as there is no fixture' };
}

/** A fixed tape. A number that makes the fuzzer meddle (undo, strike) is let through once in eight: people do it less. */
function numbers(length: number): number[] {
  let seed = 71241;
  return Array.from({ length }, (_, i) => {
    seed = (seed * 1103515245 + 12345) % 2 ** 31;
    const number = (seed >> 8) & 0xffff;
    return number % 16 === 0 && i % 8 ? number + 4 : number;
  });
}

/** How many of the entries to keep so that nothing is open and the table has a main button. */
function lastReady<S>(game: Game<S>, entries: readonly Entry[]): number {
  for (let count = entries.length; count > 0; count -= 1) {
    const projection = foldJournal(game, entries.slice(0, count));
    if (!projection.open && game.table(projection.state).main) return count;
  }
  throw new Error('the table never has a main button');
}

/**
 * The entry without what a turn lists until it ends: a game that begins again and again would list it all, and drawing
 * that would be measured.
 */
function unlisted(entry: Entry): Entry {
  if (entry.kind !== 'v1.Opened' && entry.kind !== 'v1.Answered') return entry;
  if (!entry.outcome) return entry;
  const events = entry.outcome.events.filter(({ type }) => !LISTED.includes(type));
  return { ...entry, outcome: { ...entry.outcome, events } };
}

const LISTED = ['v1.UnitsLanded', 'v1.BattleFought'];

/** The entry `by` places further on, with every id it names. */
function moved(entry: Entry, by: number): Entry {
  const id = (old: string) => entryId('dev', Number(old.slice(old.lastIndexOf(':') + 1)) + by);
  const seq = entry.seq + by;
  const placed = { ...entry, seq, id: entryId('dev', seq) };
  if (placed.kind === 'v1.Answered') return { ...placed, of: id(placed.of) };
  if (placed.kind === 'v1.Struck' || placed.kind === 'v1.Restored')
    return { ...placed, ids: placed.ids.map(id) };
  return placed;
}

const described = (entries: readonly Entry[]) => ({
  entries,
  summary: iph.table(foldJournal(iph, entries).state).heading,
});
