import type { RuleTable } from '../../../core/play/rules';
import type { Arrival } from '../data/arrival';
import { MALAYA_ARRIVALS, PHILIPPINE_ARRIVALS } from '../data/arrivals-campaigns';
import { CBI_ARRIVALS, MANCHURIAN_ARRIVALS } from '../data/arrivals-mainland';
import { ORANGE_ARRIVALS } from '../data/arrivals-orange';
import type { CheckRow } from '../data/check-row';
import { DELAYS } from '../data/delays';
import { AREAS, type Area } from '../data/geography';
import { aboutOption, OPTIONS, type OptionId } from '../data/options';
import { ORANGE_PARTS, PARTS } from '../data/parts';
import { EFFECTS, FURTHER, MANCHUKUO, MANCHUKUO_COSTS, READINESS } from '../data/readiness';
import { EARLY_TO, RESERVES } from '../data/reserves';
import { DOUBLED, SCENARIO_ITEMS, type ScenarioItem } from '../data/scenario-items';
import { aboutScenario, SCENARIO_IDS, type ScenarioId } from '../data/scenarios';
import { CAPITAL_TIMES, SHIP_TYPES, type ShipType } from '../data/ship-types';
import { type SideId, SWAPS, UNITS } from '../data/units';

// What the game counts with, drawn as tables to look up: no number stands here.

const SIDES: { readonly [S in SideId]: string } = { j: 'Japan', a: 'Allies' };
const lower = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
const behind = (words: string, more: string | undefined): string => (more ? `${words} (${more})` : words);
const of = (side: SideId) => (each: { readonly side?: SideId }) => each.side === side;

const LETTERS = /^[A-Z]{1,3}$/;

/** 2, 12(N): the letters on the counters. */
const SHIPS: RuleTable = {
  title: 'Ships',
  columns: ['Letters', 'Ship', 'Turns of fuel'],
  rows: SHIP_TYPES.filter(({ id }) => LETTERS.test(id)).map(({ id, name, wpo, endurance }) => [
    id,
    behind(name, wpo && 'War Plan Orange'),
    endurance ? String(endurance) : '–',
  ]),
};

const DOUBLE_NOTE = `From T${DOUBLED.from} Allied land units count ${DOUBLED.times} × in ${DOUBLED.scenarios
  .map((id) => aboutScenario(id).rule)
  .join(', ')}, Chinese and Soviet ones once.`;

/** 24: what the loss of a unit or ship gives the other side. */
const LOSSES: readonly RuleTable[] = (['j', 'a'] as const).map((side) => ({
  title: side === 'j' ? 'Japanese losses: points for the Allies' : 'Allied losses: points for Japan',
  ...(side === 'a' && { note: DOUBLE_NOTE }),
  columns: ['Lost', 'Points'],
  rows: [
    ...SHIP_TYPES.flatMap((type) => {
      const sink = sinkWords(type, side);
      return sink === undefined ? [] : [[shipName(type), sink]];
    }),
    ...UNITS.filter(of(side)).map(({ name, vp }) => [name, String(vp / 100)]),
  ],
}));

/** "Heavy cruisers, CA" */
function shipName({ id, name, wpo }: ShipType): string {
  const known = LETTERS.test(id) ? `${name}, ${id}` : name;
  return behind(known, wpo && 'War Plan Orange');
}

function sinkWords({ sink, capital }: ShipType, side: SideId): string | undefined {
  const worth = sink[side];
  if (typeof worth !== 'object') return worth === undefined ? undefined : String(worth);
  const by = worth.per === 'capacity' ? 'air capacity' : 'defense';
  return behind(`${worth.times} × ${by}`, capital && `by option ${CAPITAL_TIMES} ×`);
}

const areaName = ({ name, note }: Area, told: string | undefined): string =>
  behind(name, note === undefined || note === told ? undefined : /^\d/.test(note) ? note : lower(note));

/** Areas under one title; what several of them say beside is said once. */
function areas(title: string, more: string | undefined, which: (area: Area) => boolean): RuleTable {
  const rows = AREAS.filter(which);
  const shared = rows.map(({ note }) => note).find((note, at, all) => note && all.indexOf(note) < at);
  const sides = (['j', 'a'] as const).filter((side) => rows.some((row) => row[side] !== undefined));
  const note = [shared, more].filter(Boolean).join('. ');
  return {
    title,
    ...(note && { note: `${note}.` }),
    columns: ['Held', 'Points', ...sides.map((side) => SIDES[side])],
    rows: rows.map((area) => [
      areaName(area, shared),
      String(area.vp),
      ...sides.map((side) => area[side] ?? '–'),
    ]),
  };
}
const near = ({ group }: Area): boolean => group === 'bases';
const onFronts = ({ group }: Area): boolean => group === 'china';

