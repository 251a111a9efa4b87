import type { FormValues } from '../../../../core/play/form';
import { countIn, flagsIn, oneIn, saysYes, textIn } from '../../../../kit/given';
import { ENDS } from '../../data/ends';
import { idOf, readShips, type Ship } from '../../data/ships';
import type { Power } from '../../data/sides';
import { COUNTER } from '../../data/strikes';
import { WARS } from '../../data/wars';
import { targetsOf } from '../../state/flow';
import { HOUSE } from '../../state/house';
import {
  type Attack,
  type Declaration,
  type Half,
  initialState,
  newAttack,
  type Position,
  type Strike,
} from '../../state/state';
import { isKnownCarrier, plainName } from './facts';
import { upTo } from './fields';
import { isAtWar } from './forms';
import { groupsOf, hasAttack, hasForces, STATUSES } from './forms-attack';

/** All that the answers say, as the state holds it. */
export function positionOf(given: FormValues): Position {
  const { begun: _, ...fresh } = initialState();
  const house = HOUSE.read(given);
  const war = isAtWar(given);
  const ended = oneIn(given, 'ended', ...ENDS);
  const attack = war && hasAttack(given) ? attackOf(given) : undefined;
  return {
    ...fresh,
    players: { jp: textIn(given, 'jp'), us: textIn(given, 'us') },
    house,
    ...(saysYes(given, 'kept') && {
      tension: [{ change: countIn(given, 'tension'), label: 'Brought forward' }],
    }),
    ...(war && {
      start: { season: countIn(given, 'season'), year: countIn(given, 'year') },
      clock: { turn: countIn(given, 'turn'), half: halfIn(given, 'half') },
      declarations: upTo(countIn(given, 'wars')).map((n) => warOf(given, n)),
    }),
    ...(attack && { attack }),
    lines: upTo(countIn(given, 'lines')).map((n) => ({
      id: `own-${n}`,
      window: oneIn(given, `window-${n}`, 'A1', 'A2') ?? 'A1',
      text: textIn(given, `line-${n}`),
    })),
    ticked: flagsIn(given, 'ticked'),
    ...(ended && { ended }),
  };
}

const halfIn = (given: FormValues, key: string): Half => oneIn(given, key, 'jp', 'allied') ?? 'jp';

function warOf(given: FormValues, n: number): Declaration {
  const war = WARS.find(({ id }) => id === given[`war-${n}`]);
  const surprise = flagsIn(given, `surprise-${n}`);
  const die = given[`die-${n}`];
  return {
    turn: countIn(given, `turn-${n}`),
    half: halfIn(given, `half-${n}`),
    by: war?.by ?? 'jp',
    on: war?.on ?? [],
    ...(die !== 'none' && { actual: countIn(given, `actual-${n}`) }),
    ...(die === 'thrown' && {
      effective: countIn(given, `effective-${n}`),
      onslaught: surprise.includes('onslaught'),
      unprepared: (['us', 'gb'] as const).filter((power: Power) => surprise.includes(power)),
      from: countIn(given, `from-${n}`),
    }),
  };
}

/** The attack as far as it is told: what the US has sealed, it seals again from its own paper. */
function attackOf(given: FormValues): Attack {
  const begun = newAttack(Number(given.attack) - 1, saysYes(given, 'fleet'));
  if (!hasForces(given)) return begun;
  const counts = { light: countIn(given, 'light'), oil: countIn(given, 'oil'), nas: countIn(given, 'nas') };
  const lightJp = saysYes(given, 'counted') ? { lightJp: countIn(given, 'lightJp') } : {};
  const tfs = upTo(countIn(given, 'tfs'));
  const { nas, ...lying } = counts;
  const listed: Attack = {
    ...begun,
    forces: {
      taskForces: tfs.map((n) => ({
        id: `tf-${n}`,
        name: textIn(given, `tf-${n}`),
        squadrons: countIn(given, `aboard-${n}`),
      })),
      ...{ aaf: countIn(given, 'aaf'), nas: countIn(given, 'ashore'), ...lying, strikeForce: nas },
      ...lightJp,
      ships: [],
      modifiers: {
        ...{ airJp: countIn(given, 'airJp'), airUs: countIn(given, 'airUs') },
        ...{ navalJp: countIn(given, 'navalJp'), navalUs: countIn(given, 'navalUs') },
      },
    },
    ...counts,
    ...lightJp,
    ships: shipsOf(given),
    ...(saysYes(given, 'playedJp') && { magicJp: countIn(given, 'magicJp') }),
    ...(given.level !== 'none' && { level: Number(given.level) }),
  };
  return saysYes(given, 'opened') ? openedOf(given, listed, tfs) : listed;
}

