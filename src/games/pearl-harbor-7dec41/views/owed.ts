import type { Owed } from '../../../core/play/view';
import { dueNow } from '../state/owed';
import type { PearlState } from '../state/state';
import { ARRIVALS, REPORT, SECRETS_AGAIN } from './actions';

const BY = { arrivals: ARRIVALS, 'secrets-again': SECRETS_AGAIN, report: REPORT };

/** What is still owed, with the action that does it. */
export const owedNow = (state: PearlState): readonly Owed[] =>
  dueNow(state).map(({ procedure, ...due }) => ({ ...due, action: BY[procedure] }));
