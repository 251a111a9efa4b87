import { describe, expect, it } from 'vitest';
import { makeRuleBook } from '../../../../src/app/rules';
import { SCENARIO_ITEMS } from '../../../../src/games/usn-deluxe/data/scenario-items';
import { setUpLines, switchesFor } from '../../../../src/games/usn-deluxe/procedures/set-up';
import { duesNow, openReserves } from '../../../../src/games/usn-deluxe/state/dues';
import { fuelDue } from '../../../../src/games/usn-deluxe/state/fuel';
import { isReady } from '../../../../src/games/usn-deluxe/state/needs';
import type { UsnState } from '../../../../src/games/usn-deluxe/state/state';
import { landingOf } from '../../../../src/games/usn-deluxe/steps/combat/landings';
import { USN_DIGEST } from '../../../../src/games/usn-deluxe/text/digest';
import { open, question, say, sitDown, type Table } from '../../../support/play';
import { usnDeluxe } from '../game';
import { ship } from '../sea-table';
import { asked, at, linesOf, run, told, wordsOf } from './ask';

const book = makeRuleBook(USN_DIGEST);

// The clerk has no map and counts no units: what is bound to a hex or a stack is told where it is looked up.
describe('limits that are left to the players', () => {
  it.each([
    [
      'S81 (21.C)',
      '21.C',
      /CVE-1 to 3 launch and land one NAC each in a combat phase; they transfer any number/,
    ],
    [
      'S82 (12(L), 12(T))',
      '12(L)',
      /one division or 12 transport points, to the end of the turn; nothing is left over/,
    ],
    ['S83 (14(A))', '14', /class 1: three divisions .*and one coastal defense a side/],
    ['S84 (45.A(B)1)', '45.A', /three Nationalist armies in Indochina, Thailand, Burma, India/],
    [
      'S85 (45.B(B)3, 4)',
      '45.B',
      /One Soviet land unit a hex.*Three LBAC or B-29 may be based there, no other Allies/,
    ],
    [
      'S87 (31(B)(C))',
      '31',
      /Six divisions \(or brigades, regiments, armies; no defense units\) and 20 LAC stay.*until Sho-Go or Ketsu-Go.*Below the number none leaves/,
    ],
    ['S100 (Reinforcements)', 'Reinforcements', /18 LAC and 10 NAC embark a phase, from 1943 36 and 20/],
    [
      'S231 (35)',
      '35',
      /One hex around undamaged BB, BC, CA, CL, DD blocks sea supply, unless such an enemy is there/,
    ],
  ] as const)('%s stands under its rule', (_, rule, words) => {
    expect(book.rule(rule)?.text).toMatch(words);
  });
  it('S82 (12(L), 12(T)): the marker goes at the end of the turn, and nothing is left of it', () => {
    const state = run(at('g4', 90, 'p8'), 'emergency-supply', {
      marker: { what: 'Buna, a 20-40 division' },
    }).after;
    const end = run({ ...state, cursor: { turn: 90, step: 'p10' } }, 'administration', {});
    expect(linesOf(end)).toContain('Emergency supply removed: Buna, a 20-40 division');
    const next = run({ ...end.after, cursor: { turn: 90, step: 'p10' } }, 'end-step', { leave: 'end' }).after;
    expect([next.cursor.turn, next.supplied]).toEqual([91, []]);
  });
  it.each([
    ['g1', 1, '18 LAC and 10 NAC'],
    ['g2', 21, '18 LAC and 10 NAC'],
    ['g3', 56, '36 LAC and 20 NAC'],
    ['g4', 82, '36 LAC and 20 NAC'],
  ] as const)('S100: %s tells on turn %i that %s embark', (scenario, turn, limit) => {
    const lines = (options: UsnState['options']) =>
      duesNow(at(scenario, turn, 'p1', { since: turn, options })).filter(({ text }) =>
        text.includes('embark'),
      );
    expect(lines(['embarkLimits']).map(({ text }) => text)).toEqual([expect.stringContaining(limit)]);
    expect(lines([])).toEqual([]);
  });
});

