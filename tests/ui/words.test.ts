// @vitest-environment page
// What the app puts into words, whole: the report that is shared, answers, the lines of the look before one leaves, and what
// the log is searched by.
import { describe, expect, it } from 'vitest';
import { emptyPack, withLessons } from '../../src/core/charts/pack';
import type { LogLine } from '../../src/core/journal/log';
import type { DiceGroup } from '../../src/core/journal/report/dice';
import type { Story, StoryLine } from '../../src/core/journal/report/story';
import { type FormField, valuesTyped } from '../../src/core/play/form';
import type { Answer, Prompt } from '../../src/core/play/prompt';
import type { GameRow } from '../../src/storage/rows';
import { describeAnswer, describeKey, humanise } from '../../src/ui/ask/describe-answer';
import { draftOf } from '../../src/ui/ask/prompts/form-draft';
import { lastCopy, originWords } from '../../src/ui/backups/last-copy';
import { insertLabel, tidyLabel } from '../../src/ui/charts/typed-labels';
import { titleAt } from '../../src/ui/kit/source-words';
import { type Annotated, byMoment, byPhase, findLines, kindsOf, wordsOf } from '../../src/ui/log/log-filter';
import { type Facts, readyItems } from '../../src/ui/ready/ready-items';
import {
  diceChance,
  diceCount,
  diceLeftOut,
  diceVerdict,
  fitWords,
  groupName,
} from '../../src/ui/report/dice-words';
import { writeStory } from '../../src/ui/report/write-story';
import { gridOf, isPartial, parseCell, tidyCell, untouched } from '../../src/ui/teach/grid-draft';
import { CHANCE, COAST, COVES, PATROL, TOY_CHARTS } from '../games/toy/charts';
import { expectWritten, freshPage, NOON } from './drawn';

freshPage();

const group = (more: Partial<DiceGroup>): DiceGroup => ({
  ...{ by: 'app', free: false, sides: 6, n: 2, counts: [1, 0, 1], mean: 2, spread: 1 },
  ...more,
});

