import { askChoice, startDerivation } from '../../../core/play/procedure';
import type { Stands } from '../../../core/play/view';
import { askFields, choose, number, words } from '../../../kit/fields';
import { heading } from '../../../kit/lines';
import { recordEnd, stopGame } from '../../../kit/standard/ends';
import { houseRules } from '../../../kit/standard/house-rules';
import { winnerLine } from '../../../kit/standard/winner';
import { finish } from '../../../kit/steps';
import { HOUSE, type House } from '../data/house';
import { SIDE_WORDS } from '../data/phases';
import { isOrange } from '../data/scenarios';
import { SHIP_TYPES } from '../data/ship-types';
import type { SideId } from '../data/units';
import { isByPoints } from '../data/verdicts';
import { baseFields, baseWords } from '../questions/base';
import { baseTold } from '../state/base-told';
import { PLACE_LENGTH } from '../state/bases';
import type { UsnEvent } from '../state/bounds';
import { fuelDue, fuelledOn } from '../state/fuel';
import { called } from '../state/names';
import { inPoints } from '../state/points';
import { notUnderway, type Procedure, type Run } from '../state/procedure';
import { shipId, shipOf } from '../state/register';
import { weeksLeft } from '../state/repair';
import type { EndId, UsnState } from '../state/state';
import { decided } from '../state/verdict';
import { hasForfeited, ratioWords, standing } from '../state/victory';
import { isCounted } from './counting';

const STATUS = { afloat: 'In play', removed: 'Removed, to be replaced', sunk: 'Sunk' };

/** One ship of the register put right. */
export const correctShip: Procedure = {
  id: 'correct-ship',
  rule: '8',
  title: 'Correct a ship',
  unless: (state) => notUnderway(state) ?? (state.ships.length ? undefined : 'No ship is listed.'),
  *run(state): Run {
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
      { key: 'facts', rule: '8', title: `${called(ship)}: how does it stand?`, submit: 'So it is' },
      {
        place: words('Place', PLACE_LENGTH, { initial: ship.place }),
        weeks: number('Weeks of damage', 0, 40, { initial: Math.min(40, weeksLeft(ship, turn)) }),
        fuelled: number('Last refuelled on turn', 0, 400, {
          initial: fuelledOn(ship),
          hint: `Its fuel ends on turn ${fuelDue(ship)}.`,
        }),
        status: choose('It is', STATUS, { initial: ship.status }),
      },
    );
    return finish(heading(`${called(ship)} by hand`, { rule: '8' }), [
      { type: 'v1.ShipSet', ship: ship.id, ...told },
    ]);
  },
};

/** A ship that no list of the rulebook names. */
export const addShip: Procedure = {
  id: 'add-ship',
  rule: 'Reinforcements',
  title: 'Add a ship',
  unless: notUnderway,
  *run(state): Run {
    const {
      side,
      type,
      number: no,
      place,
    } = yield* askFields(
      startDerivation(),
      { key: 'ship', rule: 'Reinforcements', title: 'Which ship?', submit: 'Add it' },
      {
        side: choose<SideId>('Whose', SIDE_WORDS),
        type: choose(
          'Type',
          Object.fromEntries(
            SHIP_TYPES.filter(({ wpo }) => !wpo || isOrange(state.scenario)).map(({ id, name }) => [
              id,
              name,
            ]),
          ),
        ),
        number: words('Number or letter', 3, {
          pattern: { source: '^[0-9A-Za-z]{1,3}$', message: 'As its counter has it: 12, or C.' },
        }),
        place: words('Place', PLACE_LENGTH, { initial: 'West Coast' }),
      },
    );
    const name = `${type}-${no.toUpperCase()}`;
    const id = shipId(side, name);
    if (shipOf(state, id)?.status === 'afloat')
      return finish(heading(`${called({ side, name })} is in play already`), []);
    return finish(heading(`${called({ side, name })} joins`, { value: place, rule: 'Reinforcements' }), [
      { type: 'v1.ShipsCame', ships: [{ ship: id, place, weeks: 0, fuelled: state.cursor.turn }] },
    ]);
  },
};

/** 19: A base that was built, repaired, taken or damaged. */
export const setBase: Procedure = {
  id: 'set-base',
  rule: '19',
  title: 'Enter a base',
  unless: notUnderway,
  *run(state): Run {
    const hint =
      state.house.baseRepair === 'turn' ? 'A repair holds from the next turn on.' : 'A repair holds at once.';
    const said = yield* askFields(
      startDerivation(),
      { key: 'base', rule: '19', title: 'Which base, and how does it stand?', hint, submit: 'So it is' },
      baseFields(state),
    );
    const { told, events, lines } = baseTold(state, said);
    return finish(heading(told.name, { value: baseWords(told), rule: '19' }), events, lines);
  },
};

