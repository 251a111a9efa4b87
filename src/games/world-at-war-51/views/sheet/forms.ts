import type { FormCheck, FormField, FormValues } from '../../../../core/play/form';
import type { SheetForm } from '../../../../kit/standard/sheet';
import { END_NAMES } from '../../data/ends';
import { ONSLAUGHT } from '../../data/onslaught';
import { HIGHEST_TENSION } from '../../data/values';
import { WARS } from '../../data/wars';
import { DEFAULT_HOUSE, houseFields } from '../../state/house';
import { HALF_NAMES, SEASONS } from '../../state/state';
import { choice, flags, number, text, upTo, when, whenAtLeast, YES_NO } from './fields';

const MOST_WARS = 2;
const MOST_LINES = 30;
export const isAtWar = ({ at }: FormValues): boolean => at === 'war';

export const gameForm = (): SheetForm => ({
  key: 'game',
  title: 'The game',
  rule: '51.31',
  fields: [
    text('jp', 'Japanese player', 24, { initial: 'Japan', optional: false }),
    text('us', 'US player', 24, { initial: 'US', optional: false }),
    choice('at', 'It stands', { before: 'before the war', war: 'at war' }, { initial: 'before' }),
    choice('ended', 'The story', { no: 'goes on', ...END_NAMES }, { initial: 'no' }),
  ],
  checks: [
    { kind: 'different', fields: ['jp', 'us'], message: 'Two names, so that the log can tell you apart.' },
  ],
});

export const houseForm = (): SheetForm => ({
  key: 'house',
  title: 'House rules',
  rule: '51.31',
  fields: houseFields(DEFAULT_HOUSE),
});

const seasons = Object.fromEntries(SEASONS.map((label, i) => [String(i), label]));

/** The tension level where it is kept, and the calendar. */
export const timeForm = (given: FormValues): SheetForm => ({
  key: 'time',
  title: 'Tension and time',
  rule: '51.71',
  fields: [
    choice('kept', 'Tension level kept here', YES_NO, { initial: 'no', rule: '51.311' }),
    number('tension', 'Tension level', HIGHEST_TENSION, { min: -HIGHEST_TENSION, ...when('kept', 'yes') }),
    ...(isAtWar(given)
      ? [
          choice('season', 'Season of the first declaration', seasons, { initial: '3' }),
          number('year', 'Year of the first declaration', 1946, { min: 1939, initial: 1941 }),
          number('turn', 'Game turns since then', 99, { initial: 0 }),
          choice('half', 'Player turn', HALF_NAMES, { initial: 'jp' }),
        ]
      : []),
  ],
});

const wars = Object.fromEntries(WARS.map(({ id, name }) => [id, name]));
const DIE = { none: 'none', owed: 'still to be thrown', thrown: 'thrown' };
const SURPRISE = {
  onslaught: 'Japan’s player turn',
  us: 'restrictions of the US',
  gb: 'restrictions of Britain',
};

/** Declarations of war in their order, and which of them brings the attack. */
export const warsForm = (): SheetForm => ({
  key: 'wars',
  title: 'Declarations of war',
  rule: '51.71',
  fields: [
    number('wars', 'Declarations', MOST_WARS, { min: 1, initial: 1 }),
    ...upTo(MOST_WARS).flatMap(warFields),
    choice(
      'attack',
      'Attack on Pearl Harbor',
      { '0': 'none', '1': 'with war 1', '2': 'with war 2' },
      {
        initial: '1',
        rule: '51.32',
      },
    ),
  ],
  checks: warChecks(),
});

/** Each power once; a die where Japan declares, and nowhere else; an attack by a war of Japan on the US. */
function idsOf(holds: (war: (typeof WARS)[number]) => boolean): readonly string[] {
  return WARS.filter(holds).map(({ id }) => id);
}
const never = (
  field: string,
  message: string,
  ...all: readonly (readonly [field: string, includes: readonly string[]])[]
): FormCheck => ({
  kind: 'never',
  field,
  all: all.map(([of, includes]) => ({ field: of, includes })),
  message,
});
const warChecks = (): readonly FormCheck[] => [
  ...(['us', 'gb'] as const).map((power) => {
    const those = idsOf(({ on }) => on.includes(power));
    return never('war-2', 'They are at war already.', ['war-1', those], ['war-2', those]);
  }),
  ...upTo(MOST_WARS).flatMap((n) => [
    never(
      `die-${n}`,
      'Japan throws a die for its own declaration.',
      [`war-${n}`, idsOf(({ by }) => by === 'jp')],
      [`die-${n}`, ['none']],
    ),
    never(
      `die-${n}`,
      'Only Japan throws a die.',
      [`war-${n}`, idsOf(({ by }) => by !== 'jp')],
      [`die-${n}`, ['owed', 'thrown']],
    ),
    never(
      'attack',
      'Only with a war of Japan on the US.',
      ['attack', [String(n)]],
      [`war-${n}`, idsOf(({ by, on }) => by !== 'jp' || !on.includes('us'))],
    ),
  ]),
  never('attack', 'There is only one war.', ['attack', ['2']], ['wars', ['1']]),
];

function warFields(n: number): readonly FormField[] {
  const there = whenAtLeast('wars', n, MOST_WARS);
  const thrown = when(`die-${n}`, 'thrown');
  return [
    choice(`war-${n}`, `War ${n}`, wars, { ...there, initial: 'jp-both' }),
    number(`turn-${n}`, `War ${n}, game turns after the first`, 99, { ...there, initial: 0 }),
    choice(`half-${n}`, `War ${n}, in the`, HALF_NAMES, { ...there, initial: 'jp' }),
    choice(`die-${n}`, `War ${n}, tension die`, DIE, { ...there, initial: 'thrown', rule: '51.71C' }),
    number(`actual-${n}`, `War ${n}, actual tension level`, 199, {
      min: -199,
      ...when(`die-${n}`, 'owed', 'thrown'),
    }),
    number(`effective-${n}`, `War ${n}, effective tension level`, 199, { min: -199, ...thrown }),
    flags(`surprise-${n}`, `War ${n}, surprise that it brings`, SURPRISE, { ...thrown, rule: '51.71' }),
    number(`from-${n}`, `War ${n}, restrictions counted from game turn`, 99, { ...thrown, initial: 0 }),
  ];
}

/** Lines of the checklist by the names that the rules part them with. */
const TICKS = [...ONSLAUGHT.map(({ id }) => id), 'A1', 'A1-2', 'A2', 'A2-2', 'CH-1', 'CH-2'];

/** The players' own lines, and what is seen to. */
export function linesForm(given: FormValues): SheetForm {
  const own = upTo(MOST_LINES).flatMap((n): readonly FormField[] => {
    const there = whenAtLeast('lines', n, MOST_LINES);
    return [
      choice(
        `window-${n}`,
        `Line ${n}, Allied player turn`,
        { A1: 'first', A2: 'second' },
        {
          ...there,
          initial: 'A1',
        },
      ),
      text(`line-${n}`, `Line ${n}`, 120, { ...there, optional: false }),
    ];
  });
  const ticks = [...TICKS, ...upTo(MOST_LINES).map((n) => `own-${n}`)];
  return {
    key: 'lines',
    title: 'Checklist',
    rule: '51.73',
    fields: [
      number('lines', 'Lines of your own', MOST_LINES, { initial: 0 }),
      ...own,
      ...(isAtWar(given)
        ? [flags('ticked', 'Seen to', Object.fromEntries(ticks.map((id) => [id, id])), { rule: '51.72' })]
        : []),
    ],
  };
}
