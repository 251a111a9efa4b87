import type { TraceLine } from '../../../../core/play/trace';
import { warning } from '../../../../kit/lines';
import { SIDE_WORDS } from '../../data/phases';
import type { SideId } from '../../data/units';
import { burnsFuel, enduranceOf, fuelDue } from '../../state/fuel';
import { launch, shipId } from '../../state/register';
import { weeksLeft, wholeOn } from '../../state/repair';
import type { Ship, UsnState } from '../../state/state';
import { eachSide, NAME, plain, type Said, shipsBy, shipsOrBy } from './lines';

const TURN = '\\d{1,3}';
const LOST = 'At sea';

/** Each list of a side's card: its label and rule, how one of it and the list read, and what the register says. */
type List = readonly [
  key: string,
  label: string,
  rule: string,
  one: string,
  like: string,
  of: (ship: Ship, turn: number) => number | string | false | undefined,
];

const gone = (status: Ship['status']) => (ship: Ship) => ship.status === status && (ship.back ?? '');

const LISTS: readonly List[] = [
  ['at', 'Ships by place', '8', shipsBy(NAME), 'Truk: CV-1..3 BB-1; Kure: DD-2', ({ place }) => plain(place)],
  ['fuel', 'Fuel ends on turn', '12(N)', shipsBy(TURN), '12: CV-1..3', (it) => burnsFuel(it) && fuelDue(it)],
  [
    'weeks',
    'Weeks of damage left',
    '9',
    shipsBy(TURN),
    '10: CV-1',
    (it, turn) => weeksLeft(it, turn) || false,
  ],
  ['whole', 'In repair, repaired on turn', '9', shipsBy(TURN), '31: CV-1', wholeOn],
  [
    'booked',
    'Points scored for their damage, in hundredths',
    '24',
    shipsBy('\\d{1,6}'),
    '400: CV-1',
    ({ booked }) => booked || false,
  ],
  [
    'load',
    'Oilers not full, ships they can still refuel',
    '12(O)',
    shipsBy('\\d'),
    '0: OIL-1; 4: OIL-3',
    ({ load }) => load,
  ],
  [
    'station',
    'On station since turn and phase',
    '32',
    shipsBy(`${TURN}\\.\\d{1,2}`),
    '12.2: SS-1..2',
    ({ station }) => station && `${station.turn}.${station.step.slice(1)}`,
  ],
  ['removed', 'Removed, back on turn', '22', shipsOrBy(TURN), '60: TR-1', gone('removed')],
  ['sunk', 'Sunk, with the turn of any return', '22', shipsOrBy(TURN), 'CV-1; 60: TR-1', gone('sunk')],
];
const isGone = (key: string) => key === 'removed' || key === 'sunk';

/** Submarines and their stations are Japan's (32). */
export const listsOf = (side: SideId) => LISTS.filter(([key]) => side === 'j' || key !== 'station');

/** What the lists of a side say of its ships. */
type ShipsTold = { readonly [list: string]: readonly Said[] };

export const shipsTold = ({ ships, cursor }: UsnState, side: SideId): ShipsTold =>
  Object.fromEntries(
    listsOf(side).map(([key, , , , , of]) => {
      const told = ships.flatMap((ship): Said[] => {
        const listed = ship.side === side && (isGone(key) || ship.status === 'afloat');
        const said = listed && of(ship, cursor.turn);
        return said === false || said === undefined ? [] : [[String(said), ship.name]];
      });
      return [key, told.toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))];
    }),
  );

const within = (value: number, most: number) => Math.min(most, Math.max(0, value));
const MOST_TURN = 400;
const MOST_SHIPS = 400;

/** The ships of both sides as the lists tell them, and what the lists leave open: no ship that they name is lost. */
export function shipsIn(told: { readonly [S in SideId]: ShipsTold }, turn: number) {
  const lines: TraceLine[] = [];
  const ships = eachSide((side) => {
    const known = new Map<string, Map<string, string>>();
    for (const [key, label] of listsOf(side))
      for (const [said, name] of told[side][key] ?? []) {
        const of = known.get(name) ?? new Map<string, string>();
        if (of.has(key)) lines.push(warning(`${name} is listed twice`, { value: label, rule: '8' }));
        known.set(name, of.set(key, said));
      }
    return [...known].map(([name, of]) => shipAs(side, name, of, turn, lines));
  });
  if (ships.length > MOST_SHIPS)
    lines.push(warning(`Only ${MOST_SHIPS} of ${ships.length} ships are kept`, { rule: '8' }));
  return { ships: ships.slice(0, MOST_SHIPS), lines };
}

function shipAs(
  side: SideId,
  name: string,
  of: ReadonlyMap<string, string>,
  turn: number,
  lines: TraceLine[],
): Ship {
  const tell = (text: string, rule: string) =>
    lines.push(warning(`${SIDE_WORDS[side]} ${name}: ${text}`, { rule }));
  const number = (key: string) => (of.has(key) ? Number(of.get(key)) : undefined);
  const status = of.has('sunk') ? 'sunk' : of.has('removed') ? 'removed' : 'afloat';
  const id = shipId(side, name);
  if (status !== 'afloat') {
    if (of.has('at')) tell(`listed both in play and as ${status}, so counted as ${status}`, '22');
    const back = Number(of.get(status));
    return { ...launch(id, { place: '', weeks: 0, fuelled: 0 }), status, ...(back > 0 && { back }) };
  }
  if (!of.has('at')) tell(`no place given, so put ${LOST.toLowerCase()}`, '8');
  const whole = number('whole');
  const weeks = Math.min(40, number('weeks') ?? (whole === undefined ? 0 : Math.max(1, whole - turn)));
  const ship = launch(id, { place: (of.get('at') ?? LOST).slice(0, 40), weeks, fuelled: turn });
  const fuel = number('fuel');
  if (fuel === undefined && burnsFuel(ship)) tell('no fuel given, so counted as full', '12(N)');
  const [since, phase] = of.get('station')?.split('.') ?? [];
  return {
    ...ship,
    ...(fuel !== undefined && { fuelled: within(fuel - enduranceOf(ship), MOST_TURN) }),
    booked: number('booked') ?? 0,
    ...(whole !== undefined && { repairs: within(whole - weeks, MOST_TURN) }),
    ...(of.has('load') && { load: Number(of.get('load')) }),
    ...(since !== undefined && { station: { turn: Math.min(MOST_TURN, Number(since)), step: `p${phase}` } }),
  };
}
