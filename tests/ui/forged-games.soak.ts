import { it } from 'vitest';
import { openForged } from './forged-games';

it(
  '1,500 forged games: each is refused, or opens on every screen',
  () => openForged(1_500, 19420604, 'all'),
  3_600_000,
);
