import { describe } from 'vitest';
import type { GameState, PearlState, Plan } from '../../../src/games/pearl-harbor-7dec41/state/state';
import { CONFIRMED, withShip } from './air';
import { inPlay } from './pearl';
import { playScenes, type Scene } from './scenes';

const PLAN: Plan = { mission: 'attack', miniSubs: 2, invasion: true, entry: '', loads: '' };
const ATTACK = { attack: { turn: 2, impulse: 1 } };
const NAVY_KNOWS = { command: { army: { reports: 0 }, navy: CONFIRMED } };
const shipHit = (ship: string, from: string, status: string) => ({
  type: 'v1.ShipHit',
  ship,
  from,
  status,
  bombs: 0,
});

describe('[Land Combat] the landing', () => {
  const ashore = (more: Partial<GameState> = {}) => inPlay({ ...ATTACK, plan: PLAN, ...more });
  const withheld = (why: string) => `
    title: Landing on O‘ahu
    warning: ${why}`;
  playScenes([
    {
      name: 'by all eight transports: taken, a strategic victory',
      state: ashore(),
      procedure: 'landing',
      script: [['landing', 4]],
      asks: `
        landing [Land Combat] jp: Is O‘ahu taken?
        (Taken on 4–6 (50%).)
        1d6: the landing fails, the landing fails, the landing fails, taken, taken, taken`,
      tells: `
        title: Landing on O‘ahu = O‘ahu is taken [Land Combat]
        fact: Transports left = 8 [Land Combat]
        die: Is O‘ahu taken? 50%: one die, 4 to 6 = taken (4) [Land Combat] <landing>
        result: Strategic victory, worth two games [Invasion Victory]`,
      events: [{ type: 'v1.LandingTried', taken: true }],
    },
    {
      name: 'by four, from a plan on paper: it fails',
      state: ashore({ transports: 4, plan: 'paper' }),
      procedure: 'landing',
      script: [['landing', [1, 6, 6, 6]]],
      asks: `
        landing [Land Combat] jp: Is O‘ahu taken?
        (Taken if all 4 dice show 4–6 (6%).)
        4d6`,
      tells: `
        title: Landing on O‘ahu = it fails [Land Combat]
        fact: Transports left = 4 [Land Combat]
        die: Is O‘ahu taken? 6%: each of 4 dice, 4 to 6 = the landing fails (1 6 6 6) [Land Combat] <landing>`,
      events: [{ type: 'v1.LandingTried', taken: false }],
    },
    {
      name: 'more transports than the rules give are as good as eight',
      state: ashore({ transports: 9 }),
      procedure: 'landing',
      script: [['landing', 3]],
      asks: `
        landing [Land Combat] jp: Is O‘ahu taken?
        (Taken on 4–6 (50%).)
        1d6: the landing fails, the landing fails, the landing fails, taken, taken, taken`,
      tells: `
        title: Landing on O‘ahu = it fails [Land Combat]
        fact: Transports left = 9 [Land Combat]
        die: Is O‘ahu taken? 50%: one die, 4 to 6 = the landing fails (3) [Land Combat] <landing>`,
      events: [{ type: 'v1.LandingTried', taken: false }],
    },
    {
      name: 'once',
      state: ashore({ landing: 'failed' }),
      procedure: 'landing',
      tells: withheld('The landing has already been tried.'),
    },
    {
      name: 'not before the harbour is open',
      state: inPlay({ plan: PLAN }),
      procedure: 'landing',
      tells: withheld('Japan must reveal the attack first.'),
    },
    {
      name: 'not without an invasion in the plan',
      state: ashore({ plan: { ...PLAN, invasion: false } }),
      procedure: 'landing',
      tells: 'title: Landing on O‘ahu = not now [Land Combat]',
    },
  ]);
});

