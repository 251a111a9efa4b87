import { describe, expect, it } from 'vitest';
import { type ChartPack, emptyPack } from '../../../src/core/charts/pack';
import { HOUSE } from '../../../src/games/usn-deluxe/data/house';
import { applyEvent } from '../../../src/games/usn-deluxe/state/apply';
import type { UsnEvent } from '../../../src/games/usn-deluxe/state/bounds';
import { duesNow } from '../../../src/games/usn-deluxe/state/dues';
import { totalOf } from '../../../src/games/usn-deluxe/state/points';
import { launch } from '../../../src/games/usn-deluxe/state/register';
import { initialState, type Ship, type UsnState } from '../../../src/games/usn-deluxe/state/state';
import { freeOn, isBound } from '../../../src/games/usn-deluxe/state/stations';
import { firstToFire } from '../../../src/games/usn-deluxe/steps/combat/initiative';
import { drive, type Script } from '../../support/drive';
import crts from './expected/crts.json';
import landSea from './expected/fights-land-sea.json';
import { usnDeluxe } from './game';

// The fights worked by hand, this time through the app's own steps: from the tap to what is recorded.

// biome-ignore lint/suspicious/noExplicitAny: each kind of case has fields of its own
type Given = any;
type Case = { id: string; rule: string; given: Given; expect: Given };
const of = (kind: string) =>
  (landSea.cases as readonly Case[])
    .filter(({ given }) => given.kind === kind)
    .map((each) => [`${each.id} (${each.rule})`, each] as const);

type Counter = { readonly [factor: string]: number };
const table = (crt: { columns: readonly string[]; rows: { readonly [die: string]: readonly string[] } }) =>
  Object.fromEntries(
    Object.entries(crt.rows).flatMap(([die, row]) =>
      row.map((value, i) => [`${crt.columns[i]}|${die}`, { value, source: 'mapsheet' as const }]),
    ),
  );
const EFFECT: { readonly [told: string]: string } = { eliminated: 'destroyed', '-5': 'less' };

/** The made-up tables, and the counters of this fight, as players would have typed them. */
const packOf = (counters: { readonly [name: string]: Counter }): ChartPack => ({
  ...emptyPack('own', 'usn-deluxe', 'Made up'),
  heads: { 'crt-4.columns': crts.crt4.columns },
  cells: {
    'crt-4': table(crts.crt4),
    'crt-5': table(crts.crt5),
    'crt-effects': Object.fromEntries(
      (['land', 'cdu', 'air', 'naval'] as const).flatMap((target) =>
        Object.entries(crts.effects[target]).map(([result, effect]) => [
          `${target}|${result}`,
          { value: EFFECT[effect] ?? effect, source: 'mapsheet' as const },
        ]),
      ),
    ),
    'ship-factors': Object.fromEntries(
      Object.entries(counters).flatMap(([name, factors]) =>
        Object.entries(factors).map(([factor, value]) => [
          `${factor}|${name}`,
          { value, source: 'mapsheet' as const },
        ]),
      ),
    ),
  },
});

const HERE = 'Truk 754';
const ship = (id: string, more: Partial<Ship> = {}): Ship => ({
  ...launch(id, { place: HERE, weeks: 0, fuelled: 1 }),
  ...more,
});
const sea = (ships: readonly Ship[], more: Partial<UsnState> = {}): UsnState => ({
  ...initialState(),
  stage: 'underway',
  scenario: 'g5',
  cursor: { turn: 20, step: 'p4' },
  since: 1,
  ships,
  ...more,
});
const fold = (state: UsnState, events: readonly unknown[]): UsnState =>
  (events as readonly UsnEvent[]).reduce((before, event) => {
    const { state: after, conflict } = applyEvent(before, event);
    if (conflict) throw new Error(conflict);
    return after;
  }, state);
const weeksOf = (state: UsnState, id: string) => {
  const found = state.ships.find((each) => each.id === id);
  return found?.status === 'sunk' ? 'sunk' : found?.weeks;
};
const oddsOf = (trace: readonly { kind: string; label: string; value?: string | undefined }[]) =>
  trace.filter(({ kind }) => kind === 'odds').map(({ label, value }) => `${label} on ${value}`);
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
    const isCarrier = target.type.startsWith('CV') && said.weeks !== 0;
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
        ...(isCarrier ? ([['kind-1', 'done']] as const) : []),
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
        ...(hit && target.kind !== 'naval' ? ([['kind-1', 'done']] as const) : []),
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

