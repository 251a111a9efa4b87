import type { FormValues } from '../../../../core/play/form';
import type { TraceLine } from '../../../../core/play/trace';
import { countIn, flagsIn, oneIn, textIn } from '../../../../kit/given';
import { theatresOf } from '../../data/attack-limits';
import { HOUSE } from '../../data/house';
import { RESERVES } from '../../data/reserves';
import { aboutScenario } from '../../data/scenarios';
import { applyEvent } from '../../state/apply';
import { forceId } from '../../state/attacks';
import type { UsnEvent } from '../../state/bounds';
import { duesBefore, duesNow } from '../../state/dues';
import { monthOf } from '../../state/points';
import { initialState, type Ship, type UsnState } from '../../state/state';
import { attacksKey, isFirst, isOver, OPENED, optionsIn, scenarioIn, turnIn } from './forms';
import { partsIn } from './lines';
import { shipsIn } from './ships';

type Told = { readonly events: readonly UsnEvent[]; readonly lines: readonly TraceLine[] };

const stateAfter = (events: readonly UsnEvent[]): UsnState =>
  events.reduce((state, event) => applyEvent(state, event).state, initialState());

/** All that the answers say, as it is recorded: the game begins, goes on from there, and what is particular is told of each. */
export function eventsOf(given: FormValues): Told {
  const { events, lines } = position(given);
  const still = flagsIn(given, 'still');
  const done = duesIn(given).filter(({ value }) => !still.includes(value));
  return { events: [...events, ...doneOf(done.map(({ value }) => value)), ...ending(given)], lines };
}

