import { verdictsOf } from './verdict-runs';

// The soak strikes and amends every line.
verdictsOf('some');
