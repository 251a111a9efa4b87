import { describe, expect, it } from 'vitest';
import {
  available,
  capLimit,
  currentStrike,
  defenders,
  stageOf,
  targetsOf,
} from '../../../src/games/world-at-war-51/state/flow';
import { homes } from '../../../src/games/world-at-war-51/state/home';
import type { Attack } from '../../../src/games/world-at-war-51/state/state';
import { decide, fleet, mostByGroup } from './meeting';
import { attacked, flying, met, shipOf, sideResult, surpriseAt, TF, written } from './one-strike';
import { compare, houseOf, num, takeSituations } from './situations';
import { attacking, attackOf, FORCES, firstQuestion, keysOf, lineOf, optionOf, run } from './war';

const { situation, situations, untried } = takeSituations();

describe('[51.41] withdraw or strike again', () => {
  it.each(situations(['E01', 'E02']))('%s', (_, row) => {
    const { japanNas, eliminated, aborted } = row.given;
    const state = decide(num(japanNas) - num(eliminated), num(aborted), houseOf(row));
    const there = available(attackOf(state), state.house);
    compare(row, { available: there, capMax: capLimit(there) });
  });

  it('E03: one third, rounded down', () => {
    const row = situation('E03');
    const there = row.given.available as readonly number[];
    expect(there.map(capLimit)).toEqual(row.expect.capMax);
  });

  it.each(situations(['E04', 'E05', 'E06', 'E07']))('%s', (_, row) => {
    const { cap, strike } = row.given;
    const launch = () =>
      run(decide(num(row.given.available)), 'decision', { decision: 'second', squadrons: { strike, cap } });
    if (row.expect.allowed) expect(num(row.given.available) - num(cap) - num(strike)).toBe(row.expect.idle);
    if (row.expect.allowed) expect(attackOf(launch().state).cap).toBe(cap);
    else expect(launch).toThrow();
  });

  it('E08: without squadrons only home', () => {
    const asked = firstQuestion(decide(0), 'decision');
    const open = asked?.kind === 'choice' ? asked.options.filter(({ disabled }) => !disabled) : [];
    expect(open.map(({ value }) => value)).toEqual(['withdraw']);
  });

  it('E09: nobody intercepts after a withdrawal', () => {
    const taskForces = [TF, { ...TF, id: 'tf-2' }];
    const base = decide(9);
    const state = {
      ...base,
      attack: {
        ...attackOf(base),
        forces: { ...FORCES, taskForces },
        locations: { 'tf-1': 'auto', 'tf-2': '2' },
      },
    };
    expect(stageOf(run(state, 'decision', { decision: 'withdraw' }).state)).toBe('reveal');
  });

  it('E10, E18 to E20: who defends, no third strike, targets', () => {
    const state = attacking({
      inPort: [],
      air: { army: 5, naval: 2 },
      ships: [shipOf(3)],
      strikes: [
        flying({ squadrons: 0, assigned: [] }),
        flying({ id: 'second', squadrons: 8, fought: false }),
      ],
      decision: 'second',
    });
    const attack = attackOf(state);
    const strike = currentStrike(attack);
    expect(strike && defenders(attack, strike)).toBe(7);
    expect(stageOf(state)).toBe('air-combat');
    expect(strike && targetsOf(attack, strike).map(({ id }) => id)).toEqual(['ship:it', 'light', 'oil']);
    const over = {
      ...state,
      attack: { ...attack, strikes: attack.strikes.map((each) => ({ ...each, squadrons: 0 })) },
    };
    expect(stageOf(over)).toBe('reveal');
    expect(() => run(over, 'decision', { decision: 'second', squadrons: {} })).toThrow('Japan has decided');
  });

  const at: { readonly [id: string]: string } = {
    E11: 'ship:it',
    E12: 'ship:it',
    E13: 'oil',
    E14: 'oil',
    E15: 'oil',
    E16: 'oil',
    E17: 'oil',
  };
  it.each(situations(Object.keys(at)))('%s', (_, row) => {
    compare(row, attacked(row, 'second', at[row.id] ?? '').facts);
  });
});

