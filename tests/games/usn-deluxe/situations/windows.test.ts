import { describe, expect, it } from 'vitest';
import { stepsOfTurn } from '../../../../src/core/play/sequence';
import { sequenceOf, skippedParts } from '../../../../src/games/usn-deluxe/data/phases';
import {
  aboutScenario,
  SCENARIO_IDS,
  type ScenarioId,
} from '../../../../src/games/usn-deluxe/data/scenarios';
import { setUpOf } from '../../../../src/games/usn-deluxe/procedures/phases';
import { needed, switchesFor } from '../../../../src/games/usn-deluxe/procedures/set-up';
import { arrivalsOf, duesNow, openReserves } from '../../../../src/games/usn-deluxe/state/dues';
import { flyingSides } from '../../../../src/games/usn-deluxe/state/fights';
import { fuelDue } from '../../../../src/games/usn-deluxe/state/fuel';
import type { UsnState } from '../../../../src/games/usn-deluxe/state/state';
import { tableView } from '../../../../src/games/usn-deluxe/views/table';
import { ship } from '../sea-table';
import { begunWith, showTurn, stateAt } from '../windows';
import { asked, at, linesOf, refused, run, wordsOf } from './ask';

// Kind 4: what is told, asked and offered by scenario, turn, month and option.

/** What a turn shows, line by line: "due p1 a|The Marine regiment of the chart is a 10-15". */
function shown(scenario: ScenarioId, turn: number, ...on: readonly string[]): readonly string[] {
  const lines: string[] = [];
  showTurn(scenario, [...(aboutScenario(scenario).forced ?? []), ...on], turn, (where, text) =>
    lines.push(`${where}|${text}`),
  );
  return lines;
}
/** Those of these turns on which a line is shown. */
const on = (pattern: RegExp, scenario: ScenarioId, turns: readonly number[], ...options: readonly string[]) =>
  turns.filter((turn) => shown(scenario, turn, ...options).some((line) => pattern.test(line)));
/** The words of what is due on a turn, of this side. */
const due = (scenario: ScenarioId, turn: number, side: string, ...options: readonly string[]) =>
  shown(scenario, turn, ...options).flatMap((line) => {
    const [, whose, words = ''] = /^due p\d+ (.)\|(.*)$/.exec(line) ?? [];
    return whose === side ? [words] : [];
  });
const where = (pattern: RegExp, turn: (id: ScenarioId) => number, ...options: readonly string[]) =>
  SCENARIO_IDS.filter((id) => on(pattern, id, [turn(id)], ...options).length);
const first = (id: ScenarioId) => aboutScenario(id).from;

