import { describe } from 'vitest';
import { newShip, type Ship } from '../../../src/games/pearl-harbor-7dec41/data/ships';
import type {
  GameState,
  PearlState,
  Plan,
  Spending,
} from '../../../src/games/pearl-harbor-7dec41/state/state';
import { inPlay } from './pearl';
import { playScenes, type Scene } from './scenes';

const PLAN: Plan = { mission: 'attack', miniSubs: 0, invasion: false, entry: 'West', loads: '' };
const ALARM: Plan = { ...PLAN, mission: 'false-alarm', entry: '' };
const bought = (mvps: number): readonly Spending[] => [
  { what: 'pby', service: 'navy', count: mvps, mvps, when: 'Set-up' },
];
const ATTACK = { type: 'v1.MissionOpened', mission: 'attack' };
const withheld = (title: string, why: string) => `
  title: ${title}
  warning: ${why}`;
/** The second game of a series: 3 mvps in the false alarm before it, 5 in this one, the joint centre in both. */
const second = (more: Partial<GameState> = {}, house: Parameters<typeof inPlay>[1] = {}): PearlState => ({
  ...inPlay({ no: 2, plan: PLAN, spending: bought(5), ...more }, house),
  past: [{ no: 1, spending: bought(3) }],
  joint: [1, 2],
  players: { jp: 'Ken', us: 'Ann' },
});
const lost = (count: number): readonly Ship[] =>
  Array.from({ length: count }, (_, i) => ({
    ...newShip({ name: `Ship ${i}`, side: 'us', cls: 'bb', place: 'harbour' }),
    status: 'bottomed' as const,
    hitAt: 'harbour' as const,
  }));

describe('[Detection] the attack begins', () => {
  const begins = (when: string, harbour = '') => `
    title: The attack begins [Detection]
    ${harbour}
    reminder: Both services are alerted from the next ${when} [Detection]`;
  const attack = (name: string, state: PearlState, tells: string): Scene => ({
    name,
    state,
    procedure: 'attack-begins',
    tells,
    events: [ATTACK, { type: 'v1.AttackBegun' }],
    reveals: [`harbour:1:${state.game.no}`],
  });
  const { inHarbour: _, ...unrolled } = inPlay().game;
  playScenes([
    attack(
      'and the carriers in harbour are seen',
      second({ inHarbour: ['enterprise', 'lexington'] }),
      begins('impulse', 'fact: In harbour = Enterprise, Lexington [Setups]'),
    ),
    attack(
      'alerting from the next phase by the other reading (PH-25)',
      second({}, { attackAlert: 'phase' }),
      begins('phase'),
    ),
    attack('from a plan on paper', inPlay(), begins('impulse')),
    attack('before anybody rolled for carriers', { ...inPlay(), game: unrolled }, begins('impulse')),
    {
      name: 'not in a false alarm',
      state: second({ plan: ALARM }),
      procedure: 'attack-begins',
      tells: 'title: The attack begins = not now [Detection]',
    },
  ]);
});

const OWN = 'fact: 5 × PBY search, Navy = 5 [Precautions]';
const MVPS = 'result: Matching points, game 2 = 5 [Precautions]';
const CENTRES = `
  fact: Joint command centre, game 1 = 12 [Precautions]
  fact: Joint command centre, game 2 = 12 [Precautions]`;

