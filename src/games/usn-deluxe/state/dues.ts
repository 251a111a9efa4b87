import type { Due } from '../../../kit/due';
import { dueNow } from '../../../kit/due';
import { ARRIVALS, QUARTERS, YEARS } from '../data/arrivals';
import { CLIENTS } from '../data/clients';
import { SEA_PHASES, SIDE_WORDS, sequenceOf } from '../data/phases';
import { EARLY_TO, RESERVES, type Reserve } from '../data/reserves';
import { MID_WAR, SCENARIO_ITEMS } from '../data/scenario-items';
import { isCampaign } from '../data/scenarios';
import type { SideId } from '../data/units';
import { fuelDue, thirsty } from './fuel';
import { suits } from './needs';
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
};

/** All that is due by now and not done, the oldest first: everything that has a turn is one of these. */
export function duesNow(state: UsnState): readonly UsnDue[] {
  const open = duesOf(state).filter(({ id }) => !(id in state.done));
  return dueNow(open, sequenceOf(state.scenario, state.house), state.cursor) as readonly UsnDue[];
}

/** What comes on the turns after this one, so that nobody is surprised. */
export function duesAhead(state: UsnState, turns: number): readonly UsnDue[] {
  const { turn } = state.cursor;
  return duesOf(state)
    .filter(
      (due) => due.turn > turn && due.turn <= turn + turns && due.kind !== 'chart' && due.kind !== 'triggers',
    )
    .toSorted((a, b) => a.turn - b.turn);
}

function duesOf(state: UsnState): readonly UsnDue[] {
  return [
    ...shipsDue(state),
    ...stationsDue(state),
    ...chartDue(state),
    ...triggersDue(state),
    ...[...toldDues(state), ...reserveDues(state)].filter(({ turn }) => turn >= state.since),
    ...state.coming.map((each): UsnDue => ({ ...each, kind: 'told' })),
    ...questionDues(state),
    ...fuelDues(state),
  ];
}

