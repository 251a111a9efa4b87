import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GATES } from '../../tools/gates.mjs';
import { SCRIPTS } from '../../tools/smoke/scripts.mjs';
import { tryCommand } from '../../tools/smoke/try.mjs';

/** Neither a gate nor tried by one, and why. */
const ELSEWHERE = {
  test: 'runs the gates',
  format: 'does what the gate lint does, and writes',
  engines: 'is tried by soak',
};

test('every npm script is a gate, or is tried by the gate smoke', () => {
  const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  const proven = [...GATES, ...Object.keys(SCRIPTS), ...Object.keys(ELSEWHERE)];
  expect(proven.toSorted()).toEqual(Object.keys(scripts).toSorted());
});

describe('a script', () => {
  const node = (program: string) => `"${process.execPath}" -e "${program}"`;
  const trying = (program: string, trial: Omit<Parameters<typeof tryCommand>[1], 'says'> = {}) =>
    tryCommand(node(program), { says: /found (\w+)/, ...trial }, process.env);

  test('that says what it has to, and ends well, has no problem', async () => {
    expect(await trying("console.log('found it')")).toBeUndefined();
    expect(
      await trying("process.stdin.on('data', (words) => console.log('found', String(words)))", {
        input: 'it',
      }),
    ).toBeUndefined();
  });

  test('that says something else has one', async () => {
    expect(await trying("console.log('lost')")).toMatch(/^it did not say .*lost/s);
  });

  test('that ends otherwise than it should has one', async () => {
    expect(await trying("console.log('found it'); process.exitCode = 3")).toMatch(/^it ended with 3/);
    expect(await trying("console.log('found it')", { status: 1 })).toMatch(/^it ended with 0/);
  });

  test('that goes on is looked at and ended', async () => {
    const seen: string[] = [];
    const look = async (found: string) => void seen.push(found);
    expect(await trying("console.log('found it'); setInterval(() => {}, 1000)", { look })).toBeUndefined();
    expect(seen).toEqual(['it']);
  });

  test('that goes on and is not what it should be has one', async () => {
    const look = async () => {
      throw new Error('The console says: x');
    };
    expect(await trying("console.log('found it'); setInterval(() => {}, 1000)", { look })).toMatch(
      /^The console says: x/,
    );
    expect(await trying("console.log('lost')", { look })).toMatch(/^it did not say/);
  });
});