describe('[51.42] interception', () => {
  it.each(situations(['F01', 'F02', 'F03', 'F04', 'F05', 'F06', 'F07', 'F08', 'F09', 'F10']))(
    '%s',
    (_, row) => {
      const location = String(row.given.tf);
      const state = attacking(fleet({ A: location }));
      const option = optionOf(firstQuestion(state, 'interception'), 'yes');
      const refused = !option || option.disabled !== undefined;
      const tries = !row.given.usDeclines && !refused;
      const number = /^\d$/.test(location);
      const ran =
        location === 'pearl'
          ? undefined
          : run(state, 'interception', {
              'try-A': tries ? 'yes' : 'no',
              ...(tries && number && { 'die-A': num(row.dice.intercept) }),
            });
      const attack = attackOf(ran?.state ?? state);
      compare(row, {
        success: attack.groups.length > 0,
        dieAsked: ran ? keysOf(ran).includes('die-A') : false,
        attempt: refused ? 'refused' : 'allowed',
        allowed: !refused,
        placement: homes(attack).find(({ label }) => label === 'A')?.place,
      });
    },
  );

  it('F11, F12, F17: one after the other, and only those that try are shown', () => {
    const state = attacking(fleet({ A: '5', B: '3', C: 'pacific' }));
    const ran = run(state, 'interception', {
      'try-A': 'yes',
      'die-A': 4,
      'try-B': 'yes',
      'die-B': 2,
      'try-C': 'no',
    });
    expect(keysOf(ran)).toEqual(['try-A', 'die-A', 'try-B', 'die-B', 'try-C']);
    expect(stageOf(ran.state)).toBe('reveal');
    const one = run(state, 'interception', { 'try-A': 'yes', 'die-A': 3, 'try-B': 'no', 'try-C': 'no' });
    const told = JSON.stringify(one.outcome);
    expect(told).toContain('needs 5');
    expect(told).not.toMatch(/needs 3|Pacific/);
  });

  it.each(situations(['F13', 'F14', 'F15', 'F16']))('%s', (_, row) => {
    const squadrons = row.given.intercepting as { readonly [id: string]: number };
    const ids = Object.keys(squadrons);
    const state = attacking(
      fleet(Object.fromEntries(ids.map((id) => [id, 'auto'])), squadrons),
      houseOf(row),
    );
    const most = mostByGroup(state);
    compare(row, {
      maxNas: most[0]?.[1],
      strikes: most.length,
      groups: ids.length,
      maxNasByGroup: Object.fromEntries(most),
    });
  });
});

describe('[51.43, 23.7413] the US strike', () => {
  const ids = ['G01', 'G02', 'G03', 'G04', 'G05', 'G06', 'G07'];
  it.each(situations(ids))('%s', (_, row) => {
    const { given, dice } = row;
    const state = attacking({
      groups: [['tf-1']],
      inPort: [],
      cap: num(given.cap),
      forces: { ...FORCES, taskForces: [TF] },
      decision: 'second',
      attempts: [],
    });
    const ran = run(state, 'counter', {
      squadrons: { squadrons: 10 },
      'surprise-drm': { drm: num(given.surpriseDrm) },
      surprise: num(dice.surprise),
    });
    const attack = attackOf(ran.state);
    const [strike] = attack.strikes;
    const surprise = strike?.surprise;
    const shooting = { airDefenceEntered: 3, ...given, level: surprise?.level };
    const { facts } = attacked(
      { ...row, given: shooting, dice: { airDefence: [1, 1] } },
      'counter-1',
      'ship:it',
    );
    compare(row, {
      level: surprise?.level,
      capEngaging: strike && defenders(attack, strike),
      airCombat: stageOf(ran.state) === 'air-combat',
      japanPlusOne: surprise?.cap === 1,
      airDefenceChange: surprise?.defence,
      airDefenceRow: facts.airDefenceRow,
      airDefenceRoll: facts.airDefenceRoll,
      attackPlusOne: surprise?.attack === 1,
      criticalDie: surprise?.critical,
    });
  });

  it.each(situations(['G08', 'G09', 'G10']))('%s', (_, row) => {
    compare(row, attacked(row, 'counter-1', 'ship:it').facts);
  });

  it('G11: nothing of Japan’s is asked, and then everything is opened', () => {
    const surprise = surpriseAt(4);
    const state = attacking({
      inPort: [],
      groups: [['tf-1']],
      attempts: [],
      decision: 'second',
      strikes: [flying({ id: 'counter-1', side: 'us', squadrons: 0, assigned: [], surprise })],
    });
    expect(stageOf(state)).toBe('reveal');
  });

  it.each(situations(['G12', 'G13']))('%s', (_, row) => {
    const { given, dice } = row;
    const { ran, event, left } = met(
      { id: 'counter-1', side: 'us', squadrons: num(given.usStrike), surprise: surpriseAt(num(given.level)) },
      { cap: num(given.cap) },
      [num(given.netUs), num(given.netJapan)],
      [dice.us, dice.japan],
    );
    const die = ran.outcome.trace.find(({ kind, prompt }) => kind === 'die' && prompt === 'jp');
    compare(row, {
      usRolls: sideResult(ran, 'us'),
      capLosses: written(event.cap ?? { eliminated: 0, aborted: 0 }),
      japanTotal: Number(die?.value?.split('= ').at(-1)),
      japanRolls: sideResult(ran, 'jp'),
      usLosses: written(event.attackers ?? { eliminated: 0, aborted: 0 }),
      usAttacking: left,
    });
  });
});

