import { describe, expect, it, test } from 'vitest';
import type { Json } from '../../../src/core/json';
import type { Change, Deed } from '../../../src/own/author/change';
import { built, changed } from '../../../src/own/author/changes/apply';
import { type Draft, fileOf, pathText, problemsOf, recordAt, valueAt } from '../../../src/own/author/draft';
import { remarksOf } from '../../../src/own/author/remarks';
import type { InUse } from '../../../src/own/author/remove';
import { question, say } from '../../support/play';
import { pickFrom } from '../../support/random-answer';
import { act, begun, endStep, lastLine, rowNamed, until } from '../shipped/at-table';
import { editionFrom } from '../shipped/editions';
import { files, made, randomDrafts, refused, sentences, shippedDraft } from './drafts';

const BEGUN: readonly Change[] = [
  { do: 'begin', title: 'Marengo', sides: ['French', 'Austrian'], turns: { count: 3 } },
  { do: 'units', name: 'Units', lines: ['Lannes, French, 8', 'Ott, Austrian, 7'] },
  {
    do: 'table',
    name: 'Combat',
    by: 'odds',
    heads: '1:2 1:1 2:1',
    cells: ['A2 A1 NE', 'A1 NE NE', 'NE NE DR', 'NE DR D1', 'DR D1 D2', 'D1 D2 DE'],
    roll: { list: 'units' },
  },
];
const ATTACK = 'act:attack';
const played = (changes: readonly Change[]) => begun([editionFrom(fileOf(made(changes)))]);
const fight = (changes: readonly Change[], die: number, more: object = {}, att = 8) => {
  const table = played([...BEGUN, ...changes]);
  act(table, ATTACK, 'lannes', 'ott', { att, def: 7, ...more });
  say(table, die);
  return table;
};

