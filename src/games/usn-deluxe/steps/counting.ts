import { type Args, type Derivation, type Steps, startDerivation } from '../../../core/play/procedure';
import { askFields, type Field, mark, number, pick } from '../../../kit/fields';
import { fact, heading } from '../../../kit/lines';
import { finish } from '../../../kit/steps';
import { AREAS, type Area } from '../data/geography';
import { SCENARIO_ITEMS, type ScenarioItem } from '../data/scenario-items';
import { aboutScenario, isCampaign } from '../data/scenarios';
import type { SideId } from '../data/units';
import { decisionsOf, isByPoints } from '../data/verdicts';
import type { UsnEvent } from '../state/bounds';
import { itemDue, itemIdOf } from '../state/items';
import { isReady, suits } from '../state/needs';
import { inPoints, midWarPoints } from '../state/points';
import type { Run } from '../state/procedure';
import { settled } from '../state/settled';
import type { Holding, UsnState } from '../state/state';

const GROUPS = {
  homeland: 'the Home Islands',
  asia: 'the mainland',
  indies: 'the Indies and the Philippines',
  south: 'the south',
  pacific: 'the Pacific',
  china: 'China, Korea, Manchukuo',
} as const;
type Held = 'none' | SideId;

/** The areas that count in this game now. */
const areasOf = (state: UsnState): readonly Area[] =>
  AREAS.filter(({ needs, from = 0 }) => suits(state, needs) && state.cursor.turn >= from);

type Line = Holding & { readonly worth: number };

/** Geographic: who holds what, group by group, as the last counting left it; the better of the bases once. */
function* askAreas(work: Derivation, state: UsnState): Steps<readonly Line[]> {
  const areas = areasOf(state);
  const lines: Line[] = [];
  for (const [group, title] of Object.entries(GROUPS)) {
    const both = areas.filter((area) => area.group === group && !area.each && !area.side);
    const one = areas.filter((area) => area.group === group && !area.each && area.side);
    const many = areas.filter((area) => area.group === group && area.each);
    if (!both.length && !one.length && !many.length) continue;
    const told = yield* askFields<{ [field: string]: string | number | readonly string[] }>(
      work,
      {
        key: `areas-${group}`,
        rule: 'Geographic',
        title: `Who holds ${title}?`,
        hint: 'Each area needs the garrison shown and no enemy land unit in it.',
        submit: 'Next',
      },
      Object.fromEntries([
        ...both.map((area) => [area.id, heldField(state, area)] as const),
        ...one.map((area) => [area.id, oneField(state, area)] as const),
        ...many.flatMap((area) => manyFields(area)),
        ...(both.length ? [[`${group}-halved`, halvedField(state, both)] as const] : []),
      ]),
    );
    const halved = told[`${group}-halved`] ?? [];
    const isHalved = (id: string) => Array.isArray(halved) && halved.includes(id);
    for (const area of [...both, ...one]) {
      const side = told[area.id];
      if (side === 'j' || side === 'a') lines.push(lineOf(area.id, side, isHalved(area.id), area.vp));
    }
    for (const area of many)
      for (const side of sidesOf(area)) {
        const count = Number(told[`${area.id}-${side}`] ?? 0);
        if (count) lines.push(lineOf(area.id, side, false, area.vp * count));
      }
  }
  return [...lines, ...(yield* askBases(work, state, areas))];
}

/** In hundredths; half where nothing of it is in supply. */
const lineOf = (line: string, side: SideId, halved: boolean, vp: number): Line => ({
  line,
  side,
  halved,
  worth: vp * (halved ? 50 : 100),
});

const before = ({ held }: UsnState, id: string): Held => held.find(({ line }) => line === id)?.side ?? 'none';
const garrison = ({ j, a, note }: Area): string =>
  [j && `J: ${j}`, a && `A: ${a}`, note].filter(Boolean).join('. ');

const heldField = (state: UsnState, area: Area) =>
  pick<Held>(
    `${area.name}, ${area.vp}`,
    { j: 'Japan', none: 'Nobody', a: 'Allies' },
    { initial: before(state, area.id), hint: garrison(area) },
  );
const oneField = (state: UsnState, area: Area) =>
  pick<string>(
    `${area.name}, ${area.vp}`,
    { none: 'No', [area.side ?? 'j']: area.side === 'a' ? 'Allies' : 'Japan' },
    { initial: before(state, area.id), hint: garrison(area) },
  );
