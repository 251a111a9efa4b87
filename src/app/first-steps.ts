import { isExample, isPractice } from './library';
import type { Session } from './session';
import { keep, recall } from './settings';

/** What a newcomer is offered until it is done once on this device. The boot script reads the first key as well. */
const FINISHED = 'war-diary:finished';
const OFFERED = 'war-diary:install-offered';

/** Whether a game on the tables of its players has been played to its end here. */
export const hasFinished = (): boolean => recall(FINISHED) !== undefined;

/** To be told of every state of a game that is played here. */
export function noteVerdict({ row, table, pack }: Session): void {
  const isReal = !pack.value.practice && !isExample(row.value) && !isPractice(row.value);
  if (table.value.verdict && isReal) keep(FINISHED, 'yes');
}

/** Whether installing was offered beside a result, which is done once. */
export const wasOffered = (): boolean => recall(OFFERED) !== undefined;

export const noteOffered = (): void => keep(OFFERED, 'yes');
