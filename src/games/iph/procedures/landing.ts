import { signed } from '../../../core/numbers';
import type { FormCheck } from '../../../core/play/form';
import {
  askCell,
  askDice,
  cellLine,
  type Derivation,
  dieLine,
  type Steps,
  startDerivation,
} from '../../../core/play/procedure';
import { askFields, type FieldsOf, number } from '../../../kit/fields';
import { fact, heading, warning } from '../../../kit/lines';
import { finish } from '../../../kit/steps';
import { LANDING, LANDING_MODIFIERS } from '../data/charts';
import { FORCE_NAMES, STEPS_PER_JP_UNIT } from '../data/forces';
import { turnBox } from '../data/sequence';
import type { IphEvent, Procedure, Run } from '../state/events';
import { type LandingPlan, planLanding } from '../state/landing';
import type { IphState } from '../state/state';

const JP_FORCES = ['snlf', 'ija'] as const;
type JpForce = (typeof JP_FORCES)[number];
type Load = { readonly hex: string; readonly snlf: number; readonly ija: number };

/** Section 8: all that fit come ashore, load by load, then a die for each unit; it ends the phase. */
export const landing: Procedure = {
  id: 'landing',
  rule: '8.2',
  title: 'Landing',
  side: 'jp',
  *run(state: IphState): Run {
    const work = startDerivation('jp');
    const inHex = yield* askAshore(work, state);
    const plan = planLanding(state, inHex);
    const ended: IphEvent = { type: 'v1.StepEnded', step: state.cursor.step };
    if (!plan.mustLand) return finish(heading('Landing'), [ended], [warning('No unit fits ashore now.')]);
    const loads = yield* askLoads(work, state, plan);
    const date = yield* askDateModifier(work, state);
    const landed: IphEvent[] = [];
    for (const load of loads) landed.push(...(yield* rollLoad(work, load, date)));
    const lost = landed.reduce((sum, event) => sum + (event.type === 'v1.UnitsLanded' ? event.lost : 0), 0);
    const title = heading('Landing', { value: `${plan.mustLand - lost} ashore`, rule: '8.5' });
    return finish(title, [...landed, ended], work.lines);
  },
};

/** Units that already stand in the beachhead hexes take up room (8.1); none do on turn 1. */
function* askAshore(work: Derivation, state: IphState): Steps<readonly number[]> {
  const hexes = state.beachheads.filter(({ marker }) => marker).map(({ hex }) => hex);
  if (state.cursor.turn === 1 || !hexes.length) return hexes.map(() => 0);
  const told = yield* askFields<Counts>(
    work,
    {
      key: 'ashore',
      rule: '8.1',
      title: 'Units already on the beaches',
      hint: 'Japanese units in each hex; four fit.',
      submit: 'Next',
    },
    Object.fromEntries(hexes.map((hex) => [hex, number(`In ${hex}`, 0, 4, { initial: 0 })])),
  );
  const inHex = hexes.map((hex) => told[hex] ?? 0);
  const value = hexes.map((hex, i) => `${inHex[i]} in ${hex}`).join(', ');
  work.lines.push(fact('There already', { value, rule: '8.1', prompt: 'ashore' }));
  return inHex;
}

/** 8.2: Japan picks which units land where, but lands all that fit. */
function* askLoads(
  work: Derivation,
  state: IphState,
  { hexes, mustLand }: LandingPlan,
): Steps<readonly Load[]> {
  const { waiting } = state.forces;
  const told = yield* askFields<Counts>(
    work,
    {
      key: 'loads',
      rule: '8.2',
      title: `${mustLand} units must land`,
      hint: `Still to land: ${waiting.snlf} SNLF, ${waiting.ija} IJA. Fill all hexes first, then roll.`,
      submit: 'Land these units',
      checks: loadChecks(state, hexes, mustLand),
    },
    loadFields(state, hexes),
  );
  const loads = hexes.map(({ hex }): Load => {
    return { hex, snlf: told[`snlf-${hex}`] ?? 0, ija: told[`ija-${hex}`] ?? 0 };
  });
  for (const { hex, snlf, ija } of loads) {
    const value = `${snlf} SNLF, ${ija} IJA`;
    work.lines.push(fact(`To ${hex}`, { value, rule: '8.2', prompt: 'loads' }));
  }
  return loads;
}

/** By field; of a force that has none left to land nothing is asked. */
type Counts = { readonly [field: string]: number };

/** Filled in hex by hex, the SNLF first: a proposal that already lands all that fit. */
function loadFields({ forces: { waiting } }: IphState, hexes: LandingPlan['hexes']): FieldsOf<Counts> {
  const left = { ...waiting };
  const take = (force: JpForce, room: number): number => {
    const taken = Math.min(left[force], room);
    left[force] -= taken;
    return taken;
  };
  return Object.fromEntries(
    hexes.flatMap(({ hex, room }) => {
      const snlf = take('snlf', room);
      const ija = take('ija', room - snlf);
      const field = (force: JpForce, initial: number) =>
        waiting[force]
          ? [
              [
                `${force}-${hex}`,
                number(`${FORCE_NAMES[force]} to ${hex}, room for ${room}`, 0, room, { initial }),
              ],
            ]
          : [];
      return [...field('snlf', snlf), ...field('ija', ija)];
    }),
  );
}

