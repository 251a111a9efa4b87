import { describe, expect, it } from 'vitest';
import { emptyPack, lookupCell } from '../../../src/core/charts/pack';
import {
  type ProcedureDef,
  packLookup,
  runProcedure,
  startDerivation,
} from '../../../src/core/play/procedure';
import type { Answer } from '../../../src/core/play/prompt';
import {
  CHANCES,
  type ChanceId,
  type Faces,
  happens,
  THREE_WAYS,
  type ThreeWayId,
} from '../../../src/games/pearl-harbor-7dec41/data/chances';
import { PEARL_CHARTS } from '../../../src/games/pearl-harbor-7dec41/data/charts';
import { rollChance, rollThreeWay } from '../../../src/games/pearl-harbor-7dec41/procedures/roll';
import { initialState, type PearlState } from '../../../src/games/pearl-harbor-7dec41/state/state';
import { expected, named } from './pearl';

type Row = {
  heading: string;
  name: string;
  dice: { n: number; combine: string; goodFacesPerDie: number };
  exact: string | string[];
};

/** Where each printed chance stands in our charts: chart, row, column; `not` where the print gives the other way. */
const PLACES: { readonly [name: string]: string } = {
  'Enterprise starts in harbor': 'carriers enterprise',
  'Lexington also in harbor': 'carriers lexington',
  'Enterprise enters south edge': 'carriers arrival',
  'Lexington enters south edge': 'carriers arrival',
  'Ward, none sunk yet': 'ward first',
  'Ward, one already sunk': 'ward later',
  'Ward, air attack begun': 'ward later',
  'denial of first Ward sinking': 'denial n1 separate',
  'mini-sub scores a hit': 'mini-sub-hit flat',
  'mini-sub hit destroys, no alert': 'mini-sub-effect unalerted',
  'mini-sub hit bottoms, no alert': 'not mini-sub-effect unalerted',
  'mini-sub hit bottoms, alert': 'not mini-sub-effect alerted',
  'damaged ship moves one hex': 'movement damaged',
  'surface, day, US': 'surface-contact day us',
  'surface, day, Japanese': 'surface-contact day jp',
  'surface, night, US': 'surface-contact night us',
  'surface, night, Japanese': 'surface-contact night jp',
  'surface in front, day, US': 'surface-contact front us',
  'surface in front, day, Japanese': 'surface-contact front jp',
  'surface in front, night, US': 'surface-contact front us',
  'surface in front, night, Japanese': 'surface-contact front jp',
  'radar, distance 1': 'radar h1',
  'radar, distance 2': 'radar h2',
  'sub sees aircraft, same hex': 'sub-sighting h0',
  'sub sees aircraft, adjacent': 'sub-sighting h1',
  'take-off hex sighting': 'launch-contact wave',
  'denial, joint, detection 1': 'denial n1 joint',
  'denial, joint, detection 2': 'denial n2 joint',
  'China Clipper sighting': 'clipper piece',
  'crash after extra hex, Japanese': 'crash jp',
  'crash after extra hex, US': 'crash us',
  'AA, high level, unalerted': 'anti-aircraft ha unalerted',
  'AA, high level, alerted': 'anti-aircraft ha alerted',
  'AA, high level, carriers with CAP': 'anti-aircraft ha cap',
  'AA, low bombing, unalerted': 'anti-aircraft laBomb unalerted',
  'AA, low bombing, alerted': 'anti-aircraft laBomb alerted',
  'AA, low bombing, carriers with CAP': 'anti-aircraft laBomb cap',
  'low bombing CAP: before run': 'sub-rolls timing',
  'low bombing CAP: turned back': 'sub-rolls fate',
  'AA, torpedo, unalerted': 'anti-aircraft laTorp unalerted',
  'AA, torpedo, alerted': 'anti-aircraft laTorp alerted',
  'AA, torpedo, carriers with CAP': 'anti-aircraft laTorp cap',
  'torpedo CAP: before drop': 'sub-rolls timing',
  'AA, multi-engine low, unalerted': 'anti-aircraft multiLa unalerted',
  'AA, multi-engine low, alerted': 'anti-aircraft multiLa alerted',
  'AA, multi-engine low, undamaged carriers with CAP': 'anti-aircraft multiLa cap',
  'interception by P-40B': 'interception p40',
  'interception by F4F': 'interception p40',
  'interception by P-36': 'interception p36',
  'interception by F2A': 'interception p36',
  'P-40B, F4F: before attack': 'sub-rolls timing',
  'P-40B, F4F: turned back': 'sub-rolls fate',
  'high level, stationary, unalerted': 'strike-hit ha unalerted',
  'high level, stationary, alerted': 'strike-hit ha alerted',
  'high level, 1-hex ship': 'strike-hit ha oneHex',
  'high level, 2-hex ship': 'strike-hit ha twoHex',
  'low bombing, stationary, unalerted': 'strike-hit laBomb unalerted',
  'low bombing, stationary, alerted': 'strike-hit laBomb alerted',
  'low bombing, 1-hex ship': 'strike-hit laBomb oneHex',
  'low bombing, 2-hex ship': 'strike-hit laBomb twoHex',
  'torpedo, stationary, unalerted, Japanese': 'strike-hit torpJp unalerted',
  'torpedo, stationary, alerted, Japanese': 'strike-hit torpJp alerted',
  'torpedo, 1-hex ship, Japanese': 'strike-hit torpJp oneHex',
  'torpedo, 1-hex ship, US': 'strike-hit torpUs oneHex',
  'torpedo, 2-hex ship, Japanese': 'strike-hit torpJp twoHex',
  'torpedo, 2-hex ship, US': 'strike-hit torpUs twoHex',
  'malfunction, 1-hex ship': 'malfunction oneHex',
  'malfunction, 2-hex ship': 'malfunction twoHex',
  'US sub hits 1-hex carrier': 'sub-attack oneHex',
  'US sub hits 2-hex carrier': 'sub-attack twoHex',
  'surface combat, day, even': 'surface-combat dayEqual',
  'surface combat, day, Japan stronger': 'surface-combat daySuperior',
  'surface combat, day, US stronger': 'reversed surface-combat daySuperior',
  'surface combat, night': 'surface-combat night',
  'armor-piercing hit blows up battleship': 'armour-piercing battleship',
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6].flatMap((n) => [
      [`air to sea, distance ${n}`, `air-search h${n}`],
      [`strike contact, distance ${n}`, `air-search h${n}`],
    ]),
  ),
  ...Object.fromEntries(
    ['Army', 'Navy'].flatMap((service) =>
      [1, 2, 3].map((n) => [`denial, ${service}, detection ${n}, separate`, `denial n${n} separate`]),
    ),
  ),
  ...Object.fromEntries(
    [0, 1, 2, 3, 4, 5, 6, 7, 8].map((n) => [`invasion with ${n} transports`, `landing t${n}`]),
  ),
  'notation 12': '= P12',
  'notation 17': '= P17',
  'notation 25': '= P25',
  'notation 33': '= P33',
  'notation 75': '= P75',
};

