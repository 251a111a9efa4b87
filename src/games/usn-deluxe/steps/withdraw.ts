import {
  type Args,
  askChoice,
  type Derivation,
  type Steps,
  startDerivation,
} from '../../../core/play/procedure';
import { askFields, mark } from '../../../kit/fields';
import { fact, heading, reminder, result } from '../../../kit/lines';
import { finish } from '../../../kit/steps';
import { CONVOY } from '../data/delays';
import { aboutWithdrawal, CONVOYS, OUT_OF_PLAY, withdrawalOf } from '../data/withdrawals';
import { askWorth } from '../questions/worth';
import { comeBack } from '../state/arriving';
import type { UsnEvent } from '../state/bounds';
import { duesNow } from '../state/dues';
import { called, namesOf } from '../state/names';
import { inPoints, lossValue, other } from '../state/points';
import type { Run } from '../state/procedure';
import { afloat, disturbed } from '../state/register';
import { replacedOn } from '../state/replacements';
import { settled } from '../state/settled';
import { shipOptions } from '../state/ships';
import type { Ship, UsnState } from '../state/state';
import { FLEET_STAYED } from '../state/victory';

const named = (ships: readonly Ship[], ids: readonly string[]) => ships.filter(({ id }) => ids.includes(id));
/** Just so many of these, or all where there are fewer. */
const exactly = (field: string, count: number) => {
  const message = count === 1 ? 'Choose one ship.' : `Choose ${count} ships.`;
  return [
    { kind: 'sum-at-least' as const, fields: [field], min: count, message },
    { kind: 'sum-at-most' as const, fields: [field], max: count, message },
  ];
};

const duesOfWithdrawal = (state: UsnState, which: string): readonly string[] =>
  duesNow(state).flatMap(({ id }) => (id.startsWith(`take:${which}:`) ? [id] : []));

export function* withdrawShips(state: UsnState, args: Args): Run {
  const which = withdrawalOf(args);
  const { title, side, rule, takes, fleets } = aboutWithdrawal(which);
  const work = startDerivation(side);
  const events = takes
    ? yield* takeTypes(work, state, args)
    : fleets
      ? yield* takeFleets(work, state, args)
      : yield* loseOffMap(work, state, args);
  const gone = events.flatMap((event) =>
    event.type === 'v1.ShipsTaken' ? event.ships : event.type === 'v1.ShipLost' ? [event.ship] : [],
  );
  return finish(
    heading(title, { value: namesOf(named(state.ships, gone)) || 'none', rule }),
    [...events, { type: 'v1.DuesDone', dues: duesOfWithdrawal(state, which) }],
    work.lines,
  );
}

/** 32(P), (R): So many of each type, whichever the side likes; where it has fewer, all of them. */
function* takeTypes(work: Derivation, state: UsnState, args: Args): Steps<readonly UsnEvent[]> {
  const { title, hint, side, rule, takes = {} } = aboutWithdrawal(withdrawalOf(args));
  const kinds = Object.entries(takes).flatMap(([type, count]) => {
    const ships = afloat(state, side).filter((ship) => ship.type === type);
    return ships.length ? [{ type, ships, count: Math.min(count, ships.length) }] : [];
  });
  if (!kinds.length) return [];
  const told = yield* askFields<{ readonly [type: string]: readonly string[] }>(
    work,
    {
      key: 'ships',
      rule,
      title,
      hint,
      submit: 'Remove these ships',
      checks: kinds.flatMap(({ type, count }) => exactly(type, count)),
    },
    Object.fromEntries(
      kinds.map(({ type, ships, count }) => [
        type,
        mark(`${type}: ${count}`, shipOptions(ships, state.cursor.turn), {
          initial: ships.slice(0, count).map(({ id }) => id),
        }),
      ]),
    ),
  );
  return [{ type: 'v1.ShipsTaken', ships: Object.values(told).flat(), place: OUT_OF_PLAY }];
}

/** Philippines: Fleets leave whole; one that must and does not loses the game. */
function* takeFleets(work: Derivation, state: UsnState, args: Args): Steps<readonly UsnEvent[]> {
  const { title, hint, side, rule, fleets = [], orLose } = aboutWithdrawal(withdrawalOf(args));
  const placeOf = ({ name }: Ship) =>
    fleets.length ? fleets.find(({ ships }) => ships.includes(name))?.to : OUT_OF_PLAY;
  const ships = afloat(state, side).filter((ship) => placeOf(ship) !== undefined);
  if (!ships.length) return [];
  const { leave } = yield* askFields(
    work,
    { key: 'ships', rule, title, hint, submit: 'Remove these ships' },
    {
      leave: mark('Ships leaving', shipOptions(ships, state.cursor.turn), {
        initial: ships.map(({ id }) => id),
      }),
    },
  );
  const gone = named(ships, leave);
  const places = [...new Set(gone.map(placeOf))];
  work.lines.push(fact('Ships leaving', { value: namesOf(gone, 30) || 'nobody', prompt: 'ships' }));
  const stays = orLose && gone.length < ships.length;
  if (stays) work.lines.push(result('Some ships have not left', { value: 'the Allies lose', rule }));
  return [
    ...places.map((place = OUT_OF_PLAY): UsnEvent => {
      const theirs = gone.filter((ship) => placeOf(ship) === place);
      return { type: 'v1.ShipsTaken', ships: theirs.map(({ id }) => id), place };
    }),
    ...(stays ? [{ type: 'v1.DuesDone' as const, dues: [FLEET_STAYED] }] : []),
  ];
}

