import { signed } from '../../../core/numbers';
import { type Derivation, type Steps, startDerivation } from '../../../core/play/procedure';
import {
  askFields,
  type Field,
  type FieldsOf,
  mark,
  namedOnce,
  number,
  when,
  words,
} from '../../../kit/fields';
import { fact, heading } from '../../../kit/lines';
import { finish } from '../../../kit/steps';
import {
  idOf,
  JP_CARRIERS,
  type Preset,
  readShips,
  SHIPS_PATTERN,
  type Ship,
  US_BATTLESHIPS,
  US_CARRIERS,
} from '../data/ships';
import type { SideId } from '../data/sides';
import type { Procedure, Run } from '../state/events';
import type { Forces, Modifiers, TaskForce, WarState } from '../state/state';
import { AS_LAST_TIME, asLast, type Last } from './roll';

const MOST_TASK_FORCES = 8;
const IN_PORT_1941 = 'arizona california maryland nevada oklahoma pennsylvania tennessee west-virginia'.split(
  ' ',
);
const KIDO_BUTAI = 'akagi kaga hiryu soryu shokaku zuikaku'.split(' ');

/** What the app must know, because it has no map: ships, squadrons, modifiers of both sides. */
export const forces: Procedure = {
  id: 'forces',
  rule: '51.32',
  title: 'Forces at Pearl Harbor',
  *run({ attack, last }: WarState, { named }): Run {
    const work = startDerivation();
    const ships: Ship[] = [];
    // A list that was begun before names were looked at goes on as it was.
    const once = named === 'once';
    const taskForces = attack?.fleet ? yield* askTaskForces(work, ships, once) : [];
    const harbour = yield* askHarbour(work, ships, once);
    const strike = yield* askStrikeForce(work, ships, once);
    const modifiers = yield* askNationality(work, last?.forces);
    return finish(
      heading('Forces at Pearl Harbor', { value: `${strike.strikeForce} NAS`, rule: '51.32' }),
      [{ type: 'v1.ForcesListed', forces: { taskForces, ...harbour, ...strike, ships, modifiers } }],
      work.lines,
    );
  },
};

const shipsField = (label: string): Field<string> =>
  words(label, 200, {
    optional: true,
    pattern: SHIPS_PATTERN,
    initial: '',
    hint: 'Names with sizes: Enterprise 3, Lexington 3.',
  });

/** A ship named twice would be two targets and count twice. */
const shipsOnce = (once: boolean, listed: readonly Ship[], side: SideId, fields: readonly string[]) =>
  once
    ? [
        namedOnce(fields, {
          numbered: fields,
          known: listed.filter((ship) => ship.side === side).map(nameOf),
        }),
      ]
    : [];
const nameOf = ({ name }: Ship): string => name;

/** Ships to pick by their names. */
const pick = (label: string, presets: readonly Preset[], initial: readonly string[]) =>
  mark(
    label,
    presets.map(({ name }) => ({ value: idOf(name), label: name })),
    { initial },
  );
const picked = (presets: readonly Preset[], ids: readonly string[]): readonly Preset[] =>
  presets.filter(({ name }) => ids.includes(idOf(name)));

/** Adds ships under ids of their own. */
function list(
  listed: Ship[],
  side: SideId,
  presets: readonly Preset[],
  more: { readonly carrier?: boolean; readonly taskForce?: string } = {},
): readonly string[] {
  const known = (name: string) =>
    [...US_CARRIERS, ...JP_CARRIERS].some((each) => idOf(each.name) === idOf(name));
  return presets.map(({ name, size }) => {
    const base = idOf(name);
    const taken = listed.filter(({ id }) => id === base || id.startsWith(`${base}_`)).length;
    const id = taken ? `${base}_${taken + 1}` : base;
    listed.push({ id, name, side, size, carrier: known(name), status: 'whole', ...more });
    return name;
  });
}

/** How many, and the facts of each under its number. */
type Numbered = { count: number } & {
  [numbered: `name-${number}` | `ships-${number}`]: string | undefined;
  [numbered: `nas-${number}`]: number | undefined;
};

const upTo = (most: number): readonly number[] => Array.from({ length: most }, (_, i) => i + 1);

/** Each task force under its number. */
function taskForceFields(): FieldsOf<Numbered> {
  const numbers = upTo(MOST_TASK_FORCES);
  const fields: { -readonly [K in keyof Numbered]: Field<Numbered[K]> } = {
    count: number('Task forces', 0, MOST_TASK_FORCES, { initial: 2 }),
  };
  for (const n of numbers) {
    const asked = numbers.slice(n - 1).map(String);
    const name = words(`Task force ${n}`, 24, { initial: `TF ${n}` });
    fields[`name-${n}` as const] = when('count', asked, name);
    fields[`nas-${n}` as const] = when('count', asked, number(`NAS aboard task force ${n}`, 0, 25));
    fields[`ships-${n}` as const] = when('count', asked, shipsField(`Carriers of task force ${n}`));
  }
  return fields;
}

