import { amendAll } from './amend-runs';

// The soak amends each answer.
amendAll('one of each kind');
