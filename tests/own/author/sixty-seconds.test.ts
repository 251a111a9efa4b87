import { describe, expect, it, test } from 'vitest';
import type { Change } from '../../../src/own/author/change';
import { fileOf, problemsOf } from '../../../src/own/author/draft';
import { remarksOf } from '../../../src/own/author/remarks';
import { question, say } from '../../support/play';
import { act, begun, endStep, lastLine, until } from '../shipped/at-table';
import { editionFrom } from '../shipped/editions';
import { made, refused, sentences } from './drafts';

const begin = (more: Partial<Extract<Change, { do: 'begin' }>> = {}): Change => ({
  do: 'begin',
  title: 'Marengo 1800!',
  sides: ['French', 'Austrian'],
  turns: { count: 8 },
  ...more,
});
const played = (changes: readonly Change[], house = {}) => begun([editionFrom(fileOf(made(changes)))], house);

describe('sixty seconds', () => {
  it('is a file that plays: turns, a step for each side, points with a reason, dice with a remark', () => {
    const table = played([begin()]);
    const { place } = table.projection.state;
    expect(place).toMatchObject({ turn: 1, name: 'French player turn', side: 'french' });
    act(table, 'points:points', { side: 'points@french', points: 3, reason: 'The bridge' });
    expect(lastLine(table)).toMatchObject({ title: 'The bridge' });
    expect(table.projection.state.counters['points@french']?.value).toBe(3);
    act(table, 'act:roll-dice', { dice: '2d6', what: 'morale' });
    expect(question(table)).toMatchObject({ kind: 'dice', count: 2, sides: 6 });
    say(table, [2, 5]);
    expect(lastLine(table).working.map(({ label, value }) => `${label}: ${value}`)).toEqual(
      expect.arrayContaining(['What for: morale']),
    );
    endStep(table);
    expect(table.projection.state.place).toMatchObject({ turn: 1, name: 'Austrian player turn' });
    expect(until(table, 8, 'austrian').projection.state.stage).toBe('underway');
  });

  it.each(['1d6', '3d6', 'd66', '1d10', '1d10-from-0', '2d10', '1d20', '1d100'])('rolls %s', (dice) => {
    const table = played([begin()]);
    act(table, 'act:roll-dice', { dice });
    expect(question(table)?.kind).toBe('dice');
  });

  it('on one’s own: one side, one step, one count of points', () => {
    const table = played([begin({ sides: ['The garrison'], turns: {} })]);
    expect(table.projection.state.place).toMatchObject({ name: 'Play' });
    act(table, 'points:points', { points: -1, reason: 'A wall falls' });
    expect(table.projection.state.counters.points?.value).toBe(-1);
  });

  it('with six sides, dates, an open number of turns', () => {
    const six = made([begin({ sides: ['A', 'B', 'C', 'D', 'E', 'F'], turns: { dates: 'May, June, July' } })]);
    expect(sentences(six)).toContain('The sides are A, B, C, D, E and F.');
    expect(sentences(six)).toContain('A turn is called Turn; there are 3. Their dates: May, June, July.');
    expect(sentences(made([begin({ turns: {} })]))).toContain('A turn is called Turn; their number is open.');
  });

  it('makes ids of names: small, of plain letters, no other game’s, none that means something by itself', () => {
    const draft = made([
      begin({ title: 'Zürich — 2. Schlacht', sides: ['Any', 'Österreich'], taken: ['zu-rich-2-schlacht'] }),
    ]);
    expect(draft.game).toMatchObject({ id: 'zu-rich-2-schlacht-2' });
    expect(draft.sides).toMatchObject([{ id: 'part-any' }, { id: 'osterreich' }]);
    expect(made([begin({ title: '進軍' })]).game).toMatchObject({ id: 'game' });
    expect(problemsOf(made([begin({ sides: ['constructor', '__proto__'] })]))).toEqual([]);
  });

  test.each<[string, Partial<Extract<Change, { do: 'begin' }>>, string]>([
    [
      'two sides of one name',
      { sides: ['Red', ' red'] },
      'Two sides are called red. Give each its own name.',
    ],
    ['no name', { title: '  ' }, 'Give the game a name.'],
    ['no side', { sides: [] }, 'A game has a side at least.'],
    ['seven sides', { sides: ['1', '2', '3', '4', '5', '6', '7'] }, 'Sides: there are 7. At most 6 fit.'],
    ['no turns', { turns: { count: 0 } }, 'Turns: 0 does not fit. A whole number from 1 to 400 fits.'],
    [
      '1,000 turns',
      { turns: { count: 1000 } },
      'Turns: 1000 does not fit. A whole number from 1 to 400 fits.',
    ],
    [
      'too few dates',
      { turns: { count: 3, dates: 'May, June' } },
      'Turns, dates: there are 2 dates for 3 turns. One for each turn fits.',
    ],
    ['markup', { title: '<b>War</b>' }, 'The game: “<b>War</b>” holds markup. Plain words fit.'],
  ])('%s is refused in words', (_, more, words) => {
    expect(refused(undefined, begin(more))).toBe(words);
  });

  it('10,000 letters are refused, and said short', () => {
    const words = refused(undefined, begin({ sides: ['x'.repeat(10_000), 'Red'] }));
    expect(words).toMatch(/has 10000 letters. A name has up to 40 letters.$/);
    expect(words.length).toBeLessThan(200);
  });
});

