import { it } from 'vitest';
import { openForged } from './forged-games';

it('40 forged games: each is refused, or opens, one of each kind on every screen', () =>
  openForged(40, 19411210, 'kinds'));
