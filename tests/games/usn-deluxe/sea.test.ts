import { describe, expect, it } from 'vitest';
import { duesNow } from '../../../src/games/usn-deluxe/state/dues';
import type { Ship, UsnState } from '../../../src/games/usn-deluxe/state/state';
import { freeOn, isBound } from '../../../src/games/usn-deluxe/state/stations';
import { firstToFire } from '../../../src/games/usn-deluxe/steps/combat/initiative';
import { drive, type Script } from '../../support/drive';
import landSea from './expected/fights-land-sea.json';
import { usnDeluxe } from './game';
import { fold, HERE, oddsOf, packOf, sea, ship, weeksOf } from './sea-table';

// The fights worked by hand, this time through the app's own steps: from the tap to what is recorded.

// biome-ignore lint/suspicious/noExplicitAny: each kind of case has fields of its own
type Given = any;
type Case = { id: string; rule: string; given: Given; expect: Given };
const of = (kind: string) =>
  (landSea.cases as readonly Case[])
    .filter(({ given }) => given.kind === kind)
    .map((each) => [`${each.id} (${each.rule})`, each] as const);

const odds = ({ attack, defence, column }: Given) => `${attack} : ${defence} on ${column}`;

/** Ships of the attackers by their number, one of the enemy, and their counters. */
function fleets({ attackers, target, shock }: Given) {
  const [own, enemy] = shock || attackers.some(({ underCdu }: Given) => underCdu) ? ['j', 'a'] : ['a', 'j'];
  const name = (side: string) => (side === 'j' ? 'Japanese' : 'Allied');
  const firing = attackers.map(({ type, damaged }: Given, i: number) =>
    ship(`${own}:${type}-${i + 1}`, damaged ? { weeks: 5 } : {}),
  );
  const aimed = ship(`${enemy}:${target.type}-9`, target.damaged ? { weeks: target.weeks ?? 5 } : {});
  return {
    own,
    enemy,
    firing,
    aimed,
    counters: {
      ...Object.fromEntries(
        attackers.map(({ attack }: Given, i: number) => [
          `${name(own)} ${firing[i].name}`,
          { surface: attack, defence: 2, capacity: 1 },
        ]),
      ),
      [`${name(enemy)} ${aimed.name}`]: { surface: 1, defence: target.defence, capacity: 1 },
    },
  };
}

describe('a sea battle', () => {
  it.each(of('surface'))('%s', (_, { given, expect: said }) => {
    const { target, attackers, shock, dice } = given;
    const { own, enemy, firing, aimed, counters } = fleets(given);
    // Who lies under a coastal defense unit only answers: then the one who is fired on engages first.
    const answers = attackers.some(({ underCdu }: Given) => underCdu);
    const engaging = answers ? enemy : own;
    const state = sea([...firing, aimed], {
      cursor: { turn: shock ? 1 : 20, step: engaging === 'j' ? 'p8' : 'p4' },
    });
    const cover = target.underCdu || answers ? { cover: 'all' } : {};
    const shot: Script = [
      [`fire-${own}1`, { ships: firing.map(({ id }: Ship) => id) }],
      [`die-${own}1`, dice[0]],
      ...(dice.length > 1 ? ([[`damage-${own}1`, dice[1]]] as const) : []),
    ];
    const hold: Script = [[`fire-${enemy}1`, { target: 'nobody' }]];
    // A carrier that was damaged before has nothing aboard.
    const isCarrier = target.type.startsWith('CV') && said.weeks !== 0 && !target.damaged;
    const { outcome } = drive(
      usnDeluxe,
      state,
      'sea-battle',
      {},
      [
        ['place', HERE],
        ['forces', { attackers: (answers ? [aimed] : firing).map(({ id }: Ship) => id), ...cover }],
        ...(answers
          ? [...hold, ...shot, [`fire-${own}2`, { target: 'nobody' }] as const]
          : [...shot, ...hold]),
        ...(isCarrier ? ([['aboard', {}]] as const) : []),
      ],
      packOf(counters),
    );
    expect(oddsOf(outcome.trace)).toEqual([odds(said)]);
    const after = fold(state, outcome.events);
    expect(weeksOf(after, aimed.id)).toBe(
      said.total > 40 ? 'sunk' : (said.total ?? beforeAnd(aimed, said.weeks)),
    );
    expect(outcome.events[0]).toEqual({ type: 'v1.FightEntered', place: HERE, phase: state.cursor.step });
  });

  const beforeAnd = ({ weeks }: Ship, more: number | 'sunk') => (more === 'sunk' ? more : weeks + more);
});

