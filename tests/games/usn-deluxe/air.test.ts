import { describe, expect, it } from 'vitest';
import type { Ship, UsnState } from '../../../src/games/usn-deluxe/state/state';
import { type Answers, elsewhere, type FlownOut, fates, raids, run, typeOf } from './air-table';
import air from './expected/fights-air.json';
import { HERE, oddsOf, sea, ship, weeksOf } from './sea-table';

// The fights in the air worked by hand, through the app's own steps: from the missions to what is recorded.

// biome-ignore lint/suspicious/noExplicitAny: each kind of case has fields of its own
type Given = any;
type Case = { id: string; rule: string; given: Given; expect: Given };
/** Held in fights.test.ts alone: coastal defense of a strength that no unit has. */
const UNPLAYED = ['bomb-07', 'bomb-17'];
const of = (kind: string) =>
  (air.cases as readonly Case[])
    .filter(({ given, id }) => given.kind === kind && !UNPLAYED.includes(id))
    .map((each) => [`${each.id} (${each.rule})`, each] as const);

const odds = ({ attack, defence, column }: Given) => `${attack} : ${defence} on ${column}`;
const sideOf = (flights: readonly Given[]): 'j' | 'a' => flights[0].side;
const other = (side: string) => (side === 'j' ? 'a' : 'j');
/** The phase in which a side attacks. */
const table = (
  { turn = 110, shock, wpo, variant }: Given,
  side: string,
  ships: readonly Ship[],
  more: Partial<UsnState> = {},
) =>
  sea(ships, {
    scenario: wpo ? 'wpo1' : 'g5',
    ...(variant === 'pby admirals' && { readiness: ['admirals'] }),
    cursor: { turn: shock ? 1 : turn, step: side === 'j' ? 'p9' : 'p5' },
    ...more,
  });

describe('air combat', () => {
  it.each(of('air'))('%s', (_, { given, expect: said }) => {
    const flights = (side: 'j' | 'a', cap: boolean) =>
      given[side].filter((flight: Given) => (flight.cap ?? false) === cap);
    const risen = (side: 'j' | 'a'): Answers => {
      const own = flights(side, true);
      return own.length
        ? { [`cap-${side}1`]: Object.fromEntries(own.map(({ type, points }: Given) => [type, points])) }
        : {};
    };
    // Ground support fights no second time; Kamikazes fly against ships alone, and find none.
    const missions = (side: 'j' | 'a') => {
      const own = flights(side, false);
      const against = own.some(({ type }: Given) => type === 'Kami') ? 'ships' : 'support';
      return elsewhere(raids(side, own, '', against), '755');
    };
    for (const chosen of choices(said.losses)) {
      const out = run(table(given, 'a', []), 'air-strike', {
        ...missions('a'),
        ...missions('j'),
        ...risen('a'),
        ...risen('j'),
        'air-1': [given.dice.j, given.dice.a],
        ...(chosen && { 'type-air-1': { [chosen.side]: typeOf(chosen.ifAll) } }),
      });
      const fired = out.trace.filter(({ kind }) => kind === 'odds');
      for (const [i, side] of (['j', 'a'] as const).entries()) {
        expect(fired[i]?.label).toContain(`: ${said[side].strength}`);
        expect(fired[i]?.value).toBe(said[side].column);
        const loss = [said.losses[side]].flat();
        const meant = chosen?.side === side ? chosen : loss.length === 1 ? loss[0] : undefined;
        if (meant) expect(fates(out, side)).toEqual({ aborted: meant.aborted, destroyed: meant.destroyed });
      }
    }
  });

  const choices = (losses: Given) => {
    const mixed = (['j', 'a'] as const).flatMap((side) =>
      Array.isArray(losses[side]) ? losses[side].map((each: Given) => ({ side, ...each })) : [],
    );
    return mixed.length ? mixed : [undefined];
  };
});

/** Ships of the enemy at the usual place, and what their counters print. */
function fleet(enemy: string, ships: readonly Given[]) {
  const all = ships.map((each, i) =>
    ship(`${enemy}:CA-${i + 1}`, each.damaged || each.weeks ? { weeks: each.weeks ?? 5 } : {}),
  );
  const counters = Object.fromEntries(
    ships.map(({ aa = 0, defence = 40 }, i) => [
      `${enemy === 'j' ? 'Japanese' : 'Allied'} CA-${i + 1}`,
      { aa, defence },
    ]),
  );
  return { all, counters };
}

