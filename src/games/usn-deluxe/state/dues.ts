import type { Due } from '../../../kit/due';
import { dueNow } from '../../../kit/due';
import type { Arrival } from '../data/arrival';
import { ARRIVALS, QUARTERS, YEARS } from '../data/arrivals';
import { OWN_ARRIVALS } from '../data/arrivals-own';
import { isMonsoon } from '../data/calendar';
import { CLIENTS } from '../data/clients';
import { SEA_PHASES, sequenceOf } from '../data/phases';
import { EFFECTS } from '../data/readiness';
import { EARLY_TO, RESERVES, type Reserve } from '../data/reserves';
import { MID_WAR, SCENARIO_ITEMS } from '../data/scenario-items';
import { aboutScenario, isCampaign, isOrange } from '../data/scenarios';
import type { SideId } from '../data/units';
import { fuelDue } from './fuel';
import { called, namesOf, sided } from './names';
import { isReady, suits } from './needs';
import { thirsty } from './refuelling';
import { wholeOn } from './repair';
import { has, type Ship, type UsnState } from './state';
import { freeOn } from './stations';

/** What one thing that comes due is about: a line to be read, ships that come back, or a question with a step of its own. */
export type UsnDue = Due & {
  readonly kind: 'told' | 'ship' | 'whole' | 'chart' | 'triggers' | 'question' | 'fuel';
  /** The procedure that settles it, where it is not read with the others. */
  readonly by?: string;
  readonly ships?: readonly string[];
  /** Ships that the rules send, new to the register. */
  readonly sends?: readonly string[];
  /** Ships that a rule had taken for a time. */
  readonly returning?: readonly string[];
  /** Where these come, if not at home. */
  readonly at?: string;
};

const known = new WeakMap<UsnState, { readonly all: readonly UsnDue[]; readonly now: readonly UsnDue[] }>();

/** All that a state knows of, done or not, and what of it is due: worked out once. */
function knownOf(state: UsnState) {
  const before = known.get(state);
  if (before) return before;
  const all = duesOf(state);
  const open = all.filter(({ id }) => !(id in state.done));
  const now = dueNow(open, sequenceOf(state.scenario, state.house), state.cursor) as readonly UsnDue[];
  const both = { all, now };
  known.set(state, both);
  return both;
}

/** All that is due by now and not done, the oldest first: everything that has a turn is one of these. */
export const duesNow = (state: UsnState): readonly UsnDue[] => knownOf(state).now;

/** What will be due in a later phase of this turn, as far as is known now. */
export const duesIn = (state: UsnState, step: string): readonly UsnDue[] =>
  dueNow(
    knownOf(state).all.filter(({ id }) => !(id in state.done)),
    sequenceOf(state.scenario, state.house),
    { ...state.cursor, step },
  ) as readonly UsnDue[];

/** What was due on a turn before this one. */
export const isLate = ({ cursor }: UsnState, due: UsnDue): boolean => due.turn < cursor.turn;

/** The turns of this record up to now, for what is asked on each of them: nothing that was left undone is lost. */
const turnsOf = ({ since, cursor: { turn } }: UsnState, from = 1, to = turn): readonly number[] => {
  const first = Math.max(since, from);
  return Array.from({ length: Math.max(0, Math.min(turn, to) - first + 1) }, (_, i) => first + i);
};

/** What comes on the turns after this one, so that nobody is surprised. */
export function duesAhead(state: UsnState, turns: number): readonly UsnDue[] {
  const { turn } = state.cursor;
  const last = Math.min(turn + turns, aboutScenario(state.scenario).to);
  return knownOf(state)
    .all.filter(
      (due) => due.turn > turn && due.turn <= last && due.kind !== 'chart' && due.kind !== 'triggers',
    )
    .toSorted((a, b) => a.turn - b.turn);
}

function duesOf(state: UsnState): readonly UsnDue[] {
  const { late = [] } = state;
  const before = late.length ? duesBefore(state).filter(({ id }) => late.includes(id)) : [];
  return [
    ...before.filter(({ kind }) => kind !== 'triggers'),
    ...shipsDue(state),
    ...stationsDue(state),
    ...recordDues(state),
    ...state.coming.map((each): UsnDue => ({ ...each, kind: 'told' })),
    ...fuelDues(state),
  ];
}

/** What the rules and the chart set for the turns of this record. */
function recordDues(state: UsnState): readonly UsnDue[] {
  return [
    ...chartDue(state),
    ...triggersDue(state),
    ...[...toldDues(state), ...reserveDues(state)].filter(({ turn }) => turn >= state.since),
    ...questionDues(state),
  ];
}

