import { it } from 'vitest';
import { readBackupText } from '../../src/core/journal/backup';
import { flipEveryByte } from '../support/hostile';
import { SMALL_FILE } from './toy-backups';

const every = Array.from({ length: 255 }, (_, i) => i + 1);

it(
  'every byte of a small backup, each of its 255 flips',
  () => flipEveryByte(readBackupText, SMALL_FILE, every),
  3_600_000,
);
