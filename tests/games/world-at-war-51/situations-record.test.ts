// Situations typed from the rules without sight of the code: what is named twice, and what one step leaves to the next.
import { describe, expect, it } from 'vitest';
import { checklist } from '../../../src/games/world-at-war-51/state/checklist';
import { atLarge, defenders, stageOf, targetsOf } from '../../../src/games/world-at-war-51/state/flow';
import { homes } from '../../../src/games/world-at-war-51/state/home';
import type { Attack, WarState } from '../../../src/games/world-at-war-51/state/state';
import { held } from '../../../src/games/world-at-war-51/state/tracks';
import { begun, column, later, war } from './declared';
import { decide, fleet, mostByGroup } from './meeting';
import { flying, shipOf } from './one-strike';
import { at, over } from './over-pearl';
import {
  applied,
  attacking,
  attackOf,
  FORCES,
  firstQuestion,
  keysOf,
  lineOf,
  optionOf,
  rowsOf,
  run,
  unknown,
} from './war';

const ONCE = { named: 'once' };
const NETS = { airJp: 0, airUs: 0, navalJp: 0, navalUs: 0 };
const TFS = {
  count: 2,
  'name-1': 'TF 8',
  'nas-1': 6,
  'ships-1': 'Enterprise 3',
  'name-2': 'TF 12',
  'nas-2': 3,
};
const PORT = { battleships: ['arizona'], aaf: 2, nas: 5, light: 3 };
const bare = unknown(attacking({}), 'forces');
const list = (
  tfs: object = {},
  port: object = {},
  strike: object = {},
  args: { readonly [named: string]: string } = ONCE,
) =>
  run(
    bare,
    'forces',
    {
      'task-forces': { ...TFS, ...tfs },
      harbour: { ...PORT, ...port },
      'strike-force': { light: 4, ...strike },
      modifiers: NETS,
    },
    args,
  );
const namesIn = (state: WarState) => attackOf(state).ships.map(({ name }) => name);
const attempt = (state: WarState, said: Parameters<typeof run>[2]) => run(state, 'interception', said);
const fieldsOf = (state: WarState, procedure: string) => {
  const asked = firstQuestion(state, procedure);
  return asked?.kind === 'form' ? asked.fields : [];
};
const idsAt = (attack: Attack, id: 'first' | 'second') =>
  targetsOf(attack, flying({ id })).map((each) => each.id);

