import { describe, expect, it } from 'vitest';
import { AREAS } from '../../../../src/games/usn-deluxe/data/geography';
import { duesNow } from '../../../../src/games/usn-deluxe/state/dues';
import { fuelDue } from '../../../../src/games/usn-deluxe/state/fuel';
import { operationalPoints } from '../../../../src/games/usn-deluxe/state/operational';
import { isSunk, midWarPoints, sinkValue, totalOf } from '../../../../src/games/usn-deluxe/state/points';
import { isSlow } from '../../../../src/games/usn-deluxe/state/repair';
import { initialState, type UsnState } from '../../../../src/games/usn-deluxe/state/state';
import { levelOf } from '../../../../src/games/usn-deluxe/state/victory';
import {
  airColumn,
  baseFire,
  bombsOnShip,
  isPatrol,
  lossesOf,
} from '../../../../src/games/usn-deluxe/steps/combat/air';
import { attackOf, defenceOfAll } from '../../../../src/games/usn-deluxe/steps/combat/land';
import {
  antiAircraft,
  defenceAtSea,
  defenceFromAir,
  gunnery,
  type Lying,
} from '../../../../src/games/usn-deluxe/steps/combat/ships';
import { defenceOf } from '../../../../src/games/usn-deluxe/steps/combat/targets';
import { WAVES } from '../../../../src/games/usn-deluxe/steps/combat/waves';
import { type Answers, raids, run } from '../air-table';
import { usnDeluxe } from '../game';
import { fold, HERE, oddsOf, sea, ship, weeksOf } from '../sea-table';

const at = (turn: number, step: string, more: Partial<UsnState> = {}): UsnState =>
  sea([], { cursor: { turn, step }, ...more });

/** Every way in which a ship can lie in a fight. */
const WAYS = ['damaged', 'underCdu', 'shock', 'alert', 'dry'] as const;
const LYINGS: readonly Lying[] = Array.from({ length: 2 ** WAYS.length }, (_, bits) =>
  Object.fromEntries(WAYS.map((way, i) => [way, Math.floor(bits / 2 ** i) % 2 === 1])),
);
const MOST = 40;

describe('2: no strength is ever below 1', () => {
  it.each([
    ['at sea', defenceAtSea],
    ['from the air', defenceFromAir],
    ['against aircraft', antiAircraft],
    // 12(N): guns without fuel fire nothing at all.
    ['with guns', (printed: number, lying: Lying) => gunnery(printed, { ...lying, dry: false })],
  ])('%s, however a ship lies and whatever it prints', (_, strength) => {
    for (const lying of LYINGS)
      for (let printed = 1; printed <= MOST; printed += 1)
        expect(strength(printed, lying), `${printed} ${JSON.stringify(lying)}`).toBeGreaterThanOrEqual(1);
  });
  it('on land, and of a coastal defense unit', () => {
    for (const entrenched of [false, true])
      for (const unsupplied of [false, true])
        for (const shock of [false, true]) {
          const stands = { entrenched, unsupplied, shock };
          expect(defenceOfAll([{ factors: 1, ...stands }])).toBeGreaterThanOrEqual(1);
          expect(attackOf([{ factors: 1, ...stands }], { monsoon: shock })).toBeGreaterThanOrEqual(1);
          expect(defenceOf('cdu', 2, { entrenched, neutralized: unsupplied })).toBeGreaterThanOrEqual(1);
        }
  });
});

describe('what ships and units defend with', () => {
  it('S184 (2, 9): a damaged ship of defence 1 defends with 1: three points are 3:1', () => {
    const state = at(20, 'p5', { ships: [ship('j:CL-1', { weeks: 5 })] });
    const said: Answers = {
      ...raids('a', [{ type: 'LBAC', points: 3 }], HERE, 'ships'),
      'die-a1-1-1-1': 1,
      'damage-a1-1-1-1': 1,
    };
    const { trace } = run(state, 'air-strike', said, { 'Japanese CL-1': { aa: 0, defence: 1 } });
    expect(oddsOf(trace)).toEqual(['3 : 1 on 3:1']);
  });
  it('S185 (18(H), 5H): under coastal defense doubled against ships, halved against aircraft', () => {
    expect([defenceAtSea(5, { underCdu: true }), defenceFromAir(5, { underCdu: true })]).toEqual([10, 2]);
    const damaged = { underCdu: true, damaged: true };
    expect([defenceAtSea(4, damaged), defenceFromAir(4, damaged)]).toEqual([4, 1]);
  });
  it('S186 (Shock (E)(F)): a third, fractions of ships dropped; those of land units stay (ruled USN-75)', () => {
    const shock = { shock: true };
    for (const lying of [shock, { shock: true, underCdu: true }]) {
      expect([defenceAtSea(8, lying), defenceFromAir(8, lying)]).toEqual([2, 2]);
      expect([defenceAtSea(3, lying), antiAircraft(12, lying)]).toEqual([1, 4]);
    }
    const land = [50, 60, 15, 6].map((factors) => defenceOfAll([{ factors, ...shock }]));
    expect(land).toEqual([50 / 3, 20, 5, 2]);
    expect([defenceOf('cdu', 20, {}), baseFire(30, true)]).toEqual([20, 10]);
  });
  it('S187 (Shock (E), 16, 2): three times and a third are the face value (ruled USN-75)', () => {
    expect(defenceOfAll([{ factors: 60, entrenched: true, shock: true }])).toBe(60);
  });
  it('S188 (16(C), 12(K)5, 9): entrenched without supply, neutralized without supply, entrenched in supply', () => {
    expect(defenceOfAll([{ factors: 15, entrenched: true, unsupplied: true }])).toBe(22.5);
    expect(defenceOfAll([{ factors: 15, unsupplied: true }])).toBe(7.5);
    expect(defenceOfAll([{ factors: 50, entrenched: true }])).toBe(150);
  });
  it('S189 (42(A), 44(C)1): monsoon and no operational point quarter an attack, monsoon alone halves it', () => {
    expect(attackOf([{ factors: 60, unsupplied: true }], { monsoon: true })).toBe(15);
    expect(attackOf([{ factors: 40 }], { monsoon: true })).toBe(20);
  });
});

