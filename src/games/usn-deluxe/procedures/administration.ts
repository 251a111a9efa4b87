import { obligationsHere } from '../state/obligations';
import { notUnderway } from '../state/procedure';
import { toSettle } from '../state/settled';
import { apart } from './apart';
import { onTo } from './phases';

/** Phase 10: Empty tanks, dice of recovery, markers of emergency supply; with `on`, the turn is over then. */
export const administration = apart({
  id: 'administration',
  rule: 'Phase 10',
  title: (state, { on }) => {
    if (!on) return 'Administration';
    const next = onTo(state, state.cursor);
    return `Administration, ${next.charAt(0).toLowerCase()}${next.slice(1)}`;
  },
  unless: (state, { on }) => {
    const why = notUnderway(state);
    if (why) return why;
    if (state.cursor.step !== 'p10') return 'Administration comes at the end of the turn.';
    if (`administration:${state.cursor.turn}` in state.done) return 'Administration is done for this turn.';
    if (!toSettle(state)) return 'There is nothing to settle.';
    return on && obligationsHere(state).some(({ action }) => action?.procedure !== 'refuel')
      ? 'Something else is still due.'
      : undefined;
  },
});