function openedOf(given: FormValues, listed: Attack, tfs: readonly number[]): Attack {
  const revealed = saysYes(given, 'revealed');
  const at = (n: number) => textIn(given, `place-${n}`);
  const met = tfs.filter((n) => given[`try-${n}`] === 'met').map((n) => `tf-${n}`);
  const tried = saysYes(given, 'tried');
  const decision = oneIn(given, 'decision', 'withdraw', 'second');
  const attack: Attack = {
    ...listed,
    inPort: tfs.filter((n) => at(n) === 'pearl').map((n) => `tf-${n}`),
    air: { army: countIn(given, 'army'), naval: countIn(given, 'naval') },
    caught: { army: countIn(given, 'caughtArmy'), naval: countIn(given, 'caughtNaval') },
    nasAborted: countIn(given, 'nasAborted'),
    answered: saysYes(given, 'answered'),
    ...(decision && { decision }),
    cap: countIn(given, 'cap'),
    ...(tried && {
      attempts: tfs
        .filter((n) => given[`try-${n}`] !== 'no')
        .map((n) => ({ taskForce: `tf-${n}`, location: at(n), success: given[`try-${n}`] === 'met' })),
      groups: !met.length ? [] : given.groups === 'each' ? met.map((each) => [each]) : [met],
    }),
    ...(revealed && {
      magicUs: countIn(given, 'magicUs'),
      column: textIn(given, 'column'),
      drm: countIn(given, 'dieDrm'),
      ...(listed.fleet &&
        tfs.length && { locations: Object.fromEntries(tfs.map((n) => [`tf-${n}`, at(n)])) }),
      revealed,
      placed: saysYes(given, 'placed'),
    }),
  };
  return { ...attack, strikes: strikesOf(given, attack) };
}

function strikesOf(given: FormValues, attack: Attack): readonly Strike[] {
  const ids = [
    'first',
    ...(attack.decision === 'second' ? ['second'] : []),
    ...upTo(countIn(given, 'flown')).map((n) => `${COUNTER}-${n}`),
  ];
  return ids.map((id, i): Strike => {
    const side = id.startsWith(COUNTER) ? 'us' : 'jp';
    if (i < ids.length - 1 || !saysYes(given, 'underway'))
      return { id, side, squadrons: 0, fought: true, assigned: [], resolved: [] };
    const strike: Strike = {
      ...{ id, side, squadrons: countIn(given, 'squadrons'), fought: saysYes(given, 'fought'), resolved: [] },
      ...(side === 'us' && {
        surprise: {
          ...{ level: countIn(given, 'sLevel'), cap: countIn(given, 'sCap') },
          ...{ defence: countIn(given, 'sDefence'), attack: countIn(given, 'sAttack') },
          ...{ fewer: countIn(given, 'sFewer'), critical: saysYes(given, 'sCritical') },
        },
      }),
    };
    return saysYes(given, 'shared') ? { ...strike, assigned: targetsIn(given, attack, strike) } : strike;
  });
}

/** "Nevada 4, Oil reserve 2": each name is the first target of that name that is not named before. */
function targetsIn(given: FormValues, attack: Attack, strike: Strike): NonNullable<Strike['assigned']> {
  const open = [...targetsOf(attack, strike)];
  return textIn(given, 'targets')
    .split(',')
    .flatMap((each) => {
      const [, name, squadrons] = /^\s*(.*\S)\s+(\d+)\s*$/.exec(each) ?? [];
      const at = open.findIndex(({ label }) => plainName(label) === name);
      const [target] = at < 0 ? [] : open.splice(at, 1);
      return target ? [{ target: target.id, squadrons: Number(squadrons) }] : [];
    });
}

function shipsOf(given: FormValues): readonly Ship[] {
  const others = textIn(given, 'carriers')
    .split(',')
    .map((name) => name.trim());
  const ships: Ship[] = [];
  for (const [group] of groupsOf(given))
    for (const status of STATUSES)
      for (const { name, size } of readShips(textIn(given, `${group}-${status}`))) {
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
