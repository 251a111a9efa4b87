import { expect, test } from 'vitest';
import { beginOf, type TypedGame, UNTYPED } from '../../../src/app/own/author/typed-game';

const typed = (more: Partial<TypedGame> = {}) => beginOf({ ...UNTYPED, title: 'Marengo', ...more });

test.each<[string, Partial<TypedGame>, object]>([
  ['as it stands', {}, { sides: ['Blue', 'Red'], turns: { name: 'Turn', count: 10 } }],
  ['alone, open', { alone: ' Me ', turns: 'open' }, { sides: ['Me'], turns: { name: 'Turn' } }],
  [
    'by dates, with a comma too many',
    { turns: 'dates', dates: ' May ,June, ', turn: 'Month' },
    { sides: ['Blue', 'Red'], turns: { name: 'Month', dates: 'May, June' } },
  ],
  ['with digits of another script', { count: '４００' }, { turns: { name: 'Turn', count: 400 } }],
])('a game %s', (_, more, begin) => {
  expect(typed(more)).toMatchObject({ ok: true, value: { do: 'begin', title: 'Marengo', ...begin } });
});

test.each<[Partial<TypedGame>, field: string, says: RegExp]>([
  [{ title: '  ' }, 'title', /^Give the game a name\.$/],
  [{ sides: ['Blue', ' '] }, 'sides.2', /^Give side 2 a name\.$/],
  [{ sides: ['', 'Red', 'Green'] }, 'sides.1', /^Give side 1 a name, or take it out\.$/],
  [{ alone: '' }, 'sides.1', /^Give your side a name\.$/],
  [{ sides: ['Blue', 'Red', ' RED'] }, 'sides.3', /^Two sides are called “RED”/],
  [{ turn: '' }, 'turns.name', /^Say what a turn is called/],
  [{ count: '0' }, 'turns', /1 to 400 turns, and “0” is no such number/],
  [{ count: '1000' }, 'turns', /“1000” is no such number/],
  [{ count: '2.5' }, 'turns', /“2.5” is no such number/],
  [{ count: 'ten' }, 'turns', /“ten” is no such number/],
  [{ count: '' }, 'turns', /^Write how many turns there are, from 1 to 400/],
  [{ turns: 'dates', dates: ' , ' }, 'turns', /^Write a date for each turn/],
  [{ turns: 'dates', dates: 'May,,June' }, 'turns', /^Date 2 is empty/],
  [{ turns: 'dates', dates: 'x,'.repeat(401) }, 'turns', /^There are 401 dates\. At most 400 fit\.$/],
])('%j is refused at its field, in words', (more, field, says) => {
  expect(typed(more)).toMatchObject({
    ok: false,
    problem: { field, message: expect.stringMatching(says) },
  });
});
