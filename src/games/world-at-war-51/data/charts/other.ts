import { axis, DIE, list, numbers, table } from '../../../../kit/charts';
import { plain, SOURCE } from './shape';

/** The last die for the tension level, right after a declaration of war (49.852A). */
export const TENSION_DIE = list(
  { id: 'tension-die', name: 'Tension die', rule: '49.852A', note: SOURCE.one, shape: numbers(-9, 9) },
  DIE,
  { 1: -2, 2: -1, 3: 0, 4: 0, 5: 1, 6: 2 },
  'Added',
);

/** Oil counters destroyed by the result of one naval attack (51.41C). */
export const OIL = list(
  { id: 'oil', name: 'Oil at Pearl', rule: '51.41', note: SOURCE.overridable, shape: numbers(0, 3) },
  axis('Result', { 0: '0', 1: '1', 2: '2', 3: '3+' }),
  { 0: 0, 1: 1, 2: 2, 3: 3 },
  'Counters lost',
);

/** The levels of an ordinary surprise roll, as they stand at each level (23.7413). */
export const GENERAL_SURPRISE = table(
  {
    id: 'general-surprise',
    name: 'Surprise of an air strike',
    rule: '23.7413',
    note: `${SOURCE.one} Its die modifiers are not in it: read them in your rulebook.`,
    shape: {
      byColumn: {
        cap: numbers(-3, 3),
        defence: numbers(-3, 3),
        attack: numbers(-3, 3),
        fewer: numbers(0, 9),
        critical: plain(['yes', 'no']),
      },
    },
  },
  axis('Effect', {
    cap: 'Defender in air combat',
    defence: 'Air defence level',
    attack: 'Attack on ships',
    fewer: 'Defenders kept out',
    critical: 'Critical hit die',
  }),
  axis('Level', { 0: '0 or less', 1: '1', 2: '2', 3: '3', 4: '4', 5: '5', 6: '6', 7: '7+' }),
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
