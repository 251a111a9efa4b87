import type { FormField, FormValues } from '../../../../core/play/form';
import type { Option } from '../../../../core/play/prompt';
import type { SheetForm } from '../../../../kit/standard/sheet';
import { RULE } from '../../data/headings';
import { IMPULSES, SEQUENCE, TURNS } from '../../data/sequence';
import { SHIPS, type Ship, TRANSPORTS } from '../../data/ships';
import { isArmy, SQUADRONS, sideOf } from '../../data/squadrons';
import { DEFAULT_HOUSE, houseFields } from '../../state/house';

const optionsOf = (options: { readonly [value: string]: string }): Option[] =>
  Object.entries(options).map(([value, label]) => ({ value, label }));
type More = Partial<Pick<FormField, 'when' | 'rule'>>;
type With<V> = More & { readonly initial?: V };
const choice = (
  key: string,
  label: string,
  options: { readonly [value: string]: string },
  more: With<string> = {},
): FormField => ({
  key,
  label,
  kind: 'choice',
  options: optionsOf(options),
  initial: Object.keys(options)[0] ?? '',
  ...more,
});
const number = (key: string, label: string, max: number, more: With<number> = {}, min = 0): FormField => ({
  key,
  label,
  kind: 'number',
  min,
  max,
  initial: Math.max(0, min),
  ...more,
});
const yes = (key: string, label: string, more: More = {}): FormField =>
  choice(key, label, { no: 'no', yes: 'yes' }, more);
const flags = (key: string, label: string, options: readonly Option[], more: More = {}): FormField => ({
  key,
  label,
  kind: 'flags',
  options,
  initial: [],
  ...more,
});

const NAME = { kind: 'text', maxLength: 24, optional: false } as const;
const FIRST = { when: { field: 'no', includes: ['1'], not: true } } as const;
const THIRD = { when: { field: 'no', includes: ['3'] } } as const;

const seriesForm: SheetForm = {
  key: 'series',
  title: 'Players and series',
  rule: RULE.setups,
  fields: [
    { key: 'jp', label: 'Japanese player', ...NAME, initial: 'Japan' },
    { key: 'us', label: 'US player', ...NAME, initial: 'US' },
    number('jpGames', 'Games won by the Japanese player', 99, { rule: RULE.bands }),
    number('usGames', 'Games won by the US player', 99, { rule: RULE.bands }),
    number('number', 'Series', 99, {}, 1),
    choice('no', 'Game of the series', { 1: '1', 2: '2', 3: '3' }),
    number('past1', 'Mvps told of game 1', 999, { ...FIRST, rule: RULE.matching }),
    number('past2', 'Mvps told of game 2', 999, { ...THIRD, rule: RULE.matching }),
    choice('stage', 'The game is', {
      play: 'in play',
      'set-up': 'in its set-up',
      over: 'over, and the attack',
    }),
  ],
  checks: [
    { kind: 'different', fields: ['jp', 'us'], message: 'Two names, so that the log can tell you apart.' },
  ],
};

/** Low dice are no house rule any more, and a game that has them goes on with them (PH-1). */
const houseForm: SheetForm = {
  key: 'house',
  title: 'House rules',
  rule: RULE.chances,
  fields: [
    ...houseFields(DEFAULT_HOUSE).filter(({ key }) => key !== 'faces'),
    choice('faces', 'An event happens on', { high: 'High dice', low: 'Low dice' }, { rule: RULE.chances }),
  ],
};

const TOLD = { when: { field: 'disclosed', includes: ['yes'] }, rule: RULE.telling } as const;
const when = (key: string, label: string): readonly FormField[] => {
  const shown = { when: { field: key, includes: ['yes'] } };
  return [
    yes(key, label),
    choice(`${key}Turn`, `${label}, since`, turns, shown),
    number(`${key}Impulse`, `${label}, since impulse`, IMPULSES, shown),
  ];
};
const turns = Object.fromEntries(TURNS.map(({ turn, date, part }) => [turn, `${date}, ${part}`]));

const turnForm: SheetForm = {
  key: 'turn',
  title: 'Phase, detection and attack',
  rule: RULE.sequence,
  fields: [
    choice('turn', 'Phase', turns),
    choice('step', 'Step', Object.fromEntries(SEQUENCE.steps.map(({ id, label }) => [id, label]))),
    number('impulse', 'Impulse', IMPULSES),
    number('armyReports', 'Army reports answered', 99, { rule: RULE.denial }),
    number('armyOpen', 'Army reports that wait', 99, { rule: RULE.denial }),
    ...when('army', 'The Army has its detection'),
    number('navyReports', 'Navy reports answered', 99, { rule: RULE.denial }),
    number('navyOpen', 'Navy reports that wait', 99, { rule: RULE.denial }),
    ...when('navy', 'The Navy has its detection'),
    yes('opened', 'Known to be the real attack', { rule: RULE.telling }),
    yes('disclosed', 'The precautions are opened', { rule: RULE.telling }),
    number('own', 'Mvps of this game', 999, TOLD),
    flags('jointTold', 'Joint centre, bought in game', optionsOf({ 1: '1', 2: '2', 3: '3' }), TOLD),
    yes('harbour', 'The harbour is open', { rule: RULE.detection }),
    ...when('attack', 'The attack has begun'),
    number('subs', 'Mini-subs that have entered', 99, { rule: RULE.miniSubs }),
    number('subsSunk', 'Mini-subs sunk', 99, { rule: RULE.ward }),
    yes('subsGone', 'Mini-subs have attacked', { rule: RULE.miniSubs }),
  ],
  checks: [{ kind: 'not-more', field: 'subsSunk', than: 'subs', message: 'More than have entered.' }],
};