describe('the shock of turn 1', () => {
  const SHOCK = ['g1', 'g3', 'g5', 'malaya', 'wpo1', 'wpo2'];
  it('S103 (Shock Effect, Malaya (A), War Plan Orange): is told on the first turn of six scenarios alone', () => {
    expect(where(/^due p9 .*Only Japan flies/, first)).toEqual(SHOCK);
    expect(where(/Only Japan flies/, (id) => first(id) + 1)).toEqual([]);
  });
  it('S104 (Shock (D)): no phase of Allied movement on T1 of Malaya, and nobody lands; all of it on T2', () => {
    const steps = (turn: number) =>
      stepsOfTurn(sequenceOf('malaya', at('malaya', 1, 'p1').house), turn).map(({ id }) => id);
    expect(['p3', 'p4', 'p6'].filter((step) => steps(1).includes(step))).toEqual([]);
    expect(['p3', 'p4', 'p6'].filter((step) => steps(2).includes(step))).toEqual(['p3', 'p4', 'p6']);
    const landing = (turn: number) => refused(at('malaya', turn, 'p5', { stage: 'underway' }), 'landing');
    expect([landing(1), landing(2)]).toEqual(['The Allies cannot move on the Shock Effect turn.', undefined]);
  });
  it('S105 (Shock (A), (B)): Game 1 has the turn before with its limits, no transfer in phase 2; Game 2 nothing of it', () => {
    expect(due('g1', 1, 'j').filter((line) => /Before the turn|No air transfer/.test(line))).toEqual([
      'Before the turn: ships make two full naval movements, never within five hexes of an Allied base, no strategic movement',
      'No air transfer; ships stay five hexes away from Allied bases, those that start nearer stay put; strategic movement is allowed',
    ]);
    expect([skippedParts('g1', 1, 'p2'), skippedParts('g1', 1, 'p8')]).toEqual([['2A'], []]);
    const opening = (id: ScenarioId, turn: number) =>
      stepsOfTurn(sequenceOf(id, at(id, turn, 'p1').house), turn)[0]?.id;
    expect([opening('g1', 1), opening('g2', 21), skippedParts('g2', 21, 'p2')]).toEqual(['p0', 'p1', []]);
    expect(on(/five hexes/, 'g2', [21, 22])).toEqual([]);
  });
  it('S106 (Shock (E), (H)): in War Plan Orange nobody flies in phase 5 of T1, Japan alone in phase 9; both on T2', () => {
    const strike = (turn: number, step: string) => refused(at('wpo2', turn, step), 'air-strike');
    expect([strike(1, 'p5'), strike(1, 'p9'), strike(2, 'p5'), strike(2, 'p9')]).toEqual([
      'Aircraft cannot fly before Japan’s attack.',
      undefined,
      undefined,
      undefined,
    ]);
    expect([1, 2].map((turn) => flyingSides(at('wpo2', turn, 'p9')))).toEqual([['j'], ['j', 'a']]);
  });
  it('S107 (Japanese Refueling): four turns of fuel in Games 1, 3, 5; three in Malaya and War Plan Orange', () => {
    const dues = (id: ScenarioId) => {
      const { ships } = begunWith(id);
      const last = (type: string) => ships.find((each) => each.side === 'j' && each.type === type);
      return ['CA', 'TR'].map((type) => {
        const found = last(type);
        return found && fuelDue(found);
      });
    };
    for (const id of ['g1', 'g3', 'g5'] as const) expect([id, dues(id)]).toEqual([id, [4, 6]]);
    // Malaya’s list has no heavy cruisers of Japan: any warship.
    expect(dues('wpo1')).toEqual([3, 6]);
    const warships = begunWith('malaya').ships.filter(({ side, type }) => side === 'j' && type !== 'TR');
    expect([...new Set(warships.map(fuelDue))]).toEqual([3]);
  });
  it('S108 (Philippine Fortifications): hex 348 needs no die in g3 and wpo1 while they stand, which is asked; elsewhere no such question', () => {
    const asks = (id: ScenarioId, turn: number) =>
      wordsOf(
        asked(
          at(id, turn, 'p3', { options: ['cityEntrench'] }),
          'roll-check',
          'conditions',
          {},
          { check: 'entrench' },
        ),
      ).includes('On hex 348, while the Philippine fortifications stand');
    expect([asks('g3', 5), asks('wpo1', 5)]).toEqual([true, true]);
    expect([asks('g2', 25), asks('wpo3', 16), asks('phil', 150)]).toEqual([false, false, false]);
    const roll = run(
      at('g3', 5, 'p3'),
      'roll-check',
      { conditions: { ticked: ['hex-348'] } },
      {},
      { check: 'entrench' },
    );
    expect(linesOf(roll).join('; ')).toMatch('No die is needed');
  });
});

