import { askCell, type Derivation, type Steps } from '../../../core/play/procedure';
import { warning } from '../../../kit/lines';
import { MAP_COUNTS } from '../data/charts';
import { applyAll } from '../state/apply';
import type { IphEvent } from '../state/events';
import type { IphState } from '../state/state';

/** 7.15: with the last airfield that the US held the Army plane goes for good. Asks how many there are, once. */
export function* loseArmyPlane(
  work: Derivation,
  state: IphState,
  events: readonly IphEvent[],
): Steps<readonly IphEvent[]> {
  const takes = events.some(
    (event) => event.type === 'v1.HexControlled' && event.kind === 'airfield' && event.to === 'jp',
  );
  if (!takes || !state.army) return [];
  const total = yield* askCell(work, MAP_COUNTS, 'count', 'airfields');
  const held = applyAll(state, events).hexes.filter((hex) => hex.kind === 'airfield' && hex.held).length;
  if (held < Number(total.value)) return [];
  work.lines.push(warning('The last US airfield is lost: the Army plane is gone', { rule: '7.15' }));
  return [{ type: 'v1.ArmyPlaneLost' }];
}
