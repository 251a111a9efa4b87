import { axis, list, numbers } from '../../../../kit/charts';
import { SOURCE } from './shape';

const shape = numbers(-9, 9);
const FIRST = { first: 'First strike', levels: 'General levels 2 and 3, added (WW-5)' };
const RULES = { levels: '23.7413', sea: '20.51' };

/** What is added to the dice of an attack; what the nationalities add the players read themselves (51.31, 20.51). */
export const ATTACK_DRM = list(
  {
    id: 'attack-drm',
    name: 'Attack dice, added',
    rule: '51.31',
    note: `The first strike: ${SOURCE.overridable} The others: ${SOURCE.one}`,
    shape,
  },
  axis('When', { ...FIRST, sea: 'Naval air, ships at sea' }),
  { first: 1, levels: 1, sea: 1 },
  'Added',
  RULES,
);

/** What is added to the level of the air defence (51.31). */
export const DEFENCE_DRM = list(
  {
    id: 'defence-drm',
    name: 'Air defence level, added',
    rule: '51.31',
    note: `The first strike: ${SOURCE.overridable} The other: ${SOURCE.one}`,
    shape,
  },
  axis('When', FIRST),
  { first: -1, levels: -1 },
  'Added',
  RULES,
);