describe('[Precautions] Japan calls for them (PH-51)', () => {
  const confirmed = { turn: 2, impulse: 0 };
  const known = (more: Partial<GameState> = {}) =>
    second({ command: { army: { reports: 1, confirmed }, navy: { reports: 0 } }, ...more });
  const CALL = `
    call [Precautions] jp, seen by jp alone: Call for the US precautions?
    (Calling tells the US that this is the real attack.)
    - open: Call: this is the attack
    - no: Not now`;
  const call = (name: string, state: PearlState): Scene => ({
    name,
    state,
    procedure: 'disclosure',
    script: [['call', 'open']],
    asks: CALL,
    tells: `
      title: The US precautions are revealed [Precautions]
      ${OWN}
      ${MVPS}
      ${CENTRES}`,
    events: [ATTACK, { type: 'v1.Disclosed' }],
    reveals: ['joint:1', 'mvps:1:2', 'reports:1:1', 'reports:1:2'],
  });
  playScenes([
    call('by a sealed plan of attack: all that was spent, with the joint centre', known()),
    call('by a plan on paper', known({ plan: 'paper' })),
    {
      name: 'not in a false alarm',
      state: known({ plan: ALARM }),
      procedure: 'disclosure',
      tells: 'title: Call for the precautions = not now [Precautions]',
    },
    {
      name: 'not before a confirmed detection',
      state: second(),
      procedure: 'disclosure',
      tells: withheld('The US precautions are revealed', 'No detection is confirmed.'),
    },
    {
      name: 'not twice',
      state: known({ disclosed: true }),
      procedure: 'disclosure',
      tells: withheld('The US precautions are revealed', 'The precautions are already revealed.'),
    },
  ]);
});

describe('[Setups] a game ends', () => {
  const END = (no: number) => `
    end [Setups] jp: End game ${no}?
    (Japan’s plan is then revealed.)
    - end: End the game`;
  const MISSION = `
    mission [Setups] jp: What did the plan say?
    mission “This game is”, one of
    - attack: The real attack
    - false-alarm: A false alarm
    → Confirm`;
  const planned = (mission: string, entry = '') => `
    fact: This game is = ${mission} [Setups]
    fact: Mini-subs = none [Setups]
    fact: Invasion = no [Setups]
    ${entry}`;
  const over = (mission: string) => [{ type: 'v1.GameOver', game: 2, mission }];
  const OPENED = ['plan:1:2', 'harbour:1:2', 'joint:1', 'mvps:1:2', 'reports:1:1', 'reports:1:2'];
  /** Four battleships bottomed are 16 vps, matched by 5 and 12 of this game up to 16, and by 3 and 12 of the one before. */
  const ACCOUNT = `
    fact: Scored by Japan = 16 [Victory Points]
    fact: Matched (mvps: 15 + 17) = +31 [Victory Points]
    fact: Four-ship penalty = 0 [Four Ships]
    fact: Scored by the US = 2 [Victory Points]
    result: Net score = 45 [Verdict]
    result: Japan’s score = 47 [Verdict]`;
  const scored = (more: Partial<GameState>) =>
    second({ ships: lost(4), corrections: { jp: [], us: [{ label: 'x', points: 2, when: '' }] }, ...more });
  playScenes([
    {
      name: 'a false alarm: what was spent is told without the joint centre (PH-6)',
      state: second({ plan: ALARM }),
      procedure: 'end-game',
      script: [['end', 'end']],
      asks: END(2),
      tells: `
        title: Game 2 was a false alarm [Setups]
        ${planned('a false alarm')}
        ${OWN}
        ${MVPS}`,
      events: over('false-alarm'),
      reveals: ['plan:1:2', 'mvps:1:2'],
    },
    {
      name: 'the real attack: all that was spent, and the account',
      state: scored({}),
      procedure: 'end-game',
      script: [['end', 'end']],
      asks: END(2),
      tells: `
        title: Game 2 was the real attack [Setups]
        ${planned('the real attack', 'fact: Entry = West [Setups]')}
        ${OWN} 
        ${MVPS}
        ${CENTRES}
        ${ACCOUNT}`,
      events: over('attack'),
      reveals: OPENED,
    },
    {
      name: 'a plan on paper is asked for; without four ships the penalty is told',
      state: scored({ plan: 'paper', ships: lost(1), spending: [] }),
      procedure: 'end-game',
      script: [
        ['end', 'end'],
        ['mission', { mission: 'attack' }],
      ],
      asks: END(2) + MISSION,
      tells: `
        title: Game 2 was the real attack [Setups]
        fact: The plan on paper = the real attack <mission>
        result: Matching points, game 2 = 0 [Precautions]
        ${CENTRES}
        fact: Scored by Japan = 4 [Victory Points]
        fact: Matched (mvps: 15 + 12) = +8 [Victory Points]
        fact: Four-ship penalty = −48 [Four Ships]
        fact: Scored by the US = 2 [Victory Points]
        result: Net score = −38 [Verdict]
        result: Japan’s score = −36 [Verdict]`,
      events: over('attack'),
      reveals: OPENED,
    },
    {
      name: 'a plan on paper whose mission is open already is not asked for',
      state: second({ plan: 'paper', opened: 'false-alarm' }),
      procedure: 'end-game',
      script: [['end', 'end']],
      asks: END(2),
      tells: `
        title: Game 2 was a false alarm [Setups]
        ${OWN}
        ${MVPS}`,
      events: over('false-alarm'),
      reveals: ['plan:1:2', 'mvps:1:2'],
    },
  ]);
});

