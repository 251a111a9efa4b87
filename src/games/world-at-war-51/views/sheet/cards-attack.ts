import { labelName } from '../../../../core/charts/chart';
import type { FormCheck, FormValues } from '../../../../core/play/form';
import { choose, number, words } from '../../../../kit/fields';
import { countIn } from '../../../../kit/papers/given';
import {
  type Card,
  never,
  notMore,
  numeral,
  orElse,
  present,
  type Row,
  row,
  says,
  shownIf,
  whole,
  yes,
} from '../../../../kit/papers/sheet';
import { LOCATIONS } from '../../data/charts/surprise';
import { SHIPS_PATTERN } from '../../data/ships';
import type { Modifiers, Surprise } from '../../state/state';
import { groupsOf, MOST_TASK_FORCES, STATUSES, type Told, upTo } from './told';

const all = whole<Told>();
const attack = all.at('attack');

const NAMES = "[\\p{L}\\p{N} .'’-]{1,60}";
const listOf = (one: string) => `${one}(?:, *${one})*`;
/** As many and as long as a list of ships can be here. */
const SIZED = { source: listOf(`${NAMES} [1-5]`), message: SHIPS_PATTERN.message };
const NUMBERED = {
  source: listOf(`${NAMES} \\d{1,2}`),
  message: 'names with squadrons, such as: Nevada 4, Oil reserve 2.',
};
const NAMED = { source: listOf(NAMES), message: 'names, such as: Hiyo, Ryuho.' };
const list = (label: string, most: number, pattern: { readonly source: string; readonly message: string }) =>
  words(label, most, { optional: true, initial: '', pattern });

export const hasAttack = ({ attack: war }: FormValues): boolean => war === '1' || war === '2';
export const hasForces = (given: FormValues): boolean => hasAttack(given) && given.listed === 'yes';
const taskForces = (given: FormValues): readonly number[] => upTo(countIn(given, 'tfs'));

const PLACES: { readonly [place: string]: string } = Object.fromEntries([
  ['unknown', 'sealed'],
  ['pearl', 'in port'],
  ['pacific', 'Pacific US box'],
  ...['2', '3', '4', '5', '6'].map((n) => [n, `at sea, ${n} or more`]),
  ['auto', 'at sea, Auto'],
]);
const modifier = (key: keyof Modifiers, label: string): Row<Told> =>
  row(key, number(label, -3, 9), all.at('forces').at('modifiers').at(key));

function taskForceRows(n: number): readonly Row<Told>[] {
  const of = all.at('taskForce').at(n);
  return shownIf(
    'tfs',
    upTo(MOST_TASK_FORCES)
      .slice(n - 1)
      .map(String),
    [
      row(`tf-${n}`, words(`Task force ${n}`, 24, { initial: `TF ${n}` }), of.at('name')),
      row(`aboard-${n}`, number(`NAS aboard task force ${n}`, 0, 25), of.at('squadrons')),
      row(`place-${n}`, choose(`Place of task force ${n}`, PLACES, { initial: 'unknown' }), of.at('place')),
    ],
  );
}

/** What lies at Pearl Harbor and what sails against it, as it stands now. */
export const forcesCard: Card<Told> = {
  key: 'forces',
  title: 'Forces',
  rule: '51.32',
  rows: [
    yes('fleet', 'Pacific Fleet based at Pearl Harbor', attack.at('fleet'), {
      initial: 'yes',
      rule: '51.312',
    }),
    yes('listed', 'Forces listed', all.at('listed'), { initial: 'yes' }),
    ...shownIf(
      'listed',
      ['yes'],
      [
        row('aaf', number('Army air factors (AAF) at the start', 0, 40), all.at('forces').at('aaf')),
        row('ashore', number('NAS ashore at the start', 0, 40), all.at('forces').at('nas')),
        row('light', number('Light ship factors at Pearl Harbor', 0, 99), attack.at('light')),
        row('oil', number('Oil counters', 0, 3, { initial: 3 }), attack.at('oil')),
        row('nas', number('Japanese NAS, those aborted too', 0, 60), attack.at('nas')),
        yes('counted', 'Light ships of the strike force are counted', present(attack.at('lightJp'), 0), {
          initial: 'yes',
        }),
      ],
    ),
    ...shownIf(
      'counted',
      ['yes'],
      [row('lightJp', number('Light ship factors of the strike force', 0, 99), attack.at('lightJp'))],
    ),
    ...shownIf(
      'listed',
      ['yes'],
      [
        modifier('airJp', 'Air nationality, Japan'),
        modifier('airUs', 'Air nationality, Western Allies'),
        modifier('navalJp', 'Naval nationality, Japan'),
        modifier('navalUs', 'Naval nationality, US'),
        row(
          'tfs',
          number('Task forces', 0, MOST_TASK_FORCES, { initial: 2, rule: '51.312' }),
          all.at('taskForces'),
        ),
      ],
    ),
    ...upTo(MOST_TASK_FORCES).flatMap(taskForceRows),
  ],
};

export const shipsCard = (given: FormValues): Card<Told> => ({
  key: 'ships',
  title: 'Named ships',
  rule: '20.51',
  rows: [
    ...groupsOf(countIn(given, 'tfs')).flatMap(([group, label]) =>
      STATUSES.map((status) => {
        const key = `${group}-${status}`;
        return row(key, list(`${label}, ${status}`, 600, SIZED), all.at('ships').at(key));
      }),
    ),
    row('carriers', list('Of these carriers, by other names', 300, NAMED), all.at('carriers')),
  ],
});

