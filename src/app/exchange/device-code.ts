import type { GameMeta } from '../../core/play/game';
import { fail, ok, type Result } from '../../core/result';
import { openHalls } from '../../storage/halls';
import { isPass } from '../hall-pass';
import { type OpenStore, openedStore } from '../opened-store';
import type { Session } from '../session';
import { packForDevice } from './for-device';
import { copyToJoin } from './join';
import { freshKey } from './own-key';

/** The game for another device of this player: whoever reads it knows what this side has sealed. */
export async function deviceBytes(
  registry: readonly GameMeta[],
  session: Session,
  open: OpenStore = openedStore,
): Promise<Result<Uint8Array>> {
  if (!(await giveKey(session))) return noKey;
  const { id, seat } = session.row.peek();
  const copy = await copyToJoin(registry, id, 'device', open);
  if (!copy.ok || !seat?.own) return copy.ok ? noKey : copy;
  const pass = seat.hall && (await openHalls().get(id))?.pass;
  const { writer: of, own, secret } = seat;
  return ok(
    packForDevice({ of, own, ...(secret && { secret }), ...(isPass(pass) && { pass }), copy: copy.value }),
  );
}

/** From now on what this side seals travels for its other devices too. */
async function giveKey(session: Session): Promise<boolean> {
  if (session.row.peek().seat?.own) return true;
  return session.adopt(({ projection, row: { seat } }) =>
    ok({ entries: projection.entries, seat: seat && { ...seat, own: seat.own ?? freshKey() }, learn: [] }),
  );
}

const noKey = fail(
  'device.key',
  'The code for your other device could not be made. Nothing was changed, and what is recorded here is safe. Try again.',
);
