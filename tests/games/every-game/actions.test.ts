import { usingAll } from '../../support/recorded';
import { beginActions } from './actions-runs';

// The soak begins those of all, in each state.
beginActions(usingAll, 'in each phase');
