import { it } from 'vitest';
import { openForged } from './forged-games';

it(
  '10,000 forged games: each is refused, or opens on every screen',
  () => openForged(10_000, 19420604, 'all'),
  3_600_000,
);