/** Not a roll at all: no procedure asks for it. */
const NO_ROLL = ['air to sea at night', 'denial of surface detection'];

function* everyRoll(count: number, rolled: readonly number[] = []): Generator<readonly number[]> {
  if (count === 0) yield rolled;
  else for (const face of [1, 2, 3, 4, 5, 6]) yield* everyRoll(count - 1, [...rolled, face]);
}

const chartOf = (id: string) => PEARL_CHARTS.find((chart) => chart.id === id);
const valueAt = (id: string, row: string, column: string) => {
  const chart = chartOf(id);
  if (!chart) throw new Error(`no chart ${id}`);
  return lookupCell(chart, emptyPack('own', 'pearl', 'none'), column, row)?.value;
};

const walked = new Map<string, Map<string, number>>();

/** The shares of a roll, in sixths to the power of its dice, by running the procedure for each way to fall. */
function sharesOf(id: string, row: string, column: string, faces: Faces): Map<string, number> {
  const chart = chartOf(id);
  if (!chart) throw new Error(`no chart ${id}`);
  const value = String(valueAt(id, row, column));
  // Cells with the same chance throw the same dice: each chance is walked through once.
  const known = walked.get(`${value} ${faces}`);
  if (known) return known;
  const three = value.startsWith('T');
  const def: ProcedureDef<PearlState> = {
    id: 'roll',
    rule: 'Chances',
    title: () => 'Roll',
    *run(state) {
      const work = startDerivation();
      const roll = { key: 'roll', chart, column, row, title: 'What?' };
      const result = three
        ? yield* rollThreeWay(work, state, { ...roll, words: { A: 'a', B: 'b', C: 'c' } })
        : (yield* rollChance(work, state, { ...roll, words: ['yes', 'no'] }))
          ? 'A'
          : 'C';
      return { events: [], trace: [{ kind: 'title', label: result }] };
    },
  };
  const before = initialState();
  const state = { ...before, house: { ...before.house, faces } };
  const shares = new Map<string, number>();
  const walk = (answers: ReadonlyMap<string, Answer>, share: number): void => {
    const run = runProcedure(
      def,
      state,
      {},
      answers,
      packLookup(PEARL_CHARTS, emptyPack('own', 'pearl', 'none')),
    );
    if (run.status === 'done') {
      const label = run.outcome.trace[0]?.label ?? '';
      shares.set(label, (shares.get(label) ?? 0) + share);
      return;
    }
    if (run.prompt.kind !== 'dice') throw new Error(`asks ${run.prompt.kind}`);
    const { key, count } = run.prompt;
    for (const faces of everyRoll(count))
      walk(new Map(answers).set(key, { kind: 'dice', faces, by: 'physical' }), share / 6 ** count);
  };
  walk(new Map(), 1);
  walked.set(`${value} ${faces}`, shares);
  return shares;
}

const fraction = (text: string): number => {
  const [over = 0, under = 1] = text.split('/').map(Number);
  return over / under;
};

