import type { FormCheck, FormValues } from '../../../../core/play/form';
import { stepsOfTurn } from '../../../../core/play/sequence';
import { choose, type Field, mark, number, when, words } from '../../../../kit/fields';
import {
  type Card,
  different,
  never,
  present,
  type Row,
  row,
  rowsFor,
  says,
  saysNot,
  sumAtMost,
  whole,
  yes,
} from '../../../../kit/papers/sheet';
import { namesDiffer } from '../../../../kit/standard/players';
import { chitName, cupAtStart, isFight, SUB_COMMAND_NAMES, SUB_COMMANDS } from '../../data/chits';
import { FORCE_NAMES, FORCES } from '../../data/forces';
import { HEX_NUMBER } from '../../data/hexes';
import { SEQUENCE, turnBox } from '../../data/sequence';
import { DEFAULT_HOUSE, houseFields } from '../../state/house';
import { BEACHES, type Beach, type Told } from './told';

const all = whole<Told>();

export const count = (label: string, max: number, rule?: string) =>
  number(label, 0, max, { initial: 0, ...(rule !== undefined && { rule }) });

/** Where the game is: in its set-up, in a turn, or after the last one. */
export const stageOf = (given: FormValues): string => String(given.stage);
export const turnOf = (given: FormValues): number => (stageOf(given) === 'turn' ? Number(given.turn) : 11);
export const inOperations = (given: FormValues): boolean =>
  stageOf(given) === 'turn' && given.phase === 'operations';

export const gameCard: Card<Told> = {
  key: 'game',
  title: 'Players and turn',
  rule: '1.2',
  hint: 'The questions follow the printed sheet, line by line.',
  rows: [
    row('jp', words('Japanese player', 24, { initial: 'Japan' }), all.at('players').at('jp')),
    row('us', words('US player', 24, { initial: 'US' }), all.at('players').at('us')),
    row(
      'stage',
      choose(
        'The game is',
        { 'set-up': 'in its set-up', turn: 'in a turn', over: 'after turn 11' },
        { initial: 'turn' },
      ),
      all.at('stage'),
    ),
    row(
      'turn',
      when('stage', ['turn'], number('Turn', 1, 11, { initial: 1, rule: '5.2' })),
      all.at('cursor').at('turn'),
    ),
  ],
  checks: [namesDiffer(['jp', 'us'])],
};

export const houseCard: Card<Told> = {
  key: 'house',
  title: 'House rules',
  rule: '1.1',
  rows: rowsFor(houseFields(DEFAULT_HOUSE), all.at('house')),
  checks: [],
};

/** Phase, chits and Japanese phases; what is gone for good. */
export function turnCard(given: FormValues): Card<Told> {
  const turn = turnOf(given);
  const playing = stageOf(given) === 'turn';
  const phases = stepsOfTurn(SEQUENCE, turn).map(({ id, label }) => ({ value: id, label }));
  const gone = SUB_COMMANDS.map((value) => ({ value, label: SUB_COMMAND_NAMES[value] }));
  return {
    key: 'turn',
    title: 'The turn',
    rule: '5.2',
    rows: [
      ...(playing
        ? [
            row(
              'phase',
              choose('Phase', phases, { initial: 'operations', rule: '5.2' }),
              all.at('cursor').at('step'),
            ),
          ]
        : []),
      row('gone', mark('Eliminated', gone, { initial: [], rule: '5.6' }), all.at('gone')),
      row('row', when('gone', ['bbrow'], count('BB Row, points', 5, '4.5')), all.at('row')),
      yes('rebellion', 'Issei rebellion', all.at('issei'), { rule: '10.13' }),
      ...(playing ? [...carrierRows(turn), ...cupRows(turn)] : []),
    ],
    checks: playing ? cupChecks(given, turn) : [],
  };
}

function carrierRows(turn: number): readonly Row<Told>[] {
  if (!stepsOfTurn(SEQUENCE, turn).some(({ id }) => id === 'carrier-warfare')) return [];
  const places = { no: 'US ships not placed', us: 'US ships placed', revealed: 'revealed' };
  const placed = choose('Ship disposition', places, { rule: '7.3' });
  return [
    row('placed', when('phase', ['carrier-warfare'], placed), all.at('placed')),
    row('us-placed', when('placed', ['us'], count('US carriers placed close in', 2)), all.at('usPlaced')),
  ];
}

const chitsOf = (turn: number) => cupAtStart(turn, []);
const JP_PHASES = [
  { value: 'jp-movement', label: 'Japanese movement' },
  { value: 'jp-combat', label: 'Japanese combat' },
];