/** 9, 22: Ships whose repair has ended, or that are replaced. */
const shipsDue = (state: UsnState): readonly UsnDue[] =>
  state.ships.flatMap((ship): UsnDue[] => {
    const { id, side, name } = ship;
    const whole = ship.status === 'afloat' ? wholeOn(ship) : undefined;
    if (whole !== undefined) {
      const text = `${name} is repaired`;
      return [{ id: `whole:${id}:${whole}`, side, turn: whole, text, rule: '9', kind: 'whole', ships: [id] }];
    }
    if (ship.status === 'afloat' || ship.back === undefined) return [];
    const text = `${name} comes back`;
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
function chartDue({ scenario, cursor: { turn }, done }: UsnState): readonly UsnDue[] {
  if (!isCampaign(scenario)) return [];
  const id = `chart:${turn}`;
  const first = scenario === 'g2' ? 21 : scenario === 'g4' ? 82 : 1;
  if (turn === first || id in done) return [];
  return [{ id, turn, text: `The reinforcement chart, turn ${turn}`, rule: 'Reinforcements', kind: 'chart' }];
}

/** Reserves that can still be called, as the scenario and its switches have them. */
export const openReserves = (state: UsnState): readonly Reserve[] =>
  RESERVES.filter(
    ({ id, scenarios, needs, from = 0 }) =>
      scenarios.includes(state.scenario) &&
      suits(state, needs) &&
      state.cursor.turn >= from &&
      !(id in state.triggered),
  );

export const clientId = (client: string): string => `client:${client}`;
/** 41: Countries whose army can still appear. */
export const openClients = (state: UsnState) =>
  has(state, 'asia') && isCampaign(state.scenario)
    ? CLIENTS.filter(
        ({ id, placed = [] }) => !placed.includes(state.scenario) && !(clientId(id) in state.done),
      )
    : [];

function triggersDue(state: UsnState): readonly UsnDue[] {
  const { turn } = state.cursor;
  if (turn === 1 || (!openReserves(state).length && !openClients(state).length)) return [];
  return [{ id: `triggers:${turn}`, turn, text: 'Are reserves called?', rule: '23.A', kind: 'triggers' }];
}

/** Arrivals and reminders that the rules set for a turn; what is asked has a step of its own below. */
const toldDues = (state: UsnState): readonly UsnDue[] =>
  ARRIVALS.flatMap((each, i): UsnDue[] => {
    const { turn, side, step, text, ships, rule, needs, scenarios } = each;
    if (!scenarios.includes(state.scenario) || !suits(state, needs)) return [];
    const about = { id: `set:${turn}:${i}`, turn, text, rule, kind: 'told' as const };
    return [{ ...about, ...(side && { side }), ...(step && { step }), ...(ships && { sends: ships }) }];
  });
/** 23: What comes of the reserves that are in play. */
const reserveDues = (state: UsnState): readonly UsnDue[] =>
  Object.entries(state.triggered).flatMap(([group, trigger]) => arrivalsOf(state, group, trigger));

/** The arrivals of a group that was called on this turn. */
export function arrivalsOf(state: UsnState, group: string, trigger: number): readonly UsnDue[] {
  const reserve = RESERVES.find(({ id }) => id === group);
  if (!reserve) return [];
  const { name, side, rule, arrives, place } = reserve;
  return arrives.flatMap(({ after, text, needs, early }, i): UsnDue[] => {
    if (!suits(state, needs) || (early !== undefined && early !== trigger <= EARLY_TO)) return [];
    const turn = trigger + after;
    return [
      { id: `reserve:${group}:${i}`, turn, side, text: `${name}: ${text} (${place})`, rule, kind: 'told' },
    ];
  });
}

/** What has a step of its own: counts, dice and the tests of the scenarios. */
function questionDues(state: UsnState): readonly UsnDue[] {
  const { scenario, cursor, options } = state;
  const { turn } = cursor;
  const due: UsnDue[] = [];
  const ask = (by: string, at: number, text: string, rule: string, more: Partial<UsnDue> = {}) =>
    due.push({ id: `${by}:${at}`, turn: at, text, rule, kind: 'question', by, ...more });
  if (options.includes('china') && YEARS.includes(turn as 56))
    ask('civil-war', turn, 'The Chinese Civil War Table', '45.A(I)', { side: 'a' });
  if (options.includes('strategic') && QUARTERS.includes(turn as 56))
    ask('operational-points', turn, 'The operational points of the quarter', '44', { side: 'j' });
  if (options.includes('convoy') && state.convoy && YEARS.includes(turn as 56))
    ask('convoy', turn, 'Do the convoys stay escorted?', '33', { side: 'j' });
  if (options.includes('midwar') && MID_WAR[scenario]?.includes(turn))
    ask('midwar', turn, 'Mid-war victory points', '43', { step: 'p10' });
  for (const item of SCENARIO_ITEMS) {
    const { id, scenarios, from = 0, to = 400, asked, needs, rule, side } = item;
    if (!scenarios.includes(scenario) || !suits(state, needs) || id === 'broken-down') continue;
    const isNow = turn >= from && turn <= to && (asked === 'turn-end' || asked === 'once');
    const once = asked === 'once' ? id : undefined;
    if (isNow && !(once !== undefined && once in state.done))
      ask(`item:${id}`, turn, item.name, rule, {
        by: 'scenario-item',
        step: from === 34 ? 'p1' : 'p10',
        ...(side && { side }),
      });
  }
  if (has(state, 'allyVarDeploy') && state.deployment !== undefined && !state.opened && turn === 1)
    ask('open-deployment', 1, 'Open the variable deployment', 'Variable Deployment', {
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
    const text = `${SIDE_WORDS[side]} fuel ends by ${last.slice(1)}I: ${namesOf(ships)}`;
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

/** "CV-1, CV-2 and 10 more": as many names as one reads at a glance. */
export function namesOf(ships: readonly { readonly name: string }[], most = 6): string {
  const names = ships.map(({ name }) => name);
  if (names.length <= most) return names.join(', ');
  return `${names.slice(0, most - 1).join(', ')} and ${names.length - most + 1} more`;
}

export const bothSides: readonly SideId[] = ['j', 'a'];