const levels = { none: 'not thrown', 3: '3 or less', 4: '4', 5: '5', 6: '6', 7: '7 or more' };
const columns: { readonly [column: string]: string } = Object.fromEntries(
  LOCATIONS.columns.labels.map((head) => [head, labelName(LOCATIONS.columns, head)]),
);
const DECISIONS = { none: 'has not decided', withdraw: 'withdraws', second: 'strikes again' };
const TRIES = { no: 'has not tried', far: 'too far', met: 'met them' };

/** How far the attack has gone. */
export const progressCard = (given: FormValues): Card<Told> => ({
  key: 'progress',
  title: 'The attack',
  rule: '51.34',
  rows: [
    yes('playedJp', 'Japanese Magic played, openly', present(attack.at('magicJp'), 0), { rule: '51.311' }),
    ...shownIf('playedJp', ['yes'], [row('magicJp', number('Japanese Magic', 0, 30), attack.at('magicJp'))]),
    row(
      'level',
      choose<string>('Surprise level', levels, { initial: 'none', rule: '51.313' }),
      orElse(numeral(attack.at('level')), 'none'),
    ),
    yes('opened', 'Targets opened', all.at('opened'), { rule: '51.34' }),
    ...shownIf('opened', ['yes'], openedRows()),
    ...shownIf('decision', ['second'], [row('cap', number('Combat air patrol', 0, 60), attack.at('cap'))]),
    ...shownIf('opened', ['yes'], [yes('tried', 'Interception decided', all.at('tried'), { rule: '51.42' })]),
    ...shownIf(
      'tried',
      ['yes'],
      [
        ...taskForces(given).map((n) =>
          row(`try-${n}`, choose(`Task force ${n}`, TRIES), all.at('taskForce').at(n).at('met')),
        ),
        row(
          'groups',
          choose('Those that met them strike', { total: 'together', each: 'one by one' }),
          all.at('groups'),
        ),
        row('flown', number('US strikes flown', 0, MOST_TASK_FORCES), all.at('flown')),
      ],
    ),
    ...shownIf(
      'opened',
      ['yes'],
      [yes('revealed', 'Everything revealed', attack.at('revealed'), { rule: '51.312' })],
    ),
    ...shownIf(
      'revealed',
      ['yes'],
      [
        row('magicUs', number('US Magic', 0, 30), attack.at('magicUs')),
        row('column', choose('Column', columns, { initial: 'c36' }), attack.at('column')),
        row('dieDrm', number('Added to the surprise die', -9, 9), attack.at('drm')),
        yes('placed', 'The fleets are home', attack.at('placed'), { rule: '51.61' }),
      ],
    ),
    ...strikeRows(),
  ],
  checks: progressChecks(given),
});

const openedRows = (): readonly Row<Told>[] => [
  row('army', number('US Army squadrons', 0, 200), attack.at('air').at('army')),
  row('naval', number('US naval squadrons', 0, 300), attack.at('air').at('naval')),
  row('caughtArmy', number('Army squadrons on the ground', 0, 200), attack.at('caught').at('army')),
  row('caughtNaval', number('Naval squadrons on the ground', 0, 300), attack.at('caught').at('naval')),
  row('nasAborted', number('Japanese NAS aborted', 0, 999), attack.at('nasAborted')),
  yes('answered', 'Survivors have answered', attack.at('answered'), { rule: '51.36' }),
  row('decision', choose('Japan', DECISIONS, { rule: '51.41' }), orElse(attack.at('decision'), 'none')),
];

/** What is shown has its place on the paper; no more is on the ground than is there. */
function progressChecks(given: FormValues): readonly FormCheck[] {
  const of = taskForces(given).map((n) => [n, String(given[`place-${n}`])] as const);
  const message = 'Give the place of each task force first, under Forces.';
  const sealed = of.some(([, place]) => place === 'unknown');
  return [
    notMore('caughtArmy', 'army', 'No more than are there.'),
    notMore('caughtNaval', 'naval', 'No more than are there.'),
    ...(sealed && given.fleet === 'yes' ? [never('revealed', message, says('revealed', 'yes'))] : []),
    ...of
      .filter(([, place]) => ['unknown', 'pearl', 'pacific'].includes(place))
      .map(([n]) => never(`try-${n}`, message, says(`try-${n}`, 'far', 'met'))),
  ];
}

/** The strike that is in the air: those before it are over. */
function strikeRows(): readonly Row<Told>[] {
  const strike = all.at('strike');
  const effect = (key: string, label: string, of: Exclude<keyof Surprise, 'critical'>): Row<Told> =>
    row(key, number(label, -99, 99), strike.at('surprise').at(of));
  return [
    ...shownIf('opened', ['yes'], [yes('underway', 'The last strike is underway', strike.at('underway'))]),
    ...shownIf(
      'underway',
      ['yes'],
      [
        row('squadrons', number('Squadrons of it that are left', 0, 999), strike.at('squadrons')),
        yes('fought', 'They have met in the air', strike.at('fought'), { initial: 'yes' }),
        yes('shared', 'They have their targets', strike.at('shared')),
      ],
    ),
    ...shownIf(
      'shared',
      ['yes'],
      [row('targets', list('Still to attack', 600, NUMBERED), strike.at('targets'))],
    ),
    ...shownIf('underway', ['yes'], [yes('isUs', 'It is a US strike', strike.at('isUs'))]),
    ...shownIf(
      'isUs',
      ['yes'],
      [
        effect('sLevel', 'Level of its surprise', 'level'),
        effect('sCap', 'Defender in air combat', 'cap'),
        effect('sDefence', 'Air defence level', 'defence'),
        effect('sAttack', 'Attack on ships', 'attack'),
        effect('sFewer', 'Defenders kept out', 'fewer'),
        yes('sCritical', 'Critical hit die', strike.at('surprise').at('critical')),
      ],
    ),
  ];
}