describe('fire at and from a coastal defense unit', () => {
  it.each(of('cdu'))('%s', (_, { given, expect: said }) => {
    const { ships, target, cdu, dice, shock } = given;
    // A 50-20 is Allied.
    const own = shock || cdu.attack === 50 ? 'j' : 'a';
    const firing = ships.map(({ damaged }: Given, i: number) =>
      ship(`${own}:CA-${i + 1}`, damaged ? { weeks: 5 } : {}),
    );
    const state = sea(firing, { cursor: { turn: shock ? 1 : 20, step: own === 'j' ? 'p8' : 'p4' } });
    const counters = Object.fromEntries(
      ships.map(({ attack, defence }: Given, i: number) => [
        `${own === 'j' ? 'Japanese' : 'Allied'} CA-${i + 1}`,
        { surface: attack, defence },
      ]),
    );
    const unit = `${own === 'j' ? 'a' : 'j'}-cdu-${cdu.attack}-${cdu.defence}`;
    const { outcome } = drive(
      usnDeluxe,
      state,
      'bombardment',
      {},
      [
        ['target', 'cdu'],
        ['guns', { unit, stands: cdu.entrenched ? ['entrenched'] : [] }],
        ['aim', firing[target].id],
        ['die-guns', dice.ships],
        ['die-cdu', dice.cdu],
        ...(dice.damage ? ([['damage-cdu', dice.damage]] as const) : []),
      ],
      packOf(counters),
    );
    expect(oddsOf(outcome.trace)).toEqual([odds(said.ships), odds(said.cdu)]);
    const after = fold(state, outcome.events);
    expect(weeksOf(after, firing[target].id)).toBe(
      said.cdu.weeks === 'sunk' ? 'sunk' : firing[target].weeks + said.cdu.weeks,
    );
    const types = outcome.events.map(({ type }) => type);
    expect(types.includes('v1.UnitsLost')).toBe(said.ships.effect === 'eliminated');
    expect(types.includes('v1.Neutralized')).toBe(said.ships.effect === 'neutralized');
  });
});

describe('a bombardment', () => {
  it.each(of('bombard'))('%s', (_, { given, expect: said }) => {
    const { ships, target, die, shock } = given;
    const own = shock ? 'j' : 'a';
    const enemy = shock ? 'a' : 'j';
    const firing = ships.map(({ damaged }: Given, i: number) =>
      ship(`${own}:CA-${i + 1}`, damaged ? { weeks: 5 } : {}),
    );
    const isBase = target.kind === 'air' || target.kind === 'naval';
    const base = {
      id: `Truk:${target.kind}`,
      name: 'Truk',
      side: enemy,
      kind: target.kind,
      capacity: target.capacity ?? 0,
      state: target.neutralized ? 'neutralized' : 'functional',
    } as const;
    const state = sea(firing, {
      cursor: { turn: shock ? 1 : 20, step: own === 'j' ? 'p8' : 'p4' },
      bases: isBase ? [base] : [],
      neutralized: isBase && target.neutralized ? [{ id: `${enemy}:Truk`, side: enemy, name: 'Truk' }] : [],
    });
    const counters = Object.fromEntries(
      ships.map(({ attack }: Given, i: number) => [
        `${own === 'j' ? 'Japanese' : 'Allied'} CA-${i + 1}`,
        { surface: attack, defence: 2 },
      ]),
    );
    const weak = !!(target.neutralized || target.unsupplied);
    const row = target.entrenched ? (weak ? 'both' : 'entrenched') : weak ? 'unsupplied' : 'plain';
    const hit = said.effect !== 'nothing';
    const { outcome } = drive(
      usnDeluxe,
      state,
      'bombardment',
      {},
      [
        ['target', target.kind],
        ['guns', isBase ? {} : { plain: 0, [row]: target.defence }],
        ['die-guns', die],
        ...(hit && target.kind === 'land' ? ([['kind-1', 'done']] as const) : []),
        ...(hit && target.kind === 'air' ? ([['parked-die-guns', {}]] as const) : []),
      ],
      packOf(counters),
    );
    expect(oddsOf(outcome.trace)).toEqual([odds(said)]);
    const after = fold(state, outcome.events);
    if (isBase) {
      const stands = said.capacityAfter === 0 ? 'destroyed' : said.effect;
      const [now] = after.bases;
      expect(now?.state).toBe(stands === '-5' || stands === 'nothing' ? 'functional' : stands);
      expect(now?.capacity).toBe(said.capacityAfter ?? 0);
    } else
      expect(outcome.trace[0]?.value).toMatch(
        said.effect === 'nothing' ? /no effect/ : new RegExp(said.effect as string),
      );
  });
});

