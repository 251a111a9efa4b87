import type { GameMeta } from '../core/play/game';
import { failWith, type Result } from '../core/result';
import { type OpenStore, openedStore } from './opened-store';

/**
 * The id of the example game on this device: the one that is here, or a new one, put there the way a copy from a
 * file is. How that is done is fetched only now.
 */
export const openExample = (meta: GameMeta, open: OpenStore = openedStore): Promise<Result<string>> =>
  import('./put-example').then(
    ({ putExample }) => putExample(meta, open),
    () => noExample,
  );

export const noExample = failWith(
  ['reload'],
  'example.load',
  'The example could not be fetched. Your games are safe. Go online once and try again, or reload.',
);