/** What is due on this turn by what is told, done or not; what is read off ships, tanks and lists comes due by itself. */
export function duesIn(given: FormValues): readonly { readonly value: string; readonly label: string }[] {
  if (isOver(given)) return [];
  const state = stateAfter(position(given).events);
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

function position(given: FormValues): Told {
  const turn = turnIn(given);
  const { ships, lines } = shipsIn(given, turn);
  const begun: UsnEvent = {
    type: 'v1.Begun',
    players: { j: textIn(given, 'j'), a: textIn(given, 'a') },
    scenario: scenarioIn(given),
    options: optionsIn(given),
    house: HOUSE.read(given),
    ships: ships.map(({ id, place, weeks, fuelled }) => ({ ship: id, place, weeks, fuelled })),
  };
  const once = flagsIn(given, 'once');
  const back = resumed(given, turn);
  const { late, coming } = comingIn(given, stateAfter([begun, back]));
  const opened = textIn(given, OPENED);
  const events: readonly UsnEvent[] = [
    begun,
    { ...back, ...(late.length > 0 && { late }) },
    ...ships.filter(isParticular).map(setOf),
    ...(['j', 'a'] as const).flatMap((side) => [
      ...partsIn(given, `${side}-bases`).flatMap((part) => baseOf(side, part)),
      ...partsIn(given, `${side}-neutral`).map(
        (part): UsnEvent => ({ type: 'v1.Neutralized', side, what: part.slice(0, 40) }),
      ),
    ]),
    ...partsIn(given, 'supplied').map((what): UsnEvent => ({ type: 'v1.Supplied', what })),
    ...coming,
    ...(isFirst(given) ? [{ type: 'v1.Placed' as const, ticks: flagsIn(given, 'placed') }] : []),
    ...(opened && opened !== 'no'
      ? [{ type: 'v1.Deployed' as const, row: opened }, { type: 'v1.DeploymentOpened' as const }]
      : []),
    // The operation settles the test of turn 20.
    ...doneOf(once.flatMap((id) => (id === 'indian-ocean' ? [id, 'item:indian-ocean-undone:20'] : [id]))),
  ];
  if (given.magic !== 'yes') return { events, lines };
  return { events: [...events, { type: 'v1.MagicUsed', month: monthOf(stateAfter(events)) }], lines };
}

function resumed(given: FormValues, turn: number): Extract<UsnEvent, { type: 'v1.Resumed' }> {
  const points = (side: string) =>
    countIn(given, `${side}Points`) * 100 + countIn(given, `${side}Hundredths`);
  return {
    type: 'v1.Resumed',
    turn,
    step: isOver(given) ? 'p10' : textIn(given, 'step'),
    j: points('j'),
    a: points('a'),
    reserves: partsIn(given, 'reserves').flatMap((part) => {
      const [name, on] = lastWord(part);
      const group = RESERVES.find((each) => each.name === name)?.id;
      return group ? [{ group, turn: Math.min(400, Number(on)) }] : [];
    }),
    convoy: given.convoy !== 'no',
    civilWar: oneIn(given, 'civilWar', 'nationalists', 'none') ?? 'all',
    magic: 0,
    operational: {
      points: countIn(given, 'points'),
      spent: countIn(given, 'spent'),
      stored: countIn(given, 'stored'),
    },
    chinese: { nationalist: countIn(given, 'nationalist'), communist: countIn(given, 'communist') },
    served: Object.fromEntries(
      partsIn(given, 'served')
        .map(lastWord)
        .map(([base, count]) => [base, Number(count)]),
    ),
    ...attacksIn(given),
    ...(flagsIn(given, 'readiness').length > 0 && { readiness: flagsIn(given, 'readiness').toSorted() }),
    held: (['j', 'a'] as const).flatMap((side) =>
      partsIn(given, `${side}-held`).map((part) => {
        const halved = part.endsWith(' half');
        return { line: halved ? lastWord(part)[0] : part, side, halved };
      }),
    ),
  };
}

/** CBI: Land attacks of the turn or month that a limit counts. */
function attacksIn(given: FormValues): { readonly attacks?: { readonly [force: string]: number } } {
  const made = theatresOf(scenarioIn(given)).flatMap((theatre) =>
    (['j', 'a'] as const).map(
      (side) => [forceId(side, theatre), countIn(given, attacksKey(side, theatre))] as const,
    ),
  );
  const some = made.filter(([, count]) => count > 0);
  return some.length ? { attacks: Object.fromEntries(some) } : {};
}

function lastWord(part: string): readonly [before: string, word: string] {
  const at = part.lastIndexOf(' ');
  return [part.slice(0, at).trim(), part.slice(at + 1)];
}

const isParticular = ({ status, booked, ...ship }: Ship): boolean =>
  status !== 'afloat' || booked > 0 || 'repairs' in ship || 'load' in ship || 'station' in ship;
const setOf = ({ id, side: _, type: __, name: ___, ...told }: Ship): UsnEvent => ({
  type: 'v1.ShipSet',
  ship: id,
  ...told,
});

/** "Lae air 5 damaged" */
function baseOf(side: 'j' | 'a', part: string): readonly UsnEvent[] {
  const [, name, air, state = 'functional'] =
    /^(.+?) +(?:air +(\d+)|naval)(?: +(damaged|neutralized|destroyed|ungarrisoned))?$/.exec(part) ?? [];
  if (name === undefined) return [];
  return [
    {
      type: 'v1.BaseSet',
      name: name.slice(0, 40),
      side,
      kind: air === undefined ? 'naval' : 'air',
      capacity: Math.min(200, Number(air ?? 0)),
      state: state as 'functional',
    },
  ];
}

type Arriving = Extract<UsnEvent, { type: 'v1.Coming' }>;
/** What is on its way; of earlier turns, by its words, what the rules or the chart had due then, with its own step. */
function comingIn(given: FormValues, state: UsnState) {
  const told = partsIn(given, 'coming').flatMap(comingOf);
  const open = told.some(({ turn }) => turn < state.cursor.turn) ? [...duesBefore(state)] : [];
  const late: string[] = [];
  const coming = told.filter(({ turn, side, text }) => {
    if (turn >= state.cursor.turn) return true;
    const at = open.findIndex(
      (due) => due.turn === turn && due.side === side && sameWords(unmarked(due.text), text),
    );
    const [due] = at < 0 ? [] : open.splice(at, 1);
    if (due) late.push(due.id);
    return due === undefined;
  });
  return { late, coming };
}
/** A text without the marks of a list. */
export const unmarked = (text: string): string => text.replace(/[;:[\]]/g, ',');
const sameWords = (a: string, b: string): boolean => {
  const [one, other] = [a, b].map((each) => each.toLowerCase().replace(/\s+/g, ' '));
  return one === other;
};

/** "60 Allied: 1 × engineer [22]", "60.9: …" where it comes in a phase. */
function comingOf(part: string, i: number): readonly Arriving[] {
  const [, turn, phase, side, text = '', rule = '22'] =
    /^(\d+)(?:\.([59]))?(?: +(Japanese|Allied))? *: *(.+?)(?: \[([^[\]]{1,40})\])?$/.exec(part) ?? [];
  if (turn === undefined) return [];
  const id = `sheet:${i}`;
  const on = Math.min(400, Number(turn));
  return [
    {
      type: 'v1.Coming',
      id,
      ...(side && { side: side === 'Japanese' ? ('j' as const) : ('a' as const) }),
      turn: on,
      ...(phase && { step: `p${phase}` as 'p5' | 'p9' }),
      text: text.slice(0, 200),
      rule,
    },
  ];
}

/** After the last turn, after the count, and whoever gave in. */
function ending(given: FormValues): readonly UsnEvent[] {
  const ended = oneIn(given, 'ended', 'j', 'a', 'nobody');
  return [
    ...(isOver(given) ? [{ type: 'v1.PhaseEnded' as const, skipped: [] }] : []),
    ...(given.stands === 'counted' ? doneOf([`final:${aboutScenario(scenarioIn(given)).to}`]) : []),
    ...(ended ? [{ type: 'v1.Ended' as const, end: ended }] : []),
  ];
}
