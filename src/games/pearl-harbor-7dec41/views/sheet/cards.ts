import type { Option } from '../../../../core/play/prompt';
import { choose, type Field, mark, number, words } from '../../../../kit/fields';
import {
  type Card,
  type CardsOf,
  numeral,
  orElse,
  type Place,
  present,
  type Row,
  row,
  rowsFor,
  whole,
  yes,
} from '../../../../kit/papers/sheet';
import { namesDiffer } from '../../../../kit/standard/players';
import { RULE } from '../../data/headings';
import { IMPULSES, type Moment, SEQUENCE, TURNS } from '../../data/sequence';
import { SHIPS, TRANSPORTS } from '../../data/ships';
import { SERVICE_NAMES, type Service } from '../../data/sides';
import { isArmy, SQUADRONS, sideOf } from '../../data/squadrons';
import { DEFAULT_HOUSE, houseFields } from '../../state/house';
import { CONDITIONS, conditionOf, isEscort, type Told } from './told';

const all = whole<Told>();
const game = all.at('game');
const past = all.at('past');

const count = (label: string, max: number, rule?: string, min = 0) =>
  number(label, min, max, { initial: Math.max(0, min), ...(rule !== undefined && { rule }) });
const list = <V extends string>(
  label: string,
  options: readonly (Option & { readonly value: V })[],
  rule?: string,
) => mark<V>(label, options, { initial: [], ...(rule !== undefined && { rule }) });
type When = NonNullable<Field<unknown>['field']['when']>;
const shown = <V>(when: When, { field }: Field<V>): Field<V> => ({ field: { ...field, when } });
const ifYes = <V>(field: string, then: Field<V>): Field<V> => shown({ field, includes: ['yes'] }, then);
const NOT_FIRST = { field: 'no', includes: ['1'], not: true } as const;
const THREE = { 1: '1', 2: '2', 3: '3' };

const seriesCard: Card<Told> = {
  key: 'series',
  title: 'Players and series',
  rule: RULE.setups,
  rows: [
    row('jp', words('Japanese player', 24, { initial: 'Japan' }), all.at('players').at('jp')),
    row('us', words('US player', 24, { initial: 'US' }), all.at('players').at('us')),
    row('jpGames', count('Games won by the Japanese player', 99, RULE.bands), all.at('won').at('jp')),
    row('usGames', count('Games won by the US player', 99, RULE.bands), all.at('won').at('us')),
    row('number', count('Series', 99, undefined, 1), all.at('series')),
    row('no', choose<string>('Game of the series', THREE), numeral(all.at('no'))),
    row('past1', shown(NOT_FIRST, count('Matching points, game 1', 999, RULE.matching)), past.at(1)),
    row(
      'past2',
      shown({ field: 'no', includes: ['3'] }, count('Matching points, game 2', 999, RULE.matching)),
      past.at(2),
    ),
    row(
      'stage',
      choose('The game is', { play: 'in play', 'set-up': 'in its set-up', over: 'over, and the attack' }),
      game.at('stage'),
    ),
  ],
  checks: [namesDiffer(['jp', 'us'])],
};

/** Low dice are no house rule any more, and a game that has them goes on with them (PH-1). */
const FACES = choose('An event happens on', { high: 'High dice', low: 'Low dice' }, { rule: RULE.chances });
const houseCard: Card<Told> = {
  key: 'house',
  title: 'House rules',
  rule: RULE.chances,
  rows: [
    ...rowsFor(
      houseFields(DEFAULT_HOUSE).filter(({ key }) => key !== 'faces'),
      all.at('house'),
    ),
    row('faces', FACES, orElse(all.at('house').at('faces'), 'high')),
  ],
};

const turns: { readonly [turn: string]: string } = Object.fromEntries(
  TURNS.map(({ turn, date, part }) => [turn, `${date}, ${part}`]),
);
const steps = SEQUENCE.steps.map(({ id, label }) => ({ value: id, label }));
const BEGINNING: Moment = { turn: 1, impulse: 0 };
const since = (key: string, label: string, of: Place<Told, Moment>): readonly Row<Told>[] => [
  yes(key, label, present(of, BEGINNING)),
  row(`${key}Turn`, ifYes(key, choose(`${label}, since`, turns)), numeral(of.at('turn'))),
  row(`${key}Impulse`, ifYes(key, count(`${label}, since impulse`, IMPULSES)), of.at('impulse')),
];
const serviceRows = (service: Service): readonly Row<Told>[] => {
  const name = SERVICE_NAMES[service];
  const command = game.at('command').at(service);
  return [
    row(`${service}Reports`, count(`${name} reports answered`, 99, RULE.denial), command.at('reports')),
    row(`${service}Open`, count(`${name} reports that wait`, 99, RULE.denial), all.at('waiting').at(service)),
    ...since(service, `The ${name} has its detection`, command.at('confirmed')),
  ];
};

const TOLD = { rule: RULE.telling };
const joint = all.at('joint').as(
  (games) => games.map(String),
  (games) => games.map(Number),
);
const subs = all.at('subs');