/** What was due before the turn with which this record begins, had it begun with the scenario. */
export function duesBefore(state: UsnState): readonly UsnDue[] {
  const whole = { ...state, since: aboutScenario(state.scenario).from };
  return [
    ...recordDues(whole).filter(({ kind }) => kind !== 'triggers'),
    ...triggersLeft(whole).map(triggerDue),
  ].filter(({ turn, by }) => turn < state.since && by !== 'deployment' && by !== 'open-deployment');
}

/** 9, 22: Ships whose repair has ended, or that are replaced. */
const shipsDue = (state: UsnState): readonly UsnDue[] =>
  state.ships.flatMap((ship): UsnDue[] => {
    const { id, side } = ship;
    const whole = ship.status === 'afloat' ? wholeOn(ship) : undefined;
    if (whole !== undefined) {
      const text = `${called(ship)} is repaired`;
      return [{ id: `whole:${id}:${whole}`, side, turn: whole, text, rule: '9', kind: 'whole', ships: [id] }];
    }
    if (ship.status === 'afloat' || ship.back === undefined) return [];
    const text = `${called(ship)} comes back`;
    return [
      { id: `back:${id}:${ship.back}`, side, turn: ship.back, text, rule: '22', kind: 'ship', ships: [id] },
    ];
  });

/** 32(A): Submarines that may leave their stations, all of a phase in one line. */
function stationsDue({ ships }: UsnState): readonly UsnDue[] {
  const free = new Map<string, { turn: number; step: string; subs: Ship[] }>();
  for (const ship of ships) {
    if (!ship.station) continue;
    const on = freeOn(ship.station);
    const id = `station:${on.turn}.${on.step}`;
    const { subs } = free.get(id) ?? { subs: [] };
    free.set(id, { ...on, subs: [...subs, ship] });
  }
  return [...free].map(([id, { turn, step, subs }]) => {
    const text = `${namesOf(subs)} may leave station`;
    return { id, side: 'j', turn, step, text, rule: '32', kind: 'told' };
  });
}

/** The chart of the players is read for every turn after the first. */
function chartDue(state: UsnState): readonly UsnDue[] {
  if (!isCampaign(state.scenario)) return [];
  const first = state.scenario === 'g2' ? 21 : state.scenario === 'g4' ? 82 : 1;
  return turnsOf(state)
    .filter((turn) => turn !== first && !(`chart:${turn}` in state.done))
    .map((turn) => ({
      id: `chart:${turn}`,
      turn,
      text: `The reinforcement chart, turn ${turn}`,
      rule: 'Reinforcements',
      kind: 'chart',
    }));
}

/** Reserves that can still be called, as the scenario and its switches have them. */
export const openReserves = (state: UsnState, turn = state.cursor.turn): readonly Reserve[] =>
  RESERVES.filter(
    ({ id, scenarios, needs, from = 0, unless = '' }) =>
      scenarios.includes(state.scenario) &&
      suits(state, needs) &&
      turn >= from &&
      !(id in state.triggered) &&
      !(unless in state.triggered),
  );

export const clientId = (client: string): string => `client:${client}`;
/** 41: Countries whose army can still appear. */
export const openClients = (state: UsnState) =>
  has(state, 'asia') && isCampaign(state.scenario)
    ? CLIENTS.filter(
        ({ id, placed = [] }) => !placed.includes(state.scenario) && !(clientId(id) in state.done),
      )
    : [];

/** One line, since the first turn on which it was not asked; the answer settles all of them. */
function triggersDue(state: UsnState): readonly UsnDue[] {
  const turn = triggersLeft(state)[0];
  return turn === undefined ? [] : [triggerDue(turn)];
}
const triggerDue = (turn: number): UsnDue => ({
  id: `triggers:${turn}`,
  turn,
  text: 'Are reserves called?',
  rule: '23.A',
  kind: 'triggers',
});
/** The turns on which nobody has said whether reserves are called. */
export function triggersLeft(state: UsnState): readonly number[] {
  const clients = openClients(state).length > 0;
  const late = (state.late ?? []).flatMap((id) => (id.startsWith('triggers:') ? [Number(id.slice(9))] : []));
  const since = Math.min(state.since, ...late);
  return turnsOf({ ...state, since }, 2).filter(
    (turn) => !(`triggers:${turn}` in state.done) && (clients || openReserves(state, turn).length > 0),
  );
}