const GEOGRAPHIC: readonly RuleTable[] = [
  areas('Points and garrisons', undefined, (area) => !area.side && !onFronts(area)),
  areas('For the Allies alone', undefined, (area) => of('a')(area) && !near(area)),
  areas(
    'Allied bases near Japan',
    'The best air base and the best naval base count',
    (area) => of('a')(area) && near(area),
  ),
  areas('For Japan alone', undefined, (area) => of('j')(area) && !near(area)),
  areas('Japanese bases near the Allies', 'Each line counts once', (area) => of('j')(area) && near(area)),
  areas('With the fronts of the mainland', undefined, onFronts),
];

const NAMES = new Map([...UNITS, ...SHIP_TYPES].map(({ id, name }) => [id, name]));
const nameOf = (id: string): string => NAMES.get(id) ?? id;

/** "3 × 8-15 regiment, or 2 × 15-25 brigade" */
const partWords = (ways: (typeof PARTS)[string] = []): string =>
  ways.map((parts) => parts.map(([count, unit]) => `${count} × ${nameOf(unit)}`).join(' and ')).join(', or ');

const BUILD_UP: RuleTable = {
  title: 'Units and their parts',
  columns: ['Unit', 'Parts'],
  rows: Object.entries(PARTS).map(([unit, ways]) => [
    nameOf(unit),
    behind(partWords(ways), ORANGE_PARTS[unit] && `in War Plan Orange ${partWords(ORANGE_PARTS[unit])}`),
  ]),
};

const REPLACED_BY: RuleTable = {
  title: 'What stands in for a lost unit',
  columns: ['Lost', 'Left'],
  rows: Object.entries(SWAPS).map(([unit, ways]) => [nameOf(unit), partWords(ways)]),
};

const COME_BACK: RuleTable = {
  title: 'When a loss comes back',
  columns: ['Lost', 'Turns later', 'Where'],
  rows: DELAYS.map(({ side, of: types, turns, instead, place }) => [
    `${side === 'j' ? 'Japanese' : 'Allied'} ${lower(nameOf(types[0] ?? ''))}`,
    behind(
      turns.map(({ to, after }) => (to === undefined ? after : `${after} to T${to}`)).join(', '),
      instead && `${instead.after} with convoy escorts`,
    ),
    place,
  ]),
};

/** Switches in words: "without Home defence" */
const switchWords = (needs = ''): string =>
  needs
    .split(' ')
    .filter(Boolean)
    .map((each) => {
      const id = each.replace('!', '');
      const { label } = id in OPTIONS ? aboutOption(id as OptionId) : { label: id };
      return `${each.startsWith('!') ? 'without' : 'with'} ${label}`;
    })
    .join(', ');

/** 23: What each group of reserves brings, and how many turns after its call. */
const reserves = (rule: string): readonly RuleTable[] =>
  RESERVES.filter((each) => each.rule === rule && each.arrives.length).map(({ name, place, arrives }) => ({
    title: name,
    note: `${place}.`,
    columns: ['Turn', 'Comes'],
    rows: arrives.map(({ after, text, needs, early }) => [
      after ? `T+${after}` : 'T',
      behind(
        text,
        [
          switchWords(needs),
          early && `called by T${EARLY_TO}`,
          early === false && `called after T${EARLY_TO}`,
        ]
          .filter(Boolean)
          .join(', '),
      ),
    ]),
  }));

const READY = new Map(
  [...Object.values(READINESS), ...Object.values(FURTHER)].flatMap(({ rows = [] }) =>
    rows.map(({ gives, label }) => [gives, label]),
  ),
);
/** On what it rests: "not with Guam fortified" */
const onlyWith = ({ needs, ready }: Pick<ScenarioItem, 'needs' | 'ready'>): string =>
  [
    switchWords(needs),
    ready && `${ready.startsWith('!') ? 'not with' : 'with'} ${READY.get(ready.replace('!', ''))}`,
  ]
    .filter(Boolean)
    .join(', ');
const itemName = (item: ScenarioItem): string => behind(item.name, onlyWith(item));
const itemPoints = ({ vp, by }: ScenarioItem): string =>
  by
    ? Object.entries(by)
        .map(([turn, points]) => `${points} by T${turn}`)
        .join(', ')
    : String(vp);

/** What the scenarios of a rule give beside units and areas; what several of them have stands once. */
function itemsOf(rule: string): readonly RuleTable[] {
  const scenarios = SCENARIO_IDS.filter((id) => aboutScenario(id).rule === rule);
  const has = (item: ScenarioItem, id: ScenarioId) => item.scenarios.includes(id);
  const items = SCENARIO_ITEMS.filter((item) => scenarios.some((id) => has(item, id)));
  if (!items.length) return [];
  // War Plan Orange counts its areas otherwise in its first version.
  const groups = [...new Set(items.map((item) => scenarios.filter((id) => has(item, id)).join(' ')))];
  return groups.map((group) => ({
    title:
      groups.length > 1
        ? `Points of ${group
            .split(' ')
            .map((id) => aboutScenario(id as ScenarioId).name)
            .join(', ')}`
        : 'Points of the scenario',
    columns: ['Held or done', 'Points', 'For'],
    rows: items
      .filter((item) => scenarios.filter((id) => has(item, id)).join(' ') === group)
      .map((item) => [itemName(item), itemPoints(item), item.side ? SIDES[item.side] : 'Holder']),
  }));
}