describe('a report that is shared', () => {
  const line = (title: string, more: Partial<StoryLine> = {}): StoryLine => ({
    ...{ kind: 'procedure', at: 1, title, struck: false, open: false, amended: false, overridden: false },
    ...{ practice: false, working: [], conflicts: [] },
    ...more,
  });
  const story: Story = {
    game: { id: 'toy', title: 'Smugglers' },
    title: 'Friday',
    sides: [
      { id: 'fox', name: 'Fox', player: 'Ken' },
      { id: 'owl', name: 'Owl', player: 'Owl' },
    ],
    standing: 'Turn 3',
    verdict: { label: 'Victory', why: 'All home.', rule: 'T9', recorded: false },
    account: {
      title: 'Ken 9 of 12',
      climbs: [],
      chapters: [
        { when: 'Dusk', at: 0, sentences: ['Ken lands', 'The [cove] falls, +2'] },
        { when: 'Night', at: 0.5, sentences: [] },
      ],
      lost: { what: 'crates', by: { fox: 3, owl: 1 } },
    },
    luck: {
      fights: [],
      sides: [
        {
          side: 'fox',
          what: 'hits',
          fights: 4,
          lost: 5,
          expected: 2,
          spread: 1.2,
          asMuch: 0.02,
          asLittle: 1,
        },
      ],
      luckiest: { title: 'Cove, 1:2', moment: 'Turn 1', side: 'fox', came: '0/2', chance: 1 / 6 },
      leftOut: 1,
    },
    points: [
      {
        title: 'Points',
        label: 'VP',
        turns: [
          { turn: '1', moment: 'Turn 1', value: 3, thresholds: [] },
          {
            turn: '2',
            moment: 'Turn 2',
            value: -2,
            thresholds: [
              { label: 'Won', at: 9 },
              { label: 'Lost', at: -9 },
            ],
          },
        ],
      },
      { title: 'Losses', label: 'Steps', turns: [{ turn: '1', moment: 'Turn 1', value: 0, thresholds: [] }] },
    ],
    tables: [
      {
        id: 't',
        title: 'Battles',
        empty: 'None.',
        columns: [{ label: 'Where' }, { label: 'Odds' }, { label: 'Die' }],
        rows: [
          ['Cove', '2:1', 4],
          ['Quay', '', 0],
        ],
      },
      { id: 'e', title: 'Empty', empty: 'None.', columns: [], rows: [] },
    ],
    dice: {
      groups: [
        group({ side: 'fox', by: 'physical' }),
        group({ sides: 0, free: true }),
        group({ side: 'gone' }),
      ],
      leftOut: 1,
      sealed: true,
    },
    log: [
      {
        moment: '',
        phases: [{ lines: [line('Begin', { side: 'owl' })] }],
      },
      {
        moment: 'Turn 1',
        phases: [
          {
            phase: 'Dusk',
            lines: [
              line('Ken crosses', { side: 'fox', value: '+1' }),
              line('Crossing', { side: 'fox', struck: true, open: true, amended: true }),
              line('Crossing', { overridden: true, afterReveal: true, practice: true, reason: 'Misread' }),
              line('Sealed entry', { sealed: 'owl', side: 'owl' }),
              line('Foggy', { kind: 'note' }),
              line('Crossing', { kind: 'amendment', side: 'owl', was: { title: 'Crossing', value: '4' } }),
              line('Crossing', { was: { title: 'Crossing, 3' }, conflicts: ['Shown already.'] }),
            ],
          },
          {
            phase: 'Night',
            lines: [
              line('Patrol', {
                working: [
                  { kind: 'fact', label: 'Drift', value: '+1', rule: 'T2' },
                  { kind: 'override', label: 'Drift', value: '+2', was: '+1', reason: 'wind' },
                  { kind: 'warning', label: 'Fog' },
                  { kind: 'die', label: 'Die', faces: [3, 4], by: 'physical' },
                  { kind: 'die', label: 'Rolled by hand', value: '7', by: 'physical' },
                  { kind: 'die', label: 'Die', value: '2', by: 'app' },
                  { kind: 'cell', label: 'Table', value: '1/0', source: 'rules' },
                  { kind: 'cell', label: 'Table', value: '1/0', source: 'practice', rule: 'T5' },
                ],
              }),
            ],
          },
        ],
      },
    ],
  };

  it.each(['text', 'bbcode', 'json'] as const)('reads so as %s', (format) => {
    expectWritten(`story-${format}`, writeStory(story, 'both', format));
  });

  it('has only the part that was picked', () => {
    for (const format of ['text', 'json'] as const) {
      const whole = writeStory(story, 'both', format);
      const report = writeStory(story, 'report', format);
      const log = writeStory(story, 'log', format);
      expect([whole, report, log].map((text) => /Battles/.test(text))).toEqual([true, true, false]);
      expect([whole, report, log].map((text) => /Foggy/.test(text))).toEqual([true, false, true]);
    }
  });

  it('of a game that bears its own title, has no sides and no verdict has a head of two lines', () => {
    const { verdict: _, luck: __, ...rest } = story;
    const bare: Story = {
      ...rest,
      title: 'Smugglers',
      sides: [],
      account: { title: 'Turn 3', climbs: [], chapters: [] },
      points: [],
      tables: [],
      log: [],
      dice: { groups: [], leftOut: 0, sealed: false },
    };
    expect(writeStory(bare, 'both', 'text')).toBe('Smugglers\n=========\nTurn 3\n');
    const recorded = { label: 'Victory', why: 'All home.', rule: 'T9', recorded: true };
    expect(writeStory({ ...bare, verdict: recorded }, 'both', 'text')).toBe(
      'Smugglers\n=========\nVictory. All home.\n',
    );
  });
});

