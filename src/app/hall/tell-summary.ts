import { ledgerTotal } from '../../core/play/ledger';
import { tableIn } from '../exchange/seats-in';
import { summarize } from '../game-code';
import type { Session } from '../session';
import type { Summary } from './summary';

const LONG = 200;
const short = (text: string): string => text.slice(0, LONG);

/** What a table tells the director of itself: what stands open on its screen, nothing that is sealed. */
export function summaryOf(session: Session): Summary {
  const { game, row, projection, table, ledgers, question } = session;
  const { verdict, ...view } = table.peek();
  const at = tableIn(session);
  const sides = (id: string) => game.sides.find((side) => side.id === id)?.name ?? 'Onlooker';
  const { entries } = projection.peek();
  const { title } = row.peek();
  const pen = at?.seats.find(({ writer }) => writer === at.pen);
  const asked = question.peek();
  return {
    game: game.id,
    title: short(title),
    turn: short(summarize(view)),
    points: ledgers
      .peek()
      .filter(({ sealed }) => !sealed)
      .slice(0, 12)
      .map((ledger) => short(standing(ledger))),
    players: (at?.seats ?? [])
      .filter(({ seat }) => game.sides.some(({ id }) => id === seat))
      .slice(0, 12)
      .map(({ name, seat }) => ({ name, side: sides(seat) })),
    ...(pen && { pen: short(pen.name) }),
    ...(asked && { asks: short(asked.title) }),
    lines: entries.length,
    begun: entries[0]?.at ?? 0,
    at: entries.at(-1)?.at ?? 0,
    ...(row.peek().charts === 'practice' && { practice: true as const }),
    ...(verdict && {
      over: short(verdict.since ? `${verdict.label}. ${verdict.since}` : `${verdict.label}: ${verdict.why}`),
    }),
  };
}

function standing(ledger: ReturnType<Session['ledgers']['peek']>[number]): string {
  const { title, total, measured, lines } = ledger;
  const shown = total ?? measured ?? { label: title, value: ledgerTotal(lines) };
  return `${shown.label} ${shown.value}`;
}
