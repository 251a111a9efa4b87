import type { Definition } from '../format/definition';
import type { OwnState } from './state';

/** What cites nothing of the printed rules is told by this. */
export const RULE = 'Own game';

/** The editions of a game that its journal names, and which of them holds when. */
export type Editions = {
  readonly all: readonly Definition[];
  readonly newest: Definition;
  /** The one that holds in a state; before the beginning the newest. */
  of(state: Pick<OwnState, 'edition'>): Definition;
  byHash(hash: unknown): Definition | undefined;
};

export function editionsOf(all: readonly Definition[]): Editions {
  const newest = all.at(-1);
  if (!newest) throw new Error('a game that is a file needs its definition');
  const known = new Map(all.map((def) => [def.hash, def]));
  return {
    all,
    newest,
    of: ({ edition }) => known.get(edition) ?? newest,
    byHash: (hash) => (typeof hash === 'string' ? known.get(hash) : undefined),
  };
}
