import { describe, expect, it } from 'vitest';
import { oddsColumn } from '../../../src/core/charts/odds';
import { type ChartPack, emptyPack } from '../../../src/core/charts/pack';
import { initialState, type UsnState } from '../../../src/games/usn-deluxe/state/state';
import {
  airColumn,
  baseFire,
  bombsOnLand,
  bombsOnShip,
  type Flight,
  isPatrol,
  lossesOf,
  stretching,
} from '../../../src/games/usn-deluxe/steps/combat/air';
import { landing } from '../../../src/games/usn-deluxe/steps/combat/basing';
import {
  attackersFate,
  attackOf,
  byTactics,
  captures,
  defenceOfAll,
  defendersFate,
  type LandResult,
} from '../../../src/games/usn-deluxe/steps/combat/land';
import {
  antiAircraft,
  defenceAtSea,
  defenceFromAir,
  gunnery,
  MOST_WEEKS,
  submarines,
} from '../../../src/games/usn-deluxe/steps/combat/ships';
import { defenceOf, type TargetKind } from '../../../src/games/usn-deluxe/steps/combat/targets';
import { drive, type Script } from '../../support/drive';
import crts from './expected/crts.json';
import air from './expected/fights-air.json';
import landSea from './expected/fights-land-sea.json';
import { usnDeluxe } from './game';

// Fights worked by hand from the rulebook and a made-up set of tables, by somebody who saw nothing else (tests/games/usn-deluxe/expected).

type Case = { id: string; rule: string; given: Given; expect: { [key: string]: unknown } };
// biome-ignore lint/suspicious/noExplicitAny: each kind of case has fields of its own
type Given = any;

const cases = [...landSea.cases, ...air.cases] as readonly Case[];
const of = (kind: string) =>
  cases
    .filter(({ given }) => given.kind === kind)
    .map((each) => [`${each.id} (${each.rule})`, each] as const);

type Table = { columns: readonly string[]; rows: { readonly [die: string]: readonly string[] } };
const { crt1, crt2, crt3, crt4, crt5, counters, effects } = crts as unknown as {
  [table in 'crt1' | 'crt2' | 'crt3' | 'crt4' | 'crt5']: Table;
} & { counters: Given; effects: Given };

const byOdds = (table: Table, attack: number, defence: number) =>
  table.columns[oddsColumn(table.columns, attack, defence)] ?? '';
const readAt = (table: Table, column: string, die: number) =>
  table.rows[die]?.[table.columns.indexOf(column)] ?? '';

const TYPES: { [name: string]: Flight['type'] } = { 'LBAC(B-29)': 'B29' };
const typeOf = (name: string) => TYPES[name] ?? (name as Flight['type']);
const printed = (side: string, type: string) => counters[side][type];
const factors = (units: Given[], which: 'attack' | 'defence') =>
  units.map((unit) => ({
    ...unit,
    factors: unit.n * unit[which],
    units: unit.n,
    unsupplied: !!(unit.unsupplied || unit.neutralized),
  }));
const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0);

/** 44(C)1: An army, or three divisions or what equals them; defense armies do not count and are exempt. */
function isGreat(units: Given[]): boolean {
  const worth: { [size: string]: number } = { army: 3, division: 1, brigade: 1 / 2, regiment: 1 / 3 };
  return sum(units.filter(({ defensive }) => !defensive).map(({ size, n }) => n * (worth[size] ?? 0))) > 2.99;
}

