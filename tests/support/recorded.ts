import { readdirSync, readFileSync } from 'node:fs';
import type { Entry } from '../../src/core/journal/journal';
import { extendProjection, foldJournal, type Projection } from '../../src/core/journal/projection';
import type { Game } from '../../src/core/play/game';
import type { GameEvent } from '../../src/core/play/procedure';

/** A whole game as it was played. */
export type Recorded = { readonly name: string; readonly entries: readonly Entry[] };

/** The id of a game that comes as a file begins with `own:`, which no folder may be called. */
const folderOf = (id: string) => new URL(`../games/${id.replace(/^own:/, '')}/fixtures/`, import.meta.url);

export const fixtureFile = (id: string, name: string) => new URL(`${name}.json`, folderOf(id));

export const recordedNames = (id: string): readonly string[] =>
  readdirSync(folderOf(id)).map((file) => file.replace(/\.json$/, ''));

/** Every recorded game of a kind, by name. Throws where there is none. */
export function recordedGames(id: string): readonly Recorded[] {
  const names = recordedNames(id);
  if (!names.length) throw new Error(`no recorded game of ${id}`);
  return names.map((name) => ({ name, entries: recordedEntries(id, name) }));
}

/** The shortest of some recorded games of a kind: what is played whole where each costs seconds. */
export function shortest(id: string, names: readonly string[] = recordedNames(id)): string {
  const [first = '', ...others] = names;
  const length = (name: string) => recordedEntries(id, name).length;
  return others.reduce((least, name) => (length(name) < length(least) ? name : least), first);
}

/** As few of some recorded games as have whatever any of them has: always the one that adds most, and the shortest such. */
export function fewest(
  recorded: readonly Recorded[],
  whatIn: (each: Recorded) => readonly string[],
): readonly Recorded[] {
  const chosen: Recorded[] = [];
  const left = new Set(recorded.flatMap(whatIn));
  const adds = (each: Recorded) => new Set(whatIn(each).filter((what) => left.has(what))).size;
  while (left.size) {
    const [next] = recorded.toSorted((a, b) => adds(b) - adds(a) || a.entries.length - b.entries.length) as [
      Recorded,
    ];
    chosen.push(next);
    for (const what of whatIn(next)) left.delete(what);
  }
  return chosen;
}

/** As few as use every procedure that any of them does. */
export const usingAll = (recorded: readonly Recorded[]): readonly Recorded[] =>
  fewest(recorded, ({ entries }) =>
    entries.flatMap((entry) => (entry.kind === 'v1.Opened' ? [entry.procedure] : [])),
  );

export const recordedEntries = (id: string, name: string): readonly Entry[] =>
  JSON.parse(readFileSync(fixtureFile(id, name), 'utf8')).entries;

/** What counts of a game, in order. */
export const liveEvents = ({ runs }: Projection<unknown>): readonly GameEvent[] =>
  runs.flatMap(({ struck, outcome }) => (struck ? [] : (outcome?.events ?? [])));

const played = new WeakMap<object, Map<string, readonly unknown[]>>();

/** Every state that a recorded game stood in, from the empty one on; played once for all that ask. */
export function statesOf<S>(game: Game<S>, { name, entries }: Recorded): readonly S[] {
  const known = played.get(game) ?? new Map<string, readonly unknown[]>();
  played.set(game, known);
  const states = (known.get(name) as readonly S[] | undefined) ?? playedStates(game, entries);
  known.set(name, states);
  return states;
}

/** Every state that a kind of game stood in. */
export const recordedStates = <S>(game: Game<S>): readonly S[] =>
  recordedGames(game.id).flatMap((each) => statesOf(game, each));

function playedStates<S>(game: Game<S>, entries: readonly Entry[]): readonly S[] {
  let projection = foldJournal(game, []);
  return [
    projection.state,
    ...entries.map((entry) => {
      projection = extendProjection(game, projection, entry);
      return projection.state;
    }),
  ];
}
