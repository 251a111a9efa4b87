import type { Action, Owed } from '../../../core/play/view';
import { duesNow } from './dues';
import type { UsnState } from './state';

const act = (id: string, label: string, args: Action['args'] = {}): Action => ({
  id,
  label,
  procedure: id,
  args,
});

/** All that is due and not done, each with the action that settles it. */
export const owedNow = (state: UsnState): readonly Owed[] =>
  state.stage === 'underway'
    ? duesNow(state).map(({ text, rule, by, id, side, kind }): Owed => {
        if (by === undefined) return { label: text, rule, action: act('due', 'What is due') };
        if (kind === 'fuel')
          return { label: text, rule, action: act('refuel', 'Refuel', { side: side ?? 'j' }) };
        const item = id.split(':')[1] ?? '';
        return { label: text, rule, action: act(by, text, by === 'scenario-item' ? { item } : {}) };
      })
    : [];
