import { it } from 'vitest';
import { refuseChanged } from './moving-codes';

it('a still frame with any byte changed in any way is no code, or nothing that is ever whole', () =>
  refuseChanged(1));
