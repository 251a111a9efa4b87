import { describe, expect, it } from 'vitest';
import { AREAS } from '../../../src/games/usn-deluxe/data/geography';
import { sequenceOf } from '../../../src/games/usn-deluxe/data/phases';
import { aboutScenario, SCENARIO_IDS, type ScenarioId } from '../../../src/games/usn-deluxe/data/scenarios';
import { checkOf } from '../../../src/games/usn-deluxe/questions/checks';
import { applyEvent } from '../../../src/games/usn-deluxe/state/apply';
import { arrivalsOf, duesAhead, duesNow } from '../../../src/games/usn-deluxe/state/dues';
import { asksLeft, factsFor, needsDie } from '../../../src/games/usn-deluxe/state/facts';
import { fuelDue } from '../../../src/games/usn-deluxe/state/fuel';
import { resourceFactor } from '../../../src/games/usn-deluxe/state/operational';
import { replacedOn } from '../../../src/games/usn-deluxe/state/replacements';
import type { UsnState } from '../../../src/games/usn-deluxe/state/state';
import { tableView } from '../../../src/games/usn-deluxe/views/table';
import { run } from './air-table';
import { usnDeluxe } from './game';
import { begunWith, stateAt } from './windows';

// Windows of the table that are no line of a turn: what comes when, and what a number is by then.

const at = (scenario: ScenarioId, turn: number, ...on: readonly string[]): UsnState =>
  stateAt(scenario, on, turn, 'p1');

describe('who is first', () => {
  it('W001, W002: Japan places first, in War Plan Orange America', () => {
    const first = (id: ScenarioId) => {
      const { panels } = tableView(at(id, aboutScenario(id).from));
      return panels.find(({ title }) => title.startsWith('Set-up'))?.title;
    };
    for (const id of SCENARIO_IDS)
      expect([id, first(id)]).toEqual([
        id,
        `Set-up, ${id.startsWith('wpo') ? 'Allied' : 'Japanese'} counters first`,
      ]);
  });
  it('W005, W036: Japan moves first on every turn of every scenario, and after the shock as always', () => {
    for (const id of SCENARIO_IDS) {
      const { steps } = sequenceOf(id, at(id, 1).house);
      const kept = steps.filter((step) => !step.turns).map((step) => step.id);
      expect([id, kept.indexOf('p2') < kept.indexOf('p5')]).toEqual([id, true]);
      expect(kept.filter((step) => ['p7', 'p8', 'p9'].includes(step))).toEqual(['p7', 'p8', 'p9']);
    }
  });
});

describe('W042, W043, W400 to W410: fuel at the start', () => {
  /** By scenario: Japan’s warships and transports, the Allies’ ones. */
  const FUEL: readonly (readonly [ScenarioId, readonly number[], readonly number[]])[] = [
    ...(['g1', 'g3', 'g5'] as const).map((id) => [id, [4, 6], [3, 6]] as const),
    ['g2', [23, 26], [23, 26]],
    ['g4', [84, 87], [84, 87]],
    ['coral', [3, 6], [3]],
    ['midway', [3, 6], [3, 6]],
    ['solomons', [3], [3]],
    ['cruz', [3], [3]],
    ['malaya', [3, 6], [3]],
    ['saipan', [133, 136], [133, 136]],
    ['phil', [152, 155], [152, 155]],
    ...(['wpo1', 'wpo2'] as const).map((id) => [id, [3, 6], [3, 6]] as const),
    ['wpo3', [17, 20], [17, 20]],
    ...(['cbi1', 'cbi2', 'cbi12', 'manchuria'] as const).map((id) => [id, [], []] as const),
  ];
  it.each(FUEL)('%s', (id, japan, allies) => {
    const { ships } = begunWith(id);
    const dues = (side: 'j' | 'a') =>
      [
        ...new Set(
          ships.filter((each) => each.side === side && !/^(SS|Dummy)$/.test(each.type)).map(fuelDue),
        ),
      ].toSorted((a, b) => a - b);
    // Of a side without transports or oilers only warships are due.
    const some = (typed: readonly number[], found: readonly number[]) =>
      typed.filter((turn) => found.includes(turn) || turn === typed[0]);
    expect([dues('j'), dues('a')]).toEqual([some(japan, dues('j')), some(allies, dues('a'))]);
  });
});

