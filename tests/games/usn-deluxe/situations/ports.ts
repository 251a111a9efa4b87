import type { ScenarioId } from '../../../../src/games/usn-deluxe/data/scenarios';
import type { SideId } from '../../../../src/games/usn-deluxe/data/units';
import { fuelDue } from '../../../../src/games/usn-deluxe/state/fuel';
import { launch } from '../../../../src/games/usn-deluxe/state/register';
import { weeksLeft } from '../../../../src/games/usn-deluxe/state/repair';
import type { Base, Ship, UsnState } from '../../../../src/games/usn-deluxe/state/state';
import { fold } from '../sea-table';
import { asked, at, refused, run, told } from './ask';

// Ships that lie somewhere, and what the steps of fuel, bases and repair do with them.

/** "CV-6 Oiler-1" of a side in a place, refuelled on the turn before this one. */
export const lying = (
  side: SideId,
  names: string,
  place: string,
  turn: number,
  more: Partial<Ship> = {},
): readonly Ship[] =>
  names.split(' ').map((name) => ({
    ...launch(`${side}:${name.replace('Oiler', 'OIL')}`, { place, weeks: 0, fuelled: turn - 1 }),
    ...more,
  }));

/** A war at "g2 21 p4" with these ships. */
export function war(when: string, ships: readonly Ship[], more: Partial<UsnState> = {}): UsnState {
  const [scenario, turn, step = ''] = when.split(' ');
  return { ...at(scenario as ScenarioId, Number(turn), step, more), ships, since: 1 };
}

const ids = (side: SideId, names: string): readonly string[] =>
  names.split(' ').map((name) => `${side}:${name.replace('Oiler', 'OIL')}`);

type By = { readonly by?: string; readonly lies?: 'sea' | 'base' | 'home' };
const saying = ({ by }: By) => (by ? { by: by.replace('Oiler', 'OIL') } : {});

/** What the refuelling in a place says to these ships: taken, or why not. */
export const wouldRefuel = (
  state: UsnState,
  side: SideId,
  place: string,
  names: string,
  by: By = {},
): string =>
  told(asked(state, 'refuel', 'ships', saying(by), { side, place }), {
    ships: ids(side, names),
    ...(by.lies && { lies: by.lies }),
  });

/** Ships refuelled in a place. */
export const refuel = (state: UsnState, side: SideId, place: string, names: string, by: By = {}): UsnState =>
  run(
    state,
    'refuel',
    { ...saying(by), ships: { ships: ids(side, names), ...(by.lies && { lies: by.lies }) } },
    {},
    { side, place },
  ).after;

/** What refuelling in a place comes to where nobody can be chosen. */
export function nobody(state: UsnState, side: SideId, place: string): string | undefined {
  const out = run(state, 'refuel', {}, {}, { side, place });
  return out.events.length ? undefined : out.trace[0]?.label;
}

/** The sources that can be chosen in a place, and why the others cannot. */
export function sources(state: UsnState, side: SideId, place: string): readonly string[] {
  const prompt = asked(state, 'refuel', 'by', {}, { side, place });
  if (prompt?.kind !== 'choice') return [];
  return prompt.options.map(({ value, disabled }) => (disabled ? `${value}: ${disabled}` : value));
}

/** What the filling of oilers says to these. */
export const wouldFill = (state: UsnState, side: SideId, names: string): string =>
  refused(state, 'fill-oilers', { side }) ??
  told(asked(state, 'fill-oilers', 'ships', {}, { side }), { ships: ids(side, names) });
export const fill = (state: UsnState, side: SideId, names: string): UsnState =>
  run(state, 'fill-oilers', { ships: { ships: ids(side, names) } }, {}, { side }).after;

/** What the yards say to a ship. */
export const wouldRepair = (state: UsnState, side: SideId, name: string): string =>
  refused(state, 'repair') ?? told(asked(state, 'repair', 'ships'), { ships: ids(side, name) });
export const repair = (state: UsnState, side: SideId, names: string): UsnState =>
  run(state, 'repair', { ships: { ships: ids(side, names) } }).after;

/** These ships of one place go to another. */
export function move(state: UsnState, side: SideId, names: string, to: string): UsnState {
  const [first = ''] = names.split(' ');
  const { place } = shipOf(state, side, first);
  const target = asked(state, 'move-ships', 'to', {}, { side, place });
  const isOffered = target?.kind === 'choice' && target.options.some(({ value }) => value === to);
  const ships = { ships: ids(side, names), ...(!isOffered && { name: to }) };
  return run(state, 'move-ships', { to: isOffered ? to : 'other', ships }, {}, { side, place }).after;
}

/** Somebody says how a base stands. */
export const enterBase = (state: UsnState, base: Partial<Base> & Pick<Base, 'name' | 'side'>): UsnState => {
  const { name, side, kind = 'naval', capacity = 5, state: stands = 'functional' } = base;
  return run(state, 'set-base', { base: { name, side, kind, capacity, state: stands } }).after;
};

/** Phases end, one after the other, until this one begins: "30 p10". */
export function until(state: UsnState, when: string): UsnState {
  const [turn, step] = when.split(' ');
  for (let now = state, left = 400; left > 0; left -= 1) {
    if (now.cursor.turn === Number(turn) && now.cursor.step === step) return now;
    now = fold(now, [{ type: 'v1.PhaseEnded', skipped: [] }]);
  }
  throw new Error(`${when} does not come`);
}

/** The end of the turn: who is neutralized throws these dice, in the order of the list, all in supply but those named. */
export const endOfTurn = (state: UsnState, ...dice: readonly number[]) =>
  run(state, 'administration', Object.fromEntries(dice.map((die, i) => [`recovery-${i}`, [die]])));

const shipOf = ({ ships }: UsnState, side: SideId, name: string): Ship => {
  const ship = ships.find(({ id }) => id === `${side}:${name.replace('Oiler', 'OIL')}`);
  if (!ship) throw new Error(`${side}:${name} is not in the register`);
  return ship;
};
export const dueOf = (state: UsnState, side: SideId, name: string): number =>
  fuelDue(shipOf(state, side, name));
export const duesOf = (state: UsnState, side: SideId, names: string): readonly number[] =>
  names.split(' ').map((name) => dueOf(state, side, name));
export const weeksOf = (state: UsnState, side: SideId, name: string): number =>
  weeksLeft(shipOf(state, side, name), state.cursor.turn);
export const loadOf = (state: UsnState, side: SideId, name: string): number | undefined =>
  shipOf(state, side, name).load;
