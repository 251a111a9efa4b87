import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { expected, named } from './pearl';
import { BY_RULING, IN_OTHER_WORDS, ON_THE_MAP, type Row, TRIED } from './rows';
import { TYPED } from './typed';

const typed = expected<Row>('procedures').filter(({ name }) => name in TYPED);

it.each(named(typed))('%s', (_, { name, expect: wanted }) => {
  const facts = Object.entries(wanted).filter(([key]) => !ON_THE_MAP.includes(`${name}: ${key}`));
  expect(TYPED[name]?.()).toEqual(Object.fromEntries(facts));
});

it('every situation typed from the rulebook is tried, or kept on the map, or decided by a ruling', () => {
  const asked = Object.values(TRIED).flat();
  const known = new Set([
    ...asked,
    ...ON_THE_MAP,
    ...Object.keys({ ...TYPED, ...BY_RULING, ...IN_OTHER_WORDS }),
  ]);
  const left = expected<Row>('procedures').filter(
    ({ heading, name }) => !known.has(name) && !asked.some((start) => heading.startsWith(start)),
  );
  expect(left.map(({ name }) => name)).toEqual([]);
});

it('what is named is a situation, or the heading of some', () => {
  const rows = expected<Row>('procedures');
  const facts = rows.flatMap(({ name, expect: wanted }) =>
    Object.keys(wanted).map((key) => `${name}: ${key}`),
  );
  const known = [...rows.map(({ name }) => name), ...facts];
  const elsewhere = [...ON_THE_MAP, ...Object.keys({ ...TYPED, ...BY_RULING, ...IN_OTHER_WORDS })];
  expect(elsewhere.filter((name) => !known.includes(name))).toEqual([]);
  const starts = Object.values(TRIED).flat();
  expect(
    starts.filter(
      (start) => !known.includes(start) && !rows.some(({ heading }) => heading.startsWith(start)),
    ),
  ).toEqual([]);
});

it('each file that is said to try some takes them from the rows, which hold it to that', () => {
  const folder = new URL('./', import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith('.test.ts'));
  const taking = files.filter(
    (file) =>
      file !== 'rows.test.ts' && readFileSync(new URL(file, folder), 'utf8').includes("from './rows'"),
  );
  expect(taking.map((file) => file.replace('.test.ts', ''))).toEqual(Object.keys(TRIED));
  const words = Object.values(IN_OTHER_WORDS).map((file) => `${file}.test.ts`);
  expect(words.filter((file) => !files.includes(file))).toEqual([]);
});