const sidesOf = ({ side }: Area): readonly SideId[] => (side ? [side] : ['j', 'a']);
const manyFields = (area: Area): readonly (readonly [string, Field<number>])[] =>
  sidesOf(area).map((side) => [
    `${area.id}-${side}`,
    number(`${area.name}, ${area.vp}: ${side === 'j' ? 'Japan' : 'Allies'}`, 0, 30, {
      initial: 0,
      hint: garrison(area),
    }),
  ]);
const halvedField = ({ held }: UsnState, areas: readonly Area[]) =>
  mark('Held, but out of supply', Object.fromEntries(areas.map(({ id, name }) => [id, name])), {
    initial: held
      .filter(({ line, halved }) => halved && areas.some(({ id }) => id === line))
      .map(({ line }) => line),
  });

/** Bases near Japan, Australia, New Caledonia and Oahu: of those that share a line the best counts. */
function* askBases(work: Derivation, state: UsnState, areas: readonly Area[]): Steps<readonly Line[]> {
  const bases = areas.filter(({ group }) => group === 'bases');
  const { bases: ticked } = yield* askFields(
    work,
    {
      key: 'areas-bases',
      rule: 'Geographic',
      title: 'Which bases count?',
      hint: 'Each needs the garrison shown. Do not count the base’s own hex in distances.',
      submit: 'Count',
    },
    {
      bases: mark(
        'Bases',
        bases.map((area) => ({ value: area.id, label: area.name, note: `${area.vp}. ${garrison(area)}` })),
        {
          initial: state.held
            .filter(({ line }) => bases.some(({ id }) => id === line))
            .map(({ line }) => line),
        },
      ),
    },
  );
  const counted = bases.filter(
    ({ id, best, vp }) =>
      ticked.includes(id) &&
      !bases.some(
        (other) =>
          other.best !== undefined && other.best === best && ticked.includes(other.id) && other.vp > vp,
      ),
  );
  return counted.map((area) => lineOf(area.id, area.side ?? 'j', false, area.vp));
}

const totals = (lines: readonly Line[]) =>
  (['j', 'a'] as const).map((side) =>
    lines.filter((line) => line.side === side).reduce((sum, { worth }) => sum + worth, 0),
  );

/** 43: At the end of a year the areas are counted, and a quarter of them is scored. */
export function* countMidwar(state: UsnState): Run {
  const work = startDerivation();
  const lines = yield* askAreas(work, state);
  const [j = 0, a = 0] = totals(lines);
  const told = [
    fact(state.players.j, { value: `${inPoints(j)}, a quarter is ${midWarPoints(j)}`, rule: '43' }),
    fact(state.players.a, { value: `${inPoints(a)}, a quarter is ${midWarPoints(a)}`, rule: '43' }),
  ];
  return finish(
    heading('Mid-war victory points', { value: `${midWarPoints(j)} to ${midWarPoints(a)}`, rule: '43' }),
    [{ type: 'v1.Counted', occasion: 'midwar', lines }, settled(state, 'midwar')],
    [...told, ...areaLines(lines)],
  );
}

/** Geographic: after the last turn all areas are counted whole. */
export function* countFinal(state: UsnState): Run {
  const work = startDerivation();
  if (!isByPoints(state.scenario)) return yield* countFacts(work, state);
  if (!isCampaign(state.scenario)) return yield* countItems(work, state);
  const lines = yield* askAreas(work, state);
  const [j = 0, a = 0] = totals(lines);
  return finish(
    heading('Areas at the end', { value: `${inPoints(j)} to ${inPoints(a)}`, rule: 'Geographic' }),
    [{ type: 'v1.Counted', occasion: 'final', lines }],
    areaLines(lines),
  );
}

const NAMES = new Map(AREAS.map(({ id, name }) => [id, name]));
const areaLines = (lines: readonly Line[]) =>
  lines.map(({ line, side, halved, worth }) =>
    fact(NAMES.get(line) ?? line, {
      value: `${side === 'j' ? 'Japan' : 'Allies'} ${inPoints(worth)}${halved ? ', halved' : ''}`,
      rule: 'Geographic',
    }),
  );

/** What decides a war without points: nothing but whether it is so. */
function* countFacts(work: Derivation, state: UsnState): Run {
  const { rule } = aboutScenario(state.scenario);
  const facts = decisionsOf(state.scenario).flatMap((decision) => decision.facts);
  const told = yield* askFields<{ [fact: string]: string }>(
    work,
    { key: 'facts', rule, title: 'What is true at the end?', submit: 'Confirm' },
    Object.fromEntries(
      facts.map(({ id, name }) => [id, pick(name, { no: 'No', yes: 'Yes' }, { initial: 'no' })]),
    ),
  );
  const so = facts.filter(({ id }) => told[id] === 'yes');
  return finish(
    heading('What is true at the end', { rule }),
    [
      {
        type: 'v1.Counted',
        occasion: 'final',
        lines: so.map(({ id, side }) => ({ line: id, side, halved: false, worth: 0 })),
      },
    ],
    facts.map((each) =>
      fact(each.name, { value: told[each.id] === 'yes' ? 'yes' : 'no', rule, prompt: 'facts' }),
    ),
  );
}

