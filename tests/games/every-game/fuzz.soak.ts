import { it } from 'vitest';
import { fuzzGame, WHOLE } from './fuzz-runs';
import { games } from './games';

it.each(games)(`$id played at random, ${WHOLE} games`, (each) => fuzzGame(each, WHOLE, 19411207), 3_600_000);