/** Indian Ocean: Whoever is named is lost, with the points of it. */
function* loseOffMap(work: Derivation, state: UsnState, args: Args): Steps<readonly UsnEvent[]> {
  const { title, hint, side, rule } = aboutWithdrawal(withdrawalOf(args));
  const ships = afloat(state, side);
  if (!ships.length) return [];
  const { lost } = yield* askFields(
    work,
    { key: 'ships', rule, title, hint, submit: 'Confirm' },
    { lost: mark('Ships', shipOptions(ships, state.cursor.turn), { initial: [] }) },
  );
  const events: UsnEvent[] = [];
  for (const ship of named(ships, lost)) {
    const worth = yield* askWorth(work, state, ship);
    const gives = lossValue(disturbed(ship, state.cursor.turn), worth);
    const value = `${state.players[other(side)]} +${inPoints(gives)} VP`;
    work.lines.push(result(`${called(ship)} lost`, { value, rule }));
    const back = replacedOn(state, ship.side, ship.type);
    events.push({
      type: 'v1.ShipLost',
      ship: ship.id,
      worth,
      cause: 'map',
      ...(back !== undefined && { back }),
    });
  }
  return events;
}

/** 33: NAC that were removed with so many escorts. */
const nacGiven = (escorts: number): number =>
  CONVOY.start.nac + CONVOY.later.nac * Math.max(0, escorts - CONVOY.start.ships);

/** 33: Two escorts and five NAC at the start, one and three each later year; or none, and all given so far come back. */
export function* keepConvoys(state: UsnState): Run {
  const work = startDerivation('j');
  const isFirst = state.cursor.turn < CONVOY.later.turns[0];
  const { ships: count, nac } = isFirst ? CONVOY.start : CONVOY.later;
  const fit = afloat(state, 'j').filter(
    ({ type, weeks }) => CONVOY.types.some((each) => each === type) && weeks === 0,
  );
  const given = state.ships.filter(({ status, place }) => status === 'removed' && place === CONVOYS);
  const what = `remove ${nac} NAC and undamaged ${CONVOY.types.join(', ')}: ${count}`;
  const said = yield* askChoice(work, {
    key: 'convoy',
    rule: '33',
    title: isFirst ? 'Are convoys escorted?' : 'Do convoys stay escorted?',
    options: [
      {
        value: 'yes',
        label: `Yes: ${what}`,
        ...(fit.length < count && { disabled: 'Too few ships are left' }),
      },
      { value: 'no', label: isFirst ? 'No, never' : 'No, never again: all removed units come back' },
    ],
  });
  const done = settled(state, 'convoy');
  if (said === 'no')
    return finish(
      heading('Convoys are no longer escorted', {
        rule: '33',
        ...(given.length > 0 && { value: `${namesOf(given)} back` }),
      }),
      [
        { type: 'v1.ConvoyGivenUp' },
        ...(given.length
          ? [
              comeBack(
                state,
                given.map(({ id }) => id),
              ),
            ]
          : []),
        done,
      ],
      given.length
        ? [reminder(`${nacGiven(given.length)} NAC come back, to any functional air bases`, { rule: '33' })]
        : [],
    );
  const { ships } = yield* askFields(
    work,
    {
      key: 'ships',
      rule: '33',
      title: count === 1 ? 'Which ship escorts?' : 'Which ships escort?',
      submit: 'Assign the escorts',
      checks: exactly('ships', count),
    },
    { ships: mark('Undamaged ships', shipOptions(fit, state.cursor.turn), { initial: [] }) },
  );
  return finish(
    heading('Convoys are escorted', { value: namesOf(named(fit, ships)), rule: '33' }),
    [{ type: 'v1.ShipsTaken', ships, place: CONVOYS }, done],
    [
      fact('Escorts', { value: namesOf(named(fit, ships)), prompt: 'ships' }),
      reminder(`Remove ${nac} NAC`, { rule: '33' }),
    ],
  );
}