describe('dice in words', () => {
  it.each([
    [group({ side: 'fox' }), 'FOX, app', '2 dice', 'too few to tell; it takes 30', ''],
    [
      group({ free: true, by: 'physical', n: 1 }),
      'Free rolls, by hand',
      '1 die',
      'too few to tell; it takes 30',
      '',
    ],
    [
      group({ by: 'override' }),
      'No side, changed',
      '2 dice',
      'set by a player, so nothing can be said of them',
      '',
    ],
    [group({ sides: 10, n: 1 }), 'No side, app', '1 die of 10 sides', 'too few to tell; it takes 50', ''],
    [
      group({ sides: 0 }),
      'No side, app',
      '2 dice of a size that is no longer known',
      'no test is known for such a die',
      '',
    ],
    [
      group({ sides: 7, n: 5000 }),
      'No side, app',
      '5000 dice of 7 sides',
      'no test is known for such a die',
      '',
    ],
    [
      group({ fit: { chiSquare: 3.14, freedom: 5, rarity: 1 } }),
      'No side, app',
      '2 dice',
      'nothing unusual',
      'chi-square 3.1, fair dice go above 11.1 in one test of 20',
    ],
    [
      group({ fit: { chiSquare: 31, freedom: 99, rarity: 1000 } }),
      'No side, app',
      '2 dice',
      'more uneven than usual: with fair dice seen about once in 1,000 tests',
      'chi-square 31.0, fair dice go above 0.0 in one test of 20',
    ],
  ])('%#', (of, name, many, verdict, fit) => {
    expect([
      groupName(of, (side) => side.toUpperCase()),
      diceCount(of),
      diceVerdict(of),
      fitWords(of),
    ]).toEqual([name, many, verdict, fit]);
  });

  it('what chance alone does, and what is left out', () => {
    const tested = group({ fit: { chiSquare: 3, freedom: 5, rarity: 1 } });
    expect(diceChance([group({})])).toBe('');
    expect(diceChance([tested])).toMatch(/^One test is made here\. With fair dice, about 5 reports in 100/);
    expect(diceChance([tested, group({}), tested])).toMatch(
      /^2 tests are made here\. With fair dice, about 10 reports/,
    );
    expect(diceLeftOut({ leftOut: 0, sealed: false })).toBe('No die was struck or replaced.');
    expect(diceLeftOut({ leftOut: 1, sealed: false })).toBe(
      'Left out: 1 die that was struck or replaced by an amendment.',
    );
    expect(diceLeftOut({ leftOut: 2, sealed: true })).toBe(
      'Left out: 2 dice that were struck or replaced by an amendment. Sealed entries are not counted until they are revealed.',
    );
  });
});

