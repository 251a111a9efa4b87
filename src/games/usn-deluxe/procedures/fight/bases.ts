import type { Steps } from '../../../../core/play/procedure';
import { askFields, choose, number, words } from '../../../../kit/fields';
import { result } from '../../../../kit/lines';
import { SIDE_WORDS } from '../../data/phases';
import type { SideId } from '../../data/units';
import { PLACE_LENGTH } from '../../state/bases';
import type { UsnEvent } from '../../state/bounds';
import { has, type UsnState } from '../../state/state';
import { type Asking, sideFields } from './asking';

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

export function* askBase({ work, state, no, hits }: Asking): Steps<readonly UsnEvent[]> {
  const told = yield* askFields(
    work,
    {
      key: `base-${no}`,
      rule: '19',
      title: 'Which base, and how does it stand now?',
      hint: baseHint(state),
      submit: 'So it is',
    },
    baseFields(),
  );
  hits.lines.push(`${told.name} ${told.state}`);
  work.lines.push(result(told.name, { value: baseWords(told), rule: '19', prompt: `base-${no}` }));
  return [{ type: 'v1.BaseSet', ...told }, ...(told.state === 'neutralized' ? neutralizedBase(told) : [])];
}
const neutralizedBase = ({ name, side }: { name: string; side: SideId }): readonly UsnEvent[] => [
  { type: 'v1.Neutralized', what: name, side },
];
/** 19(A): A damaged air base holds nothing, or 5 by that option. */
const baseHint = (state: UsnState): string =>
  has(state, 'damagedBase5')
    ? 'A damaged air base holds 5 points until it is repaired.'
    : 'Each X takes 5 from an air base; at 0 it is destroyed.';
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

/** 9: What is neutralized rolls for its recovery at the end of each turn. */
export function* askNeutral({ work, state, no, hits }: Asking): Steps<readonly UsnEvent[]> {
  const { side, what } = yield* askFields(
    work,
    { key: `neutral-${no}`, rule: '9', title: 'What is neutralized?', submit: 'So it is' },
    { side: sideFields(state), what: words('Unit or base', PLACE_LENGTH) },
  );
  hits.lines.push(`${what} neutralized`);
  work.lines.push(result(`${what} neutralized`, { rule: '9', prompt: `neutral-${no}` }));
  return [{ type: 'v1.Neutralized', side, what }];
}
