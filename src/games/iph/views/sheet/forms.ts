import type { FormCheck, FormField, FormValues } from '../../../../core/play/form';
import type { Option } from '../../../../core/play/prompt';
import { stepsOfTurn } from '../../../../core/play/sequence';
import type { SheetForm } from '../../../../kit/standard/sheet';
import { chitName, cupAtStart, isFight, SUB_COMMAND_NAMES, SUB_COMMANDS } from '../../data/chits';
import { FORCE_NAMES, FORCES } from '../../data/forces';
import { HEX_NUMBER } from '../../data/hexes';
import { SEQUENCE, turnBox } from '../../data/sequence';
import { DEFAULT_HOUSE, houseFields } from '../../state/house';

export const choice = (
  key: string,
  label: string,
  options: { readonly [value: string]: string },
  more: Partial<Pick<FormField, 'rule' | 'when' | 'hint'>> & { readonly initial?: string } = {},
): FormField => ({ key, label, kind: 'choice', options: optionsOf(options), ...more });

export const optionsOf = (options: { readonly [value: string]: string }): Option[] =>
  Object.entries(options).map(([value, label]) => ({ value, label }));

export const number = (
  key: string,
  label: string,
  max: number,
  more: Partial<Pick<FormField, 'rule' | 'when' | 'hint'>> & {
    readonly initial?: number;
    readonly min?: number;
  } = {},
): FormField => ({ key, label, kind: 'number', min: 0, max, initial: 0, ...more });

/** Where the game is: in its set-up, in a turn, or after the last one. */
export const stageOf = (given: FormValues): string => String(given.stage);
export const turnOf = (given: FormValues): number => (stageOf(given) === 'turn' ? Number(given.turn) : 11);
export const inOperations = (given: FormValues): boolean =>
  stageOf(given) === 'turn' && given.phase === 'operations';

const NAME = { kind: 'text', maxLength: 24, optional: false } as const;

export const gameForm = (): SheetForm => ({
  key: 'game',
  title: 'Players and turn',
  rule: '1.2',
  hint: 'The questions follow the printed sheet, line by line.',
  fields: [
    { key: 'jp', label: 'Japanese player', ...NAME, initial: 'Japan' },
    { key: 'us', label: 'US player', ...NAME, initial: 'US' },
    choice(
      'stage',
      'The game is',
      { 'set-up': 'in its set-up', turn: 'in a turn', over: 'after turn 11' },
      { initial: 'turn' },
    ),
    number('turn', 'Turn', 11, {
      min: 1,
      initial: 1,
      rule: '5.2',
      when: { field: 'stage', includes: ['turn'] },
    }),
  ],
  checks: [
    { kind: 'different', fields: ['jp', 'us'], message: 'Two names, so that the log can tell you apart.' },
  ],
});

export const houseForm = (): SheetForm => ({
  key: 'house',
  title: 'House rules',
  rule: '1.1',
  fields: houseFields(DEFAULT_HOUSE),
  checks: [],
});

/** Phase, chits and Japanese phases; what is gone for good. */
export function turnForm(given: FormValues): SheetForm {
  const turn = turnOf(given);
  const steps = stepsOfTurn(SEQUENCE, turn);
  const phase = choice('phase', 'Phase', Object.fromEntries(steps.map(({ id, label }) => [id, label])), {
    initial: 'operations',
    rule: '5.2',
  });
  const gone: FormField = {
    key: 'gone',
    label: 'Eliminated',
    kind: 'flags',
    options: SUB_COMMANDS.map((value) => ({ value, label: SUB_COMMAND_NAMES[value] })),
    initial: [],
    rule: '5.6',
  };
  const playing = stageOf(given) === 'turn';
  return {
    key: 'turn',
    title: 'The turn',
    rule: '5.2',
    fields: [
      ...(playing ? [phase] : []),
      gone,
      number('row', 'BB Row, points', 5, { rule: '4.5', when: { field: 'gone', includes: ['bbrow'] } }),
      choice('rebellion', 'Issei rebellion', { no: 'no', yes: 'yes' }, { initial: 'no', rule: '10.13' }),
      ...(playing ? [...carrierFields(turn), ...cupFields(turn)] : []),
    ],
    checks: playing ? cupChecks(given, turn) : [],
  };
}

const carrierFields = (turn: number): readonly FormField[] => {
  if (!stepsOfTurn(SEQUENCE, turn).some(({ id }) => id === 'carrier-warfare')) return [];
  const when = { field: 'phase', includes: ['carrier-warfare'] };
  const placed = { no: 'US has not placed', us: 'US has placed', revealed: 'revealed' };
  return [
    choice('placed', 'Ship disposition', placed, { initial: 'no', rule: '7.3', when }),
    number('us-placed', 'US carriers placed close in', 2, { when: { field: 'placed', includes: ['us'] } }),
  ];
};

const operations = { field: 'phase', includes: ['operations'] };
const chitsOf = (turn: number) => cupAtStart(turn, []);

