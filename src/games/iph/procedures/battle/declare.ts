import type { FormCheck, FormField, FormValues } from '../../../../core/form';
import { askForm, type Steps, type Working } from '../../../../core/procedure';
import type { Option } from '../../../../core/prompt';
import { signed } from '../../../../core/trace';
import { TERRAIN_NAMES, TERRAINS } from '../../charts';
import { SUB_COMMAND_NAMES, type SubCommand, subCommandOf } from '../../cup';
import { HEX_NUMBER } from '../../hexes';
import { type IphState, isNight, rowAlive, type SideId } from '../../state';

/** What the two players say of an attack before any die is rolled. Factors are as typed; shifts are for the attacker. */
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
  /** Typed with the declaration when Japan attacks, who may always look (6.8). */
  readonly defence?: number;
  readonly concentric: boolean;
  readonly beachhead: 'none' | 'near' | 'in';
};

/** Ships and planes entered by hand: factors for Japan, columns for the attacker. */
export type HandHelp = { readonly factors: number; readonly shift: number; readonly reason: string };

export const FORD_ISLAND = 'ford-island';
const MOST_FACTORS = 99;

const factors = (key: string, label: string, more: Partial<FormField> = {}): FormField =>
  ({ key, label, kind: 'number', min: 0, max: MOST_FACTORS, initial: 0, ...more }) as FormField;

const terrainField = (initial: string, withFord: boolean): FormField => ({
  key: 'terrain',
  label: 'Terrain of the attacked hex',
  rule: '10.8',
  kind: 'choice',
  initial,
  options: [
    ...TERRAINS.map((value): Option => ({ value, label: TERRAIN_NAMES[value] ?? value })),
    ...(withFord ? [{ value: FORD_ISLAND, label: 'Ford Island' }] : []),
  ],
});

/** Asked where control of the hex scores (4.4). */
const hexField: FormField = {
  key: 'hex',
  label: 'Hex number',
  kind: 'text',
  maxLength: 4,
  optional: true,
  pattern: HEX_NUMBER,
  when: { field: 'terrain', includes: ['city', 'installation', 'fortification', 'oil', 'airfield'] },
};

/** Help by ships and planes, for as long as their own steps are entered by hand. */
const helpFields = (momentum: boolean): readonly FormField[] =>
  momentum
    ? []
    : [
        factors('helpFactors', 'Battleship factors for Japan', {
          max: 12,
          rule: '7.1',
          when: help,
        } as Partial<FormField>),
        {
          key: 'helpShift',
          label: 'Columns for the attacker',
          kind: 'number',
          min: -6,
          max: 6,
          initial: 0,
          when: help,
        },
        { key: 'helpReason', label: 'Why', kind: 'text', maxLength: 60, optional: true, when: help },
      ];
const help = { field: 'facts', includes: ['help'] } as const;
const helpOption: Option = { value: 'help', label: 'Ships or planes help' };
const helpCheck: FormCheck = {
  kind: 'text-when-not',
  field: 'helpReason',
  unless: { helpFactors: 0, helpShift: 0 },
  message: 'Say in a word what helps: it goes into the log.',
};

const someAttack = (fields: readonly string[]): FormCheck => ({
  kind: 'sum-at-least',
  fields,
  min: 1,
  message: 'An attack needs at least 1 factor.',
});
const halvedAttack = (fields: readonly string[]): FormCheck => ({
  kind: 'sum-at-least',
  fields,
  min: 2,
  when: { field: 'terrain', includes: [FORD_ISLAND] },
  message: 'Halved onto Ford Island, 1 factor is none and cannot attack (11.2).',
});
const onto = (state: IphState) => (state.house.fordHalving === 'total' ? [halvedAttack] : []);

