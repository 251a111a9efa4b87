import type { FormValues } from '../../../../core/play/form';
import { idOf, readShips, type Ship } from '../../data/ships';
import type { Power } from '../../data/sides';
import { COUNTER } from '../../data/strikes';
import { WARS } from '../../data/wars';
import { targetsOf } from '../../state/flow';
import { HOUSE } from '../../state/house';
import {
  type Attack,
  type Clock,
  type Declaration,
  initialState,
  newAttack,
  type OwnLine,
  type Position,
  type Strike,
} from '../../state/state';
import { isKnownCarrier, plainName } from './facts';
import { countOf, isAtWar, upTo } from './forms';
import { groupsOf, hasAttack, hasForces, STATUSES } from './forms-attack';

const says = (given: FormValues, key: string): boolean => given[key] === 'yes';
const flagsIn = (given: FormValues, key: string): readonly string[] => {
  const value = given[key];
  return Array.isArray(value) ? value : [];
};

/** All that the answers say, as the state holds it. */
export function positionOf(given: FormValues): Position {
  const { begun: _, ...fresh } = initialState();
  const house = HOUSE.read(given);
  const war = isAtWar(given);
  const attack = war && hasAttack(given) ? attackOf(given) : undefined;
  return {
    ...fresh,
    players: { jp: String(given.jp), us: String(given.us) },
    house,
    ...(says(given, 'kept') && {
      tension: [{ change: countOf(given, 'tension'), label: 'Brought forward' }],
    }),
    ...(war && {
      start: { season: countOf(given, 'season'), year: countOf(given, 'year') },
      clock: { turn: countOf(given, 'turn'), half: given.half as Clock['half'] },
      declarations: upTo(countOf(given, 'wars')).map((n) => warOf(given, n)),
    }),
    ...(attack && { attack }),
    lines: upTo(countOf(given, 'lines')).map((n) => ({
      id: `own-${n}`,
      window: given[`window-${n}`] as OwnLine['window'],
      text: String(given[`line-${n}`]),
    })),
    ticked: flagsIn(given, 'ticked'),
    ...(given.ended !== 'no' && { ended: given.ended as NonNullable<Position['ended']> }),
  };
}

function warOf(given: FormValues, n: number): Declaration {
  const war = WARS.find(({ id }) => id === given[`war-${n}`]);
  const surprise = flagsIn(given, `surprise-${n}`);
  const die = given[`die-${n}`];
  return {
    turn: countOf(given, `turn-${n}`),
    half: given[`half-${n}`] as Clock['half'],
    by: war?.by ?? 'jp',
    on: war?.on ?? [],
    ...(die !== 'none' && { actual: countOf(given, `actual-${n}`) }),
    ...(die === 'thrown' && {
      effective: countOf(given, `effective-${n}`),
      onslaught: surprise.includes('onslaught'),
      unprepared: (['us', 'gb'] as const).filter((power: Power) => surprise.includes(power)),
      from: countOf(given, `from-${n}`),
    }),
  };
}

/** The attack as far as it is told: what the US has sealed, it seals again from its own paper. */
function attackOf(given: FormValues): Attack {
  const begun = newAttack(Number(given.attack) - 1, says(given, 'fleet'));
  if (!hasForces(given)) return begun;
  const counts = { light: countOf(given, 'light'), oil: countOf(given, 'oil'), nas: countOf(given, 'nas') };
  const lightJp = says(given, 'counted') ? { lightJp: countOf(given, 'lightJp') } : {};
  const tfs = upTo(countOf(given, 'tfs'));
  const { nas, ...lying } = counts;
  const listed: Attack = {
    ...begun,
    forces: {
      taskForces: tfs.map((n) => ({
        id: `tf-${n}`,
        name: String(given[`tf-${n}`]),
        squadrons: countOf(given, `aboard-${n}`),
      })),
      ...{ aaf: countOf(given, 'aaf'), nas: countOf(given, 'ashore'), ...lying, strikeForce: nas },
      ...lightJp,
      ships: [],
      modifiers: {
        ...{ airJp: countOf(given, 'airJp'), airUs: countOf(given, 'airUs') },
        ...{ navalJp: countOf(given, 'navalJp'), navalUs: countOf(given, 'navalUs') },
      },
    },
    ...counts,
    ...lightJp,
    ships: shipsOf(given),
    ...(says(given, 'playedJp') && { magicJp: countOf(given, 'magicJp') }),
    ...(given.level !== 'none' && { level: Number(given.level) }),
  };
  return says(given, 'opened') ? openedOf(given, listed, tfs) : listed;
}

