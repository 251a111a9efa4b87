import { describe, expect, it, test } from 'vitest';
import type { Change } from '../../../src/own/author/change';
import { changed } from '../../../src/own/author/changes/apply';
import { fileOf, pathText, problemsOf, recordAt, valueAt } from '../../../src/own/author/draft';
import { draftOf, finished, nextEdition } from '../../../src/own/author/editions';
import { remarksOf, worthOf } from '../../../src/own/author/remarks';
import { needsOf, partsIn, taking, withoutNumbers } from '../../../src/own/author/share';
import { readDefinition } from '../../../src/own/format/parse';
import { editionFrom } from '../shipped/editions';
import { files, made, refused, sentences, shippedDraft } from './drafts';

const ridge = shippedDraft('hollow-ridge');
const BEGUN: readonly Change[] = [
  { do: 'begin', title: 'Marengo', sides: ['French', 'Austrian'], turns: { count: 3 } },
];

describe('editions', () => {
  it('the next one counts up, and says part by part what is new', () => {
    const before = editionFrom(fileOf(ridge));
    const draft = made(
      [
        { do: 'put', path: ['counters', 'supply', 'start'], value: 7 },
        { do: 'put', path: ['tables', 'crt', 'cells', 5], value: 'A1 D1 D1 DR DR D2 D2' },
        { do: 'take out', path: ['due', 2] },
      ],
      ridge,
    );
    const next = nextEdition(draft, before);
    if (!next.ok) throw new Error(next.problem.message);
    expect(next.value.definition.game.edition).toBe(4);
    expect(next.value.comparison).toEqual([
      { part: 'Counters', lines: ['Supply: starts at 7, was 6'] },
      { part: 'What comes when', lines: ['Gone: II Corps gives up two steps'] },
      { part: 'Tables', lines: ['Combat: 1 cell differs'] },
    ]);
    const read = readDefinition(next.value.canonical);
    expect(read.ok && read.value.canonical).toBe(next.value.canonical);
    expect(draftOf(next.value.canonical)).toEqual({ ok: true, value: JSON.parse(next.value.canonical) });
  });

  it('a draft that is not whole, or cannot be played yet, is no edition', () => {
    const draft = made([...BEGUN, { do: 'add', section: 'actions', value: { title: 'Dig in' } }]);
    expect(finished(draft)).toMatchObject({
      ok: false,
      problem: { message: 'Action Dig in: it does nothing: “do” is missing. Say what it does.' },
    });
    const lowmoor = files.find(([name]) => name === 'lowmoor.json')?.[1] ?? {};
    const unplayed = finished(lowmoor);
    expect(unplayed.ok ? '' : unplayed.problem.message).toMatch(/cannot play “\w+” yet/);
  });
});