describe('12(N): the softer rule of fuel', () => {
  const dry = (options: UsnState['options']) =>
    run(
      at('g3', 8, 'p10', { options, ships: [ship('a:CV-6', { place: 'At sea', fuelled: 5 })] }),
      'administration',
      {},
      { 'Allied CV-6': { capacity: 9, defence: 4 } },
    );
  it('S226 (12(N) note): a dry ship is crippled and scores nobody; without the option it is lost', () => {
    const soft = dry(['softFuel']);
    expect([soft.after.ships[0]?.status, soft.after.scores]).toEqual(['afloat', []]);
    expect(linesOf(soft)).toContain(
      'They do not attack. Anti-aircraft, movement and defense are halved, and no NAC take off from them or land on them until they are refuelled',
    );
    const oiler = ship('a:OIL-1', { place: 'At sea', fuelled: 8 });
    const next = { ...soft.after, ships: [...soft.after.ships, oiler], cursor: { turn: 9, step: 'p4' } };
    const fuelled = run(
      next,
      'refuel',
      { by: 'a:OIL-1', ships: { ships: ['a:CV-6'] } },
      {},
      { side: 'a', place: 'At sea' },
    );
    const carrier = fuelled.after.ships.find(({ id }) => id === 'a:CV-6');
    expect(carrier && fuelDue(carrier)).toBe(12);
    const hard = dry([]);
    expect([hard.after.ships[0]?.status, hard.after.scores.length]).toEqual(['sunk', 1]);
  });
});

describe('options of land and supply', () => {
  it('S232 (30, 15(B)): against trenches what lands must attack, but beside own units or without trenches it need not', () => {
    const lands = (there: readonly string[], isBeach = true) =>
      landingOf({ how: 'assault', hexClass: '2', there }, { isBeach }).attack;
    expect([lands(['land', 'entrenched']), lands(['land', 'entrenched', 'own']), lands(['land'])]).toEqual([
      ...['must', 'may', 'may'],
    ]);
    expect(lands(['land', 'entrenched'], false)).toBe('may');
  });
  it('S233 (40(F)): Japanese supply in the Communist zone is asked with its condition, only where all three are on', () => {
    const hint = (options: UsnState['options']) =>
      wordsOf(asked(at('g5', 90, 'p9', { options }), 'land-attack', 'attack'));
    expect(hint(['china', 'guerrillas', 'communistGuerrillas'])).toContain('attack 2 or more');
    expect(hint(['guerrillas'])).not.toContain('Communist zone');
  });
  it('S239 (24, 43): what a garrison of aircraft needs stands where the areas are looked up', () => {
    expect(book.rule('Geographic')?.text).toMatch(
      /air types are never swapped; aircraft on functional bases/,
    );
  });
  it('S242 (24(B), 45.B, 43): Manchukuo 100 and Korea 25 give Japan 31 at the end of 1944', () => {
    const state = at('g5', 159, 'p10', { options: ['china', 'midwar'], since: 159 });
    const form = asked(state, 'midwar', 'areas-china', {});
    expect(wordsOf(form)).toContain('Manchukuo');
    expect(wordsOf(form)).not.toContain('Vladivostok');
    const counted = run(state, 'midwar', { 'areas-china': { manchukuo: 'j', korea: 'j' } });
    expect(counted.after.scores.map(({ side, hundredths }) => [side, hundredths / 100])).toEqual([['j', 31]]);
  });
});

