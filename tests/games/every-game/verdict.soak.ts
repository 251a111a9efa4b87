import { verdictsOf } from './verdict-runs';

verdictsOf('all');
