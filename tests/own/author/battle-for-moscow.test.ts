// A published game made from nothing by the changes that sentences make, and played by the numbers of its rules.
import { describe, expect, it } from 'vitest';
import type { Json } from '../../../src/core/json';
import type { Change } from '../../../src/own/author/change';
import { fileOf } from '../../../src/own/author/draft';
import { remarksOf } from '../../../src/own/author/remarks';
import { question, say } from '../../support/play';
import { act, begun, endStep, lastLine, type OwnTable, rowNamed, until } from '../shipped/at-table';
import { editionFrom } from '../shipped/editions';
import typed from '../shipped/expected/battle-for-moscow.json';
import { made } from './drafts';

const STEPS = [
  'German replacements, German',
  'German panzer movement, German',
  'German combat, German',
  'German movement, German',
  'Soviet replacements, Soviet',
  'Soviet rail movement, Soviet',
  'Soviet combat, Soviet',
  'Soviet movement, Soviet',
];
const SHOCK = '1st-shock-army';
const step = (name: string, key: string, value: Json): Change => ({
  do: 'put',
  path: ['steps', STEPS.findIndex((line) => line.startsWith(name)), key],
  value,
});
const state = (who: string, is: string): Json => [`${who}.state`, '=', is];
const set = (who: string, to: string): Json => ({ set: [`${who}.state`, to] });