describe('December 1941 and after', () => {
  it('S109 (Indian Ocean): due on T20 in Games 1, 3, 5, the way back on T21 in 3 and 5; done once it is done', () => {
    const turns = [15, 20, 21];
    for (const id of ['g1', 'g3', 'g5'] as const) expect(on(/No Indian Ocean/, id, turns)).toEqual([20]);
    expect((['g1', 'g2', 'g3', 'g5'] as const).map((id) => on(/off the west edge/, id, [20, 21]))).toEqual([
      [],
      [],
      [21],
      [21],
    ]);
    expect(where(/No Indian Ocean/, (id) => Math.max(first(id), 20))).toEqual(['g1', 'g3', 'g5']);
    const after = { ...stateAt('g3', [], 20, 'p10'), done: { 'item:indian-ocean-undone:20': 18 } };
    expect(duesNow(after).filter(({ text }) => /Indian Ocean/.test(text))).toEqual([]);
  });
  it('S110 (Game 2): Midway is asked for from T30 to T40, until the Allies have their 100 once', () => {
    const turns = [29, 30, 31, 40];
    expect([on(/Japan does not hold Midway/, 'g2', turns), on(/Midway/, 'g3', [30])]).toEqual([
      [30, 31, 40],
      [],
    ]);
    const after = { ...stateAt('g2', [], 35, 'p10'), done: { 'midway-lost': 31 } };
    expect(duesNow(after).filter(({ text }) => /Midway/.test(text))).toEqual([]);
  });
  it('S111 (43): a quarter of the areas at the ends of 1942, 1943 and 1944 that a game reaches before its own', () => {
    const turns = [20, 40, 55, 81, 107, 159, 192];
    const midwar = (id: ScenarioId) =>
      on(
        /Mid-war/,
        id,
        turns.filter((turn) => turn >= first(id) && turn <= aboutScenario(id).to),
      );
    expect((['g1', 'g2', 'g3', 'g4', 'g5'] as const).map(midwar)).toEqual([
      [],
      [],
      [55],
      [107, 159],
      [55, 107, 159],
    ]);
    const ends = (id: ScenarioId) => on(/^final .*The areas/, id, [aboutScenario(id).to]);
    expect((['g1', 'g2', 'g3', 'g4', 'g5'] as const).flatMap(ends)).toEqual([20, 40, 81, 192, 192]);
  });
  it('S112 (42, USN-60a): dice of the monsoon from June to October alone, and its notice by the house rule', () => {
    expect(on(/^die .*monsoonFlight/, 'g5', [17, 25, 30, 48], 'monsoon')).toEqual([30]);
    const notice = (fifthSpring: 'may' | 'june') =>
      [25, 26].filter((turn) => {
        const { house, ...state } = stateAt('g5', ['monsoon'], turn, 'p1');
        return duesNow({ ...state, house: { ...house, fifthSpring } }).some(({ text }) =>
          text.startsWith('The monsoon begins'),
        );
      });
    expect([notice('may'), notice('june')]).toEqual([[26], [25]]);
  });
  it('S113 (42(B)(C)): what flies without a die is in the note of the die, region by region', () => {
    const form = wordsOf(
      asked(
        at('g4', 84, 'p5', { options: ['monsoon'] }),
        'roll-check',
        'conditions',
        {},
        { check: 'monsoonFlight' },
      ),
    );
    expect(form).toMatch('bases in India and its box, Burma, Thailand, Malaya, Indochina, Philippines');
    expect(form).toMatch('No roll for CAP, air supply or flights into them');
  });
  it('S114 (42(A), 12(K)5): in Burma attacks are halved and mountains dearer from T130 to T151, not on T152', () => {
    const turns = [129, 131, 150, 152];
    expect(on(/Attacks in monsoon regions are halved/, 'cbi2', turns, 'monsoon')).toEqual([131, 150]);
    expect(on(/no land unit moves strategically/, 'cbi2', turns, 'monsoon')).toEqual([131, 150]);
    const needs = (turn: number, side: 'p3' | 'p7') => {
      const options: UsnState['options'] = ['monsoon', 'guerrillas'];
      const said = { conditions: { ticked: turn < 152 ? ['region'] : [] }, die: 6 };
      const { asked: all } = run(
        at('cbi2', turn, side, { options }),
        'roll-check',
        said,
        {},
        { check: 'infiltrateMountain' },
      );
      return all.at(-1)?.title;
    };
    const name = 'Cross a mountain with an enemy beyond';
    expect([needs(131, 'p7'), needs(131, 'p3'), needs(152, 'p7')]).toEqual([
      `${name}: 5 or more`,
      `${name}: 6`,
      `${name}: 4 or more`,
    ]);
  });
});