function cupRows(turn: number): readonly Row<Told>[] {
  const chits = chitsOf(turn).map((value) => ({ value, label: chitName(value) }));
  const operations = <V>(field: Field<V>) => when('phase', ['operations'], field);
  const phases = [{ value: 'none', label: 'nothing' }, ...JP_PHASES, ...chits];
  const drawn = mark('Chits drawn', chits, { initial: [], rule: '5.6' });
  const attacks = ['jp-combat', ...chitsOf(turn).filter(isFight)];
  const attacked = words('Attacked this phase', 600, { optional: true, rule: '10.3' });
  const underway = (...includes: readonly string[]) => ({ when: { field: 'underway', includes } });
  return [
    ...(chits.length ? [row('drawn', operations(drawn), all.at('drawn'))] : []),
    row('taken', operations(mark('Taken', JP_PHASES, { initial: [], rule: '5.7' })), all.at('taken')),
    row('underway', operations(choose<string>('Underway', phases, { rule: '5.7' })), all.at('underway')),
    ...(chits.some(({ value }) => value === 'bbrow-fight')
      ? [
          yes('fired', 'BB Row has attacked', all.at('rowFired'), {
            rule: '11.3',
            ...underway('bbrow-fight'),
          }),
        ]
      : []),
    row('attacked', when('underway', attacks, attacked), all.at('attacked')),
    yes('momentum', 'Momentum attack open', all.at('momentum'), { rule: '10.4', ...underway('jp-combat') }),
    yes('onFord', 'Its force stands on Ford Island', present(all.at('onFord'), true), {
      rule: '11.2',
      missing: 'no',
      when: { field: 'momentum', includes: ['yes'] },
    }),
  ];
}

/** 5.6 to 5.8: a phase underway belongs to a drawn chit, or to Japan who has not taken it yet. */
const cupChecks = (given: FormValues, turn: number): readonly FormCheck[] => [
  ...chitsOf(turn).map((chit) =>
    never(
      'underway',
      `${chitName(chit)} is underway but not among the chits drawn: mark it there.`,
      says('underway', chit),
      saysNot('drawn', chit),
    ),
  ),
  ...JP_PHASES.map(({ value }) => {
    const message = 'It is taken already: each Japanese phase comes once a turn (5.7).';
    return never('underway', message, says('underway', value), says('taken', value));
  }),
  ...(given.pulls === 'four'
    ? [sumAtMost(['drawn'], 4, 'Four chits a turn at most, by your house rule.')]
    : []),
  never(
    'underway',
    'BB Row is eliminated, so its chit is out of the cup (5.6).',
    says('underway', 'bbrow-fight'),
    says('gone', 'bbrow'),
  ),
];

const BEACH_LABELS = { first: 'One end', centre: 'Centre', last: 'Other end' };
const MARKERS = { in: 'marker in play', held: 'Japan’s, marker lost', lost: 'the US holds it' };

/** Beachheads and who stalls there, units still to land, steps where they are counted. */
export function landingCard(given: FormValues): Card<Told> {
  const set = stageOf(given) !== 'set-up';
  const stalls = inOperations(given) && !turnBox(turnOf(given)).night;
  const landing = given.phase === 'jp-landing' && stageOf(given) === 'turn';
  const forces = all.at('forces');
  const counted = set && given.registers === 'on' ? FORCES : [];
  return {
    key: 'landing',
    title: 'Landing and forces',
    rule: '8.2',
    rows: [
      ...(set ? BEACHES.flatMap((beach) => beachRows(beach, stalls)) : []),
      row('waiting-snlf', count('SNLF still to land', 150, '8.2'), forces.at('waiting').at('snlf')),
      row('waiting-ija', count('IJA still to land', 150), forces.at('waiting').at('ija')),
      ...counted.map((force) =>
        row(force, count(`${FORCE_NAMES[force]}, steps`, 150, '2.11'), forces.at('steps').at(force)),
      ),
    ],
    checks: [
      ...(set
        ? [
            different(
              BEACHES.map((beach) => `hex-${beach}`),
              'Three different hexes.',
            ),
          ]
        : []),
      ...(set && stalls ? BEACHES.map(stallCheck) : []),
      ...(landing ? landingChecks() : []),
    ],
  };
}

function beachRows(beach: Beach, stalls: boolean): readonly Row<Told>[] {
  const label = BEACH_LABELS[beach];
  const of = all.at('beaches').at(beach);
  return [
    row(`hex-${beach}`, words(`${label}: hex`, 4, { pattern: HEX_NUMBER, rule: '3.5' }), of.at('hex')),
    row(`marker-${beach}`, choose(`${label}: beachhead`, MARKERS, { rule: '8.3' }), of.at('marker')),
    ...(stalls
      ? [
          row(`stalled-snlf-${beach}`, count(`${label}: SNLF stalled`, 4, '8.5'), of.at('snlf')),
          row(`stalled-ija-${beach}`, count(`${label}: IJA stalled`, 4, '8.5'), of.at('ija')),
        ]
      : []),
  ];
}

const stallCheck = (beach: Beach): FormCheck =>
  sumAtMost([`stalled-snlf-${beach}`, `stalled-ija-${beach}`], 4, 'Four units fit into a hex (8.1).');

const landingChecks = (): readonly FormCheck[] => [
  {
    kind: 'sum-at-least',
    fields: ['waiting-snlf', 'waiting-ija'],
    min: 1,
    message: 'With nothing left to land the Landing Phase is skipped: go back and choose Operations.',
  },
  never(
    'marker-last',
    'Without a beachhead marker nothing lands: go back and choose Operations.',
    ...BEACHES.map((beach) => saysNot(`marker-${beach}`, 'in')),
  ),
];