describe('[Chances] every printed chance, against a second transcription', () => {
  const rows = expected<Row>('chances');

  it('has a place in the charts, or is no roll', () => {
    const lost = rows.filter(({ name }) => !PLACES[name] && !NO_ROLL.includes(name));
    expect(lost.map(({ name }) => name)).toEqual([]);
    expect(rows).toHaveLength(109);
  });

  it.each(named(rows.filter(({ name }) => PLACES[name])))('%s', (_, row) => {
    const place = PLACES[row.name] ?? '';
    const [way = '', ...words] = place.split(' ');
    if (way === '=') {
      const rule = CHANCES[words[0] as ChanceId];
      const good = [...everyRoll(rule.dice)].filter((faces) => happens(rule, faces, 'high')).length;
      expect(good / 6 ** rule.dice).toBeCloseTo(fraction(String(row.exact)), 12);
      expect(rule.dice).toBe(row.dice.n);
      return;
    }
    const turned = way === 'not' || way === 'reversed';
    const [chart = '', line = '', column = 'chance'] = turned ? words : [way, ...words];
    for (const faces of ['high', 'low'] as const) {
      const shares = sharesOf(chart, line, column, faces);
      const parts = ['A', 'B', 'C'].map((part) => shares.get(part) ?? 0);
      if (turned) parts.reverse();
      if (Array.isArray(row.exact))
        row.exact.forEach((exact, i) => {
          expect(parts[i]).toBeCloseTo(fraction(exact), 12);
        });
      else expect(parts[0]).toBeCloseTo(fraction(row.exact), 12);
    }
    if (Array.isArray(row.exact) || way === 'not') return;
    const rule = CHANCES[String(valueAt(chart, line, column)) as ChanceId];
    const combine = { never: 'never', always: 'always', all: 'all', any: 'any', one: 'one' }[
      row.dice.combine
    ];
    expect(rule.dice).toBe(row.dice.n);
    const ours = rule.dice === 0 ? combine : rule.dice === 1 ? 'one' : rule.need;
    expect(ours).toBe(row.dice.combine);
    if (rule.dice) expect(7 - rule.from).toBe(row.dice.goodFacesPerDie);
  });

  it('every cell of our charts is in the second transcription', () => {
    const placed = new Set(
      Object.values(PLACES).map((place) => {
        const [chart, row, column = 'chance'] = place.replace(/^(not|reversed) /, '').split(' ');
        return `${chart} ${row} ${column}`;
      }),
    );
    const own = PEARL_CHARTS.flatMap(({ id, cells }) =>
      cells
        .filter(({ value }) => /^[PT]\d/.test(String(value)))
        .map(({ row, column }) => `${id} ${row} ${column}`),
    );
    // What only our own switch reads (PH-18) or what the denial ladder never reaches is not printed.
    const readings = [
      'denial n3 joint',
      'mini-sub-hit unalerted chance',
      'mini-sub-hit alerted chance',
      'mini-sub-effect bottoms chance',
    ];
    expect(own.filter((place) => !placed.has(place))).toEqual(readings);
  });
});

describe('[Chances] the dice of each percentage, in every way they fall', () => {
  const EXACT: { readonly [Id in ChanceId]: readonly [over: number, dice: number] } = {
    P0: [0, 0],
    P6: [81, 4],
    P12: [27, 3],
    P17: [1, 1],
    P25: [9, 2],
    P33: [2, 1],
    P50: [3, 1],
    P66: [4, 1],
    P75: [27, 2],
    P83: [5, 1],
    P87: [189, 3],
    P100: [1, 0],
  };
  const ways = Object.entries(EXACT).map(([id, way]) => [id, ...way] as const);
  it.each(ways)('%s: %i ways of %i dice', (id, over, dice) => {
    const rule = CHANCES[id as ChanceId];
    for (const faces of ['high', 'low'] as const) {
      const good = [...everyRoll(dice)].filter((rolled) => happens(rule, rolled, faces));
      expect(good).toHaveLength(over);
    }
    expect(() => happens(rule, Array(dice + 1).fill(6), 'high')).toThrow(RangeError);
  });

  it.each([
    ['T333', 'interception p40 chance', [1 / 3, 1 / 3, 1 / 3]],
    ['T321', 'interception p36 chance', [1 / 3, 1 / 6, 1 / 2]],
    ['T121', 'surface-combat dayEqual chance', [1 / 4, 1 / 2, 1 / 4]],
    ['T211', 'surface-combat night chance', [1 / 2, 1 / 4, 1 / 4]],
  ] as const)('%s: the three parts of %s', (id, place, exact) => {
    const [chart = '', row = '', column = ''] = place.split(' ');
    expect(valueAt(chart, row, column)).toBe(id);
    expect(THREE_WAYS[id as ThreeWayId].id).toBe(id);
    const shares = sharesOf(chart, row, column, 'high');
    ['A', 'B', 'C'].forEach((part, i) => {
      expect(shares.get(part)).toBeCloseTo(exact[i] ?? 0, 12);
    });
  });
});