/** Sixty seconds. */
const begin: readonly Change[] = [
  {
    do: 'begin',
    title: 'Battle for Moscow',
    sides: ['German', 'Soviet'],
    turns: { dates: 'Week 1, Week 2, Weeks 3–4, Weeks 5–6, Week 7, Week 8, Week 9' },
  },
];
/** Ten minutes: steps, units, the table, what comes. */
const grown: readonly Change[] = [
  { do: 'steps', lines: STEPS },
  { do: 'put', path: ['turns', 'tags', 'mud'], value: [3, 4] },
  { do: 'units', name: 'Units', lines: ['1st Shock Army, Soviet, 10'] },
  { do: 'rename', path: ['lists', 'units', 'fields', 'strength'], to: 'full' },
  {
    do: 'put',
    path: ['lists', 'units', 'rows', 0],
    value: `${SHOCK} | 1st Shock Army | soviet | 10 | later`,
  },
  {
    do: 'put',
    path: ['lists', 'units', 'fields', 'state'],
    value: { full: 'full strength', half: 'half strength', out: 'eliminated', later: 'not before turn 4' },
  },
  { do: 'field', list: 'units', name: 'half', value: [0, 30], start: '5' },
  { do: 'field', list: 'units', name: 'movement', value: [0, 12], start: '4' },
  { do: 'field', list: 'units', name: 'built', value: [0, 7], start: '0' },
  {
    do: 'table',
    name: 'Combat results',
    by: 'odds',
    heads: typed.columns.join(' '),
    below: 'none',
    cells: Object.values(typed.cells).map((row) => row.join(' ')),
    roll: { step: 'german-combat', side: 'german', list: 'units' },
  },
  { do: 'roll', table: 'combat-results', step: 'soviet-combat', side: 'soviet', list: 'units' },
  { do: 'comes', turn: 4, step: 'soviet-replacements', side: 'soviet', text: '1st Shock Army' },
  { do: 'put', path: ['due', 0, 'do'], value: [{ set: [`units:${SHOCK}.state`, 'out'] }] },
];
const terrain = (text: string, action?: string): Change => ({
  do: 'modifier',
  table: 'combat-results',
  kind: 'shift',
  say: text,
  value: -1,
  counted: 'asked',
  ...(action && { action }),
});
/** An hour: modifiers, what results do, ends, replacements. */
const deeper: readonly Change[] = [
  { do: 'beyond', table: 'combat-results', name: 'Odds above 6 to 1' },
  terrain('Forest'),
  terrain('Moscow'),
  terrain('River'),
  terrain('Fortification', 'german-attack'),
  {
    do: 'modifier',
    table: 'combat-results',
    kind: 'times',
    say: 'Mud',
    value: '1/2',
    counted: [['tag', 'has', 'mud']],
  },
  ...['german-attack', 'soviet-attack'].flatMap((action): readonly Change[] => [
    { do: 'take out', path: ['actions', action, 'ask', 0], both: true },
    {
      do: 'put',
      path: ['actions', action, 'ask', 0, 'where'],
      value: [
        ['side', '=', action === 'german-attack' ? 'soviet' : 'german'],
        ['state', 'in', ['full', 'half']],
      ],
    },
    { do: 'put', path: ['actions', action, 'ask', 2, 'start'], value: 'foe.full' },
  ]),
  { do: 'means', table: 'combat-results', code: 'NE', say: 'No effect', does: [] },
  {
    do: 'means',
    table: 'combat-results',
    code: 'AL',
    say: 'An attacker loses a step',
    does: [{ words: 'One attacking unit loses a step: the attacker chooses.' }],
  },
  {
    do: 'means',
    table: 'combat-results',
    code: 'DR',
    say: 'The defender retreats',
    does: [{ retreats: 2, who: 'foe' }],
  },
  {
    do: 'means',
    table: 'combat-results',
    code: 'DRL',
    say: 'A step, then a retreat',
    does: [],
  },
  {
    do: 'put',
    path: ['tables', 'combat-results', 'means', 'DRL', 'do'],
    value: [
      {
        if: [state('foe', 'half')],
        do: [set('foe', 'out')],
        else: [{ if: [state('foe', 'full')], do: [set('foe', 'half')] }, { as: 'DR' }],
      },
    ],
  },
  {
    do: 'means',
    table: 'combat-results',
    code: 'DE',
    say: 'The defender is eliminated',
    does: [{ becomes: 'out', who: 'foe' }],
  },
  {
    do: 'add',
    section: 'counters',
    value: { name: 'Last in Moscow', of: { soviet: 'Soviet', german: 'German' } },
  },
  { do: 'add', section: 'counters', value: { name: 'Replacements', each: 'side', start: 0, min: 0, max: 5 } },
  {
    do: 'add',
    section: 'switches',
    value: { name: 'German rate', of: ['every turn', 'even turns'] },
  },
  { do: 'add', section: 'switches', value: { name: 'Soviet rate', of: ['five', 'four', 'three'] } },
  step('German replacements', 'when', [
    ['turn', '>', 1],
    { or: [[['german-rate', '=', 'every-turn']], [['turn', 'in', [2, 4, 6]]]] },
  ]),
  step('German replacements', 'start', [{ set: ['replacements@german', 1] }]),
  step('German panzer', 'start', [{ set: ['replacements@german', 0] }]),
  step('Soviet rail', 'start', [{ set: ['replacements@soviet', 0] }]),
  step('Soviet replacements', 'owes', ['due']),
  step('Soviet replacements', 'start', [
    { set: ['replacements@soviet', 5] },
    { if: [['soviet-rate', '=', 'four']], do: [{ set: ['replacements@soviet', 4] }] },
    { if: [['soviet-rate', '=', 'three']], do: [{ set: ['replacements@soviet', 3] }] },
  ]),
  ...['german', 'soviet'].map(
    (side): Change => ({
      do: 'add',
      section: 'actions',
      value: {
        title: 'Use a replacement',
        step: `${side}-replacements`,
        side,
        when: [[`replacements@${side}`, '>=', 1]],
        ask: [
          {
            id: 'unit',
            pick: 'units',
            optional: true,
            say: 'Unit, if on the list',
            where: [
              ['side', '=', side],
              ['state', 'in', ['half', 'out']],
              ['built', '!=', 'turn'],
            ],
          },
        ],
        do: [
          { add: [`replacements@${side}`, -1] },
          {
            if: [state('unit', 'half')],
            do: [set('unit', 'full'), { set: ['unit.built', 'turn'] }],
            else: [
              { if: [state('unit', 'out')], do: [set('unit', 'half'), { set: ['unit.built', 'turn'] }] },
            ],
          },
        ],
      },
    }),
  ),
  {
    do: 'add',
    section: 'actions',
    value: {
      title: 'Moscow changes hands',
      ask: [
        { id: 'holder', one: { german: 'A German unit', soviet: 'A Soviet unit' }, say: 'Last in Moscow' },
      ],
      do: [{ set: ['last-in-moscow', 'holder'] }],
    },
  },
  { do: 'end', at: 'last', win: 'german', say: 'last in Moscow', when: [['last-in-moscow', '=', 'german']] },
  { do: 'end', at: 'last', win: 'soviet', say: 'last in Moscow', when: [] },
];

const drafted = made([...begin, ...grown, ...deeper]);
const edition = editionFrom(fileOf(drafted));
const table = (house = {}) => begun([edition], house);
const inCombat = (house = {}, turn = 1) => until(table(house), turn, 'german-combat');
const shifts = edition.actions.find(({ id }) => id === 'german-attack')?.do[0];
const list = shifts?.kind === 'table' ? (shifts.shift ?? '') : '';