describe('[Verdict] the series ends', () => {
  const everything = (no: number) => [
    'joint:1',
    ...Array.from({ length: no }, (_, i) =>
      [
        ...['plan', 'harbour', 'arrivals', 'mvps', 'reports'],
        ...['cards-jp', 'cards-us', 'markers-jp', 'markers-us'],
      ].map((tag) => `${tag}:1:${i + 1}`),
    ).flat(),
  ];
  const recorded = (
    name: string,
    state: PearlState,
    [title, value, why]: readonly [string, string, string],
    event: { readonly [field: string]: string | number },
  ): Scene => ({
    name,
    state,
    procedure: 'record-end',
    tells: `
      title: ${title} = ${value} [Verdict]
      result: ${why} [Verdict]`,
    events: [{ type: 'v1.SeriesEnded', ...event }],
    reveals: everything(state.game.no),
  });
  /** A real attack that is over with four ships bottomed, and points on top to reach a score. */
  const over = (
    score: number,
    more: Partial<GameState> = {},
    house: Parameters<typeof inPlay>[1] = {},
  ): PearlState => ({
    ...inPlay({ stage: 'over', ships: lost(4), ...more }, house),
    players: { jp: 'Ken', us: 'Ann' },
    game: {
      ...inPlay().game,
      stage: 'over',
      ships: lost(4),
      corrections: { jp: [{ label: 'x', points: score - 16, when: '' }], us: [] },
      ...more,
    },
  });
  const HOW = `
    how [Victory Points] both: How does it end?
    (This is logged. You can strike it.)
    - us-concedes: The US concedes (Ken wins)
    - jp-concedes: Japan concedes (Ann wins)
    - agreed: Both agree to stop (Nobody wins)`;
  const stop = (
    how: string,
    title: string,
    value: string,
    why: string,
    winner: string,
    games: number,
  ): Scene => ({
    name: `by the players’ own word: ${how}`,
    state: second(),
    procedure: 'stop-series',
    script: [['how', how]],
    asks: HOW,
    tells: `
      title: ${title} = ${value} [Verdict]
      result: ${why} [Verdict]`,
    // Nothing scored, four ships short: 4 × 16 off.
    events: [{ type: 'v1.SeriesEnded', end: how, winner, games, score: -64 }],
    reveals: everything(2),
  });
  playScenes([
    recorded('at 21 the US wins', over(21), ['Ann wins', '1 game', '21 points, Japan less US: US victory'], {
      end: 'us-victory',
      winner: 'us',
      games: 1,
      score: 21,
    }),
    recorded('from 22 it is a draw', over(22), ['Nobody wins', '0 games', '22 points, Japan less US: draw'], {
      end: 'draw',
      winner: 'nobody',
      games: 0,
      score: 22,
    }),
    recorded(
      'from 25 Japan wins, here by its points alone',
      over(25, {}, { score: 'gross' }),
      ['Ken wins', '1 game', '25 points, Japan alone: Japanese victory'],
      { end: 'jp-victory', winner: 'jp', games: 1, score: 25 },
    ),
    recorded(
      'from 40 it is a strategic victory',
      over(40),
      ['Ken wins', '2 games', '40 points, Japan less US: Japanese strategic victory'],
      { end: 'jp-strategic', winner: 'jp', games: 2, score: 40 },
    ),
    recorded(
      'below nought with a true minus sign',
      over(-3),
      ['Ann wins', '1 game', '−3 points, Japan less US: US victory'],
      { end: 'us-victory', winner: 'us', games: 1, score: -3 },
    ),
    recorded(
      'by the landing, whatever the points, before the game is over (PH-45)',
      over(21, { stage: 'play', landing: 'taken' }),
      ['Ken wins', '2 games', 'O‘ahu is taken: strategic victory, points do not matter'],
      { end: 'invasion', winner: 'jp', games: 2, score: 21 },
    ),
    {
      name: 'nothing ends it in the middle of a game, nor a landing that failed',
      state: over(21, { stage: 'play', landing: 'failed' }),
      procedure: 'record-end',
      tells: withheld('The series ends', 'The series is not over.'),
    },
    stop('us-concedes', 'Ken wins', '1 game', 'the US concedes', 'jp', 1),
    stop('jp-concedes', 'Ann wins', '1 game', 'Japan concedes', 'us', 1),
    stop('agreed', 'Nobody wins', '0 games', 'both agree to stop', 'nobody', 0),
  ]);
});

