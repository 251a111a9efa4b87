import { usingAll } from '../../support/recorded';
import { beginActions } from './actions-runs';

// The soak begins those of all.
beginActions(usingAll);