describe('China-Burma-India, Malaya, Saipan, the Philippines, Manchuria', () => {
  it('S115 (CBI (B)): Japan throws no die over mountains on T123; the Allies do, and Japan from T124', () => {
    for (const id of ['cbi1', 'cbi2', 'cbi12'] as const) {
      expect(on(/^die p7 .*infiltrateMountain/, id, [123, 124])).toEqual([124]);
      expect(on(/^die p3 .*infiltrateMountain/, id, [123, 124])).toEqual([123, 124]);
    }
    expect(on(/^die p7 .*infiltrateMountain/, 'g5', [123])).toEqual([123]);
  });
  it('S116 (CBI): each half has its own reinforcements, both together all of them', () => {
    const turns = [125, 130, 134, 138, 143, 152, 160];
    const china = (id: ScenarioId) => [on(/3 LAC, a Japanese/, id, turns), on(/1 LAC, 1 LBAC/, id, turns)];
    const india = (id: ScenarioId) => [on(/air base in India/, id, turns), on(/30-50 division/, id, turns)];
    const [CHINA, INDIA] = [
      [
        [130, 138],
        [134, 143],
      ],
      [[125, 134, 143, 152, 160], [160]],
    ];
    const none = [[], []];
    expect([china('cbi1'), india('cbi1')]).toEqual([CHINA, none]);
    expect([china('cbi2'), india('cbi2')]).toEqual([none, INDIA]);
    expect([china('cbi12'), india('cbi12')]).toEqual([CHINA, INDIA]);
  });
  it('S117 (CBI, 23.C): Indian regiments once, with 5 LAC in a campaign alone', () => {
    const sent = (id: ScenarioId, group: string) => arrivalsOf(stateAt(id, [], 127, 'p1'), group, 127);
    const words = (id: ScenarioId, group: string) => sent(id, group).map(({ turn, text }) => [turn, text]);
    expect(words('cbi2', 'indian-cbi')).toEqual([[127, 'Indian regiments: 3 × 8-15 regiment (India box)']]);
    expect(words('g5', 'indian')).toEqual([[127, 'Indian reserves: 3 × 8-15 regiment, 5 LAC (India box)']]);
    const after = { ...stateAt('cbi2', [], 128, 'p1'), triggered: { 'indian-cbi': 127 } };
    expect([openReserves(after), duesNow(after).filter(({ kind }) => kind === 'triggers')]).toEqual([[], []]);
  });
  it('S118 (Malaya): LAC on even turns, a regiment on T5, T6, T8, Chinese on T8, nothing on T3 and T7', () => {
    const turns = [2, 3, 4, 5, 6, 7, 8];
    const of = (pattern: RegExp) => on(pattern, 'malaya', turns);
    expect([of(/5 LAC, Saigon/), of(/8-15 regiment, Singapore or Rangoon/), of(/30-40 Chinese/)]).toEqual([
      [2, 4, 6, 8],
      [5, 6, 8],
      [8],
    ]);
    expect(
      [3, 7].flatMap((turn) => shown('malaya', turn).filter((line) => line.startsWith('due p1 '))),
    ).toEqual([]);
  });
  it('S119 (Saipan (A)): Japanese ships move from T132 on, Allied ones at once', () => {
    const ships = [ship('j:CA-1'), ship('a:CA-1')];
    const moves = (turn: number, side: 'j' | 'a', step: string) =>
      refused(at('saipan', turn, step, { ships }), 'move-ships', { side }) === undefined;
    expect([
      moves(131, 'j', 'p2'),
      moves(131, 'j', 'p8'),
      moves(132, 'j', 'p2'),
      moves(131, 'a', 'p4'),
    ]).toEqual([false, false, true, true]);
  });
  it('S120 (Philippines): Third Fleet leaves on T156, is back on T160, leaves on T165 with Japan’s ships', () => {
    const turns = [155, 156, 157, 160, 165];
    const of = (pattern: RegExp) => on(pattern, 'phil', turns);
    expect([
      of(/^due p10 a\|Third Fleet.* leave/),
      of(/^due p1 a\|Third Fleet returns/),
      of(/^due p10 j\|All Japanese/),
    ]).toEqual([[156, 165], [160], [165]]);
    expect(of(/^due .*Seventh Fleet/)).toEqual([156]);
  });
  it('S121 (Philippines, USN-10): T152 brings no second CV-18', () => {
    const state = stateAt('phil', [], 152, 'p1');
    const sent = duesNow(state).flatMap(({ sends = [] }) => sends);
    expect(sent).toEqual(['a:CV-12', 'a:CVL-B', 'a:CA-6', 'a:DD-A', 'a:DD-B']);
    expect(due('phil', 152, 'a').filter((line) => /LAC|LBAC|NAC/.test(line))).toEqual([
      '2 LAC, an Allied air base in the Philippines',
      '3 LBAC, Vogelkop 521',
      '28 NAC, carriers at Ulithi',
    ]);
  });
  it('S122 (Manchuria): 5 Soviet LAC on T191, no line on T190, and the front is open on both', () => {
    expect([190, 191].map((turn) => due('manchuria', turn, 'a'))).toEqual([
      [],
      ['5 LAC (Soviet), a Soviet air base'],
    ]);
    expect(on(/Land units may enter only Manchuria, Korea and the USSR/, 'manchuria', [190, 191])).toEqual([
      190, 191,
    ]);
  });
  it('S123 (45.B): the USSR is closed on T190 and enters on T191, with the option alone', () => {
    expect(on(/The USSR is in the war/, 'g4', [190, 191], 'soviet')).toEqual([191]);
    expect(on(/Nobody enters the USSR/, 'g4', [190, 191], 'soviet')).toEqual([190]);
    expect(on(/USSR/, 'g4', [190, 191])).toEqual([]);
  });
});

