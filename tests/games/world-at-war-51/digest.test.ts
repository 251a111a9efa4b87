import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { RuleDigest } from '../../../src/core/rules';
import { WORLD_AT_WAR_DIGEST as digest } from '../../../src/games/world-at-war-51/digest';

/** Typed from the public page, in its order, and then what it rests on from other sections. */
const NUMBERS = [
  '51.22, 51.31, 51.311, 51.312, 51.312A, 51.312B, 51.312C, 51.312D, 51.313, 51.32, 51.33, 51.34, 51.35, 51.36',
  '51.41, 51.41A, 51.41B, 51.41C, 51.42, 51.43, 51.43A, 51.43B, 51.43C, 51.43D, 51.43E, 51.51, 51.52, 51.61',
  '51.71, 51.71A, 51.71B, 51.71C, 51.71D',
  '51.72, 51.72A, 51.72B, 51.72C, 51.72D, 51.72E, 51.72F, 51.72G, 51.72H, 51.72I, 51.73, 51.73A, 52.6',
  '19.2, 20.51, 20.5241C, 23.43, 23.7413, 36.11C, 49.852A',
].flatMap((row) => row.split(', '));

const SOURCE = new URL('../../../src/games/world-at-war-51/', import.meta.url);
const RULINGS = readFileSync(new URL('../../../docs/rulings/world-at-war-51.md', import.meta.url), 'utf8');
const rulingIds = (text: string) => [...text.matchAll(/WW-\d+/g)].map(([id]) => id);
/** Each ruling's id and the rules its heading names. */
const rulings = [...RULINGS.matchAll(/^\*\*(WW-\d+) [^*]*?(?:\(([^()]*)\))?\.\*\*/gm)].map(
  ([, id = '', about = '']) => ({ id, about: about ? about.split(', ') : [] }),
);

/** A word or words, as such and not within a longer one. */
const holds = ({ title, text }: RuleDigest, term: string) =>
  new RegExp(`(?<![\\w-])${term}(?![\\w-])`, 'i').test(`${title} ${text}`);

it('every rule of the page has its digest, in its order', () => {
  expect(digest.map(({ number }) => number)).toEqual(NUMBERS);
});

describe.each(digest.map((rule) => [`[${rule.number}] ${rule.title}`, rule] as const))('%s', (_, rule) => {
  it('is of a length to be read at the table', () => {
    expect(rule.title.length).toBeLessThanOrEqual(48);
    expect(rule.text.length).toBeGreaterThanOrEqual(20);
    expect(rule.text.length).toBeLessThanOrEqual(700);
  });

  it('names only rules that exist, and not itself', () => {
    const see = rule.see ?? [];
    expect(see.filter((number) => !NUMBERS.includes(number) || number === rule.number)).toEqual([]);
    expect(new Set(see).size).toBe(see.length);
  });

  it('has search terms that its title and text do not hold', () => {
    expect((rule.terms ?? []).filter((term) => holds(rule, term))).toEqual([]);
    expect(new Set(rule.terms).size).toBe(rule.terms?.length ?? 0);
  });
});

it('every rule that the game cites is in the digest', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const cited = files.flatMap((file) =>
    [...readFileSync(new URL(file, SOURCE), 'utf8').matchAll(/'((?:19|20|23|36|49|51|52)\.\d+[A-Z]?)'/g)].map(
      ([, rule = '']) => rule,
    ),
  );
  expect([...new Set(cited)].filter((rule) => !NUMBERS.includes(rule))).toEqual([]);
});

it('every ruling that the game or a digest names is in the rulings, and every one at its rules', () => {
  const known = rulings.map(({ id }) => id);
  const cited = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => rulingIds(readFileSync(new URL(file, SOURCE), 'utf8')));
  expect([...new Set(cited)].filter((id) => !known.includes(id))).toEqual([]);
  expect(new Set(known).size).toBe(31);
  const silent = rulings.flatMap(({ id, about }) =>
    about.flatMap((number) => {
      const rule = digest.find((each) => each.number === number);
      return rule && rulingIds(rule.text).includes(id) ? [] : [`${id} at ${number}`];
    }),
  );
  expect(silent).toEqual([]);
  expect(RULINGS.match(/^\*\*WW-\S+ ◆/gm)).toHaveLength(5);
});
