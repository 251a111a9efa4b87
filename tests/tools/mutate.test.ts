// What a seed draws must be the same everywhere and always: a score is only a score of the mutants it names.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { draw, enumerate } from '../../tools/mutate/sample.mjs';
import { FATES, readScores, scoreOf, tableOf } from '../../tools/mutate/scores.mjs';
import { drawing, LEFT_OUT, SEEDS, STRATA, sources, unseenOf } from '../../tools/mutate/strata.mjs';

const source = `
import { type Hex, near } from './hex';
export type Way = 'sea' | 'land';
const TITLE = 'Two words';
export const isFar = (from: Hex, to: Hex, way: Way): boolean => {
  if (way === 'sea' && !near(from, to)) return true;
  return \`\${TITLE} \${way}\` === '';
};
`;
const file = { name: 'src/core/far.ts', content: source };
const onLine = (text: string) => text.replaceAll('${', '{').replace(/\s+/g, ' ');
const short = ({ line, column, mutator, original, replacement }: Mutant) =>
  `${line}:${column} ${mutator}: ${onLine(original)} → ${onLine(replacement)}`;

type Mutant = Awaited<ReturnType<typeof enumerate>>[number];

describe('the mutants of a file', () => {
  it('are all that change what runs: no type, no import, no text that is only read', async () => {
    expect((await enumerate([file])).map(short)).toEqual([
      "5:65 BlockStatement: { if (way === 'sea' && !near(from, to)) return true; return `{TITLE} {way}` === ''; } → {}",
      "6:7 ConditionalExpression: way === 'sea' → true",
      "6:7 EqualityOperator: way === 'sea' → way !== 'sea'",
      "6:7 ConditionalExpression: way === 'sea' && !near(from, to) → false",
      "6:7 ConditionalExpression: way === 'sea' && !near(from, to) → true",
      "6:7 LogicalOperator: way === 'sea' && !near(from, to) → way === 'sea' || !near(from, to)",
      '6:15 StringLiteral: \'sea\' → ""',
      '6:24 BooleanLiteral: !near(from, to) → near(from, to)',
      '6:48 BooleanLiteral: true → false',
      '7:10 StringLiteral: `{TITLE} {way}` → ``',
      "7:10 ConditionalExpression: `{TITLE} {way}` === '' → false",
      "7:10 ConditionalExpression: `{TITLE} {way}` === '' → true",
      "7:10 EqualityOperator: `{TITLE} {way}` === '' → `{TITLE} {way}` !== ''",
      '7:32 StringLiteral: \'\' → "Stryker was here!"',
    ]);
  });
});

describe('a seed', () => {
  const many = ['core', 'core/report', 'core/tiny'].flatMap((folder, at) =>
    Array.from({ length: [60, 30, 1][at] ?? 0 }, (_, n) => ({
      key: `${folder} ${n}`,
      file: `src/${folder}/${Math.floor(n / 10)}.ts`,
    })),
  );

  it('draws by the size of a folder, at least one of each, and from every stretch of it', () => {
    expect(draw(many, 10, '1').map(({ key }) => key)).toEqual([
      'core 3',
      'core 10',
      'core 23',
      'core 32',
      'core 40',
      'core 58',
      'core/report 5',
      'core/report 11',
      'core/report 25',
      'core/tiny 0',
    ]);
  });

  it('draws the same again, and another draws others', () => {
    expect(draw(many, 10, '1')).toEqual(draw(many, 10, '1'));
    expect(draw(many, 10, '2').map(({ key }) => key)).toEqual([
      'core 6',
      'core 17',
      'core 28',
      'core 32',
      'core 46',
      'core 54',
      'core/report 2',
      'core/report 13',
      'core/report 28',
      'core/tiny 0',
    ]);
  });

  it('draws each once where more are wanted than there are', () => {
    expect(draw(many, 300, '1')).toEqual(many);
  });
});

it('every file is in one stratum, but the texts', () => {
  const strataOf = (path: string) => STRATA.filter(({ files }) => files.test(path)).map(({ name }) => name);
  const counted = sources().map((path) => [path, strataOf(path).length]);
  expect(counted).toEqual(sources().map((path) => [path, LEFT_OUT.test(path) ? 0 : 1]));
});

it('the seeds and counts are settled', () => {
  expect(SEEDS).toEqual({ first: '1941', unseen: '1942' });
  const own = STRATA.flatMap((each) => ('unseen' in each ? [[each.name, each.unseen]] : []));
  expect(own).toEqual([
    ['usn-deluxe', '1943'],
    ['ui', '1943'],
  ]);
  expect(STRATA.map(({ name, count, least }) => [name, count, least])).toEqual([
    ['core', 300, 90],
    ['kit', 100, 90],
    ['own', 300, 90],
    ['storage-app', 300, 80],
    ['iph', 300, 90],
    ['iph-rest', 100, 90],
    ['pearl-harbor-7dec41', 300, 90],
    ['pearl-harbor-7dec41-rest', 100, 90],
    ['usn-deluxe', 300, 90],
    ['usn-deluxe-rest', 100, 90],
    ['world-at-war-51', 300, 90],
    ['world-at-war-51-rest', 100, 90],
    ['ui', 100, 80],
  ]);
});

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

it('another number of mutants is drawn of every stratum where one is asked for', () => {
  expect(drawing(STRATA, undefined)).toBe(STRATA);
  expect(new Set(drawing(STRATA, '100').map(({ count }) => count))).toEqual(new Set([100]));
  expect(drawing(STRATA, '100').map(({ name }) => name)).toEqual(STRATA.map(({ name }) => name));
});

it('the last score of a stratum counts all that it draws, and holds', () => {
  const scores = readScores();
  expect(scores.length).toBeGreaterThan(0);
  for (const { stratum, seed, commit, drawn, ...counts } of scores) {
    const known = STRATA.find(({ name }) => name === stratum);
    if (!known) throw new Error(`${stratum} is no stratum`);
    const sum = FATES.reduce((total, fate) => total + counts[fate], 0);
    expect([stratum, seed, drawn, sum]).toEqual([stratum, unseenOf(known), known.count, known.count]);
    expect(scoreOf(counts), stratum).toBeGreaterThanOrEqual(known.least);
    expect(commit).toMatch(/^[\da-f]{7,}$/);
  }
});

it('the page shows the last scores', () => {
  const [, shown] = read('docs/mutation.md').split('## Last scores\n\n');
  expect(shown).toBe(`${tableOf(readScores())}\n`);
});

it('what is called equivalent says why, of a file that there is', () => {
  const files = sources();
  for (const each of JSON.parse(read('tools/mutate/equivalent.json')))
    expect(each).toEqual({
      file: expect.toBeOneOf(files),
      source: expect.any(String),
      mutator: expect.any(String),
      original: expect.any(String),
      replacement: expect.any(String),
      reason: expect.stringMatching(/.{20}/),
    });
});
