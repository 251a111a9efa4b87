import { writtenAt } from '../../app/kept-file/state';
import type { GameMeta } from '../../core/play/game';
import { watchLaunches } from './launch';
import { holdWhileTyped } from './typed';

/** What the first screen need not wait for: files that the system opens the app with, what was typed, the file kept up to date. */
export function startLate(registry: readonly GameMeta[]): void {
  watchLaunches();
  holdWhileTyped();
  if (writtenAt() === undefined) return;
  void import('../../app/kept-file/keep')
    .then(({ fileKeeper }) => fileKeeper(registry).goOn())
    .catch(Boolean);
}