describe('an hour', () => {
  it('a modifier: asked at each roll, counted always, or when something holds', () => {
    const of = (say: string, value: Json, counted: 'asked' | 'always' | readonly Json[]): Change => ({
      do: 'modifier',
      table: 'combat',
      kind: 'shift',
      say,
      value,
      counted,
    });
    const changes = [of('Hill', -1, 'asked'), of('Flank', 2, 'always'), of('Late', -1, [['turn', '>=', 3]])];
    const draft = made([...BEGUN, ...changes]);
    expect(sentences(draft)).toEqual(
      expect.arrayContaining(['Hill: −1.', 'Flank: +2.', 'Late: −1, when the turn is 3 or more.']),
    );
    const table = played([...BEGUN, ...changes]);
    act(table, ATTACK, 'lannes', 'ott', { att: 7, def: 7, 'mods:combat-shift': ['hill'] });
    expect(question(table)).toMatchObject({ rollPreview: { column: '2:1' } });
  });

  it('a modifier of the die, of an amount, a factor; of the defence', () => {
    const of = (kind: 'drm' | 'plus' | 'times', value: Json, more: object = {}): Change => ({
      do: 'modifier',
      table: 'combat',
      kind,
      say: kind,
      value,
      counted: 'always',
      ...more,
    });
    const table = played([
      ...BEGUN,
      of('drm', 2),
      of('plus', 3),
      of('times', '1/2', { of: 'defence' }),
      { do: 'means', table: 'combat', code: 'DE', say: 'Gone', does: [] },
    ]);
    act(table, ATTACK, 'lannes', 'ott', { att: 4, def: 7 });
    expect(question(table)).toMatchObject({ rollPreview: { column: '2:1' } });
    say(table, 4);
    expect(lastLine(table).value).toBe('DE');
  });

  it('a modifier of what a step rolls when it begins is asked there', () => {
    const weather: Change = {
      do: 'table',
      name: 'Weather',
      by: 'dice',
      heads: '',
      cells: ['r', 'r', 'f', 'f', 'f', 'f'],
    };
    const draft = made([
      ...BEGUN,
      weather,
      { do: 'take out', path: ['actions', 'weather'] },
      { do: 'put', path: ['steps', 1, 'start'], value: [{ say: 'Look up.' }, { table: 'weather' }] },
      { do: 'modifier', table: 'weather', kind: 'drm', say: 'April', value: -1, counted: 'asked' },
      { do: 'modifier', table: 'weather', kind: 'drm', say: 'Late', value: 1, counted: [['turn', '>', 2]] },
    ]);
    expect(problemsOf(draft)).toEqual([]);
    expect(valueAt(draft, ['steps', 1, 'start'])).toEqual([
      { say: 'Look up.' },
      { ask: { id: 'modifiers-weather-drm', mods: ['weather-drm'], say: 'Modifiers' } },
      { table: 'weather', drm: 'weather-drm' },
    ]);
    expect(sentences(draft)).toEqual(
      expect.arrayContaining(['April: −1.', 'Late: +1, when the turn is more than 2.']),
    );
  });

  it('a modifier where nothing rolls is refused', () => {
    const table: Change = {
      do: 'table',
      name: 'Terrain',
      by: 'list',
      heads: 'a b',
      dice: '',
      rows: 'c',
      cells: ['1 2'],
    };
    const draft = made([...BEGUN, table]);
    const words = refused(draft, {
      do: 'modifier',
      table: 'terrain',
      kind: 'drm',
      say: 'x',
      value: 1,
      counted: 'asked',
    });
    expect(words).toBe('Nothing rolls on Terrain yet: a modifier would never count.');
  });

  test.each<[string, readonly Deed[], number, (table: ReturnType<typeof fight>) => unknown, unknown]>([
    ['D1', [{ loses: 1, who: 'foe' }], 5, (table) => rowNamed(table, 'units', 'ott')?.strength, 6],
    ['D#', [{ loses: '#', who: 'foe' }], 6, (table) => rowNamed(table, 'units', 'ott')?.strength, 5],
    ['DR', [{ becomes: 'out', who: 'foe' }], 4, (table) => rowNamed(table, 'units', 'ott')?.state, 'out'],
    [
      'DR',
      [{ points: 2, side: 'french' }],
      4,
      (table) => table.projection.state.counters['points@french']?.value,
      2,
    ],
    [
      'DR',
      [{ retreats: 2, who: 'foe' }],
      4,
      (table) =>
        lastLine(table)
          .working.map(({ label }) => label)
          .join(),
      expect.stringContaining('The defender retreats 2 hexes.'),
    ],
    [
      'DR',
      [{ words: 'Advance one hex.' }, { counter: 'points@austrian', by: -1 }],
      4,
      (table) => table.projection.state.counters['points@austrian']?.value,
      -1,
    ],
  ])('%s: what it means is done %j', (code, does, die, read, wanted) => {
    const table = fight([{ do: 'means', table: 'combat', code, say: 'Meant', does }], die, {}, 8);
    expect(read(table)).toEqual(wanted);
  });

  it('a loss is said where no list has a number', () => {
    const [begin, , table] = BEGUN;
    if (begin?.do !== 'begin' || table?.do !== 'table') throw new Error('no table');
    const draft = made([
      begin,
      { ...table, roll: {} },
      { do: 'means', table: 'combat', code: 'A#', say: 'Loss', does: [{ loses: '#', who: 'own' }] },
      { do: 'means', table: 'combat', code: 'D1', say: 'Loss', does: [{ loses: 1, who: 'foe' }] },
    ]);
    expect(sentences(draft)).toEqual(
      expect.arrayContaining([
        'Tell players: The attacker loses as many steps as the code says.',
        'Tell players: The defender loses 1 step.',
      ]),
    );
  });

  it('a check that a result calls, and what another code does', () => {
    const table = fight(
      [
        {
          do: 'add',
          section: 'checks',
          value: { name: 'Morale', dice: '1d6', bands: [{ to: 3, say: 'holds' }, { say: 'breaks' }] },
        },
        { do: 'means', table: 'combat', code: 'D1', say: 'Checks', does: [{ check: 'morale', who: 'foe' }] },
        { do: 'means', table: 'combat', code: 'DR', say: 'As D1', does: [{ as: 'D1' }] },
      ],
      4,
    );
    expect(question(table)).toMatchObject({ kind: 'dice', title: expect.stringContaining('Morale') });
  });

  it('ends: at once, after the last turn, whoever is ahead', () => {
    const ends: readonly Change[] = [
      { do: 'end', at: 'once', win: 'french', when: [['points@french', '>=', 15]] },
      { do: 'ahead' },
    ];
    expect(
      sentences(made([...BEGUN, ...ends])).filter((line) => line.includes('wins') || line.includes('draw')),
    ).toEqual([
      'French wins when Points of French are 15 or more.',
      'At the end French wins when Points of French are more than Points of Austrian: ahead in points.',
      'At the end Austrian wins when Points of Austrian are more than Points of French: ahead in points.',
      'At the end it is a draw: Nobody is ahead.',
    ]);
    const table = played([...BEGUN, ...ends]);
    act(table, 'points:points', { side: 'points@austrian', points: 2, reason: 'a bridge' });
    until(table, 3, 'austrian');
    endStep(table);
    expect(table.game.table(table.projection.state).verdict).toMatchObject({ side: 'austrian' });
  });

  it('what always counts stands last, and an end at once says when', () => {
    const draft = made([
      ...BEGUN,
      { do: 'end', at: 'last', win: 'austrian', when: [] },
      { do: 'end', at: 'last', win: 'french', when: [['turn', '=', 3]] },
    ]);
    expect(valueAt(draft, ['ends', 'at-last'])).toMatchObject([{ win: 'french' }, { win: 'austrian' }]);
    const open = made([...BEGUN, { do: 'end', at: 'once', win: 'french', when: [] }]);
    expect(remarksOf(open).map(({ kind, words }) => `${kind}: ${words}`)).toEqual([
      'missing: Ends, number 1: it would end the game at the first tap: “when” is missing. Say when it counts.',
    ]);
  });
});

