import { askChoice, startDerivation } from '../../../core/play/procedure';
import { askFields, mark, words } from '../../../kit/fields';
import { fact, heading } from '../../../kit/lines';
import { finish } from '../../../kit/steps';
import { SIDE_WORDS } from '../data/phases';
import { aboutScenario, isShockTurn } from '../data/scenarios';
import type { SideId } from '../data/units';
import { askPlace, placeNamed } from '../questions/place';
import { PLACE_LENGTH, placeKind, taskForce } from '../state/bases';
import { wasOffMap } from '../state/fuel';
import { namesOf } from '../state/names';
import { notUnderway, type Procedure, type Run } from '../state/procedure';
import { afloat, placesOf } from '../state/register';
import { isSlow } from '../state/repair';
import { destinations, whoSails } from '../state/routes';
import { atLeastOne, shipCount, shipOptions, sideOf, slowWords } from '../state/ships';
import { has, type UsnState } from '../state/state';

export const noShips = (state: UsnState, side: SideId) =>
  notUnderway(state) ?? (afloat(state, side).length ? undefined : `No ${SIDE_WORDS[side]} ship is afloat.`);

/** Saipan: Why ships of a side may not move yet. */
function heldBack({ scenario, cursor }: UsnState, side: SideId): string | undefined {
  const { held } = aboutScenario(scenario);
  if (held?.side !== side || cursor.turn >= held.before) return undefined;
  return `${SIDE_WORDS[side]} ships may not move before turn ${held.before}.`;
}

/** Shock Effect (A), (B): How Japan's ships move before turn 1, and in their first phase of it. */
function shockWords({ scenario, cursor }: UsnState, side: SideId): string | undefined {
  if (side === 'a' || !isShockTurn(scenario, cursor.turn)) return undefined;
  if (cursor.step === 'p0')
    return 'Move for two naval phases, without strategic movement and never closer than six hexes to an Allied base.';
  return cursor.step === 'p2' ? 'Stay at least six hexes from any Allied base.' : undefined;
}

/** The register follows the map: ships leave one place for another together. */
export const moveShips: Procedure = {
  id: 'move-ships',
  rule: '7',
  title: (state, args) => `Move ${SIDE_WORDS[sideOf(state, args)]} ships`,
  side: sideOf,
  unless: (state, args) => noShips(state, sideOf(state, args)) ?? heldBack(state, sideOf(state, args)),
  *run(state, args): Run {
    const side = sideOf(state, args);
    const work = startDerivation(side);
    const place = placeNamed(state, side, args) ?? (yield* askPlace(work, state, side, 'From where?', '7'));
    const here = afloat(state, side).filter((ship) => ship.place === place);
    const known = placesOf(state, side).map((each) => each.place);
    const open = destinations(state, side, place, freshTaskForce(state, known));
    const named = open.find(({ value }) => value === args.to)?.value;
    const to =
      named ??
      (yield* askChoice(work, {
        key: 'to',
        rule: '7',
        title: 'Where to?',
        options: [...open, { value: OTHER, label: 'Elsewhere' }],
      }));
    const slow = here.filter((ship) => isSlow(ship, state.cursor.turn));
    const sailing = named === undefined ? [] : whoSails(state, side, place, named);
    const hint = [shockWords(state, side), slow.length > 0 && slowWords(slow)].filter(Boolean).join(' ');
    const { ships, name } = yield* askFields<{ ships: readonly string[]; name?: string }>(
      work,
      {
        key: 'ships',
        rule: '7',
        title: `From ${place} to ${to === OTHER ? '…' : to}`,
        ...(hint && { hint }),
        submit: 'Move the ships',
        checks: [atLeastOne],
      },
      {
        ...(to === OTHER && { name: words('Base, hex or fleet', PLACE_LENGTH) }),
        ships: mark('Ships', shipOptions(here, state.cursor.turn), {
          initial: sailing.length ? sailing : here.map(({ id }) => id),
        }),
      },
    );
    const there = name ?? to;
    const moved = here.filter(({ id }) => ships.includes(id));
    return finish(
      heading(`${shipCount(ships.length)} from ${place} to ${there}`, { rule: '7' }),
      [{ type: 'v1.ShipsMoved', ships, place: there, ...burning(state, place, side) }],
      [fact('Ships', { value: namesOf(moved, 20), prompt: 'ships' })],
    );
  },
};
const OTHER = 'other';

/** 12(Q): Only the areas off the map themselves fill the tanks of who leaves. */
const burning = (state: UsnState, place: string, side: SideId) =>
  wasOffMap(place) && placeKind(state, place, side) !== 'off the map' ? { burns: true } : {};

/** 25: The marker that no ships of the side lie under yet. */
function freshTaskForce(state: UsnState, known: readonly string[]): readonly string[] {
  if (!has(state, 'taskForces')) return [];
  let no = 1;
  while (known.includes(taskForce(no))) no += 1;
  return [taskForce(no)];
}
