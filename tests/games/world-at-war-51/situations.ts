import { expect } from 'vitest';
import { expected } from './war';

type Facts = { readonly [fact: string]: unknown };
export type Situation = {
  readonly id: string;
  readonly rule: readonly string[];
  readonly given: Facts;
  readonly dice: Facts;
  readonly switches?: { readonly [id: string]: string };
  readonly expect: Facts;
};

const ALL = expected<{ readonly situations: readonly Situation[] }>('situations').situations;

/** The situations whose ids begin with this letter. */
export const situations = (letter: string): readonly (readonly [id: string, row: Situation])[] =>
  ALL.filter(({ id }) => id.startsWith(letter)).map((row) => [row.id, row] as const);

export const pair = (dice: unknown): readonly number[] => dice as readonly number[];
export const num = (fact: unknown, otherwise = 0): number => (fact === undefined ? otherwise : Number(fact));

/**
 * Compares what a row expects with what was seen. What a row says in words alone is named here, with the reason in the
 * test that calls; anything else that was not looked at fails.
 */
export function compare(row: Situation, seen: Facts, inWords: readonly string[] = []): void {
  const wanted = Object.keys(row.expect).filter((key) => !inWords.includes(key));
  expect(
    wanted.filter((key) => !(key in seen)),
    `${row.id}: not looked at`,
  ).toEqual([]);
  for (const key of wanted) expect(seen[key], `${row.id} ${key}`).toEqual(row.expect[key]);
}

const ENDINGS: { readonly [id: string]: (now: string) => object } = {
  'AMB-3': () => ({ magic: 'both-hidden' }),
  'AMB-4': () => ({ drm: 'level-only' }),
  'AMB-5': () => ({ stack: 'add' }),
  'AMB-9': () => ({ aborted: 'fly' }),
  'AMB-13': () => ({ counter: 'per-group' }),
};
/** The house rules that a row switches. */
export const houseOf = ({ switches = {} }: Situation): object =>
  Object.assign({}, ...Object.entries(switches).map(([id, to]) => ENDINGS[id]?.(to) ?? {}));
