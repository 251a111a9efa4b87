import { it } from 'vitest';
import { openForged } from './forged-games';

it('150 forged games: each is refused, or opens on every screen', () => openForged(150, 19411207));
