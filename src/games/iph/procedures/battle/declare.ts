import type { Derivation, Steps } from '../../../../core/play/procedure';
import type { Option } from '../../../../core/play/prompt';
import type { TraceLine } from '../../../../core/play/trace';
import { askFields, number, when } from '../../../../kit/fields';
import { fact, warning } from '../../../../kit/lines';
import { TERRAIN_NAMES, TERRAINS } from '../../data/charts';
import { SUB_COMMAND_NAMES, subCommandOf } from '../../data/chits';
import type { SideId } from '../../data/sides';
import { attackedNow, type IphState, isNight, rowAlive } from '../../state/state';
import { type Battle, type Declared, NO_SUPPORT, type Said, type SaidSupport } from './declared';
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
  offFordCheck,
  offFordFactors,
  offFordField,
  offFordOption,
  rangeField,
  terrainField,
} from './fields';
import {
  askLimits,
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
  work: Derivation,
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
const nearFields = (state: IphState, { army }: Limits) => army && { near: nearField(state) };

/** Declares a Japanese attack; he may look at the defenders, so both totals stand on one screen (6.8). */
function* declareJapanese(work: Derivation, state: IphState, momentum: boolean): Steps<Battle> {
  const row = rowAlive(state);
  const limits = yield* askLimits(work, state, { momentum });
  const perUnit = state.house.fordHalving === 'unit';
  const defenders = factors('Defence factors', 1);
  const allOff = momentum && state.onFord === true;
  const said = yield* askFields<Said>(
    work,
    {
      key: 'declare',
      rule: momentum ? '10.4' : '10.2',
      title: momentum ? 'Momentum attack' : 'Japan attacks',
      submit: 'Attack',
      submitOn: 'Attack on',
      ...hintOf(attackedSoFar(state)),
      checks: [
        ...(allOff ? [offFordCheck] : []),
        ...hexChecks(state),
        ...attackChecks(state, ['attack'], allOff),
        ...SUPPORT_CHECKS,
        ...(row ? [ROW_PLANES_CHECK] : []),
      ],
    },
    {
      // All of them may come off Ford Island, once anybody stands there.
      attack: allOff
        ? offFordFactors(state)
        : factors(
            perUnit ? 'Attack factors (halve each unit onto Ford Island)' : 'Attack factors',
            0,
            row ? {} : { initial: 0 },
          ),
      // Battleship Row rolls up its own.
      defence: row ? when('terrain', TERRAINS, defenders) : defenders,
      terrain: terrainField(state, !allOff),
      ...(!momentum && { facts: concentricField }),
      ...(!row &&
        !allOff && {
          from: factsField('Some attackers come', [offFordOption]),
          offFord: offFordField('from'),
        }),
      // By night their die carries the battleships, but for Ford Island, where the Row's dice come first.
      ...supportFields(limits, isNight(state) ? [FORD_ISLAND] : NO_ISSEI_TERRAIN),
      ...nearFields(state, limits),
      hex: hexField(state),
    },
  );
  const { defence, facts = [], attack = 0 } = said;
  const battle: Battle = {
    ...common(said, state),
    ...(allOff && { allOff, attack: 0, offFord: attack }),
    attacker: 'jp',
    momentum,
    rowDefends: row && said.terrain === FORD_ISLAND,
    ...(defence !== undefined && { defence }),
    concentric: facts.includes('concentric'),
    support: supportOf(said),
  };
  work.lines.push(...declarationLines(battle), ...againLines(state, battle));
  return battle;
}

/** 11.4: planes alone against Battleship Row, one factor each. */
function* declareAirOnly(work: Derivation, state: IphState): Steps<Battle> {
  const limits = supportLimits(state, { airOnly: true });
  const { planes, near } = yield* askFields<{ readonly planes: number; readonly near?: number }>(
    work,
    {
      key: 'declare',
      rule: '11.4',
      title: 'Planes attack Battleship Row',
      hint: 'One factor each; step losses cost planes for good.',
      submit: 'Attack',
      submitOn: 'Attack on',
    },
    {
      planes: number(`Planes (${limits.planes} free)`, 1, Math.max(1, limits.planes), { initial: 1 }),
      ...nearFields(state, limits),
    },
  );
  const battle: Battle = {
    ...common({ terrain: FORD_ISLAND, attack: planes, ...(near !== undefined && { near }) }, state),
    attacker: 'jp',
    rowDefends: true,
    airOnly: true,
    support: { battleships: [], planes },
  };
  work.lines.push(...declarationLines(battle));
  return battle;
}

/** Declares a US attack by the drawn chit's sub-command (5.6); it cannot be called off after a look at the stack (6.8). */
function* declareAmerican(work: Derivation, state: IphState): Steps<Battle> {
  const subCommand = state.current ? subCommandOf(state.current) : '24';
  const isRow = subCommand === 'bbrow';
  const row = rowAlive(state);
  const own = 'Without those in a garrisoned fort.';
  const said = yield* askFields<Said>(
    work,
    {
      key: 'declare',
      rule: isRow ? '11.3' : '10.2',
      title: `${SUB_COMMAND_NAMES[subCommand]} attacks`,
      hint: `Once declared, the attack stands: no backing out after seeing the stack (6.8).${attackedSoFar(state)}`,
      submit: 'Ask for Japan’s factors',
      checks: [
        ...hexChecks(state),
        ...markerChecks(state),
        ...(isRow ? [] : attackChecks(state, ['attack', 'fromFort'])),
      ],
    },
    {
      ...(isRow
        ? { range: rangeField }
        : { attack: factors('Attack factors', 0, { initial: 0, hint: own }) }),
      // What has to be typed stands above what has a usual answer.
      ...nearFields(state, supportLimits(state, {})),
      terrain: terrainField(state, !row),
      ...(state.beachheads.some(({ marker }) => marker) && { beachhead: beachheadField(state) }),
      ...(!isRow && {
        facts: factsField('This attack is', [fortOption(state), ...(row ? [] : [offFordOption])]),
        fromFort: fortField(state),
        ...(!row && { offFord: offFordField('facts') }),
      }),
      hex: hexField(state),
    },
  );
  const battle: Battle = {
    ...common(said, state),
    attacker: 'us',
    subCommand,
    ...(said.range && { rowRange: Number(said.range) }),
    beachhead: said.beachhead ?? 'none',
  };
  work.lines.push(...declarationLines(battle), ...againLines(state, battle));
  return battle;
}

/** 10.3: what this phase has attacked already, for the players to see who may still attack and be attacked. */
function attackedSoFar(state: IphState): string {
  const words = attackedNow(state).map(({ what }) => what);
  return words.length ? ` Already attacked: ${words.join('; ')} (10.3).` : '';
}

const hintOf = (words: string) => (words ? { hint: words.trim() } : {});

/** 10.3: only momentum strikes a hex twice in a phase (IPH-40); it is told, and goes on. */
const againLines = (state: IphState, { hex, momentum }: Battle): TraceLine[] =>
  hex && !momentum && attackedNow(state).some(({ what }) => what.startsWith(hex))
    ? [warning(`${hex} was attacked in this phase already`, { rule: '10.3' })]
    : [];

const MARKER_ALONE = 'marker-alone';

/** 6.8: the Japanese total is asked only after the US has declared, and his ships and planes with it. */
function* askDefence(work: Derivation, state: IphState, battle: Battle): Steps<Battle> {
  const { loneMarker } = state.house;
  const isUnit = loneMarker === 'unit';
  const alone: Option = {
    value: MARKER_ALONE,
    label: 'Only the beachhead marker',
    note: '8.3',
    ...(loneMarker === 'marker' &&
      battle.rowRange !== undefined && { disabled: 'Battleship Row fires at ground units (11.3).' }),
  };
  const {
    defence,
    facts = [],
    ...support
  } = yield* askFields<Defence>(
    { ...work, side: 'jp' },
    {
      key: 'defence',
      rule: '6.8',
      title: 'Japan defends',
      hint: 'All units in the hex defend together (10.6); a beachhead marker adds 1 (8.3).',
      submit: 'Defend',
      submitOn: 'Defend on',
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
    },
    {
      defence: factors('Defence factors', 1),
      ...(battle.beachhead === 'in' && { facts: factsField('Who defends', [alone]) }),
      ...supportFields(yield* askLimits(work, state, {})),
    },
  );
  const markerAlone = facts.includes(MARKER_ALONE);
  const label = markerAlone ? 'Defence factors, the marker alone' : 'Defence factors';
  work.lines.push(fact(label, { value: String(defence), rule: '6.8', prompt: 'defence' }));
  const helpless = markerAlone && !isUnit;
  return { ...battle, defence, markerAlone, helpless, support: supportOf(support) };
}

type Defence = SaidSupport & { readonly defence: number; readonly facts?: readonly string[] };

const common = (said: Said, state: IphState) => ({
  night: isNight(state),
  terrain: said.terrain,
  hex: said.terrain === FORD_ISLAND ? '' : (said.hex ?? ''),
  attack: said.attack ?? 0,
  fromFort: said.fromFort ?? 0,
  offFord: said.offFord ?? 0,
  beachhead: 'none' as const,
  near: said.near ?? 0,
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
    battle.rowRange === undefined && !battle.airOnly && !battle.allOff && `${battle.attack} attack`,
    battle.fromFort && `${battle.fromFort} from a fort`,
    battle.offFord && `${battle.offFord} off Ford Island`,
    battle.defence !== undefined && `${battle.defence} defence`,
  ].filter(Boolean);
  const value = parts.join(', ');
  return [fact(`Into ${where}`, { ...(value && { value }), rule: '10.2', prompt: 'declare' })];
}