/** Declares a Japanese attack; he may look at the defenders, so both totals stand on one screen (6.8). */
function* declareJapanese(
  work: Working,
  state: IphState,
  momentum: boolean,
): Steps<Battle & { help: HandHelp }> {
  const row = rowAlive(state);
  const flags: Option[] = [
    { value: 'concentric', label: 'Concentric', note: '10.12' },
    ...(row ? [] : [{ value: 'off-ford', label: 'Off Ford Island', note: '11.2' }]),
    ...(momentum ? [] : [helpOption]),
  ];
  const values = yield* askForm(work, {
    key: 'declare',
    rule: momentum ? '10.4' : '10.2',
    title: momentum ? 'Momentum attack' : 'Japan attacks',
    submit: 'Attack',
    fields: [
      factors(
        'attack',
        state.house.fordHalving === 'unit'
          ? 'Attack factors (halve each unit onto Ford Island)'
          : 'Attack factors',
      ),
      factors('defence', 'Defence factors', {
        min: 1,
        initial: 1,
        ...(row ? { when: { field: 'terrain', includes: TERRAINS } } : {}),
      } as Partial<FormField>),
      terrainField('clear', true),
      { key: 'facts', label: 'True of this attack', kind: 'flags', options: flags, initial: [] },
      factors('offFord', 'Of these, off Ford Island', {
        min: 2,
        initial: 2,
        when: { field: 'facts', includes: ['off-ford'] },
      } as Partial<FormField>),
      ...helpFields(momentum),
      hexField,
    ],
    checks: [...onto(state).map((check) => check(['attack'])), someAttack(['attack', 'offFord']), helpCheck],
  });
  const facts = values.facts as readonly string[];
  const terrain = String(values.terrain);
  return {
    attacker: 'jp',
    momentum,
    night: isNight(state),
    terrain,
    hex: String(values.hex ?? ''),
    rowDefends: row && terrain === FORD_ISLAND,
    attack: Number(values.attack),
    fromFort: 0,
    offFord: count(values.offFord),
    ...(values.defence === undefined ? {} : { defence: Number(values.defence) }),
    concentric: facts.includes('concentric'),
    beachhead: 'none',
    help: helpOf(values),
  };
}

/** Declares a US attack by the drawn chit's sub-command (5.6); it cannot be called off after a look at the stack (6.8). */
function* declareAmerican(work: Working, state: IphState): Steps<Battle> {
  const subCommand = state.current ? subCommandOf(state.current) : '24';
  const name = SUB_COMMAND_NAMES[subCommand];
  const isRow = subCommand === 'bbrow';
  const row = rowAlive(state);
  const flags: Option[] = [
    { value: 'from-fort', label: 'From a garrisoned fort', note: '10.14' },
    ...(row ? [] : [{ value: 'off-ford', label: 'Off Ford Island', note: '11.2' }]),
  ];
  const markers = state.beachheads.filter((beachhead) => beachhead.marker).length;
  const values = yield* askForm(work, {
    key: 'declare',
    rule: isRow ? '11.3' : '10.2',
    title: `${name} attacks`,
    hint: 'Declared is declared: after looking at the stack there is no way back (6.8).',
    submit: "Ask Japan's factors",
    fields: [
      ...(isRow
        ? [rangeField]
        : [
            factors('attack', 'Attack factors', {
              hint: 'Without those in a garrisoned fort.',
            } as Partial<FormField>),
          ]),
      terrainField('clear', !row),
      ...(markers ? [beachheadField] : []),
      ...(isRow
        ? []
        : [
            {
              key: 'facts',
              label: 'True of this attack',
              kind: 'flags',
              options: flags,
              initial: [],
            } as FormField,
            factors('fromFort', 'Factors in the fort (doubled)', {
              min: 1,
              initial: 1,
              when: { field: 'facts', includes: ['from-fort'] },
            } as Partial<FormField>),
            factors('offFord', 'Of these, off Ford Island', {
              min: 2,
              initial: 2,
              when: { field: 'facts', includes: ['off-ford'] },
            } as Partial<FormField>),
          ]),
      hexField,
    ],
    checks: isRow
      ? []
      : [
          ...onto(state).map((check) => check(['attack', 'fromFort'])),
          someAttack(['attack', 'fromFort', 'offFord']),
        ],
  });
  return {
    attacker: 'us',
    subCommand,
    momentum: false,
    night: isNight(state),
    terrain: String(values.terrain),
    hex: String(values.hex ?? ''),
    ...(isRow ? { rowRange: Number(values.range) } : {}),
    rowDefends: false,
    attack: count(values.attack),
    fromFort: count(values.fromFort),
    offFord: count(values.offFord),
    concentric: false,
    beachhead: values.beachhead === 'in' ? 'in' : values.beachhead === 'near' ? 'near' : 'none',
  };
}

