import type { FormCheck, FormValues } from '../../../../core/play/form';
import { choose, mark, number, words } from '../../../../kit/fields';
import {
  type Card,
  type CardsOf,
  never,
  numeral,
  present,
  type Row,
  row,
  rowsFor,
  says,
  shownIf,
  whole,
  yes,
} from '../../../../kit/papers/sheet';
import { namesDiffer } from '../../../../kit/standard/players';
import { END_NAMES } from '../../data/ends';
import { ONSLAUGHT } from '../../data/onslaught';
import { HIGHEST_TENSION } from '../../data/values';
import { WARS } from '../../data/wars';
import { DEFAULT_HOUSE, houseFields } from '../../state/house';
import { HALF_NAMES, SEASONS } from '../../state/state';
import { forcesCard, hasAttack, hasForces, progressCard, shipsCard } from './cards-attack';
import { MOST_LINES, MOST_WARS, type Told, upTo } from './told';

const all = whole<Told>();

const gameCard: Card<Told> = {
  key: 'game',
  title: 'The game',
  rule: '51.31',
  rows: [
    row('jp', words('Japanese player', 24, { initial: 'Japan' }), all.at('players').at('jp')),
    row('us', words('US player', 24, { initial: 'US' }), all.at('players').at('us')),
    row('at', choose('It stands', { before: 'before the war', war: 'at war' }), all.at('at')),
    row('ended', choose('The game', { no: 'goes on', ...END_NAMES }), all.at('ended')),
  ],
  checks: [namesDiffer(['jp', 'us'])],
};

const houseCard: Card<Told> = {
  key: 'house',
  title: 'House rules',
  rule: '51.31',
  rows: rowsFor(houseFields(DEFAULT_HOUSE), all.at('house')),
};

const seasons: { readonly [season: string]: string } = Object.fromEntries(
  SEASONS.map((label, i) => [i, label]),
);
const tension = number('Tension level', -HIGHEST_TENSION, HIGHEST_TENSION);
const CALENDAR: readonly Row<Told>[] = [
  row(
    'season',
    choose('Season of the first declaration', seasons, { initial: '3' }),
    numeral(all.at('start').at('season')),
  ),
  row(
    'year',
    number('Year of the first declaration', 1939, 1946, { initial: 1941 }),
    all.at('start').at('year'),
  ),
  row('turn', number('Game turns since then', 0, 99, { initial: 0 }), all.at('clock').at('turn')),
  row('half', choose('Player turn', HALF_NAMES), all.at('clock').at('half')),
];

/** The tension level where it is kept, and the calendar. */
const timeCard = (war: boolean): Card<Told> => ({
  key: 'time',
  title: 'Tension and time',
  rule: '51.71',
  rows: [
    yes('kept', 'Tension level kept here', present(all.at('tension'), 0), { rule: '51.311' }),
    ...shownIf('kept', ['yes'], [row('tension', tension, all.at('tension'))]),
    ...(war ? CALENDAR : []),
  ],
});

const wars = WARS.map(({ id, name }) => ({ value: id, label: name }));
const DIE = { none: 'none', owed: 'still to be thrown', thrown: 'thrown' };
const SURPRISE = {
  onslaught: 'Japan’s player turn',
  us: 'restrictions of the US',
  gb: 'restrictions of Britain',
};
const BRINGS = choose<string>(
  'Attack on Pearl Harbor',
  { 0: 'none', 1: 'with war 1', 2: 'with war 2' },
  { initial: '1', rule: '51.32' },
);

function warRows(n: number): readonly Row<Told>[] {
  const of = all.at('war').at(n);
  const label = (what: string) => `War ${n}, ${what}`;
  const level = (which: string) => number(label(`${which} tension level`), -199, 199);
  const surprise = mark<string>(label('surprise that it brings'), SURPRISE, { initial: [], rule: '51.71' });
  const from = number(label('restrictions counted from game turn'), 0, 99, { initial: 0 });
  return [
    ...shownIf(
      'wars',
      upTo(MOST_WARS)
        .slice(n - 1)
        .map(String),
      [
        row(`war-${n}`, choose(`War ${n}`, wars), of.at('war')),
        row(`turn-${n}`, number(label('game turns after the first'), 0, 99, { initial: 0 }), of.at('turn')),
        row(`half-${n}`, choose(label('in the'), HALF_NAMES), of.at('half')),
        row(
          `die-${n}`,
          choose(label('tension die'), DIE, { initial: 'thrown', rule: '51.71C' }),
          of.at('die'),
        ),
      ],
    ),
    ...shownIf(`die-${n}`, ['owed', 'thrown'], [row(`actual-${n}`, level('actual'), of.at('actual'))]),
    ...shownIf(
      `die-${n}`,
      ['thrown'],
      [
        row(`effective-${n}`, level('effective'), of.at('effective')),
        row(`surprise-${n}`, surprise, of.at('surprise')),
        row(`from-${n}`, from, of.at('from')),
      ],
    ),
  ];
}