describe('land', () => {
  it.each(of('land'))('%s', (_, { given, expect: said }) => {
    const { attacker, desert, monsoon, shock, banzai, late, opPoint } = given;
    const defending = attacker === 'j' ? 'a' : 'j';
    const bombs = (side: string) =>
      sum(
        (given.air ?? [])
          .filter((flight: Given) => flight.side === side)
          .map(({ type, points }: Given) => {
            const pby = given.options.includes('pbyAdmirals');
            return (
              points *
              bombsOnLand(side as 'j', typeOf(type), printed(side, type).bombs, { desert, shock, pby })
            );
          }),
      );
    const unpaid = opPoint === false && isGreat(given.attackers);
    const forces = factors(given.attackers, 'attack').map((force) => ({
      ...force,
      unsupplied: force.unsupplied || (unpaid && !force.defensive),
    }));
    const guns = sum((given.naval ?? []).map(({ strength }: Given) => strength));
    const attack = attackOf(forces, { monsoon }) + guns + bombs(attacker);
    const units = given.defenders.filter(({ cdu }: Given) => !cdu);
    const defenders = factors(units, 'defence').map((unit) => ({ ...unit, shock }));
    const defence = defenceOfAll(defenders) + bombs(defending);
    const column = byOdds(crt1, attack, defence);
    const cell = readAt(crt1, column, given.die) as LandResult;
    const result = byTactics(cell, { banzai, late: late && defending === 'j' });
    expect({ attack, defence, column, printed: cell, result, captured: captures(result) }).toEqual({
      attack: said.attack,
      defence: said.defence,
      column: said.column,
      printed: said.printed,
      result: said.result,
      captured: said.captured,
    });
    if (said.replacedBy) return;
    const told = (fates: readonly string[], as: unknown) =>
      Array.isArray(as) ? fates : new Set(fates).size === 1 ? fates[0] : fates;
    expect(
      told(
        factors(given.attackers, 'attack').map(({ unsupplied }) => attackersFate(result, unsupplied)),
        said.attackers,
      ),
    ).toEqual(said.attackers);
    expect(
      told(
        defenders.map(({ unsupplied }) => defendersFate(result, unsupplied, given.class)),
        said.defenders,
      ),
    ).toEqual(said.defenders);
    if (said.cdus) expect(captures(result) ? 'destroyed' : 'stay').toBe(said.cdus);
  });
});

/** The made-up tables as players would have typed them. */
const PACK: ChartPack = {
  ...emptyPack('own', 'usn-deluxe', 'Made up'),
  heads: { 'crt-1.columns': crt1.columns },
  cells: {
    'crt-1': Object.fromEntries(
      Object.entries(crt1.rows).flatMap(([die, row]) =>
        row.map((value, i) => [`${crt1.columns[i]}|${die}`, { value, source: 'mapsheet' as const }]),
      ),
    ),
    'air-counters': Object.fromEntries(
      (['j', 'a'] as const).flatMap((side) =>
        Object.entries<Given>(counters[side]).map(([name, { bombs }]) => [
          `bombs|${side} ${typeOf(name)}`,
          { value: bombs, source: 'mapsheet' as const },
        ]),
      ),
    ),
  },
};

const TOLD: { readonly [fate: string]: string } = {
  'stay, disentrenched': 'stay but are no longer entrenched',
  'broken down and retreat': 'break down and retreat',
  eliminated: 'are eliminated',
};

/** Said by sums, not unit by unit: a unit of one factor that is halved is not. */
const BY_UNIT = ['land-34'];