describe('where troops may land in the carrier battles', () => {
  const lands = (id: ScenarioId, side: 'j' | 'a') =>
    wordsOf(asked(at(id, 1, side === 'j' ? 'p9' : 'p5'), 'landing', 'landing'));
  const told = (id: ScenarioId, part: string) =>
    shown(id, 1).filter((line) => line.includes(`|${part}: `) && /Game 2 line|Australia/.test(line));
  it('S124 (Coral Sea (B), (C)): told with every phase of landing and at the question, Espiritu Santo not being in it', () => {
    const JAPAN =
      'Allied side of the Game 2 line: troops land only in New Guinea, New Georgia, Guadalcanal, islands beside these two.';
    const ALLIES = 'Japanese side of the Game 2 line: troops land only in New Guinea.';
    for (const part of ['2C', '8C', '9A']) expect(told('coral', part)[0]).toMatch(JAPAN);
    for (const part of ['4C', '5A', '6C']) expect(told('coral', part)[0]).toMatch(ALLIES);
    expect([lands('coral', 'j').includes(JAPAN), lands('coral', 'a').includes(ALLIES)]).toEqual([true, true]);
    expect(on(/Australia/, 'coral', [1, 2])).toEqual([]);
  });
  it('S125 (Midway (B), (C)): Japan on Midway and north of it, the Allies nowhere', () => {
    expect(lands('midway', 'j')).toMatch('troops land only on Midway and on land north of it');
    expect(lands('midway', 'a')).toMatch('Japanese side of the Game 2 line: troops may not land anywhere');
    expect(on(/troops may not land anywhere/, 'midway', [1, 2, 3])).toEqual([1, 2, 3]);
  });
  it.each(['solomons', 'cruz'] as const)(
    'S126 (Eastern Solomons (B), (C), (A), USN-114): %s has the limits of both sides, and the one near Australia',
    (id) => {
      expect(lands(id, 'j')).toMatch('New Georgia, Guadalcanal, hexes beside these two');
      expect(lands(id, 'a')).toMatch('Japanese side of the Game 2 line: troops land only in New Guinea');
      expect(told(id, '2B')).toEqual(['guide p2 j|2B: Ships stay two hexes away from Australia.']);
    },
  );
});

