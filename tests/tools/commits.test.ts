import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { AREAS, complaints } from '../../tools/commits.mjs';

const root = resolve(import.meta.dirname, '../..');
const WHY = '\n\nWithout it the reader of a log learns nothing.\n';
const noVerb = (word: string) => [`says what it does: "${word}" is no verb such as Add`];
const noCapital = ['goes on with a capital letter after the area'];
const noArea = ['begins with one area and a colon, as in "docs: Say …"'];
const noBody = ['says why in a body, after an empty line'];

describe('a message', () => {
  test.each([
    'core: Keep what was read',
    'pearl-harbor-7dec41: Add a table',
    'world-at-war-51: Count the ships',
    'tests: Bring the toy up to date',
    'ui: Need no second tap',
    'ui: Embed the font',
    'docs: Say “why” in 1.0, and where',
    `build: ${'Go on '.repeat(9)}end`,
  ])('%s', (first) => {
    expect(complaints(first + WHY)).toEqual([]);
  });

  test.each([
    ['Add a table', noArea],
    ['Merge branch of a friend', noArea],
    ['core, ui: Add a table', noArea],
    ['tests:Add a table', noArea],
    ['', noArea],
    ['games: Add a table', [`has no area of the project in "games": ${AREAS.join(', ')}`]],
    ['tests: add a table', noCapital],
    ['tests: 7Dec41', noCapital],
    ['tests: ', noCapital],
    ['docs: The table', noVerb('The')],
    ['docs: A table', noVerb('A')],
    ['tests: What people do', noVerb('What')],
    ['tests: One, two, three', noVerb('One')],
    ['tests: It’s in the table', noVerb('It')],
    ['ui: Adding a table', noVerb('Adding')],
    ['ui: Added a table', noVerb('Added')],
    ['core: Fixed', noVerb('Fixed')],
    ['core: Fix it.', ['has no full stop at the end of its first line']],
    [`core: ${'x'.repeat(59)}`, noCapital],
    [`core: X${'x'.repeat(59)}`, ['has at most 65 characters in its first line, not 66']],
    [
      `core: The ${'x'.repeat(60)}.`,
      [
        ...noVerb('The'),
        'has at most 65 characters in its first line, not 71',
        'has no full stop at the end of its first line',
      ],
    ],
  ])('%s: not', (first, want) => {
    expect(complaints(first + WHY)).toEqual(want);
  });

  test.each([
    ['no body', '', noBody],
    ['an empty body', '\n\n  \n', noBody],
    ['a body at once', '\nFor it was missing.', ['has an empty second line', ...noBody]],
    ['a line of 100', `\n\n${'é'.repeat(100)}`, []],
    ['a line of 101', `\n\nFine.\n${'é'.repeat(101)}`, [`wraps its body at 100: "${'é'.repeat(30)}…"`]],
  ])('with %s', (_, rest, want) => {
    expect(complaints(`core: Add a table${rest}`)).toEqual(want);
  });

  test('every folder of a game is an area', () => {
    const folders = readdirSync(join(root, 'src/games')).filter((name) => !name.includes('.'));
    expect(folders).toContain('iph');
    expect(AREAS).toEqual(expect.arrayContaining(folders));
  });
});