describe('submarines', () => {
  it.each(of('sub'))('%s', (_, { given, expect: said }) => {
    const { subs, stack, target, dice } = given;
    const station = { turn: 19, step: 'p2' };
    const striking = subs.map((__: Given, i: number) =>
      ship(`j:SS-${i + 1}`, { place: 'On station', station }),
    );
    const escorts = Object.entries<number>(stack).flatMap(([type, count]) =>
      Array.from({ length: count }, (__, i) => ship(`a:${type}-${i + 1}`)),
    );
    // What is attacked stands in the stack and takes nothing from the attack.
    const aimed = ship('a:CA-9', target.damaged ? { weeks: 5 } : {});
    const state = sea([...striking, aimed, ...escorts], { options: ['subs'] });
    const counters = {
      ...Object.fromEntries(
        subs.map(({ attack }: Given, i: number) => [`Japanese SS-${i + 1}`, { surface: attack }]),
      ),
      'Allied CA-9': { defence: target.defence },
    };
    const { outcome } = drive(
      usnDeluxe,
      state,
      'submarine-attack',
      {},
      [
        ['subs', { subs: striking.map(({ id }: Ship) => id) }],
        ['target', { target: 'a:CA-9' }],
        ['die-sub', dice[0]],
        ...(dice.length > 1 ? ([['damage-sub', dice[1]]] as const) : []),
      ],
      packOf(counters),
    );
    expect(oddsOf(outcome.trace)).toEqual([odds({ ...said, attack: said.attackMin })]);
    const after = fold(state, outcome.events);
    expect(weeksOf(after, 'a:CA-9')).toBe(said.weeks === 'sunk' ? 'sunk' : aimed.weeks + said.weeks);
    expect(usnDeluxe.procedures['submarine-attack']?.unless?.(after, {})).toMatch(/no submarine/i);
  });

  it.each(of('station'))('%s', (_, { given, expect: said }) => {
    const { turn, phase, builtBase } = given;
    const put = sea([ship('j:SS-1')], { options: ['subs'], cursor: { turn, step: `p${phase}` } });
    const act = (state: UsnState, fields: Given) =>
      fold(state, drive(usnDeluxe, state, 'stations', {}, [['subs', fields]]).outcome.events);
    let now = act(put, { on: ['j:SS-1'], off: [] });
    const [on] = now.ships;
    if (!on?.station) throw new Error('it is not on station');
    const at = (state: UsnState, when: Given): UsnState => ({
      ...state,
      cursor: { turn: when.turn, step: `p${when.phase}` },
    });
    if (said.offStation) {
      now = act(at(now, builtBase), { off: ['j:SS-1'] });
      expect(now.ships[0]?.station).toBeUndefined();
    } else expect(freeOn(on.station)).toEqual({ turn: said.freeOn.turn, step: `p${said.freeOn.phase}` });
    const [sub] = now.ships;
    if (!sub) throw new Error('it is gone');
    const free = at(now, said.freeOn);
    expect(isBound(sub, free.cursor)).toBe(false);
    const before =
      said.freeOn.phase === 8
        ? { turn: said.freeOn.turn, phase: 2 }
        : { turn: said.freeOn.turn - 1, phase: 8 };
    expect(isBound(sub, at(now, before).cursor)).toBe(!said.offStation);
    // What is due says so on that phase, and not on the one before.
    const due = (state: UsnState) => duesNow(state).filter(({ id }) => id.startsWith('station:')).length;
    expect([due(at(now, before)), due(free)]).toEqual([0, said.offStation ? 0 : 1]);
  });
});

describe('who fires first', () => {
  const fleet = ({ die, dd, cl, carrierWithNac, friendlyZoc, radar }: Given) => ({
    die,
    screens: dd + cl,
    carrier: !!carrierWithNac,
    zone: !!friendlyZoc,
    radar: !!radar,
  });
  it.each(of('initiative'))('%s', (_, { given, expect: said }) => {
    const { j, a, turn } = given;
    expect(firstToFire({ j: { ...fleet(j), early: turn <= 55 }, a: fleet(a) })).toEqual(said);
    const ships = (side: string, { dd, cl, carrierWithNac }: Given) => [
      ...Array.from({ length: dd }, (__, i) => ship(`${side}:DD-${i + 1}`)),
      ...Array.from({ length: cl }, (__, i) => ship(`${side}:CL-${i + 1}`)),
      ...(carrierWithNac ? [ship(`${side}:CV-1`)] : []),
      // A damaged one neither screens nor sees by radar.
      ship(`${side}:DD-8`, { weeks: 5 }),
    ];
    const state = sea([...ships('j', j), ...ships('a', a)], {
      options: a.radar ? ['navalInitiative', 'radar'] : ['navalInitiative'],
      cursor: { turn, step: 'p4' },
    });
    const all = state.ships.filter(({ side }) => side === 'a').map(({ id }) => id);
    const enemies = state.ships.filter(({ side }) => side === 'j').length;
    const { outcome } = drive(usnDeluxe, state, 'sea-battle', {}, [
      ['place', HERE],
      ['forces', { attackers: all }],
      ...(enemies > all.length ? ([['engaged', {}]] as const) : []),
      ['initiative', { zone: j.friendlyZoc ? 'j' : a.friendlyZoc ? 'a' : 'none' }],
      ['first', [j.die, a.die]],
      ...(said.first === 'j' ? ['j', 'a'] : ['a', 'j']).map(
        (side) => [`fire-${side}1`, { target: 'nobody' }] as const,
      ),
    ]);
    const line = outcome.trace.find(({ kind }) => kind === 'die');
    expect(line?.value).toBe(`${said.j} to ${said.a}`);
    expect(line?.label).toBe(
      { j: 'First fire: Japan', a: 'First fire: Allies', together: 'Both fire together' }[said.first as 'j'],
    );
  });
});
