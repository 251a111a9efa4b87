import { afloat } from './register';
import { isReplaced } from './replacements';
import type { UsnState } from './state';

/** 9: Damaged ships that lie in no yard yet. */
export const idle = (state: UsnState) =>
  afloat(state).filter(
    (ship) => ship.weeks > 0 && ship.repairs === undefined && !isReplaced(ship, state.cursor.turn),
  );

/** 22: Transports and oilers that are too badly damaged to be repaired. */
export const worn = (state: UsnState) => afloat(state).filter((ship) => isReplaced(ship, state.cursor.turn));