describe('W072, W073, W075: ships that start in repair', () => {
  const whole = (id: ScenarioId, name: string, from: number, to: number) => {
    const start = begunWith(id);
    const ships = start.ships.filter((each) => each.weeks > 0);
    // 9(C): They lie in a yard, and its step says so in the first phase.
    const begun = ships.reduce<UsnState>(
      (state, each) =>
        applyEvent(state, { type: 'v1.RepairBegun', ships: [each.id], place: each.place }).state,
      { ...start, cursor: { turn: from, step: 'p1' } },
    );
    return Array.from({ length: to - from + 1 }, (_, i) => from + i).filter((turn) =>
      duesNow({ ...begun, cursor: { turn, step: 'p1' } }).some(
        (each) => each.turn === turn && each.text.includes(name) && each.text.endsWith('is repaired'),
      ),
    );
  };
  it('CV-3 of Game 2 on T27, CV-4 of Game 4 on T87', () =>
    expect([whole('g2', 'CV-3', 21, 40), whole('g4', 'CV-4', 82, 92)]).toEqual([[27], [87]]));
  it('BB-3 of Game 2 after its end: it is announced on no turn of it', () => {
    const last = { ...begunWith('g2'), cursor: { turn: 40, step: 'p1' } };
    expect(whole('g2', 'BB-3', 21, 40)).toEqual([]);
    expect(duesAhead(last, 4).filter(({ turn }) => turn > 40)).toEqual([]);
  });
});

describe('W086 to W094: what is replaced when', () => {
  const delay = (id: ScenarioId, turn: number, side: 'j' | 'a', of: string, ...on: readonly string[]) => {
    const back = replacedOn(at(id, turn, ...on), side, of);
    return back === undefined ? undefined : back - turn;
  };
  it.each([
    ['g1', 20, 4],
    ['coral', 1, 4],
    ['malaya', 8, 4],
    ['wpo2', 52, 4],
    ['g3', 55, 4],
    ['g3', 56, 6],
    ['g5', 107, 6],
    ['g4', 108, 8],
    ['saipan', 131, 8],
    ['phil', 159, 8],
    ['phil', 160, 12],
    ['g5', 192, 12],
  ] as const)('%s, T%i: a Japanese transport after %i turns', (id, turn, turns) =>
    expect(delay(id, turn, 'j', 'TR')).toBe(turns),
  );
  it('33(A): after 4 with escorts, until they are given up', () => {
    expect([56, 108, 160].map((turn) => delay('g5', turn, 'j', 'TR', 'convoy'))).toEqual([4, 4, 4]);
    expect(replacedOn({ ...at('g5', 108, 'convoy'), convoy: false }, 'j', 'TR')).toBe(116);
  });
  it('22: engineers after 5, ships of the Allies after 10, 4 and 10, Japan’s oilers after 20', () => {
    const all = [
      delay('g2', 25, 'j', 'j-engineer-1-1'),
      delay('g2', 25, 'a', 'a-engineer-1-1'),
      ...['AT', 'TR', 'OIL'].map((of) => delay('g2', 25, 'a', of)),
      delay('g2', 25, 'j', 'OIL'),
    ];
    expect(all).toEqual([5, 5, 10, 4, 10, 20]);
  });
  it('CBI I: Nationalist armies after 3, and nothing else there', () => {
    expect(delay('cbi1', 125, 'a', 'a-nationalist-10-15')).toBe(3);
    expect(delay('cbi12', 125, 'a', 'a-nationalist-7-10')).toBe(3);
    expect(delay('cbi1', 125, 'j', 'j-engineer-1-1')).toBeUndefined();
    expect(delay('cbi2', 125, 'a', 'a-engineer-1-1')).toBe(5);
  });
});