/** Each row under its id: recorded games name it. */
const ROWS: readonly (readonly [id: string, row: Arrival])[] = [
  ...ARRIVALS.map((row, i) => [`set:${row.turn}:${i}`, row] as const),
  ...Object.entries(OWN_ARRIVALS).flatMap(([list, rows]) =>
    rows.map((row, i) => [`own:${list}:${row.turn}:${i}`, row] as const),
  ),
];

type Row = readonly [id: string, row: Arrival, due: readonly UsnDue[]];
const rowsBy = new Map<string, readonly Row[]>();
/** Those of a scenario with its switches, which stand as long as the game does. */
function rowsOf({ scenario, options, readiness = [] }: UsnState): readonly Row[] {
  const key = [scenario, ...options, '/', ...readiness].join(' ');
  const found =
    rowsBy.get(key) ??
    ROWS.filter(
      ([, { scenarios, needs, ready }]) =>
        scenarios.includes(scenario) && suits({ options }, needs) && isReady({ readiness }, ready),
    ).flatMap(([id, row]): Row[] => {
      const left = withoutDropped(row, readiness);
      return left ? [[id, left, [dueOf(id, left)]]] : [];
    });
  rowsBy.set(key, found);
  return found;
}

/** War Plan Orange: A row without the ships that readiness holds back; none where nothing is left of it. */
function withoutDropped(row: Arrival, readiness: readonly string[]): Arrival | undefined {
  const dropped = readiness.flatMap((result) => EFFECTS[result]?.drops ?? []);
  const gone = row.ships?.filter((ship) => dropped.includes(`${row.turn} ${ship}`)) ?? [];
  if (!gone.length) return row;
  const ships = row.ships?.filter((ship) => !gone.includes(ship)) ?? [];
  const text = row.text
    .split(/[;,] /)
    .filter((part) => !gone.some((ship) => part.split(' ')[0] === ship.slice(2)))
    .join(', ');
  return text ? { ...row, ships, text } : undefined;
}

/** Arrivals and reminders that the rules set for a turn; what is asked has a step of its own below. */
const toldDues = (state: UsnState): readonly UsnDue[] =>
  rowsOf(state).flatMap(([id, each, due]): readonly UsnDue[] => {
    const { returns, by, lapses } = each;
    const turn = each.june && isMonsoon(each.turn - 1, state.house) ? each.turn - 1 : each.turn;
    if (lapses && turn < state.cursor.turn) return [];
    // What has a step of its own now was read like the others once.
    const isAsked = by !== undefined && !(id in state.done);
    if (isAsked) return questionOf(state, each, by);
    if (!returns) return turn === each.turn ? due : due.map((one) => ({ ...one, turn }));
    const away = state.ships.filter(({ status, place }) => status === 'removed' && place === returns);
    return due.map((one) => ({ ...one, ...(away.length && { returning: away.map((ship) => ship.id) }) }));
  });
/** A row as it comes due, but for what the register says. */
const dueOf = (id: string, { turn, side, step, text, ships, at, rule }: Arrival): UsnDue => ({
  ...{ id, turn, text: sided(side, text), rule, kind: 'told' },
  ...(side && { side }),
  ...(step && { step }),
  ...(ships && { sends: ships }),
  ...(at && { at }),
});
const questionOf = ({ convoy }: UsnState, { turn, side, step, text, rule }: Arrival, by: string): UsnDue[] =>
  by === 'convoy' && !convoy
    ? []
    : [
        {
          ...{ id: `${by}:${turn}`, turn, text, rule, kind: 'question' },
          by: by.startsWith('take:') ? 'withdraw' : by,
          ...(side && { side }),
          ...(step && { step }),
        },
      ];
/** 23: What comes of the reserves that are in play, in their order whichever was called first. */
const reserveDues = (state: UsnState): readonly UsnDue[] =>
  RESERVES.flatMap(({ id }) => {
    const trigger = state.triggered[id];
    return trigger === undefined ? [] : arrivalsOf(state, id, trigger);
  });

/** The arrivals of a group that was called on this turn. */
export function arrivalsOf(state: UsnState, group: string, trigger: number): readonly UsnDue[] {
  const reserve = RESERVES.find(({ id }) => id === group);
  if (!reserve) return [];
  const { name, side, rule, arrives, place } = reserve;
  return arrives.flatMap(({ after, text, needs, early, ships }, i): UsnDue[] => {
    if (!suits(state, needs) || (early !== undefined && early !== trigger <= EARLY_TO)) return [];
    const turn = trigger + after;
    const said = `${name}: ${sided(side, text)} (${place})`;
    return [
      {
        ...{ id: `reserve:${group}:${i}`, turn, side, text: said, rule, kind: 'told' },
        ...(ships && { sends: ships }),
      },
    ];
  });
}