describe('anti-aircraft fire', () => {
  const atShips = of('flak').filter(([, { given }]) => given.ships);
  it.each(atShips)('at strikes on ships, %s', (_, { given, expect: said }) => {
    const { ships, group, base, underCdu, die } = given;
    const side = sideOf(group);
    const { all, counters } = fleet(other(side), ships);
    for (const { ifAll, aborted, destroyed } of [said.losses].flat()) {
      const out = run(
        table(given, side, all),
        'air-strike',
        {
          ...oneRaid(side, group, 'ships'),
          [`group-${side}1-1`]: {
            targets: ['CA-1'].map((name) => `${other(side)}:${name}`),
            ...(all.length > 1 && { escorts: all.slice(1).map(({ id }) => id) }),
            ...(underCdu && { cover: 'cdu', base: base && !base.damaged ? base.capacity : 0 }),
          },
          [`flak-${side}1-${waveOf(side, group)}-1`]: die,
          ...(ifAll && { [`type-flak-${side}1-${waveOf(side, group)}-1`]: { [side]: typeOf(ifAll) } }),
        },
        counters,
      );
      heldTo(out, side, said, { aborted, destroyed });
    }
  });

  const atLand = of('flak').filter(([, { given }]) => !given.ships);
  it.each(atLand)('at strikes on land, %s', (_, { given, expect: said }) => {
    const { group, base, die } = given;
    const side = sideOf(group);
    const truk = {
      id: 'Truk:air',
      name: 'Truk',
      side: other(side) as 'j',
      kind: 'air',
      capacity: base.capacity,
      state: base.damaged ? 'damaged' : base.neutralized ? 'neutralized' : 'functional',
    } as const;
    for (const { ifAll, aborted, destroyed } of [said.losses].flat()) {
      const out = run(table(given, side, [], { bases: [truk] }), 'air-strike', {
        ...oneRaid(side, group, 'land', 'Truk'),
        ...(said.strength && { [`flak-land-${side}1`]: die }),
        ...(ifAll && { [`type-flak-land-${side}1`]: { [side]: typeOf(ifAll) } }),
        [`target-${side}1-1`]: 'nobody',
      });
      heldTo(out, side, said, { aborted, destroyed });
    }
  });

  function heldTo(out: FlownOut, side: 'j' | 'a', said: Given, loss: Given) {
    const { aborted, destroyed } = fates(out, side);
    const spent = out.trace.some(({ label }) => label.endsWith('Kami are spent'));
    if (!spent) expect({ aborted, destroyed }).toEqual(loss);
    else expect(aborted).toBe(loss.aborted);
    const [fired] = out.trace.filter(({ label }) => label.startsWith('Anti-aircraft of'));
    expect(fired?.value).toBe(said.strength ? `+${said.strength}` : undefined);
    const [cell] = out.trace.filter(({ label }) => label.startsWith('CRT 2'));
    if (said.column) expect(cell?.label).toContain(said.column);
  }
});

/** One raid of all these points, and nobody of the other side flies or rises. */
function oneRaid(side: 'j' | 'a', flights: readonly Given[], against: string, to = HERE): Answers {
  const points = Object.fromEntries(flights.map(({ type, points: n }) => [typeOf(type), n]));
  return { [`raid-${side}1`]: { to, against, ...points } };
}
const WAVES: { readonly [type: string]: number } = { LBAC: 1, B29: 1, LAC: 2, NAC: 3 };
const waveOf = (side: string, flights: readonly Given[]): number => {
  const type = typeOf(flights[0].type);
  return side === 'a' ? (WAVES[type] ?? 0) : type === 'NAC' ? 2 : 1;
};

describe('strikes at ships', () => {
  it.each(of('strike'))('%s', (_, { given, expect: said }) => {
    const { target } = given;
    const waves: Given[] = given.waves ?? [given];
    const expected: Given[] = said.waves ?? [said];
    const side = sideOf(waves[0].attackers);
    const { all, counters } = fleet(other(side), [target]);
    const dice: Answers = Object.fromEntries(
      waves.flatMap(({ attackers, dice: [die, damage] }, i) => {
        if (expected[i].target === 'gone') return [];
        const at = `${side}1-${waveOf(side, attackers)}-1-1`;
        const isHit = expected[i].result !== '0' && expected[i].result !== 'X';
        return [[`die-${at}`, die] as const, ...(isHit ? [[`damage-${at}`, damage] as const] : [])];
      }),
    );
    const out = run(
      table(given, side, all),
      'air-strike',
      {
        ...oneRaid(
          side,
          waves.flatMap(({ attackers }) => attackers),
          'ships',
        ),
        [`group-${side}1-1`]: target.underCdu ? { cover: 'cdu' } : {},
        ...dice,
      },
      counters,
    );
    expect(oddsOf(out.trace)).toEqual(expected.filter(({ target: gone }) => gone !== 'gone').map(odds));
    const gone = expected.filter((each) => each.target === 'gone').length;
    expect(out.trace.filter(({ label }) => label.endsWith('nothing left to attack'))).toHaveLength(gone);
    const last = expected.findLast((each) => each.target !== 'gone');
    expect(weeksOf(out.after, all[0]?.id ?? '')).toBe(
      last.weeks === 'sunk' ? 'sunk' : (last.total ?? last.weeks),
    );
  });
});

