import { it } from 'vitest';
import { openForged } from './forged-games';

it('120 forged games: each is refused, or opens, one of each kind on every screen', () =>
  openForged(120, 19411207, 'kinds'));