describe('named twice', () => {
  it.each(['TF 8', 'tf 8', ' TF 8 '])('S1 (51.312, 51.42): the task force %j again', (name) => {
    expect(() => list({ 'name-2': name })).toThrow(`${name.trim()} is named already: name each one once.`);
    expect(list().state.attack?.forces?.taskForces.map(({ squadrons }) => squadrons)).toEqual([6, 3]);
  });

  it.each(['Arizona 3', 'ARIZONA 2', 'Nevada 3,  arizona  4'])(
    'S2 (51.34, 51.312): Arizona picked, and %j',
    (others) => {
      expect(() => list({}, { others })).toThrow(/arizona is named already: name each one once\./i);
      expect(namesIn(list({}, { others: 'Nevada 3' }).state)).toEqual([
        ...['Enterprise', 'Arizona', 'Nevada'],
        ...['Akagi', 'Kaga', 'Hiryu', 'Soryu', 'Shokaku', 'Zuikaku'],
      ]);
    },
  );

  it('S3 (51.312A, 51.35, 51.36): a carrier of a task force cannot be among the ships in port', () => {
    expect(() => list({}, { others: 'Enterprise 3' })).toThrow('Enterprise is named already');
    const listed = { ...list().state };
    const forces = listed.attack?.forces;
    if (!forces) throw new Error('no forces');
    const caught = (place: string) =>
      run(
        attacking({ forces, ships: forces.ships, locations: { 'tf-1': place, 'tf-2': 'pacific' }, level: 7 }),
        'targets',
      );
    const [inPort, atSea] = [attackOf(caught('pearl').state), attackOf(caught('4').state)];
    expect([inPort.air.naval, atSea.air.naval]).toEqual([11, 5]);
    expect(
      [idsAt(inPort, 'first'), idsAt(atSea, 'second')].map((ids) => ids.includes('ship:enterprise')),
    ).toEqual([true, false]);
  });

  it('S4 (51.312, 51.43C): a carrier sails with one task force', () => {
    expect(() => list({ 'ships-2': 'Lexington 3, enterprise 3' })).toThrow('enterprise is named already');
  });

  it('S42 (51.43E, 51.52): a Japanese ship again, and eleven squadrons for ten', () => {
    expect(() => list({}, {}, { others: 'Hiei 4, Akagi 3' })).toThrow('Akagi is named already');
    expect(() => list({}, {}, { others: 'Hiei 4, Hiei 4' })).toThrow('Hiei is named already');
    const counter = flying({ id: 'counter-1', side: 'us', squadrons: 10 });
    const akagi = shipOf(3, { id: 'akagi', name: 'Akagi', side: 'jp' });
    const kaga = { ...akagi, id: 'kaga', name: 'Kaga' };
    const state = attacking({
      inPort: [],
      decision: 'second',
      attempts: [],
      ships: [akagi, kaga],
      strikes: [counter],
    });
    const shared = (kagas: number) =>
      run(state, 'assign', { targets: { 'ship:akagi': 6, 'ship:kaga': kagas } });
    expect(() => shared(5)).toThrow('share out exactly 10');
    expect(fieldsOf(state, 'assign').map(({ key }) => key)).toEqual(['ship:akagi', 'ship:kaga', 'light']);
  });

  it('by hand too a name stands once on its side, and a line of the players once in its window', () => {
    const state = attacking({ ships: [shipOf(3, { id: 'nevada', name: 'Nevada' })] });
    const add = (facts: object) =>
      run(state, 'ship-by-hand', { ship: '+', facts: { name: 'NEVADA', ...facts } });
    expect(() => add({})).toThrow('NEVADA is named already');
    expect(namesIn(add({ side: 'jp' }).state)).toEqual(['Nevada', 'NEVADA']);
    // An older game may hold two of one name: each can be changed.
    const two = {
      ...state.attack,
      ships: [...(state.attack?.ships ?? []), { ...state.attack?.ships[0], id: 'twin', name: 'NEVADA' }],
    };
    expect(
      run({ ...state, attack: two } as typeof state, 'ship-by-hand', {
        ship: 'twin',
        facts: { name: 'NEVADA', status: 'sunk' },
      }).state.attack?.ships.at(-1),
    ).toMatchObject({ id: 'twin', status: 'sunk' });
    expect(namesIn(run(state, 'ship-by-hand', { ship: 'nevada', facts: { size: 2 } }).state)).toEqual([
      'Nevada',
    ]);
    const line = { window: 'A1', text: 'No offensives' };
    const written = run(state, 'write-line', { line }).state;
    expect(() => run(written, 'write-line', { line: { ...line, text: 'no  offensives' } })).toThrow(
      'is on your list already',
    );
    expect(run(written, 'write-line', { line: { ...line, window: 'A2' } }).state.lines).toHaveLength(2);
  });

  it('a list that was begun before names were looked at goes on as it was', () => {
    const twice = list({ 'name-2': 'TF 8' }, { others: 'Arizona 3' }, { others: 'Akagi 3' }, {});
    expect(attackOf(twice.state).ships.map(({ id }) => id)).toContain('arizona_2');
  });
});