/** What a carrier battle scores at its end. */
function* countItems(work: Derivation, state: UsnState): Run {
  const items = SCENARIO_ITEMS.filter(
    ({ scenarios, asked, ready }) =>
      scenarios.includes(state.scenario) && asked === 'game-end' && isReady(state, ready),
  );
  const told = yield* askFields<{ [item: string]: string | number }>(
    work,
    {
      key: 'items',
      rule: items[0]?.rule ?? 'Victory Points',
      title: 'What counts at the end?',
      submit: 'Count',
    },
    Object.fromEntries(items.map((item) => [item.id, itemField(item)])),
  );
  const given = (id: string | undefined) => id !== undefined && (told[id] === 'j' || told[id] === 'a');
  const events = items.flatMap((item): UsnEvent[] => {
    const said = told[item.id];
    const side = item.each ? item.side : said === 'j' || said === 'a' ? said : undefined;
    const times = item.each ? Number(said ?? 0) : 1;
    if (!side || !times || given(item.unless)) return [];
    const better = items.some(
      ({ id, best, vp }) => best !== undefined && best === item.best && vp > item.vp && given(id),
    );
    if (better) return [];
    return [
      {
        type: 'v1.Scored',
        side,
        hundredths: item.vp * 100 * times,
        label: item.name,
        rule: item.rule,
        once: item.id,
      },
    ];
  });
  return finish(
    heading('What counts at the end', { rule: items[0]?.rule ?? 'Victory Points' }),
    [...events, { type: 'v1.Counted', occasion: 'final', lines: [] }],
    events.map((event) =>
      event.type === 'v1.Scored'
        ? fact(event.label, {
            value: `${event.side === 'j' ? 'Japan' : 'Allies'} ${inPoints(event.hundredths)}`,
            rule: event.rule,
          })
        : fact(''),
    ),
  );
}
/** As many as a form takes where the rules do not say how many there are. */
const MOST = 20;
const itemField = ({ name, vp, side, each, most = MOST }: ScenarioItem) =>
  each
    ? number(`${name}, ${vp}`, 0, most, { initial: 0 })
    : pick<string>(
        `${name}, ${vp}`,
        side
          ? { none: 'No', [side]: side === 'j' ? 'Japan' : 'Allies' }
          : { j: 'Japan', none: 'Nobody', a: 'Allies' },
        { initial: 'none' },
      );

const worthOf = ({ vp, by }: ScenarioItem, turn: number | undefined): number =>
  (turn === undefined ? undefined : by?.[turn]) ?? vp;
/** Tests and points of a scenario that come at the end of a turn: “Japan does not hold Midway”. */
export function* askItem(state: UsnState, args: Args): Run {
  const work = startDerivation();
  const item = SCENARIO_ITEMS.find(({ id }) => id === itemIdOf(args));
  if (!item) throw new Error('no such item');
  const { name, rule, each, most = MOST, side = 'a', asked } = item;
  const form = { key: 'item', rule, title: name, submit: 'Confirm' };
  const { times } = each
    ? yield* askFields(work, form, { times: number('How many', 0, most, { initial: 0 }) })
    : {
        times:
          (yield* askFields(work, form, { said: pick<string>('Is this true?', { no: 'No', yes: 'Yes' }) }))
            .said === 'yes'
            ? 1
            : 0,
      };
  const asks = itemDue(state, args);
  const settles = asks?.id ?? `item:${item.id}:${state.cursor.turn}`;
  const due: UsnEvent = { type: 'v1.DuesDone', dues: [settles] };
  if (!times) return finish(heading(name, { value: 'no', rule }), [due]);
  const worth = worthOf(item, asks?.turn) * 100 * times;
  const scored: UsnEvent = {
    type: 'v1.Scored',
    side,
    hundredths: worth,
    label: name,
    rule,
    ...(asked === 'once' && { once: item.id }),
  };
  return finish(heading(name, { value: `${state.players[side]} +${inPoints(worth)} VP`, rule }), [
    scored,
    due,
  ]);
}
