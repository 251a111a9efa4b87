import { passPen, type Seat } from '../../core/exchange/seats';
import { ok } from '../../core/result';
import type { Session } from '../session';
import { noSeat } from './devices';
import { ownSeatIn, tableIn } from './seats-in';

/** Hands the pen to another seat, or takes it from one that is gone. */
export const handPen = (session: Session, to: Seat): Promise<boolean> =>
  session.record(`pen:${to.writer}`, () => {
    const table = tableIn(session);
    const own = ownSeatIn(session);
    if (!table || !own) return noSeat;
    const passed = passPen(table, to, table.pen !== own.writer);
    return passed.ok ? ok({ entry: passed.value, learn: [] }) : passed;
  });