describe('Battle for Moscow, made from nothing', () => {
  it('has nothing missing, and nothing odd but what its rules are', () => {
    expect(remarksOf(drafted).map(({ kind, words }) => `${kind}: ${words}`)).toMatchInlineSnapshot(`
      [
        "open: The step “German movement” owes nothing and has no action.",
        "open: The step “Soviet movement” owes nothing and has no action.",
      ]
    `);
  });

  it.each(typed.attacks)('$name', ({ turn, reading, attack, defence, ground, column, die, code }) => {
    const played = inCombat(reading === undefined ? {} : { 'odds-above-6-to-1': reading }, turn);
    act(played, 'act:german-attack', { att: attack, def: defence, [`mods:${list}`]: ground });
    const asked = question(played);
    if (column === 'none') {
      expect(asked).toBeUndefined();
      expect(lastLine(played)).toMatchObject({ value: 'no effect' });
      return;
    }
    expect(asked).toMatchObject({ kind: 'dice', rollPreview: { column } });
    say(played, die as number);
    expect(lastLine(played).value).toBe(code);
  });

  it('a fortification is asked of German attacks alone, and mud halves Soviet ones too', () => {
    const played = until(table(), 3, 'soviet-combat');
    act(played, 'act:soviet-attack');
    const asked = question(played);
    const labels = asked?.kind === 'form' ? asked.fields.map(({ label }) => label).join() : '';
    expect(labels).toContain('Column shifts');
    const rows = (id: string) => edition.mods.find((mods) => mods.id === id)?.rows.map((row) => row.id);
    expect(rows(list)).toEqual(['forest', 'moscow', 'river', 'fortification']);
    const soviet = edition.actions.find(({ id }) => id === 'soviet-attack')?.do[0];
    expect(soviet?.kind === 'table' && rows(soviet.shift ?? '')).toEqual(['forest', 'moscow', 'river']);
    say(played, { att: 12, def: 3 });
    expect(question(played)).toMatchObject({ rollPreview: { column: '2:1' } });
  });

  const phase = ({ projection: { state: now } }: OwnTable) => [
    edition.sides.find(({ id }) => id === now.place.side)?.name,
    now.place.name.replace(/^\w+ /, ''),
  ];
  it('has the eight phases, and begins with the panzers', () => {
    expect(phase(table())).toEqual(typed.firstPhase);
    const played = until(table(), 2, 'german-replacements');
    const phases = typed.phases.map(() => {
      const now = phase(played);
      endStep(played);
      return now;
    });
    expect(phases).toEqual(typed.phases);
  });

  const given = (house: object, side: string) => {
    const played = table(house);
    const all: (number | null)[] = Array.from({ length: 7 }, () => null);
    while (played.projection.state.stage === 'underway') {
      const { place, counters } = played.projection.state;
      if (place.step === `${side}-replacements`)
        all[place.turn - 1] = counters[`replacements@${side}`]?.value as number;
      endStep(played);
    }
    return all;
  };
  it('gives each side its replacements, by what was agreed', () => {
    const { german, soviet } = typed.replacements;
    expect(given({}, 'german')).toEqual(Object.values(german.every));
    expect(given({ 'german-rate': 'even-turns' }, 'german')).toEqual(Object.values(german.even));
    expect(given({}, 'soviet')).toEqual(Object.values(soviet.five));
    expect(given({ 'soviet-rate': 'three' }, 'soviet')).toEqual(Object.values(soviet.three));
  });

  it('brings the 1st Shock Army on turn 4, at half strength once it is built', () => {
    const played = until(table(), 4, 'soviet-replacements');
    expect(rowNamed(played, 'units', SHOCK)).toMatchObject({
      side: 'soviet',
      full: 10,
      movement: 4,
      state: 'later',
    });
    act(played, 'bring-on');
    act(played, 'act:use-a-replacement-2', SHOCK);
    expect(rowNamed(played, 'units', SHOCK)?.state).toBe('half');
  });

  it.each([
    ['DRL', 4, 5, 'half'],
    ['DE', 6, 5, 'out'],
  ])('%s: what it does to a unit on the list', (code, times, die, after) => {
    const played = inCombat();
    act(played, 'row:units', '+', { name: 'Rifles', 'is:side': 'soviet', 'is:full': 8, 'is:state': 'full' });
    act(played, 'act:german-attack', 'units 1', { att: 8 * times, def: 8 }, die);
    expect(lastLine(played).value).toBe(code);
    expect(rowNamed(played, 'units', 'units 1')?.state).toBe(after);
  });

  it.each(['german', 'soviet'])('whoever was last in Moscow wins: %s', (side) => {
    const played = table();
    if (side === 'german') act(played, 'act:moscow-changes-hands', 'german');
    until(played, 7, 'soviet-movement');
    endStep(played);
    const { game, projection } = played;
    expect(game.table(projection.state).verdict).toMatchObject({ side });
  });
});
