import { askChoice, startDerivation } from '../../../core/play/procedure';
import { askFields, mark, words } from '../../../kit/fields';
import { fact, heading } from '../../../kit/lines';
import { finish } from '../../../kit/steps';
import { SIDE_WORDS } from '../data/phases';
import { aboutScenario } from '../data/scenarios';
import type { SideId } from '../data/units';
import { askPlace, placeNamed } from '../questions/place';
import { CLEAR, PLACE_LENGTH, taskForce } from '../state/bases';
import { namesOf } from '../state/dues';
import { notUnderway, type Procedure, type Run } from '../state/procedure';
import { afloat, placesOf } from '../state/register';
import { isSlow } from '../state/repair';
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
