import { deviceLine, ONLOOKER, type Seat } from '../../core/exchange/seats';
import { fail, ok } from '../../core/result';
import type { Session } from '../session';
import { ownSeatIn, sideNameOf } from './seats-in';

/** This device is the one that writes from here on. */
export const goOnHere = (session: Session): Promise<boolean> => sayOfDevice(session, 'goes-on');

/** Another device of this player, or this one, is put away: the player stays at the table with those that are left. */
export async function putAway(session: Session, writer: string): Promise<boolean> {
  if (!(await sayOfDevice(session, 'left', writer))) return false;
  if (writer !== session.row.peek().seat?.writer) return true;
  return session.adopt(({ projection }) => ok({ entries: projection.entries, seat: undefined, learn: [] }));
}

function sayOfDevice(session: Session, does: 'goes-on' | 'left', device?: string): Promise<boolean> {
  const writer = device ?? session.row.peek().seat?.writer ?? '';
  return session.record(`device:${does}:${writer}`, () => {
    const seat = ownSeatIn(session);
    const side = seat && sideNameOf(session, seat.seat);
    return seat && side ? ok({ entry: deviceLine(seat, { writer, does }, { side }), learn: [] }) : noSeat;
  });
}

/** Who only looks on seals nothing, and joins with a second device as anybody does. */
export const mayHaveDevices = (seat: Seat | undefined): seat is Seat =>
  seat !== undefined && seat.seat !== ONLOOKER;

export const noSeat = fail(
  'device.seat',
  'This device has no seat at the table any more. Nothing was changed, and what is recorded here is safe. Take a seat again.',
);
