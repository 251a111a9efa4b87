import { askChoice, type Derivation, type Steps, startDerivation } from '../../../core/play/procedure';
import { askFields, mark } from '../../../kit/fields';
import { fact, heading } from '../../../kit/lines';
import { finish } from '../../../kit/steps';
import type { UsnEvent } from '../state/bounds';
import { isIndia } from '../state/fuel';
import { called, namesOf } from '../state/names';
import type { Run } from '../state/procedure';
import { afloat } from '../state/register';
import { weeksLeft } from '../state/repair';
import { replacedOn } from '../state/replacements';
import { atLeastOne } from '../state/ships';
import type { Ship, UsnState } from '../state/state';
import { idle, whyNoPort, whyNoYard, worn } from '../state/yards';

/** 9: Damaged ships lie idle where they are repaired, a week for each whole turn. */
export function* repairAll(state: UsnState): Run {
  const work = startDerivation();
  const { turn } = state.cursor;
  const damaged = idle(state);
  const { ships } = yield* askFields(
    work,
    {
      key: 'ships',
      rule: '9',
      title: 'Which ships start repairs?',
      hint: 'Japan repairs in its naval bases in Japan; the Allies in Pearl Harbor, on the West Coast, and one ship a turn in the India box.',
      submit: 'Start the repairs',
      checks: [atLeastOne],
    },
    {
      ships: mark(
        'Ships',
        damaged.map((ship) => {
          const disabled = whyNoYard(state, ship);
          return {
            value: ship.id,
            label: called(ship),
            note: `${weeksLeft(ship, turn)} weeks, ${ship.place}`,
            ...(disabled && { disabled }),
          };
        }),
        { initial: damaged.filter((ship) => !whyNoYard(state, ship)).map(({ id }) => id) },
      ),
    },
  );
  const chosen = damaged.filter(({ id }) => ships.includes(id));
  const { waits, stops } = yield* oneInIndia(
    work,
    state,
    chosen.filter((ship) => isIndia(ship.place)),
  );
  const named = chosen.filter(({ id }) => !waits.includes(id));
  const events: UsnEvent[] = [...new Set(named.map(({ place }) => place))].map((place) => ({
    type: 'v1.RepairBegun',
    place,
    ships: named.filter((ship) => ship.place === place).map(({ id }) => id),
  }));
  return finish(
    heading('Repair begins', { value: named.length ? namesOf(named) : 'no change', rule: '9' }),
    stops.length ? [{ type: 'v1.RepairStopped', ships: stops }, ...events] : events,
    named.map((ship) => fact(called(ship), { value: `${ship.weeks} whole turns`, rule: '9' })),
  );
}

/** 9(D): The India box repairs one ship a turn: the Allied player says which, those in repair there included. */
function* oneInIndia(
  work: Derivation,
  state: UsnState,
  begin: readonly Ship[],
): Steps<{ readonly waits: readonly string[]; readonly stops: readonly string[] }> {
  const { turn } = state.cursor;
  const there = afloat(state).filter(
    (ship) => isIndia(ship.place) && ship.repairs !== undefined && weeksLeft(ship, turn) > 0,
  );
  const ships = [...there, ...begin];
  if (!begin.length || ships.length < 2) return { waits: [], stops: [] };
  const one = yield* askChoice(work, {
    key: 'india',
    rule: '9',
    title: 'Which ship does India repair this turn?',
    options: ships.map((ship) => ({
      value: ship.id,
      label: called(ship),
      note: `${weeksLeft(ship, turn)} weeks${there.includes(ship) ? ', in repair' : ''}`,
    })),
  });
  const not = (each: readonly Ship[]) => each.map(({ id }) => id).filter((id) => id !== one);
  return { waits: not(begin), stops: not(there) };
}

/** 22, errata: Transports and oilers with ten weeks or more leave the map from a functional naval base of their side. */
export function* sendBack(state: UsnState): Run {
  const work = startDerivation();
  const { turn } = state.cursor;
  const waiting = worn(state);
  const { ships } = yield* askFields(
    work,
    {
      key: 'ships',
      rule: '22',
      title: 'Which ships are in a naval base of their own side?',
      hint: 'The base must be functional. The ships leave the map there and are replaced later.',
      submit: 'Take off the ships',
      checks: [atLeastOne],
    },
    {
      ships: mark(
        'Ships',
        waiting.map((ship) => {
          const disabled = whyNoPort(state, ship);
          return {
            value: ship.id,
            label: called(ship),
            note: `${weeksLeft(ship, turn)} weeks, ${ship.place}`,
            ...(disabled && { disabled }),
          };
        }),
        { initial: waiting.filter((ship) => !whyNoPort(state, ship)).map(({ id }) => id) },
      ),
    },
  );
  const named = waiting.filter(({ id }) => ships.includes(id));
  const backs = named.map((ship) => ({ ship, back: replacedOn(state, ship.side, ship.type) ?? turn }));
  return finish(
    heading('Taken off to be replaced', { value: namesOf(named), rule: '22' }),
    backs.map(({ ship, back }) => ({ type: 'v1.ShipRemoved', ship: ship.id, back })),
    backs.map(({ ship, back }) => fact(called(ship), { value: `back on turn ${back}`, rule: '22' })),
  );
}