describe('answers in words', () => {
  const about = { key: 'k', rule: 'T', title: 't', working: [] };
  const options = [{ value: 'a', label: 'Stand' }];
  const form = {
    ...about,
    kind: 'form',
    checks: [],
    submit: 's',
    fields: [
      { key: 'n', label: 'Boats', kind: 'number', min: -9, max: 9 },
      { key: 'c', label: 'By', kind: 'choice', options },
      { key: 'f', label: 'Marked', kind: 'flags', options },
      { key: 't', label: 'Name', kind: 'text', maxLength: 9, optional: true },
    ],
  } as Prompt;
  const cell = {
    kind: 'cell',
    chart: 'coves',
    column: 'kind',
    row: 'seal',
    source: 'mapsheet',
    pack: 'p',
  } as const;
  const marks = [{ value: 'ram', label: 'Ram her', dice: 1 }];
  const cases: readonly (readonly [Answer, Prompt | undefined, string])[] = [
    [{ kind: 'choice', value: 'a' }, { ...about, kind: 'choice', options }, 'Stand'],
    [{ kind: 'choice', value: 'z' }, { ...about, kind: 'choice', options }, 'z'],
    [{ kind: 'choice', value: 'a' }, undefined, 'a'],
    [
      { kind: 'draw', value: 'a', by: 'physical' },
      { ...about, kind: 'draw', from: options },
      'Stand, by hand',
    ],
    [{ kind: 'draw', value: 'a', by: 'app' }, undefined, 'a, app'],
    [{ kind: 'dice', faces: [4], by: 'app' }, undefined, '4, app'],
    [{ kind: 'dice', faces: [4, 3], by: 'physical' }, undefined, '4 + 3 = 7, by hand'],
    [{ kind: 'dice', faces: [6], by: 'override', reason: 'cocked' }, undefined, '6, changed: cocked'],
    [{ kind: 'dice', faces: [6], by: 'override' }, undefined, '6, changed'],
    [{ kind: 'dice', faces: [6], by: 'app', reason: 'x' }, undefined, '6, app'],
    [
      { kind: 'dice', faces: [4, 2], by: 'app', marks: ['ram', 'war-cry'] },
      { ...about, kind: 'dice', count: 1, sides: 6, marks },
      'Ram her, War cry, 4, 2, app',
    ],
    [{ kind: 'dice', faces: [4], by: 'app', marks: ['ram'] }, undefined, 'Ram, 4, app'],
    [
      { kind: 'form', values: { n: -3, c: 'a', f: ['a', 'z'], t: 'a' } },
      form,
      'Boats −3 · By Stand · Stand, z · Name a',
    ],
    [{ kind: 'form', values: { n: 0, c: '', f: [], t: '' } }, form, 'Boats 0'],
    [{ kind: 'form', values: { f: [] } }, form, 'nothing marked'],
    [{ kind: 'form', values: { oldField: 'x', someFlags: ['y'] } }, undefined, 'Old field x · y'],
    // Of no option that is there now, it is not shown as it is written down.
    [{ kind: 'choice', value: 'half-moon' }, { ...about, kind: 'choice', options }, 'Half moon'],
    [{ kind: 'choice', value: 'half-moon' }, undefined, 'half-moon'],
    [{ ...cell, value: 'cave' }, undefined, 'a cave, your sheet'],
    [{ ...cell, value: 'cave', source: 'rules', rule: 'T7' }, undefined, 'a cave, rulebook T7'],
    [{ ...cell, chart: 'gone', value: { attacker: 1, defender: -2 } }, undefined, '1/−2, your sheet'],
    [{ ...cell, chart: 'coast', column: 'gone', value: -4 }, undefined, '−4, your sheet'],
    [{ ...cell, chart: 'coast', column: 'lamps', value: 'yes' }, undefined, 'yes, your sheet'],
    [
      {
        kind: 'heads',
        chart: 'patrol',
        axis: 'columns',
        heads: ['1:1', '2:1'],
        source: 'practice',
        pack: 'p',
      },
      undefined,
      '1:1 2:1, practice table, not the printed one',
    ],
    [{ kind: 'override', value: -1, reason: 'wind' }, undefined, '−1, wind'],
    [{ kind: 'override', value: null, reason: 'none' }, undefined, 'null, none'],
  ];
  it.each(cases)('%j', (answer, prompt, words) => {
    expect(describeAnswer(answer, prompt, TOY_CHARTS)).toBe(words);
  });

  it('dice that are read one by one have no sum', () => {
    expect(describeAnswer({ kind: 'dice', faces: [4, 3], by: 'app' }, undefined, [], true)).toBe('4, 3, app');
  });

  it('a value of a chart that is not at hand speaks for itself', () => {
    expect(describeAnswer({ ...cell, value: 'cave' })).toBe('cave, your sheet');
  });

  it.each([
    ['attackFactors', 'Attack factors'],
    ['attack-factors', 'Attack factors'],
    ['attack_factors:now.x', 'Attack factors now x'],
    ['die2Roll', 'Die2 roll'],
    ['-x-', 'X'],
    ['', ''],
  ])('the key %s is "%s"', (key, words) => {
    expect(humanise(key)).toBe(words);
  });

  it('a look-up is named by its chart and place, as far as these are known', () => {
    const named = (chart: string) => describeKey('k', { ...cell, chart, value: 1 }, TOY_CHARTS);
    expect(named('coves')).toBe('Coves, What it holds, Seal Cove');
    expect(named('old-chart')).toBe('Old chart, kind, seal');
    const labels = { kind: 'heads', axis: 'columns', heads: [], source: 'mapsheet', pack: 'p' } as const;
    expect(describeKey('k', { ...labels, chart: 'patrol' }, TOY_CHARTS)).toBe('Patrol Table, columns');
    expect(describeKey('k', { ...labels, chart: 'patrol' })).toBe('Patrol, columns');
    expect(describeKey('dieRoll', { kind: 'choice', value: 'a' })).toBe('Die roll');
  });
});

describe('the look before one leaves', () => {
  const row: GameRow = {
    ...{ id: 'a', game: 'toy', title: 'Friday', charts: 'own', created: 1, updated: 1, archived: false },
    ...{ entries: 9, summary: '', copied: { at: NOON, entries: 9 } },
  };
  const chart = { title: 'Smugglers', known: 9, total: 9, practice: false, href: '#/g/a/charts' };
  const well: Facts = {
    ...{
      offline: { kind: 'checked', files: 9, missing: 0 },
      persistence: 'protected',
      declined: false,
      installed: true,
      installable: false,
    },
    ...{ scarce: undefined, screen: 'works', rows: [row], charts: [chart], version: '1.2.3' },
    ...{ updateWaits: false, dice: { a: 'app', b: 'physical' }, battery: { level: 0.5, charging: false } },
    now: NOON,
  };
  it('says each thing in whole sentences, with the way to put it right', () => {
    const cases: readonly Partial<Facts>[] = [
      {},
      { offline: undefined, screen: undefined, rows: undefined, charts: undefined, battery: undefined },
      { offline: { kind: 'unsupported' }, persistence: 'unknown', screen: 'off', rows: [], battery: null },
      {
        offline: { kind: 'waiting' },
        persistence: 'unprotected',
        screen: 'refused',
        rows: 'failed',
        charts: 'failed',
      },
      {
        offline: { kind: 'silent' },
        persistence: 'unprotected',
        installed: false,
        screen: 'missing',
        updateWaits: true,
      },
      {
        offline: { kind: 'checked', files: 9, missing: 1 },
        scarce: 3_999_999,
        dice: { a: 'physical', b: 'app' },
      },
      {
        rows: [row, { ...row, copied: { at: NOON, entries: 8 } }],
        charts: [
          { ...chart, known: 8 },
          { ...chart, practice: true },
        ],
      },
      {
        rows: [{ ...row, copied: { at: NOON, entries: 10 } }],
        charts: [],
        battery: { level: 0.494, charging: true },
      },
      {
        offline: { kind: 'checked', files: 9, missing: 1, tried: true },
        ...{ persistence: 'unprotected', declined: true, battery: { level: 0.499, charging: false } },
      },
      {
        offline: { kind: 'checked', files: 9, missing: 0, past: true },
        ...{ persistence: 'unprotected', declined: true, installed: false },
      },
    ];
    const lines = cases.map((facts) =>
      readyItems({ ...well, ...facts })
        .map((each) => JSON.stringify(each))
        .join('\n'),
    );
    expectWritten('ready-items', lines.join('\n\n'));
  });
});