describe('[USS Ward] mini-subs come in', () => {
  const entry = (more: Partial<GameState> = {}) =>
    inPlay({ cursor: { turn: 5, step: 'mini-subs' }, plan: PLAN, ...more });
  const ward = (i: number, later = false) => `
    ward-${i} [USS Ward] us: Mini-sub ${i} of 2: does Ward sink it?
    ${later ? '(Sunk on 4–6 (50%).)' : '(Sunk if both dice show 4–6 (25%).)'}
    ${later ? '1d6: gets through, gets through, gets through, sunk, sunk, sunk' : '2d6'}`;
  const line = (i: number, value: string, later = false) =>
    `die: Mini-sub ${i} of 2: does Ward sink it? ${later ? '50%: one die' : '25%: each of 2 dice'}, 4 to 6 = ${value} [USS Ward] <ward-${i}>`;
  const entered = { type: 'v1.MiniSubsEntered', count: 2 };
  const sunk = (count: number) => ({ type: 'v1.MiniSubsSunk', count });
  playScenes([
    {
      name: 'none is sunk',
      state: entry(),
      procedure: 'mini-subs-enter',
      script: [
        ['ward-1', [3, 4]],
        ['ward-2', [3, 4]],
      ],
      asks: ward(1) + ward(2),
      tells: `
        title: Mini-subs enter = 0 of 2 sunk [USS Ward]
        fact: Mini-subs = 2 [Mini-subs]
        ${line(1, 'gets through (3 4)')}
        ${line(2, 'gets through (3 4)')}`,
      events: [entered],
    },
    {
      name: 'the first one sunk is a Navy report (PH-17), and the next is rolled for at 50% (PH-16)',
      state: entry(),
      procedure: 'mini-subs-enter',
      script: [
        ['ward-1', [4, 4]],
        ['ward-2', 3],
      ],
      asks: ward(1) + ward(2, true),
      tells: `
        title: Mini-subs enter = 1 of 2 sunk [USS Ward]
        fact: Mini-subs = 2 [Mini-subs]
        ${line(1, 'sunk (4 4)')}
        ${line(2, 'gets through (3)', true)}
        result: Navy report: is it believed? [Command Denial]`,
      events: [
        entered,
        sunk(1),
        { type: 'v1.ContactMade', id: 'c1', service: 'navy', label: 'Ward sinks a mini-sub' },
      ],
    },
    {
      name: 'two sunk are a confirmation; after the attack began every roll is at 50%',
      state: entry(ATTACK),
      procedure: 'mini-subs-enter',
      script: [
        ['ward-1', 4],
        ['ward-2', 4],
      ],
      asks: ward(1, true) + ward(2, true),
      tells: `
        title: Mini-subs enter = 2 of 2 sunk [USS Ward]
        fact: Mini-subs = 2 [Mini-subs]
        ${line(1, 'sunk (4)', true)}
        ${line(2, 'sunk (4)', true)}
        result: Two sunk: confirmed for the Navy [Confirmed Detection]`,
      events: [entered, sunk(2), { type: 'v1.DetectionConfirmed', service: 'navy' }],
    },
    ...([1, 2] as const).map(
      (count): Scene => ({
        name: `${count} sunk tells nothing new to a Navy that has its confirmation`,
        state: entry(NAVY_KNOWS),
        procedure: 'mini-subs-enter',
        script: [
          ['ward-1', [4, 4]],
          ['ward-2', count === 2 ? 4 : 3],
        ],
        asks: ward(1) + ward(2, true),
        tells: `
          title: Mini-subs enter = ${count} of 2 sunk [USS Ward]
          fact: Mini-subs = 2 [Mini-subs]
          ${line(1, 'sunk (4 4)')}
          ${line(2, count === 2 ? 'sunk (4)' : 'gets through (3)', true)}`,
        events: [entered, sunk(count)],
      }),
    ),
    {
      name: 'a plan on paper is asked how many, five as a rule (PH-19)',
      state: entry({ plan: 'paper' }),
      procedure: 'mini-subs-enter',
      script: [
        ['count', { count: 1 }],
        ['ward-1', [4, 3]],
      ],
      asks: `
        count [Mini-subs] us: How many mini-subs enter?
        count “Mini-subs”, 1 to 9, begins as “5”
        → Enter the harbour
        ward-1 [USS Ward] us: Mini-sub 1 of 1: does Ward sink it?
        (Sunk if both dice show 4–6 (25%).)
        2d6`,
      tells: `
        title: Mini-subs enter = 0 of 1 sunk [USS Ward]
        fact: Mini-subs = 1 [Mini-subs]
        die: Mini-sub 1 of 1: does Ward sink it? 25%: each of 2 dice, 4 to 6 = gets through (4 3) [USS Ward] <ward-1>`,
      events: [{ type: 'v1.MiniSubsEntered', count: 1 }],
    },
    {
      name: 'a plan without any has none',
      state: entry({ plan: { ...PLAN, miniSubs: 0 } }),
      procedure: 'mini-subs-enter',
      tells: 'title: Mini-subs enter = not now [USS Ward]',
    },
    {
      name: 'only once',
      state: entry({ miniSubs: { entered: 2, sunk: 0, gone: false } }),
      procedure: 'mini-subs-enter',
      tells: `
        title: Mini-subs enter
        warning: They have already entered.`,
    },
  ]);
});