describe('a land attack in the app', () => {
  it.each(of('land').filter(([, { id }]) => !BY_UNIT.includes(id)))('%s', (_, { given, expect: said }) => {
    const { attacker, options, monsoon, desert, banzai, late, opPoint } = given;
    const triggered = late ? { 'sho-go': 1 } : {};
    const state: UsnState = {
      ...initialState(),
      stage: 'underway',
      scenario: 'g5',
      options: options.filter((id: string) => id !== 'wpo' && id !== 'pbyAdmirals'),
      ...(options.includes('pbyAdmirals') && { readiness: ['admirals'] }),
      cursor: { turn: given.turn, step: attacker === 'j' ? 'p9' : 'p5' },
      triggered,
      operational: { points: 3, spent: 0, stored: 0 },
    };
    const total = (units: Given[], which: string, keep: (unit: Given) => boolean) =>
      sum(units.filter(keep).map((unit: Given) => unit.n * unit[which]));
    const weak = ({ unsupplied, neutralized }: Given) => !!(unsupplied || neutralized);
    const flown = (side: string) =>
      Object.fromEntries(
        (given.air ?? [])
          .filter((flight: Given) => flight.side === side)
          .map(({ type, points }: Given) => [typeOf(type), points]),
      );
    const unpaid = opPoint === false && isGreat(given.attackers);
    const attack = {
      supplied: total(given.attackers, 'attack', (unit) => !weak(unit)),
      unsupplied: total(given.attackers, 'attack', weak),
      guns: sum((given.naval ?? []).map(({ strength }: Given) => strength)),
      hexClass: String(given.class),
      marks: [...(monsoon ? ['monsoon'] : []), ...(desert ? ['desert'] : []), ...(banzai ? ['banzai'] : [])],
      ...(options.includes('strategic') && {
        point: opPoint ? 'spend' : unpaid ? 'without' : 'fewer',
        ...(unpaid && { exempt: total(given.attackers, 'attack', ({ defensive }) => !!defensive) }),
      }),
      ...flown(attacker),
    };
    const units = given.defenders.filter(({ cdu }: Given) => !cdu);
    const defence = {
      plain: total(units, 'defence', (unit) => !unit.entrenched && !weak(unit)),
      entrenched: total(units, 'defence', (unit) => unit.entrenched && !weak(unit)),
      unsupplied: total(units, 'defence', (unit) => !unit.entrenched && weak(unit)),
      both: total(units, 'defence', (unit) => unit.entrenched && weak(unit)),
      ...flown(attacker === 'j' ? 'a' : 'j'),
    };
    const script: Script = [
      ['attack', attack],
      ['defence', defence],
      ['die', given.die],
      ...(said.result === 'none' ? [] : ([['kind-1', 'done']] as const)),
    ];
    const { outcome } = drive(usnDeluxe, state, 'land-attack', {}, script, PACK);
    const [odds] = outcome.trace.filter(({ kind }) => kind === 'odds');
    expect(odds?.label).toBe(`${said.attack} : ${said.defence}`);
    expect(odds?.value).toBe(said.column);
    expect(outcome.trace[0]?.value).toMatch(
      said.result === 'none' ? /^no effect/ : new RegExp(`^${said.result}, `),
    );
    if (said.captured && typeof said.defenders === 'string' && !said.replacedBy)
      expect(outcome.trace[0]?.value).toBe(`${said.result}, defenders ${TOLD[said.defenders]}`);
    const fallen = outcome.trace.some(({ label }) => label.startsWith('Bases and cities change hands'));
    expect(fallen).toBe(said.captured);
    expect(outcome.events.map(({ type }) => type)).toEqual([
      'v1.FightEntered',
      ...(opPoint ? ['v1.OperationalSpent'] : []),
    ]);
  });
});

/** Weeks of CRT 5 for a result of CRT 3 or 4 on a ship. */
function weeks(result: string, die: number | undefined, before = 0) {
  if (result === 'X') return { weeks: 'sunk' };
  if (result === '0') return { weeks: 0 };
  const cell = readAt(crt5, result, die ?? 0);
  const total = before + Number(cell);
  return cell === 'X' || total > MOST_WEEKS ? { weeks: 'sunk', total } : { weeks: Number(cell), total };
}

