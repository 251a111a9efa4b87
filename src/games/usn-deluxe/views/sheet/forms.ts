import type { FormField, FormValues } from '../../../../core/play/form';
import { stepsOfTurn } from '../../../../core/play/sequence';
import { choose, formFields as fields, mark, number, pick } from '../../../../kit/fields';
import { countIn, flagsIn, oneIn, textIn } from '../../../../kit/given';
import { namesDiffer, playerFields } from '../../../../kit/standard/players';
import type { SheetForm } from '../../../../kit/standard/sheet';
import { THEATRES, type Theatre, theatresOf } from '../../data/attack-limits';
import { CLIENTS } from '../../data/clients';
import { AREAS } from '../../data/geography';
import { HOUSE } from '../../data/house';
import { OPTIONS, type OptionId } from '../../data/options';
import { SIDE_WORDS, sequenceOf } from '../../data/phases';
import { FURTHER, READINESS } from '../../data/readiness';
import { RESERVES } from '../../data/reserves';
import { SCENARIO_ITEMS } from '../../data/scenario-items';
import { aboutScenario, isCampaign, isDecember, SCENARIO_IDS, type ScenarioId } from '../../data/scenarios';
import type { SideId } from '../../data/units';
import { isByPoints } from '../../data/verdicts';
import { ENDS } from '../../procedures/by-hand';
import { setUpOf } from '../../procedures/phases';
import { needed, switchesFor } from '../../procedures/set-up';
import { checkOf } from '../../questions/checks';
import { clientId } from '../../state/dues';
import { suits } from '../../state/needs';
import { FLEET_STAYED } from '../../state/victory';
import { items, lineFields, NAME } from './lines';

const YES_NO = { no: 'no', yes: 'yes' };

export const scenarioIn = (given: FormValues): ScenarioId =>
  oneIn(given, 'scenario', ...SCENARIO_IDS) ?? 'g1';
export const optionsIn = (given: FormValues): readonly OptionId[] =>
  [...(aboutScenario(scenarioIn(given)).forced ?? []), ...flagsIn(given, 'options')] as readonly OptionId[];
const has = (given: FormValues, option: OptionId): boolean => optionsIn(given).includes(option);

/** After its last turn a war stands there for good. */
export const isOver = ({ stands }: FormValues): boolean => stands === 'over' || stands === 'counted';
export const turnIn = (given: FormValues): number =>
  isOver(given) ? aboutScenario(scenarioIn(given)).to : countIn(given, 'turn');
export const isFirst = (given: FormValues): boolean =>
  !isOver(given) && turnIn(given) === aboutScenario(scenarioIn(given)).from;

export const warForm = (): SheetForm => ({
  key: 'war',
  title: 'The war',
  rule: 'Set-up',
  fields: fields({
    ...playerFields({ j: 'Japanese player', a: 'Allied player' }, { j: 'Japan', a: 'Allies' }),
    scenario: pick(
      'Which war',
      SCENARIO_IDS.filter((id) => !aboutScenario(id).later).map((value) => ({
        value,
        label: aboutScenario(value).name,
      })),
    ),
    stands: choose('It stands', {
      underway: 'underway',
      over: 'after the last turn',
      counted: 'after the last turn, the areas counted',
    }),
    ended: choose('It was ended', { no: 'no', ...ENDS }),
  }),
  checks: [namesDiffer(['j', 'a'])],
});

export const rulesForm = (given: FormValues): SheetForm => {
  const offered = switchesFor(scenarioIn(given));
  return {
    key: 'rules',
    title: 'Rules',
    rule: 'Set-up',
    fields: [
      ...fields({
        options: mark(
          'Optional rules',
          offered.map((value) => ({ value, label: OPTIONS[value].label })),
          { initial: [] },
        ),
      }),
      ...HOUSE.fields(HOUSE.defaults),
    ],
    checks: needed(offered),
  };
};

const MOST_POINTS = 9_999;

