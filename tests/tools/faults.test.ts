import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8');

const rows = read('docs/faults.md')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, fault = '', , , tests = '']) => ({ fault, tests: tests.split(' · ') }));

const MUST = [
  'Quota exceeded',
  'Write refused',
  'Database blocked by an old tab',
  'Transaction aborted',
  'Corrupt entry',
  'Missing pack',
  'Clock set back a year',
  'Colliding device ids',
];

test('the table of faults names every fault', () => {
  expect(rows.map(({ fault }) => fault)).toEqual(expect.arrayContaining(MUST));
});

test.each(rows)('$fault: the tests that prove it exist', ({ tests }) => {
  for (const named of tests) {
    const [, path = '', name = ''] = /^`(tests\/[\w/.-]+)`: (.+)$/.exec(named) ?? [];
    expect(path, named).not.toBe('');
    // As an argument of its own, so that a name within a longer one does not count.
    const calls = ["'", '"', '`'].map((quote) => `(${quote}${name}${quote},`);
    const source = read(path).replace(/\(\s+/g, '(');
    expect(
      calls.some((call) => source.includes(call)),
      named,
    ).toBe(true);
  }
});
