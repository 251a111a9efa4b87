import type { FormValues } from '../../../../core/form';
import { askForm, type Steps, type Working } from '../../../../core/procedure';
import type { Option } from '../../../../core/prompt';
import { signed, type TraceLine } from '../../../../core/trace';
import { TERRAIN_NAMES, TERRAINS } from '../../charts';
import { SUB_COMMAND_NAMES, type SubCommand, subCommandOf } from '../../cup';
import { type IphState, isNight, rowAlive, type SideId } from '../../state';
import {
  attackChecks,
  beachheadField,
  FORD_ISLAND,
  factors,
  factsField,
  fortField,
  fortOption,
  helpCheck,
  helpFields,
  helpOption,
  hexField,
  offFordField,
  offFordOption,
  rangeField,
  terrainField,
} from './fields';

/** What the two players say of an attack before any die is rolled. Factors are as typed. */
export type Battle = {
  readonly attacker: SideId;
  /** The sub-command of the drawn chit, when the US attacks. */
  readonly subCommand?: SubCommand;
  /** A second attack by the force that has just advanced (10.4). */
  readonly momentum: boolean;
  readonly night: boolean;
  readonly terrain: string;
  readonly hex: string;
  /** Battleship Row attacks from this many hexes away (11.3). */
  readonly rowRange?: number;
  readonly rowDefends: boolean;
  readonly attack: number;
  readonly fromFort: number;
  readonly offFord: number;
  /** Undefined when Battleship Row rolls up its own (11.4). */
  readonly defence?: number;
  readonly concentric: boolean;
  readonly beachhead: 'none' | 'near' | 'in';
};

/** Ships and planes entered by hand: factors for Japan, columns for the attacker. */
export type HandHelp = { readonly factors: number; readonly shift: number; readonly reason: string };

type Declaration = { readonly battle: Battle; readonly help: HandHelp };

/** The whole declaration, in the order the rules give it. */
export function* askDeclaration(
  work: Working,
  state: IphState,
  attacker: SideId,
  momentum: boolean,
): Steps<Declaration> {
  if (attacker === 'jp') return yield* declareJapanese(work, state, momentum);
  const declared = yield* declareAmerican(work, state);
  const { defence, help } = yield* askJapaneseDefence(work);
  return { battle: { ...declared, defence }, help };
}

/** Declares a Japanese attack; he may look at the defenders, so both totals stand on one screen (6.8). */
function* declareJapanese(work: Working, state: IphState, momentum: boolean): Steps<Declaration> {
  const row = rowAlive(state);
  const flags: Option[] = [
    { value: 'concentric', label: 'Concentric', note: '10.12' },
    ...(row ? [] : [offFordOption]),
    ...(momentum ? [] : [helpOption]),
  ];
  const perUnit = state.house.fordHalving === 'unit';
  const rolledByRow = row ? { when: { field: 'terrain', includes: TERRAINS } } : {};
  const values = yield* askForm(work, {
    key: 'declare',
    rule: momentum ? '10.4' : '10.2',
    title: momentum ? 'Momentum attack' : 'Japan attacks',
    submit: 'Attack',
    fields: [
      factors('attack', perUnit ? 'Attack factors (halve each unit onto Ford Island)' : 'Attack factors'),
      factors('defence', 'Defence factors', { min: 1, initial: 1, ...rolledByRow }),
      terrainField(true),
      factsField('True of this attack', flags),
      ...(row ? [] : [offFordField]),
      ...(momentum ? [] : helpFields),
      hexField,
    ],
    checks: [...attackChecks(state, ['attack']), helpCheck],
  });
  const terrain = String(values.terrain);
  const battle: Battle = {
    ...common(values, state),
    attacker: 'jp',
    momentum,
    rowDefends: row && terrain === FORD_ISLAND,
    ...(values.defence === undefined ? {} : { defence: Number(values.defence) }),
    concentric: Array.isArray(values.facts) && values.facts.includes('concentric'),
  };
  const help = helpOf(values);
  work.lines.push(...declarationLines(battle), ...helpLines(help, 'declare'));
  return { battle, help };
}