describe('names', () => {
  it('ids stay when names change', () => {
    const draft = made([
      ...BEGUN,
      { do: 'put', path: ['sides', 0, 'name'], value: 'Army of Reserve' },
      { do: 'put', path: ['tables', 'combat', 'name'], value: 'Assault' },
    ]);
    expect(problemsOf(draft)).toEqual([]);
    expect(sentences(draft)).toContain('Roll on Assault at “Attack strength” to “Defence strength”.');
    expect(draft.sides).toMatchObject([{ id: 'french', name: 'Army of Reserve' }, {}]);
    expect(refused(draft, { do: 'put', path: ['sides', 1, 'name'], value: 'army of reserve ' })).toContain(
      'Two sides are called',
    );
  });

  it('a code, a tag, a field, a chit are renamed wherever they are spoken of', () => {
    const ridge = shippedDraft('hollow-ridge');
    const draft = made(
      [
        { do: 'rename', path: ['tables', 'crt', 'means', 'A2'], to: 'AX' },
        { do: 'rename', path: ['turns', 'tags', 'rain'], to: 'storm' },
        { do: 'rename', path: ['lists', 'corps', 'fields', 'strength'], to: 'men' },
        { do: 'put', path: ['cups', 'cup', 'chits', 1, 'name'], value: 'Quiet' },
      ],
      ridge,
    );
    const text = fileOf(draft);
    expect(problemsOf(draft)).toEqual([]);
    expect(text).not.toMatch(/A2\b|"rain"|\.strength|Lull/);
    expect(recordAt(draft, ['actions', 'draw', 'of'])).toHaveProperty('Quiet');
    expect(valueAt(draft, ['tables', 'crt', 'columns', 'below'])).toBe('AX');
  });

  it('a field that another list has too keeps its name; a code that is there already is refused', () => {
    const lowmoor = files.find(([name]) => name === 'lowmoor.json')?.[1] ?? {};
    expect(refused(lowmoor, { do: 'rename', path: ['lists', 'gen', 'fields', 'side'], to: 'team' })).toBe(
      'Brigades has side too, and rules may speak of either. It keeps its name.',
    );
    expect(refused(lowmoor, { do: 'rename', path: ['tables', 'fire', 'means', 'M'], to: '-' })).toBe(
      '- is there already.',
    );
  });
});