describe('options by scenario and turn', () => {
  const ARMOR = /^due .*(An armored brigade|Each not withdrawn)/;
  const turns = [12, 17, 34, 69, 91, 143, 147, 160];
  it('S127 (39(A), (B), US Armor): Allied armor on its turns, US armor on others', () => {
    expect(on(ARMOR, 'g5', turns, 'armor')).toEqual([12, 34, 69, 91, 147]);
    expect(on(ARMOR, 'g5', turns, 'usArmor')).toEqual([17, 143, 147, 160]);
    expect(due('g5', 147, 'a', 'armor', 'usArmor')).toEqual([
      'An armored brigade on the West Coast',
      'An armored brigade in India',
    ]);
    expect(on(ARMOR, 'g2', [21, 33, 34, 40], 'armor', 'usArmor')).toEqual([34]);
    expect(on(ARMOR, 'g1', [12, 17], 'armor')).toEqual([12]);
    expect(on(ARMOR, 'g1', [12, 17], 'armor', 'usArmor')).toEqual([12, 17]);
  });
  it('S128 (39(E)): Japan’s armored brigade starts in Indochina where the war begins on T1', () => {
    expect(where(/^set-up .*18-8 armored brigade/, first, 'armor')).toEqual(['g1', 'g3', 'g5', 'malaya']);
  });
  it('S129 (32(P), (R)): the submarines of 1944 leave in Games 4 and 5; without them two destroyers, but in no carrier battle', () => {
    const leave = (id: ScenarioId) =>
      on(/real and a dummy/, id, [Math.min(108, aboutScenario(id).to)], 'subs');
    expect((['g3', 'g4', 'g5'] as const).map(leave)).toEqual([[], [108], [108]]);
    expect(where(/Two Allied destroyers/, first)).toEqual([
      'g1',
      'g2',
      'g3',
      'g4',
      'g5',
      'wpo1',
      'wpo2',
      'wpo3',
    ]);
    expect(where(/Two Allied destroyers/, first, 'subs')).toEqual([]);
  });
  it('S130 (21.A): four hexes at full strength from T108, and in the Philippines', () => {
    expect(on(/LAC fly up to four hexes/, 'g5', [107, 108])).toEqual([108]);
    expect(on(/LAC fly up to four hexes/, 'phil', [150])).toEqual([150]);
  });
  it('S131 (45.A(I)): the year’s die on T56, T108 and T160 of the games that reach them', () => {
    const dice = (id: ScenarioId) =>
      on(
        /Civil War Table/,
        id,
        [first(id), 56, 108, 160].filter((turn) => turn >= first(id) && turn <= aboutScenario(id).to),
        'china',
      );
    expect((['g1', 'g2', 'g3', 'g4', 'g5'] as const).map(dice)).toEqual([
      [],
      [],
      [56],
      [108, 160],
      [56, 108, 160],
    ]);
    expect(on(/The Allies lead all Chinese/, 'g4', [82, 107, 108], 'china')).toEqual([82, 107]);
  });
  it('S132 (33, 37, 38, 44): in Game 1 no line of radar, convoys at the set-up alone, Magic from T4', () => {
    const all = Array.from({ length: 20 }, (_, i) => i + 1);
    const chosen = ['radar', 'magic', 'convoy'];
    expect(on(/radar/i, 'g1', all, ...chosen)).toEqual([]);
    expect(on(/convoys/, 'g1', all, ...chosen)).toEqual([1]);
    expect(on(/^guide .*a hex and the six around it/, 'g1', all, ...chosen)).toEqual(all.slice(3));
    expect(switchesFor('g1')).not.toContain('strategic');
  });
  it('S133 (44(A)): quarters are counted as they open, from 1943 to the end of a game', () => {
    const asks = [56, 57, 69, 82, 95, 108];
    const quarters = (id: ScenarioId) =>
      on(
        /operational points of the quarter/,
        id,
        asks.filter((turn) => turn >= first(id) && turn <= aboutScenario(id).to),
        'strategic',
      );
    expect((['g3', 'g4', 'g5'] as const).map(quarters)).toEqual([
      [56, 69],
      [82, 95, 108],
      [56, 69, 82, 95, 108],
    ]);
    expect(switchesFor('wpo2')).not.toContain('strategic');
  });
  it('S134 (War Plan Orange; Set-up (A)): America places first there, after Base One and the dice of the third; Japan elsewhere, and Japan moves first', () => {
    const order = (id: ScenarioId) => {
      const panel = tableView(stateAt(id, [], first(id), 'p1')).panels.find(({ title }) =>
        title.startsWith('Set-up'),
      );
      return panel?.kind === 'actions' ? panel.actions.map((action) => action.args.side) : [];
    };
    expect((['g1', 'wpo1', 'wpo3'] as const).map(order)).toEqual([
      ['j', 'a'],
      ['a', 'j'],
      ['a', 'j'],
    ]);
    expect(on(/Choose Base One before anybody places/, 'wpo3', [15, 16])).toEqual([15]);
    expect(shown('wpo3', 15).some((line) => line.includes('Dice for all ships'))).toBe(true);
    for (const id of SCENARIO_IDS)
      expect(
        stepsOfTurn(sequenceOf(id, at(id, 1, 'p1').house), first(id)).find(
          ({ id: step }) => step === 'p2' || step === 'p4',
        )?.id,
      ).toBe('p2');
  });
  it('S135 (26(C), 27): War Plan Orange trains brigades and divisions, and has no resiliency', () => {
    const labels = (id: ScenarioId, turn: number) =>
      wordsOf(
        asked(
          at(id, turn, 'p3', { options: ['training'] }),
          'roll-check',
          'conditions',
          {},
          { check: 'training' },
        ),
      );
    expect(labels('wpo2', 5)).toMatch('Brigades into a division');
    expect(labels('wpo2', 5)).not.toMatch(/egiment/);
    expect(labels('g2', 25)).toMatch('Regiments into a division');
    expect(labels('g2', 25)).not.toMatch('Brigades');
    expect(switchesFor('wpo2')).not.toContain('resiliency');
    expect(on(/into brigades, never into regiments/, 'wpo2', [5])).toEqual([5]);
  });
});