/** Declares a US attack by the drawn chit's sub-command (5.6); it cannot be called off after a look at the stack (6.8). */
function* declareAmerican(work: Working, state: IphState): Steps<Battle> {
  const subCommand = state.current ? subCommandOf(state.current) : '24';
  const isRow = subCommand === 'bbrow';
  const row = rowAlive(state);
  const ownForce = [
    factsField('True of this attack', [fortOption, ...(row ? [] : [offFordOption])]),
    fortField,
    ...(row ? [] : [offFordField]),
  ];
  const values = yield* askForm(work, {
    key: 'declare',
    rule: isRow ? '11.3' : '10.2',
    title: `${SUB_COMMAND_NAMES[subCommand]} attacks`,
    hint: 'Declared is declared: after looking at the stack there is no way back (6.8).',
    submit: "Ask Japan's factors",
    fields: [
      isRow
        ? rangeField
        : factors('attack', 'Attack factors', { hint: 'Without those in a garrisoned fort.' }),
      terrainField(!row),
      ...(state.beachheads.some((beachhead) => beachhead.marker) ? [beachheadField] : []),
      ...(isRow ? [] : ownForce),
      hexField,
    ],
    checks: isRow ? [] : attackChecks(state, ['attack', 'fromFort']),
  });
  const { beachhead } = values;
  const battle: Battle = {
    ...common(values, state),
    attacker: 'us',
    subCommand,
    momentum: false,
    ...(isRow ? { rowRange: Number(values.range) } : {}),
    rowDefends: false,
    concentric: false,
    beachhead: beachhead === 'in' || beachhead === 'near' ? beachhead : 'none',
  };
  work.lines.push(...declarationLines(battle));
  return battle;
}

/** 6.8: the Japanese total is asked only after the US has declared. */
function* askJapaneseDefence(work: Working): Steps<{ defence: number; help: HandHelp }> {
  const japan = { ...work, side: 'jp' };
  const values = yield* askForm(japan, {
    key: 'defence',
    rule: '6.8',
    title: 'Japan defends',
    hint: 'All units in the hex defend together (10.6); a beachhead marker adds 1 (8.3).',
    submit: 'Defend',
    fields: [
      factors('defence', 'Defence factors', { min: 1, initial: 1 }),
      factsField('True of this defence', [helpOption]),
      ...helpFields,
    ],
    checks: [helpCheck],
  });
  const defence = Number(values.defence);
  const help = helpOf(values);
  work.lines.push({
    kind: 'fact',
    label: 'Defence factors',
    value: String(defence),
    rule: '6.8',
    prompt: 'defence',
  });
  work.lines.push(...helpLines(help, 'defence'));
  return { defence, help };
}

const count = (value: unknown): number => (typeof value === 'number' ? value : 0);

const common = (values: FormValues, state: IphState) => ({
  night: isNight(state),
  terrain: String(values.terrain),
  hex: String(values.hex ?? ''),
  attack: count(values.attack),
  fromFort: count(values.fromFort),
  offFord: count(values.offFord),
  beachhead: 'none' as const,
});

const helpOf = (values: FormValues): HandHelp => ({
  factors: count(values.helpFactors),
  shift: count(values.helpShift),
  reason: String(values.helpReason ?? ''),
});

function helpLines(help: HandHelp, prompt: string): TraceLine[] {
  if (!help.factors && !help.shift) return [];
  const parts = [help.factors && `${help.factors} factors`, help.shift && `${signed(help.shift)} columns`];
  const value = parts.filter(Boolean).join(', ');
  return [{ kind: 'fact', label: `By hand: ${help.reason}`, value, prompt }];
}

function declarationLines(battle: Battle): TraceLine[] {
  const terrain =
    battle.terrain === FORD_ISLAND ? 'Ford Island' : (TERRAIN_NAMES[battle.terrain] ?? battle.terrain);
  const where = battle.hex ? `${terrain}, hex ${battle.hex}` : terrain;
  const parts = [
    battle.rowRange === undefined && `${battle.attack} attack`,
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