describe('from strike to strike', () => {
  it('S5 (51.312, 51.34, 51.41B): only what lies in port is a target, in both strikes', () => {
    const taskForces = ['1', '2', '3'].map((n) => ({ id: `tf-${n}`, name: n, squadrons: 3 }));
    const ships = ['1', '2', '3'].map((n) =>
      shipOf(3, { id: `cv-${n}`, name: n, carrier: true, taskForce: `tf-${n}` }),
    );
    const rolled = run(
      unknown(attacking({ column: 'c0', forces: { ...FORCES, taskForces }, ships }), 'locations', 'level'),
      'locations',
      { 'tf-1': [1, 2], 'tf-2': [3, 4], 'tf-3': [4, 5], read: 'done' },
    ).state;
    expect(attackOf(rolled).locations).toEqual({ 'tf-1': 'pearl', 'tf-2': 'pacific', 'tf-3': '6' });
    const { state } = run({ ...rolled, attack: { ...attackOf(rolled), level: 7 } }, 'targets');
    expect(idsAt(attackOf(state), 'first')).toEqual(['naval', 'ship:cv-1', 'light']);
    expect(idsAt(attackOf(state), 'second')).toEqual(['ship:cv-1', 'light', 'oil']);
  });

  it('S6 (51.34, 51.41B): a sunk ship is no target again; what a damaged one needs is asked (WW-31)', () => {
    const arizona = shipOf(3, { id: 'arizona', name: 'Arizona', status: 'sunk' });
    const california = shipOf(3, { id: 'california', name: 'California', status: 'damaged' });
    const attack = { ships: [arizona, california], inPort: [], caught: { army: 0, naval: 0 } };
    const state = over(at('ship:california', 1, { id: 'second' }), { ...attack, decision: 'second' });
    expect(idsAt(attackOf(state), 'second')).toEqual(['ship:california', 'light', 'oil']);
    const hit = run(state, 'attack', { defence: { level: 0 }, attack: [3, 3], again: 'damaged' });
    expect(attackOf(hit.state).ships[1]?.status).toBe('damaged');
  });

  it('S7 (51.36, 51.41A): surprised air that is eliminated defends no more, and nobody is surprised any more', () => {
    const air = { army: 6, naval: 5 };
    const assigned = ['army', 'naval'].map((target) => ({ target, squadrons: 1 }));
    const state = attacking({
      inPort: [],
      level: 7,
      air,
      caught: air,
      ships: [],
      strikes: [flying({ squadrons: 2, assigned })],
    });
    const army = run(state, 'attack', { attack: [3, 3] }, { target: 'army' }).state;
    const both = attackOf(run(army, 'attack', { attack: [3, 3] }, { target: 'naval' }).state);
    expect([both.air, both.caught]).toEqual([
      { army: 3, naval: 2 },
      { army: 3, naval: 2 },
    ]);
    expect(defenders(both, flying({ id: 'second', fought: false }))).toBe(5);
  });

  it('S8 (51.34, 51.41C): each target is one number, in the second strike oil too', () => {
    const first = over({ squadrons: 18, fought: false });
    const second = over({ id: 'second', squadrons: 9, fought: false }, { decision: 'second' });
    for (const state of [first, second]) {
      const keys = fieldsOf(state, 'assign').map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
    }
    expect(fieldsOf(second, 'assign').map(({ key }) => key)).toContain('oil');
    const shared = run(second, 'assign', { targets: { oil: 5, light: 4 } });
    expect(shared.outcome.events[0]).toMatchObject({
      to: [
        { target: 'light', squadrons: 4 },
        { target: 'oil', squadrons: 5 },
      ],
    });
  });

  it('S9 (51.33): all squadrons that are left attack, no more and no fewer', () => {
    const state = over({ squadrons: 18, fought: false }, { inPort: [], caught: { army: 0, naval: 0 } });
    const to = (light: number) => run(state, 'assign', { targets: { light } });
    for (const count of [17, 19]) expect(() => to(count)).toThrow();
    expect(JSON.stringify(firstQuestion(state, 'assign'))).not.toContain('patrol');
    const met = run(
      attacking({
        inPort: [],
        air: { army: 9, naval: 0 },
        caught: { army: 0, naval: 0 },
        strikes: [flying({ squadrons: 18, fought: false })],
      }),
      'air-combat',
      { nets: { us: 0, jp: 0 }, us: [1, 2], jp: [1, 1] },
    ).state;
    const { strikes } = attackOf(met);
    expect(strikes[0]?.squadrons).toBe(13);
  });

  it.each([
    ['out', 'available', 12, 4],
    ['fly', 'available', 14, 4],
    ['out', 'surviving', 12, 4],
  ] as const)(
    'S10 (51.41, 51.43B): 14 left, two of them aborted (%s, %s): %i may fly, %i stay',
    (aborted, patrol, there, most) => {
      const state = decide(14, 2, { aborted, patrol });
      const sent = (strike: number, cap: number) =>
        run(state, 'decision', { decision: 'second', squadrons: { strike, cap } });
      const cap = attackOf(sent(there - most, most).state);
      expect([cap.cap, cap.strikes.at(-1)?.squadrons]).toEqual([most, there - most]);
      expect(() => sent(1, most + 1)).toThrow(`from 0 to ${most}`);
      expect(() => sent(there, 1)).toThrow(`Only ${there} squadrons are available`);
      expect(() => sent(0, 0)).toThrow('from 1 to');
    },
  );

  it('S11 (51.41, 51.43A, 51.42), S40 (51.33): no third strike; after a withdrawal nobody intercepts (WW-20)', () => {
    const { decision: _, ...auto } = fleet({ 'tf-1': 'auto' });
    const home = run(attacking(auto), 'decision', { decision: 'withdraw' }).state;
    expect(stageOf(home)).toBe('reveal');
    const second = attacking({
      ...fleet({ 'tf-1': '6' }),
      attempts: [{ taskForce: 'tf-1', location: '6', success: false }],
    });
    expect(stageOf(second)).toBe('reveal');
    const again = [{ type: 'v1.Decided', decision: 'second', cap: 0 }];
    expect(() => applied(second, again)).toThrow('Japan has decided.');
    expect(JSON.stringify(firstQuestion(attacking(auto), 'decision'))).not.toContain('auto');
  });

  it('S12 (51.42, 51.312), S44 (51.61): who is at sea tries once, each at its own number', () => {
    const state = attacking(fleet({ a: 'pearl', b: 'pacific', c: '6', d: '3', e: 'auto' }));
    expect(atLarge(attackOf(state)).map(({ id }) => id)).toEqual(['b', 'c', 'd', 'e']);
    expect(optionOf(firstQuestion(state, 'interception'), 'yes')?.disabled).toBe(
      'It is in a box or in port.',
    );
    const tried = attempt(state, {
      'try-b': 'no',
      'try-c': 'yes',
      'die-c': 5,
      'try-d': 'yes',
      'die-d': 3,
      'try-e': 'yes',
    });
    expect(attackOf(tried.state).attempts?.map(({ success }) => success)).toEqual([false, true, true]);
    expect(stageOf(tried.state)).toBe('counter');
    const one = (number: string, die: number) =>
      attackOf(attempt(attacking(fleet({ a: number })), { 'try-a': 'yes', 'die-a': die }).state).attempts?.[0]
        ?.success;
    expect([one('2', 1), one('2', 2), one('6', 5), one('6', 6)]).toEqual([false, true, false, true]);
  });

  it('S44 (51.43): a task force without squadrons that meets the fleet sends none', () => {
    const met = attempt(attacking(fleet({ a: 'auto' }, { a: 0 })), { 'try-a': 'yes' }).state;
    const none = run(met, 'counter', { squadrons: { squadrons: 0 } });
    expect([keysOf(none), stageOf(none.state)]).toEqual([['squadrons'], 'reveal']);
  });

  it.each([
    ['total', [['d,e', 10]]],
    [
      'per-group',
      [
        ['d', 6],
        ['e', 8],
      ],
    ],
  ] as const)('S13 (51.43C, 51.43E): six and eight squadrons meet the fleet (%s)', (counter, most) => {
    const state = attacking(fleet({ d: 'auto', e: 'auto' }, { d: 6, e: 8 }), { counter });
    expect(mostByGroup(state)).toEqual(most);
  });

  it.each([
    [3, 'air-combat'],
    [0, 'assign'],
  ])(
    'S14 (51.43B, 51.43D): %i on patrol: what flew does not defend, and Japan does not answer',
    (cap, stage) => {
      const counter = flying({ id: 'counter-1', side: 'us', squadrons: 5, fought: false });
      const state = attacking({ ...fleet({ d: 'auto' }), attempts: [], cap, nas: 14, strikes: [counter] });
      expect([defenders(attackOf(state), counter), stageOf(state)]).toEqual([cap, stage]);
    },
  );

  it('S15 (51.41A, 51.43E, 51.313): no surprise in the second strike; the US throws an ordinary die of its own', () => {
    const second = over(at('light', 4, { id: 'second' }), {
      inPort: [],
      level: 7,
      decision: 'second',
      ships: [],
    });
    const struck = run(second, 'attack', { defence: { level: 4 }, 'defence-dice': [1, 1], attack: [3, 3] });
    expect(rowsOf(struck, 'air-defence')).toEqual(['4']);
    const met = attempt(attacking(fleet({ d: 'auto' })), { 'try-d': 'yes' }).state;
    const counter = run(met, 'counter', {
      squadrons: { squadrons: 3 },
      'surprise-drm': { drm: 0 },
      surprise: 2,
    });
    expect(keysOf(counter)).toEqual(['squadrons', 'surprise-drm', 'surprise']);
    expect(lineOf(counter, 'Surprise die')).toBe('2');
  });
});