describe('what goes', () => {
  const ridge = shippedDraft('hollow-ridge');
  const take = (path: readonly (string | number)[], both = false) =>
    changed(ridge, { do: 'take out', path, ...(both && { both: true }) });

  it('what is used is refused by naming what uses it', () => {
    const refusedOf = (path: readonly (string | number)[]) => {
      const result = take(path);
      return result.ok ? '' : result.problem.message;
    };
    expect(refusedOf(['checks', 'leader'])).toBe(
      'Check Leader is used by Table Combat, what A2 means, Table Combat, what DR means and Table Combat, what D2 means.',
    );
    expect(refusedOf(['turns', 'tags', 'rain'])).toBe(
      'Tag rain is used by Cup Chits, chit Air, Modifiers Column shifts, Rain and Action Draw a chit, what Air does.',
    );
    expect(refusedOf(['sides', 1])).toMatch(/^Side Grey is used by /);
    expect(refusedOf(['steps', 0])).toMatch(/Guard at the west road.*Reserve by rail/);
  });

  it('both go where players say so, and all that is left plays', () => {
    for (const path of [
      ['checks', 'leader'],
      ['turns', 'tags', 'rain'],
      ['steps', 0],
      ['mods', 'half'],
      ['counters', 'vp'],
      ['tables', 'weather'],
      ['cups', 'cup'],
      ['lists', 'corps', 'fields', 'leader'],
    ]) {
      const result = take(path, true);
      expect(`${pathText(path)}: ${result.ok ? '' : result.problem.message}`).toBe(`${pathText(path)}: `);
      if (result.ok) expect(problemsOf(result.value)).toEqual([]);
    }
  });

  it('what would go is named by its place', () => {
    const result = take(['mods', 'ground']);
    const users = result.ok ? [] : (result.problem as InUse).users;
    expect(users.map(pathText)).toEqual(['actions.attack.ask.4.mods.2', 'actions.attack.do.2.shift']);
  });

  it('a modifier whose condition speaks of it goes as a whole, never its condition alone', () => {
    const result = take(['turns', 'tags', 'rain'], true);
    const says = result.ok ? sentences(result.value) : [];
    expect(says.some((line) => line.startsWith('Rain'))).toBe(false);
    expect(says).toContain('Air spent: +2, which costs 1 of Air, this day.');
  });

  it('a field goes out of every row; what a game cannot do without stays', () => {
    const result = take(['lists', 'corps', 'fields', 'leader'], true);
    expect(result.ok && valueAt(result.value, ['lists', 'corps', 'rows', 0])).toBe(
      'b1 | I Corps | blue | 9 | fresh',
    );
    expect(refused(ridge, { do: 'take out', path: ['turns'] })).toBe(
      'Turns has to stay: a game cannot do without it.',
    );
    expect(refused(ridge, { do: 'take out', path: ['checks', 'gone'] })).toBe('That is not there any more.');
  });

  it('the last of a section takes the section with it', () => {
    const draft = made([{ do: 'take out', path: ['words', 'terms', 0] }], ridge);
    expect(draft.words).toEqual({ rules: [expect.any(String)] });
  });
});