/** The turn, the points, and what is done once a game. */
export const timeForm = (given: FormValues): SheetForm => {
  const { from, to } = aboutScenario(scenarioIn(given));
  const once = onceIn(given);
  const points = (side: 'j' | 'a') => ({
    [`${side}Points`]: number(`${SIDE_WORDS[side]} points`, -MOST_POINTS, MOST_POINTS, { initial: 0 }),
    [`${side}Hundredths`]: number(`${SIDE_WORDS[side]} points, hundredths more`, -99, 99, { initial: 0 }),
  });
  return {
    key: 'time',
    title: 'Time and points',
    rule: '3',
    fields: fields({
      ...(!isOver(given) && { turn: number('Turn', from, to, { rule: '3' }) }),
      ...points('j'),
      ...points('a'),
      ...(once.length && {
        once: mark(
          'Done for good',
          once.map(({ id, name }) => ({ value: id, label: name })),
          { initial: [] },
        ),
      }),
    }),
  };
};

const STAYED = { id: FLEET_STAYED, name: 'A fleet that had to leave stayed' };
const OCEAN = { id: 'indian-ocean', name: 'Indian Ocean operation' };
/** What comes about once a game and stays. */
export function onceIn(given: FormValues): readonly { readonly id: string; readonly name: string }[] {
  const scenario = scenarioIn(given);
  const options = { options: optionsIn(given) };
  return [
    ...(isDecember(scenario) ? [OCEAN] : []),
    ...(scenario === 'phil' ? [STAYED] : []),
    ...(has(given, 'asia')
      ? CLIENTS.filter(({ placed = [] }) => !placed.includes(scenario)).map(({ id, name }) => ({
          id: clientId(id),
          name: `Client army of ${name}`,
        }))
      : []),
    ...SCENARIO_ITEMS.filter(
      ({ asked, scenarios, needs }) =>
        asked === 'once' && scenarios.includes(scenario) && suits(options, needs),
    ),
  ];
}

export const OPENED = 'deployment';
export const attacksKey = (side: SideId, theatre: Theatre): string => `attacks-${side}-${theatre}`;

/** The phase, and what the optional rules keep. */
export function turnForm(given: FormValues): SheetForm {
  const steps = stepsOfTurn(sequenceOf(scenarioIn(given), HOUSE.read(given)), turnIn(given));
  const count = (label: string, rule: string, most = 999) => number(label, 0, most, { initial: 0, rule });
  return {
    key: 'turn',
    title: 'The turn',
    rule: '3',
    fields: [
      ...fields({
        ...(!isOver(given) && {
          step: pick(
            'Phase',
            steps.map(({ id, label }) => ({ value: id, label })),
          ),
        }),
        ...(has(given, 'convoy') && {
          convoy: choose('Convoys are escorted', { yes: 'yes', no: 'no more' }, { rule: '33' }),
        }),
        ...(has(given, 'magic') && {
          magic: choose('Magic was used this month', YES_NO, { rule: '38' }),
        }),
        ...(has(given, 'china') && {
          civilWar: choose(
            'The Allies lead in China',
            { all: 'all', nationalists: 'the Nationalists', none: 'nobody' },
            { rule: '45.A(I)' },
          ),
          nationalist: count('Nationalist armies that may come back', '45.A(H)'),
          communist: count('Communist armies that may come back', '45.A(H)'),
        }),
        ...(has(given, 'strategic') && {
          points: count('Operational points of each turn', '44'),
          spent: count('Operational points spent this turn', '44'),
          stored: count('Hundredths of resources kept for the next quarter', '44', 99_999),
        }),
        ...(has(given, 'wpoReadiness') && {
          readiness: mark('Readiness', readinessWords(), { rule: 'War Plan Orange', initial: [] }),
        }),
        ...(has(given, 'allyVarDeploy') && {
          [OPENED]: choose('Allied variable deployment, opened', deployments(), {
            rule: 'Variable Deployment',
          }),
        }),
      }),
      ...fields(
        Object.fromEntries(
          theatresOf(scenarioIn(given)).flatMap((theatre) =>
            (['j', 'a'] as const).map((side) => [
              attacksKey(side, theatre),
              count(`${SIDE_WORDS[side]} land attacks made, ${THEATRES[theatre]}`, 'CBI'),
            ]),
          ),
        ),
      ),
      ...(RESERVES.some(({ scenarios }) => scenarios.includes(scenarioIn(given)))
        ? lineFields(
            'reserves',
            'Reserves called on turn',
            '23.A',
            items(`(?:${RESERVE_NAMES.join('|')}) +\\d{1,3}`, 'as in A-Go 60; Sho-Go 120.'),
          )
        : []),
      ...lineFields('supplied', 'Emergency supply of this turn', '12(L)', items(NAME, 'as in Buna; Wake.')),
      ...lineFields(
        'served',
        'Ships refuelled this turn where there is a limit',
        '12(O)',
        items(`${NAME} +\\d{1,3}`, 'as in Rabaul 3; Truk 6.'),
      ),
    ],
  };
}
const RESERVE_NAMES = RESERVES.map(({ name }) => name);