describe('after the attack', () => {
  const bb = (id: string, status: 'whole' | 'damaged') => shipOf(3, { id, name: id, status });
  it('S16 (51.61): who may contest Midway and Johnston, and where everybody goes (WW-14)', () => {
    const attack: Attack = {
      ...attackOf(attacking(fleet({ a: 'pearl', b: 'pacific', c: '6', d: '3', e: 'auto' }))),
      light: 0,
      ships: [{ ...bb('cv', 'whole'), taskForce: 'a' }, bb('maryland', 'whole'), bb('california', 'damaged')],
      groups: [['d']],
    };
    expect(homes(attack).map(({ label, place, mayContest }) => [label, place, mayContest])).toEqual([
      ['cv', 'Pearl Harbor', true],
      ['maryland', 'Pearl Harbor', true],
      ['california', 'Pearl Harbor', false],
      ['b', 'Pacific US box', false],
      ['c', 'Pearl Harbor', true],
      ['d', 'Pearl Harbor', false],
      ['e', 'Pearl Harbor', true],
    ]);
  });

  it('S17 (51.61): caught in port it stays there, and only what is undamaged may contest', () => {
    const attack = {
      ...attackOf(attacking(fleet({ a: 'pearl' }))),
      light: 4,
      ships: [{ ...bb('cv', 'damaged'), taskForce: 'a' }],
    };
    expect(homes(attack).map(({ label, mayContest, why }) => [label, mayContest, why])).toEqual([
      ['cv', false, 'damaged'],
      ['Light ships', true, 'those undamaged'],
    ]);
  });

  it('S18 (51.311, 51.72G): Magic that is applied is spent, and the rest is bound to Pearl Harbor (WW-19)', () => {
    const both = war(begun, { declaredOn: ['US', 'Britain'], usjt: 37 }, 3).state;
    const drawn = applied(both, [
      { type: 'v1.MagicDrawn', side: 'us', cards: 3 },
      { type: 'v1.MagicDrawn', side: 'jp', cards: 1 },
    ]);
    const { state, pearlLevel, column: head } = column(drawn, 1, 2);
    expect([pearlLevel, head, held(state, 'us'), held(state, 'jp')]).toEqual([38, '38-39', 1, 0]);
    expect(checklist(state).find(({ id }) => id === 'J0-G')?.state).toBe('active');
  });

  it.each([
    [true, '36-37', 5],
    [false, '34-35', 6],
  ])('S19 (51.311, 36.11C): mobilization before the war %s', (mobilized, head, drm) => {
    const { state } = war(
      begun,
      { declaredOn: ['US', 'Britain'], usjt: 34, mobilized, shipbuildingExtra: 1 },
      3,
    );
    const seen = column(state, 0, 0);
    expect([seen.column, seen.drm]).toEqual([head, drm]);
  });

  it('S19 (51.311): a second declaration in the same turn finds the level that the first one told', () => {
    const first = war(
      begun,
      { declaredOn: ['Britain'], usjt: 34, mobilized: true, shipbuildingExtra: 1 },
      3,
    ).state;
    const tension = (state: WarState) =>
      run(state, 'declare', { war: 'jp-us', tension: {}, fleet: 'yes', strike: 'yes' }).asked.find(
        ({ key }) => key === 'tension',
      );
    const asked = tension(first);
    const fields = asked?.kind === 'form' ? asked.fields : [];
    expect(fields.map(({ initial }) => initial)).toEqual([36, 'no', 0]);
    expect(fields[1]?.hint).toBe('The level told at the declaration before, in this turn, has it already.');
    const next = firstQuestion(later(first, 2), 'declare');
    expect(next?.key).toBe('war');
    expect(() => tension(later(first, 2))).toThrow('Tension level now');
  });

  it('S20 (51.312): where the fleet is based elsewhere nobody is located and nobody intercepts (WW-24)', () => {
    const { state, asked } = war(
      begun,
      { declaredOn: ['US', 'Britain'], usjt: 33, fleetAtPearl: false, strike: true },
      3,
    );
    expect(asked.map(({ key }) => key)).toContain('strike');
    expect(firstQuestion(state, 'forces')?.key).toBe('harbour');
    const placed = unknown(attacking({ fleet: false }), 'locations');
    expect([stageOf(unknown(placed, 'level')), atLarge(attackOf(placed))]).toEqual(['surprise', []]);
  });
});