describe('War Plan Orange', () => {
  it('S136: the schedule of the first war, and the first line of the third', () => {
    const lists = (turn: number, side: string) => due('wpo1', turn, side, 'subs');
    expect(lists(5, 'j')).toEqual(['20-40 division']);
    expect(lists(6, 'a').filter((line) => !line.includes('saved up'))).toEqual([
      'CV-2 (7 NAC)',
      'BB-4, C-2, DD-5, AT-1, TR-3, OIL-2; 15-25 brigade, 2 × 10-20 brigade, 1-1 engineer',
    ]);
    expect(lists(11, 'a').filter((line) => !line.includes('saved up'))).toEqual(['2 × 10-20 brigade']);
    expect(lists(12, 'a').filter((line) => !line.includes('saved up'))).toEqual([]);
    expect(due('wpo3', 15, 'j', 'subs')).toContain('CVE-1 (1 NAC), DD-5; 20-40 division');
    expect(due('wpo3', 15, 'a', 'subs')).toContain('CV-1 (2 NAC); 15-25 brigade');
  });
  it('S137: Wotje’s row is asked for at the end of T12 of the second war alone', () => {
    expect(
      (['wpo1', 'wpo2', 'wpo3'] as const).map((id) =>
        on(/No functional American naval base on Wotje/, id, [Math.max(12, first(id))]),
      ),
    ).toEqual([[], [12], []]);
  });
  it('S138: aircraft of each turn, more for America from T27', () => {
    const of = (pattern: RegExp) => on(pattern, 'wpo2', [3, 4, 12, 26, 27]);
    expect([of(/\|1 LAC, Japan/), of(/\|1 NAC, Japan/), of(/2 LAC, 1 NAC/), of(/4 LAC, 2 NAC/)]).toEqual([
      [3, 12, 27],
      [4, 12],
      [3, 4, 12, 26],
      [27],
    ]);
  });
  it('S144 (23.D(L), 23.A, USN-22): Ketsu-Go and the US reserves are asked for, no others', () => {
    expect(openReserves(stateAt('wpo2', [], 5, 'p1')).map(({ id }) => id)).toEqual([
      'us-orange',
      'ketsu-go-orange',
    ]);
    expect(openReserves(stateAt('wpo2', [], 6, 'p1')).map(({ id }) => id)).toEqual([
      'us-orange',
      'us-orange-called',
      'ketsu-go-orange',
    ]);
  });
  it('S236 (Battleship Admirals’ War): never with Readiness, its own ships and aircraft, not in the third war', () => {
    const checks = needed(switchesFor('wpo1')).map(({ message }) => message);
    expect(checks).toContain(
      'Readiness cannot be combined with The Battleship Admirals’ War (War Plan Orange).',
    );
    expect(switchesFor('wpo3').filter((id) => id === 'wpoAdmirals' || id === 'wpoReadiness')).toEqual([]);
    const state = stateAt('wpo1', ['wpoAdmirals'], 1, 'p1');
    const laid = (['j', 'a'] as const).map((side) =>
      setUpOf(state, side)
        .map(({ ships = '' }) => ships)
        .join(' '),
    );
    expect([
      /\bBC-1\b/.test(laid[0] ?? ''),
      /\bCV-/.test(laid[0] ?? ''),
      /\bBC-1 CV-2\b/.test(laid[1] ?? ''),
      /CV-[34]/.test(laid[1] ?? ''),
    ]).toEqual([true, false, true, false]);
    expect(due('wpo1', 6, 'a', 'wpoAdmirals')[0]).toBe('BBW-1');
    expect(on(/\|1 NAC, Japan/, 'wpo1', [4, 8, 10], 'wpoAdmirals')).toEqual([10]);
    expect(on(/\|1 LAC, Japan/, 'wpo1', [3, 4, 5, 6], 'wpoAdmirals')).toEqual([4, 6]);
  });
});

