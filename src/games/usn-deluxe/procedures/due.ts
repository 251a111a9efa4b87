import {
  askCell,
  askChoice,
  type Derivation,
  type Steps,
  startDerivation,
} from '../../../core/play/procedure';
import { askFields, mark, number } from '../../../kit/fields';
import { fact, heading, reminder } from '../../../kit/lines';
import { finish } from '../../../kit/steps';
import { REINFORCEMENTS } from '../data/charts';
import { CLIENTS } from '../data/clients';
import { SIDE_WORDS } from '../data/phases';
import { RESERVES } from '../data/reserves';
import { isDecember } from '../data/scenarios';
import { SHIP_TYPES } from '../data/ship-types';
import type { SideId } from '../data/units';
import { checkOf, rollTarget } from '../questions/checks';
import { arriving, comeBack, homeOf, rejoin } from '../state/arriving';
import type { UsnEvent } from '../state/bounds';
import {
  arrivalsOf,
  bothSides,
  clientId,
  duesNow,
  openClients,
  openReserves,
  triggersLeft,
  type UsnDue,
} from '../state/dues';
import { factsFor } from '../state/facts';
import { other, UNIT_BY_ID } from '../state/points';
import { notUnderway, type Procedure, type Run } from '../state/procedure';
import { shipId, shipOf } from '../state/register';
import { has, type People, type UsnState } from '../state/state';

/** What is read here; the rest has steps of its own. */
const READ: readonly UsnDue['kind'][] = ['told', 'ship', 'whole', 'chart', 'triggers'];
export const readableDues = (state: UsnState): readonly UsnDue[] =>
  duesNow(state).filter(({ kind }) => READ.includes(kind));

/** Phase 1: all that has come due is read, asked and booked at once; in later phases what is due then. */
export const due: Procedure = {
  id: 'due',
  rule: 'Phase 1',
  title: 'What is due',
  unless: (state) => notUnderway(state) ?? (readableDues(state).length ? undefined : 'Nothing is due.'),
  *run(state): Run {
    const work = startDerivation();
    const dues = readableDues(state);
    const events: UsnEvent[] = [];
    for (const each of dues.filter(({ kind }) => kind === 'chart'))
      events.push(...(yield* readChart(work, state, each.turn)));
    const {
      groups: called,
      clients,
      turn: since = state.cursor.turn,
    } = dues.some(({ kind }) => kind === 'triggers') ? yield* askTriggers(work, state) : NOBODY;
    const late = since < state.cursor.turn && { turn: since };
    events.push(...called.map((group): UsnEvent => ({ type: 'v1.ReserveTriggered', group, ...late })));
    events.push(...called.flatMap(costOf));
    if (dues.some(({ kind }) => kind === 'chart')) events.push(...(yield* rollChinese(work, state)));
    const whole = dues.flatMap(({ kind, ships = [] }) => (kind === 'whole' ? ships : []));
    if (whole.length) events.push({ type: 'v1.ShipsReturned', ships: whole });
    const charted = events.flatMap((event) => (event.type === 'v1.ShipsCame' ? event.ships : []));
    const isNew = (id: string) => !shipOf(state, id) && !charted.some(({ ship }) => ship === id);
    const back = dues.flatMap(({ kind, ships = [] }) => (kind === 'ship' ? ships : []));
    for (const { at, sends = [], returning = [] } of dues) {
      const joining = at ? sends.filter(isNew) : [];
      if (joining.length) events.push(comeBack(state, joining, at));
      if (at) events.push(...rejoin(state, returning, at));
    }
    const now = called.flatMap((group) =>
      arrivalsOf(state, group, since).filter(({ turn }) => turn <= state.cursor.turn),
    );
    const sent = [...dues, ...now].filter(({ at }) => !at).flatMap(({ sends = [] }) => sends.filter(isNew));
    if (back.length + sent.length) events.push(comeBack(state, [...back, ...sent]));
    const told = [
      ...dues.filter(({ kind }) => kind === 'told' || kind === 'ship' || kind === 'whole'),
      ...now,
    ];
    work.lines.push(
      ...told.map(({ text, rule, side }) =>
        fact(text, { rule, ...(side && { value: SIDE_WORDS[side as SideId] }) }),
      ),
    );
    events.push({
      type: 'v1.DuesDone',
      dues: [
        ...new Set([
          ...[...dues, ...now].map(({ id }) => id),
          ...(dues.some(({ kind }) => kind === 'triggers')
            ? triggersLeft(state).map((turn) => `triggers:${turn}`)
            : []),
          ...clients.map(clientId),
        ]),
      ],
    });
    const count = told.length ? (told.length === 1 ? '1 thing' : `${told.length} things`) : 'nothing else';
    return finish(
      heading(`What is due on turn ${state.cursor.turn}`, { value: count, rule: 'Phase 1' }),
      events,
      work.lines,
    );
  },
};

/** What the players' chart says of this turn, for both sides; ships that it names enter the register. */
function* readChart(work: Derivation, state: UsnState, turn: number): Steps<readonly UsnEvent[]> {
  const launches: ReturnType<typeof arriving>[] = [];
  for (const side of bothSides) {
    const cell = yield* askCell(work, REINFORCEMENTS, side, String(turn));
    const said = String(cell.value);
    work.lines.push(
      fact(`Chart, ${SIDE_WORDS[side]}`, { value: said, rule: 'Reinforcements', source: cell.source }),
    );
    launches.push(...namedShips(state, side, asCorrected(state, side, turn, said)));
  }
  return launches.length ? [{ type: 'v1.ShipsCame', ships: launches }] : [];
}