/** "4–52, every 4th", or the turns one by one. */
function turnWords(turns: readonly number[]): string {
  const [first = 0, second = 0] = turns;
  const step = second - first;
  if (turns.length < 4 || turns.some((turn, at) => turn !== first + at * step)) return turns.join(', ');
  return `${first}–${turns.at(-1)}${step > 1 ? `, every ${step} turns` : ''}`;
}

/** What is the same but for its turn stands in one row; in the order of the turns. */
function comingRows(arrivals: readonly Arrival[]): RuleTable['rows'] {
  const keyOf = ({ side, text, needs }: Arrival) => [side, text, needs].join('|');
  const sorted = arrivals.toSorted((a, b) => a.turn - b.turn);
  return [...new Set(sorted.map(keyOf))].flatMap((key) => {
    const same = sorted.filter((each) => keyOf(each) === key);
    const [one] = same;
    if (!one) return [];
    const turns = [...new Set(same.map(({ turn }) => turn))];
    return [[turnWords(turns), one.side ? SIDES[one.side] : 'Both', behind(one.text, onlyWith(one))]];
  });
}

const SCHEDULES: { readonly [rule: string]: readonly Arrival[] } = {
  'Malaya/Burma': MALAYA_ARRIVALS,
  Philippines: PHILIPPINE_ARRIVALS,
  CBI: CBI_ARRIVALS,
  Manchuria: MANCHURIAN_ARRIVALS,
  'War Plan Orange': ORANGE_ARRIVALS,
};
/** What a scenario brings without the chart of the players. */
function schedules(rule: string): readonly RuleTable[] {
  const rows = comingRows(
    (SCHEDULES[rule] ?? []).filter(
      (each) => each.rule === rule && (!each.ready || each.ready.startsWith('!')),
    ),
  );
  return rows.length ? [{ title: 'What comes and goes', columns: ['Turn', 'Whose', 'What'], rows }] : [];
}

const shipNames = (ids: readonly string[] = []): string => ids.map((id) => id.slice(2)).join(', ');
/** War Plan Orange: what a result of readiness changes. */
function effectWords(result: string): string {
  if (result.startsWith('>')) return `Roll again: ${FURTHER[result]?.name}`;
  const { tell, comes, waits, moves, drops } = EFFECTS[result] ?? {};
  const later = comingRows(
    ORANGE_ARRIVALS.flatMap(({ ready, needs: _, ...one }) => (ready === result && !one.by ? [one] : [])),
  );
  return [
    tell,
    comes && `${shipNames(comes)} at the start`,
    moves && `${shipNames(moves)} on Oahu`,
    waits && `${shipNames(waits)} not at the start`,
    ...(drops ?? []).map((drop) => `not on T${drop.replace(/ .:/, ' ')}`),
    ...later.map(([turns, , what]) => `T${turns}: ${what}`),
  ]
    .filter(Boolean)
    .join('; ');
}
function readinessTable({ name, rows = [] }: CheckRow): RuleTable {
  const effects = rows.map(({ gives }) => effectWords(gives));
  const told = effects.some(Boolean);
  return {
    title: name,
    columns: ['Die', 'Result', ...(told ? ['Effect'] : [])],
    rows: rows.map(({ upTo = 6, label }, at) => {
      const from = (rows[at - 1]?.upTo ?? 0) + 1;
      const die = from === upTo ? String(upTo) : `${from}–${upTo}`;
      return [die, label, ...(told ? [effects[at] ?? ''] : [])];
    }),
  };
}

const SINGLE: { readonly [rule: string]: readonly RuleTable[] } = {
  2: [SHIPS],
  'Victory Points': LOSSES,
  Geographic: GEOGRAPHIC,
  13: [BUILD_UP],
  22: [COME_BACK],
  27: [REPLACED_BY],
  Readiness: [
    ...[...Object.values(READINESS), ...Object.values(FURTHER)].map(readinessTable),
    { ...readinessTable(MANCHUKUO), note: `What cannot be removed costs Japan ${MANCHUKUO_COSTS} points.` },
  ],
};

/** The tables of a rule. */
export const tablesOf = (rule: string): readonly RuleTable[] => [
  ...(SINGLE[rule] ?? []),
  ...reserves(rule),
  ...itemsOf(rule),
  ...schedules(rule),
];
