import { expect } from 'vitest';
import type { HouseRules } from '../../../src/games/world-at-war-51/state/house';
import { expected } from './war';

export type Facts = { readonly [fact: string]: unknown };
export type Situation = {
  readonly id: string;
  readonly rule: readonly string[];
  readonly given: Facts;
  readonly dice: Facts;
  readonly switches?: { readonly [id: string]: string };
  readonly expect: Facts;
};

const ALL = expected<{ readonly situations: readonly Situation[] }>('situations').situations;

/** "usjt 33, declared on Britain/US": typed facts in words. */
export function inWords(facts: Facts): string {
  const told = (value: unknown): string => {
    if (Array.isArray(value)) return value.map(told).join('/') || 'none';
    if (typeof value === 'object' && value) return `(${inWords(value as Facts)})`;
    return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
  };
  const name = (key: string) => key.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return Object.entries(facts)
    .map(([key, value]) => `${name(key)} ${told(value)}`)
    .join(', ');
}

/** The rules of a row, its id, and what is given and thrown with what comes of it. */
function titleOf({ id, rule, given, dice, switches = {}, expect: wanted }: Situation): string {
  const before = [given, dice, switches].map(inWords).filter(Boolean).join('; ');
  return `[${rule.join(', ')}] ${id}: ${before || 'whatever is given'} → ${inWords(wanted)}`;
}

/** The situations for one file of tests, which knows those that it has taken. */
export function takeSituations() {
  const taken = new Set<string>();
  /** Situations of these letters that the file has not taken. */
  const untried = (letters: string): readonly string[] =>
    ALL.map(({ id }) => id).filter((id) => letters.includes(id.charAt(0)) && !taken.has(id));
  const situation = (id: string): Situation => {
    const row = ALL.find((each) => each.id === id);
    if (!row) throw new Error(`no situation ${id}`);
    taken.add(id);
    return row;
  };
  /** The situations of one letter but for some, or those of these ids, each under its title. */
  const situations = (
    which: string | readonly string[],
    but: readonly string[] = [],
  ): readonly (readonly [title: string, row: Situation])[] => {
    const ids = typeof which === 'string' ? untried(which).filter((id) => !but.includes(id)) : which;
    return ids.map(situation).map((row) => [titleOf(row), row] as const);
  };
  return { untried, situation, situations };
}

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

/** What a row calls the other reading of a switch. */
const OTHERWISE: { readonly [id: string]: { readonly [words: string]: Partial<HouseRules> } } = {
  'AMB-3': { 'both hidden': { magic: 'both-hidden' } },
  'AMB-4': { 'band only': { drm: 'level-only' } },
  'AMB-5': { 'add up': { stack: 'add' } },
  'AMB-9': { 'aborted may fly again': { aborted: 'fly' } },
  'AMB-13': { 'per group': { counter: 'per-group' } },
};
/** The house rules that a row switches. An unknown one fails: the default would be tried in its place. */
export function houseOf({ id, switches = {} }: Situation): Partial<HouseRules> {
  const changes = Object.entries(switches).map(([which, words]) => {
    const change = OTHERWISE[which]?.[words];
    if (!change) throw new Error(`${id}: no house rule ${which} says "${words}"`);
    return change;
  });
  return Object.assign({}, ...changes);
}
