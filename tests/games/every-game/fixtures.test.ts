import { playScripts } from './fixtures-runs';

// What a procedure says is run again in recorded.test; the soak plays every script, as does what writes them anew.
playScripts(process.env.UPDATE_FIXTURES ? 'all' : 'the shortest');
