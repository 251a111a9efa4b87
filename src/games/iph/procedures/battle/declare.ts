import type { FormField, FormValues } from '../../../../core/play/form';
import { askForm, type Steps, type Working } from '../../../../core/play/procedure';
import type { Option } from '../../../../core/play/prompt';
import type { TraceLine } from '../../../../core/play/trace';
import { TERRAIN_NAMES, TERRAINS } from '../../data/charts';
import { SUB_COMMAND_NAMES, subCommandOf } from '../../data/chits';
import type { SideId } from '../../data/sides';
import { attackedNow, type IphState, isNight, rowAlive } from '../../state/state';
import { type Battle, type Declared, NO_SUPPORT } from './declared';
import {
  attackChecks,
  beachheadField,
  concentricField,
  FORD_ISLAND,
  factors,
  factsField,
  fortField,
  fortOption,
  hexChecks,
  hexField,
  markerChecks,
  offFordField,
  offFordOption,
  rangeField,
  terrainField,
} from './fields';
import {
  type Limits,
  NO_ISSEI_TERRAIN,
  nearField,
  ROW_PLANES_CHECK,
  SUPPORT_CHECKS,
  supportFields,
  supportLimits,
  supportOf,
} from './support';

/** The whole declaration, in the order the rules give it. */
export function* askDeclaration(
  work: Working,
  state: IphState,
  attacker: SideId,
  declared: Declared,
): Steps<Battle> {
  if (attacker === 'us') return yield* askDefence(work, state, yield* declareAmerican(work, state));
  return declared.airOnly
    ? yield* declareAirOnly(work, state)
    : yield* declareJapanese(work, state, declared.momentum);
}

/** Asked once a battle where the Army plane rolls. */
const nearFields = (state: IphState, { army }: Limits): readonly FormField[] =>
  army ? [nearField(state)] : [];

/** Declares a Japanese attack; he may look at the defenders, so both totals stand on one screen (6.8). */
function* declareJapanese(work: Working, state: IphState, momentum: boolean): Steps<Battle> {
  const row = rowAlive(state);
  const limits = supportLimits(state, { momentum });
  // By night their die carries the battleships, but for Ford Island, where the Row's dice come first.
  const support = supportFields(limits, isNight(state) ? [FORD_ISLAND] : NO_ISSEI_TERRAIN);
  const perUnit = state.house.fordHalving === 'unit';
  const rolledByRow = row ? { when: { field: 'terrain', includes: TERRAINS } } : {};
  const values = yield* askForm(work, {
    key: 'declare',
    rule: momentum ? '10.4' : '10.2',
    title: momentum ? 'Momentum attack' : 'Japan attacks',
    submit: 'Attack',
    ...hintOf(attackedSoFar(state)),
    fields: [
      factors('attack', perUnit ? 'Attack factors (halve each unit onto Ford Island)' : 'Attack factors', {
        initial: 0,
      }),
      factors('defence', 'Defence factors', { min: 1, ...rolledByRow }),
      ...nearFields(state, limits),
      terrainField(true),
      ...(momentum ? [] : [concentricField]),
      ...(row ? [] : [factsField('Some attack', [offFordOption], { key: 'from' }), offFordField('from')]),
      ...support,
      hexField,
    ],
    checks: [
      ...hexChecks(state),
      ...attackChecks(state, ['attack']),
      ...SUPPORT_CHECKS,
      ...(row ? [ROW_PLANES_CHECK] : []),
    ],
  });
  const terrain = String(values.terrain);
  const battle: Battle = {
    ...common(values, state),
    attacker: 'jp',
    momentum,
    rowDefends: row && terrain === FORD_ISLAND,
    ...(values.defence === undefined ? {} : { defence: Number(values.defence) }),
    concentric: Array.isArray(values.facts) && values.facts.includes('concentric'),
    support: supportOf(values),
  };
  work.lines.push(...declarationLines(battle), ...againLines(state, battle));
  return battle;
}

/** 11.4: planes alone against Battleship Row, one factor each. */
function* declareAirOnly(work: Working, state: IphState): Steps<Battle> {
  const limits = supportLimits(state, { airOnly: true });
  const values = yield* askForm(work, {
    key: 'declare',
    rule: '11.4',
    title: 'Planes attack Battleship Row',
    hint: 'One factor each; step losses cost planes for good.',
    submit: 'Attack',
    fields: [
      {
        key: 'planes',
        label: `Planes, of ${limits.planes} free`,
        kind: 'number',
        min: 1,
        max: Math.max(1, limits.planes),
        initial: 1,
      },
      ...nearFields(state, limits),
    ],
  });
  const planes = Number(values.planes);
  const battle: Battle = {
    ...common({ ...values, terrain: FORD_ISLAND }, state),
    attacker: 'jp',
    rowDefends: true,
    airOnly: true,
    attack: planes,
    support: { battleships: [], planes },
  };
  work.lines.push(...declarationLines(battle));
  return battle;
}