describe('damage and points', () => {
  const hit = (id: string, weeks: number, worth: number) => ({ type: 'v1.ShipHit', ship: id, weeks, worth });
  const lost = (id: string, worth: number) => ({ type: 'v1.ShipLost', ship: id, worth, cause: 'fight' });
  const CV = 9000;

  it('S190 (24): 15 and 20 weeks of a carrier of 9, then sunk: 13.5, 18 and what is left of 90', () => {
    const state = at(10, 'p5', { scenario: 'g3', ships: [ship('a:CV-3')] });
    const gives = [hit('a:CV-3', 15, CV), hit('a:CV-3', 20, CV), lost('a:CV-3', CV)].map(
      (_, i, all) => totalOf(fold(state, all.slice(0, i + 1)), 'j') / 100,
    );
    expect(gives).toEqual([13.5, 31.5, 90]);
  });
  it('S191 (8(J), 9(B)): 40 weeks float at half, 45 are sunk', () => {
    const fight = (weeks: number) =>
      run(
        at(20, 'p5', { ships: [ship('j:CA-1', { weeks: 25 })] }),
        'fight',
        {
          'kind-1': 'ship',
          'side-1': 'j',
          'ship-1': 'j:CA-1',
          'weeks-1': { weeks },
        },
        { 'Japanese CA-1': { defence: 8 } },
      ).after;
    expect([isSunk(40), weeksOf(fight(15), 'j:CA-1'), weeksOf(fight(20), 'j:CA-1')]).toEqual([
      false,
      40,
      'sunk',
    ]);
    expect(fight(15).ships.map((each) => isSlow(each, 20))).toEqual([true]);
  });
  it('S192 (24, 9(C)): repaired whole a carrier gives all of it again, repaired in part what is left', () => {
    const worth = 10_000;
    const state = at(10, 'p5', { ships: [ship('a:CV-5', { place: 'Pearl Harbor' })] });
    const hurt = fold(state, [hit('a:CV-5', 10, worth)]);
    const idle = fold({ ...hurt, cursor: { turn: 11, step: 'p1' } }, [
      { type: 'v1.RepairBegun', ships: ['a:CV-5'], place: 'Pearl Harbor' },
    ]);
    const sunkOn = (turn: number) =>
      totalOf(fold({ ...idle, cursor: { turn, step: 'p5' } }, [lost('a:CV-5', worth)]), 'j') / 100;
    expect([sunkOn(21), sunkOn(18)]).toEqual([110, 100]);
  });
  it.each([
    [105, '2', 'reduced', 2000],
    [110, '2', 'reduced', 4000],
    [110, '1', 'lost', 6000],
  ] as const)(
    'S193 (27, Game 4 (B)): on T%i a 120-200 corps hit on Class %s is %s, for its difference, twice from T108',
    (turn, _, fate, points) => {
      const state = at(turn, 'p9', { scenario: 'g4', options: ['training', 'resiliency'] });
      const { after } = run(state, 'fight', {
        'kind-1': 'land',
        'side-1': { side: 'a' },
        'unit-1': 'a-corps-120-200',
        'count-1': { count: 1, fate },
        ...(fate === 'reduced' && { 'swap-1': '1 × 30-50 division' }),
      });
      expect(totalOf(after, 'j')).toBe(points);
    },
  );
  it('S194 (Game 4 (B)): an E1 that breaks an Allied division down gives a point from T108, and none before', () => {
    const fight = (turn: number, more: Answers) =>
      run(at(turn, 'p9', { scenario: 'g4' }), 'fight', {
        'kind-1': 'land',
        'side-1': { side: 'a' },
        'unit-1': 'a-division-30-50',
        ...more,
      });
    expect(totalOf(fight(110, { 'count-1': { count: 1, fate: 'broken' } }).after, 'j')).toBe(100);
    const asked = fight(100, {}).asked.find(({ key }) => key === 'count-1');
    expect(asked?.kind === 'form' && asked.fields.map(({ key }) => key)).toEqual(['count']);
  });
  it.each(['A2', 'Ax', 'E1', 'D1', 'D2', 'Dx'] as const)(
    'S220 (27): on %s of Class 2 a higher unit may be replaced only where one is lost or may die in place',
    (came) => {
      const state = at(40, 'p5', { options: ['training', 'resiliency'] });
      const { trace } = run(state, 'land-attack', {
        attack: { supplied: 40 },
        defence: { plain: 20 },
        'heads:crt-1': '1:2 1:1 2:1',
        'cell:crt-1:2:1:1': came,
      });
      expect(trace.some(({ label }) => label.startsWith('Larger units'))).toBe(
        came !== 'E1' && came !== 'D1',
      );
    },
  );
  it('S201 (24, correction): levels by the ratio of totals', () => {
    const levels = [300, 299, 400, 600, 800].map((higher) => levelOf(higher, 200)?.id);
    expect(levels).toEqual(['marginal', undefined, 'provisional', 'strategic', 'decisive']);
  });
  it('S202 (24): by that option a battleship gives four times its defence, a pre-dreadnought twice', () => {
    const options = { options: ['capitalVP'] as const };
    const bb = sinkValue(options, { type: 'BB', side: 'a' }, 8);
    expect([bb, (bb * 10) / 100, sinkValue(options, { type: 'B', side: 'a' }, 4)]).toEqual([3200, 320, 800]);
  });
});

