import { beginActions } from './actions-runs';

beginActions((recorded) => recorded, 'in each state');
