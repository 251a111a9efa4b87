import { askChoice, startDerivation } from '../../../core/play/procedure';
import { askFields, choose, number, words } from '../../../kit/fields';
import { heading } from '../../../kit/lines';
import { finish } from '../../../kit/steps';
import { phaseOf, SIDE_WORDS } from '../data/phases';
import { isOrange } from '../data/scenarios';
import { SHIP_TYPES } from '../data/ship-types';
import type { SideId } from '../data/units';
import { baseFields, baseWords } from '../questions/base';
import { baseTold } from '../state/base-told';
import { PLACE_LENGTH } from '../state/bases';
import { fuelDue, fuelledOn } from '../state/fuel';
import { called } from '../state/names';
import type { Run } from '../state/procedure';
import { shipId, shipOf } from '../state/register';
import { weeksLeft } from '../state/repair';
import type { UsnState } from '../state/state';
import { askHits } from './hits/hits';
import { outcomeOf } from './sea/guns';

/** Any fight of the map: who was hit, and how badly; points, register and what comes back are booked at once. */
export function* enterByHand(state: UsnState): Run {
  const work = startDerivation(phaseOf(state.cursor.step).side);
  const { place } = yield* askFields(
    work,
    {
      key: 'place',
      rule: '24',
      title: 'Where was the fight?',
      hint: 'The log shows this hex or name.',
      submit: 'Next: the losses',
    },
    { place: words('Place', PLACE_LENGTH, { optional: true }) },
  );
  const { events, lines } = yield* askHits(work, state);
  const title = place ? `Fight at ${place}` : 'Fight';
  return finish(
    heading(title, { value: outcomeOf(lines), rule: '24' }),
    [{ type: 'v1.FightEntered', place, phase: state.cursor.step }, ...events],
    work.lines,
  );
}

const STATUS = { afloat: 'In play', removed: 'Removed, to be replaced', sunk: 'Sunk' };

/** One ship of the register put right. */
export function* setShip(state: UsnState): Run {
  const work = startDerivation();
  const { turn } = state.cursor;
  const which = yield* askChoice(work, {
    key: 'which',
    rule: '8',
    title: 'Which ship?',
    options: state.ships.map((ship) => ({
      value: ship.id,
      label: called(ship),
      note: ship.status === 'afloat' ? ship.place : STATUS[ship.status].toLowerCase(),
    })),
  });
  const ship = shipOf(state, which);
  if (!ship) throw new Error(`${which} is on no list`);
  const told = yield* askFields(
    work,
    { key: 'facts', rule: '8', title: `${called(ship)}: where, and in what state?`, submit: 'Set the ship' },
    {
      place: words('Place', PLACE_LENGTH, { initial: ship.place }),
      weeks: number('Weeks of damage', 0, 40, { initial: Math.min(40, weeksLeft(ship, turn)) }),
      fuelled: number('Last refuelled on turn', 0, 400, {
        initial: fuelledOn(ship),
        hint: `Its fuel ends on turn ${fuelDue(ship)}.`,
      }),
      status: choose('Status', STATUS, { initial: ship.status }),
    },
  );
  return finish(heading(`${called(ship)} set by hand`, { rule: '8' }), [
    { type: 'v1.ShipSet', ship: ship.id, ...told },
  ]);
}

/** A ship that no list of the rulebook names. */
export function* addByHand(state: UsnState): Run {
  const {
    side,
    type,
    number: no,
    place,
  } = yield* askFields(
    startDerivation(),
    { key: 'ship', rule: 'Reinforcements', title: 'Which ship?', submit: 'Add the ship' },
    {
      side: choose<SideId>('Side', SIDE_WORDS),
      type: choose(
        'Type',
        Object.fromEntries(
          SHIP_TYPES.filter(({ wpo }) => !wpo || isOrange(state.scenario)).map(({ id, name }) => [id, name]),
        ),
      ),
      number: words('Number or letter', 3, {
        pattern: { source: '^[0-9A-Za-z]{1,3}$', message: 'Enter it as printed on the counter: 12, or C.' },
      }),
      place: words('Place', PLACE_LENGTH, { initial: 'West Coast' }),
    },
  );
  const name = `${type}-${no.toUpperCase()}`;
  const id = shipId(side, name);
  if (shipOf(state, id)?.status === 'afloat')
    return finish(heading(`${called({ side, name })} is already in play`), []);
  return finish(heading(`${called({ side, name })} joins`, { value: place, rule: 'Reinforcements' }), [
    { type: 'v1.ShipsCame', ships: [{ ship: id, place, weeks: 0, fuelled: state.cursor.turn }] },
  ]);
}

/** 19: A base that was built, repaired, taken or damaged. */
export function* enterBase(state: UsnState): Run {
  const hint =
    state.house.baseRepair === 'turn' ? 'A repair takes effect next turn.' : 'A repair takes effect at once.';
  const said = yield* askFields(
    startDerivation(),
    { key: 'base', rule: '19', title: 'Which base, and in what condition?', hint, submit: 'Set the base' },
    baseFields(state),
  );
  const { told, events, lines } = baseTold(state, said);
  return finish(heading(told.name, { value: baseWords(told), rule: '19' }), events, lines);
}

const MOST_POINTS = 500;

/** The points of a side, with the reason. */
export function* scoreByHand(state: UsnState): Run {
  const { side, points, half, reason } = yield* askFields(
    startDerivation(),
    { key: 'correction', rule: 'Victory Points', title: 'Correct the points', submit: 'Correct the points' },
    {
      side: choose<SideId>('Side', { j: state.players.j, a: state.players.a }),
      points: number('Points', -MOST_POINTS, MOST_POINTS, {
        initial: 0,
        hint: 'A negative number takes points away.',
      }),
      half: number('Hundredths', -99, 99, { initial: 0 }),
      reason: words('Reason', 80),
    },
  );
  const hundredths = points * 100 + half;
  return finish(
    heading(`Correction: ${reason}`, {
      value: `${state.players[side]} ${hundredths / 100} VP`,
      rule: 'Victory Points',
    }),
    [{ type: 'v1.Scored', side, hundredths, label: `Correction: ${reason}`, rule: 'Victory Points' }],
  );
}