describe('in the air', () => {
  const flight = (type: 'LBAC' | 'B29') => [{ type, points: 10 }];
  it('S195 (8(M), Long Range Bombers): two points count one against LBAC, four against a B-29', () => {
    const loss = (aborted: number, destroyed: number) => ({ aborted, destroyed });
    expect(lossesOf(flight('LBAC'), loss(3, 2), undefined)).toEqual([loss(1, 1)]);
    expect(lossesOf(flight('B29'), loss(4, 3), undefined)).toEqual([loss(1, 0)]);
    expect(lossesOf(flight('LBAC'), loss(3, 2), undefined, true)).toEqual([loss(3, 2)]);
  });
  it('S196 (5(H)2-4, Shock (G)): LBAC 1, Allied LAC half, NAC 10 on the turn of the shock, in waves apart', () => {
    expect(5 * bombsOnShip('a', 'LBAC', 24, {})).toBe(5);
    expect(5 * bombsOnShip('a', 'LAC', 16, {})).toBe(40);
    expect(12 * bombsOnShip('j', 'NAC', 8, { shock: true })).toBe(120);
    expect(WAVES.a).toEqual([['LBAC', 'B29'], ['LAC'], ['NAC']]);
  });
  it('S197 (5(G)): half of the points on patrol keep their column, 44 percent shift one to the left', () => {
    const flights = (patrol: number, all: number) => [
      { type: 'LAC' as const, points: patrol, cap: true },
      { type: 'LAC' as const, points: all - patrol, cap: false },
    ];
    expect([isPatrol(flights(5, 10)), isPatrol(flights(4, 9))]).toEqual([true, false]);
    const labels = ['1', '2-3', '4-5', '6-9', '10-19', '20-39', '40-69'];
    expect([airColumn(labels, 45), airColumn(labels, 45, 1)]).toEqual(['40-69', '20-39']);
  });
});