/** Declarations of war in their order, and which of them brings the attack. */
const warsCard: Card<Told> = {
  key: 'wars',
  title: 'Declarations of war',
  rule: '51.71',
  rows: [
    row('wars', number('Declarations', 1, MOST_WARS, { initial: 1 }), all.at('wars')),
    ...upTo(MOST_WARS).flatMap(warRows),
    row('attack', BRINGS, all.at('brings')),
  ],
  checks: warChecks(),
};

/** Each power once; a die where Japan declares, and nowhere else; an attack by a war of Japan on the US. */
function warChecks(): readonly FormCheck[] {
  const war = (n: number, holds: (war: (typeof WARS)[number]) => boolean) =>
    says(`war-${n}`, ...WARS.filter(holds).map(({ id }) => id));
  return [
    ...(['us', 'gb'] as const).map((power) => {
      const on = (n: number) => war(n, (each) => each.on.includes(power));
      return never('war-2', 'They are at war already.', on(1), on(2));
    }),
    ...upTo(MOST_WARS).flatMap((n) => {
      const die = `die-${n}`;
      const own = war(n, ({ by }) => by === 'jp');
      const others = war(n, ({ by }) => by !== 'jp');
      const elsewhere = war(n, ({ by, on }) => by !== 'jp' || !on.includes('us'));
      return [
        never(die, 'Japan throws a die for its own declaration.', own, says(die, 'none')),
        never(die, 'Only Japan throws a die.', others, says(die, 'owed', 'thrown')),
        never('attack', 'Only with a war of Japan on the US.', says('attack', String(n)), elsewhere),
      ];
    }),
    never('attack', 'There is only one war.', says('attack', '2'), says('wars', '1')),
  ];
}

/** Lines of the checklist by the names that the rules part them with. */
const TICKS = [...ONSLAUGHT.map(({ id }) => id), 'A1', 'A1-2', 'A2', 'A2-2', 'CH-1', 'CH-2'];
const ticks = [...TICKS, ...upTo(MOST_LINES).map((n) => `own-${n}`)].map((id) => ({ value: id, label: id }));

/** The players' own lines, and what is seen to. */
const linesCard = (war: boolean): Card<Told> => ({
  key: 'lines',
  title: 'Checklist',
  rule: '51.73',
  rows: [
    row('lines', number('Lines of your own', 0, MOST_LINES, { initial: 0 }), all.at('lines')),
    ...upTo(MOST_LINES).flatMap((n) => {
      const of = all.at('line').at(n);
      return shownIf(
        'lines',
        upTo(MOST_LINES)
          .slice(n - 1)
          .map(String),
        [
          row(
            `window-${n}`,
            choose(`Line ${n}, Allied player turn`, { A1: 'first', A2: 'second' }),
            of.at('window'),
          ),
          row(`line-${n}`, words(`Line ${n}`, 120, { initial: '' }), of.at('text')),
        ],
      );
    }),
    ...(war ? [row('ticked', mark('Seen to', ticks, { initial: [], rule: '51.72' }), all.at('ticked'))] : []),
  ],
});

/** In the order of the paper; what does not come up is left out. */
export const cardsOf: CardsOf<Told> = (given: FormValues) => {
  const war = given.at === 'war';
  return [
    gameCard,
    houseCard,
    timeCard(war),
    ...(war ? [warsCard] : []),
    ...(war && hasAttack(given) ? [forcesCard] : []),
    ...(war && hasForces(given) ? [shipsCard(given), progressCard(given)] : []),
    linesCard(war),
  ];
};