describe('at sea', () => {
  it.each(of('surface'))('%s', (_, { given, expect: said }) => {
    const { attackers, target, shock, dice } = given;
    const attack = sum(attackers.map((ship: Given) => gunnery(ship.attack, ship)));
    const defence = defenceAtSea(target.defence, { ...target, shock });
    const column = byOdds(crt4, attack, defence);
    const result = readAt(crt4, column, dice[0]);
    expect({ attack, defence, column, result, ...weeks(result, dice[1], target.weeks) }).toMatchObject(said);
  });

  it.each(of('cdu'))('%s', (_, { given, expect: said }) => {
    const { ships, target, cdu, dice } = given;
    const attack = sum(ships.map((ship: Given) => gunnery(ship.attack, ship)));
    const defence = defenceOf('cdu', cdu.defence, cdu);
    const column = byOdds(crt4, attack, defence);
    const result = readAt(crt4, column, dice.ships);
    const aimed = defenceAtSea(ships[target].defence, ships[target]);
    const back = byOdds(crt4, cdu.attack, aimed);
    const hit = readAt(crt4, back, dice.cdu);
    expect({
      ships: { attack, defence, column, result, effect: effects.cdu[result] ?? 'nothing' },
      cdu: { attack: cdu.attack, defence: aimed, column: back, result: hit, ...weeks(hit, dice.damage) },
    }).toMatchObject(said);
  });

  it.each(of('bombard'))('%s', (_, { given, expect: said }) => {
    const { ships, target, shock, die } = given;
    const attack = sum(ships.map((ship: Given) => gunnery(ship.attack, ship)));
    const { neutralized, unsupplied } = target;
    const stands = { ...target, shock, unsupplied: !!(unsupplied || neutralized) };
    const defence = defenceOf(target.kind as TargetKind, target.defence, stands);
    const column = byOdds(crt4, attack, defence);
    expect({ attack, defence, column, result: readAt(crt4, column, die) }).toMatchObject(only(said));
  });

  it.each(of('sub'))('%s', (_, { given, expect: said }) => {
    const { subs, stack, target, dice } = given;
    const capital = stack.BB + stack.CV + stack.CVL + stack.CVE;
    const attackMin = submarines(
      subs.map(({ attack }: Given) => attack),
      stack.DD,
      capital,
    );
    const defence = defenceAtSea(target.defence, target);
    const column = byOdds(crt4, attackMin, defence);
    const result = readAt(crt4, column, dice[0]);
    expect({ attackMin, defence, column, result, ...weeks(result, dice[1]) }).toMatchObject(said);
  });
});

/** What is worked out of a fight, without what becomes of its target. */
const only = ({ attack, defence, column, result }: Case['expect']) => ({ attack, defence, column, result });

/** Of a type with points to spare: aborted, destroyed. */
function lossOn(type: Flight['type'], result: string, wpo?: boolean): readonly number[] {
  const [aborted = 0, destroyed = 0] = result.split('/').map(Number);
  const [loss] = lossesOf([{ type, points: 99 }], { aborted, destroyed }, type, wpo);
  return [loss?.aborted ?? 0, loss?.destroyed ?? 0];
}