describe('an evening', () => {
  const house: Change = {
    do: 'add',
    section: 'switches',
    value: { name: 'Night march', of: ['Allowed', 'Not allowed'] },
  };

  it('house rules, rules, terms, cups, one more side', () => {
    const draft = made([
      ...BEGUN,
      house,
      { do: 'insert', path: ['words', 'rules'], value: '1 Set-up: Put units on the map.' },
      { do: 'insert', path: ['words', 'terms'], value: 'unit: A counter.' },
      { do: 'add', section: 'cups', value: { name: 'Events', chits: [{ name: 'Rain', count: 2 }] } },
      {
        do: 'add',
        section: 'counters',
        value: { name: 'Supply', each: 'side', start: { french: 3, austrian: 4 }, min: 0, max: 9 },
      },
      { do: 'side', name: 'Russian' },
    ]);
    expect(problemsOf(draft)).toEqual([]);
    expect(sentences(draft)).toEqual(
      expect.arrayContaining([
        'House rule Night march: Allowed or Not allowed.',
        'Supply, one for each side, from 0 to 9, at first 3 for French, 4 for Austrian and 3 for Russian.',
        'The sides are French, Austrian and Russian.',
      ]),
    );
  });

  it('a question, a step, a modifier that is put in has an id made of its words; parts are moved', () => {
    const draft = made([
      ...BEGUN,
      { do: 'insert', path: ['steps'], value: { name: 'Weather' }, at: 0 },
      { do: 'insert', path: ['actions', 'attack', 'ask'], value: { number: [0, 9], say: 'Guns' } },
      { do: 'move', path: ['steps', 0], to: 2 },
    ]);
    expect(draft.steps).toMatchObject([{ id: 'french' }, { id: 'austrian' }, { id: 'weather' }]);
    expect(valueAt(draft, ['actions', 'attack', 'ask', 4])).toMatchObject({ id: 'guns' });
  });

  it('heads that are put keep the cells of those that stay, and open the new ones', () => {
    const draft = made([
      ...BEGUN,
      { do: 'put', path: ['tables', 'combat', 'columns', 'heads'], value: '1:2 2:1 3:1 4:1' },
    ]);
    expect(valueAt(draft, ['tables', 'combat', 'cells', 0])).toBe('A2 NE ? ?');
    const grid: Change = {
      do: 'grid',
      table: 'combat',
      columns: '1:1 2:1',
      rows: '1..3 4..6',
      cells: ['A D', 'D D'],
    };
    expect(valueAt(made([grid], draft), ['tables', 'combat', 'cells'])).toEqual(['A D', 'D D']);
    expect(refused(draft, { ...grid, cells: ['A D'] })).toMatch(/^Table Combat, results: there are 1 rows/);
  });

  it('players choose how odds beyond the table are shifted', () => {
    const table = played([...BEGUN, { do: 'beyond', table: 'combat' }]);
    expect(table.projection.state.switches).toBeDefined();
    expect(sentences(made([...BEGUN, { do: 'beyond', table: 'combat' }]))).toContain(
      'Roll on Combat at “Attack strength” to “Defence strength”; beyond the table as chosen in Odds beyond the table.',
    );
  });
});

