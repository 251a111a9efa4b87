// What takes a while: any games at all, and every byte of a file.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Backup, backupText, readBackupText } from '../../src/core/journal/backup';
import { flipEveryByte } from '../support/hostile';
import { anyBackup, SMALL_FILE } from './toy-backups';

describe('a backup', () => {
  it('what is written is read again, for any games', () => {
    fc.assert(
      fc.property(anyBackup, (backup) => {
        const read = readBackupText(backupText(backup));
        if (!read.ok) throw new Error(read.problem.code);
        const { games, checked, definitions, ...rest } = read.value;
        expect(definitions).toEqual([]);
        expect(checked).toBe(true);
        const whole = games.map((game) => (game.read.ok ? game.read.value : game.read.problem));
        expect({ ...rest, games: whole }).toEqual(backup);
        // A log tells the facts of an answer in the order of its keys.
        expect(whole.map((one) => JSON.stringify(one))).toEqual(
          backup.games.map((one) => JSON.stringify(one)),
        );
        expect(backupText({ ...rest, games: whole } as Backup)).toHaveLength(backupText(backup).length);
      }),
      { numRuns: 60, seed: 19411207 },
    );
  });

  it('a file whose version alone was changed is refused', () => {
    const other = SMALL_FILE.replace('"version":1', '"version":2');
    expect(other).not.toBe(SMALL_FILE);
    expect(readBackupText(other)).toMatchObject({ ok: false, problem: { code: 'backup.sum' } });
  });

  it('one turned bit in any byte is refused', () => flipEveryByte(readBackupText, SMALL_FILE, [1]), 60_000);
});