describe('over the player turns', () => {
  const states = (state: WarState, id: string) =>
    [0, 1, 2, 3, 4].map((turns) => checklist(later(state, turns)).find((line) => line.id === id)?.state);

  it('S21 (51.71A, 51.72, 51.73A, 52.6): each window has its player turn, and what is ticked is not due again', () => {
    const { state } = war(begun, { declaredOn: ['US', 'Britain'], usjt: 35, strike: false }, 3);
    const [on, off, out] = ['active', 'pending', 'expired'];
    expect(states(state, 'J0-A')).toEqual([on, out, out, out, out]);
    expect(states(state, 'A1')).toEqual([off, on, out, out, out]);
    expect(states(state, 'A2')).toEqual([off, off, off, on, out]);
    expect(states(state, 'CH-1')).toEqual([on, on, on, out, out]);
    const ticked = run(state, 'tick', { done: { done: ['J0-A'] } }).state;
    expect(checklist(ticked).find(({ id }) => id === 'J0-A')?.state).toBe('done');
  });

  it('S22 (51.71A, 51.71C, 51.73, 52.6): the second declaration has its own die, China’s lines run from Britain (WW-17)', () => {
    const fall = war(begun, { declaredOn: ['Britain'], usjt: 36 }, 3).state;
    expect([fall.attack, fall.declarations[0]?.unprepared]).toEqual([undefined, ['gb']]);
    const winter = war(later(fall, 2), { declaredOn: ['US'], usjt: 36 }, 1).state;
    expect(winter.declarations[1]).toMatchObject({
      effective: 34,
      onslaught: false,
      unprepared: ['us'],
      from: 1,
    });
    const lines = checklist(later(winter, 1));
    expect(lines.filter(({ window }) => window === 'A1').map(({ state }) => state)).toEqual([
      'expired',
      'active',
    ]);
    expect(lines.find(({ id }) => id === 'CH-1')?.state).toBe('expired');
  });

  it('S23 (51.311, 51.312, 51.313): the column of the sealed Magic stays for every roll, whatever the level says later', () => {
    const taskForces = [{ id: 'tf-1', name: 'A', squadrons: 3 }];
    const corrected = attacking({ column: 'c0', drm: 6, forces: { ...FORCES, taskForces } });
    const declarations = corrected.declarations.map((each) => ({ ...each, effective: 34 }));
    const { state } = run(unknown({ ...corrected, declarations }, 'locations', 'level'), 'locations', {
      'tf-1': [2, 3],
      read: 'done',
    });
    expect(attackOf(state).locations).toEqual({ 'tf-1': 'pearl' });
    expect(attackOf(run(state, 'surprise', { die: 1 }).state).level).toBe(7);
  });

  it('S24 (51.312, 51.61): a task force is shown as it tries, the rest at the end (WW-25)', () => {
    const state = attacking(fleet({ a: 'pearl', b: 'pacific', c: '6' }));
    const tried = attempt(state, { 'try-b': 'no', 'try-c': 'yes', 'die-c': 5 });
    const told = JSON.stringify(tried.outcome.trace);
    expect([told.includes('needs 6'), told.includes('Pacific')]).toEqual([true, false]);
    expect(tried.asked.find(({ key }) => key === 'try-b')?.secret).toBe('us');
    expect(JSON.stringify(run(tried.state, 'reveal').outcome.trace)).toContain('Pacific US box');
  });

  it('S25 (51.35, 51.36, 51.312A): three stay down, by the US; and of a carrier no more than hers go down with her', () => {
    const taskForces = [{ id: 'tf-1', name: 'A', squadrons: 3 }];
    const lexington = shipOf(3, { id: 'lexington', name: 'Lexington', carrier: true, taskForce: 'tf-1' });
    const forces = { ...FORCES, aaf: 3, nas: 4, taskForces };
    const state = attacking({ forces, ships: [lexington], locations: { 'tf-1': 'pearl' }, level: 6 });
    const { asked, state: split } = run(state, 'targets', { caught: { army: 0 } });
    expect([asked[0]?.side, attackOf(split).air, attackOf(split).caught]).toEqual([
      'us',
      { army: 9, naval: 7 },
      { army: 0, naval: 3 },
    ]);
    const strike = flying({ squadrons: 6, assigned: [{ target: 'ship:lexington', squadrons: 6 }] });
    const sinking = { ...split, attack: { ...attackOf(split), strikes: [strike] } };
    const sunk = run(sinking, 'attack', { defence: { level: 0 }, attack: [3, 3], aboard: { lost: 3 } });
    const aboard = sunk.asked.find(({ key }) => key === 'aboard');
    expect(aboard?.kind === 'form' && aboard.fields[0]).toMatchObject({ min: 0, max: 3 });
    expect(attackOf(sunk.state).air.naval).toBe(4);
  });

  it.each([
    [4, '4'],
    [1, '1'],
    [0, undefined],
  ])(
    'S26 (51.36): %i surprised squadrons left after the attacks answer once, and Japan does not (WW-7)',
    (left, row) => {
      const caught = { army: Math.min(3, left), naval: Math.max(0, left - 3) };
      const state = attacking({
        inPort: [],
        air: caught,
        caught,
        strikes: [flying({ squadrons: 0, assigned: [] })],
      });
      if (!row) return expect(stageOf(state)).toBe('decision');
      const ran = run(state, 'survivors', { nets: { us: 0 }, us: [6, 6] });
      expect([rowsOf(ran, 'air-combat'), keysOf(ran)]).toEqual([[row], ['nets', 'us']]);
      const { nas, nasAborted } = attackOf(ran.state);
      expect(nas - nasAborted).toBeLessThan(18);
      expect(
        stageOf(
          attacking({
            inPort: [],
            air: caught,
            caught,
            strikes: [flying({ assigned: [{ target: 'light', squadrons: 4 }] })],
          }),
        ),
      ).toBe('attacks');
      return undefined;
    },
  );
});
