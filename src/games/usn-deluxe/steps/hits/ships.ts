import { askChoice, type Derivation, type Steps } from '../../../../core/play/procedure';
import { askFields, number } from '../../../../kit/fields';
import { fact, reminder, result } from '../../../../kit/lines';
import type { SideId } from '../../data/units';
import { askWorth } from '../../questions/worth';
import type { UsnEvent } from '../../state/bounds';
import { called } from '../../state/names';
import { damageValue, inPoints, isSunk, lossValue, other } from '../../state/points';
import { afloat, disturbed } from '../../state/register';
import { weeksLeft } from '../../state/repair';
import { isReplaced, replacedOn } from '../../state/replacements';
import type { Ship, UsnState } from '../../state/state';
import type { Asking } from './asking';

/** 8: A ship takes weeks of damage, or is sunk; its counter is asked for once. */
export function* askShip({ work, state, no, hits }: Asking): Steps<readonly UsnEvent[]> {
  const side = yield* askChoice<SideId>(work, {
    key: `side-${no}`,
    rule: '8',
    title: 'Whose ship?',
    options: [
      { value: 'j', label: state.players.j },
      { value: 'a', label: state.players.a },
    ],
  });
  const ships = afloat(state, side).filter(({ id, type }) => !hits.ships.get(id)?.gone && type !== 'Dummy');
  if (!ships.length) return [];
  const id = yield* askChoice(work, {
    key: `ship-${no}`,
    rule: '8',
    title: 'Which ship?',
    options: ships.map((ship) => ({
      value: ship.id,
      label: called(ship),
      note: shipNote(ship, state.cursor.turn),
    })),
  });
  const ship = ships.find((each) => each.id === id);
  if (!ship) throw new Error(`${id} is not afloat`);
  const { weeks } = yield* askFields(
    work,
    {
      key: `weeks-${no}`,
      rule: '8',
      title: `${called(ship)}: how many weeks?`,
      hint: 'The ship sinks above 40 weeks in all. Enter 41 to sink it at once.',
      submit: 'Damage the ship',
    },
    { weeks: number('Weeks of damage', 1, 41, { initial: 5 }) },
  );
  const worth = yield* askWorth(work, state, ship);
  return bookHit({ work, state, no, hits }, ship, weeks, worth);
}

const shipNote = (ship: Ship, turn: number): string =>
  ship.weeks ? `${weeksLeft(ship, turn)} weeks, ${ship.place}` : ship.place;

/** 24: Points for the damage at once, or, when it sinks, what is left of its worth. */
export function bookHit(
  { work, state, no, hits }: Asking,
  ship: Ship,
  weeks: number,
  worth: number,
  prompt = `weeks-${no}`,
): readonly UsnEvent[] {
  const { id, side } = ship;
  const name = called(ship);
  const { weeks: left, booked } = disturbed(ship, state.cursor.turn);
  const before = hits.ships.get(id) ?? { weeks: left, booked, gone: false };
  const sunk = weeks > 40 || isSunk(before.weeks + weeks);
  const gives = sunk ? lossValue({ ...ship, booked: before.booked }, worth) : damageValue(worth, weeks);
  const now = before.weeks + weeks;
  hits.ships.set(id, { weeks: now, booked: before.booked + gives, gone: sunk });
  const said = sunk ? `${name} sunk` : `${name} ${weeks} weeks`;
  work.lines.push(
    result(said, {
      value: `${state.players[other(side)]} +${inPoints(gives)} VP`,
      rule: '24',
      prompt,
    }),
  );
  if (sunk) return [{ type: 'v1.ShipLost', ship: id, worth, cause: 'fight', ...backOf(state, work, ship) }];
  const { repairs: _, ...hurt } = ship;
  if (isReplaced({ ...hurt, weeks: now }, state.cursor.turn))
    work.lines.push(reminder(`${name} must go to a naval base, and is replaced from there`, { rule: '22' }));
  // 9(C): To be hit is no act of its own: it stays in repair.
  const stays = ship.repairs !== undefined && !isReplaced({ ...hurt, weeks: now }, state.cursor.turn);
  return [{ type: 'v1.ShipHit', ship: id, weeks, worth, ...(stays && { stays }) }];
}

function backOf(state: UsnState, work: Derivation, ship: Ship): { back?: number } {
  const back = replacedOn(state, ship.side, ship.type);
  if (back === undefined) return {};
  work.lines.push(fact(`${called(ship)} is replaced`, { value: `turn ${back}`, rule: '22' }));
  return { back };
}