describe('a battle as it is played', () => {
  const COUNTERS = {
    'Japanese CA-1': { surface: 6, defence: 4 },
    'Japanese CA-2': { surface: 6, defence: 4 },
    'Japanese DD-1': { surface: 2, defence: 2 },
    'Allied BB-1': { surface: 16, defence: 8 },
    'Allied CA-3': { surface: 6, defence: 4 },
  };
  const ships = ['j:CA-1', 'j:CA-2', 'j:DD-1', 'a:BB-1', 'a:CA-3'].map((id) => ship(id));

  it('engages as many as engage, lets each ship fire once and books hits of both sides', () => {
    const state = sea(ships);
    const { outcome, prompts } = drive(
      usnDeluxe,
      state,
      'sea-battle',
      {},
      [
        ['place', HERE],
        ['forces', {}],
        ['engaged', { ships: ['j:CA-1', 'j:DD-1'] }],
        ['fire-a1', { target: 'j:CA-1', ships: ['a:BB-1'] }],
        ['die-a1', 5],
        ['fire-a2', { target: 'j:DD-1' }],
        ['die-a2', 3],
        ['damage-a2', 3],
        ['fire-j1', { target: 'a:CA-3' }],
        ['die-j1', 5],
        ['damage-j1', 4],
      ],
      packOf(COUNTERS),
    );
    // Sunk or not, both answer.
    expect(oddsOf(outcome.trace)).toEqual(['16 : 4 on 4:1', '6 : 2 on 3:1', '8 : 4 on 2:1']);
    expect(prompts.at(-1)?.key).toBe('damage-j1');
    const after = fold(state, outcome.events);
    expect(weeksOf(after, 'j:CA-1')).toBe('sunk');
  });

  it('sends who escapes where they say, and fights nobody when all do', () => {
    const state = sea(ships);
    const { outcome } = drive(usnDeluxe, state, 'sea-battle', {}, [
      ['place', HERE],
      ['forces', { escaped: ['j:CA-1', 'j:CA-2', 'j:DD-1'], to: '755' }],
    ]);
    const after = fold(state, outcome.events);
    expect(after.ships.filter(({ place }) => place === '755').map(({ id }) => id)).toEqual([
      'j:CA-1',
      'j:CA-2',
      'j:DD-1',
    ]);
    expect(outcome.trace[0]?.value).toBe('the enemy escapes');
  });

  it('counts a hit at once for who fires second by the dice, and not where both fire together', () => {
    const duel = (options: UsnState['options'], first: Script) => {
      const state = sea([ship('j:CA-1'), ship('a:BB-1')], { options });
      return drive(
        usnDeluxe,
        state,
        'sea-battle',
        {},
        [
          ['place', HERE],
          ['forces', {}],
          ...first,
          ['fire-a1', {}],
          ['die-a1', 2],
          ['damage-a1', 3],
          ['fire-j1', {}],
          ['die-j1', 1],
        ],
        packOf(COUNTERS),
      ).outcome.trace;
    };
    const together = oddsOf(duel([], []));
    const after = oddsOf(
      duel(
        ['navalInitiative'],
        [
          ['initiative', {}],
          ['first', [1, 6]],
        ],
      ),
    );
    expect([together.at(-1), after.at(-1)]).toEqual(['6 : 8 on 1:2', '3 : 8 on 1:3']);
  });

  it('scores a ship that it sinks, ends repairs of who attacks, and lets nobody engage twice in a phase', () => {
    const state = sea([ship('j:CA-1'), ship('a:BB-1', { weeks: 10, repairs: 15 })]);
    const { outcome } = drive(
      usnDeluxe,
      state,
      'sea-battle',
      {},
      [
        ['place', HERE],
        ['forces', {}],
        ['fire-a1', {}],
        ['die-a1', 6],
        ['damage-a1', 6],
        ['fire-j1', { target: 'nobody' }],
      ],
      packOf(COUNTERS),
    );
    const after = fold(state, outcome.events);
    expect(weeksOf(after, 'j:CA-1')).toBe('sunk');
    expect(totalOf(after, 'a')).toBe(800);
    expect(after.ships.find(({ id }) => id === 'a:BB-1')).toMatchObject({ weeks: 5 });
    expect(after.fired).toEqual(['2F:a:BB-1']);
    expect(fold(after, [{ type: 'v1.PhaseEnded', skipped: [] }]).fired).toBeUndefined();
  });

  it('lets a coastal defense unit fire once with those under it, who fire with half', () => {
    const state = sea([ship('j:CA-1'), ship('a:BB-1')]);
    const { outcome } = drive(
      usnDeluxe,
      state,
      'sea-battle',
      {},
      [
        ['place', HERE],
        ['forces', { cover: 'all', unit: 'j-cdu-30-10' }],
        ['fire-a1', { target: 'nobody' }],
        ['fire-j1', {}],
        ['die-j1', 1],
        ['damage-j1', 1],
      ],
      packOf(COUNTERS),
    );
    expect(oddsOf(outcome.trace)).toEqual(['33 : 8 on 4:1']);
  });

  it('never lets a damaged ship fire with less than one', () => {
    const state = sea([ship('j:CA-1'), ship('a:BB-1', { weeks: 5 })]);
    const weak = { ...COUNTERS, 'Allied BB-1': { surface: 1, defence: 1 } };
    const { outcome } = drive(
      usnDeluxe,
      state,
      'sea-battle',
      {},
      [
        ['place', HERE],
        ['forces', {}],
        ['fire-a1', {}],
        ['die-a1', 1],
        ['fire-j1', { target: 'nobody' }],
      ],
      packOf(weak),
    );
    expect(oddsOf(outcome.trace)).toEqual(['1 : 4 on 1:3']);
  });
});

