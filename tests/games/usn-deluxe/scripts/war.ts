import { readableDues } from '../../../../src/games/usn-deluxe/procedures/due';
import { duesNow } from '../../../../src/games/usn-deluxe/state/dues';
import type { UsnState } from '../../../../src/games/usn-deluxe/state/state';
import type { Said, Seat as SeatOf } from '../../../support/seat';

export type Seat = SeatOf<UsnState>;
type Asked = Said<UsnState>;
/** What is done in a phase before it ends: "12.4" is the first Allied sea movement of turn 12. */
export type Orders = { readonly [at: string]: (seat: Seat) => Promise<void> };

const NAMES = { j: 'Ken', a: 'Ann' };

/** Begins a war with these switches and readings. */
export const begin = (
  seat: Seat,
  scenario: string,
  options: readonly string[] = [],
  house: { readonly [key: string]: string } = {},
): Promise<void> => seat.finish({ scenario, players: { ...NAMES, options }, house });

/** What the chart of these players prints, and what their counters do: made up for the tests. */
const COUNTERS: { readonly [type: string]: number } = { CV: 9, CVL: 3, CVE: 1, BB: 12, CA: 6, CL: 5, DD: 4 };
export function unread({ chart, row }: { readonly chart: string; readonly row: string }): string | number {
  if (chart === 'reinforcements') return row === '6' ? 'TR-9, two 8-15' : 'Nothing';
  if (chart === 'crt-1') return LAND[Number(row) - 1] ?? 'none';
  if (chart === 'crt-2') return AIR[Number(row) - 1] ?? '0/0';
  if (chart === 'crt-3') return BOMBS[Number(row) - 1] ?? '0';
  if (chart === 'crt-4') return GUNS[Number(row) - 1] ?? '0';
  if (chart === 'crt-5') return row === '1' ? '0' : '10';
  if (chart === 'crt-effects') return row === '1' ? 'nothing' : 'neutralized';
  if (chart === 'parked-air') return row === '1' ? 0 : 50;
  if (chart === 'air-counters') return 12;
  return COUNTERS[row.replace(/^\w+ |-.*$/g, '')] ?? 1;
}
const GUNS = ['0', '0', '1', '1', '2', 'X'];
const BOMBS = ['0', '1', '1', '2', '2', 'X'];
/** Aborted and destroyed. */
const AIR = ['0/0', '1/0', '0/1', '1/1', '2/1', '2/2'];
const LAND = ['A2', 'none', 'E1', 'D1', 'D2', 'Dx'];

/** Plays phase by phase up to a place, carrying out the orders; what is due is met where it comes. */
export async function playTo(seat: Seat, until: string, orders: Orders = {}, due: Asked = {}): Promise<void> {
  for (;;) {
    const { stage, cursor } = seat.state;
    if (stage !== 'underway') return;
    const at = `${cursor.turn}.${cursor.step.slice(1)}`;
    if (readableDues(seat.state).length) await seat.act('due', due);
    await orders[at]?.(seat);
    if (at === until) return;
    const rest = duesNow(seat.state).some(({ kind }) => kind !== 'fuel');
    await seat.act('end-step', { leave: 'end', ...(rest && {}) });
  }
}

type Hit =
  | readonly ['ship', side: string, ship: string, weeks: number]
  | readonly ['land', side: string, unit: string, count: number, fate?: string, swap?: string]
  | readonly ['air', side: string, counts: { readonly [type: string]: number }]
  | readonly ['base', told: { readonly [field: string]: unknown }]
  | readonly ['neutral', side: string, what: string];

/** Enters a fight, hit by hit. */
export const fight = (seat: Seat, place: string, ...hits: readonly Hit[]): Promise<void> =>
  seat.act('fight', { place: { place }, ...hitOf(hits) });

/** Attacks on land, and books who was hit. */
export const attack = (
  seat: Seat,
  { attackers, defenders, die }: { attackers: Fields; defenders: Fields; die: number },
  ...hits: readonly Hit[]
): Promise<void> => seat.act('land-attack', { attack: attackers, defence: defenders, die, ...hitOf(hits) });
type Fields = { readonly [field: string]: unknown };

function hitOf(hits: readonly Hit[]): Asked {
  const said: { [key: string]: Asked[string] } = {};
  hits.forEach((hit, i) => {
    const no = i + 1;
    said[`kind-${no}`] = hit[0];
    if (hit[0] === 'ship') {
      said[`side-${no}`] = hit[1];
      said[`ship-${no}`] = `${hit[1]}:${hit[2]}`;
      said[`weeks-${no}`] = { weeks: hit[3] };
    } else if (hit[0] === 'land') {
      said[`side-${no}`] = { side: hit[1] };
      said[`unit-${no}`] = hit[2];
      said[`count-${no}`] = { count: hit[3], ...(hit[4] && { fate: hit[4] }) };
      if (hit[5]) said[`swap-${no}`] = hit[5];
    } else if (hit[0] === 'air') {
      said[`side-${no}`] = { side: hit[1] };
      said[`air-${no}`] = hit[2];
    } else if (hit[0] === 'base') said[`base-${no}`] = hit[1];
    else said[`neutral-${no}`] = { side: hit[1], what: hit[2] };
  });
  said[`kind-${hits.length + 1}`] = 'done';
  return said;
}

/** All ships of a place, or these, go elsewhere. */
export const move = (seat: Seat, place: string, to: string, ships?: readonly string[]): Promise<void> => {
  const side = ships?.[0]?.charAt(0);
  const known = seat.state.ships.some(
    (ship) => ship.place === to && ship.status === 'afloat' && (side ?? ship.side) === ship.side,
  );
  return seat.act('move-ships', {
    place,
    to: known || to === 'At sea' ? to : 'other',
    ships: { ...(known || to === 'At sea' ? {} : { name: to }), ...(ships && { ships }) },
  });
};
export const refuel = (seat: Seat, place: string, by = 'base', ships?: readonly string[]): Promise<void> =>
  seat.act('refuel', { place, by, ships: ships ? { ships } : {} });
