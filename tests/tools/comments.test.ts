import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const SOURCES = ['src', 'docs', 'tests', 'tools']
  .flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file}`,
    ),
  )
  .filter((path) => /\.(?:tsx?|mjs|css|md)$/.test(path))
  .map((path) => ({ path, text: readFileSync(new URL(path, root), 'utf8') }));

test('a comment that names a decision names one that there is', () => {
  const decisions = readdirSync(new URL('docs/decisions/', root)).map((file) => file.slice(0, 4));
  const named = SOURCES.flatMap(({ path, text }) =>
    [...text.matchAll(/\((?:ADR |decision )?(00\d\d)\)/g)].map(([, no = '']) => ({ path, no })),
  );
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter(({ no }) => !decisions.includes(no))).toEqual([]);
});

test('a doc comment stands at what it tells of, not on another one', () => {
  const orphaned = SOURCES.filter(({ text }) => /\*\/[ \t]*\n[ \t]*\/\*\*/.test(text));
  expect(orphaned.map(({ path }) => path)).toEqual([]);
});
