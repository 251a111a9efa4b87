import { beginActions } from './actions-runs';

beginActions((recorded) => recorded);
