import type { FormValues } from '../../../../core/play/form';
import { idOf, JP_CARRIERS, type Ship, US_CARRIERS } from '../../data/ships';
import { AIR_ALONE } from '../../data/strikes';
import { WARS } from '../../data/wars';
import { currentStrike, openTargets, targetsOf } from '../../state/flow';
import { houseFields } from '../../state/house';
import type { Attack, Declaration, WarState } from '../../state/state';
import { tensionNow } from '../../state/tracks';
import { STATUSES } from './forms-attack';

const yes = (it: boolean): string => (it ? 'yes' : 'no');
/** As the fields take names. */
export const plainName = (name: string): string =>
  name
    .replace(/[^\p{L}\p{N} .'’-]/gu, '')
    .slice(0, 60)
    .trim() || 'Ship';

/** Carriers that need no word: those with a task force, and those of a known name. */
export const isKnownCarrier = (name: string): boolean =>
  [...US_CARRIERS, ...JP_CARRIERS].some((each) => idOf(each.name) === idOf(name));

/** Every field of the forms as the state fills it; nothing of what is sealed. */
export function valuesOf(state: WarState): FormValues {
  const { players, house, start, clock, declarations, attack, ended } = state;
  const tension = tensionNow(state);
  return {
    ...players,
    at: declarations.length ? 'war' : 'before',
    ended: ended ?? 'no',
    ...Object.fromEntries(houseFields(house).map(({ key, initial }) => [key, initial ?? ''])),
    kept: yes(tension !== undefined),
    tension: tension ?? 0,
    season: String(start.season),
    year: start.year,
    ...clock,
    wars: declarations.length,
    ...Object.assign({}, ...declarations.map((each, i) => warValues(each, i + 1))),
    attack: attack ? String(attack.declaration + 1) : '0',
    ...(attack && attackValues(attack)),
    ...lineValues(state),
  };
}

function warValues(declaration: Declaration, n: number): FormValues {
  const { by, on, turn, half, actual, effective, onslaught, unprepared = [], from } = declaration;
  const war = WARS.find((each) => each.by === by && each.on.join() === on.join());
  return {
    [`war-${n}`]: war?.id ?? '',
    [`turn-${n}`]: turn,
    [`half-${n}`]: half,
    [`die-${n}`]: by !== 'jp' ? 'none' : effective === undefined ? 'owed' : 'thrown',
    [`actual-${n}`]: actual ?? 0,
    [`effective-${n}`]: effective ?? 0,
    [`surprise-${n}`]: [...(onslaught ? ['onslaught'] : []), ...unprepared],
    [`from-${n}`]: from ?? turn,
  };
}

function attackValues(attack: Attack): FormValues {
  const { fleet, forces, light, lightJp, oil, nas, inPort, locations, revealed, attempts } = attack;
  const placeOf = (id: string): string => {
    if (revealed) return locations?.[id] ?? 'unknown';
    if (inPort?.includes(id)) return 'pearl';
    return attempts?.find(({ taskForce }) => taskForce === id)?.location ?? 'unknown';
  };
  const taskForces = forces?.taskForces ?? [];
  return {
    fleet: yes(fleet),
    listed: yes(forces !== undefined),
    ...(forces && { aaf: forces.aaf, ashore: forces.nas, ...forces.modifiers }),
    ...{ light, oil, nas, counted: yes(lightJp !== undefined), lightJp: lightJp ?? 0 },
    tfs: taskForces.length,
    ...Object.assign(
      {},
      ...taskForces.map(({ id, name, squadrons }, i) => ({
        [`tf-${i + 1}`]: name,
        [`aboard-${i + 1}`]: squadrons,
        [`place-${i + 1}`]: placeOf(id),
      })),
    ),
    ...shipValues(attack),
    ...progressValues(attack),
    ...strikeValues(attack),
  };
}

const groupOf = ({ side, taskForce }: Ship): string => (side === 'jp' ? 'jp' : (taskForce ?? 'port'));

function shipValues({ ships, forces }: Attack): FormValues {
  const groups = ['port', 'jp', ...(forces?.taskForces ?? []).map(({ id }) => id)];
  const other = ships.filter((ship) => ship.carrier && !ship.taskForce && !isKnownCarrier(ship.name));
  const lists = groups.flatMap((group) =>
    STATUSES.map((status) => {
      const those = ships.filter((ship) => groupOf(ship) === group && ship.status === status);
      return [`${group}-${status}`, those.map(({ name, size }) => `${plainName(name)} ${size}`).join(', ')];
    }),
  );
  return { ...Object.fromEntries(lists), carriers: other.map(({ name }) => plainName(name)).join(', ') };
}

function progressValues(attack: Attack): FormValues {
  const { magicJp, magicUs, level, inPort, air, caught, nasAborted, answered, decision, cap } = attack;
  const { forces, attempts, groups, strikes, revealed, column, drm, placed } = attack;
  // Written down unseen, it is Japan's own until the US has written too (WW-3).
  const told = magicJp !== undefined && magicUs !== undefined;
  return {
    playedJp: yes(told),
    magicJp: told ? magicJp : 0,
    level: level === undefined ? 'none' : String(level),
    opened: yes(inPort !== undefined),
    ...{ army: air.army, naval: air.naval, caughtArmy: caught.army, caughtNaval: caught.naval },
    ...{ nasAborted, answered: yes(answered), decision: decision ?? 'none', cap },
    tried: yes(attempts !== undefined),
    ...Object.fromEntries(
      (forces?.taskForces ?? []).map(({ id }, i) => {
        const attempt = attempts?.find(({ taskForce }) => taskForce === id);
        return [`try-${i + 1}`, attempt ? (attempt.success ? 'met' : 'far') : 'no'];
      }),
    ),
    groups: groups.length > 1 ? 'each' : 'total',
    flown: strikes.filter(({ side }) => side === 'us').length,
    revealed: yes(revealed),
    ...(revealed && { magicUs: magicUs ?? 0, column: column ?? 'c0', dieDrm: drm ?? 0, placed: yes(placed) }),
  };
}

function strikeValues(attack: Attack): FormValues {
  const strike = currentStrike(attack);
  if (!strike) return { underway: 'no' };
  const { squadrons, fought, assigned, surprise, side } = strike;
  const there = targetsOf(attack, strike);
  const left = openTargets(strike).flatMap(({ target, squadrons: count }) => {
    const found = there.find(({ id }) => id === target);
    return found && target !== AIR_ALONE ? [`${plainName(found.label)} ${count}`] : [];
  });
  return {
    underway: 'yes',
    ...{ squadrons, fought: yes(fought), shared: yes(assigned !== undefined), targets: left.join(', ') },
    isUs: yes(side === 'us'),
    ...(surprise && {
      ...{ sLevel: surprise.level, sCap: surprise.cap, sDefence: surprise.defence },
      ...{ sAttack: surprise.attack, sFewer: surprise.fewer, sCritical: yes(surprise.critical) },
    }),
  };
}

/** Own lines are numbered anew, from 1. */
function lineValues({ lines, ticked }: WarState): FormValues {
  const now = (id: string) => {
    const at = lines.findIndex((line) => line.id === id);
    return at < 0 ? id : `own-${at + 1}`;
  };
  return {
    lines: lines.length,
    ...Object.assign(
      {},
      ...lines.map(({ window, text }, i) => ({ [`window-${i + 1}`]: window, [`line-${i + 1}`]: text })),
    ),
    ticked: ticked.map(now),
  };
}
