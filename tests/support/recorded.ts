import { readdirSync, readFileSync } from 'node:fs';
import type { Entry } from '../../src/core/journal/journal';
import { extendProjection, foldJournal, type Projection } from '../../src/core/journal/projection';
import type { Game } from '../../src/core/play/game';
import type { GameEvent } from '../../src/core/play/procedure';

/** A whole game as it was played. */
export type Recorded = { readonly name: string; readonly entries: readonly Entry[] };

const folderOf = (id: string) => new URL(`../games/${id}/fixtures/`, import.meta.url);

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

export const recordedEntries = (id: string, name: string): readonly Entry[] =>
  JSON.parse(readFileSync(fixtureFile(id, name), 'utf8')).entries;

/** What counts of a game, in order. */
export const liveEvents = ({ runs }: Projection<unknown>): readonly GameEvent[] =>
  runs.flatMap(({ struck, outcome }) => (struck ? [] : (outcome?.events ?? [])));

const statesOf = new WeakMap<object, readonly unknown[]>();

/** Every state that a kind of game stood in, from the empty one on; played once for all that ask. */
export function recordedStates<S>(game: Game<S>): readonly S[] {
  const states = (statesOf.get(game) as readonly S[] | undefined) ?? playedStates(game);
  statesOf.set(game, states);
  return states;
}

function playedStates<S>(game: Game<S>): readonly S[] {
  return recordedGames(game.id).flatMap(({ entries }) => {
    let projection = foldJournal(game, []);
    return [
      projection.state,
      ...entries.map((entry) => {
        projection = extendProjection(game, projection, entry);
        return projection.state;
      }),
    ];
  });
}
