import { ONLOOKER, type Seat, seatOf, type Table, tableOf } from '../../core/exchange/seats';
import type { Session } from '../session';

/** Who sits at the table of this game; undefined where it is played on one phone. */
export const tableIn = ({ row, projection }: Session): Table | undefined =>
  row.value.seat && tableOf(projection.value.entries);

/** The seat that this device writes for. */
export const mineIn = (session: Session): Seat | undefined =>
  tableIn(session)?.seats.find(({ writer }) => writer === session.row.value.seat?.writer);

/** The seat whose device this is, whether it is the one at hand or another. */
export const ownSeatIn = (session: Session): Seat | undefined => {
  const table = tableIn(session);
  return table && seatOf(table, session.row.value.seat?.writer);
};

export function sideNameOf({ game, projection }: Session, seat: string): string {
  if (seat === ONLOOKER) return 'Onlooker';
  return game.sides.some(({ id }) => id === seat) ? game.sideName(projection.peek().state, seat) : seat;
}

/** With whom this device scans. */
export type Partner = { readonly name: string; readonly writers: readonly string[] };

/** Other devices of this player, then the others at the table. */
export function partnersIn(session: Session): readonly Partner[] {
  const own = ownSeatIn(session);
  const here = session.row.value.seat?.writer;
  const devices = ({ writer, others = [] }: Seat) => [writer, ...others].filter((each) => each !== here);
  const seats = tableIn(session)?.seats.filter((seat) => seat.writer !== own?.writer) ?? [];
  const mine = own ? devices(own) : [];
  return [
    ...(mine.length ? [{ name: 'your other device', writers: mine }] : []),
    ...seats.map((seat) => ({ name: seat.name, writers: devices(seat) })),
  ];
}