describe('sharing without numbers', () => {
  test.each(files)('%s: every cell is open, all else is as it was', (_, draft) => {
    const bare = withoutNumbers(draft);
    expect(problemsOf(bare)).toEqual([]);
    for (const id of Object.keys(recordAt(draft, ['tables']))) {
      expect(JSON.stringify(valueAt(bare, ['tables', id, 'cells']))).toMatch(/^[["?\s,\]]+$/);
      expect({ ...recordAt(bare, ['tables', id]), cells: [] }).toEqual({
        ...recordAt(draft, ['tables', id]),
        cells: [],
      });
    }
    expect({ ...bare, tables: {} }).toEqual({ ...draft, tables: {} });
  });
});

describe('parts of another game', () => {
  it('are tables, lists, modifiers and checks, with what they need', () => {
    expect(partsIn(ridge).map(pathText)).toEqual([
      'tables.crt',
      'tables.weather',
      'lists.corps',
      'mods.ground',
      'mods.half',
      'checks.leader',
    ]);
    expect(needsOf(ridge, [['tables', 'crt']]).map(pathText)).toEqual([
      'tables.crt',
      'checks.leader',
      'counters.vp',
    ]);
  });

  it('come with ids of their own, and speak of those', () => {
    const draft = made([
      ...BEGUN,
      {
        do: 'add',
        section: 'counters',
        value: { name: 'Victory', ledger: true, start: 0, min: 0, max: 9 },
        id: 'vp',
      },
      {
        do: 'add',
        section: 'checks',
        value: { name: 'Leader', dice: '1d6', bands: [{ say: 'well' }] },
        id: 'leader',
      },
      {
        do: 'take',
        from: ridge,
        parts: [
          ['tables', 'crt'],
          ['tables', 'weather'],
        ],
      },
    ]);
    expect(problemsOf(draft)).toEqual([]);
    expect(Object.keys(recordAt(draft, ['checks']))).toEqual(['leader', 'leader-2']);
    expect(valueAt(draft, ['tables', 'crt', 'means', 'D2', 'do'])).toEqual([
      { check: 'leader-2', who: 'foe' },
    ]);
    expect(JSON.stringify(valueAt(draft, ['checks', 'leader-2']))).toContain('"vp-2"');
    expect(sentences(draft)).toContain('Fog: Fog tomorrow: no air.');
  });

  it('leave out what speaks of what this game lacks, or are refused by name', () => {
    const draft = made([...BEGUN, { do: 'take', from: ridge, parts: [['mods', 'ground']] }]);
    const rows = valueAt(draft, ['mods', 'ground', 'rows']);
    expect(JSON.stringify(rows)).toContain('Up the ridge');
    expect(JSON.stringify(rows)).not.toContain('rain');
    const taken = taking(made(BEGUN), ridge, [['mods', 'ground']]);
    expect(taken.ok && taken.value.leftOut).toEqual([
      'Modifiers Column shifts, Rain',
      'Modifiers Column shifts, No leader',
    ]);
    expect(refused(made(BEGUN), { do: 'take', from: ridge, parts: [['tables', 'gone']] })).toBe(
      'There is nothing to take.',
    );
  });

  it('a list comes with the sides of this game, in their order', () => {
    const draft = made([...BEGUN, { do: 'take', from: ridge, parts: [['lists', 'corps']] }]);
    expect(valueAt(draft, ['lists', 'corps', 'rows'])).toMatchObject({
      0: 'b1 | I Corps | french | 9 | fresh | there',
      3: 'g1 | Left Wing | austrian | 8 | fresh | there',
    });
  });

  test.each(files)('%s: every part that can be taken comes right, or is refused in words', (_, from) => {
    let taken = 0;
    for (const part of partsIn(from)) {
      const result = changed(made(BEGUN), { do: 'take', from, parts: [part] });
      if (result.ok) {
        expect(problemsOf(result.value)).toEqual([]);
        taken += 1;
      } else expect(result.problem.message).toMatch(/speaks of what this game does not have/);
    }
    expect(taken).toBeGreaterThan(0);
  });

  it('a game takes its own parts again without a clash', () => {
    const draft = made([{ do: 'take', from: ridge, parts: partsIn(ridge) }], ridge);
    expect(problemsOf(draft)).toEqual([]);
    expect(Object.keys(recordAt(draft, ['tables']))).toEqual(['crt', 'weather', 'crt-2', 'weather-2']);
    expect(valueAt(draft, ['tables', 'crt-2', 'means', 'D2', 'do', 1, 'check'])).toBe('leader-2');
  });
});

describe('remarks', () => {
  const odd = (changes: readonly Change[], from = ridge) =>
    remarksOf(made(changes, from))
      .filter(({ kind }) => kind === 'odd')
      .map(({ path, words }) => `${pathText(path)}: ${words}`);

  test.each(files)('%s: what comes with the app looks odd nowhere', (_, draft) => {
    expect(remarksOf(draft).filter(({ kind }) => kind === 'odd')).toEqual([]);
  });

  it('a result that falls where others rise', () => {
    expect(odd([{ do: 'put', path: ['tables', 'crt', 'cells', 2], value: 'A1 A1 NE NE D1 A1 D1' }])).toEqual([
      'tables.crt.cells: In row 3, A1 at 4:1 is worse for the attacker than D1 at 3:1; elsewhere results rise from left to right.',
    ]);
  });

  it('a code that means two things, and one that is another but for a capital letter', () => {
    const means = (code: string): Change => ({ do: 'means', table: 'crt', code, say: 'Meant', does: [] });
    const cells: Change = { do: 'put', path: ['tables', 'crt', 'cells', 4], value: 'NE NE D1 D1 Dr DR D9' };
    expect(odd([means('D#'), means('#9'), means('#'), cells])).toEqual([
      'tables.crt.cells: DR and Dr stand in cells: is one of them a slip?',
    ]);
    expect(
      odd([
        means('9#'),
        means('#9'),
        { do: 'put', path: ['tables', 'crt', 'cells', 5], value: 'NE D1 D1 DR DR D2 999' },
      ]),
    ).toEqual(['tables.crt.cells: 999 means two things: it fits 9# and #9. The first counts.']);
  });

  it('how good codes are, as they are mostly written', () => {
    expect(
      ['A2', 'A1', 'NE', 'D1', 'D1R', 'DE', '2/0', '1/1', '0/3', '-', '3', 'fog', '?'].map(worthOf),
    ).toEqual([
      -2,
      -1,
      0,
      1,
      expect.closeTo(1.5),
      expect.closeTo(9, -1),
      -2,
      0,
      3,
      0,
      3,
      undefined,
      undefined,
    ]);
  });

  it('modifiers that never count', () => {
    const row = (value: object): Change => ({
      do: 'insert',
      path: ['mods', 'ground', 'rows'],
      value: { say: 'Odd', ...value },
    });
    const why = (value: object) => odd([row(value)]).map((words) => words.replace(/^.*never counts: /, ''));
    expect(why({ value: 0 })).toEqual(['it changes nothing.']);
    expect(why({ value: 1, when: [['turn', '>', 9]] })).toEqual(['it is never more than 9.']);
    expect(why({ value: 1, when: [['turn', '<', 1]] })).toEqual(['it is never less than 1.']);
    expect(why({ value: 1, when: [['cut', '>=', 7]] })).toEqual(['it is never more than 6.']);
    expect(
      why({
        value: 1,
        when: [
          ['own.state', '=', 'fresh'],
          ['own.state', '=', 'shaken'],
        ],
      }),
    ).toEqual(['own.state is never fresh and shaken at once.']);
    expect(odd([{ do: 'put', path: ['mods', 'ground', 'most'], value: 0 }])).toEqual([
      'mods.ground: Column shifts never count: their sum is held at 0.',
    ]);
    expect(
      odd([
        {
          do: 'add',
          section: 'mods',
          value: { name: 'Idle', kind: 'drm', rows: [{ id: 'a', say: 'A', value: 1 }] },
        },
      ]),
    ).toEqual(['mods.idle: Nothing asks for Idle: no modifier in it ever counts.']);
  });

  it('a side that cannot win; a code without a meaning; a step that owes and does nothing', () => {
    const draft = made([
      ...BEGUN,
      { do: 'end', at: 'last', win: 'french', when: [] },
      { do: 'table', name: 'Fire', by: 'dice', heads: '', cells: ['A', 'A', 'A', 'A', 'A', 'A'] },
    ]);
    expect(remarksOf(draft).map(({ kind, path, words }) => `${kind} ${pathText(path)}: ${words}`)).toEqual([
      'open tables.fire: In “Fire” nothing says what “A” means.',
      'open steps.1: The step “French player turn” owes nothing and has no action.',
      'open steps.2: The step “Austrian player turn” owes nothing and has no action.',
      'odd sides: Austrian cannot win: no end names that side.',
    ]);
    const says = made([{ do: 'put', path: ['steps', 0, 'start'], value: [{ say: 'Rain?' }] }], draft);
    expect(remarksOf(says).some(({ path }) => pathText(path) === 'steps.1')).toBe(false);
  });
});