describe('strikes on land', () => {
  it.each(of('bomb'))('%s', (_, { given, expect: said }) => {
    const { side, attackers, target, desert, city, die } = given;
    const { kind, defence = 0, entrenched, neutralized, unsupplied, capacity = 0 } = target;
    const isBase = kind === 'air' || kind === 'naval';
    const truk = {
      id: `Truk:${kind}`,
      name: 'Truk',
      side: other(side) as 'j',
      kind,
      capacity,
      state: neutralized ? 'neutralized' : 'functional',
    } as const;
    const weak = unsupplied || neutralized;
    const how = entrenched && weak ? 'both' : entrenched ? 'entrenched' : weak ? 'unsupplied' : 'plain';
    const fields =
      kind === 'land'
        ? { plain: 0, [how]: defence }
        : kind === 'cdu'
          ? { unit: `${other(side)}-cdu-30-${defence}` }
          : {};
    const out = run(
      table(given, side, [], {
        bases: isBase ? [truk] : [],
        neutralized: neutralized
          ? [{ id: `${other(side)}:Truk`, side: other(side) as 'j', name: 'Truk' }]
          : [],
      }),
      'air-strike',
      {
        ...(isBase
          ? oneRaid(side, attackers, 'land', 'Truk')
          : elsewhere(oneRaid(side, attackers, 'land'), 'Truk')),
        ...(isBase && { [`cap-${other(side)}1`]: { flak: 0 } }),
        [`target-${side}1-1`]: kind,
        [`bombed-${side}1-1`]: { ...fields, desert: desert && !city ? ['desert'] : [] },
        [`die-bomb-${side}1-1`]: die,
        ...(target.parked && { [`parked-die-bomb-${side}1-1`]: target.parked }),
      },
    );
    expect(oddsOf(out.trace)).toEqual([odds(said)]);
    const told = out.trace.filter(({ kind: line }) => line === 'result').map(({ label }) => label);
    expect(told[0]).toMatch(SAID[said.effect] ?? /never/);
    const grounded = Object.entries(said.planesDie ?? {}).map(
      ([type, points]) => `${points} ${type} on the ground`,
    );
    expect(told.slice(1)).toEqual(grounded);
    const [after] = out.after.bases;
    if (kind === 'air') expect(after?.capacity).toBe(said.capacityAfter ?? capacity);
  });

  const SAID: { readonly [effect: string]: RegExp } = {
    nothing: /no effect$/,
    neutralized: /neutralized$/,
    'stays neutralized': /neutralized$/,
    eliminated: /(eliminated|destroyed)$/,
    '-5': /down to \d+$/,
    destroyed: /destroyed$/,
  };
});

/** Flights by type to a hex of ships or of land targets, of both sides, and what is attacked there. */
const AIRCRAFT = { LBAC: 9, LAC: 9, NAC: 9, Kami: 2 } as const;
const fly = (side: 'j' | 'a', against: string, ...types: readonly (keyof typeof AIRCRAFT)[]) =>
  oneRaid(
    side,
    types.map((type) => ({ type, points: AIRCRAFT[type] })),
    against,
    side === 'a' ? HERE : 'Rabaul 759',
  );
const more = (answers: Answers, then: Answers, side: 'j' | 'a'): Answers => ({
  [`raid-${side}1`]: { ...(answers[`raid-${side}1`] as object), more: ['more'] },
  [`raid-${side}2`]: then[`raid-${side}1`] ?? {},
});
const BASES = (['j', 'a'] as const).map((side) => ({
  id: `${side}:air`,
  name: side === 'j' ? 'Truk' : 'Rabaul',
  side,
  kind: 'air' as const,
  capacity: 10,
  state: 'functional' as const,
}));
const PAIR = ['CA-1', 'CA-2'];
const group = (side: 'j' | 'a', names = PAIR, how: object = {}): Answers => ({
  [`group-${side}1-1`]: { targets: names.map((name) => `${other(side)}:${name}`), ...how },
});
const landTarget = (side: 'j' | 'a', kind: string): Answers => ({
  [`target-${side}1-1`]: kind,
  ...(kind === 'land' && { [`bombed-${side}1-1`]: { plain: 90 } }),
});
const cdu = { escorts: ['j:CA-3', 'j:DD-1', 'j:DD-2'], cover: 'cdu', base: 10 };