const rangeField: FormField = {
  key: 'range',
  label: 'How far is the target?',
  rule: '11.3',
  kind: 'choice',
  initial: '1',
  options: [
    { value: '1', label: 'Next to it: two dice' },
    { value: '2', label: 'Two hexes: one die' },
  ],
};

const beachheadField: FormField = {
  key: 'beachhead',
  label: 'Beachhead marker',
  rule: '8.4',
  kind: 'choice',
  initial: 'none',
  options: [
    { value: 'none', label: 'None near' },
    { value: 'near', label: 'Next to it' },
    { value: 'in', label: 'In the hex' },
  ],
};

/** 6.8: the Japanese total is asked only after the US has declared. */
function* askJapaneseDefence(work: Working): Steps<{ defence: number; help: HandHelp }> {
  const values = yield* askForm(
    { ...work, side: 'jp' },
    {
      key: 'defence',
      rule: '6.8',
      title: 'Japan defends',
      hint: 'All units in the hex defend together (10.6); a beachhead marker adds 1 (8.3).',
      submit: 'Defend',
      fields: [
        factors('defence', 'Defence factors', { min: 1, initial: 1 } as Partial<FormField>),
        { key: 'facts', label: 'True of this defence', kind: 'flags', options: [helpOption], initial: [] },
        ...helpFields(false),
      ],
      checks: [helpCheck],
    },
  );
  return { defence: Number(values.defence), help: helpOf(values) };
}

/** The whole declaration, in the order the rules give it. */
export function* askDeclaration(
  work: Working,
  state: IphState,
  attacker: SideId,
  momentum: boolean,
): Steps<{ battle: Battle; help: HandHelp }> {
  if (attacker === 'jp') {
    const { help: given, ...battle } = yield* declareJapanese(work, state, momentum);
    noteDeclaration(work, battle, given);
    return { battle, help: given };
  }
  const declared = yield* declareAmerican(work, state);
  noteDeclaration(work, declared, noHelp);
  const { defence, help: given } = yield* askJapaneseDefence(work);
  const battle = { ...declared, defence };
  work.lines.push({
    kind: 'fact',
    label: 'Defence factors',
    value: String(defence),
    rule: '6.8',
    prompt: 'defence',
  });
  if (given.factors || given.shift) work.lines.push(helpLine(given, 'defence'));
  return { battle, help: given };
}

const noHelp: HandHelp = { factors: 0, shift: 0, reason: '' };
const count = (value: unknown): number => (typeof value === 'number' ? value : 0);
const helpOf = (values: FormValues): HandHelp => ({
  factors: count(values.helpFactors),
  shift: count(values.helpShift),
  reason: String(values.helpReason ?? ''),
});

function helpLine(given: HandHelp, prompt: string) {
  const value = [
    given.factors && `${given.factors} factors`,
    given.shift && `${signed(given.shift)} columns`,
  ];
  return {
    kind: 'fact',
    label: `By hand: ${given.reason}`,
    value: value.filter(Boolean).join(', '),
    prompt,
  } as const;
}

function noteDeclaration(work: Working, battle: Battle, given: HandHelp): void {
  const terrain =
    battle.terrain === FORD_ISLAND ? 'Ford Island' : (TERRAIN_NAMES[battle.terrain] ?? battle.terrain);
  const where = battle.hex ? `${terrain}, hex ${battle.hex}` : terrain;
  work.lines.push({ kind: 'fact', label: `Into ${where}`, prompt: 'declare' });
  const parts = [
    battle.rowRange === undefined && `${battle.attack} attack`,
    battle.fromFort && `${battle.fromFort} from a fort`,
    battle.offFord && `${battle.offFord} off Ford Island`,
    battle.defence !== undefined && `${battle.defence} defence`,
  ].filter(Boolean);
  if (parts.length)
    work.lines.push({
      kind: 'fact',
      label: 'Factors',
      value: parts.join(', '),
      rule: '10.2',
      prompt: 'declare',
    });
  if (given.factors || given.shift) work.lines.push(helpLine(given, 'declare'));
}
