import { headName } from '../../../../core/charts/chart';
import type { FormCheck, FormField, FormValues } from '../../../../core/play/form';
import { countIn } from '../../../../kit/given';
import type { SheetForm } from '../../../../kit/standard/sheet';
import { LOCATIONS } from '../../data/charts/surprise';
import { SHIPS_PATTERN } from '../../data/ships';
import { choice, number, text, upTo, when, whenAtLeast, YES_NO } from './fields';

const MOST_TASK_FORCES = 8;
const NAMES = "[\\p{L}\\p{N} .'’-]{1,60}";
const one = (numbers: string) => `${NAMES} ${numbers}`;
/** As many and as long as a list of ships can be here. */
const SIZED = {
  source: `${one('[1-5]')}(?:, *${one('[1-5]')})*`,
  message: SHIPS_PATTERN.message,
};
const NUMBERED = {
  source: `${one('\\d{1,2}')}(?:, *${one('\\d{1,2}')})*`,
  message: 'names with squadrons, such as: Nevada 4, Oil reserve 2.',
};
const NAMED = { source: `${NAMES}(?:, *${NAMES})*`, message: 'names, such as: Hiyo, Ryuho.' };

export const hasAttack = ({ attack }: FormValues): boolean => attack === '1' || attack === '2';
export const hasForces = (given: FormValues): boolean => hasAttack(given) && given.listed === 'yes';
const taskForces = (given: FormValues): readonly number[] => upTo(countIn(given, 'tfs'));

const places = Object.fromEntries([
  ['unknown', 'sealed'],
  ['pearl', 'in port'],
  ['pacific', 'Pacific US box'],
  ...['2', '3', '4', '5', '6'].map((n) => [n, `at sea, ${n} or more`]),
  ['auto', 'at sea, Auto'],
]);

/** What lies at Pearl Harbor and what sails against it, as it stands now. */
export const forcesForm = (): SheetForm => {
  const listed = when('listed', 'yes');
  const modifier = (key: string, label: string) => number(key, label, 9, { min: -3, ...listed });
  return {
    key: 'forces',
    title: 'Forces',
    rule: '51.32',
    fields: [
      choice('fleet', 'Pacific Fleet based at Pearl Harbor', YES_NO, { initial: 'yes', rule: '51.312' }),
      choice('listed', 'Forces listed', YES_NO, { initial: 'yes' }),
      number('aaf', 'Army air factors (AAF) at the start', 40, listed),
      number('ashore', 'NAS ashore at the start', 40, listed),
      number('light', 'Light ship factors at Pearl Harbor', 99, listed),
      number('oil', 'Oil counters', 3, { ...listed, initial: 3 }),
      number('nas', 'Japanese NAS, those aborted too', 60, listed),
      choice('counted', 'Light ships of the strike force are counted', YES_NO, { ...listed, initial: 'yes' }),
      number('lightJp', 'Light ship factors of the strike force', 99, when('counted', 'yes')),
      modifier('airJp', 'Air nationality, Japan'),
      modifier('airUs', 'Air nationality, Western Allies'),
      modifier('navalJp', 'Naval nationality, Japan'),
      modifier('navalUs', 'Naval nationality, US'),
      number('tfs', 'Task forces', MOST_TASK_FORCES, { ...listed, initial: 2, rule: '51.312' }),
      ...upTo(MOST_TASK_FORCES).flatMap(taskForceFields),
    ],
  };
};

function taskForceFields(n: number): readonly FormField[] {
  const there = whenAtLeast('tfs', n, MOST_TASK_FORCES);
  return [
    text(`tf-${n}`, `Task force ${n}`, 24, { ...there, optional: false, initial: `TF ${n}` }),
    number(`aboard-${n}`, `NAS aboard task force ${n}`, 25, there),
    choice(`place-${n}`, `Place of task force ${n}`, places, { ...there, initial: 'unknown' }),
  ];
}

export const STATUSES = ['whole', 'damaged', 'sunk'] as const;
/** Ships without a task force, those of each, and the strike force's. */
export const groupsOf = (given: FormValues): readonly (readonly [id: string, label: string])[] => [
  ['port', 'US ships'],
  ...taskForces(given).map((n) => [`tf-${n}`, `Task force ${n}`] as const),
  ['jp', 'Japanese ships'],
];

export const shipsForm = (given: FormValues): SheetForm => ({
  key: 'ships',
  title: 'Named ships',
  rule: '20.51',
  fields: [
    ...groupsOf(given).flatMap(([group, label]) =>
      STATUSES.map((status) => text(`${group}-${status}`, `${label}, ${status}`, 600, { pattern: SIZED })),
    ),
    text('carriers', 'Of these carriers, by other names', 300, { pattern: NAMED }),
  ],
});

const levels = { none: 'not thrown', '3': '3 or less', '4': '4', '5': '5', '6': '6', '7': '7 or more' };
const columns = Object.fromEntries(
  LOCATIONS.columns.heads.map((head) => [head, headName(LOCATIONS.columns, head)]),
);

