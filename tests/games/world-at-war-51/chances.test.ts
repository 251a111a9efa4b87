import { describe, expect, it } from 'vitest';
import { columnOf } from '../../../src/games/world-at-war-51/data/values';
import type { Attack, WarState } from '../../../src/games/world-at-war-51/state/state';
import { inWords } from './situations';
import { attacking, expected, FORCES, lineOf, run } from './war';

type Fraction = readonly [of: number, whole: number];
type Row = { readonly id: string; readonly [key: string]: unknown };
const chances = expected<{ readonly [group: string]: readonly Row[] }>('chances');
const group = (name: string): readonly (readonly [title: string, row: Row])[] =>
  (chances[name] ?? []).map((row) => {
    const { id, rule: _, grade: __, why: ___, ...facts } = row;
    return [`${id}: ${inWords(facts)}`, row] as const;
  });

const FACES = [1, 2, 3, 4, 5, 6];
const PAIRS = FACES.flatMap((a) => FACES.map((b) => [a, b] as const));
const COLUMNS: { readonly [label: string]: string } = {
  '0-33': 'c0',
  '34-35': 'c34',
  '36-37': 'c36',
  '38-39': 'c38',
  '40+': 'c40',
};
const columnId = (row: Row): string => COLUMNS[String(row.column)] ?? '';

/** How many of these throws come to each result. */
function count<T>(
  throws: readonly T[],
  result: (thrown: T) => string,
): { readonly [result: string]: number } {
  const counts: Record<string, number> = {};
  for (const thrown of throws) {
    const found = result(thrown);
    counts[found] = (counts[found] ?? 0) + 1;
  }
  return counts;
}
const same = (found: number, whole: number, wanted: Fraction, what = ''): void =>
  expect(found * wanted[1], what).toBe(wanted[0] * whole);

const ONE_TF = {
  ...FORCES,
  taskForces: [{ id: 'tf-1', name: 'A', squadrons: 3 }],
};

/** Where one task force is, by the procedure itself, for every throw of two dice. */
function located(column: string): readonly string[] {
  const state = attacking({ column, forces: ONE_TF });
  return PAIRS.map((pair) => {
    const { attack } = run({ ...state, attack: without(state.attack) }, 'locations', {
      'tf-1': pair,
      read: 'done',
    }).state;
    return attack?.locations?.['tf-1'] ?? '';
  });
}
function without(attack: Attack | undefined): Attack {
  if (!attack) throw new Error('no attack');
  const { locations: _, ...rest } = attack;
  return rest;
}

/** Whether one task force meets the fleet, for every face of its die; it always tries. */
function meets(location: string): readonly boolean[] {
  const state = attacking({ forces: ONE_TF, locations: { 'tf-1': location }, inPort: [] });
  const shut = location === 'pacific' || location === 'pearl';
  return FACES.map((face) => {
    const said = shut
      ? { 'try-tf-1': 'no' }
      : { 'try-tf-1': 'yes', ...(location !== 'auto' && { 'die-tf-1': face }) };
    return (run(state, 'interception', said).state.attack?.groups.length ?? 0) > 0;
  });
}

const LOCATED = Object.fromEntries(Object.values(COLUMNS).map((column) => [column, located(column)]));
const MEETS = Object.fromEntries(
  ['pearl', 'pacific', '6', '5', '4', '3', '2', 'auto'].map((location) => [
    location,
    meets(location).filter(Boolean).length,
  ]),
);

describe('[51.312] where a task force is', () => {
  it.each(group('tfLocation'))('%s', (_, row) => {
    const found = count(LOCATED[columnId(row)] ?? [], (location) => location);
    for (const result of ['pearl', 'pacific', '6', '5', '4', '3', '2', 'auto'])
      same(found[result] ?? 0, 36, row[result] as Fraction, result);
  });

  it.each(group('atSea'))('%s', (_, row) => {
    const sea = (LOCATED[columnId(row)] ?? []).filter((each) => each !== 'pearl' && each !== 'pacific');
    same(sea.length, 36, row.mayAttempt as Fraction);
  });
});

describe('[51.42] interception', () => {
  it.each(group('interceptionDie'))('%s', (_, row) => {
    same(MEETS[String(row.result)] ?? 0, 6, row.chance as Fraction);
  });

  const overall = (column: string): number =>
    (LOCATED[column] ?? []).reduce((sum, location) => sum + (MEETS[location] ?? 0), 0);
  it.each(group('interceptionOverall'))('%s', (_, row) => {
    same(overall(columnId(row)), 216, row.chance as Fraction);
  });

  it.each(group('severalTfs'))('%s', (_, row) => {
    const tfs = Number(row.tfs);
    const pearl = (LOCATED[columnId(row)] ?? []).filter((each) => each === 'pearl').length;
    const [one, whole] = String(row.event).includes('intercepts')
      ? [overall(columnId(row)), 216]
      : [pearl, 36];
    const none = (whole - one) ** tfs;
    const wanted = row.chance as Fraction;
    const found = String(row.event).startsWith('no ') ? none : whole ** tfs - none;
    expect(BigInt(found) * BigInt(wanted[1])).toBe(BigInt(wanted[0]) * BigInt(whole) ** BigInt(tfs));
  });
});

