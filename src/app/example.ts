import type { GameMeta } from '../core/play/game';
import { failWith, type Result } from '../core/result';
import { type OpenStore, openedStore } from './opened-store';

type Open = (meta: GameMeta, open?: OpenStore) => Promise<Result<string>>;

/** How it is put there, the way a copy from a file is, is fetched only now. */
const opening =
  (kind: 'example' | 'practice'): Open =>
  (meta, open = openedStore) =>
    import('./put-example').then(
      ({ putExample }) => putExample(meta, kind, open),
      () => noExample,
    );

/** The id of the example game on this device: the one that is here, or a new one. */
export const openExample = opening('example');

/** The id of the practice game on this device: the one that was begun, or a new one with its set-up done. */
export const openPractice = opening('practice');

export const noExample = failWith(
  ['reload'],
  'example.load',
  'The game could not be fetched. Your games are safe. Go online once and try again, or reload.',
);
