import type { FormCheck } from '../../../../core/play/form';
import type { Effect, Option } from '../../../../core/play/prompt';
import { VALUE } from '../../../../kit/charts';
import { choose, mark, number, when, words } from '../../../../kit/fields';
import { NAMED_HEXES, TEC, TERRAIN_NAMES, TERRAINS } from '../../data/charts';
import { HEX_NUMBER, noneOf } from '../../data/hexes';
import { SHIFTS } from '../../data/modifiers';
import { SHIPS } from '../../data/ships';
import type { IphState } from '../../state/state';

/** What the declaration of a battle asks for, field by field. */
export const FORD_ISLAND = 'ford-island';
const MOST_FACTORS = 99;
const FORD_NUMBERS = NAMED_HEXES.flatMap(({ id, number }) => (id === FORD_ISLAND && number ? [number] : []));

/** Without a number filled in, unless told: a total is said, not taken as it stands. */
export const factors = (label: string, min = 0, more: Parameters<typeof number>[3] = {}) =>
  number(label, min, MOST_FACTORS, more);

export const factsField = (label: string, options: readonly Option[]) =>
  mark<string>(label, options, { initial: [] });

function shiftOf(row: 'concentric' | 'beachhead'): Effect {
  return { chart: SHIFTS.id, column: VALUE, row };
}

/** 10.8: what the terrain of the attacked hex is worth, as the sheet has it. */
const terrainShift = (row: string): Effect => ({ chart: TEC.id, column: 'shift', row });

/** 10.12: where it can count; a force in momentum is alone (10.4). */
export const concentricField = when(
  'terrain',
  ['clear', 'rough', 'mountain', 'oil', 'airfield'],
  factsField('This attack is', [
    { value: 'concentric', label: 'Concentric', note: '10.12', effect: shiftOf('concentric') },
  ]),
);

export const terrainField = (state: IphState, withFord: boolean) =>
  choose<string>(
    'Terrain of the attacked hex',
    [
      ...TERRAINS.map((value): Option => {
        return { value, label: TERRAIN_NAMES[value] ?? value, effect: terrainShift(value) };
      }),
      ...(withFord ? [{ value: FORD_ISLAND, label: 'Ford Island', effect: terrainShift('airfield') }] : []),
    ],
    {
      rule: '10.8',
      follows: {
        field: 'hex',
        values: Object.fromEntries([
          ...state.hexes.map(({ id, kind }) => [id, kind]),
          ...knownHexes(state).map(({ number, terrain }) => [number, terrain]),
        ]),
      },
    },
  );

/** What scores is asked for by its number (4.4); on other ground it may be left out. */
export const hexField = (state: IphState) =>
  words('Hex number', 4, {
    optional: true,
    pattern: HEX_NUMBER,
    folded: 'Add a hex',
    known: knownHexes(state).map(({ label, number }) => ({ value: number, label })),
  });

/** 2.2: the number of a hex whose terrain is known is that hex, with the rules that go with it (11.2, 11.4). */
const knownHexes = (state: IphState) =>
  [...NAMED_HEXES, ...state.hexes].flatMap(({ id, label, number, kind }) =>
    number && kind ? [{ label, number, terrain: id === FORD_ISLAND ? id : kind }] : [],
  );

export const hexChecks = (state: IphState): readonly FormCheck[] =>
  knownHexes(state).map(({ label, number, terrain }): FormCheck => {
    const all = [
      { field: 'hex', includes: [number] },
      { field: 'terrain', includes: [terrain], not: true as const },
    ];
    const message = `${number} is ${label}: choose ${TERRAIN_NAMES[terrain] ?? 'that'} as its terrain.`;
    return { kind: 'never', field: 'terrain', all, message };
  });

/** 8.4: a hex told by its number has the marker that lies in it. */
export const markerChecks = ({ beachheads }: IphState): readonly FormCheck[] =>
  beachheads
    .filter(({ marker }) => marker)
    .map(({ hex }) => {
      const all = [
        { field: 'hex', includes: [hex] },
        { field: 'beachhead', includes: ['in'], not: true as const },
      ];
      return { kind: 'never', field: 'beachhead', all, message: `${hex} has a beachhead marker in it.` };
    });