const MOST_POINTS = 500;

/** The points of a side, with the reason. */
export const correctPoints: Procedure = {
  id: 'correct-points',
  rule: 'Victory Points',
  title: 'Correct the points',
  unless: ({ stage }) => (stage === 'before' ? 'The game has not begun.' : undefined),
  *run(state): Run {
    const { side, points, half, reason } = yield* askFields(
      startDerivation(),
      { key: 'correction', rule: 'Victory Points', title: 'Correct the points', submit: 'Correct' },
      {
        side: choose<SideId>('Whose', { j: state.players.j, a: state.players.a }),
        points: number('Points', -MOST_POINTS, MOST_POINTS, { initial: 0, hint: 'Below zero takes away.' }),
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
  },
};

export const changeHouse: Procedure = houseRules<UsnState, UsnEvent, House>({
  rule: 'Set-up',
  house: HOUSE,
  hint: 'They hold from here on.',
  now: ({ house }) => house,
  event: (house) => ({ type: 'v1.HouseChanged', house }),
});

export const ENDS: { readonly [end in EndId]: string } = {
  j: 'The Allies concede',
  a: 'Japan concedes',
  nobody: 'Both agree to stop',
};
/** "Decisive victory, 4.2 to 1" */
function verdictWords(state: UsnState): string {
  if (!isByPoints(state.scenario)) return decided(state).words;
  const { j, a, level } = standing(state);
  return level
    ? `${level.name}, ${ratioWords(Math.max(j, a), Math.min(j, a))}`
    : `A draw, ${ratioWords(Math.max(j, a), Math.min(j, a))}`;
}
export const endLabel = (state: UsnState, end: EndId): string => winnerLine(state.players, end);

/** What the points call once the last turn is played and the areas are counted, or a rule before. */
export const reachedEnd = (state: UsnState): EndId | undefined => {
  if (hasForfeited(state)) return 'j';
  if (state.stage !== 'over' || !isCounted(state)) return undefined;
  return isByPoints(state.scenario) ? standing(state).side : decided(state).side;
};
/** Why it ended so. */
export const endWhy = (state: UsnState, end: EndId): string => {
  if (reachedEnd(state) !== end) return ENDS[end];
  return hasForfeited(state) ? FORFEITED : verdictWords(state);
};
const FORFEITED = 'A fleet stayed on the map';

/** What the recorded end goes by: a fleet that stayed, what is held, or the points; and whether all of it has come about. */
export function standsOf(state: UsnState): Stands {
  const { scenario, stage } = state;
  const end = reachedEnd(state);
  const calls = end && { id: end, label: endLabel(state, end), ...(end !== 'nobody' && { side: end }) };
  const { j, a } = standing(state);
  const points = isByPoints(scenario) ? `${inPoints(j)} to ${inPoints(a)}` : '';
  const open = stage === 'over' ? 'The final count is missing.' : 'The last turn is not over.';
  const words = end && endWhy(state, end);
  return {
    at: points ? `at ${points} points` : `as “${words ?? ENDS[state.ended ?? 'nobody']}”`,
    now: [points, words ?? (points ? '' : 'nothing is decided')].filter(Boolean).join(': '),
    ...(calls ? { calls } : { open }),
  };
}

export const record: Procedure = recordEnd<UsnState, UsnEvent, EndId>({
  id: 'record-end',
  rule: 'Victory Points',
  title: 'Record the end',
  none: 'Nothing ends the game now.',
  reached: (state) => (state.ended === undefined ? reachedEnd(state) : undefined),
  outcome: (state, end) =>
    finish(heading(endLabel(state, end), { value: endWhy(state, end), rule: 'Victory Points' }), [
      { type: 'v1.Ended', end },
    ]),
});
export const stop: Procedure = stopGame<UsnState, UsnEvent, EndId>({
  id: 'stop-game',
  rule: 'Victory Points',
  title: 'Stop the game',
  unless: ({ ended, stage }) =>
    stage === 'before' ? 'The game has not begun.' : ended === undefined ? undefined : 'The game is over.',
  calls: () => Object.entries(ENDS).map(([value, label]) => ({ value: value as EndId, label })),
  outcome: (state, end) =>
    finish(heading(endLabel(state, end), { value: ENDS[end], rule: 'Victory Points' }), [
      { type: 'v1.Ended', end },
    ]),
});
