import { it } from 'vitest';
import { openForged } from './forged-games';

it('200 forged games: each is refused, or opens, one of each kind on every screen', () =>
  openForged(200, 19411207, 'kinds'));