/** 11.3: two dice next to the target, one at two hexes. */
export const rangeField = choose(
  'How far is the target?',
  { 1: 'Next to it: two dice', 2: 'Two hexes: one die' },
  { rule: '11.3' },
);

/** 8.4: a hex told by its number says itself whether a marker lies in it. */
export const beachheadField = ({ beachheads }: IphState) =>
  choose(
    'Beachhead marker',
    [
      { value: 'none', label: 'None near' },
      { value: 'near', label: 'Next to it', effect: shiftOf('beachhead') },
      { value: 'in', label: 'In the hex', effect: shiftOf('beachhead') },
    ],
    {
      rule: '8.4',
      follows: {
        field: 'hex',
        values: Object.fromEntries(beachheads.flatMap(({ hex, marker }) => (marker ? [[hex, 'in']] : []))),
      },
    },
  );

/** 6.6: a lost garrison never returns. */
export function fortOption(state: IphState): Option {
  const option = { value: 'from-fort', label: 'From a garrisoned fort', note: '10.14' };
  return hasGarrison(state) ? option : { ...option, disabled: 'Every fort has lost its garrison (6.6).' };
}

function hasGarrison(state: IphState): boolean {
  const { house, forces } = state;
  const counted = house.registers === 'off' || forces.steps.garrison > 0;
  return counted && lostForts(state).length < NAMED_HEXES.filter(({ kind }) => kind === FORT).length;
}

const FORT = 'fortification';
/** Forts that Japan has held, and so without a garrison (6.6). */
const lostForts = ({ hexes }: IphState) => hexes.filter(({ kind, everHeld }) => kind === FORT && everHeld);

export const fortField = (state: IphState) => {
  const names = lostForts(state).map(({ label }) => label);
  const hint = names.length ? { hint: `No garrison any more: ${names.join(', ')} (6.6).` } : {};
  return when('facts', ['from-fort'], factors('Factors in the fort (doubled)', 1, hint));
};

/** 10.9: a garrison pays in its own fort alone, and only once. */
export const mayHoldGarrison = (state: IphState, terrain: string, hex: string): boolean =>
  terrain === FORT && !lostForts(state).some(({ id, number }) => hex !== '' && (number ?? id) === hex);

export const offFordOption: Option = { value: 'off-ford', label: 'Off Ford Island', note: '11.2' };
/** Marked with the US's forts among the facts, by Japan alone under `from`. */
export const offFordField = (field: 'facts' | 'from') =>
  when(field, ['off-ford'], factors('Factors off Ford Island (halved)', 2));

/** 11.2: the force that has just advanced onto Ford Island attacks off it, all of it. */
export const offFordFactors = ({ house }: IphState) =>
  factors(
    house.fordHalving === 'unit'
      ? 'Attack factors (halve each unit off Ford Island)'
      : 'Attack factors off Ford Island (halved)',
  );
export const offFordCheck = noneOf('hex', FORD_NUMBERS, 'The force stands on Ford Island itself.');

/** An attack needs a factor, and onto Ford Island one that is left after halving (11.2). */
export function attackChecks(
  state: IphState,
  fields: readonly string[],
  allOff = false,
): readonly FormCheck[] {
  const off: FormCheck = {
    kind: 'sum-at-least',
    fields,
    min: 2,
    message: 'Halved off Ford Island, 1 factor is none and cannot attack (11.2).',
  };
  const halved: FormCheck = {
    kind: 'sum-at-least',
    // 10.14: what attacks out of a garrisoned fort is doubled first (IPH-11).
    fields: [...fields, 'fromFort'],
    min: 2,
    when: { field: 'terrain', includes: [FORD_ISLAND] },
    // A battleship's factors come through no hexside and stay whole.
    unless: { field: 'battleships', includes: SHIPS.map(({ id }) => id) },
    message: 'Halved onto Ford Island, 1 factor is none and cannot attack (11.2).',
  };
  const some: FormCheck = {
    kind: 'sum-at-least',
    fields: [...fields, 'offFord'],
    min: 1,
    message: 'An attack needs at least 1 factor.',
  };
  if (state.house.fordHalving === 'unit') return [some];
  return allOff ? [off] : [halved, some];
}