/** Every result that readiness can come to, by its words. */
const readinessWords = (): { readonly [result: string]: string } =>
  Object.fromEntries(
    [...Object.values(READINESS), ...Object.values(FURTHER)].flatMap(({ rows = [] }) =>
      rows.flatMap(({ gives, label }) => (gives.startsWith('>') ? [] : [[gives, label] as const])),
    ),
  );

const deployments = (): { readonly [row: string]: string } => ({
  no: 'no',
  ...Object.fromEntries(
    (checkOf('allyVarDeploy').rows ?? []).map(({ gives, label }) => [gives || 'none', label]),
  ),
});

const BASE = `${NAME} +(?:air +\\d{1,3}|naval)(?: +(?:damaged|neutralized|destroyed|ungarrisoned))?`;
const sides = (of: (side: 'j' | 'a', words: string) => readonly FormField[]): readonly FormField[] => [
  ...of('j', SIDE_WORDS.j),
  ...of('a', SIDE_WORDS.a),
];

/** Bases and units, and what is on its way. */
export const basesForm = (): SheetForm => ({
  key: 'bases',
  title: 'Bases and units',
  rule: '19',
  fields: [
    ...sides((side, words) =>
      lineFields(
        `${side}-bases`,
        `${words} bases`,
        '19',
        items(BASE, 'as in Truk air 20; Lae air 5 damaged; Rabaul naval neutralized.'),
      ),
    ),
    ...sides((side, words) =>
      lineFields(
        `${side}-neutral`,
        `${words}, neutralized`,
        '9',
        items(NAME, 'as in Lae; 3rd Marine Division.'),
      ),
    ),
    ...lineFields(
      'coming',
      'On its way',
      '22',
      items(
        `\\d{1,3}(?:\\.[59])?(?: +(?:Japanese|Allied))? *: *[^;:]{1,250}`,
        'as in 60 Allied: 1 × engineer [22]; 64: something else.',
      ),
    ),
  ],
});

/** The areas as the last counting left them. */
export const areasForm = (): SheetForm => ({
  key: 'areas',
  title: 'Areas at the last count',
  rule: 'Geographic',
  fields: sides((side, words) =>
    lineFields(
      `${side}-held`,
      `${words} areas`,
      'Geographic',
      items(
        `(?:${AREAS.map(({ id }) => id).join('|')})(?: +half)?`,
        'their short names, as in rangoon; guam half.',
      ),
    ),
  ),
});

/** Each place of the set-up by side and name, and by what stands there where a place has several lines. */
const places = (given: FormValues) =>
  (['j', 'a'] as const).flatMap((side) => {
    const lines = setUpOf({ scenario: scenarioIn(given), options: optionsIn(given) }, side);
    return lines.map(({ id, place, units = '', ships = '' }) => {
      const alone = lines.filter((line) => line.place === place).length === 1;
      return { value: id, label: `${SIDE_WORDS[side]}: ${alone ? place : `${place}, ${units || ships}`}` };
    });
  });

export const setUpForm = (given: FormValues): SheetForm => ({
  key: 'set-up',
  title: 'Set-up',
  rule: 'Set-up',
  fields: fields({ placed: mark('Placed', places(given), { initial: [] }) }),
});

export const hasAreas = (given: FormValues): boolean =>
  isCampaign(scenarioIn(given)) || !isByPoints(scenarioIn(given));
export const hasTurn = (given: FormValues): boolean => textIn(given, 'step') !== '' || isOver(given);

/** What is due on this turn, from what stands above. */
export const dueForm = (dues: readonly { readonly value: string; readonly label: string }[]): SheetForm => ({
  key: 'dues',
  title: 'What is due',
  rule: 'Phase 1',
  fields: fields({ still: mark('Still to do on this turn', dues, { initial: [] }) }),
});
