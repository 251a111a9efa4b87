import 'fake-indexeddb/auto';
import { it } from 'vitest';
import { restoreMutated } from './backup-runs';

it('2,000 mutated backups', () => restoreMutated(2_000, 19411214), 3_600_000);
