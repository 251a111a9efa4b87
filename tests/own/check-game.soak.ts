import { it } from 'vitest';
import { playRandomGames } from './random-games';

it('1,000 games of files that were made at random', () => void playRandomGames(1_000, 5_000), 3_600_000);
