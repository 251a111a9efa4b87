import { type Carrier, carry } from '../../src/app/hall/carrier';
import { openHall } from '../../src/app/hall/jetstream';
import { keysOf } from '../../src/app/hall/keys';
import type { Pass } from '../../src/app/hall-pass';
import type { GameMeta } from '../../src/core/play/game';
import { type HallRow, placeAt } from '../../src/storage/halls';
import { tinyRegistry } from '../app/tiny-game';
import { opens, type TinyPhone } from '../app/tiny-phones';

type Way = {
  readonly address: string;
  readonly pass: Pass;
  readonly registry?: readonly GameMeta[];
  /** As it stood when it was last there. */
  readonly row?: HallRow | undefined;
  readonly delay?: number;
  readonly keep?: (row: HallRow) => void;
};

/** A game of a phone at a hall, as the app carries it. */
export async function carried(
  { session, store }: TinyPhone,
  { address, pass, registry = tinyRegistry, delay = 0, keep = () => undefined, ...way }: Way,
): Promise<Carrier> {
  const keys = await keysOf(pass.secret);
  const row = way.row ?? placeAt('', pass);
  return carry({
    ...{ registry, session, store: opens(store), keys, row, delay, keep },
    looksOn: pass.role === 'onlooker',
    open: (listener) => openHall({ address, pass, of: { game: keys.game }, from: row }, listener),
  });
}