/** What is done in each description. */
const WHERE: { readonly [id: string]: readonly [phase: 'p5' | 'p9', said: Answers] } = {
  'where-01': ['p5', { ...fly('a', 'ships', 'LBAC', 'LAC', 'NAC'), ...group('a') }],
  'where-02': [
    'p5',
    { 'raid-a1': { to: 'nobody' }, ...fly('j', 'ships', 'LAC', 'Kami', 'NAC'), ...group('j') },
  ],
  'where-03': ['p5', { ...fly('a', 'ships', 'LAC', 'NAC'), ...group('a', PAIR, cdu) }],
  'where-04': [
    'p5',
    {
      ...fly('a', 'land', 'LAC', 'NAC'),
      ...landTarget('a', 'land'),
    },
  ],
  'where-05': [
    'p5',
    {
      ...more(fly('a', 'ships', 'LAC', 'NAC'), fly('a', 'land', 'LAC'), 'a'),
      ...more(fly('j', 'ships', 'LAC', 'Kami', 'NAC'), fly('j', 'land', 'LAC'), 'j'),
      ...group('a'),
      ...group('j'),
      'cap-j1': { LAC: 1, flak: 10 },
      ...landTarget('a', 'air'),
      ...landTarget('j', 'air'),
    },
  ],
  'where-06': [
    'p9',
    {
      ...fly('a', 'ships', 'LAC', 'NAC'),
      ...fly('j', 'ships', 'LAC', 'NAC'),
      ...group('a'),
      ...group('j'),
    },
  ],
  'where-07': [
    'p5',
    {
      ...more(fly('a', 'ships', 'LAC'), fly('a', 'land', 'NAC'), 'a'),
      ...group('a', PAIR, cdu),
      ...landTarget('a', 'air'),
    },
  ],
  'where-09': ['p5', { ...fly('a', 'ships', 'LAC', 'NAC'), ...group('a'), 'die-a1-2-1-1': 6 }],
};

/** Every ship fires with 3, the air base with 10. */
const FIRES: { readonly [who: string]: string } = {
  group: '+6',
  'both ships': '+6',
  'remaining ship': '+3',
  'all ships + air base': '+25',
  'air base': '+10',
};

describe('in what order', () => {
  const isPlayed = ([, { id }]: readonly [string, Case]) => id in WHERE;
  const played = of('where').filter(isPlayed);
  it('leaves one case to those who drop', () => {
    expect(
      of('where')
        .filter((each) => !isPlayed(each))
        .map(([, { id }]) => id),
    ).toEqual(['where-08']);
  });
  it('where-08 (21.D(C)): the fire at a drop is apart from the fire at the strike, after it, and of the base alone', () => {
    const [, { expect: said }] = of('where').find(([, { id }]) => id === 'where-08') ?? ['', { expect: {} }];
    const ships = ['CA-1', 'CA-2'].map((name) => ship(`a:${name}`, { place: 'Rabaul 759' }));
    const state = table({}, 'j', ships, { bases: BASES });
    const struck = run(state, 'air-strike', {
      'raid-j1': { to: 'Rabaul 759', against: 'land', LAC: 4, NAC: 4 },
      'target-j1-1': 'nobody',
    });
    const dropped = run(struck.after, 'landing', {
      landing: { ...DROP, there: ['land', 'ships'] },
      'flak-drop': 1,
    });
    const all = [...struck.trace, ...dropped.trace];
    const order = [...struck.asked, ...dropped.asked].flatMap(({ key, kind }) =>
      kind === 'dice' ? [key === 'flak-drop' ? 'flak airborne' : 'flak LAC+NAC'] : [],
    );
    expect(order).toEqual(said.order);
    const fires = all.filter(({ label }) => label.startsWith('Anti-aircraft of'));
    expect(fires.map(({ value }) => value)).toEqual(said.fires.map((who: string) => FIRES[who]));
    expect(dropped.asked.find(({ key }) => key === 'flak')).toMatchObject({
      hint: expect.stringContaining('after all other anti-aircraft fire'),
    });
  });
  it.each(played)('%s', (_, { id, expect: said }) => {
    const [step, answers] = WHERE[id] ?? ['p5', {}];
    const both = (['j', 'a'] as const).flatMap((side) =>
      ['CA-1', 'CA-2', 'CA-3', 'DD-1', 'DD-2'].map((name) =>
        ship(`${side}:${name}`, { place: side === 'j' ? HERE : 'Rabaul 759' }),
      ),
    );
    const named = ['where-05', 'where-06'].includes(id);
    const counters = Object.fromEntries(
      both.map(({ side, name }) => [
        `${side === 'j' ? 'Japanese' : 'Allied'} ${name}`,
        { aa: 3, defence: id === 'where-09' && name === 'CA-1' ? 1 : 40 },
      ]),
    );
    const state = table({}, 'a', both, { bases: BASES, cursor: { turn: 110, step } });
    const out = run(state, 'air-strike', answers, counters);
    const steps = out.asked.flatMap(({ key, title, kind }) => {
      if (kind !== 'dice' || key.startsWith('damage')) return [];
      const [, first = '', second = ''] = /^(?:AA of )?(.*) at (.*?)(?:, on .*)?$/.exec(title) ?? [];
      if (key.startsWith('air-')) return ['air-to-air'];
      const side = /-([ja])\d/.exec(key)?.[1]?.toUpperCase() ?? '';
      const isFlak = key.startsWith('flak');
      const types = (isFlak ? second : first).replaceAll(/\d+ /g, '').replaceAll(', ', '+');
      const isLand = key.includes('land') || key.includes('bomb');
      const who = named && isLand ? `${side} on land` : named ? `${side} ${types}` : types;
      return [isFlak ? `flak ${who}` : who];
    });
    const order = steps.filter((each, i) => each !== steps[i - 1]);
    const fires = out.trace.filter(({ label }) => label.startsWith('Anti-aircraft of'));
    expect(fires.map(({ value }) => value)).toEqual(said.fires.map((who: string) => FIRES[who]));
    const later = ['land attacks', 'basing'];
    expect(order).toEqual(said.order.filter((each: string) => !later.includes(each)));
  });
});