/** Where a ship is, and its state there. */
const PLACES = { harbour: 'in harbour', channel: 'in the channel', sea: 'at sea' };
const STATUSES = {
  sea: ['ok', 'damaged', 'sunk'],
  harbour: ['ok', 'damaged', 'bottomed', 'destroyed'],
} as const;
export const CONDITIONS: readonly Pick<Ship, 'place' | 'status'>[] = (
  ['harbour', 'channel', 'sea'] as const
).flatMap((place) => STATUSES[place === 'sea' ? 'sea' : 'harbour'].map((status) => ({ place, status })));
export const conditionOf = ({ place, status }: Pick<Ship, 'place' | 'status'>): string =>
  `${place}:${status}`;
const conditions = (sea: boolean) =>
  Object.fromEntries(
    CONDITIONS.filter(({ place }) => !sea || place === 'sea').map((each) => [
      conditionOf(each),
      `${each.status === 'ok' ? 'whole' : each.status} ${PLACES[each.place]}`,
    ]),
  );

/** Japanese battleships are at sea and seldom hurt: one line for all of them keeps the sheet on one page. */
export const isEscort = ({ side, cls }: Pick<Ship, 'side' | 'cls'>): boolean => side === 'jp' && cls === 'bb';

const named = (list: readonly { readonly id: string; readonly name: string }[]): readonly Option[] =>
  list.map(({ id, name }) => ({ value: id, label: name }));

const shipsForm: SheetForm = {
  key: 'ships',
  title: 'Ships',
  rule: RULE.hits,
  fields: [
    ...SHIPS.filter((ship) => !isEscort(ship)).map((ship) =>
      choice(ship.id, ship.name, conditions(ship.side === 'jp'), { initial: conditionOf(ship) }),
    ),
    flags('escortsDamaged', 'Japanese battleships, damaged', named(SHIPS.filter(isEscort))),
    flags('escortsSunk', 'Japanese battleships, sunk', named(SHIPS.filter(isEscort))),
    flags('penned', 'Penned in', named(SHIPS.filter(({ side, cls }) => side === 'us' && cls === 'bb')), {
      rule: RULE.penned,
    }),
    number('transports', 'Transports left', TRANSPORTS, { initial: TRANSPORTS }),
    number('tanks', 'Fuel tanks destroyed', 999),
    number('dockyards', 'Dockyards hit', 999),
    choice('landing', 'Landing on O‘ahu', { no: 'not tried', failed: 'failed', taken: 'O‘ahu is taken' }),
  ],
};

const of = (side: 'jp' | 'us', army?: boolean) =>
  SQUADRONS.filter((each) => sideOf(each) === side && (army === undefined || isArmy(each) === army));

const squadronsForm: SheetForm = {
  key: 'squadrons',
  title: 'Squadrons',
  rule: RULE.victory,
  fields: [
    flags('lostJp', 'Japanese, lost', named(of('jp'))),
    flags('lostNavy', 'US Navy, lost', named(of('us', false))),
    flags('lostArmy', 'US Army, lost', named(of('us', true))),
    flags('apUsed', 'Armour-piercing loads dropped', named(of('jp').filter(({ type }) => type === 'kate'))),
    flags('attacked', 'Have attacked in this phase', named(SQUADRONS)),
  ],
};

/** What the facts before do not come to: by hand, by other lists of ships, by where a ship was hit. */
const pointsForm: SheetForm = {
  key: 'points',
  title: 'Points by correction',
  rule: RULE.victory,
  fields: [
    number('jpOther', 'Japan', 999, {}, -999),
    number('usOther', 'US', 999, {}, -999),
    {
      key: 'others',
      label: 'Added to the lists, to be added again',
      kind: 'text',
      maxLength: 200,
      optional: true,
      initial: '',
    },
  ],
};

/** In the order of the paper. Before a game begins nothing has happened to ships and squadrons. */
export const formsFor = (given: FormValues): readonly SheetForm[] => [
  seriesForm,
  houseForm,
  ...(given.stage === undefined || given.stage === 'set-up'
    ? []
    : [turnForm, shipsForm, squadronsForm, pointsForm]),
];
