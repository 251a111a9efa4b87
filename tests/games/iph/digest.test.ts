import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { RuleDigest } from '../../../src/core/rules';
import { iphMeta } from '../../../src/games/iph/meta';

/** Typed from the headings of the rulebook: the last number of each chapter; each one begins with `.0`. */
const CHAPTERS: readonly (readonly [chapter: number, last: number])[] = [
  [1, 5],
  [2, 13],
  [3, 6],
  [4, 8],
  [5, 10],
  [6, 8],
  [7, 15],
  [8, 5],
  [9, 14],
  [10, 14],
  [11, 4],
  [12, 4],
];
const RULEBOOK = CHAPTERS.flatMap(([chapter, last]) =>
  Array.from({ length: last + 1 }, (_, i) => `${chapter}.${i}`),
);

const SOURCE = new URL('../../../src/games/iph/', import.meta.url);
const RULINGS = readFileSync(new URL('../../../docs/rulings/iph.md', import.meta.url), 'utf8');

const digest = (await iphMeta.digest?.()) ?? [];
const named = digest.map((rule) => [`[${rule.number}] ${rule.title}`, rule] as const);
const numbers = digest.map(({ number }) => number);

const ruleNumbers = (text: string) => [...text.matchAll(/\b\d{1,2}\.\d{1,2}\b/g)].map(([number]) => number);
const rulingIds = (text: string) => [...text.matchAll(/IPH-\d+/g)].map(([id]) => id);
/** Each ruling's id and the rules its heading names. */
const rulings = [...RULINGS.matchAll(/^\*\*(IPH-\d+)(.*?)\.\*\*/gms)].map(([, id = '', heading = '']) => ({
  id,
  about: ruleNumbers(heading),
}));

/** A word or words, as such and not within a longer one. */
const holds = ({ title, text }: RuleDigest, term: string) =>
  new RegExp(`(?<![\\w-])${term}(?![\\w-])`, 'i').test(`${title} ${text}`);

it('every number of the rulebook has one digest, in its order', () => {
  expect(RULEBOOK).toHaveLength(118);
  expect(numbers).toEqual(RULEBOOK);
});

describe.each(named)('%s', (_, rule) => {
  it('is of a length to be read at the table', () => {
    expect(rule.title.length).toBeLessThanOrEqual(48);
    expect(rule.text.length).toBeGreaterThanOrEqual(20);
    expect(rule.text.length).toBeLessThanOrEqual(700);
  });

  it('names only rules that exist, and not itself', () => {
    const cited = [...(rule.see ?? []), ...ruleNumbers(rule.text)];
    expect(cited.filter((number) => !RULEBOOK.includes(number) || number === rule.number)).toEqual([]);
    expect(new Set(rule.see).size).toBe(rule.see?.length ?? 0);
  });

  it('has search terms that its title and text do not hold', () => {
    expect((rule.terms ?? []).filter((term) => holds(rule, term))).toEqual([]);
  });
});

it('every rule that the game cites is in the digest', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const cited = files.flatMap((file) => ruleNumbers(readFileSync(new URL(file, SOURCE), 'utf8')));
  expect(cited).toContain('7.13');
  expect([...new Set(cited)].filter((number) => !numbers.includes(number))).toEqual([]);
});

it('every ruling that a digest names is in the rulings', () => {
  const known = rulings.map(({ id }) => id);
  const cited = new Set(digest.flatMap(({ text }) => rulingIds(text)));
  expect([...cited].filter((id) => !known.includes(id))).toEqual([]);
});

it('every ruling is named at a rule that it is about', () => {
  expect(rulings).toHaveLength(RULINGS.match(/^\*\*IPH-/gm)?.length ?? 0);
  const silent = rulings.filter(({ id, about }) => {
    const where = about.length ? digest.filter(({ number }) => about.includes(number)) : digest;
    return !where.some(({ text }) => rulingIds(text).includes(id));
  });
  expect(silent).toEqual([]);
});