describe('the last copy and the origin of a game', () => {
  const row = (entries: number, more: Partial<GameRow> = {}): GameRow => ({
    ...{ id: 'a', game: 'toy', title: 'Friday', charts: 'own', created: 1, updated: 1, archived: false },
    ...{ entries, summary: '' },
    ...more,
  });
  it.each([
    [8, 8, 'the same entries'],
    [9, 8, '1 entry further'],
    [8, 11, '3 entries behind'],
    [9, 9, 'forks after entry 8'],
    [9, 10, 'forks after entry 8'],
  ])('%d lines beside %d: %s', (mine, theirs, words) => {
    const origin = { game: 'a', lines: 8, beside: { game: 'a', common: 8 } };
    const copy = row(mine, { id: 'b', origin });
    expect(originWords(copy, [row(theirs), copy])).toBe(`Copy of Friday, ${words}`);
    expect(originWords(copy, [copy])).toBe('From a file of 8 entries');
  });
  it('from a file alone, of one line, or an example', () => {
    expect(originWords(row(1, { origin: { game: 'a', lines: 1 } }), [row(4)])).toBe('From a file of 1 entry');
    expect(originWords(row(1, { id: 'example:toy', origin: { game: 'example', lines: 1 } }), [])).toMatch(
      /^(An example|From a file)/,
    );
    expect(lastCopy([row(4, { copied: { at: NOON, entries: 9 } }), row(2)], NOON)).toBe(
      'Last copy outside this device: file made today, 12:00, 2 entries since',
    );
  });
});

describe('what a line is called', () => {
  it.each([
    ['Japan attacks, 2:1, die 4', undefined, 'Japan attacks, 2:1, die 4'],
    ['Japan attacks, 2:1, die 4', '2124', 'Japan attacks, 2:1, die 4, at 2124'],
    ['Japan attacks, 2:1, die 4 (by hand)', '2124', 'Japan attacks, 2:1, die 4, at 2124'],
  ])('%s at %s', (title, place, words) => {
    expect(titleAt({ title, place })).toBe(words);
  });
});