const DROP = { place: 'Rabaul 759', how: 'drop', hexClass: '2', there: ['land'], fire: 'roll' };
describe('fire at airborne units', () => {
  const FATES: { readonly [fate: string]: string } = {
    eliminated: 'shot down: all are eliminated',
    back: 'driven off: they return to their base',
    land: 'they must attack',
  };
  it.each(of('airborne'))('%s', (_, { given, expect: said }) => {
    const { base, die, shock } = given;
    const rabaul = { ...BASES[0], name: 'Rabaul', id: 'Rabaul:air', side: 'a', kind: 'air' } as const;
    const bases = [
      { ...rabaul, capacity: base.capacity, state: base.damaged ? 'damaged' : 'functional' } as const,
    ];
    const out = run(table({ shock }, 'j', [], { bases }), 'landing', {
      landing: DROP,
      ...(said.column && { 'flak-drop': die }),
      ...(said.fate === 'eliminated' && { 'kind-1': 'done' }),
    });
    const rolled = out.asked.find(({ key }) => key === 'flak-drop');
    expect(rolled?.title).toBe(said.column ? `AA of the air base at the drop, on ${said.column}` : undefined);
    expect(out.trace[0]?.value).toBe(FATES[said.fate]);
  });
});

describe('basing', () => {
  it.each(of('basing'))('%s', (_, { given, expect: said }) => {
    const [{ points, type, cap, extended, from }] = given.flyers;
    const hexOf = (name: string) => given.bases.find((base: Given) => base.name === name)?.hex ?? name;
    const isHome = (base: Given) => hexOf(base.name) === hexOf(from);
    const room = (isMeant: (base: Given) => boolean) =>
      given.bases
        .filter((base: Given) => isMeant(base) && base.functional !== false)
        .filter((base: Given) => type === 'NAC' || !base.carrier)
        .reduce((sum: number, { capacity, held }: Given) => sum + capacity - held, 0);
    const mission = cap ? 'patrol' : 'ships';
    const flown = { side: 'j', place: HERE, mission, type, points, ...(extended && { extended }) } as const;
    const near = room((base) => !isHome(base) && base.distanceFromTarget <= given.normalRange);
    const out = run(table(given, 'j', [], { flown: [flown] }), 'air-basing', {
      crowded: { crowded: ['0'] },
      'room-0': { home: room(isHome), ...(!cap && !extended && { near }) },
    });
    expect(fates(out, 'j').destroyed).toBe(said.die);
    const lands = points - said.die;
    const told = out.trace.filter(({ label }) => label.endsWith(' land')).map(({ label }) => label);
    expect(told).toEqual(lands ? [expect.stringContaining(`: ${lands} land`)] : []);
    expect(out.after.flown).toBeUndefined();
  });
});