function* askTaskForces(work: Derivation, listed: Ship[], once: boolean): Steps<readonly TaskForce[]> {
  const rule = '51.312';
  const each = (what: string) => upTo(MOST_TASK_FORCES).map((n) => `${what}-${n}`);
  const told = yield* askFields<Numbered>(
    work,
    {
      key: 'task-forces',
      rule,
      title: 'How many US fast-carrier task forces does the Pacific Fleet have?',
      hint: 'Each is located in secret later. Their carriers are targets only if they lie in port.',
      submit: 'Next',
      checks: once ? [namedOnce(each('name')), ...shipsOnce(once, listed, 'us', each('ships'))] : [],
    },
    taskForceFields(),
  );
  return upTo(told.count).flatMap((n): readonly TaskForce[] => {
    const [name, squadrons, ships] = [
      told[`name-${n}` as const],
      told[`nas-${n}` as const],
      told[`ships-${n}` as const],
    ];
    if (name === undefined || squadrons === undefined || ships === undefined) return [];
    const id = `tf-${n}`;
    const carriers = list(listed, 'us', readShips(ships), { carrier: true, taskForce: id });
    const label = [name, ...carriers].join(': ');
    work.lines.push(fact(label, { value: `${squadrons} NAS`, rule, prompt: 'task-forces' }));
    return [{ id, name, squadrons }];
  });
}

function* askHarbour(
  work: Derivation,
  listed: Ship[],
  once: boolean,
): Steps<Pick<Forces, 'aaf' | 'nas' | 'light' | 'oil'>> {
  const rule = '51.34';
  const { battleships, others, ...told } = yield* askFields(
    work,
    {
      key: 'harbour',
      rule,
      title: 'What lies at Pearl Harbor?',
      hint: 'Carriers of task forces are not listed here. A ship can be changed by hand at any time.',
      submit: 'Next',
      checks: shipsOnce(once, listed, 'us', ['battleships', 'others']),
    },
    {
      battleships: pick('Battleships, each of size 3', US_BATTLESHIPS, IN_PORT_1941),
      others: shipsField('Other named ships'),
      aaf: number('Army air factors (AAF)', 0, 40),
      nas: number('Naval air squadrons (NAS) ashore', 0, 40),
      light: number('Light ship factors', 0, 99),
      oil: number('Oil counters', 0, 3, { initial: 3 }),
    },
  );
  list(listed, 'us', picked(US_BATTLESHIPS, battleships));
  list(listed, 'us', readShips(others));
  const { aaf, nas, light, oil } = told;
  const inPort = listed.filter(({ taskForce }) => !taskForce).length;
  const label = `At Pearl Harbor: ${inPort} named ships, ${light} light factors, ${oil} oil`;
  work.lines.push(fact(label, { value: `${aaf} AAF, ${nas} NAS`, rule, prompt: 'harbour' }));
  return told;
}

/** Games of 1.0 did not count its light ships. */
const LIGHT_JP: Field<number | undefined> = number('Light ship factors', 0, 99, {
  rule: '51.43',
  later: true,
});

function* askStrikeForce(
  work: Derivation,
  listed: Ship[],
  once: boolean,
): Steps<Pick<Forces, 'strikeForce' | 'lightJp'>> {
  const rule = '51.33';
  const { carriers, others, nas, light } = yield* askFields(
    work,
    {
      key: 'strike-force',
      rule,
      title: 'The Japanese strike force?',
      submit: 'Next',
      checks: shipsOnce(once, listed, 'jp', ['carriers', 'others']),
    },
    {
      carriers: pick('Carriers, of size 3 and 2', JP_CARRIERS, KIDO_BUTAI),
      others: shipsField('Other named ships'),
      nas: number('NAS aboard, all of them', 1, 60, { initial: 18 }),
      light: LIGHT_JP,
    },
  );
  const before = listed.length;
  list(listed, 'jp', picked(JP_CARRIERS, carriers), { carrier: true });
  list(listed, 'jp', readShips(others));
  const factors = light === undefined ? '' : `, ${light} light factors`;
  const label = `Strike force: ${listed.length - before} named ships${factors}`;
  work.lines.push(fact(label, { value: `${nas} NAS`, rule, prompt: 'strike-force' }));
  return { strikeForce: nas, ...(light !== undefined && { lightJp: light }) };
}

/** They change by research: read off the players' own records, and never taken as 0. */
function* askNationality(work: Derivation, last: Last): Steps<Modifiers> {
  const rule = '51.36';
  const fields = {
    airJp: asLast('Air nationality, Japan', -3, 9, last?.airJp),
    airUs: asLast('Air nationality, Western Allies', -3, 9, last?.airUs),
    navalJp: asLast('Naval nationality, Japan', -3, 9, last?.navalJp),
    navalUs: asLast('Naval nationality, US', -3, 9, last?.navalUs),
  };
  const told = yield* askFields(
    work,
    {
      key: 'modifiers',
      rule,
      title: 'The nationality modifiers now?',
      hint: last ? AS_LAST_TIME : 'From your rulebook and your research: they are not in the public rules.',
      submit: 'Save',
    },
    fields,
  );
  const say = (of: keyof Modifiers) =>
    fact(fields[of].field.label, { value: signed(told[of]), rule, prompt: 'modifiers' });
  work.lines.push(say('airJp'), say('airUs'), say('navalJp'), say('navalUs'));
  return told;
}
