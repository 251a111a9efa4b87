import type { FormCheck } from '../../../core/play/form';
import { type Args, askChoice, startWorking, type Working } from '../../../core/play/procedure';
import type { Option } from '../../../core/play/prompt';
import { askFields, mark, words } from '../../../kit/fields';
import { fact, heading } from '../../../kit/lines';
import { finish } from '../../../kit/steps';
import { SIDE_WORDS, seaMover } from '../data/phases';
import { aboutScenario } from '../data/scenarios';
import { SLOW_FROM } from '../data/ship-types';
import type { SideId } from '../data/units';
import { CLEAR, PLACE_LENGTH, taskForce } from '../state/bases';
import { fuelWords, namesOf } from '../state/dues';
import { burnsFuel, fuelDue, isOffMap } from '../state/fuel';
import { afloat, placesOf } from '../state/register';
import { isSlow, weeksLeft } from '../state/repair';
import { has, type Ship, type UsnState } from '../state/state';
import { notUnderway, type Procedure, type Run } from './procedure';

/** The side whose ships a procedure is about: named by the action, or the phase's own. */
export function sideOf(state: UsnState, args: Args): SideId {
  if (args.side === 'j' || args.side === 'a') return args.side;
  return seaMover(state.cursor.step) === 'j' ||
    state.cursor.step === 'p7' ||
    state.cursor.step === 'p9' ||
    state.cursor.step === 'p0'
    ? 'j'
    : 'a';
}

const noteOf = (ship: Ship, turn: number): string =>
  [
    burnsFuel(ship) && !isOffMap(ship.place) && (fuelDue(ship) <= turn ? 'empty this turn' : fuelWords(ship)),
    ship.weeks > 0 && `${weeksLeft(ship, turn)} weeks`,
    ship.load === 0 && 'empty oiler',
  ]
    .filter(Boolean)
    .join(', ');

export const shipOptions = (ships: readonly Ship[], turn: number): readonly Option[] =>
  ships.map((ship) => {
    const note = noteOf(ship, turn);
    return { value: ship.id, label: ship.name, ...(note && { note }) };
  });

/** The place that an action names, where ships lie that are meant. */
export const placeNamed = (state: UsnState, side: SideId, args: Args, isMeant?: (ship: Ship) => boolean) =>
  placesOf(state, side, isMeant).find(({ place }) => place === args.place)?.place;

/** Which place's ships: skipped where all of a side's lie in one, or are few. */
export function* askPlace(
  work: Working,
  state: UsnState,
  side: SideId,
  title: string,
  rule: string,
  isMeant?: (ship: Ship) => boolean,
  before: readonly Option[] = [],
) {
  const places = placesOf(state, side, isMeant);
  if (places.length < 2) return places[0]?.place ?? CLEAR;
  return yield* askChoice(work, {
    key: 'place',
    rule,
    title,
    options: [
      ...before,
      ...places.map(({ place, ships }) => ({ value: place, label: place, note: shipCount(ships) })),
    ],
  });
}
export const shipCount = (ships: number): string => (ships === 1 ? '1 ship' : `${ships} ships`);

export const atLeastOne: FormCheck = {
  kind: 'sum-at-least',
  fields: ['ships'],
  min: 1,
  message: 'No ship is chosen.',
};

export const noShips = (state: UsnState, side: SideId) =>
  notUnderway(state) ?? (afloat(state, side).length ? undefined : `No ${SIDE_WORDS[side]} ship is afloat.`);

/** Saipan: Why ships of a side may not move yet. */
function heldBack({ scenario, cursor }: UsnState, side: SideId): string | undefined {
  const { held } = aboutScenario(scenario);
  if (held?.side !== side || cursor.turn >= held.before) return undefined;
  return `${SIDE_WORDS[side]} ships may not move before turn ${held.before}.`;
}

/** 9: "BB-3 moves at half: 20 weeks of damage or more" */
export const slowWords = (ships: readonly Ship[]): string =>
  `${namesOf(ships)} ${ships.length > 1 ? 'move' : 'moves'} at half: ${SLOW_FROM} weeks of damage or more.`;

/** The register follows the map: ships leave one place for another together. */
export const moveShips: Procedure = {
  id: 'move-ships',
  rule: '7',
  title: (state, args) => `Move ${SIDE_WORDS[sideOf(state, args)]} ships`,
  side: sideOf,
  unless: (state, args) => noShips(state, sideOf(state, args)) ?? heldBack(state, sideOf(state, args)),
  *run(state, args): Run {
    const side = sideOf(state, args);
    const work = startWorking(side);
    const place = placeNamed(state, side, args) ?? (yield* askPlace(work, state, side, 'From where?', '7'));
    const here = afloat(state, side).filter((ship) => ship.place === place);
    const known = placesOf(state, side)
      .filter((each) => each.place !== place)
      .map((each) => each.place);
    const to =
      args.to === CLEAR && place !== CLEAR
        ? CLEAR
        : yield* askChoice(work, {
            key: 'to',
            rule: '7',
            title: 'Where to?',
            options: [...new Set([CLEAR, ...known, ...freshTaskForce(state, [place, ...known])])]
              .filter((each) => each !== place)
              .map((each) => ({ value: each, label: each }))
              .concat({ value: OTHER, label: 'Elsewhere' }),
          });
    const slow = here.filter((ship) => isSlow(ship, state.cursor.turn));
    const { ships, name } = yield* askFields<{ ships: readonly string[]; name?: string }>(
      work,
      {
        key: 'ships',
        rule: '7',
        title: `From ${place} to ${to === OTHER ? 'where' : to}`,
        ...(slow.length > 0 && { hint: slowWords(slow) }),
        submit: 'Move them',
        checks: [atLeastOne],
      },
      {
        ...(to === OTHER && { name: words('A base, a hex, a fleet', PLACE_LENGTH) }),
        ships: mark('Ships', shipOptions(here, state.cursor.turn), { initial: here.map(({ id }) => id) }),
      },
    );
    const there = name ?? to;
    const named = here.filter(({ id }) => ships.includes(id));
    return finish(
      heading(`${shipCount(ships.length)} from ${place} to ${there}`, { rule: '7' }),
      [{ type: 'v1.ShipsMoved', ships, place: there }],
      [fact('Ships', { value: namesOf(named, 20), prompt: 'ships' })],
    );
  },
};
const OTHER = 'other';

/** 25: The marker that no ships of the side lie under yet. */
function freshTaskForce(state: UsnState, known: readonly string[]): readonly string[] {
  if (!has(state, 'taskForces')) return [];
  let no = 1;
  while (known.includes(taskForce(no))) no += 1;
  return [taskForce(no)];
}