function openedOf(given: FormValues, listed: Attack, tfs: readonly number[]): Attack {
  const revealed = says(given, 'revealed');
  const at = (n: number) => String(given[`place-${n}`]);
  const met = tfs.filter((n) => given[`try-${n}`] === 'met').map((n) => `tf-${n}`);
  const tried = says(given, 'tried');
  const decision = given.decision === 'none' ? undefined : (given.decision as 'withdraw' | 'second');
  const attack: Attack = {
    ...listed,
    inPort: tfs.filter((n) => at(n) === 'pearl').map((n) => `tf-${n}`),
    air: { army: countOf(given, 'army'), naval: countOf(given, 'naval') },
    caught: { army: countOf(given, 'caughtArmy'), naval: countOf(given, 'caughtNaval') },
    nasAborted: countOf(given, 'nasAborted'),
    answered: says(given, 'answered'),
    ...(decision && { decision }),
    cap: countOf(given, 'cap'),
    ...(tried && {
      attempts: tfs
        .filter((n) => given[`try-${n}`] !== 'no')
        .map((n) => ({ taskForce: `tf-${n}`, location: at(n), success: given[`try-${n}`] === 'met' })),
      groups: !met.length ? [] : given.groups === 'each' ? met.map((each) => [each]) : [met],
    }),
    ...(revealed && {
      magicUs: countOf(given, 'magicUs'),
      column: String(given.column),
      drm: countOf(given, 'dieDrm'),
      ...(listed.fleet &&
        tfs.length && { locations: Object.fromEntries(tfs.map((n) => [`tf-${n}`, at(n)])) }),
      revealed,
      placed: says(given, 'placed'),
    }),
  };
  return { ...attack, strikes: strikesOf(given, attack) };
}

function strikesOf(given: FormValues, attack: Attack): readonly Strike[] {
  const ids = [
    'first',
    ...(attack.decision === 'second' ? ['second'] : []),
    ...upTo(countOf(given, 'flown')).map((n) => `${COUNTER}-${n}`),
  ];
  return ids.map((id, i): Strike => {
    const side = id.startsWith(COUNTER) ? 'us' : 'jp';
    if (i < ids.length - 1 || !says(given, 'underway'))
      return { id, side, squadrons: 0, fought: true, assigned: [], resolved: [] };
    const strike: Strike = {
      ...{ id, side, squadrons: countOf(given, 'squadrons'), fought: says(given, 'fought'), resolved: [] },
      ...(side === 'us' && {
        surprise: {
          ...{ level: countOf(given, 'sLevel'), cap: countOf(given, 'sCap') },
          ...{ defence: countOf(given, 'sDefence'), attack: countOf(given, 'sAttack') },
          ...{ fewer: countOf(given, 'sFewer'), critical: says(given, 'sCritical') },
        },
      }),
    };
    return says(given, 'shared') ? { ...strike, assigned: targetsIn(given, attack, strike) } : strike;
  });
}

/** "Nevada 4, Oil reserve 2": each name is the first target of that name that is not named before. */
function targetsIn(given: FormValues, attack: Attack, strike: Strike): NonNullable<Strike['assigned']> {
  const open = [...targetsOf(attack, strike)];
  return String(given.targets ?? '')
    .split(',')
    .flatMap((each) => {
      const [, name, squadrons] = /^\s*(.*\S)\s+(\d+)\s*$/.exec(each) ?? [];
      const at = open.findIndex(({ label }) => plainName(label) === name);
      const [target] = at < 0 ? [] : open.splice(at, 1);
      return target ? [{ target: target.id, squadrons: Number(squadrons) }] : [];
    });
}

function shipsOf(given: FormValues): readonly Ship[] {
  const others = String(given.carriers ?? '')
    .split(',')
    .map((name) => name.trim());
  const ships: Ship[] = [];
  for (const [group] of groupsOf(given))
    for (const status of STATUSES)
      for (const { name, size } of readShips(String(given[`${group}-${status}`] ?? ''))) {
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
