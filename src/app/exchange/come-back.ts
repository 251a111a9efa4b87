import { deviceLine, type Seat, seatOf, tableOf } from '../../core/exchange/seats';
import { type Entry, placeEntry } from '../../core/journal/journal';
import { ok } from '../../core/result';
import type { Session } from '../session';
import { proofFor } from './player-key';
import { sideNameOf } from './seats-in';

/** Whether a game was brought back from its safety copy, and has not taken yet what it may lack. */
export const cameBack = ({ row }: Session): boolean => row.value.seat?.was !== undefined;

/**
 * A game that was brought back goes on under a fresh name of its own: what this phone wrote under its old one may have
 * reached others and be missing here (0045). Does nothing with any other game.
 */
export async function goOnAfterReturn(session: Session): Promise<boolean> {
  if (!cameBack(session)) return true;
  const { seat } = session.row.peek();
  const proof = seat?.secret && (await proofFor(seat.secret, seat.table, seat.writer));
  return session.adopt(({ projection, row }) => {
    const { was, ...seat } = row.seat ?? { table: '', writer: '' };
    const { entries } = projection;
    const table = tableOf(entries);
    const mine = table && seatOf(table, was);
    if (!row.seat || was === undefined) return ok({ entries, seat: row.seat, learn: [] });
    // Who has left the table meanwhile takes a seat as anybody does.
    const lines = mine ? linesOf(session, mine, was, { writer: seat.writer, proof }, entries) : [];
    return ok({ entries: [...entries, ...lines], seat, learn: [] });
  }, 'come-back');
}

/** The new name takes the place of the old one. */
function linesOf(
  session: Session,
  mine: Seat,
  was: string,
  { writer, proof }: { readonly writer: string; readonly proof: string | undefined },
  entries: readonly Entry[],
): readonly Entry[] {
  const words = { side: sideNameOf(session, mine.seat) };
  const comes = deviceLine(mine, { writer, does: 'goes-on' }, words);
  const first = placeEntry(
    entries,
    { ...comes, ...(proof && { proof }) },
    writer,
    Date.now(),
    entries.at(-1)?.id,
  );
  const leaves = deviceLine({ ...mine, writer }, { writer: was, does: 'left' }, words);
  return [first, placeEntry([...entries, first], leaves, writer, Date.now(), first.id)];
}
