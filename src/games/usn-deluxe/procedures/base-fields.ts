import { choose, number, words } from '../../../kit/fields';
import { SIDE_WORDS } from '../data/phases';
import type { SideId } from '../data/units';
import { PLACE_LENGTH } from '../state/bases';

const STATES = {
  functional: 'Functional',
  damaged: 'Damaged',
  neutralized: 'Neutralized',
  destroyed: 'Destroyed',
};
const BASE_KINDS = { air: 'Air base', naval: 'Naval base' };

/** 19: How a base stands now, and whose it is. */
export const baseFields = (initial: { name?: string; side?: SideId; capacity?: number } = {}) => ({
  name: words('Base', PLACE_LENGTH, initial.name === undefined ? {} : { initial: initial.name }),
  side: choose<SideId>('Held by', SIDE_WORDS, initial.side === undefined ? {} : { initial: initial.side }),
  kind: choose('What it is', BASE_KINDS),
  capacity: number('Air capacity now', 0, 200, { initial: initial.capacity ?? 5 }),
  state: choose('How it stands', STATES),
});

export const baseWords = ({
  kind,
  capacity,
  state,
  side,
}: {
  kind: 'air' | 'naval';
  capacity: number;
  state: keyof typeof STATES;
  side: SideId;
}): string =>
  [SIDE_WORDS[side], kind === 'air' ? `air ${capacity}` : 'naval', STATES[state].toLowerCase()].join(', ');