describe('ten minutes', () => {
  it('steps, a line each; those that were there stay what they are', () => {
    const draft = made([
      begin(),
      { do: 'steps', lines: ['Weather', 'Movement, French', 'Movement, Austrian', 'Combat'] },
      { do: 'put', path: ['steps', 0, 'start'], value: [{ say: 'Roll for rain.' }] },
      { do: 'steps', lines: ['Movement, French', 'weather', 'Movement, Austrian', 'Rally, Nobody'] },
    ]);
    expect(draft.steps).toEqual([
      { id: 'french-movement', name: 'Movement', side: 'french' },
      { id: 'weather', name: 'Weather', start: [{ say: 'Roll for rain.' }] },
      { id: 'austrian-movement', name: 'Movement', side: 'austrian' },
      { id: 'rally-nobody', name: 'Rally, Nobody' },
    ]);
    expect(refused(draft, { do: 'steps', lines: ['Rally', 'rally '] })).toBe(
      'Two steps are called rally. Give each its own name.',
    );
    expect(refused(draft, { do: 'steps', lines: ['', ' '] })).toBe('A turn has a step at least.');
  });

  it('steps as many games have them', () => {
    expect(sentences(made([begin(), { do: 'preset', of: 'you go i go' }]))).toEqual(
      expect.arrayContaining(['Step 1: French movement (French).', 'Step 4: Austrian combat (Austrian).']),
    );
    const chits = played([begin(), { do: 'preset', of: 'chits' }]);
    act(chits, 'act:draw-a-chit');
    expect(question(chits)?.kind).toBe('draw');
    expect(refused(made([begin()]), { do: 'preset', of: 'impulses' })).toBe(
      'This version of the app cannot play impulses yet: choose other steps.',
    );
  });

  it('chits of a list of units, once there is one', () => {
    const table = played([
      begin(),
      { do: 'units', name: 'Corps', lines: ['Lannes, French, 8', 'Ott, Austrian, 7'] },
      { do: 'preset', of: 'chits' },
    ]);
    act(table, 'act:draw-a-chit');
    expect(question(table)).toMatchObject({ kind: 'draw', from: [{ label: 'Lannes' }, { label: 'Ott' }] });
  });

  it.each<
    [Extract<Change, { do: 'table' }>['by'], string, { readonly [id: string]: number | string }, string]
  >([
    ['odds', '1:2 1:1 3:2', { att: 9, def: 6 }, '3:2'],
    ['difference', '..-3 -2..0 1..3 4..', { att: 9, def: 6 }, '1..3'],
    ['total', '0..3 4..9 10..', { total: 9 }, '4..9'],
    ['list', 'wood town hill', { column: 'town' }, 'town'],
  ])(
    'a table by %s: what finds its column is asked, and its open cells are learned',
    (by, heads, answers, column) => {
      const table = played([begin(), { do: 'table', name: 'Fire', by, heads, roll: { step: 'french' } }]);
      act(
        table,
        by === 'odds' || by === 'difference' ? 'act:attack' : 'act:fire',
        by === 'list' ? 'town' : answers,
      );
      expect(question(table)).toMatchObject({ kind: 'dice', rollPreview: { column } });
      say(table, 4);
      expect(question(table)?.kind).not.toBe('dice');
      expect(question(table)).toBeDefined();
    },
  );

  it('a table by dice alone, and one that people look up', () => {
    const draft = made([
      begin(),
      {
        do: 'table',
        name: 'Weather',
        by: 'dice',
        heads: '',
        dice: '2d6',
        rows: '2..4 5..9 10..12',
        cells: ['rain', 'fair', 'storm'],
      },
      {
        do: 'table',
        name: 'Terrain',
        by: 'list',
        heads: 'infantry cavalry',
        dice: '',
        rows: 'wood hill',
        cells: ['2 no', '2 3'],
      },
    ]);
    expect(sentences(draft)).toEqual(
      expect.arrayContaining([
        'Its rows are what 2d6 shows: 2–4, 5–9, 10–12.',
        'Its rows are looked up by people: wood, hill.',
        'Roll on Weather.',
      ]),
    );
    expect(remarksOf(draft).filter(({ kind }) => kind === 'missing')).toEqual([]);
  });

  it.each<[string, Partial<Extract<Change, { do: 'table' }>>, RegExp]>([
    ['heads out of order', { heads: '2:1 1:1' }, /^Table Combat, columns: “1:1” stands after “2:1”/],
    [
      'heads that overlap',
      { by: 'total', heads: '0..4 4..8' },
      /^Table Combat, columns: “4..8” and “0..4” overlap/,
    ],
    ['a head twice', { heads: '1:1 1:1' }, /“1:1” stands twice/],
    ['no heads', { heads: ' ' }, /^Table Combat, columns: the text is empty/],
    [
      'cells that do not fill it',
      { heads: '1:1 2:1', cells: ['A D'] },
      /there are 1 rows of cells for 6 heads/,
    ],
    ['dice that are none', { heads: '1:1', dice: '7z', rows: '1' }, /^Table Combat, rows: “7z” does not fit/],
    ['no name', { name: ' ', heads: '1:1' }, /^Give the table a name.$/],
  ])('a table with %s is refused in words', (_, more, words) => {
    const change: Change = { do: 'table', name: 'Combat', by: 'odds', heads: '1:1', ...more };
    expect(refused(made([begin()]), change)).toMatch(words);
  });

  it('what comes when, in its step', () => {
    const table = played([
      begin(),
      { do: 'comes', turn: 2, step: 'french', side: 'french', text: 'Desaix by the road' },
    ]);
    until(table, 2, 'french');
    act(table, 'bring-on');
    expect(lastLine(table).title).toContain('Desaix by the road');
    expect(refused(made([begin()]), { do: 'comes', turn: 9, text: 'Too late' })).toBe(
      'What comes Too late: there is no turn 9. Turns go from 1 to 8.',
    );
  });

  it('units by lines: a name, a side, a number; more of them later', () => {
    const draft = made([
      begin(),
      {
        do: 'units',
        name: 'Corps',
        lines: ['Lannes, French, 8', 'Ott\tAustrian\t7', '', 'Bellegarde; austrian'],
      },
      { do: 'units', name: 'corps', lines: ['Lannes'] },
    ]);
    expect(draft.lists).toMatchObject({
      corps: {
        one: 'corps',
        rows: [
          'lannes | Lannes | french | 8 | here',
          'ott | Ott | austrian | 7 | here',
          'bellegarde | Bellegarde | austrian | 0 | here',
          'lannes-2 | Lannes | french | 0 | here',
        ],
      },
    });
    expect(refused(made([begin()]), { do: 'units', name: 'Corps', lines: ['A, French', 'B'] })).toBe(
      'B has no side, and other lines have one. Write it behind a comma.',
    );
    expect(refused(made([begin()]), { do: 'units', name: 'Corps', lines: [' '] })).toBe(
      'Write a name on each line.',
    );
  });
});
