import type { UsnEvent } from './bounds';
import { duesNow } from './dues';
import { thirsty } from './refuelling';
import type { UsnState } from './state';

/** What is due and settled by this procedure, booked to its own turn, the oldest first. */
export const settled = (state: UsnState, by: string): UsnEvent => ({
  type: 'v1.DuesDone',
  dues: [duesNow(state).find((each) => each.by === by)?.id ?? `${by}:${state.cursor.turn}`],
});

/** What the end of a turn has to settle. */
export const toSettle = (state: UsnState): boolean =>
  thirsty(state).length + state.neutralized.length + state.supplied.length > 0;

/** Why it is not asked now. */
export const unlessDue = (state: UsnState, by: string, why: string): string | undefined =>
  duesNow(state).some((each) => each.by === by) ? undefined : why;
