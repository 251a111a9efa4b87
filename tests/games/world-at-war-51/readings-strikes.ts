import { sideOf } from '../../../src/core/play/procedure';
import { targets } from '../../../src/games/world-at-war-51/procedures/surprise';
import {
  available,
  capLimit,
  defenders,
  stageOf,
  targetsOf,
} from '../../../src/games/world-at-war-51/state/flow';
import { homes } from '../../../src/games/world-at-war-51/state/home';
import type { Attack } from '../../../src/games/world-at-war-51/state/state';
import { split } from './caught';
import { decide, fleet, mostByGroup } from './meeting';
import { attacked, flying, met, shipOf } from './one-strike';
import { type Facts, houseOf, num, type Situation } from './situations';
import { attacking, attackOf, firstQuestion, keysOf, type Ran, rowsOf, run } from './war';

/** What a row names of either strike: its modifier and its air defence, with a level between 3 and 7 in the first. */
function surpriseModifiers(row: Situation): Facts {
  const seen = (id: 'first' | 'second') => {
    const given = { shipSize: 3, level: 4, ...row.given };
    const { facts } = attacked({ ...row, given, dice: { airDefence: [1, 1] } }, id, 'ship:it');
    const { net: plus, airDefenceRow, airDefenceRoll } = facts;
    const wanted = Object.keys(row.expect[`${id}Strike`] as Facts);
    return Object.fromEntries(
      Object.entries({ plus, airDefenceRow, airDefenceRoll }).filter(([key]) => wanted.includes(key)),
    );
  };
  return { firstStrike: seen('first'), secondStrike: seen('second') };
}

/** American squadrons that aborted in the first strike, against the second one. */
function usAbortedDefend(): boolean {
  const { ran, event } = met(
    { squadrons: 18 },
    { air: { army: 9, naval: 0 } },
    [0, 0],
    [
      [3, 4],
      [3, 4],
    ],
  );
  const lost = [event.army, event.naval];
  const sum = (what: 'eliminated' | 'aborted') => lost.reduce((all, toll) => all + (toll?.[what] ?? 0), 0);
  if (!sum('aborted')) throw new Error('nobody aborted');
  return defenders(attackOf(ran.state), flying({ id: 'second' })) === 9 - sum('eliminated');
}

function abortedJapan(row: Situation): Facts {
  const { japanNas, eliminated, japanAborted, aborted } = row.given;
  const there = num(japanNas, 18) - num(eliminated);
  const down = num(aborted ?? japanAborted);
  const state = decide(there, down, houseOf(row));
  const fly = available(attackOf(state), state.house);
  return {
    japanAbortedFly: fly === there,
    available: fly,
    capMax: capLimit(fly),
    usAbortedDefend: usAbortedDefend(),
  };
}

/** Attacks these targets one after the other, each with air defence that is too low to shoot. */
function attackAll(
  targets: readonly string[],
  attack: Partial<Attack>,
  id: 'first' | 'second' = 'first',
): readonly Ran[] {
  const assigned = targets.map((target) => ({ target, squadrons: 2 }));
  let state = attacking({
    inPort: [],
    level: 4,
    ...attack,
    strikes: [flying({ id, squadrons: 6, assigned })],
  });
  return targets.map((target) => {
    const ships = target.startsWith('ship:');
    const ran = run(state, 'attack', { ...(ships && { defence: { level: 0 } }), attack: [3, 4] }, { target });
    state = ran.state;
    return ran;
  });
}

const POOLS: { readonly [id: string]: string } = {
  army: 'army air',
  naval: 'naval air',
  light: 'light ships',
};

function grouped({ given }: Situation): Facts {
  const caught = { army: num(given.armyPool), naval: num(given.navalPool) };
  const strike = flying({ squadrons: 9, fought: false });
  const state = attacking({ inPort: [], air: caught, caught, light: num(given.light), strikes: [strike] });
  const asked = firstQuestion(state, 'assign');
  const fields = asked?.kind === 'form' ? asked.fields.map(({ key }) => key) : [];
  const targets = targetsOf(attackOf(state), strike).map(({ id }) => POOLS[id]);
  return { targets, splittable: fields.length > targets.length };
}

/** One after the other, A first: what the working and the reveal show of them. */
function interception(): Facts {
  const state = attacking(fleet({ A: '5', B: 'auto' }));
  const ran = run(state, 'interception', { 'try-A': 'yes', 'die-A': 4, 'try-B': 'no' });
  const shown = (outcome: unknown) =>
    ['A', 'B'].filter((name) => JSON.stringify(outcome).includes(`"label":"${name}"`));
  const tried = shown(ran.outcome).join();
  const opened = shown(run(ran.state, 'reveal').outcome).join();
  return {
    tfByTf: keysOf(ran).join() === 'try-A,die-A,try-B',
    shown: tried === 'A' && opened === 'A,B' && 'at the attempt; the rest at 6.7',
  };
}

/** Two task forces that both meet the fleet: one strike of so many squadrons, or one for each. */
function tenSquadrons(row: Situation): Facts {
  const [aboard, other] = row.given.nas as readonly number[];
  const both = fleet({ A: 'auto', B: 'auto' }, { A: num(aboard), B: num(other) });
  const most = mostByGroup(attacking(both, houseOf(row))).map(([, each]) => each);
  return { max: most.length === 1 ? most[0] : undefined, maxByGroup: most };
}

