import type { Action, Owed } from '../../../core/play/view';
import { duesNow, isLate, type UsnDue } from './dues';
import type { UsnState } from './state';

const act = (id: string, label: string, args: Action['args'] = {}): Action => ({
  id,
  label,
  procedure: id,
  args,
});

/** All that is due and not done, each with the action that settles it. */
export const owedNow = (state: UsnState): readonly Owed[] =>
  state.stage === 'underway' ? [...airborne(state), ...duesNow(state).map((due) => owedOf(state, due))] : [];

/** 5(O): Whoever has flown in this phase comes down before it ends. */
const airborne = ({ flown = [] }: UsnState): readonly Owed[] =>
  flown.length
    ? [{ label: 'Aircraft are in the air', rule: 'Phase 5', action: act('air-basing', 'Air basing') }]
    : [];

/** What holds up the end of this phase: what is late held up its own, and waits on the table. */
export const owedHere = (state: UsnState): readonly Owed[] => [
  ...airborne(state),
  ...duesNow(state)
    .filter((due) => !isLate(state, due))
    .map((due) => owedOf(state, due)),
];

function owedOf(state: UsnState, due: UsnDue): Owed {
  const { text, rule, by, id, side, kind, turn } = due;
  const label = isLate(state, due) ? `Late, turn ${turn}: ${text}` : text;
  if (by === undefined) return { label, rule, action: act('due', 'What is due') };
  if (kind === 'fuel') return { label, rule, action: act('refuel', 'Refuel', { side: side ?? 'j' }) };
  const item = id.split(':')[1] ?? '';
  const args = { 'scenario-item': { item }, withdraw: { which: item } }[by] ?? {};
  return { label, rule, action: act(by, text, args) };
}
