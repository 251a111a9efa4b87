import 'fake-indexeddb/auto';
import { it } from 'vitest';
import { restoreMutated } from './backup-runs';

it('10,000 mutated backups', () => restoreMutated(10_000, 19411214), 3_600_000);