/** The typed readings of the strikes and of what follows them, as the app plays them. */
export const STRIKES: { readonly [id: string]: (row: Situation) => Facts } = {
  K05: surpriseModifiers,
  K05b: surpriseModifiers,
  K06: (row) => {
    const { state, surprised, engaging } = split(row);
    const chooser = sideOf(targets, state, {}) === 'us' ? 'US' : 'Japan';
    return { chooser, surprised, engaging };
  },
  K07: ({ given }) => {
    const caught = { army: num(given.armyLeft), naval: num(given.navalLeft) };
    const over = { inPort: [], air: caught, caught, strikes: [flying({ squadrons: 0, assigned: [] })] };
    const ran = run(attacking(over), 'survivors', { nets: { us: 0 }, us: [3, 4] });
    const rows = rowsOf(ran, 'air-combat').map(Number);
    return {
      rolls: keysOf(ran).filter((key) => key === 'us').length,
      row: rows.length === 1 ? rows[0] : rows,
    };
  },
  K08: ({ given }) => {
    const ships = Array.from({ length: num(given.targets) }, (_, i) =>
      shipOf(3, { id: `it-${i}`, name: `It ${i}` }),
    );
    const asked = attackAll(
      ships.map(({ id }) => `ship:${id}`),
      { ships },
    ).map(keysOf);
    const quiet = asked.every((keys) => !keys.includes('defence-dice'));
    return {
      levelPerTarget: asked.every((keys) => keys.includes('defence')),
      zeroOrLess: quiet ? 'no roll' : 'a roll',
    };
  },
  K09: abortedJapan,
  K09b: abortedJapan,
  K10: ({ given }) => {
    const there = num(given.available);
    const state = decide(there);
    const ran = run(state, 'decision', { decision: 'second', squadrons: { strike: 1, cap: 0 } });
    const form = ran.asked.find(({ key }) => key === 'squadrons');
    const field = form?.kind === 'form' ? form.fields.find(({ key }) => key === 'cap') : undefined;
    const capMax = field?.kind === 'number' ? field.max : undefined;
    const flies = attackOf(ran.state).strikes.some(({ id }) => id === 'second');
    return {
      capMax,
      rounding: capMax === Math.floor(there / 3) && capMax < there / 3 ? 'down' : 'up',
      declared: capMax !== undefined && flies ? 'before the second strike flies' : 'after it',
    };
  },
  K11: () => {
    const caught = { army: 3, naval: 2 };
    const attack = attackOf(attacking({ inPort: [], air: caught, caught }));
    const ids = targetsOf(attack, flying({ id: 'second' })).map(({ id }) => id);
    return { airAsShips: ids.includes('army') || ids.includes('naval') };
  },
  K12: ({ given }) => {
    const [ran] = attackAll([String(given.target)], {}, 'second');
    return { airDefence: ran && keysOf(ran).includes('defence') };
  },
  K13: tenSquadrons,
  K13b: tenSquadrons,
  K14: ({ given }) => {
    const [failed, fought] = [String(given.failed), String(given.fought)];
    const state = attacking(fleet({ [failed]: '5', [fought]: 'auto' }));
    const ran = run(state, 'interception', {
      [`try-${failed}`]: 'yes',
      [`die-${failed}`]: 4,
      [`try-${fought}`]: 'yes',
    });
    return Object.fromEntries(homes(attackOf(ran.state)).map(({ label, mayContest }) => [label, mayContest]));
  },
  K15: ({ given }) => {
    const { ran } = met(
      { squadrons: 18 },
      { air: { army: num(given.squadrons), naval: 0 } },
      [0, 0],
      [
        [3, 4],
        [3, 4],
      ],
    );
    return {
      rolls: keysOf(ran).filter((key) => key === 'us').length,
      rows: rowsOf(ran, 'air-combat').slice(0, 2).map(Number),
    };
  },
  K20: ({ given }) => {
    const base = decide(9);
    const { forces, locations } = fleet({ A: 'auto' });
    const state = { ...base, attack: { ...attackOf(base), forces, locations } };
    const ran = run(state, 'decision', { decision: String(given.decision) });
    return { interception: stageOf(ran.state) === 'interception' };
  },
  K21: (row) => {
    const given = { ...row.given, nas: 8, shipSize: 3 };
    const { facts } = attacked({ ...row, given, dice: { attack: [6, 6] } }, 'first', 'ship:it');
    return { criticalDie: facts.ship === row.given.ship ? facts.criticalDie : `${facts.ship}` };
  },
  K22: ({ given }) => {
    const carrier = shipOf(3, { carrier: true, taskForce: 'tf-1' });
    const aboard = num(given.nasAboard);
    const state = attacking({
      ...fleet({ 'tf-1': 'pearl' }, { 'tf-1': aboard }),
      level: 7,
      air: { army: 0, naval: aboard },
      caught: { army: 0, naval: aboard },
      ships: [carrier],
      strikes: [flying({ squadrons: 9, assigned: [{ target: 'ship:it', squadrons: 9 }] })],
    });
    const ran = run(state, 'attack', { attack: [3, 4], aboard: {} });
    return { nasLostByDefault: aboard - attackOf(ran.state).air.naval };
  },
  K23: interception,
  K25: interception,
  K26: () => {
    const pool = { army: 3, naval: 3 };
    const asked = attackAll(['army', 'naval'], { air: pool, caught: pool }).map(keysOf);
    return { airDefence: asked.some((keys) => keys.includes('defence')) };
  },
  K28: grouped,
};
