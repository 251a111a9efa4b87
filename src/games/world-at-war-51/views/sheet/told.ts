import { idOf, JP_CARRIERS, readShips, type Ship, US_CARRIERS } from '../../data/ships';
import { AIR_ALONE, COUNTER } from '../../data/strikes';
import { WARS } from '../../data/wars';
import { currentStrike, openTargets, targetsOf } from '../../state/flow';
import { HOUSE, houseFields } from '../../state/house';
import {
  type Attack,
  type Attempt,
  type Declaration,
  initialState,
  newAttack,
  type Position,
  type Strike,
  type Surprise,
  type WarState,
} from '../../state/state';
import { tensionNow } from '../../state/tracks';

export const MOST_WARS = 2;
export const MOST_TASK_FORCES = 8;
export const MOST_LINES = 30;
export const upTo = (most: number): readonly number[] => Array.from({ length: most }, (_, i) => i + 1);

/** What the paper tells: wars, task forces and lines by number; the attack as it stands, but for what is written in lists. */
export type Told = ReturnType<typeof toldOf>;

/** As the fields take names. */
const plainName = (name: string): string =>
  name
    .replace(/[^\p{L}\p{N} .'’-]/gu, '')
    .slice(0, 60)
    .trim() || 'Ship';

/** Carriers that need no word: those with a task force, and those of a known name. */
const isKnownCarrier = (name: string): boolean =>
  [...US_CARRIERS, ...JP_CARRIERS].some((each) => idOf(each.name) === idOf(name));

const numbered = <V>(values: readonly V[]): { readonly [n: number]: V } =>
  Object.fromEntries(values.map((value, i) => [i + 1, value]));

/** As a state has it; nothing of what is sealed. */
export function toldOf(state: WarState) {
  const { players, start, clock, declarations, lines } = state;
  const tension = tensionNow(state);
  // Own lines are numbered anew, from 1.
  const now = (id: string) => {
    const at = lines.findIndex((line) => line.id === id);
    return at < 0 ? id : `own-${at + 1}`;
  };
  return {
    ...{ players, start, clock },
    ended: state.ended ?? 'no',
    house: Object.fromEntries(houseFields(state.house).map(({ key, initial }) => [key, initial ?? ''])),
    at: declarations.length ? 'war' : 'before',
    ...(tension !== undefined && { tension }),
    wars: declarations.length,
    war: numbered(declarations.map(warOf)),
    // The war that brings the attack, or 0.
    brings: state.attack ? String(state.attack.declaration + 1) : '0',
    ...attackOf(state.attack ?? newAttack(0, true)),
    lines: lines.length,
    line: numbered(lines.map(({ window, text }) => ({ window, text }))),
    ticked: state.ticked.map(now),
  } as const;
}

function warOf(declaration: Declaration) {
  const { by, on, turn, half, actual, effective, onslaught, unprepared = [], from } = declaration;
  const war = WARS.find((each) => each.by === by && each.on.join() === on.join());
  return {
    ...{ war: war?.id ?? '', turn, half },
    die: by !== 'jp' ? 'none' : effective === undefined ? 'owed' : 'thrown',
    ...{ actual: actual ?? 0, effective: effective ?? 0, from: from ?? turn },
    surprise: [...(onslaught ? ['onslaught'] : []), ...unprepared] as readonly string[],
  } as const;
}

function attackOf(attack: Attack) {
  const { forces, inPort, locations, attempts, groups, strikes, revealed, magicJp, ...rest } = attack;
  const ofForces = forces?.taskForces ?? [];
  // Written down unseen, Magic is Japan's own until the US has written too (WW-3).
  const played = magicJp !== undefined && rest.magicUs !== undefined;
  const other = attack.ships.filter((ship) => ship.carrier && !ship.taskForce && !isKnownCarrier(ship.name));
  const taskForce = (id: string) => {
    const attempt = attempts?.find((each) => each.taskForce === id);
    const place = revealed ? locations?.[id] : inPort?.includes(id) ? 'pearl' : attempt?.location;
    const met = attempt ? (attempt.success ? 'met' : 'far') : 'no';
    return { place: place ?? 'unknown', met } as const;
  };
  const shown: Attack = {
    ...{ magicUs: 0, column: 'c0', drm: 0 },
    ...{ ...rest, groups, strikes, revealed },
    ...(played && { magicJp }),
  };
  return {
    attack: shown,
    listed: forces !== undefined,
    forces: forces ?? { aaf: 0, nas: 0, modifiers: { airJp: 0, airUs: 0, navalJp: 0, navalUs: 0 } },
    taskForces: ofForces.length,
    taskForce: numbered(ofForces.map(({ id, name, squadrons }) => ({ name, squadrons, ...taskForce(id) }))),
    ships: shipLists(attack),
    carriers: other.map(({ name }) => plainName(name)).join(', '),
    opened: inPort !== undefined,
    tried: attempts !== undefined,
    groups: groups.length > 1 ? 'each' : 'total',
    flown: strikes.filter(({ side }) => side === 'us').length,
    strike: strikeOf(attack),
  } as const;
}

export const STATUSES = ['whole', 'damaged', 'sunk'] as const;
const groupOf = ({ side, taskForce }: Ship): string => (side === 'jp' ? 'jp' : (taskForce ?? 'port'));
/** Ships without a task force, those of each, and the strike force's. */
export const groupsOf = (taskForces: number): readonly (readonly [id: string, label: string])[] => [
  ['port', 'US ships'],
  ...upTo(taskForces).map((n) => [`tf-${n}`, `Task force ${n}`] as const),
  ['jp', 'Japanese ships'],
];

function shipLists({ ships, forces }: Attack): { readonly [list: string]: string } {
  const lists = groupsOf(forces?.taskForces.length ?? 0).flatMap(([group]) =>
    STATUSES.map((status) => {
      const those = ships.filter((ship) => groupOf(ship) === group && ship.status === status);
      return [`${group}-${status}`, those.map(({ name, size }) => `${plainName(name)} ${size}`).join(', ')];
    }),
  );
  return Object.fromEntries(lists);
}

const NO_SURPRISE: Surprise = { level: 0, cap: 0, defence: 0, attack: 0, fewer: 0, critical: false };
const NO_STRIKE = {
  ...{ underway: false, squadrons: 0, fought: false, shared: false, targets: '', isUs: false },
  surprise: NO_SURPRISE,
};
function strikeOf(attack: Attack): typeof NO_STRIKE {
  const strike = currentStrike(attack);
  if (!strike) return NO_STRIKE;
  const { squadrons, fought, assigned, surprise = NO_SURPRISE, side } = strike;
  const there = targetsOf(attack, strike);
  const left = openTargets(strike).flatMap(({ target, squadrons: count }) => {
    const found = there.find(({ id }) => id === target);
    return found && target !== AIR_ALONE ? [`${plainName(found.label)} ${count}`] : [];
  });
  const shared = assigned !== undefined;
  return {
    underway: true,
    squadrons,
    fought,
    shared,
    targets: left.join(', '),
    isUs: side === 'us',
    surprise,
  };
}

/** Where nothing is told yet. */
export function nothingTold(): Told {
  const { magicUs: _, column: __, drm: ___, ...attack } = toldOf(initialState()).attack;
  const war = warOf({ turn: 0, half: 'jp', by: 'us', on: [] });
  const taskForce: Told['taskForce'][number] = { name: '', squadrons: 0, place: 'unknown', met: 'no' };
  return {
    ...{ ...toldOf(initialState()), attack },
    war: numbered(upTo(MOST_WARS).map(() => war)),
    taskForce: numbered(upTo(MOST_TASK_FORCES).map(() => taskForce)),
    line: numbered(upTo(MOST_LINES).map(() => ({ window: 'A1', text: '' }))),
  };
}

const first = <V>(values: { readonly [n: number]: V }, most: number): readonly V[] =>
  upTo(most).flatMap((n) => values[n] ?? []);

/** All that is told, as the state holds it. */
export function positionOf(told: Told): Position {
  const { begun: _, ...fresh } = initialState();
  const { players, start, clock, tension, ended, ticked } = told;
  return {
    ...{ ...fresh, players, ticked, house: HOUSE.read(told.house) },
    ...(tension !== undefined && { tension: [{ change: tension, label: 'Brought forward' }] }),
    ...(told.at === 'war' && {
      ...{ start, clock, declarations: first(told.war, told.wars).map(declarationOf) },
      ...(told.brings !== '0' && { attack: attackIn(told) }),
    }),
    lines: first(told.line, told.lines).map((line, i) => ({ id: `own-${i + 1}`, ...line })),
    ...(ended !== 'no' && { ended }),
  };
}

function declarationOf(told: Told['war'][number]): Declaration {
  const { turn, half, die, actual, effective, surprise, from } = told;
  const war = WARS.find(({ id }) => id === told.war);
  return {
    ...{ turn, half, by: war?.by ?? 'jp', on: war?.on ?? [] },
    ...(die !== 'none' && { actual }),
    ...(die === 'thrown' && {
      ...{ effective, from, onslaught: surprise.includes('onslaught') },
      unprepared: (['us', 'gb'] as const).filter((power) => surprise.includes(power)),
    }),
  };
}

/** The attack as far as it is told: what the US has sealed, it seals again from its own paper. */
function attackIn(told: Told): Attack {
  const { fleet, light, oil, nas, lightJp, magicJp, level } = told.attack;
  const begun = newAttack(Number(told.brings) - 1, fleet);
  if (!told.listed) return begun;
  const seen = lightJp === undefined ? {} : { lightJp };
  const taskForces = first(told.taskForce, told.taskForces).map(({ name, squadrons }, i) => {
    return { id: `tf-${i + 1}`, name, squadrons };
  });
  const listed: Attack = {
    ...{ ...begun, light, oil, nas, ...seen },
    forces: { ...told.forces, taskForces, light, oil, strikeForce: nas, ...seen, ships: [] },
    ships: shipsIn(told),
    ...(magicJp !== undefined && { magicJp }),
    ...(level !== undefined && { level }),
  };
  return told.opened ? openedIn(told, listed) : listed;
}

function openedIn(told: Told, listed: Attack): Attack {
  const { air, caught, nasAborted, answered, decision, cap, revealed, placed } = told.attack;
  const { magicUs = 0, column = '', drm = 0 } = told.attack;
  const tfs = first(told.taskForce, told.taskForces).map((each, i) => ({ id: `tf-${i + 1}`, ...each }));
  const met = tfs.filter((each) => each.met === 'met').map(({ id }) => id);
  const attempt = ({ id, place, met: how }: (typeof tfs)[number]): Attempt => ({
    ...{ taskForce: id, location: place, success: how === 'met' },
  });
  const attack: Attack = {
    ...{ ...listed, air, caught, nasAborted, answered, cap },
    inPort: tfs.filter(({ place }) => place === 'pearl').map(({ id }) => id),
    ...(decision && { decision }),
    ...(told.tried && {
      attempts: tfs.filter((each) => each.met !== 'no').map(attempt),
      groups: !met.length ? [] : told.groups === 'each' ? met.map((each) => [each]) : [met],
    }),
    ...(revealed && {
      ...{ magicUs, column, drm, revealed, placed },
      ...(listed.fleet &&
        tfs.length && { locations: Object.fromEntries(tfs.map(({ id, place }) => [id, place])) }),
    }),
  };
  return { ...attack, strikes: strikesIn(told, attack) };
}

function strikesIn({ flown, strike: told }: Told, attack: Attack): readonly Strike[] {
  const ids = [
    'first',
    ...(attack.decision === 'second' ? ['second'] : []),
    ...upTo(flown).map((n) => `${COUNTER}-${n}`),
  ];
  return ids.map((id, i): Strike => {
    const side = id.startsWith(COUNTER) ? 'us' : 'jp';
    if (i < ids.length - 1 || !told.underway)
      return { id, side, squadrons: 0, fought: true, assigned: [], resolved: [] };
    const { squadrons, fought, surprise } = told;
    const strike = { id, side, squadrons, fought, resolved: [], ...(side === 'us' && { surprise }) } as const;
    return told.shared ? { ...strike, assigned: targetsIn(told.targets, attack, strike) } : strike;
  });
}

/** "Nevada 4, Oil reserve 2": each name is the first target of that name that is not named before. */
function targetsIn(targets: string, attack: Attack, strike: Strike): NonNullable<Strike['assigned']> {
  const open = [...targetsOf(attack, strike)];
  return targets.split(',').flatMap((each) => {
    const [, name, squadrons] = /^\s*(.*\S)\s+(\d+)\s*$/.exec(each) ?? [];
    const at = open.findIndex(({ label }) => plainName(label) === name);
    const [target] = at < 0 ? [] : open.splice(at, 1);
    return target ? [{ target: target.id, squadrons: Number(squadrons) }] : [];
  });
}

function shipsIn({ ships: lists, carriers, taskForces }: Told): readonly Ship[] {
  const others = carriers.split(',').map((name) => name.trim());
  const ships: Ship[] = [];
  for (const [group] of groupsOf(taskForces))
    for (const status of STATUSES)
      for (const { name, size } of readShips(lists[`${group}-${status}`] ?? '')) {
        const taken = ships.filter(({ id }) => id === idOf(name) || id.startsWith(`${idOf(name)}_`)).length;
        const taskForce = group.startsWith('tf-') ? group : undefined;
        ships.push({
          id: taken ? `${idOf(name)}_${taken + 1}` : idOf(name),
          name,
          side: group === 'jp' ? 'jp' : 'us',
          size,
          carrier: taskForce !== undefined || isKnownCarrier(name) || others.includes(name),
          status,
          ...(taskForce && { taskForce }),
        });
      }
  return ships;
}
