import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const MOST = 250;

it(`the whole game has at most ${MOST} lines, its text among them`, () => {
  const folder = new URL('.', import.meta.url);
  const tests = /^(facts|scripts|trial|.*\.test)\.ts$/;
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !tests.test(file));
  const lines = files.flatMap((file) => readFileSync(new URL(file, folder), 'utf8').trimEnd().split('\n'));
  expect(lines.length).toBeLessThanOrEqual(MOST);
  expect(lines.length).toBeGreaterThan(100);
});