function loadChecks(
  { forces: { waiting } }: IphState,
  hexes: LandingPlan['hexes'],
  mustLand: number,
): readonly FormCheck[] {
  const keys = (force: JpForce) => (waiting[force] ? hexes.map(({ hex }) => `${force}-${hex}`) : []);
  const most = (fields: readonly string[], max: number, message: string, sharing?: string): FormCheck[] =>
    fields.length ? [{ kind: 'sum-at-most', fields, max, message, ...(sharing && { sharing }) }] : [];
  return [
    ...hexes.flatMap(({ hex, room }) =>
      most(
        JP_FORCES.filter((force) => waiting[force]).map((force) => `${force}-${hex}`),
        room,
        `Only ${room} fit into ${hex} (8.1).`,
      ),
    ),
    ...most(keys('snlf'), waiting.snlf, `Only ${waiting.snlf} SNLF are left to land.`, 'SNLF'),
    ...most(keys('ija'), waiting.ija, `Only ${waiting.ija} IJA are left to land.`, 'IJA'),
    {
      kind: 'sum-at-least',
      fields: [...keys('snlf'), ...keys('ija')],
      min: mustLand,
      message: `All that fit must land: ${mustLand} units (8.2).`,
    },
  ];
}

/** 8.5: the modifier of 8 Dec or of 9 Dec, never both; 7 Dec has none. */
function* askDateModifier(work: Derivation, state: IphState): Steps<number> {
  const { date } = turnBox(state.cursor.turn);
  if (date === '7 Dec') return 0;
  const cell = yield* askCell(work, LANDING_MODIFIERS, 'modifier', date);
  work.lines.push(cellLine(LANDING_MODIFIERS, 'modifier', date, cell));
  return Number(cell.value);
}

/** One die a unit, SNLF first, on the Landing Table with the hex's own modifier. */
function* rollLoad(work: Derivation, { hex, snlf, ija }: Load, date: number): Steps<readonly IphEvent[]> {
  const units: readonly JpForce[] = [
    ...Array<JpForce>(snlf).fill('snlf'),
    ...Array<JpForce>(ija).fill('ija'),
  ];
  if (!units.length) return [];
  const geography = yield* askCell(work, LANDING_MODIFIERS, 'modifier', hex);
  const modifier = date + Number(geography.value);
  const roll = yield* askDice(work, {
    key: `roll-${hex}`,
    rule: '8.5',
    title: `Landing in ${hex}, ${modifierWords(modifier)}`,
    count: units.length,
    sides: 6,
    rollPreview: { chart: LANDING.id, column: 'result', each: true, ...(modifier && { modifier }) },
    ...(units.length > 1
      ? { dieNames: units.map((force, i) => `${FORCE_NAMES[force]}, unit ${i + 1}`) }
      : {}),
  });
  work.lines.push(
    dieLine(roll, {
      label: `Landing in ${hex}, ${signed(modifier)} each`,
      rule: '8.5',
      prompt: `roll-${hex}`,
    }),
  );
  const results: Landed[] = [];
  for (const [i, force] of units.entries()) {
    const total = String((roll.faces[i] ?? 1) + modifier);
    const cell = yield* askCell(work, LANDING, 'result', total);
    const line = cellLine(LANDING, 'result', total, cell);
    if (!work.lines.some(({ prompt }) => prompt === line.prompt)) work.lines.push(line);
    results.push({ force, result: String(cell.value) });
  }
  const count: Count = (force, result) =>
    results.filter((each) => each.force === force && each.result === result).length;
  const trouble = describeTrouble(count);
  if (trouble) work.lines.push(warning(`In ${hex}: ${trouble}`, { rule: '8.5' }));
  return landingEvents({ hex, snlf, ija }, count);
}

type Landed = { readonly force: JpForce; readonly result: string };
/** Units of a force that fared so. */
type Count = (force: JpForce, result: string) => number;

const TROUBLE = { stalled: 'stalled', step: 'loses a step', lost: 'eliminated' };

/** "2 SNLF stalled, 1 IJA eliminated"; nothing where all land freely. */
const describeTrouble = (count: Count): string =>
  Object.entries(TROUBLE)
    .flatMap(([result, words]) =>
      JP_FORCES.map((force) => {
        const units = count(force, result);
        return units && `${units} ${FORCE_NAMES[force]} ${words}`;
      }),
    )
    .filter(Boolean)
    .join(', ');

function landingEvents(load: Load, count: Count): readonly IphEvent[] {
  const of = (result: string) => ({ snlf: count('snlf', result), ija: count('ija', result) });
  const stalled = of('stalled');
  const step = of('step');
  const lost = of('lost');
  return [
    { type: 'v1.UnitsLanded', ...load, stalled, lost: lost.snlf + lost.ija },
    ...JP_FORCES.flatMap((force): readonly IphEvent[] => {
      const steps = step[force] + STEPS_PER_JP_UNIT * lost[force];
      return steps ? [{ type: 'v1.StepsLost', force, steps }] : [];
    }),
  ];
}

const modifierWords = (modifier: number): string =>
  modifier ? `${signed(modifier)} to each die` : 'no modifier';
