import type { Obligation } from '../../../core/play/view';
import { dueNow } from '../state/obligations';
import type { PearlState } from '../state/state';
import { ARRIVALS, REPORT, SECRETS_AGAIN } from './actions';

const BY = { arrivals: ARRIVALS, 'secrets-again': SECRETS_AGAIN, report: REPORT };

/** What is still owed, with the action that does it. */
export const openObligations = (state: PearlState): readonly Obligation[] =>
  dueNow(state).map(({ procedure, ...due }) => ({ ...due, action: BY[procedure] }));