describe('what the log is searched by', () => {
  const line = (more: Partial<LogLine>): LogLine => ({
    ...{ id: 'a', seq: 1, at: 1, kind: 'procedure', moment: 'Turn 1', title: 'Crossing', struck: false },
    ...{ open: false, practice: false, lines: [], answers: [], conflicts: [] },
    ...more,
  });
  const all: readonly Annotated[] = [
    { line: line({ id: 'plain', procedure: 'end-fox-phase', side: 'fox' }) },
    { line: line({ id: 'note', kind: 'note', title: 'Fog', phase: 'Dusk' }) },
    { line: line({ id: 'roll', kind: 'roll', title: 'Who starts', phase: 'Dusk' }) },
    { line: line({ id: 'lesson', kind: 'lesson', moment: 'Turn 2' }) },
    { line: line({ id: 'faces', lines: [{ kind: 'die', label: 'Die', faces: [3] }], moment: 'Turn 2' }) },
    {
      line: line({
        id: 'given',
        answers: [
          {
            entry: 'x',
            key: 'd',
            answer: { kind: 'dice', faces: [2], by: 'app' },
            auto: false,
            struck: false,
          },
        ],
      }),
    },
    {
      line: line({
        id: 'cell',
        answers: [
          {
            entry: 'x',
            key: 'd',
            answer: {
              kind: 'cell',
              chart: 'coves',
              column: 'kind',
              row: 'seal',
              value: 'cave',
              source: 'mapsheet',
              pack: 'p',
            },
            auto: false,
            struck: false,
          },
        ],
      }),
    },
    {
      line: line({
        id: 'auto',
        procedure: 'cross',
        answers: [
          {
            entry: 'x',
            key: 'd',
            answer: {
              kind: 'heads',
              chart: 'patrol',
              axis: 'columns',
              heads: [],
              source: 'mapsheet',
              pack: 'p',
            },
            auto: true,
            struck: false,
          },
        ],
      }),
    },
    {
      line: line({
        id: 'heads',
        procedure: 'cross',
        answers: [
          {
            entry: 'x',
            key: 'd',
            answer: {
              kind: 'heads',
              chart: 'patrol',
              axis: 'columns',
              heads: [],
              source: 'mapsheet',
              pack: 'p',
            },
            auto: false,
            struck: false,
          },
        ],
      }),
    },
    {
      line: line({ id: 'struck', struck: true }),
      remarks: { bookmarks: [], notes: [{ id: 'n', at: 1, text: 'Luck', struck: false }] },
    },
    { line: line({ id: 'amended', kind: 'amendment' }), remarks: { bookmarks: ['b'], notes: [] } },
    { line: line({ id: 'was', was: { title: 'Before', value: '−1', lines: [] } }) },
    { line: line({ id: 'late', afterReveal: true }) },
    { line: line({ id: 'conflict', conflicts: ['Shown already.'] }) },
    {
      line: line({
        id: 'over',
        lines: [
          { kind: 'override', label: 'Drift', value: '−2', was: '0', reason: 'wind', rule: 'T2' },
          { kind: 'fact', label: 'x' },
        ],
      }),
    },
    { line: line({ id: 'sealed', title: 'Sealed entry', sealed: 'owl' }) },
  ];
  const words = (each: Annotated) => wordsOf(each, (side) => side.toUpperCase(), TOY_CHARTS);
  const found = (sought: object) =>
    findLines(all, { text: '', ...sought }, words)
      .map(({ line: { id } }) => id)
      .join(' ');

  it('kinds of lines', () => {
    expect(found({ kind: 'marked' })).toBe('amended');
    expect(found({ kind: 'noted' })).toBe('note struck');
    expect(found({ kind: 'rolled' })).toBe('roll faces given');
    expect(found({ kind: 'learned' })).toBe('lesson cell heads');
    expect(found({ kind: 'struck' })).toBe('struck');
    expect(found({ kind: 'changed' })).toBe('amended was late conflict over');
    expect(found({ kind: 'step:cross' })).toBe('auto heads');
    expect(found({ side: 'fox' })).toBe('plain');
  });

  it('are offered with how many lines they have, steps by their names', () => {
    expect(kindsOf(all, (word) => ({ fox: 'Ken' })[word])).toEqual({
      kinds: [
        { value: 'marked', label: 'Bookmarks', count: 1 },
        { value: 'noted', label: 'Notes', count: 2 },
        { value: 'rolled', label: 'Rolls', count: 3 },
        { value: 'learned', label: 'Charts', count: 3 },
        { value: 'struck', label: 'Struck', count: 1 },
        { value: 'changed', label: 'Changed', count: 5 },
      ],
      steps: [
        { value: 'step:cross', label: 'Cross', count: 2 },
        { value: 'step:end-fox-phase', label: 'End Ken phase', count: 1 },
      ],
      places: [],
    });
    expect(kindsOf([], () => undefined)).toEqual({ kinds: [], steps: [], places: [] });
  });

  it('the words of a line are all that it says', () => {
    expect(all.map(words)).toEqual([
      'Crossing FOX',
      'Fog',
      'Who starts',
      'Crossing',
      'Crossing Die',
      'Crossing 2, app',
      'Crossing a cave, your sheet',
      'Crossing',
      'Crossing , your sheet',
      'Crossing Luck',
      'Crossing',
      'Crossing Before −1',
      'Crossing',
      'Crossing Shown already.',
      'Crossing Drift −2 0 wind T2 x',
      'Sealed entry OWL',
    ]);
    const reason = line({ value: '+1', reason: 'Misread' });
    expect(words({ line: reason })).toBe('Crossing +1 Misread');
  });

  it('every word is looked for, in any case, and a minus however it is typed', () => {
    expect(found({ text: 'DRIFT wind' })).toBe('over');
    expect(found({ text: '  drift   ' })).toBe('over');
    expect(found({ text: 'drift fog' })).toBe('');
    expect(found({ text: '-2' })).toBe('over');
    expect(found({ text: '−1' })).toBe('was');
    expect(found({ text: 'crossing', kind: 'struck' })).toBe('struck');
  });

  it('lines stand by turn and by phase', () => {
    expect(byMoment(all.slice(0, 6)).map(({ moment, own }) => [moment, own.length])).toEqual([
      ['Turn 1', 3],
      ['Turn 2', 2],
      ['Turn 1', 1],
    ]);
    expect(byPhase(all.slice(0, 4)).map(({ phase, own }) => [phase, own.length])).toEqual([
      [undefined, 1],
      ['Dusk', 2],
      [undefined, 1],
    ]);
    expect(byMoment([])).toEqual([]);
  });
});

