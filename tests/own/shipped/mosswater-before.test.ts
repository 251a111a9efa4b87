// Mosswater Bridge was code once. What its recorded games asked and showed then is held against the file, page by page.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ownGame } from '../../../src/own/play/game';
import { mosswater } from '../../games/own-games';
import { exampleOf } from '../../support/example';
import { recordedEntries } from '../../support/recorded';
import { shippedEdition } from './editions';
import { tablesOf, toldOf } from './told';

/** What is said in other words now: every other line is the same. */
const RENAMED: readonly (readonly [was: RegExp, now: string])[] = [
  // The turns of a file have their dates beside their numbers.
  [/\bTurn 1\b/, 'Turn 1 · Dawn'],
  [/\bTurn 2\b/, 'Turn 2 · Noon'],
  [/\bTurn 3\b/, 'Turn 3 · Dusk'],
  // A question of an action says the action, and a roll its table.
  [/^(asks form of \w+): (.*) attacks$/, '$1: Fight: $2'],
  [/: Combat die, on/, ': Combat Table, on'],
  [/^ {2}How: /, '  Column shifts: '],
  [/: (.*), rallied$/, ': rallied: $1'],
  // What is left undone is named first, and what came earlier is offered last; it may be let go.
  [
    /^asks choice: Arrivals is not finished End it anyway$/,
    'asks choice: Not finished: Arrivals End it anyway | End it: what is due never comes',
  ],
  [/^asks choice: Battle is not finished /, 'asks choice: Not finished: Battle '],
  [/^offers: What is due, Draw a chit, End the step$/, 'offers: Draw a chit, End the step, What is due'],
  // All may be more than two, and a word that ends the game is the reason why it has ended.
  [/Blue concedes \| Red concedes \| Both agree/, 'Blue concedes | Red concedes | All agree'],
  [/^verdict: Bo wins, Red leads by −1, /, 'verdict: Bo wins, Red concedes, '],
  // What is put right by hand is called after what it is, and a list grows.
  [/^== Units$/, '== Units by hand'],
  [/^== Correct the points$/, '== Correct: Red leads by'],
  [/^asks form: Correct the points$/, 'asks form: Correct: Red leads by'],
  [/^ {2}Add to the total$/, '  Add to them'],
  [/^(asks choice: Which unit\? .*)$/, '$1 | Add a unit'],
  [/^ {2}Strength$/, '  strength'],
];

/** One thing that is due has its own name now: here it is called as several are. */
const asDue = (line: string): string =>
  line.replace(/^== Blue Horse$/, '== What is due').replace(/^offers: Blue Horse, /, 'offers: What is due, ');

/** What only the code asked and showed. */
const GONE: readonly RegExp[] = [
  // Its modifiers were a table too, learned as players read it, and so were the columns of the other one.
  /^Column shifts, /,
  /^asks heads .*: Combat Table: which columns/,
  /^asks cell .*: Column shifts, /,
  // Each chit was owed by itself; what is in the cup is compared below.
  /^owes: The chit of /,
  // Who has attacked acted no more; now it acts until the next chit, with no attack left.
  /^acts: /,
  /^ {2}Its chit: /,
];

/** What only the file asks and shows. */
const NEW: readonly RegExp[] = [
  // That a unit attacks once is a counter in a file.
  /^counter: Attacks left /,
  /^owes: Chits: \d in the cup$/,
  /^acts: /,
  // A row of a list is corrected whole.
  /^ {2}(Name|side: Red \| Blue|place: in the field \| off the field|Stays on the list: Yes \| No)$/,
];

type Pages = readonly (readonly string[])[];
const pagesOf = (text: string): Pages =>
  text
    .trim()
    .split('\n\n')
    .map((page) => page.split('\n'));
const text = readFileSync(new URL('mosswater-before.txt', import.meta.url), 'utf8');
const before = text
  .split(/^# /m)
  .slice(1)
  .map((part) => {
    const [name = ''] = part.split('\n', 1);
    return { name, pages: pagesOf(part.slice(name.length)) };
  });

const game = ownGame([shippedEdition('mosswater-bridge')]);
async function pagesNow(name: string): Promise<Pages> {
  if (name === 'tables') return [tablesOf(game as never)];
  const entries = name === 'example' ? await exampleOf(mosswater.meta) : recordedEntries(game.id, name);
  return toldOf(game as never, entries);
}

const met = new Set<RegExp>();
const isOf = (list: readonly RegExp[], line: string): boolean => {
  const found = list.find((pattern) => pattern.test(line));
  if (found) met.add(found);
  return found !== undefined;
};
const renamed = (line: string): string =>
  RENAMED.reduce((now, [was, to]) => {
    if (was.test(now)) met.add(was);
    return now.replace(was, to);
  }, line);

/** What is left in the cup was laid aside as the battle ended; now it lies there until the cup is filled again. */
const inBattle = (page: readonly string[]): readonly string[] =>
  page.some((line) => /^table: .*, Battle,/.test(line))
    ? page
    : page.filter((line) => !line.startsWith('in the cup: '));

it.each(before)('$name: asks and shows what it did', async ({ name, pages }) => {
  const now = await pagesNow(name);
  expect(
    now.map((page) =>
      inBattle(page)
        .filter((line) => !isOf(NEW, line))
        .map(asDue),
    ),
  ).toEqual(
    pages.map((page) =>
      inBattle(page)
        .filter((line) => !isOf(GONE, line))
        .map(renamed),
    ),
  );
});

it('lists no difference that there is not', () => {
  const all = [...RENAMED.map(([was]) => was), ...GONE, ...NEW];
  expect(all.filter((pattern) => !met.has(pattern))).toEqual([]);
});
