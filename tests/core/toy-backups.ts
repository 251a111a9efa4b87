import { backupText } from '../../src/core/journal/backup';
import { PLAYED } from '../games/toy/played';
import { toy } from '../games/toy/toy';
import { backupOf, backupsFrom } from '../support/backups';

export const { gameOf, wholeOf, anyBackup } = backupsFrom(toy, ...PLAYED);

export const SMALL_FILE = backupText(backupOf(gameOf(3)));