/** Declares a US attack by the drawn chit's sub-command (5.6); it cannot be called off after a look at the stack (6.8). */
function* declareAmerican(work: Working, state: IphState): Steps<Battle> {
  const subCommand = state.current ? subCommandOf(state.current) : '24';
  const isRow = subCommand === 'bbrow';
  const row = rowAlive(state);
  const ownForce = [
    factsField('True of this attack', [fortOption, ...(row ? [] : [offFordOption])]),
    fortField,
    ...(row ? [] : [offFordField()]),
  ];
  const values = yield* askForm(work, {
    key: 'declare',
    rule: isRow ? '11.3' : '10.2',
    title: `${SUB_COMMAND_NAMES[subCommand]} attacks`,
    hint: `Declared is declared: after looking at the stack there is no way back (6.8).${attackedSoFar(state)}`,
    submit: "Ask Japan's factors",
    fields: [
      isRow
        ? rangeField
        : factors('attack', 'Attack factors', { initial: 0, hint: 'Without those in a garrisoned fort.' }),
      // What has to be typed stands above what has a usual answer.
      ...nearFields(state, supportLimits(state, {})),
      terrainField(!row),
      ...(state.beachheads.some((beachhead) => beachhead.marker) ? [beachheadField] : []),
      ...(isRow ? [] : ownForce),
      hexField,
    ],
    checks: [
      ...hexChecks(state),
      ...markerChecks(state),
      ...(isRow ? [] : attackChecks(state, ['attack', 'fromFort'])),
    ],
  });
  const { beachhead } = values;
  const battle: Battle = {
    ...common(values, state),
    attacker: 'us',
    subCommand,
    ...(isRow ? { rowRange: Number(values.range) } : {}),
    beachhead: beachhead === 'in' || beachhead === 'near' ? beachhead : 'none',
  };
  work.lines.push(...declarationLines(battle), ...againLines(state, battle));
  return battle;
}

/** 10.3: what this phase has attacked already, for the players to see who may still attack and be attacked. */
function attackedSoFar(state: IphState): string {
  const words = attackedNow(state).map(({ what }) => what);
  return words.length ? ` Attacked so far: ${words.join('; ')} (10.3).` : '';
}

const hintOf = (words: string) => (words ? { hint: words.trim() } : {});

/** 10.3: only momentum strikes a hex twice in a phase (IPH-40); it is told, and goes on. */
const againLines = (state: IphState, { hex, momentum }: Battle): TraceLine[] =>
  hex && !momentum && attackedNow(state).some(({ what }) => what.startsWith(hex))
    ? [{ kind: 'warning', label: `${hex} was attacked in this phase already`, rule: '10.3' }]
    : [];

const MARKER_ALONE = 'marker-alone';

/** 6.8: the Japanese total is asked only after the US has declared, and his ships and planes with it. */
function* askDefence(work: Working, state: IphState, battle: Battle): Steps<Battle> {
  const japan = { ...work, side: 'jp' };
  const limits = supportLimits(state, {});
  const { loneMarker } = state.house;
  const isUnit = loneMarker === 'unit';
  const alone: Option = {
    value: MARKER_ALONE,
    label: 'Only the beachhead marker',
    note: '8.3',
    ...(loneMarker === 'marker' &&
      battle.rowRange !== undefined && { disabled: 'Battleship Row fires at ground units (11.3).' }),
  };
  const values = yield* askForm(japan, {
    key: 'defence',
    rule: '6.8',
    title: 'Japan defends',
    hint: 'All units in the hex defend together (10.6); a beachhead marker adds 1 (8.3).',
    submit: 'Defend',
    fields: [
      factors('defence', 'Defence factors', { min: 1 }),
      ...(battle.beachhead === 'in' ? [factsField('Who defends', [alone])] : []),
      ...supportFields(limits),
    ],
    checks: [
      ...SUPPORT_CHECKS,
      isUnit
        ? {
            kind: 'sum-at-most',
            fields: ['planes'],
            max: 1,
            when: { field: 'facts', includes: [MARKER_ALONE] },
            message: 'A marker alone is one unit: one plane (7.12).',
          }
        : {
            kind: 'nothing-when',
            field: 'facts',
            flag: MARKER_ALONE,
            fields: ['battleships', 'planes'],
            message: 'A marker alone is no ground unit: nothing supports it (7.1, 7.12).',
          },
    ],
  });
  const defence = Number(values.defence);
  const markerAlone = Array.isArray(values.facts) && values.facts.includes(MARKER_ALONE);
  work.lines.push({
    kind: 'fact',
    label: markerAlone ? 'Defence factors, the marker alone' : 'Defence factors',
    value: String(defence),
    rule: '6.8',
    prompt: 'defence',
  });
  return { ...battle, defence, markerAlone, helpless: markerAlone && !isUnit, support: supportOf(values) };
}

const count = (value: unknown): number => (typeof value === 'number' ? value : 0);

const common = (values: FormValues, state: IphState) => ({
  momentum: false,
  night: isNight(state),
  terrain: String(values.terrain),
  hex: String(values.hex ?? ''),
  rowDefends: false,
  airOnly: false,
  attack: count(values.attack),
  fromFort: count(values.fromFort),
  offFord: count(values.offFord),
  concentric: false,
  beachhead: 'none' as const,
  markerAlone: false,
  helpless: false,
  near: count(values.near),
  support: NO_SUPPORT,
});

const terrainOf = ({ terrain }: Battle): string =>
  terrain === FORD_ISLAND ? 'Ford Island' : (TERRAIN_NAMES[terrain] ?? terrain);

/** "2124, rough" */
export const targetOf = (battle: Battle): string =>
  [battle.hex, terrainOf(battle).toLowerCase()].filter(Boolean).join(', ');

function declarationLines(battle: Battle): TraceLine[] {
  const terrain = terrainOf(battle);
  const where = battle.hex ? `${terrain}, hex ${battle.hex}` : terrain;
  const parts = [
    battle.airOnly && `${battle.attack} planes`,
    battle.rowRange === undefined && !battle.airOnly && `${battle.attack} attack`,
    battle.fromFort && `${battle.fromFort} from a fort`,
    battle.offFord && `${battle.offFord} off Ford Island`,
    battle.defence !== undefined && `${battle.defence} defence`,
  ].filter(Boolean);
  return [
    {
      kind: 'fact',
      label: `Into ${where}`,
      ...(parts.length ? { value: parts.join(', ') } : {}),
      rule: '10.2',
      prompt: 'declare',
    },
  ];
}