/** How far the attack has gone. */
export function progressForm(given: FormValues): SheetForm {
  const opened = when('opened', 'yes');
  const open = when('revealed', 'yes');
  const tried = when('tried', 'yes');
  return {
    key: 'progress',
    title: 'The attack',
    rule: '51.34',
    fields: [
      choice('playedJp', 'Japanese Magic played, openly', YES_NO, { initial: 'no', rule: '51.311' }),
      number('magicJp', 'Japanese Magic', 30, when('playedJp', 'yes')),
      choice('level', 'Surprise level', levels, { initial: 'none', rule: '51.313' }),
      choice('opened', 'Targets opened', YES_NO, { initial: 'no', rule: '51.34' }),
      number('army', 'US Army squadrons', 200, opened),
      number('naval', 'US naval squadrons', 300, opened),
      number('caughtArmy', 'Army squadrons on the ground', 200, opened),
      number('caughtNaval', 'Naval squadrons on the ground', 300, opened),
      number('nasAborted', 'Japanese NAS aborted', 999, opened),
      choice('answered', 'Survivors have answered', YES_NO, { ...opened, initial: 'no', rule: '51.36' }),
      choice(
        'decision',
        'Japan',
        { none: 'has not decided', withdraw: 'withdraws', second: 'strikes again' },
        { ...opened, initial: 'none', rule: '51.41' },
      ),
      number('cap', 'Combat air patrol', 60, when('decision', 'second')),
      choice('tried', 'Interception decided', YES_NO, { ...opened, initial: 'no', rule: '51.42' }),
      ...taskForces(given).map((n) =>
        choice(
          `try-${n}`,
          `Task force ${n}`,
          { no: 'has not tried', far: 'too far', met: 'met them' },
          {
            ...tried,
            initial: 'no',
          },
        ),
      ),
      choice(
        'groups',
        'Those that met them strike',
        { total: 'together', each: 'one by one' },
        {
          ...tried,
          initial: 'total',
        },
      ),
      number('flown', 'US strikes flown', MOST_TASK_FORCES, tried),
      choice('revealed', 'Everything opened', YES_NO, { ...opened, initial: 'no', rule: '51.312' }),
      number('magicUs', 'US Magic', 30, open),
      choice('column', 'Column', columns, { ...open, initial: 'c36' }),
      number('dieDrm', 'Added to the surprise die', 9, { min: -9, ...open }),
      choice('placed', 'Everybody is home', YES_NO, { ...open, initial: 'no', rule: '51.61' }),
      ...strikeFields(opened),
    ],
    checks: progressChecks(given),
  };
}

/** What is shown has its place on the paper; no more is on the ground than is there. */
function progressChecks(given: FormValues): readonly FormCheck[] {
  const places = taskForces(given).map((n) => [n, String(given[`place-${n}`])] as const);
  const message = 'Give the place of each task force first, under Forces.';
  const never = (field: string, ...includes: readonly string[]): FormCheck => ({
    kind: 'never',
    field,
    all: [{ field, includes }],
    message,
  });
  const sealed = places.some(([, place]) => place === 'unknown');
  return [
    { kind: 'not-more', field: 'caughtArmy', than: 'army', message: 'No more than are there.' },
    { kind: 'not-more', field: 'caughtNaval', than: 'naval', message: 'No more than are there.' },
    ...(sealed && given.fleet === 'yes' ? [never('revealed', 'yes')] : []),
    ...places
      .filter(([, place]) => ['unknown', 'pearl', 'pacific'].includes(place))
      .map(([n]) => never(`try-${n}`, 'far', 'met')),
  ];
}

/** The strike that is in the air: those before it are over. */
function strikeFields(opened: ReturnType<typeof when>): readonly FormField[] {
  const flying = when('underway', 'yes');
  const us = when('isUs', 'yes');
  const effect = (key: string, label: string) => number(key, label, 99, { min: -99, ...us });
  return [
    choice('underway', 'The last strike is underway', YES_NO, { ...opened, initial: 'no' }),
    number('squadrons', 'Squadrons of it that are left', 999, flying),
    choice('fought', 'They have met in the air', YES_NO, { ...flying, initial: 'yes' }),
    choice('shared', 'They have their targets', YES_NO, { ...flying, initial: 'no' }),
    text('targets', 'Still to attack', 600, { pattern: NUMBERED, ...when('shared', 'yes') }),
    choice('isUs', 'It is a US strike', YES_NO, { ...flying, initial: 'no' }),
    effect('sLevel', 'Level of its surprise'),
    effect('sCap', 'Defender in air combat'),
    effect('sDefence', 'Air defence level'),
    effect('sAttack', 'Attack on ships'),
    effect('sFewer', 'Defenders kept out'),
    choice('sCritical', 'Critical hit die', YES_NO, { ...us, initial: 'no' }),
  ];
}
