import { playScripts } from './fixtures-runs';

// The soak plays them all, as does what writes them anew.
playScripts(process.env.UPDATE_FIXTURES ? 'all' : 'as few as use every procedure');