const TYPES = SHIP_TYPES.map(({ id }) => id)
  .toSorted((a, b) => b.length - a.length)
  .join('|');
const HULL = new RegExp(`\\b(${TYPES})-([0-9]{1,2}|[A-K])\\b`, 'gi');
/** As the register has it: "dummy" is Dummy. */
const typeOf = (said: string): string =>
  SHIP_TYPES.find(({ id }) => id.toLowerCase() === said.toLowerCase())?.id ?? said;
/** Errata: what the chart calls CV-2 on turn 2 is CV-4. */
const asCorrected = ({ scenario }: UsnState, side: SideId, turn: number, said: string): string =>
  isDecember(scenario) && side === 'a' && turn === 2 ? said.replace(/\bCV-2\b/gi, 'CV-4') : said;

/** Ships that a line of the chart names and the register has not: "CV-9, TR-5". */
function namedShips(state: UsnState, side: SideId, said: string) {
  const names = [...said.matchAll(HULL)].map(
    ([, type = '', no = '']) => `${typeOf(type)}-${no.toUpperCase()}`,
  );
  return [...new Set(names)]
    .filter((name) => !shipOf(state, shipId(side, name)))
    .map((name) => arriving(state, shipId(side, name), homeOf(state, side)));
}
type Called = {
  readonly groups: readonly string[];
  readonly clients: readonly string[];
  /** Since which turn, where it is asked late. */
  readonly turn?: number;
};

/** 23, 41: Which reserves are called now, and which client armies appear; each once a game. */
function* askTriggers(work: Derivation, state: UsnState): Steps<Called> {
  const open = openReserves(state);
  const joining = openClients(state);
  const { turn: now } = state.cursor;
  const [first = now] = triggersLeft(state);
  const {
    groups,
    clients = [],
    turn,
  } = yield* askFields<{
    groups: readonly string[];
    clients?: readonly string[];
    turn?: number;
  }>(
    work,
    { key: 'reserves', rule: '23.A', title: 'Are any reserves called now?', submit: 'Confirm' },
    {
      groups: mark(
        'Reserves called',
        open.map(({ id, name, question }) => ({ value: id, label: name, note: question })),
        { initial: [] },
      ),
      ...(joining.length > 0 && {
        clients: mark(
          'Only Japan has land units in every city of',
          joining.map(({ id, name, army }) => ({ value: id, label: name, note: `${army} client army` })),
          { initial: [], rule: '41' },
        ),
      }),
      ...(first < now && { turn: number('Called on turn', first, now, { initial: now }) }),
    },
  );
  const also = open.filter(
    ({ id, with: beside = [] }) => !groups.includes(id) && beside.some((each) => groups.includes(each)),
  );
  const all = [...groups, ...also.map(({ id }) => id)];
  for (const { name, note, rule } of RESERVES.filter(({ id }) => all.includes(id)))
    work.lines.push(reminder(note ? `${name}: ${note}` : `${name} is called`, { rule }));
  for (const { name, army } of CLIENTS.filter(({ id }) => clients.includes(id)))
    work.lines.push(fact(`${army} client army in a city of ${name}`, { rule: '41' }));
  return { groups: all, clients, ...(turn !== undefined && { turn }) };
}

/** War Plan Orange: What calling reserves at will gives the other side. */
function costOf(group: string): readonly UsnEvent[] {
  const { costs, name, side, rule } = RESERVES.find(({ id }) => id === group) ?? {};
  if (costs === undefined || !name || !side || !rule) return [];
  return [
    {
      type: 'v1.Scored',
      side: other(side),
      hundredths: costs * 100,
      label: name,
      rule,
      once: `cost:${group}`,
    },
  ];
}

const NOBODY: Called = { groups: [], clients: [] };

/** 45.A(H): A die for each eliminated army; one of each people comes back at most. */
function* rollChinese(work: Derivation, state: UsnState): Steps<readonly UsnEvent[]> {
  if (!has(state, 'china')) return [];
  const row = checkOf('chineseReplacement');
  const back: (readonly [people: People, units: readonly string[]])[] = [];
  for (const people of ['nationalist', 'communist'] as const) {
    const count = Math.min(state.chinese[people], 8);
    if (!count) continue;
    const title = people === 'nationalist' ? 'Nationalist armies' : 'Communist armies';
    const lost = Object.entries(state.chineseLost ?? {})
      .filter(([unit]) => unit.startsWith(`a-${people}`))
      .flatMap(([unit, some]) => Array<string>(some).fill(unit));
    const { which = [] } = yield* rollTarget(
      work,
      { ...row, name: `${row.name} ${title}` },
      {
        ...{ side: 'a', facts: factsFor(state, 'a'), count, key: people },
        ticked: people === 'communist' ? ['communist'] : [],
        names: Array.from({ length: count }, (_, i) => armyName(lost[i]) ?? `No. ${i + 1}`),
      },
    );
    if (which.length) back.push([people, which.flatMap((i) => lost[i] ?? [])]);
  }
  const events: UsnEvent[] = [];
  for (const [people, units] of back) {
    const open = [...new Set(units)];
    const unit =
      open.length > 1
        ? yield* askChoice(work, {
            ...{ key: `back-${people}`, rule: '45.A(H)', title: 'Which army comes back?' },
            options: open.map((value) => ({ value, label: armyName(value) ?? value })),
          })
        : open[0];
    if (unit) work.lines.push(fact(`${armyName(unit)} comes back`, { rule: '45.A(H)' }));
    events.push({ type: 'v1.ChineseReturned', people, ...(unit && { unit }) });
  }
  return events;
}
const armyName = (unit: string | undefined): string | undefined => unit && UNIT_BY_ID.get(unit)?.name;
