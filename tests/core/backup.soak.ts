import { readBackupText } from '../../src/core/backup';
import 'fake-indexeddb/auto';
import { it } from 'vitest';
import { restoreMutated } from '../app/backup-runs';
import { flipEveryByte } from '../support/hostile';
import { SMALL_FILE } from './backup-runs';

const every = Array.from({ length: 255 }, (_, i) => i + 1);

it(
  'every byte of a small backup, each of its 255 flips',
  () => flipEveryByte(readBackupText, SMALL_FILE, every),
  3_600_000,
);
it('10,000 mutated backups', () => restoreMutated(10_000, 19411214), 3_600_000);
