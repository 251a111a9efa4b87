import { it } from 'vitest';
import { fuzzGame, SOAK } from './fuzz-runs';
import { games } from './games';

it.each(games)(`$id played at random, ${SOAK} games`, (each) => fuzzGame(each, SOAK, 19411208), 3_600_000);
