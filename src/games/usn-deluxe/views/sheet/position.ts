import type { TraceLine } from '../../../../core/play/trace';
import { RESERVES } from '../../data/reserves';
import { aboutScenario } from '../../data/scenarios';
import { UNITS } from '../../data/units';
import { applyEvent } from '../../state/apply';
import type { UsnEvent } from '../../state/bounds';
import { duesBefore, duesNow } from '../../state/dues';
import { monthOf } from '../../state/points';
import { initialState, type Ship, type UsnState } from '../../state/state';
import { eachSide, unmarked } from './lines';
import { shipsIn } from './ships';
import { type Counted, isFirst, isOver, type Told, turnOf } from './told';

type Recorded = { readonly events: readonly UsnEvent[]; readonly lines: readonly TraceLine[] };

const stateAfter = (events: readonly UsnEvent[]): UsnState =>
  events.reduce((state, event) => applyEvent(state, event).state, initialState());

/** All that is told, as it is recorded: the game begins, goes on from there, and what is particular is told of each. */
export function eventsOf(told: Told): Recorded {
  const { events, lines } = position(told);
  return { events: [...events, ...doneOf(told.done), ...ending(told)], lines };
}

/** What is due on this turn by what is told, done or not; what is read off ships, tanks and lists comes due by itself. */
export function duesIn(told: Told): readonly { readonly value: string; readonly label: string }[] {
  if (isOver(told)) return [];
  const state = stateAfter(position(told).events);
  const { turn, step } = state.cursor;
  const coming = state.coming.map(({ id }) => id);
  return [
    ...duesNow(state)
      .filter(
        ({ id, ships, by, turn: on }) =>
          on === turn && !ships && !coming.includes(id) && by !== 'open-deployment' && by !== 'deployment',
      )
      .map(({ id, text }) => ({ value: id, label: text })),
    ...(step === 'p10' ? [{ value: `administration:${turn}`, label: 'Administration' }] : []),
  ];
}

const doneOf = (dues: readonly string[]): readonly UsnEvent[] =>
  dues.length ? [{ type: 'v1.DuesDone', dues }] : [];

function position(told: Told): Recorded {
  const { players, scenario, options, house, opened, once } = told;
  const { ships, lines } = shipsIn(told.ships, turnOf(told));
  const begun: UsnEvent = {
    type: 'v1.Begun',
    ...{ players, scenario, options, house },
    ships: ships.map(({ id, place, weeks, fuelled }) => ({ ship: id, place, weeks, fuelled })),
  };
  const back = resumed(told);
  const { late, coming } = comingIn(told, stateAfter([begun, back]));
  const events: readonly UsnEvent[] = [
    begun,
    { ...back, ...(late.length > 0 && { late }) },
    ...ships.filter(isParticular).map(setOf),
    ...eachSide((side) => [
      ...told.bases[side].map(({ name, ...base }): UsnEvent => ({ type: 'v1.BaseSet', name, side, ...base })),
      ...told.neutral[side].map(
        ({ name, kind }): UsnEvent => ({ type: 'v1.Neutralized', side, what: name, ...(kind && { kind }) }),
      ),
    ]),
    ...told.supplied.map((what): UsnEvent => ({ type: 'v1.Supplied', what })),
    ...coming,
    ...(isFirst(told) ? [{ type: 'v1.Placed' as const, ticks: told.placed }] : []),
    ...(opened === 'no'
      ? []
      : [{ type: 'v1.Deployed' as const, row: opened }, { type: 'v1.DeploymentOpened' as const }]),
    // The operation settles the test of turn 20.
    ...doneOf(once.flatMap((id) => (id === 'indian-ocean' ? [id, 'item:indian-ocean-undone:20'] : [id]))),
  ];
  if (!told.magic) return { events, lines };
  return { events: [...events, { type: 'v1.MagicUsed', month: monthOf(stateAfter(events)) }], lines };
}

function resumed(told: Told): Extract<UsnEvent, { type: 'v1.Resumed' }> {
  const { convoy, civilWar, operational, chinese } = told;
  const attacks = Object.entries(told.attacks).filter(([, count]) => count > 0);
  return {
    type: 'v1.Resumed',
    turn: turnOf(told),
    step: isOver(told) ? 'p10' : told.cursor.step,
    ...told.points,
    reserves: told.reserves.flatMap(([name, turn]) => {
      const group = RESERVES.find((each) => each.name === name)?.id;
      return group ? [{ group, turn: Math.min(400, turn) }] : [];
    }),
    ...{ convoy, civilWar, magic: 0, operational, chinese },
    served: Object.fromEntries(told.served),
    ...(told.fort.length > 0 && { fort: Object.fromEntries(told.fort) }),
    ...(told.chineseLost.length > 0 && {
      chineseLost: Object.fromEntries(told.chineseLost.map(idOfChinese)),
    }),
    // CBI: Land attacks of the turn or month that a limit counts.
    ...(attacks.length > 0 && { attacks: Object.fromEntries(attacks) }),
    ...(told.readiness.length > 0 && { readiness: told.readiness.toSorted() }),
    held: eachSide((side) => told.held[side].map(({ line, halved }) => ({ line, side, halved }))),
  };
}

const idOfChinese = ([name, lost]: Counted): Counted => [
  UNITS.find((unit) => unit.people === 'chinese' && unit.name === name)?.id ?? name,
  lost,
];

const isParticular = ({ status, booked, ...ship }: Ship): boolean =>
  status !== 'afloat' || booked > 0 || 'repairs' in ship || 'load' in ship || 'station' in ship;
const setOf = ({ id, side: _, type: __, name: ___, ...told }: Ship): UsnEvent => ({
  type: 'v1.ShipSet',
  ship: id,
  ...told,
});

/** What is on its way; of earlier turns, by its words, what the rules or the chart had due then, with its own step. */
function comingIn(told: Told, state: UsnState) {
  const now = state.cursor.turn;
  const open = told.coming.some(({ turn }) => turn < now) ? [...duesBefore(state)] : [];
  const late: string[] = [];
  const coming = told.coming.flatMap((each, i): UsnEvent[] => {
    const { turn, side, text } = each;
    const at =
      turn < now
        ? open.findIndex(
            (due) => due.turn === turn && due.side === side && sameWords(unmarked(due.text), text),
          )
        : -1;
    const [due] = at < 0 ? [] : open.splice(at, 1);
    if (due) late.push(due.id);
    return due ? [] : [{ type: 'v1.Coming', id: `sheet:${i}`, ...each }];
  });
  return { late, coming };
}
const sameWords = (a: string, b: string): boolean => {
  const [one, other] = [a, b].map((each) => each.toLowerCase().replace(/\s+/g, ' '));
  return one === other;
};

/** After the last turn, after the count, and whoever gave in. */
const ending = (told: Told): readonly UsnEvent[] => [
  ...(isOver(told) ? [{ type: 'v1.PhaseEnded' as const, skipped: [] }] : []),
  ...(told.stands === 'counted' ? doneOf([`final:${aboutScenario(told.scenario).to}`]) : []),
  ...(told.ended ? [{ type: 'v1.Ended' as const, end: told.ended }] : []),
];