describe('charts, corps and reserves', () => {
  it('S139 (errata): units of the chart put right, and one more LAC for Japan', () => {
    expect(due('g3', 2, 'a')).toContain('CV-4 with 8 NAC, where the chart says CV-2');
    expect([on(/Marine regiment/, 'g2', [26]), on(/airborne regiment/, 'g3', [43])]).toEqual([[26], [43]]);
    expect(on(/airborne (regiment|division) of the chart/, 'g5', [43, 125, 173])).toEqual([43, 125, 173]);
    const all = [5, 6, 23, 24, 25, 26, 55, 56];
    expect(on(/1 more LAC/, 'g3', all, 'extraJapLAC')).toEqual([5, 23, 25, 26, 55]);
  });
  it('S140 (Variable Deployment (B), USN-121): what lies in Pearl Harbor is told not to come on T2', () => {
    expect(due('g3', 2, 'a', 'allyVarDeploy')).toContain(
      'What the variable deployment put in Pearl Harbor does not come',
    );
    const ships = ['a:CV-6', 'a:CA-2'].map((id) => ship(id));
    const came = run(
      at('g3', 2, 'p1', {
        since: 2,
        ships,
        options: ['allyVarDeploy'],
        deployment: 'CV-6 CA-2',
        opened: true,
      }),
      'due',
      {
        'cell:reinforcements:j:2': 'Nothing',
        'cell:reinforcements:a:2': 'CV-6, CA-2, CV-2, CA-3, DD-10',
      },
    ).events;
    const sent = came.flatMap((event) => (event.type === 'v1.ShipsCame' ? event.ships : []));
    expect(sent.map((each) => (each as { ship: string }).ship)).toEqual(['a:CV-4', 'a:CA-3', 'a:DD-10']);
  });
  it('S141 (13(E)): corps from T82 on, and never in Games 1 to 3', () => {
    expect(on(/Corps are formed without a die/, 'g5', [81, 82])).toEqual([82]);
    expect(on(/Corps are formed without a die/, 'g4', [82])).toEqual([82]);
    expect(
      (['g1', 'g2', 'g3'] as const).map((id) => on(/No corps are formed/, id, [aboutScenario(id).to])),
    ).toEqual([[20], [40], [81]]);
  });
  it('S142 (Game 4): TR-4 is back on T84 of Game 4, not of Game 5', () =>
    expect([on(/TR-4/, 'g4', [83, 84, 85]), on(/TR-4/, 'g5', [84])]).toEqual([[84], []]));
  it('S143 (23.D(A), (C), (H)): A-Go is asked for from T56, Sho-Go from T108; neither in Games 1 and 2', () => {
    const ids = (id: ScenarioId, turn: number) =>
      openReserves(stateAt(id, [], turn, 'p1')).map((each) => each.id);
    expect([46, 55, 56].map((turn) => ids('g5', turn).includes('a-go'))).toEqual([false, false, true]);
    expect([107, 108].map((turn) => ids('g5', turn).includes('sho-go'))).toEqual([false, true]);
    for (const [id, turn] of [
      ['g1', 20],
      ['g2', 40],
    ] as const)
      expect(ids(id, turn).filter((group) => group === 'a-go' || group === 'sho-go')).toEqual([]);
  });
  it('S235 (Variable Deployment): Japan’s is for Games 1, 3, 5 alone, told at the set-up, and gives the Allies 25', () => {
    expect(SCENARIO_IDS.filter((id) => switchesFor(id).includes('japVarDeploy'))).toEqual(['g1', 'g3', 'g5']);
    expect(due('g1', 1, 'j', 'japVarDeploy')).toContain(
      'CA, CL, DD and oilers may start in any Japanese naval base',
    );
    expect(
      begunWith('g1', ['japVarDeploy']).scores.map(({ side, hundredths }) => [side, hundredths]),
    ).toEqual([['a', 2500]]);
  });
});
