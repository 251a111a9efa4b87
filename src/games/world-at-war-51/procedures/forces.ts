import { signed } from '../../../core/numbers';
import type { FormField, FormValues } from '../../../core/play/form';
import { askForm, type Steps, startWorking, type Working } from '../../../core/play/procedure';
import {
  idOf,
  JP_CARRIERS,
  readShips,
  SHIPS_PATTERN,
  type Ship,
  US_BATTLESHIPS,
  US_CARRIERS,
} from '../data/ships';
import type { SideId } from '../data/sides';
import type { Procedure, Run } from '../state/events';
import type { Forces, LastSaid, Modifiers, TaskForce, WarState } from '../state/state';
import { AS_LAST_TIME, filledIn } from './roll';

const MOST_TASK_FORCES = 8;
const IN_PORT_1941 = 'arizona california maryland nevada oklahoma pennsylvania tennessee west-virginia'.split(
  ' ',
);
const KIDO_BUTAI = 'akagi kaga hiryu soryu shokaku zuikaku'.split(' ');

/** What the app must know, because it has no map: ships, squadrons, modifiers of both sides. */
export const forces: Procedure = {
  id: 'forces',
  rule: '51.32',
  title: () => 'Forces at Pearl Harbor',
  *run(state: WarState): Run {
    const work = startWorking();
    const listed: Ship[] = [];
    const taskForces = state.attack?.fleet ? yield* askTaskForces(work, listed) : [];
    const { aaf, nas, light, oil } = yield* askHarbour(work, listed);
    const { nas: strikeForce, light: lightJp } = yield* askStrikeForce(work, listed);
    const modifiers = yield* askNationality(work, state.last?.forces);
    const all: Forces = {
      ...{ taskForces, aaf, nas, light, oil, strikeForce },
      ...(lightJp !== undefined && { lightJp }),
      ...{ ships: listed, modifiers },
    };
    return {
      events: [{ type: 'v1.ForcesListed', forces: all }],
      trace: [
        {
          kind: 'title',
          label: 'Forces at Pearl Harbor',
          value: `${strikeForce} NAS`,
          rule: '51.32',
        },
        ...work.lines,
      ],
    };
  },
};

const shipsField = (key: string, label: string): FormField => ({
  key,
  label,
  kind: 'text',
  maxLength: 200,
  optional: true,
  pattern: SHIPS_PATTERN,
  initial: '',
  hint: 'Names with sizes: Enterprise 3, Lexington 3.',
});

/** Adds ships under ids of their own. */
function list(
  listed: Ship[],
  side: SideId,
  presets: readonly { readonly name: string; readonly size: number }[],
  more: { readonly carrier?: boolean; readonly taskForce?: string } = {},
): readonly string[] {
  const known = (name: string) =>
    [...US_CARRIERS, ...JP_CARRIERS].some((each) => idOf(each.name) === idOf(name));
  return presets.map(({ name, size }) => {
    const base = idOf(name);
    const taken = listed.filter(({ id }) => id === base || id.startsWith(`${base}_`)).length;
    const { taskForce } = more;
    listed.push({
      id: taken ? `${base}_${taken + 1}` : base,
      name,
      side,
      size,
      carrier: more.carrier ?? known(name),
      status: 'whole',
      ...(taskForce && { taskForce }),
    });
    return name;
  });
}

function* askTaskForces(work: Working, listed: Ship[]): Steps<readonly TaskForce[]> {
  const values = yield* askForm(work, {
    key: 'task-forces',
    rule: '51.312',
    title: 'How many US fast-carrier task forces has the Pacific Fleet?',
    hint: 'Each is located in secret later. Their carriers are targets only if they lie in port.',
    submit: 'Next',
    fields: [
      { key: 'count', label: 'Task forces', kind: 'number', min: 0, max: MOST_TASK_FORCES, initial: 2 },
      ...Array.from({ length: MOST_TASK_FORCES }, (_, i) => taskForceFields(i + 1)).flat(),
    ],
  });
  const taskForces = Array.from({ length: Number(values.count) }, (_, i): TaskForce => {
    const n = i + 1;
    return { id: `tf-${n}`, name: String(values[`name-${n}`]), squadrons: Number(values[`nas-${n}`]) };
  });
  for (const { id, name, squadrons } of taskForces) {
    const carriers = list(listed, 'us', readShips(String(values[`ships-${id.slice(3)}`] ?? '')), {
      carrier: true,
      taskForce: id,
    });
    work.lines.push({
      kind: 'fact',
      label: [name, ...carriers].join(': '),
      value: `${squadrons} NAS`,
      rule: '51.312',
      prompt: 'task-forces',
    });
  }
  return taskForces;
}

function taskForceFields(n: number): readonly FormField[] {
  const includes = Array.from({ length: MOST_TASK_FORCES - n + 1 }, (_, i) => String(n + i));
  const when = { field: 'count', includes };
  return [
    {
      key: `name-${n}`,
      label: `Task force ${n}`,
      kind: 'text',
      maxLength: 24,
      optional: false,
      initial: `TF ${n}`,
      when,
    },
    { key: `nas-${n}`, label: `NAS aboard task force ${n}`, kind: 'number', min: 0, max: 25, when },
    { ...shipsField(`ships-${n}`, `Carriers of task force ${n}`), when },
  ];
}