function cupFields(turn: number): readonly FormField[] {
  const chits = chitsOf(turn).map((value) => ({ value, label: chitName(value) }));
  const jpPhases = [
    { value: 'jp-movement', label: 'Japanese movement' },
    { value: 'jp-combat', label: 'Japanese combat' },
  ];
  const drawn: FormField = {
    key: 'drawn',
    label: 'Chits drawn',
    kind: 'flags',
    options: chits,
    initial: [],
    rule: '5.6',
    when: operations,
  };
  return [
    ...(chits.length ? [drawn] : []),
    {
      key: 'taken',
      label: 'Taken',
      kind: 'flags',
      options: jpPhases,
      initial: [],
      rule: '5.7',
      when: operations,
    },
    {
      key: 'underway',
      label: 'Underway',
      kind: 'choice',
      options: [{ value: 'none', label: 'nothing' }, ...jpPhases, ...chits],
      initial: 'none',
      rule: '5.7',
      when: operations,
    },
    ...(chits.some((chit) => chit.value === 'bbrow-fight')
      ? [
          choice(
            'fired',
            'BB Row has attacked',
            { no: 'no', yes: 'yes' },
            {
              initial: 'no',
              rule: '11.3',
              when: { field: 'underway', includes: ['bbrow-fight'] },
            },
          ),
        ]
      : []),
    {
      key: 'attacked',
      label: 'Attacked this phase',
      kind: 'text',
      maxLength: 600,
      optional: true,
      rule: '10.3',
      when: { field: 'underway', includes: ['jp-combat', ...chitsOf(turn).filter(isFight)] },
    },
    choice(
      'momentum',
      'Momentum attack open',
      { no: 'no', yes: 'yes' },
      {
        initial: 'no',
        rule: '10.4',
        when: { field: 'underway', includes: ['jp-combat'] },
      },
    ),
  ];
}

/** 5.6 to 5.8: a phase underway belongs to a drawn chit, or to Japan who has not taken it yet. */
function cupChecks(given: FormValues, turn: number): readonly FormCheck[] {
  const chits = chitsOf(turn);
  return [
    ...chits.map(
      (chit): FormCheck => ({
        kind: 'never',
        field: 'underway',
        all: [
          { field: 'underway', includes: [chit] },
          { field: 'drawn', includes: [chit], not: true },
        ],
        message: `${chitName(chit)} is underway but not among the chits drawn: mark it there.`,
      }),
    ),
    ...['jp-movement', 'jp-combat'].map(
      (phase): FormCheck => ({
        kind: 'never',
        field: 'underway',
        all: [
          { field: 'underway', includes: [phase] },
          { field: 'taken', includes: [phase] },
        ],
        message: 'It is taken already: each Japanese phase comes once a turn (5.7).',
      }),
    ),
    ...(given.pulls === 'four'
      ? [
          {
            kind: 'sum-at-most',
            fields: ['drawn'],
            max: 4,
            message: 'Four chits a turn at most, by your house rule.',
          } as const,
        ]
      : []),
    {
      kind: 'never',
      field: 'underway',
      all: [
        { field: 'underway', includes: ['bbrow-fight'] },
        { field: 'gone', includes: ['bbrow'] },
      ],
      message: 'BB Row is eliminated, so its chit is out of the cup (5.6).',
    },
  ];
}

export const BEACHES = ['first', 'centre', 'last'] as const;
const BEACH_LABELS = { first: 'One end', centre: 'Centre', last: 'Other end' };

/** Beachheads and who stalls there, units still to land, steps where they are counted. */
export function landingForm(given: FormValues): SheetForm {
  const set = stageOf(given) !== 'set-up';
  const stalls = inOperations(given) && !turnBox(turnOf(given)).night;
  const counted = set && given.registers === 'on';
  const landing = given.phase === 'jp-landing' && stageOf(given) === 'turn';
  const waiting = ['waiting-snlf', 'waiting-ija'];
  return {
    key: 'landing',
    title: 'Landing and forces',
    rule: '8.2',
    fields: [
      ...(set ? BEACHES.flatMap((beach) => beachFields(beach, stalls)) : []),
      number('waiting-snlf', 'SNLF still to land', 150, { rule: '8.2' }),
      number('waiting-ija', 'IJA still to land', 150),
      ...(counted
        ? FORCES.map((force) => number(force, `${FORCE_NAMES[force]}, steps`, 150, { rule: '2.11' }))
        : []),
    ],
    checks: [
      ...(set
        ? [
            {
              kind: 'different',
              fields: BEACHES.map((beach) => `hex-${beach}`),
              message: 'Three different hexes.',
            } as const,
            ...(stalls ? BEACHES.map(stallCheck) : []),
          ]
        : []),
      ...(landing
        ? [
            {
              kind: 'sum-at-least',
              fields: waiting,
              min: 1,
              message:
                'With nothing left to land the Landing Phase is passed over: go back and say Operations.',
            } as const,
            {
              kind: 'never',
              field: 'marker-last',
              all: BEACHES.map((beach) => ({
                field: `marker-${beach}`,
                includes: ['in'],
                not: true as const,
              })),
              message: 'Without a beachhead marker nothing lands: go back and say Operations.',
            } as const,
          ]
        : []),
    ],
  };
}

function beachFields(beach: (typeof BEACHES)[number], stalls: boolean): readonly FormField[] {
  const label = BEACH_LABELS[beach];
  const marker = { in: 'marker in play', held: 'Japan’s, marker lost', lost: 'the US holds it' };
  return [
    {
      key: `hex-${beach}`,
      label: `${label}: hex`,
      kind: 'text',
      maxLength: 4,
      optional: false,
      pattern: HEX_NUMBER,
      rule: '3.5',
    },
    choice(`marker-${beach}`, `${label}: beachhead`, marker, { initial: 'in', rule: '8.3' }),
    ...(stalls
      ? [
          number(`stalled-snlf-${beach}`, `${label}: SNLF stalled`, 4, { rule: '8.5' }),
          number(`stalled-ija-${beach}`, `${label}: IJA stalled`, 4, { rule: '8.5' }),
        ]
      : []),
  ];
}

const stallCheck = (beach: string): FormCheck => ({
  kind: 'sum-at-most',
  fields: [`stalled-snlf-${beach}`, `stalled-ija-${beach}`],
  max: 4,
  message: 'Four units fit into a hex (8.1).',
});