describe('a draft', () => {
  it('says part by part what is missing, and stays a draft', () => {
    const draft = made([
      ...BEGUN,
      { do: 'add', section: 'actions', value: { title: 'Dig in' } },
      { do: 'add', section: 'counters', value: { name: 'Morale' } },
    ]);
    expect(remarksOf(draft)).toEqual([
      {
        kind: 'missing',
        path: ['counters', 'morale'],
        words: expect.stringMatching(/^Counter Morale: .*min.* is missing/),
      },
      { kind: 'missing', path: ['actions', 'dig-in'], words: expect.stringContaining('Action Dig in: ') },
    ]);
  });

  it('has nothing written into a part that has gone', () => {
    const draft = made(BEGUN);
    expect(refused(draft, { do: 'put', path: ['actions', 'gone', 'title'], value: 'Ghost' })).toBe(
      'That is not there any more.',
    );
    expect(refused(draft, { do: 'insert', path: ['steps', 9, 'start'], value: { say: 'Ghost' } })).toBe(
      'That is not there any more.',
    );
    expect(refused(draft, { do: 'move', path: ['steps', 9], to: 0 })).toBe('That is not there any more.');
  });

  it('is the same whether its changes are done one by one, or kept as text and done again', () => {
    const kept = JSON.parse(JSON.stringify(BEGUN)) as readonly Change[];
    expect(built(kept)).toEqual(built(BEGUN));
    expect(changed(undefined, { do: 'ahead' })).toMatchObject({
      ok: false,
      problem: { code: 'author.none' },
    });
    expect(built([])).toMatchObject({ ok: false });
  });

  /** A change made of what stands at a place of a draft: often nonsense. */
  function anyChange(draft: Draft, pick: (below: number) => number): Change {
    const one = <T>(of: readonly T[]): T => of[pick(of.length)] as T;
    const lines = Object.entries(draft).flatMap(([section, value]) =>
      typeof value === 'object' && value !== null
        ? Object.keys(value).map((key): (string | number)[] => [
            section,
            Array.isArray(value) ? Number(key) : key,
          ])
        : [[section]],
    );
    const path = one(lines);
    const value = one<Json>([
      0,
      -1,
      9999,
      '',
      'x',
      'own',
      'turn',
      '__proto__',
      [],
      {},
      ['+', 1, 'x'],
      null,
      true,
      '1:1 2:1',
    ]);
    const key = one(['name', 'when', 'do', 'start', 'rows', 'cells', 'columns', 'side', 'of', 'constructor']);
    return one<Change>([
      { do: 'put', path: [...path, key], value },
      { do: 'put', path, value },
      { do: 'take out', path },
      { do: 'take out', path, both: true },
      { do: 'take out', path: [...path, key], both: true },
      { do: 'insert', path: [...path, key], value },
      { do: 'rename', path, to: 'other' },
      { do: 'rename', path: [...path, key], to: '__proto__' },
      { do: 'move', path, to: pick(5) },
      { do: 'steps', lines: ['a', 'b, side0'] },
      { do: 'units', name: 'Units', lines: ['a|b, 3', 'c'] },
      { do: 'modifier', table: String(path[1]), kind: 'shift', say: 'x', value: 1, counted: 'asked' },
      { do: 'means', table: String(path[1]), code: 'D#', say: 'x', does: [{ loses: '#', who: 'foe' }] },
      { do: 'beyond', table: String(path[1]) },
      { do: 'grid', table: String(path[1]), rows: '1', cells: ['a'] },
      { do: 'side', name: 'Side0' },
      { do: 'ahead' },
      { do: 'preset', of: one(['chits', 'you go i go', 'impulses'] as const) },
      { do: 'field', list: String(path[1]), name: 'x', value: 'mark', start: '' },
    ]);
  }
  test.each([...files, ...randomDrafts(4, 60)])(
    '%s: no change breaks it: it is refused in words, or what is left is right or unfinished',
    (_, begunWith) => {
      const pick = pickFrom(12);
      let draft = begunWith;
      let done = 0;
      for (let i = 0; i < 30; i += 1) {
        const before = JSON.stringify(draft);
        const result = changed(draft, anyChange(draft, pick));
        expect(JSON.stringify(draft)).toBe(before);
        if (!result.ok) expect(result.problem.message).toMatch(/^.{8,400}[.!?]$/s);
        else {
          draft = result.value;
          done += 1;
          expect(problemsOf(draft).filter(({ code }) => !/missing|few/.test(code))).toEqual([]);
          expect(sentences(draft).length).toBeGreaterThan(2);
          expect(remarksOf(draft).every(({ words }) => words.length > 5)).toBe(true);
        }
      }
      expect(done).toBeGreaterThan(3);
    },
  );
});
