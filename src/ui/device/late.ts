import { bringFile } from '../../app/handed-file';
import { writtenAt } from '../../app/kept-file/state';
import { go } from '../../app/route';
import { takeShared } from '../../app/shared-file';
import type { GameMeta } from '../../core/play/game';
import { watchLaunches } from './launch';
import { holdWhileTyped } from './typed';

/** What the first screen need not wait for: files that the system opens the app with, what was typed, the file kept up to date. */
export function startLate(registry: readonly GameMeta[]): void {
  watchLaunches();
  holdWhileTyped();
  // Shared to the app when it was ended before its screen came.
  void takeShared().then((file) => {
    if (!file) return;
    bringFile(file);
    go({ screen: 'backups' });
  });
  if (writtenAt() === undefined) return;
  void import('../../app/kept-file/keep')
    .then(({ fileKeeper }) => fileKeeper(registry).goOn())
    .catch(Boolean);
}