describe('[51.313] surprise', () => {
  const thrown = (drm: number) => {
    const { level: _, ...attack } = attacking({ drm }).attack as Attack;
    const state: WarState = { ...attacking({}), attack };
    return FACES.map((face) => run(state, 'surprise', { die: face }));
  };
  const bands = (drm: number) => thrown(drm).map((ran) => lineOf(ran, 'Surprise level') ?? '');
  it.each(group('surpriseLevelByDie'))('%s', (_, row) => {
    const drm = Number(row.drm);
    expect(bands(drm)).toEqual(row.bands);
    const sums = thrown(drm).map((ran) => Number(lineOf(ran, 'Surprise die')?.split('= ').at(-1)));
    expect(sums).toEqual(row.levels);
  });
  it.each(group('surpriseLevelChance'))('%s', (_, row) => {
    const drm = group('surpriseLevelByDie').find(([, other]) => other.column === row.column)?.[1].drm;
    const found = count(bands(Number(drm)), (band) => band);
    for (const band of ['4', '5', '6', '7+']) same(found[band] ?? 0, 6, row[band] as Fraction, band);
  });
});

/** The effective level for every face, by the procedure itself. */
function levels(actual: number, on: readonly ('us' | 'gb')[] = ['us', 'gb']) {
  const base = attacking({});
  const declaration = { turn: 0, half: 'jp', by: 'jp', on, actual } as const;
  const { attack: _, ...rest } = base;
  const state: WarState = { ...rest, declarations: [declaration] };
  return FACES.map((die) => run(state, 'effective', { die }).state.declarations[0]);
}

describe('[51.71C, 51.311] the tension die', () => {
  it.each(group('usjtDie'))('%s', (_, row) => {
    const hits = levels(36).filter((each) => each?.effective === 36 + Number(row.change));
    same(hits.length, 6, row.chance as Fraction);
  });
  it.each(group('columnByActual'))('%s', (_, row) => {
    const magic = Number(row.usMagic ?? 0) - Number(row.japanMagic ?? 0);
    const found = count(levels(Number(row.actual)), (each) => columnOf((each?.effective ?? 0) + magic));
    for (const [label, id] of Object.entries(COLUMNS)) same(found[id] ?? 0, 6, row[label] as Fraction, label);
  });
  it.each(group('live517'))('%s', (_, row) => {
    const live = levels(Number(row.actual)).filter((each) => each?.onslaught);
    same(live.length, 6, row.live as Fraction);
  });
});

/** A strike with squadrons on one target, ready to attack. */
const strike = (id: 'first' | 'second', target: string, squadrons: number, attack: Partial<Attack> = {}) =>
  attacking({
    inPort: [],
    nas: squadrons,
    ...attack,
    strikes: [{ id, side: 'jp', squadrons, fought: true, assigned: [{ target, squadrons }], resolved: [] }],
  });
const arizona = {
  id: 'arizona',
  name: 'Arizona',
  side: 'us',
  size: 3,
  carrier: false,
  status: 'whole',
} as const;

describe('[51.41C] oil by squadrons', () => {
  it.each(group('oilByNas'))('%s', (_, row) => {
    const state = strike('second', 'oil', Number(row.nas));
    const found = count(PAIRS, (pair) =>
      String(3 - (run(state, 'attack', { attack: pair }).state.attack?.oil ?? 9)),
    );
    for (const lost of ['0', '1', '2', '3']) same(found[lost] ?? 0, 36, row[lost] as Fraction, lost);
  });
});

describe('[51.34] a ship of size 3', () => {
  it.each(group('shipSize3'))('%s', (_, row) => {
    const first = Number(row.net) === 1;
    const state = strike(first ? 'first' : 'second', 'ship:arizona', Number(row.nas), {
      ships: [arizona],
      level: 6,
    });
    const found = count(PAIRS, (pair) => {
      const { attack } = run(state, 'attack', { defence: { level: 0 }, attack: pair }).state;
      return attack?.ships[0]?.status ?? '';
    });
    same(found.whole ?? 0, 36, row.unharmed as Fraction);
    same(found.damaged ?? 0, 36, row.damaged as Fraction);
    same(found.sunk ?? 0, 36, row.sunk as Fraction);
  });
});

describe('[23.43] air defence', () => {
  it.each(group('airDefence'))('%s', (_, row) => {
    const state = strike('second', 'ship:arizona', 9, { ships: [arizona] });
    const found = count(PAIRS, (pair) => {
      const { outcome } = run(state, 'attack', {
        defence: { level: Number(row.level) },
        'defence-dice': pair,
        attack: [1, 1],
      });
      const { lost } = outcome.events[0] as unknown as {
        readonly lost: { readonly eliminated: number; readonly aborted: number };
      };
      return lost.eliminated ? 'any' : lost.aborted ? 'abort' : 'none';
    });
    same(found.none ?? 0, 36, row.noLoss as Fraction);
    same(found.abort ?? 0, 36, row.abortOnly as Fraction);
    same(found.any ?? 0, 36, row.anyEliminated as Fraction);
  });
});

describe('[23.7413] surprise of the US strike', () => {
  it.each(group('generalSurprise'))('%s', (_, row) => {
    const state = attacking({ forces: ONE_TF, groups: [['tf-1']], inPort: [] });
    const found = count(FACES, (face) => {
      const { attack } = run(state, 'counter', {
        squadrons: { squadrons: 3 },
        'surprise-drm': { drm: Number(row.drm) },
        surprise: face,
      }).state;
      return String(attack?.strikes[0]?.surprise?.level);
    });
    for (const level of ['1', '2', '3', '4', '5', '6'])
      same(found[level] ?? 0, 6, row[level] as Fraction, level);
    same(found['0'] ?? 0, 6, row.below1 as Fraction);
    same(found['7'] ?? 0, 6, row['7+'] as Fraction);
  });
});