describe('in the air', () => {
  it.each(of('air'))('%s', (_, { given, expect: said }) => {
    const fired = (side: 'j' | 'a') => {
      const flights = given[side].map((flight: Given) => ({
        ...flight,
        type: typeOf(flight.type),
        name: flight.type,
      }));
      const strength = sum(
        flights.map(({ name, points, extended }: Given) => {
          const { near, far } = printed(side, name);
          return points * (extended && stretching(side, given.turn).includes(name) ? far : near);
        }),
      );
      const column = airColumn(crt2.columns, strength, isPatrol(flights) ? 0 : 1) ?? '';
      return { strength, column, result: readAt(crt2, column, given.dice[side]) };
    };
    const [j, a] = [fired('j'), fired('a')];
    expect({ j, a }).toEqual({ j: said.j, a: said.a });
    const losses = said.losses as Given;
    for (const [side, by] of [
      ['a', j],
      ['j', a],
    ] as const) {
      for (const each of [losses[side]].flat()) {
        const type = typeOf(each.ifAll ?? given[side][0].type);
        expect(lossOn(type, by.result, given.wpo)).toEqual([each.aborted, each.destroyed]);
      }
    }
  });

  it.each(of('flak'))('%s', (_, { given, expect: said }) => {
    const { ships = [], base, underCdu, shock, group, die, wpo } = given;
    const guns = ships.map((ship: Given) => antiAircraft(ship.aa, { ...ship, shock }));
    const fires = base && !base.damaged && (underCdu || !ships.length);
    const strength = sum(guns) + (fires ? baseFire(base.capacity, shock) : 0);
    const column = airColumn(crt2.columns, strength);
    expect(strength).toBe(said.strength);
    if (!column) return;
    const result = readAt(crt2, column, die);
    expect({ column, result }).toEqual({ column: said.column, result: said.result });
    for (const each of [said.losses].flat() as Given[]) {
      const type = typeOf(each.ifAll ?? group[0].type);
      expect(lossOn(type, result, wpo)).toEqual([each.aborted, each.destroyed]);
    }
  });

  it.each(of('strike'))('%s', (_, { given, expect: said }) => {
    const { target, shock, variant } = given;
    const waves = given.waves ?? [given];
    const expected = (said.waves ?? [said]) as Given[];
    let before = target.weeks ?? 0;
    let sunk = false;
    for (const [i, { attackers, dice }] of waves.entries()) {
      if (sunk) {
        expect(expected[i]).toEqual({ target: 'gone' });
        continue;
      }
      const bombs = { pby: variant === 'pby admirals', shock };
      const attack = sum(
        attackers.map(
          ({ side, type, points }: Given) =>
            points * bombsOnShip(side, typeOf(type), printed(side, type).bombs, bombs),
        ),
      );
      const defence = defenceFromAir(target.defence, {
        ...target,
        damaged: before > 0 || target.damaged,
        shock,
      });
      const column = byOdds(crt3, attack, defence);
      const result = readAt(crt3, column, dice[0]);
      const hit = weeks(result, dice[1], before);
      expect({ attack, defence, column, result, total: before, ...hit }).toMatchObject(expected[i]);
      sunk = hit.weeks === 'sunk';
      before = hit.total ?? before;
    }
  });

  it.each(of('bomb'))('%s', (_, { given, expect: said }) => {
    const { side, attackers, target, desert, city, shock, variant, die } = given;
    const bombs = { desert: desert && !city, shock, pby: variant === 'pby admirals' };
    const attack = sum(
      attackers.map(
        ({ type, points }: Given) =>
          points * bombsOnLand(side, typeOf(type), printed(side, type).bombs, bombs),
      ),
    );
    const { neutralized, unsupplied } = target;
    const stands = { ...target, shock, unsupplied: !!(unsupplied || neutralized) };
    const defence = defenceOf(target.kind as TargetKind, target.defence, stands);
    const column = byOdds(crt3, attack, defence);
    expect({ attack, defence, column, result: readAt(crt3, column, die) }).toEqual(only(said));
  });

  it.each(of('airborne'))('%s', (_, { given, expect: said }) => {
    const capacity = given.base.damaged ? 0 : baseFire(given.base.capacity, given.shock);
    const column = airColumn(crt2.columns, capacity);
    if (!column) return expect(said.column).toBeNull();
    const result = readAt(crt2, column, given.die);
    expect({ column, result }).toEqual({ column: said.column, result: said.result });
    const [x = 0, y = 0] = result.split('/').map(Number);
    expect(y >= 2 ? 'eliminated' : x >= 2 ? 'back' : 'land').toBe(said.fate);
  });

  it.each(of('basing'))('%s', (_, { given, expect: said }) => {
    const [{ points, cap, extended, from, type }] = given.flyers;
    const of = (name: string) => given.bases.find((base: Given) => base.name === name);
    const room = (base: Given) => {
      const barred = base.functional === false || (base.carrier && type !== 'NAC');
      return barred ? 0 : base.capacity - base.held;
    };
    const isHome = (base: Given) => base.name === from || (base.hex && base.hex === of(from).hex);
    const inReach = given.bases.filter(
      (base: Given) => isHome(base) || base.distanceFromTarget <= given.normalRange,
    );
    const home = sum(inReach.filter(isHome).map(room));
    const near = sum(inReach.filter((base: Given) => !isHome(base)).map(room));
    const lands = landing({ points, patrol: cap, extended }, { home, near });
    const landed = Object.entries(said.lands as { [base: string]: number });
    const atHome = sum(landed.flatMap(([name, each]) => (isHome(of(name)) ? [each] : [])));
    const all = sum(landed.map(([, each]) => each));
    expect(lands).toEqual({ home: atHome, near: all - atHome, lost: said.die });
  });
});