describe('scouting', () => {
  const seen = (options: UsnState['options'], script: Script, turn = 60) => {
    const ships = [ship('a:CA-1'), ship('a:DD-1'), ship('a:DD-2'), ship('j:CA-1'), ship('j:SS-1')];
    const state = sea(ships, { options, cursor: { turn, step: 'p4' } });
    return (
      usnDeluxe.procedures.scout?.unless?.(state, {}) ??
      drive(usnDeluxe, state, 'scout', {}, script).outcome.trace[0]
    );
  };
  it('shows a submarine number and types of the Allies, radar and zones the number alone', () => {
    expect(seen(['subs'], [])).toMatchObject({ value: '3 ships: 1 CA, 2 DD', rule: '32' });
    expect(seen(['radar'], [])).toMatchObject({ value: '1 ship', rule: '37' });
    expect(seen(['nzoc'], [['by', 'zone-j']])).toMatchObject({ value: '3 ships', rule: '35' });
  });
  it('has no radar before 1943, and needs one of the rules', () => {
    expect(seen(['radar'], [], 55)).toMatch(/no submarine, radar/i);
    expect(seen([], [])).toMatch(/no submarine, radar/i);
  });
});

it('keeps what the shock turn cuts of Allied ships: defense alone', () => {
  const begun: UsnEvent = {
    type: 'v1.Begun',
    players: { j: 'Japan', a: 'Allies' },
    scenario: 'g1',
    options: [],
    house: HOUSE.defaults,
    ships: [],
  };
  const state = { ...fold(initialState(), [begun]), ships: [ship('j:CA-1'), ship('a:BB-1')] };
  const { outcome } = drive(
    usnDeluxe,
    { ...state, cursor: { turn: 1, step: 'p8' } },
    'sea-battle',
    {},
    [
      ['place', HERE],
      ['forces', {}],
      ['fire-j1', {}],
      ['die-j1', 1],
      ['damage-j1', 1],
      ['fire-a1', {}],
      ['die-a1', 1],
      ['damage-a1', 2],
    ],
    packOf({ 'Japanese CA-1': { surface: 6, defence: 4 }, 'Allied BB-1': { surface: 16, defence: 8 } }),
  );
  expect(oddsOf(outcome.trace)).toEqual(['6 : 2 on 3:1', '16 : 4 on 4:1']);
});