const turnCard: Card<Told> = {
  key: 'turn',
  title: 'Phase, detection and attack',
  rule: RULE.sequence,
  rows: [
    row('turn', choose('Phase', turns), numeral(game.at('cursor').at('turn'))),
    row('step', choose('Step', steps), game.at('cursor').at('step')),
    row('impulse', count('Impulse', IMPULSES), game.at('impulse')),
    ...serviceRows('army'),
    ...serviceRows('navy'),
    yes('opened', 'Known to be the real attack', all.at('opened'), TOLD),
    yes('disclosed', 'The precautions are revealed', game.at('disclosed'), TOLD),
    row('own', ifYes('disclosed', count('Mvps of this game', 999, RULE.telling)), all.at('own')),
    row(
      'jointTold',
      ifYes('disclosed', mark<string>('Joint centre, bought in game', THREE, { initial: [], ...TOLD })),
      joint,
    ),
    yes('harbour', 'The attack is revealed', present(game.at('harbourOpen'), true), { rule: RULE.detection }),
    ...since('attack', 'The attack has begun', game.at('attack')),
    row('subs', count('Mini-subs that have entered', 99, RULE.miniSubs), subs.at('entered')),
    row('subsSunk', count('Mini-subs sunk', 99, RULE.ward), subs.at('sunk')),
    yes('subsGone', 'Mini-subs have attacked', subs.at('gone'), { rule: RULE.miniSubs }),
  ],
  checks: [{ kind: 'not-more', field: 'subsSunk', than: 'subs', message: 'More than have entered.' }],
};

const PLACES = { harbour: 'in harbour', channel: 'in the channel', sea: 'at sea' };
const conditions = (sea: boolean): readonly Option[] =>
  CONDITIONS.filter(({ place }) => !sea || place === 'sea').map((each) => ({
    value: conditionOf(each),
    label: `${each.status === 'ok' ? 'whole' : each.status} ${PLACES[each.place]}`,
  }));
const named = (things: readonly { readonly id: string; readonly name: string }[]): readonly Option[] =>
  things.map(({ id, name }) => ({ value: id, label: name }));
const marks = all.at('marks');
const ESCORTS = named(SHIPS.filter(isEscort));
const BERTHED = named(SHIPS.filter(({ side, cls }) => side === 'us' && cls === 'bb'));

const shipsCard: Card<Told> = {
  key: 'ships',
  title: 'Ships',
  rule: RULE.hits,
  rows: [
    ...SHIPS.filter((ship) => !isEscort(ship)).map((ship) => {
      const field = choose(ship.name, conditions(ship.side === 'jp'), { initial: conditionOf(ship) });
      return row(ship.id, field, all.at('ships').at(ship.id));
    }),
    row('escortsDamaged', list('Japanese battleships, damaged', ESCORTS), marks.at('escortsDamaged')),
    row('escortsSunk', list('Japanese battleships, sunk', ESCORTS), marks.at('escortsSunk')),
    row('penned', list('Penned in', BERTHED, RULE.penned), marks.at('penned')),
    row(
      'transports',
      number('Transports left', 0, TRANSPORTS, { initial: TRANSPORTS }),
      game.at('transports'),
    ),
    row('tanks', count('Fuel tanks destroyed', 999), game.at('tanks')),
    row('dockyards', count('Dockyards hit', 999), game.at('dockyards')),
    row(
      'landing',
      choose('Landing on O‘ahu', { no: 'not tried', failed: 'failed', taken: 'O‘ahu is taken' }),
      orElse(game.at('landing'), 'no'),
    ),
  ],
};

const JAPANESE = SQUADRONS.filter((each) => sideOf(each) === 'jp');
const US = SQUADRONS.filter((each) => sideOf(each) === 'us');
const KATES = JAPANESE.filter(({ type }) => type === 'kate');

const squadronsCard: Card<Told> = {
  key: 'squadrons',
  title: 'Squadrons',
  rule: RULE.victory,
  rows: [
    row('lostJp', list('Japanese, lost', named(JAPANESE)), marks.at('lostJp')),
    row('lostNavy', list('US Navy, lost', named(US.filter((each) => !isArmy(each)))), marks.at('lostNavy')),
    row('lostArmy', list('US Army, lost', named(US.filter(isArmy))), marks.at('lostArmy')),
    row('apUsed', list('Armour-piercing loads dropped', named(KATES)), marks.at('apUsed')),
    row('attacked', list('Squadrons that attacked in this phase', named(SQUADRONS)), game.at('attacked')),
  ],
};

const pointsCard: Card<Told> = {
  key: 'points',
  title: 'Points by correction',
  rule: RULE.victory,
  rows: [
    row('jpOther', number('Japan', -999, 999, { initial: 0 }), all.at('other').at('jp')),
    row('usOther', number('US', -999, 999, { initial: 0 }), all.at('other').at('us')),
    row(
      'others',
      words('Added to the lists, to be added again', 200, { optional: true, initial: '' }),
      all.at('added'),
    ),
  ],
};

/** In the order of the paper. Before a game begins nothing has happened to ships and squadrons. */
export const cardsOf: CardsOf<Told> = ({ stage }) => [
  seriesCard,
  houseCard,
  ...(stage === undefined || stage === 'set-up' ? [] : [turnCard, shipsCard, squadronsCard, pointsCard]),
];
