import { amendAll } from './amend-runs';

amendAll('each answer');