const number = (key: string, label: string, max: number, initial?: number): FormField => ({
  key,
  label,
  kind: 'number',
  min: 0,
  max,
  ...(initial !== undefined && { initial }),
});

function* askHarbour(work: Working, listed: Ship[]) {
  const values = yield* askForm(work, {
    key: 'harbour',
    rule: '51.34',
    title: 'What lies at Pearl Harbor?',
    hint: 'Carriers of task forces are not listed here. A ship can be changed by hand at any time.',
    submit: 'Next',
    fields: [
      {
        key: 'battleships',
        label: 'Battleships, each of size 3',
        kind: 'flags',
        options: US_BATTLESHIPS.map(({ name }) => ({ value: idOf(name), label: name })),
        initial: IN_PORT_1941,
      },
      shipsField('others', 'Other named ships'),
      number('aaf', 'Army air factors (AAF)', 40),
      number('nas', 'Naval air squadrons (NAS) ashore', 40),
      number('light', 'Light ship factors', 99),
      number('oil', 'Oil counters', 3, 3),
    ],
  });
  const chosen = pickedOf(values, 'battleships');
  list(
    listed,
    'us',
    US_BATTLESHIPS.filter(({ name }) => chosen.includes(idOf(name))),
  );
  list(listed, 'us', readShips(String(values.others)));
  const [aaf, nas, light, oil] = ['aaf', 'nas', 'light', 'oil'].map((key) => Number(values[key])) as [
    number,
    number,
    number,
    number,
  ];
  const inPort = listed.filter(({ taskForce }) => !taskForce).length;
  work.lines.push({
    kind: 'fact',
    label: `At Pearl Harbor: ${inPort} named ships, ${light} light factors, ${oil} oil`,
    value: `${aaf} AAF, ${nas} NAS`,
    rule: '51.34',
    prompt: 'harbour',
  });
  return { aaf, nas, light, oil };
}

function* askStrikeForce(
  work: Working,
  listed: Ship[],
): Steps<{ readonly nas: number; readonly light: number | undefined }> {
  const values = yield* askForm(work, {
    key: 'strike-force',
    rule: '51.33',
    title: 'The Japanese strike force?',
    submit: 'Next',
    fields: [
      {
        key: 'carriers',
        label: 'Carriers, of size 3 and 2',
        kind: 'flags',
        options: JP_CARRIERS.map(({ name }) => ({ value: idOf(name), label: name })),
        initial: KIDO_BUTAI,
      },
      shipsField('others', 'Other named ships'),
      { key: 'nas', label: 'NAS aboard, all of them', kind: 'number', min: 1, max: 60, initial: 18 },
      {
        key: 'light',
        label: 'Light ship factors',
        kind: 'number',
        min: 0,
        max: 99,
        rule: '51.43',
        later: true,
      },
    ],
  });
  const chosen = pickedOf(values, 'carriers');
  const before = listed.length;
  list(
    listed,
    'jp',
    JP_CARRIERS.filter(({ name }) => chosen.includes(idOf(name))),
    { carrier: true },
  );
  list(listed, 'jp', readShips(String(values.others)));
  const light = values.light === undefined ? undefined : Number(values.light);
  work.lines.push({
    kind: 'fact',
    label: `Strike force: ${listed.length - before} named ships${light === undefined ? '' : `, ${light} light factors`}`,
    value: `${values.nas} NAS`,
    rule: '51.33',
    prompt: 'strike-force',
  });
  return { nas: Number(values.nas), light };
}

const pickedOf = (values: FormValues, key: string): readonly string[] => {
  const picked = values[key];
  return Array.isArray(picked) ? picked : [];
};

const NATIONALITY: readonly (readonly [key: keyof Modifiers, label: string])[] = [
  ['airJp', 'Air nationality, Japan'],
  ['airUs', 'Air nationality, Western Allies'],
  ['navalJp', 'Naval nationality, Japan'],
  ['navalUs', 'Naval nationality, US'],
];

/** They change by research: read off the players' own records, and never taken as 0. */
function* askNationality(work: Working, last: LastSaid[string] | undefined): Steps<Modifiers> {
  const values = yield* askForm(work, {
    key: 'modifiers',
    rule: '51.36',
    title: 'The nationality modifiers now?',
    hint: last ? AS_LAST_TIME : 'From your rulebook and your research: they are not in the public rules.',
    submit: 'Write it down',
    fields: NATIONALITY.map(([key, label]) =>
      filledIn({ key, label, kind: 'number', min: -3, max: 9 }, last),
    ),
  });
  for (const [key, label] of NATIONALITY)
    work.lines.push({
      kind: 'fact',
      label,
      value: signed(Number(values[key])),
      rule: '51.36',
      prompt: 'modifiers',
    });
  const told = (key: keyof Modifiers): number => Number(values[key]);
  return { airJp: told('airJp'), airUs: told('airUs'), navalJp: told('navalJp'), navalUs: told('navalUs') };
}