describe('resources, areas and fuel', () => {
  const strategic = (turn: number, more: Partial<UsnState> = {}) =>
    at(turn, 'p1', { options: ['strategic'], ...more });
  const held = [
    'rangoon',
    'singapore',
    'indochina',
    'sumatra',
    'java',
    'borneo',
    'philippines',
    'formosa',
    'korea',
  ];

  it('S198 (44(B), 44(F)): twelve supported cities, one without, three halved without: 26.5, dropped to 26', () => {
    const twelve = ['rangoon', 'singapore', 'sumatra', 'java', 'borneo'];
    const { points, supported } = operationalPoints(strategic(56), {
      whole: 13,
      half: 3,
      gone: 0,
      held: twelve,
      chinese: 0,
    });
    expect([supported, points]).toEqual([12, 26]);
  });
  it('S199 (44(F)(G)(H)): 20 resource points, half in 1944, a fifth in 1945; more with escorts', () => {
    const all = (turn: number, more: Partial<UsnState> = {}) =>
      operationalPoints(strategic(turn, more), { whole: 16, half: 0, gone: 0, held, chinese: 0 }).resources /
      100;
    const convoy = { options: ['strategic', 'convoy'] as const, convoy: true };
    expect([all(56), all(108), all(160), all(108, convoy), all(160, convoy)]).toEqual([20, 10, 4, 15, 10]);
  });
  it('S200 (24(B), 43): an area without supply counts half, a quarter is dropped to whole points', () => {
    const worth = (id: string) => AREAS.find((area) => area.id === id)?.vp ?? 0;
    const sum = worth('philippines') + worth('manila') + worth('singapore') + worth('sumatra') / 2;
    expect([sum, midWarPoints(sum * 100)]).toEqual([150, 37]);
  });
  it('S203 (12(N)): three turns for a warship, six for a transport, four from the start for Japan in Game 1', () => {
    expect([ship('a:CA-1'), ship('a:TR-1')].map(fuelDue)).toEqual([4, 7]);
    const players = { j: 'Japan', a: 'Allies' };
    const { after } = run(initialState(), 'set-up', { scenario: 'g1', players });
    const cruiser = after.ships.find(({ id }) => id === 'j:CA-1');
    expect([after.players, cruiser && fuelDue(cruiser)]).toEqual([players, 4]);
  });
});

describe('what scenarios score', () => {
  const item = (state: UsnState, id: string, said: object) => {
    const { after } = run(
      state,
      'scenario-item',
      { item: said as { [field: string]: string } },
      {},
      { item: id },
    );
    return after;
  };
  const final = (
    scenario: UsnState['scenario'],
    items: { readonly [id: string]: string | number },
    before?: UsnState,
  ) => {
    const after = run({ ...(before ?? at(8, 'p10', { scenario })), stage: 'over' }, 'final-count', {
      items,
    }).after;
    return [totalOf(after, 'j') / 100, totalOf(after, 'a') / 100];
  };
  it('S204 (Malaya): Singapore on T5 40, Rangoon on T7 20, each once (ruled USN-8), and Malaya clear 25', () => {
    const t5 = item(at(5, 'p10', { scenario: 'malaya', since: 5 }), 'singapore-taken', { said: 'yes' });
    const t7 = item({ ...t5, cursor: { turn: 7, step: 'p10' }, since: 7 }, 'rangoon-taken', { said: 'yes' });
    const asked = duesNow({ ...t7, cursor: { turn: 8, step: 'p10' } }).map(({ id }) => id);
    expect(asked.filter((id) => id.includes('singapore-taken'))).toEqual([]);
    expect(final('malaya', { 'malaya-clear': 'j' }, t7)).toEqual([85, 0]);
  });
  it('S205 (Eastern Solomons): a damaged base gives Japan 25 a turn and the Allies 100 for holding it; destroyed neither', () => {
    const one = item(at(1, 'p10', { scenario: 'solomons' }), 'guadalcanal-damaged', { said: 'yes' });
    const two = item({ ...one, cursor: { turn: 2, step: 'p10' } }, 'guadalcanal-damaged', { said: 'yes' });
    expect(final('solomons', { 'guadalcanal-held': 'a' }, two)).toEqual([50, 100]);
    expect(final('solomons', { 'guadalcanal-destroyed': 'j', 'guadalcanal-held': 'a' })).toEqual([100, 0]);
  });
  it('S206 (31(D), 23.D(D)): Home Defense takes three divisions and 20 LAC off what Sho-Go brings', () => {
    const arrive = (options: UsnState['options']) => {
      const state = at(150, 'p1', { options, triggered: { 'sho-go': 131 }, since: 131 });
      return duesNow(state).flatMap(({ id, turn, text }) =>
        id.startsWith('reserve:sho-go') ? [`${turn} ${text}`] : [],
      );
    };
    const withDefense = arrive(['homeDefense']).join('\n');
    expect(withDefense).toMatch(/131 .*40-20/);
    expect(withDefense).not.toMatch(/20-40 division/);
    expect(withDefense).toMatch(/131 .*10-30/);
    expect(withDefense).toMatch(/133 .*10-30/);
    expect(withDefense.match(/1(?:39|47) .*10 Kami/g)).toHaveLength(2);
    expect(arrive([]).join('\n')).toMatch(/131 .*3 × 20-40 division/);
  });
  it('S207 (Coral Sea, Midway): Port Moresby alone 100, an engineer without supply 0; Midway 100, two islands 20', () => {
    expect(final('coral', { 'port-moresby': 'j' })).toEqual([100, 0]);
    expect(final('midway', { 'midway-held': 'a', 'aleutian-island': 2 })).toEqual([20, 100]);
  });
  it('is played by the app’s own steps', () => expect(usnDeluxe.procedures['final-count']).toBeDefined());
});