describe('a chart as it is typed', () => {
  const losses = { kind: 'losses', max: 4 } as const;
  const number = { kind: 'number', min: -20, max: 20 } as const;
  const choice = { kind: 'choice', options: [{ value: 'y', label: 'Yes' }] } as const;
  it.each([
    [losses, '1/0', '1/0'],
    [losses, ' 10 ', '1/0'],
    [losses, '1 - 0', '1/0'],
    [losses, '1.0', '1/0'],
    [losses, '1:0', '1/0'],
    [losses, '1–0', '1/0'],
    [losses, '5/0', '5/0'],
    [losses, '1/0/', '1/0/'],
    [losses, 'x1/0', 'x1/0'],
    [losses, '', ''],
    [number, '-3', '−3'],
    [number, ' +4 ', '4'],
    [number, '99', '99'],
    [choice, 'y', 'y'],
    [choice, 'n', 'n'],
  ])('%j: "%s" is "%s"', (shape, typed, tidy) => {
    expect(tidyCell(shape, typed)).toBe(tidy);
  });
  it('what is no cell is a problem, and what is none yet is not', () => {
    expect(parseCell(losses, '5/0').ok).toBe(false);
    expect(parseCell(choice, 'n').ok).toBe(false);
    expect(parseCell(number, 'x').ok).toBe(false);
    expect(parseCell(number, ' ')).toEqual({ ok: true, value: undefined });
    for (const text of ['1', ' 1 ', '1/', '1 :', '9–']) expect(isPartial(losses, text), text).toBe(true);
    for (const text of ['', '1/0', 'x', '12', '1/x']) expect(isPartial(losses, text), text).toBe(false);
    for (const text of ['-', '−', '+', ' - ']) expect(isPartial(number, text), text).toBe(true);
    for (const text of ['', '1', '-1', 'x-']) expect(isPartial(number, text), text).toBe(false);
  });

  const pack = emptyPack('own:toy', 'toy', 'Ours');
  it('teaches what differs, heads first, and empties a cell that was emptied', () => {
    const cell = { value: { attacker: 1, defender: 1 }, source: 'mapsheet' } as const;
    const known = withLessons(pack, [{ chart: 'patrol', column: '1:1', row: '1', cell }], 1);
    const grid = (draft: object, of = known, chart = PATROL) => gridOf(chart, of, { ...untouched, ...draft });
    expect(grid({}).lessons).toEqual([]);
    expect(grid({ cells: { '1:1|1': '1/1' } }).lessons).toEqual(
      [{ chart: 'patrol', axis: 'columns', heads: PATROL.columns.labels }].slice(1),
    );
    expect(grid({ cells: { '1:1|1': '' } }).lessons).toEqual([
      { chart: 'patrol', axis: 'columns', heads: PATROL.columns.labels },
      { chart: 'patrol', column: '1:1', row: '1' },
    ]);
    expect(grid({ cells: { '1:1|2': '2/0', '1:1|3': '9/9' } })).toMatchObject({
      lessons: [
        { axis: 'columns' },
        { column: '1:1', row: '2', cell: { value: { attacker: 2, defender: 0 } } },
      ],
      problems: new Map([['1:1|3', { code: expect.any(String) }]]),
    });
    expect(grid({ cells: { '1:1|1': 'x' } }).text('1:1', '1')).toBe('x');
    expect([grid({}).text('1:1', '1'), grid({}).text('1:1', '2'), grid({}).text('2:1', '6')]).toEqual([
      '1/1',
      '',
      '0/3',
    ]);
    expect([
      grid({}).isLocked('2:1', '6'),
      grid({}).isLocked('1:1', '1'),
      grid({ differs: true }).isLocked('2:1', '6'),
    ]).toEqual([true, false, false]);
    expect(grid({ cells: { '2:1|6': '1/1' } }).lessons).toEqual([]);
    expect(grid({ columns: ['1-1', '2:1'] }).columns).toEqual(['1:1', '2:1']);
    expect(grid({ columns: ['x'] }).columnsProblem).toBeDefined();
    expect(grid({})).not.toHaveProperty('columnsProblem');
    expect(gridOf(CHANCE, pack, { ...untouched, cells: { 'calm|3': 'lost' } }).lessons).toHaveLength(1);
    expect(gridOf(COVES, pack, { ...untouched, rows: ['otter'] }).lessons).toEqual([
      { chart: 'coves', axis: 'rows', heads: ['otter'] },
    ]);
    expect(gridOf(COAST, pack, untouched).text('drift', 'rocks')).toBe('−1');
  });

  it.each([
    ['3-1', '3:1'],
    ['3/1', '3:1'],
    ['3 to 1', '3:1'],
    ['3 – 1', '3:1'],
    ['3.1', '3:1'],
    [' 3 1 ', '3:1'],
    ['12:10', '12:10'],
    ['3:1x', '3:1x'],
    ['x3:1', 'x3:1'],
    [' many ', 'many'],
  ])('the odds "%s" are "%s"', (typed, head) => {
    expect(tidyLabel(typed)).toBe(head);
  });
  it('odds are put in their place by what they are worth', () => {
    const into = (labels: readonly string[], text: string) => {
      const added = insertLabel(labels, text);
      return added.ok ? added.value : added.problem.code;
    };
    expect(into(['1:3', '1:1', '3:1'], '1:2')).toEqual(['1:3', '1:2', '1:1', '3:1']);
    expect(into(['1:3', '1:1', '3:1'], '3:2')).toEqual(['1:3', '1:1', '3:2', '3:1']);
    expect(into(['2:1'], '1:4')).toEqual(['1:4', '2:1']);
    expect(into(['2:1'], '10:1')).toEqual(['2:1', '10:1']);
    expect(into([], '1:1')).toEqual(['1:1']);
    for (const text of ['100:1', '1:100', '01:1', '1:0', 'x1:1', '1:1x', ''])
      expect(into([], text), text).toBe('heads.form');
    expect(into(['1:1'], '1-1')).toBe('heads.twice');
    expect(insertLabel(['1:1'], '1:1')).toMatchObject({ problem: { message: '1:1 is there already.' } });
  });

  it('a form begins with what was answered, what is offered, or nothing', () => {
    const fields = [
      { key: 'n', label: 'N', kind: 'number', min: -9, max: 9, initial: -4 },
      { key: 'm', label: 'M', kind: 'number', min: 0, max: 9 },
      { key: 't', label: 'T', kind: 'text', maxLength: 9, optional: true },
      { key: 'f', label: 'F', kind: 'flags', options: [], initial: ['x'] },
      { key: 'toString', label: 'S', kind: 'text', maxLength: 9, optional: true },
    ] as const;
    expect(draftOf(fields, undefined)).toEqual({ n: '−4', m: '', t: '', f: ['x'], toString: '' });
    const previous = { kind: 'form', values: { n: 0, t: 'a', f: [] } } as const;
    expect(draftOf(fields, previous)).toEqual({ n: '0', m: '', t: 'a', f: [], toString: '' });
    expect(draftOf(fields, { kind: 'choice', value: 'x' })).toMatchObject({ n: '−4' });
    const example: FormField = {
      kind: 'text',
      key: 'hex',
      label: 'Hex',
      maxLength: 4,
      optional: false,
      practice: '1630',
    };
    expect(draftOf([example], undefined)).toEqual({ hex: '' });
    expect(draftOf([...fields, example], undefined, true)).toMatchObject({ n: '−4', t: '', hex: '1630' });
    const answered = { kind: 'form', values: { hex: '1225' } } as const;
    expect(draftOf([example], answered, true)).toEqual({ hex: '1225' });
    expect(valuesTyped(fields.slice(0, 4), { n: '−4', m: 'x', t: '7', f: ['x'] })).toEqual({
      n: -4,
      m: 'x',
      t: '7',
      f: ['x'],
    });
  });
});