describe('[Mini-subs] those that got through attack', () => {
  /** In harbour: Arizona, sheltered; Nevada, damaged; Oklahoma; Akagi, which is no target. At sea: Enterprise. */
  const ready = (more: Partial<GameState> = {}, house: Parameters<typeof inPlay>[1] = {}): PearlState => {
    const ids = ['arizona', 'oklahoma', 'nevada', 'enterprise', 'akagi'];
    const ships = inPlay().game.ships.filter(({ id }) => ids.includes(id));
    const state = inPlay(
      { plan: PLAN, ships, miniSubs: { entered: 3, sunk: 1, gone: false }, impulse: 1, ...ATTACK, ...more },
      house,
    );
    const strayed = withShip(state, 'akagi', { place: 'harbour' });
    return withShip(strayed, 'nevada', { status: 'damaged', hitAt: 'harbour' });
  };
  const ONE = { miniSubs: { entered: 2, sunk: 1, gone: false } };
  const targets = (key: string, title: string, lost = '') => `
    ${key} [Mini-subs] jp: ${title}${lost ? '' : '\n    - oklahoma: Oklahoma'}
    - nevada: Nevada (damaged)
    - arizona: Arizona ✗ No torpedo can hit Arizona in harbour.${lost && `\n    - oklahoma: ${lost}`}`;
  const hit = (i: number, name: string) => `
    hit-${i} [Mini-subs] jp: Is ${name} hit?
    (Hit on 4–6 (50%).)
    1d6: miss, miss, miss, hit, hit, hit`;
  const rolled = (i: number, name: string, value: string, face: number) =>
    `die: Is ${name} hit? 50%: one die, 4 to 6 = ${value} (${face}) [Mini-subs] <hit-${i}>`;
  const GONE = { type: 'v1.MiniSubsGone', begins: true };
  const withheld = (why: string) => `
    title: Mini-subs attack
    warning: ${why}`;
  playScenes([
    {
      name: 'one hits a Navy that is not alerted, by a roll whether she is destroyed; one misses',
      state: ready(),
      procedure: 'mini-subs-attack',
      script: [
        ['target-1', 'oklahoma'],
        ['hit-1', 4],
        ['effect-1:effect', 4],
        ['target-2', 'nevada'],
        ['hit-2', 3],
      ],
      asks: `
        ${targets('target-1', 'Which ship does mini-sub 1 of 2 attack?')}
        ${hit(1, 'Oklahoma')}
        effect-1:effect [Mini-subs] jp: Oklahoma destroyed?
        (Destroyed on 4–6 (50%).)
        1d6: bottomed, bottomed, bottomed, destroyed, destroyed, destroyed
        ${targets('target-2', 'Which ship does mini-sub 2 of 2 attack?', 'Oklahoma (destroyed) ✗ Oklahoma is out already.')}
        ${hit(2, 'Nevada')}`,
      tells: `
        title: Mini-subs attack = Oklahoma destroyed [Mini-subs]
        ${rolled(1, 'Oklahoma', 'hit', 4)}
        die: Oklahoma destroyed? 50%: one die, 4 to 6 = destroyed (4) [Mini-subs] <effect-1:effect>
        result: Mini-sub’s torpedo on Oklahoma = destroyed [Hit Results]
        ${rolled(2, 'Nevada', 'miss', 3)}`,
      events: [shipHit('oklahoma', 'ok', 'destroyed'), GONE],
    },
    {
      name: 'an alerted Navy loses no ship for good: she is bottomed without a roll',
      state: ready({ ...ONE, ...NAVY_KNOWS }),
      procedure: 'mini-subs-attack',
      script: [
        ['target-1', 'nevada'],
        ['hit-1', 6],
      ],
      asks: targets('target-1', 'Which ship does it attack?') + hit(1, 'Nevada'),
      tells: `
        title: Mini-subs attack = Nevada bottomed [Mini-subs]
        ${rolled(1, 'Nevada', 'hit', 6)}
        result: Mini-sub’s torpedo on Nevada = bottomed [Hit Results]`,
      events: [shipHit('nevada', 'damaged', 'bottomed'), GONE],
    },
    {
      name: 'by the table of air strikes: 66% at an alerted Navy, and half of the hits only damage (PH-18)',
      state: ready({ ...ONE, ...NAVY_KNOWS }, { miniSub: 'table' }),
      procedure: 'mini-subs-attack',
      script: [
        ['target-1', 'oklahoma'],
        ['hit-1', 3],
        ['effect-1:effect', 3],
      ],
      asks: `
        ${targets('target-1', 'Which ship does it attack?')}
        hit-1 [Mini-subs] jp: Is Oklahoma hit?
        (Hit on 3–6 (66%).)
        1d6: miss, miss, hit, hit, hit, hit
        effect-1:effect [Mini-subs] jp: Oklahoma bottomed?
        (Bottomed on 4–6 (50%).)
        1d6: damaged, damaged, damaged, bottomed, bottomed, bottomed`,
      tells: `
        title: Mini-subs attack = Oklahoma damaged [Mini-subs]
        die: Is Oklahoma hit? 66%: one die, 3 to 6 = hit (3) [Mini-subs] <hit-1>
        die: Oklahoma bottomed? 50%: one die, 4 to 6 = damaged (3) [Mini-subs] <effect-1:effect>
        result: Mini-sub’s torpedo on Oklahoma = damaged [Hit Results]`,
      events: [shipHit('oklahoma', 'ok', 'damaged'), GONE],
    },
    {
      name: 'by the table: 75% at a Navy that is not alerted',
      state: ready(ONE, { miniSub: 'table' }),
      procedure: 'mini-subs-attack',
      script: [
        ['target-1', 'oklahoma'],
        ['hit-1', [1, 3]],
      ],
      asks: `
        ${targets('target-1', 'Which ship does it attack?')}
        hit-1 [Mini-subs] jp: Is Oklahoma hit?
        (Hit if either die shows 4–6 (75%).)
        2d6`,
      tells: `
        title: Mini-subs attack = no hit [Mini-subs]
        die: Is Oklahoma hit? 75%: any of 2 dice, 4 to 6 = miss (1 3) [Mini-subs] <hit-1>`,
      events: [GONE],
    },
    {
      name: 'at their preset impulse, as the log tells',
      state: ready({ ...ONE, plan: { ...PLAN, miniSubsAt: { turn: 2, impulse: 1 } } }),
      procedure: 'mini-subs-attack',
      script: [
        ['target-1', 'oklahoma'],
        ['hit-1', 1],
      ],
      asks: targets('target-1', 'Which ship does it attack?') + hit(1, 'Oklahoma'),
      tells: `
        title: Mini-subs attack = no hit [Mini-subs]
        fact: As planned = Day 1, Morning, impulse 1 [Mini-subs]
        ${rolled(1, 'Oklahoma', 'miss', 1)}`,
      events: [GONE],
    },
    ...(
      [
        [{ turn: 2, impulse: 2 }, 'Day 1, Morning, impulse 2'],
        [{ turn: 3, impulse: 1 }, 'Day 1, Noon, impulse 1'],
      ] as const
    ).map(
      ([miniSubsAt, when]): Scene => ({
        name: `at another time than ${when}, with a warning (PH-56)`,
        state: ready({ ...ONE, plan: { ...PLAN, miniSubsAt } }),
        procedure: 'mini-subs-attack',
        script: [
          ['target-1', 'oklahoma'],
          ['hit-1', 1],
        ],
        asks: targets('target-1', 'Which ship does it attack?') + hit(1, 'Oklahoma'),
        tells: `
          title: Mini-subs attack = no hit [Mini-subs]
          warning: The plan set another time = ${when} [Mini-subs]
          ${rolled(1, 'Oklahoma', 'miss', 1)}`,
        events: [GONE],
      }),
    ),
    {
      name: 'with no ship that they may hit they go without an attack',
      state: inPlay({
        ...ATTACK,
        plan: 'paper',
        miniSubs: { entered: 1, sunk: 0, gone: false },
        ships: ready().game.ships.filter(({ id }) => id !== 'oklahoma' && id !== 'nevada'),
      }),
      procedure: 'mini-subs-attack',
      tells: 'title: Mini-subs attack = no hit [Mini-subs]',
      events: [GONE],
    },
    {
      name: 'none are left once all are sunk',
      state: ready({ miniSubs: { entered: 2, sunk: 2, gone: false } }),
      procedure: 'mini-subs-attack',
      tells: withheld('No mini-subs are left.'),
    },
    {
      name: 'none are left once they have attacked',
      state: ready({ miniSubs: { entered: 2, sunk: 0, gone: true } }),
      procedure: 'mini-subs-attack',
      tells: withheld('No mini-subs are left.'),
    },
    {
      name: 'none are left that never entered',
      state: inPlay(ATTACK),
      procedure: 'mini-subs-attack',
      tells: withheld('No mini-subs are left.'),
    },
    {
      name: 'not before Japan opens the harbour',
      state: inPlay({ plan: PLAN, miniSubs: { entered: 2, sunk: 0, gone: false } }),
      procedure: 'mini-subs-attack',
      tells: withheld('Japan must reveal the attack first.'),
    },
  ]);
});
