import type { Action, Obligation } from '../../../core/play/view';
import { duesNow, isLate, type UsnDue } from './dues';
import { aloft } from './fights';
import type { UsnState } from './state';

const act = (id: string, label: string, args: Action['args'] = {}): Action => ({
  id,
  label,
  procedure: id,
  args,
});

/** All that is due and not done, each with the action that settles it. */
export const openObligations = (state: UsnState): readonly Obligation[] =>
  state.stage === 'underway'
    ? [...inTheAir(state), ...duesNow(state).map((due) => obligationOf(state, due))]
    : [];

/** 5(E), 5(O): Missions that are written are flown, and whoever has flown in this phase comes down before it ends. */
function inTheAir(state: UsnState): readonly Obligation[] {
  const { missions } = state;
  const next = missions?.opened
    ? act('air-strike', 'Air strike')
    : act('open-missions', 'Reveal the air missions');
  const isWritten = Object.keys(missions?.written ?? {}).length > 0;
  return [
    ...(isWritten ? [{ label: 'Air missions are written', rule: 'Phase 5(E)', action: next }] : []),
    ...(aloft(state).length
      ? [{ label: 'Aircraft are in the air', rule: 'Phase 5', action: act('air-basing', 'Air basing') }]
      : []),
  ];
}

/** What holds up the end of this phase: what is late held up its own, and waits on the table. */
export const obligationsHere = (state: UsnState): readonly Obligation[] => [
  ...inTheAir(state),
  ...duesNow(state)
    .filter((due) => !isLate(state, due))
    .map((due) => obligationOf(state, due)),
];

function obligationOf(state: UsnState, due: UsnDue): Obligation {
  const { text, rule, by, id, side, kind, turn } = due;
  const label = isLate(state, due) ? `Late, turn ${turn}: ${text}` : text;
  if (by === undefined) return { label, rule, action: act('due', 'What is due') };
  if (kind === 'fuel') return { label, rule, action: act('refuel', 'Refuel', { side: side ?? 'j' }) };
  const item = id.split(':')[1] ?? '';
  const args = { 'scenario-item': { item }, withdraw: { which: item } }[by] ?? {};
  return { label, rule, action: act(by, text, args) };
}
