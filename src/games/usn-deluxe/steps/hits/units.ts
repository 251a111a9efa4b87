import { askChoice, type Derivation, type Steps } from '../../../../core/play/procedure';
import { askFields, choose, number } from '../../../../kit/fields';
import { fact } from '../../../../kit/lines';
import { theatresOf } from '../../data/attack-limits';
import { SIDE_WORDS } from '../../data/phases';
import { type SideId, SWAPS, UNITS } from '../../data/units';
import type { UsnEvent } from '../../state/bounds';
import { inPoints, isRoadToTokyo, timesCounted, UNIT_BY_ID } from '../../state/points';
import { replacedOn } from '../../state/replacements';
import { has, type UsnState } from '../../state/state';
import { type Asking, sideFields, tell } from './asking';

const unitsOf = (state: UsnState, side: SideId, kind: 'land' | 'air') =>
  UNITS.filter(
    (unit) => unit.side === side && unit.kind === kind && (!unit.people || isInPlay(state, unit.people)),
  );
const isInPlay = (state: UsnState, people: 'soviet' | 'chinese'): boolean =>
  people === 'soviet'
    ? has(state, 'soviet') || state.scenario === 'manchuria'
    : has(state, 'china') || theatresOf(state.scenario).length > 0;

type Fate = 'lost' | 'reduced' | 'broken';

/** 24: Land units eliminated, replaced by a smaller one (27), or broken down by combat (Game 4). */
export function* askLand(asking: Asking): Steps<readonly UsnEvent[]> {
  const { work, state, no } = asking;
  const { side } = yield* askFields(
    work,
    { key: `side-${no}`, rule: '24', title: 'Whose land units?', submit: 'Next' },
    { side: sideFields(state) },
  );
  const unit = yield* askUnit(work, state, side, 'land', no);
  const fates = fatesOf(state, unit.id);
  const { count, fate = 'lost' } = yield* askFields<{ count: number; fate?: Fate }>(
    work,
    { key: `count-${no}`, rule: '24', title: unit.name, submit: 'Record the losses' },
    {
      count: number('How many', 1, 20, { initial: 1 }),
      ...(Object.keys(fates).length > 1 && {
        fate: choose<Fate>('What happened to it', fates as Record<Fate, string>),
      }),
    },
  );
  if (fate === 'reduced') return yield* askReduced(asking, unit.id, count);
  if (fate === 'broken') {
    const worth = 100 * count;
    tell(asking, `count-${no}`, `${count} × ${unit.name} broken down`, side, worth, 'Game 4');
    return [{ type: 'v1.UnitsBroken', unit: unit.id, count, worth }];
  }
  const worth = unit.vp * count * timesCounted(state, unit);
  tell(asking, `count-${no}`, `${count} × ${unit.name} lost`, side, worth, unit.rule);
  const lost: UsnEvent = { type: 'v1.UnitsLost', unit: unit.id, count, worth };
  const back = replacedOn(state, side, unit.id);
  if (back === undefined) return [lost];
  const text = `${count} × ${unit.name} replaced`;
  work.lines.push(fact(text, { value: `turn ${back}`, rule: '22' }));
  return [
    lost,
    {
      type: 'v1.Coming',
      id: `unit:${state.cursor.turn}:${state.scores.length}:${no}`,
      side,
      turn: back,
      text,
      rule: '22',
    },
  ];
}

function fatesOf(state: UsnState, unit: string): { readonly [fate: string]: string } {
  const { size, side, people } = UNIT_BY_ID.get(unit) ?? {};
  const breaks = side === 'a' && !people && (size === 'corps' || size === 'division') && isRoadToTokyo(state);
  return {
    lost: 'Eliminated',
    ...(has(state, 'resiliency') && unit in SWAPS && { reduced: 'Replaced by a smaller unit' }),
    ...(breaks && { broken: 'Broken down by combat' }),
  };
}

/** 27: Scores the difference between the unit and what stands in for it. */
function* askReduced(
  { work, state, no, hits }: Asking,
  unit: string,
  count: number,
): Steps<readonly UsnEvent[]> {
  const whole = UNIT_BY_ID.get(unit);
  const ways = SWAPS[unit] ?? [];
  const told = ways.map((parts) => {
    const worth = parts.reduce((sum, [n, id]) => sum + n * (UNIT_BY_ID.get(id)?.vp ?? 0), 0);
    return { to: parts.map(([n, id]) => `${n} × ${UNIT_BY_ID.get(id)?.name}`).join(', '), worth };
  });
  const way = yield* askChoice(work, {
    key: `swap-${no}`,
    rule: '27',
    title: 'Which smaller unit replaces it?',
    options: told.map(({ to }) => ({ value: to, label: to })),
  });
  const left = told.find(({ to }) => to === way)?.worth ?? 0;
  if (!whole) return [];
  const worth = Math.max(0, whole.vp - left) * count * timesCounted(state, whole);
  tell(
    { work, state, no, hits },
    `swap-${no}`,
    `${count} × ${whole.name} reduced to ${way}`,
    whole.side,
    worth,
    '27',
  );
  return [{ type: 'v1.UnitsReduced', unit, to: way, count, worth }];
}

/** 24: Air points that were destroyed. */
export function* askAir({ work, state, no, hits }: Asking): Steps<readonly UsnEvent[]> {
  const { side } = yield* askFields(
    work,
    { key: `side-${no}`, rule: '24', title: 'Whose aircraft?', submit: 'Next' },
    { side: sideFields(state) },
  );
  const types = unitsOf(state, side, 'air');
  const counts = yield* askFields<{ [type: string]: number }>(
    work,
    {
      key: `air-${no}`,
      rule: '24',
      title: 'How many air points were destroyed?',
      submit: 'Record the losses',
    },
    Object.fromEntries(
      types.map(({ id, name }) => [id, number(name.replace(' point', ''), 0, 99, { initial: 0 })]),
    ),
  );
  return types.flatMap((unit): UsnEvent[] => {
    const count = counts[unit.id] ?? 0;
    if (!count) return [];
    const worth = unit.vp * count;
    tell(
      { work, state, no, hits },
      `air-${no}`,
      `${count} ${unit.name.replace(' point', '')}`,
      side,
      worth,
      unit.rule,
    );
    return [{ type: 'v1.UnitsLost', unit: unit.id, count, worth }];
  });
}

function* askUnit(work: Derivation, state: UsnState, side: SideId, kind: 'land' | 'air', no: number) {
  const units = unitsOf(state, side, kind);
  const id = yield* askChoice(work, {
    key: `unit-${no}`,
    rule: '24',
    title: `Which ${SIDE_WORDS[side]} unit?`,
    options: units.map((unit) => ({ value: unit.id, label: unit.name, note: `${inPoints(unit.vp)} VP` })),
  });
  const unit = UNIT_BY_ID.get(id);
  if (!unit) throw new Error(`no unit ${id}`);
  return unit;
}
