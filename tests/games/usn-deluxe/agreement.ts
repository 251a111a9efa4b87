import { expect } from 'vitest';
import { firstBeyond } from '../../../src/core/journal/entry-bounds';
import { foldJournal } from '../../../src/core/journal/projection';
import { USN_BOUNDS } from '../../../src/games/usn-deluxe/state/bounds';
import { fuelDue } from '../../../src/games/usn-deluxe/state/fuel';
import { totalOf } from '../../../src/games/usn-deluxe/state/points';
import { weeksLeft } from '../../../src/games/usn-deluxe/state/repair';
import { standing } from '../../../src/games/usn-deluxe/state/victory';
import type { Walk } from './campaign';
import { usnDeluxe } from './game';
import { recount } from './recount';
import { endurance } from './recount-tables';

/**
 * A war went by its dues, its journal is within its bounds and folds to the same state, and the count that knows nothing of
 * the game comes to the same ships, points, reserves and level.
 */
export function expectAgreement({ table, wrong, strikes, attacks }: Walk): void {
  const { entries, state } = table.projection;
  expect(wrong).toEqual([]);
  expect(firstBeyond(USN_BOUNDS, entries)).toBeUndefined();
  expect(foldJournal(usnDeluxe, entries).state).toEqual(state);
  const { account, broken, strikes: flown, attacks: fought } = recount(entries);
  expect(broken).toEqual([]);
  expect(flown).toBe(strikes);
  expect(fought).toBe(attacks);
  expect(account.points).toEqual({ j: totalOf(state, 'j'), a: totalOf(state, 'a') });
  expect(Object.fromEntries(account.called)).toEqual(state.triggered);
  expect([account.winner, account.level]).toEqual([state.ended, standing(state).level?.id ?? 'draw']);
  const end = state.cursor.turn + 1;
  const told = state.ships.map((ship) => {
    const { id, status, fuelled, back, load = 6 } = ship;
    if (status !== 'afloat') return { id, status, ...(back !== undefined && { back }) };
    return { id, status, fuelled, by: fuelDue(ship), weeks: weeksLeft(ship, end), place: ship.place, load };
  });
  const registered = [...account.ships.values()].map(
    ({ id, type, status, fuelled, filled = 0, back, load, weeks, place }) =>
      status === 'afloat'
        ? { id, status, fuelled, by: Math.max(fuelled, filled) + endurance(type), weeks, place, load }
        : { id, status, ...(back !== undefined && { back }) },
  );
  const byId = (a: { readonly id: string }, b: { readonly id: string }) => a.id.localeCompare(b.id);
  expect(registered.toSorted(byId)).toEqual(told.toSorted(byId));
}

/** Ships hit or sunk and air points lost by air strikes. */
export const hurtFromTheAir = ({ table }: Walk): number =>
  table.projection.runs
    .filter(({ opened }) => opened.procedure === 'air-strike')
    .flatMap(({ outcome }) => outcome?.events ?? [])
    .filter(({ type }) => ['v1.ShipHit', 'v1.ShipLost', 'v1.UnitsLost'].includes(type)).length;

/** How often a move took a ship out of its repair, which it then lacked weeks of. */
export function outOfTheYard({ table }: Walk): number {
  const mending = new Set<string>();
  let moved = 0;
  for (const { outcome } of table.projection.runs)
    for (const event of outcome?.events ?? []) {
      const ships = 'ships' in event && Array.isArray(event.ships) ? event.ships.map(String) : [];
      if (event.type === 'v1.RepairBegun') for (const id of ships) mending.add(id);
      if (event.type === 'v1.ShipsMoved') moved += ships.filter((id) => mending.delete(id)).length;
      if (event.type === 'v1.ShipsReturned') for (const id of ships) mending.delete(id);
    }
  return moved;
}