describe('W126, W134 to W144: what reserves send, turn by turn', () => {
  const sent = (group: string, trigger: number, ...on: readonly string[]) =>
    arrivalsOf(at('g5', trigger, ...on), group, trigger).map(({ turn, text }) => [
      turn - trigger,
      text.replace(/^[^:]*: /, '').replace(/ \(.*$/, ''),
    ]);
  it('Sho-Go: the second army after 2, ten Kamikaze after 8 and 16', () =>
    expect(sent('sho-go', 110).slice(1)).toEqual([
      [2, '1 × 10-30 army'],
      [8, '10 Kami'],
      [16, '10 Kami'],
    ]));
  it('Ketsu-Go by 1943: armies every second turn, aircraft after 16, no Kamikaze', () => {
    const early = sent('ketsu-go', 100);
    expect(early.filter(([, text]) => /10-30 army/.test(String(text))).map(([turn]) => turn)).toEqual([
      0, 2, 4, 6, 8, 10, 12, 14,
    ]);
    expect(early.filter(([, text]) => /Kami/.test(String(text)))).toEqual([]);
    expect(early).toContainEqual([16, '10 LAC']);
  });
  it('Ketsu-Go from 1944: 10 Kamikaze at once and after 8, 20 after 16, 10 after 24', () => {
    const late = sent('ketsu-go', 150);
    expect(late.filter(([, text]) => /Kami/.test(String(text)))).toEqual([
      [0, '10 Kami'],
      [8, '10 Kami'],
      [16, '20 Kami'],
      [24, '10 Kami'],
    ]);
    expect(late.filter(([turn]) => turn === 8 || turn === 12)).toEqual([
      [8, '1 × 10-30 army, 4 × 20-40 division, 10 LAC'],
      [8, '10 Kami'],
      [12, '1 × 10-30 army, 4 × 20-40 division'],
    ]);
  });
  it('31(D), 39(C): less with home defense, a brigade among the Australians with armor', () => {
    expect(sent('sho-go', 110, 'homeDefense')[0]?.[1]).toBe(
      '1 × 40-20 armored division, 1 × 10-30 army, 10 LAC',
    );
    expect(sent('ketsu-go', 110, 'homeDefense')[0]?.[1]).toBe('1 × 10-30 army, 1 × 1-1 engineer');
    expect(sent('australian', 30, 'armor').at(-1)).toEqual([2, '1 × armored brigade']);
  });
});

describe('W136, W466, W467: dice by the turn', () => {
  it('16: Japan entrenches on 6, on 4 to 6 once Sho-Go is called', () => {
    const needs = (state: UsnState) =>
      checkOf('entrench').variants?.find(({ when }) => when.every((each) => factsFor(state, 'j').has(each)))
        ?.least;
    expect([needs(at('g5', 110)), needs({ ...at('g5', 110), triggered: { 'sho-go': 109 } })]).toEqual([6, 4]);
  });
  it('36: Japan’s year ends with 1942 and is none of War Plan Orange; radar is asked from 1943 on, with 37', () => {
    const mods = (id: ScenarioId, turn: number) =>
      (checkOf('navalInitiative').mods ?? []).filter(({ when }) =>
        when.split(' ').every((each) => factsFor(at(id, turn), 'j').has(each)),
      ).length;
    expect([mods('g1', 20), mods('coral', 1), mods('g3', 55), mods('g3', 56), mods('wpo2', 20)]).toEqual([
      1, 1, 1, 0, 0,
    ]);
    const asks = (turn: number, ...on: readonly string[]) =>
      asksLeft(checkOf('navalInitiative'), [factsFor(at('g3', turn, ...on), 'a')]).some(
        ({ id }) => id === 'radar',
      );
    expect([asks(55, 'radar'), asks(56, 'radar'), asks(56)]).toEqual([false, true, false]);
  });
  it('26(C): nobody trains what needs no die', () => {
    const die = (turn: number, ...on: readonly string[]) =>
      needsDie(checkOf('training'), factsFor(at('g5', turn, 'training', ...on), 'a'));
    expect([die(159), die(160), die(160, 'usArmor')]).toEqual([true, false, true]);
  });
});

it('W108 to W111: garrisons of Manchukuo by the year, Vladivostok once the USSR is in the war', () => {
  const area = (id: string) => AREAS.find((each) => each.id === id);
  expect(area('manchukuo')?.j).toBe('four armies and 40 LAC; from 1943 four armies and 5 LAC');
  expect([area('vladivostok')?.needs, area('vladivostok')?.from]).toEqual(['soviet', 191]);
});

it('W537 to W539: resources by the year, more with escorts', () => {
  const factors = (...on: readonly string[]) =>
    [95, 108, 160].map((turn) => resourceFactor(at('g5', turn, ...on)));
  expect([factors(), factors('convoy')]).toEqual([
    [1, 0.5, 0.2],
    [1, 0.75, 0.5],
  ]);
});

describe('W556 to W558: eliminated Chinese armies', () => {
  it('Game 2 begins with one to come back, with China alone, and rolls for it at once', () => {
    expect(begunWith('g2', ['china']).chinese).toEqual({ nationalist: 1, communist: 0 });
    expect([begunWith('g2').chinese, begunWith('g4', ['china']).chinese]).toEqual([
      { nationalist: 0, communist: 0 },
      { nationalist: 0, communist: 0 },
    ]);
    const state = { ...begunWith('g2', ['china']), cursor: { turn: 22, step: 'p1' } };
    const cells = { 'cell:reinforcements:j:22': 'Nothing', 'cell:reinforcements:a:22': 'Nothing' };
    const { events } = run(state, 'due', { ...cells, nationalist: 6 });
    expect(events).toContainEqual({
      ...{ type: 'v1.ChineseReturned', people: 'nationalist', unit: 'a-nationalist-30-40' },
    });
  });
  it('are none without China', () => {
    const { after } = run(at('g3', 30), 'due', {
      'cell:reinforcements:j:30': 'Nothing',
      'cell:reinforcements:a:30': 'Nothing',
    });
    expect(after.chinese).toEqual({ nationalist: 0, communist: 0 });
    expect(usnDeluxe.procedures.due?.unless?.(at('g3', 30) as never, {})).toBeUndefined();
  });
});
