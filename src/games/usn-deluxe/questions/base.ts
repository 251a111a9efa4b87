import { choose, number, words } from '../../../kit/fields';
import { SIDE_WORDS } from '../data/phases';
import type { SideId } from '../data/units';
import { PLACE_LENGTH } from '../state/bases';
import { type Base, has, type UsnState } from '../state/state';

const STATES = {
  functional: 'Functional',
  damaged: 'Damaged',
  neutralized: 'Neutralized',
  unsupplied: 'Unsupplied',
  destroyed: 'Destroyed',
  ungarrisoned: 'Ungarrisoned',
};
/** 40, War Plan Orange: A base without garrison is another thing only where guerrillas are in play, or Japan is in Shanghai. */
const needsGarrison = (state: UsnState): boolean =>
  has(state, 'guerrillas') || state.readiness?.includes('china-incident') === true;
const statesIn = (state: UsnState) =>
  Object.entries(STATES)
    .filter(([id]) => id !== 'ungarrisoned' || needsGarrison(state))
    .map(([value, label]) => ({ value: value as Base['state'], label }));
const BASE_KINDS = { air: 'Air base', naval: 'Naval base' };

/** 19: How a base stands now, and whose it is. */
export const baseFields = (state: UsnState) => ({
  name: words('Base', PLACE_LENGTH),
  side: choose<SideId>('Held by', SIDE_WORDS),
  kind: choose('Kind of base', BASE_KINDS),
  capacity: number('Air capacity now', 0, 200, { initial: 5 }),
  state: choose('Condition', statesIn(state)),
});

export const baseWords = ({
  kind,
  capacity,
  state,
  side,
}: {
  kind: 'air' | 'naval';
  capacity: number;
  state: Base['state'];
  side: SideId;
}): string =>
  [SIDE_WORDS[side], kind === 'air' ? `air ${capacity}` : 'naval', STATES[state].toLowerCase()].join(', ');