/** What has a step of its own: counts, dice and the tests of the scenarios. */
function questionDues(state: UsnState): readonly UsnDue[] {
  const { scenario, options } = state;
  const turns = turnsOf(state);
  const due: UsnDue[] = [];
  const ask = (by: string, at: number, text: string, rule: string, more: Partial<UsnDue> = {}) =>
    due.push({ id: `${by}:${at}`, turn: at, text, rule, kind: 'question', by, ...more });
  const each = (on: readonly number[] | undefined) => turns.filter((turn) => on?.includes(turn));
  if (options.includes('china'))
    for (const turn of each(YEARS))
      ask('civil-war', turn, 'The Chinese Civil War Table', '45.A(I)', { side: 'a' });
  // The points of a quarter end with it: only those of the last one can still be counted.
  const quarter = options.includes('strategic') ? each(QUARTERS).at(-1) : undefined;
  if (quarter !== undefined)
    ask('operational-points', quarter, 'The operational points of the quarter', '44', { side: 'j' });
  if (options.includes('convoy') && state.convoy)
    for (const turn of each(YEARS)) ask('convoy', turn, 'Do the convoys stay escorted?', '33', { side: 'j' });
  if (options.includes('midwar'))
    for (const turn of each(MID_WAR[scenario]))
      ask('midwar', turn, 'Mid-war victory points', '43', { step: 'p10' });
  for (const item of SCENARIO_ITEMS) {
    const { id, scenarios, from, to, asked, needs, ready, rule, side } = item;
    if (
      !scenarios.includes(scenario) ||
      !suits(state, needs) ||
      !isReady(state, ready) ||
      id === 'broken-down'
    )
      continue;
    const on = turnsOf(state, from, to);
    // What falls from turn to turn is asked for each of them.
    const left =
      asked === 'turn-end' ? on : asked !== 'once' || id in state.done ? [] : item.by ? on : on.slice(-1);
    for (const turn of left)
      ask(`item:${id}`, turn, item.name, rule, {
        by: 'scenario-item',
        step: from === 34 ? 'p1' : 'p10',
        ...(side && { side }),
      });
  }
  // Once somebody there was without supply, every turn asks again.
  if (state.fort && !('fort-fallen' in state.done))
    ask(
      'fortress',
      state.cursor.turn,
      'Who is without supply in the fortress?',
      'Philippine Fortifications',
      {
        side: 'a',
        step: 'p10',
      },
    );
  const { from: first } = aboutScenario(scenario);
  const hasSubs = isCampaign(scenario) || isOrange(scenario);
  if (hasSubs && !options.includes('subs') && state.since <= first)
    ask('take:no-subs', first, 'Two Allied destroyers leave: no submarines', '32', {
      by: 'withdraw',
      side: 'a',
    });
  if (scenario === 'wpo3' && state.since <= first)
    ask('losses', first, 'Dice for all ships: losses before the first turn', 'War Plan Orange');
  if (has(state, 'wpoReadiness') && state.readiness === undefined && state.since <= first)
    ask('readiness', first, 'Roll for readiness', 'War Plan Orange');
  if (has(state, 'allyVarDeploy') && state.deployment === undefined && state.cursor.turn === 1)
    ask('deployment', 1, 'Roll the Allied variable deployment', 'Variable Deployment', { side: 'a' });
  if (has(state, 'allyVarDeploy') && state.deployment !== undefined && !state.opened)
    ask('open-deployment', 1, 'Reveal the variable deployment', 'Variable Deployment', {
      side: 'a',
      step: 'p10',
    });
  return due;
}

/** 12(N): Tanks that are empty at the end of this turn, one line for each side. */
const fuelDues = (state: UsnState): readonly UsnDue[] =>
  (['j', 'a'] as const).flatMap((side): UsnDue[] => {
    const ships = thirsty(state, side);
    if (!ships.length) return [];
    const last = SEA_PHASES[side].at(-1) ?? 'p10';
    const text = `Fuel ends by ${last.slice(1)}I: ${namesOf(ships)}`;
    return [
      {
        id: `fuel:${side}:${state.cursor.turn}`,
        side,
        turn: state.cursor.turn,
        text,
        rule: '12(N)',
        kind: 'fuel',
        by: 'refuel',
        ships: ships.map(({ id }) => id),
      },
    ];
  });

/** When a ship must be refuelled, in words. */
export const fuelWords = (ship: Ship): string => `fuel to turn ${fuelDue(ship)}`;

export const bothSides: readonly SideId[] = ['j', 'a'];
