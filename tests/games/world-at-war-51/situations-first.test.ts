import { describe, expect, it } from 'vitest';
import { hitBy } from '../../../src/games/world-at-war-51/data/ships';
import { stageOf, targetsOf } from '../../../src/games/world-at-war-51/state/flow';
import type { Toll } from '../../../src/games/world-at-war-51/state/state';
import { split } from './caught';
import { attacked, flying, met, plus, SHIP_WORDS, sideResult, written } from './one-strike';
import { compare, num, pair, type Situation, takeSituations } from './situations';
import { attacking, attackOf, keysOf, rowsOf, run } from './war';

const { situations, untried } = takeSituations();

describe('[51.313, 51.35] the level and the split of the defenders', () => {
  const ids = ['D01', 'D02', 'D03', 'D04', 'D05', 'D06', 'D07', 'D08', 'D09', 'D41', 'D43'];
  it.each(situations(ids))('%s', (_, row) => {
    const { attack, ...seen } = split(row);
    // The table's last line is 7 or more; a throw of 12 is read there.
    compare(row, seen, row.id === 'D09' ? ['level'] : []);
    expect(attack.strikes[0]?.squadrons).toBe(18);
  });
});

describe('[51.34, 51.36] one target', () => {
  const at: { readonly [id: string]: string } = {
    D14: 'ship:it',
    D15: 'ship:it',
    D16: 'ship:it',
    D20: 'ship:it',
    D21: 'ship:it',
    D23: 'ship:it',
    D24: 'ship:it',
    D28: 'ship:it',
    D29: 'ship:it',
    D33: 'ship:it',
    D17: 'army',
    D18: 'naval',
    D19: 'army',
    D40: 'army',
    D22: 'light',
    D39: 'light',
    D25: 'army',
  };
  it.each(situations(Object.keys(at)))('%s', (_, row) => {
    const { id } = row;
    // D39 is about the rows alone; D25 has nobody on the ground in its facts.
    const changed: Situation =
      id === 'D39'
        ? { ...row, given: { ...row.given, japanAirDrm: -1 } }
        : id === 'D25'
          ? { ...row, given: { ...row.given, armyPool: 6 } }
          : row;
    compare(row, attacked(changed, 'first', at[id] ?? '').facts);
  });

  it.each(situations(['D34', 'D35', 'D36', 'D37', 'D38']))('%s', (_, row) => {
    const cases = row.given.cases as readonly number[];
    const size = num(row.given.shipSize);
    expect(cases.map((effects) => SHIP_WORDS[hitBy(effects, size)])).toEqual(row.expect.ship);
  });

  it('D26, D27: no oil, nobody held back, nobody intercepts', () => {
    const state = attacking({ inPort: [], strikes: [flying({ squadrons: 18 })] });
    const attack = attackOf(state);
    const [strike] = attack.strikes;
    expect(strike && targetsOf(attack, strike).map(({ id }) => id)).toEqual(['light']);
    expect(stageOf(state)).toBe('assign');
    const short = () => run(state, 'assign', { targets: { light: 17 } });
    expect(short).toThrow('share out exactly 18');
    expect(attackOf(run(state, 'assign', { targets: { light: 18 } }).state).cap).toBe(0);
  });
});

describe('[19.2] air combat', () => {
  const caught = { army: 0, naval: 0 };
  const fight = (row: Situation, us: number, jp: number, id = 'first') => {
    const { given, dice } = row;
    const at = { air: { army: us, naval: 0 }, caught, nas: jp };
    const nets = [num(given.netUs), num(given.netJapan)];
    return met({ id, squadrons: jp }, at, nets, [dice.us ?? [3, 4], dice.japan ?? [3, 4]]);
  };
  it.each(situations(['D10', 'D11']))('%s', (_, row) => {
    const jp = num(row.given.japanNas);
    const { ran, event, left } = fight(row, num(row.given.usEngaging), jp);
    compare(row, {
      japanRolls: sideResult(ran, 'jp'),
      usRolls: sideResult(ran, 'us'),
      usLosses: written(plus(event.army, event.naval)),
      japanLosses: written(event.attackers ?? { eliminated: 0, aborted: 0 }),
      japanAttacking: left,
      rows: rowsOf(ran, 'air-combat').slice(1).map(Number),
      simultaneous: keysOf(ran).join() === 'nets,us,jp',
    });
  });

  it.each(situations(['D12', 'D13', 'D42']))('%s', (_, row) => {
    const squadrons = num(row.given.squadrons);
    const changed = { ...row, given: { netUs: row.given.net }, dice: { us: row.dice.roll } };
    const { ran } = fight(changed, squadrons, 40);
    const die = ran.outcome.trace.find(({ kind, prompt }) => kind === 'die' && prompt === 'us');
    const column = ran.looked.find(
      ({ answer }) => answer.kind === 'cell' && answer.chart === 'air-combat',
    )?.answer;
    compare(row, {
      total: Number(die?.value?.split('= ').at(-1)?.replace('−', '-')),
      columnUsed: column?.kind === 'cell' ? column.column.replace('12', '12+') : undefined,
      result: sideResult(ran, 'us'),
      rows: rowsOf(ran, 'air-combat')
        .slice(0, squadrons > 20 ? 2 : 1)
        .map(Number),
    });
  });

  it.each(situations(['D30', 'D31', 'D32']))('%s', (_, row) => {
    const { given, dice } = row;
    const pool = { army: num(given.surprisedArmyLeft), naval: num(given.surprisedNavalLeft) };
    const state = attacking({
      inPort: [],
      nas: num(given.japanNas, 18),
      air: pool,
      caught: pool,
      strikes: [flying({ squadrons: 0, assigned: [] })],
    });
    if (row.expect.survivorsRoll === false) {
      expect(stageOf(state)).toBe('decision');
      return;
    }
    expect(stageOf(state)).toBe('survivors');
    const ran = run(state, 'survivors', { nets: { us: num(given.netUs) }, us: pair(dice.survivors) });
    const { lost } = ran.outcome.events[0] as unknown as { readonly lost: Toll };
    compare(row, {
      rolls: keysOf(ran).filter((key) => key === 'us').length,
      row: Number(rowsOf(ran, 'air-combat')[0]),
      result: sideResult(ran, 'us'),
      japanLosses: written(lost),
      japanRollInReturn: keysOf(ran).includes('jp'),
    });
  });

  it.each(situations(['E21']))('%s', (_, row) => {
    const { ran, event, left } = fight(
      row,
      num(row.given.usDefenders),
      num(row.given.japanStriking),
      'second',
    );
    compare(row, {
      japanRolls: sideResult(ran, 'jp'),
      usRolls: sideResult(ran, 'us'),
      usLosses: written(plus(event.army, event.naval)),
      japanLosses: written(event.attackers ?? { eliminated: 0, aborted: 0 }),
      japanAttacking: left,
    });
  });
});

it('every other situation of the first strike is tried above in its own words', () => {
  expect(untried('D')).toEqual(['D26', 'D27']);
});