describe('[51.52, 51.61] home', () => {
  const base = (location: string, more: Partial<Attack> = {}) =>
    attackOf(
      attacking({
        locations: { 'tf-1': location },
        inPort: location === 'pearl' ? ['tf-1'] : [],
        forces: { ...FORCES, taskForces: [TF] },
        ships: [shipOf(3, { name: 'Enterprise', taskForce: 'tf-1', carrier: true })],
        ...more,
      }),
    );
  it.each(situations(['H02', 'H03', 'H04', 'H05', 'H06', 'H07', 'H08', 'H09', 'H10']))(
    '%s',
    (_, { given, expect: wanted }) => {
      const ship = given.battleship;
      const attack = ship
        ? base('pacific', { ships: [shipOf(3, { status: ship === 'damaged' ? 'damaged' : 'whole' })] })
        : base(String(given.tf), given.attempt === 'fought' ? { groups: [['tf-1']] } : {});
      const label = ship ? 'It' : given.tf === 'pearl' ? 'Enterprise' : 'A';
      const home = homes(attack).find((each) => each.label === label);
      expect(home?.mayContest).toBe(wanted.mayContestMidwayJohnston);
      if (wanted.placement) expect(home?.place).toBe(wanted.placement);
    },
  );

  it('H01, H11: home together and inverted; everything is opened', () => {
    const state = attacking({
      magicUs: 2,
      inPort: ['tf-1'],
      locations: { 'tf-1': 'pearl', 'tf-2': '6', 'tf-3': 'pacific' },
      forces: { ...FORCES, taskForces: ['tf-1', 'tf-2', 'tf-3'].map((id) => ({ ...TF, id, name: id })) },
      decision: 'withdraw',
      strikes: [flying({ squadrons: 0, assigned: [] })],
    });
    const opened = run(state, 'reveal');
    expect(opened.outcome.reveals).toEqual(['us', 'magic-jp']);
    expect(['tf-1', 'tf-2', 'tf-3', 'US Magic', 'Column'].map((label) => lineOf(opened, label))).toEqual([
      'in port at Pearl Harbor',
      'at sea, needs 6 or more',
      'Pacific US box',
      '2',
      '36–37',
    ]);
    expect(lineOf(run(opened.state, 'placement'), /together/)).toBe('Japan, inverted');
  });
});

it('every other situation from the second strike on is tried above in its own words, E21 with the first', () => {
  const words = ['E08', 'E09', 'E10', 'E18', 'E19', 'E20', 'E21', 'F11', 'F12', 'F17', 'G11', 'H01', 'H11'];
  expect(untried('EFGH')).toEqual(words);
});