describe('31: Home Island Defense', () => {
  const home = (scenario: 'g3' | 'g4') =>
    setUpLines(scenario, ['homeDefense']).find(({ units = '' }) => /^6 × 20-40 division/.test(units))?.units;
  it('S234 (31(A) correction): 10 NAC more in game 3, none in game 4', () => {
    expect([home('g3'), home('g4')]).toEqual([
      '6 × 20-40 division, 20 LAC, 10 NAC',
      '6 × 20-40 division, 20 LAC',
    ]);
  });
  it('S234: the NAC are free at four carriers lost; without the rule they come then, but not in game 4', () => {
    const asks = (scenario: 'g1' | 'g2' | 'g3' | 'g4' | 'g5', options: UsnState['options']) =>
      openReserves(at(scenario, scenario === 'g4' ? 90 : 30, 'p1', { options }))
        .filter(({ id }) => id === 'nac' || id === 'nac-free')
        .map(({ id, question: words }) => `${id}: ${words}`);
    const FOUR = 'Has Japan lost four or more CV and CVL in all?';
    expect(asks('g3', ['homeDefense'])).toEqual([`nac-free: ${FOUR}`]);
    for (const scenario of ['g1', 'g2', 'g3', 'g5'] as const)
      expect(asks(scenario, [])).toEqual([`nac: ${FOUR}`]);
    expect([...asks('g4', []), ...asks('g4', ['homeDefense'])]).toEqual([]);
  });
});

describe('deployments', () => {
  it('S235 (Japanese Variable Deployment): offered in game 1, not in 2, and the Allies have 25 for it', () => {
    expect([switchesFor('g1').includes('japVarDeploy'), switchesFor('g2').includes('japVarDeploy')]).toEqual([
      ...[true, false],
    ]);
    const table = sitDown(usnDeluxe) as unknown as Table<never>;
    open(table, 'set-up', { charts: 'own' });
    say(table, 'g1', { j: 'Ken', a: 'Ann', options: ['japVarDeploy'] }, {});
    const { scores } = table.projection.state as unknown as UsnState;
    expect(scores.map(({ side, hundredths }) => [side, hundredths / 100])).toEqual([['a', 25]]);
    expect(book.rule('Variable Deployment')?.text).toMatch(/CA, CL, DD/);
  });
  it('S236 (Battleship Admirals’ War): not with Readiness, not in the third; capital ships for carriers', () => {
    const table = sitDown(usnDeluxe) as unknown as Table<never>;
    open(table, 'set-up', { charts: 'own' });
    say(table, 'wpo1');
    const both = { j: 'Ken', a: 'Ann', options: ['wpoAdmirals', 'wpoReadiness'] };
    expect(() => say(table, both)).toThrow();
    expect(question(table)?.key).toBe('players');
    expect(switchesFor('wpo3')).not.toContain('wpoAdmirals');
    const ships = setUpLines('wpo1', ['wpoAdmirals']).flatMap(({ side, ships: some = '' }) =>
      some.split(' ').map((name) => `${side} ${name}`),
    );
    expect(ships).toEqual(expect.arrayContaining(['j BC-1', 'a BC-1', 'a CV-2']));
    expect(ships.filter((name) => /^j CV-|^a CV-[34]/.test(name))).toEqual([]);
  });
  it('S238 (Readiness, Guam): 25 for Guam in the place of 10, and the fortifications are there', () => {
    const worth = (readiness: readonly string[]) =>
      SCENARIO_ITEMS.filter(
        ({ scenarios, name, ready, asked: when }) =>
          scenarios.includes('wpo1') &&
          name === 'Guam' &&
          when === 'game-end' &&
          isReady({ readiness }, ready),
      ).map(({ vp }) => vp);
    expect([worth([]), worth(['guam'])]).toEqual([[10], [25]]);
    const counts = (readiness: readonly string[]) =>
      asked(at('wpo1', 5, 'p10', { readiness }), 'fortress', 'units')?.title;
    expect([counts([]), counts(['guam'])]).toEqual([
      'Which units on hex 348 are out of supply?',
      'Which units on Guam are out of supply?',
    ]);
    expect(told(asked(at('wpo1', 5, 'p10'), 'fortress', 'units'), { more: '10-20 brigade' })).toBe('taken');
  });
});