describe('[Gameturn Sequence] from step to step', () => {
  const at = (turn: number, step: string, more: Partial<GameState> = {}) =>
    inPlay({ cursor: { turn, step }, ...more });
  const REPORT = [{ id: 'c1', service: 'army', label: 'Radar', state: 'open' }] as const;
  const LEAVE = (title: string, owed: string) => `
    leave [Gameturn Sequence] both: ${title}
    (Still owed: ${owed}. This is logged. You can undo it.)
    - leave: Continue`;
  playScenes([
    {
      name: 'a game begins',
      state: second({ stage: 'set-up' }),
      procedure: 'begin-play',
      tells: 'title: Game 2 begins [Gameturn Sequence]',
      events: [{ type: 'v1.PlayBegun', game: 2 }],
    },
    {
      name: 'a step that owes nothing',
      state: at(2, 'movement'),
      procedure: 'end-step',
      tells: 'title: Ship movement: done [Gameturn Sequence]',
      events: [{ type: 'v1.StepEnded', step: 'movement' }],
    },
    {
      name: 'a step left with something owed',
      state: at(1, 'arrivals', { reports: REPORT }),
      procedure: 'end-step',
      script: [['leave', 'leave']],
      asks: LEAVE('Leave “US carriers arrive”?', 'US carrier arrivals; Army report: Radar'),
      tells: `
        title: US carriers arrive: done [Gameturn Sequence]
        warning: Left undone: US carrier arrivals
        warning: Left undone: Army report: Radar`,
      events: [{ type: 'v1.StepEnded', step: 'arrivals' }],
    },
    {
      name: 'the next impulse',
      state: at(2, 'air', { impulse: 3 }),
      procedure: 'next-impulse',
      tells: 'title: Impulse 4 of 9 [Air Impulses]',
      events: [{ type: 'v1.ImpulseBegun', impulse: 4 }],
    },
    {
      name: 'a phase ends',
      state: at(2, 'air', { impulse: 3 }),
      procedure: 'end-phase',
      tells: 'title: Day 1, Morning ends [Gameturn Sequence]',
      events: [{ type: 'v1.PhaseEnded', turn: 2, skipped: [] }],
    },
    {
      name: 'a phase ended with a report that waits',
      state: at(2, 'air', { reports: REPORT }),
      procedure: 'end-phase',
      script: [['leave', 'leave']],
      asks: LEAVE('End the phase?', 'Army report: Radar'),
      tells: `
        title: Day 1, Morning ends [Gameturn Sequence]
        warning: Left undone: Army report: Radar`,
      events: [{ type: 'v1.PhaseEnded', turn: 2, skipped: ['Left undone: Army report: Radar'] }],
    },
  ]);
});
