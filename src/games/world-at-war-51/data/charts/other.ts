import type { CellShape } from '../../../../core/charts/chart';
import { axis, chartOf, SOURCE } from './shape';

const ONE = 'value';
const one = (label: string) => axis('', [ONE], { [ONE]: label });
const number = (min: number, max: number): CellShape => ({ kind: 'number', min, max });
const FACES = ['1', '2', '3', '4', '5', '6'];

/** The last die for the tension level, right after a declaration of war (49.852A). */
export const TENSION_DIE = chartOf(
  {
    id: 'tension-die',
    name: 'Tension die',
    rule: '49.852A',
    note: SOURCE.one,
    columns: one('Added'),
    rows: axis('Die', FACES),
    shape: number(-9, 9),
  },
  { 1: [-2], 2: [-1], 3: [0], 4: [0], 5: [1], 6: [2] },
);

/** Oil counters destroyed by the result of one naval attack (51.41C). */
export const OIL = chartOf(
  {
    id: 'oil',
    name: 'Oil at Pearl',
    rule: '51.41',
    note: SOURCE.stated,
    columns: one('Counters lost'),
    rows: axis('Result', ['0', '1', '2', '3'], { '3': '3+' }),
    shape: number(0, 3),
  },
  { 0: [0], 1: [1], 2: [2], 3: [3] },
);

/** The levels of an ordinary surprise roll, as they stand at each level (23.7413). */
export const GENERAL_SURPRISE = chartOf(
  {
    id: 'general-surprise',
    name: 'Surprise of an air strike',
    rule: '23.7413',
    note: `${SOURCE.one} Its die modifiers are not in it: read them in your rulebook.`,
    columns: axis('Effect', ['cap', 'defence', 'attack', 'fewer', 'critical'], {
      cap: 'Defender in air combat',
      defence: 'Air defence level',
      attack: 'Attack on ships',
      fewer: 'Defenders kept out',
      critical: 'Critical hit die',
    }),
    rows: axis('Level', ['0', '1', '2', '3', '4', '5', '6', '7'], { '0': '0 or less', '7': '7+' }),
    shape: {
      byColumn: {
        cap: number(-3, 3),
        defence: number(-3, 3),
        attack: number(-3, 3),
        fewer: number(0, 9),
        critical: {
          kind: 'choice',
          options: [
            { value: 'yes', label: 'yes' },
            { value: 'no', label: 'no' },
          ],
        },
      },
    },
  },
  {
    0: [1, 0, 0, 0, 'no'],
    1: [0, 0, 0, 0, 'no'],
    2: [0, -1, 0, 0, 'no'],
    3: [0, -1, 1, 0, 'no'],
    4: [0, -1, 1, 1, 'no'],
    5: [0, -1, 1, 2, 'no'],
    6: [0, -1, 1, 3, 'no'],
    7: [0, -1, 1, 4, 'yes'],
  },
);

export const VALUE = ONE;
