import { describe, expect, it } from 'vitest';
import { initialState, type PearlState, type Plan } from '../../../src/games/pearl-harbor-7dec41/state/state';
import { ahead, inPlay, played } from './pearl';
import { linesOf, playScenes, type Scene, told } from './scenes';

const READ = (side: string, hint: string) => `
  read [Setups] ${side}, seen by ${side} alone: Read it, then hand the phone back
  (${hint})
  - done: Done`;

const WHOLE: Plan = {
  mission: 'attack',
  miniSubs: 3,
  miniSubsAt: { turn: 7, impulse: 2 },
  invasion: true,
  entry: 'West',
  loads: 'Akagi bombs',
};

describe('[Setups] who plays, and how the rules are read', () => {
  const PLAYERS = (jp: string, us: string) => `
    players [Setups] both: Who plays?
    jp “Japanese player”, text of 24, begins as “${jp}”
    us “US player”, text of 24, begins as “${us}”
    different: jp, us
    → Next`;
  const HOUSE = (hint: string) => `
    house [Chances] both: House rules
    (${hint})
    ownMvps “Mvps spent in the real attack’s game”, one of, begins as “match”
    - match: Count for the match
    - no-match: Do not count
    joint “Joint command centre”, one of, begins as “series”
    - series: Bought once a series
    - game: Bought again each game
    penalty “Four-ship penalty”, one of, begins as “points”
    - points: Per point below 16
    - ships: Per ship below four
    score “The score that decides”, one of, begins as “net”
    - net: Japan’s points minus the US’s
    - gross: Japan’s points alone
    channel “Sunk in the channel”, one of, begins as “on-top”
    - on-top: 12 on top of the ship’s own: 16 or 18
    - instead: 12 only
    miniSub “A mini-sub hits”, one of, begins as “flat”
    - flat: At 50%
    - table: By the torpedo row
    attackAlert “An attack alerts both services from”, one of, begins as “impulse”
    - impulse: The next impulse
    - phase: The next phase
    heavy “Heavy bombs”, one of, begins as “horizontal”
    - horizontal: Level bombers only
    - sbd-too: SBDs as well
    - ap-only: Armour-piercing only
    twoBombs “Two bombs in one phase work”, one of, begins as “damaged”
    - damaged: On a damaged ship
    - any: On any ship
    homeless “Squadrons of a damaged carrier”, one of, begins as “elsewhere”
    - elsewhere: Land where there is room
    - lost: Lost
    → Play with these rules`;
  const AT_FIRST = 'Where the rulebook is unclear. Our choice comes first.';
  const FROM_HERE = 'They apply from now on. Rolls already made stand; points are counted again.';
  const OURS = initialState().house;
  const low: PearlState = { ...inPlay({}, { faces: 'low' }), players: { jp: 'Ken', us: 'Ann' } };
  const ended = { no: 1, end: 'draw', winner: 'nobody', games: 0, score: 23 } as const;
  playScenes([
    {
      name: 'the match begins by our reading',
      state: initialState(),
      procedure: 'set-up',
      script: [
        ['players', { jp: 'Ken', us: 'Ann' }],
        ['house', {}],
      ],
      asks: PLAYERS('Japan', 'US') + HOUSE(AT_FIRST),
      tells: `
        title: The match begins
        fact: Japan: Ken. US: Ann. <players>`,
      events: [{ type: 'v1.SeriesBegun', players: { jp: 'Ken', us: 'Ann' }, house: OURS }],
    },
    {
      name: 'the next series begins as the last was played, and says what changes',
      state: { ...low, ended, match: [ended] },
      procedure: 'set-up',
      script: [
        ['players', { jp: 'Ann', us: 'Ken' }],
        ['house', { heavy: 'ap-only' }],
      ],
      asks: PLAYERS('Ken', 'Ann') + HOUSE(AT_FIRST),
      tells: `
        title: Series 2 begins
        fact: Japan: Ann. US: Ken. <players>
        fact: Heavy bombs: Armour-piercing only <house>`,
      events: [
        {
          type: 'v1.SeriesBegun',
          players: { jp: 'Ann', us: 'Ken' },
          house: { ...OURS, faces: 'low', heavy: 'ap-only' },
        },
      ],
    },
    {
      name: 'a switch changed in mid-game',
      state: low,
      procedure: 'house-rules',
      script: [['house', { score: 'gross' }]],
      asks: HOUSE(FROM_HERE),
      tells: `
        title: House rules changed
        fact: The score that decides: Japan’s points alone`,
      events: [{ type: 'v1.HouseChanged', house: { ...OURS, faces: 'low', score: 'gross' } }],
    },
    {
      name: 'nothing changed',
      state: low,
      procedure: 'house-rules',
      script: [['house', {}]],
      asks: HOUSE(FROM_HERE),
      tells: 'title: House rules as before',
      events: [{ type: 'v1.HouseChanged', house: { ...OURS, faces: 'low' } }],
    },
  ]);
});

describe('[Setups] Japan’s plan', () => {
  const MISSION = (forced: boolean) => `
    mission “This game is”, one of${forced ? ', begins as “attack”' : ''}
    - attack: The real attack
    - false-alarm: A false alarm${forced ? ' ✗ After two false alarms this must be the attack.' : ''}`;
  const PLAN = (no: number, forced = false) => `
    plan [Setups] jp, seen by jp alone: What is game ${no}?
    (${forced ? 'After two false alarms this game is the attack.' : 'The US looks away while you answer.'})
    ${MISSION(forced)}
    miniSubs “Mini-subs”, one of, begins as “no”, if mission is attack
    - no: No
    - yes: Yes
    count “How many mini-subs”, 1 to 9, begins as “5”, if miniSubs is yes
    when “When they attack”, one of, begins as “preset”, if miniSubs is yes
    - preset: Set in advance
    - open: Decided later (For beginners)
    turn “Phase”, one of, begins as “6”, if when is preset
    - 2: Day 1, Morning
    - 3: Day 1, Noon
    - 4: Day 1, Afternoon
    - 5: Day 2, Night
    - 6: Day 2, Morning
    - 7: Day 2, Noon
    - 8: Day 2, Afternoon
    impulse “Impulse”, 1 to 9, begins as “1”, if when is preset
    invasion “Invasion of O‘ahu”, one of, begins as “no”, if mission is attack
    - no: No
    - yes: Yes
    entry “Where each task force enters”, text of 80 or none, begins as “” (West, or north-west out of the weather front.)
    loads “Kate loads”, text of 80 or none, begins as “”, if mission is attack (Torpedoes or bombs, and which squadrons carry armour-piercing bombs.)
    → Seal the plan`;
  const sealed = (plan: Plan) => [{ type: 'v1.PlanSealed', plan }];
  playScenes([
    {
      name: 'the attack with all that belongs to it',
      state: ahead(0),
      procedure: 'plan',
      script: [
        [
          'plan',
          {
            mission: 'attack',
            miniSubs: 'yes',
            count: 3,
            turn: '7',
            impulse: 2,
            invasion: 'yes',
            entry: 'West',
            loads: 'Akagi bombs',
          },
        ],
      ],
      asks: PLAN(1),
      tells: `
        title: Plan sealed [Setups]
        fact: This game is = the real attack [Setups] <plan>
        fact: Mini-subs = 3 [Setups] <plan>
        fact: They attack = Day 2, Noon, impulse 2 [Setups] <plan>
        fact: Invasion = yes [Setups] <plan>
        fact: Entry = West [Setups] <plan>
        fact: Kate loads = Akagi bombs [Setups] <plan>`,
      events: sealed(WHOLE),
    },
    {
      name: 'mini-subs whose time is left open',
      state: ahead(1),
      procedure: 'plan',
      script: [['plan', { mission: 'attack', miniSubs: 'yes', when: 'open' }]],
      asks: PLAN(2),
      tells: `
        title: Plan sealed [Setups]
        fact: This game is = the real attack [Setups] <plan>
        fact: Mini-subs = 5 [Setups] <plan>
        fact: Invasion = no [Setups] <plan>`,
      events: sealed({ mission: 'attack', miniSubs: 5, invasion: false, entry: '', loads: '' }),
    },
    {
      name: 'a false alarm has neither mini-subs nor an invasion nor loads (PH-55)',
      state: ahead(1),
      procedure: 'plan',
      script: [['plan', { mission: 'false-alarm', miniSubs: 'yes', invasion: 'yes', loads: 'Bombs' }]],
      asks: PLAN(2),
      tells: `
        title: Plan sealed [Setups]
        fact: This game is = a false alarm [Setups] <plan>
        fact: Mini-subs = none [Setups] <plan>
        fact: Invasion = no [Setups] <plan>`,
      events: sealed({ mission: 'false-alarm', miniSubs: 0, invasion: false, entry: '', loads: '' }),
    },
    {
      name: 'after two false alarms the attack is forced',
      state: ahead(2),
      procedure: 'plan',
      script: [['plan', {}]],
      asks: PLAN(3, true),
      tells: `
        title: Plan sealed [Setups]
        fact: This game is = the real attack [Setups] <plan>
        fact: Mini-subs = none [Setups] <plan>
        fact: Invasion = no [Setups] <plan>`,
      events: sealed({ mission: 'attack', miniSubs: 0, invasion: false, entry: '', loads: '' }),
    },
    {
      name: 'a plan on paper',
      state: ahead(0),
      procedure: 'plan-on-paper',
      tells: 'title: Japan’s plan is on paper [Setups]',
      events: [{ type: 'v1.PlanSealed', plan: 'paper' }],
    },
    ...(
      [
        ['of a plan on paper', 'paper', 'Your plan is on paper.'],
        ['of what is not planned yet', undefined, 'This is the plan you sealed.'],
      ] as const
    ).map(
      ([name, plan, hint]): Scene => ({
        name: `nothing to read ${name}`,
        state: ahead(0, plan && { plan }),
        procedure: 'read-plan',
        script: [['read', 'done']],
        asks: READ('jp', hint),
        tells: 'title: Japan reads its plan [Setups]',
      }),
    ),
  ]);
});

it('[Setups] a plan on paper is not read', () => {
  const { prompts } = played(inPlay({ plan: 'paper' }), 'read-plan', [['read', 'done']]);
  expect(prompts.map(({ working }) => working)).toEqual([[]]);
});

it('[Setups] Japan reads again what it has sealed', () => {
  const { prompts, outcome } = played(inPlay({ plan: { ...WHOLE, miniSubs: 0 } }), 'read-plan', [
    ['read', 'done'],
  ]);
  expect(prompts.map(({ key, secret, hint }) => [key, secret, hint])).toEqual([
    ['read', 'jp', 'This is the plan you sealed.'],
  ]);
  expect(told(prompts[0]?.working ?? [])).toEqual(
    linesOf(`
      fact: This game is = the real attack [Setups]
      fact: Mini-subs = none [Setups]
      fact: They attack = Day 2, Noon, impulse 2 [Setups]
      fact: Invasion = yes [Setups]
      fact: Entry = West [Setups]
      fact: Kate loads = Akagi bombs [Setups]`),
  );
  expect(told(outcome.trace)).toEqual(['title: Japan reads its plan [Setups]']);
});

describe('[US Carriers] rolled for by the US alone', () => {
  const third = (id: string, name: string) => `
    ${id} [US Carriers] us, seen by us alone: ${name} in harbour?
    (In harbour on 5–6 (33%).)
    1d6: at sea, at sea, at sea, at sea, in harbour, in harbour`;
  const quarter = (id: string, name: string) => `
    ${id} [US Carriers] us, seen by us alone: ${name} arrives?
    (Arrives if both dice show 4–6 (25%).)
    2d6`;
  const rolled = (id: string, name: string, value: string) =>
    `die: ${name} in harbour? 33%: one die, 5 to 6 = ${value} [US Carriers] <${id}>`;
  const none = (id: string, title: string) => `
    ${id}:none [Setups] us, seen by us alone: ${title}
    (There is nothing to roll. Tap anyway, so that nobody can tell from the number of taps.)
    - on: Continue
    `;
  const came = (id: string, name: string, value: string) =>
    `die: ${name} arrives? 25%: each of 2 dice, 4 to 6 = ${value} [US Carriers] <${id}>`;
  const day = (more: Partial<PearlState['game']>) =>
    inPlay({ cursor: { turn: 5, step: 'arrivals' }, ...more });
  const arrived = (carriers: readonly string[]) => [
    { type: 'v1.CarriersArrived', turn: 5, carriers },
    { type: 'v1.StepEnded', step: 'arrivals' },
  ];
  playScenes([
    {
      name: 'Enterprise in harbour, and then Lexington too',
      state: ahead(0),
      procedure: 'harbour',
      script: [
        ['enterprise', 5],
        ['lexington', 6],
        ['read', 'done'],
      ],
      asks: `${third('enterprise', 'Enterprise')} ${third('lexington', 'Lexington')}
        ${READ('us', 'In harbour: Enterprise, Lexington. Their air units are on Ford Island.')}`,
      tells: `
        title: Carriers in harbour = Enterprise, Lexington [Setups]
        ${rolled('enterprise', 'Enterprise', 'in harbour (5)')}
        ${rolled('lexington', 'Lexington', 'in harbour (6)')}`,
      events: [{ type: 'v1.HarbourRolled', carriers: ['enterprise', 'lexington'] }],
    },
    {
      name: 'without Enterprise no roll for Lexington',
      state: ahead(0),
      procedure: 'harbour',
      script: [
        ['enterprise', 4],
        ['lexington:none', 'on'],
        ['read', 'done'],
      ],
      asks: `${third('enterprise', 'Enterprise')} ${none('lexington', 'No roll for Lexington')}
        ${READ('us', 'In harbour: none. Their air units are on Ford Island.')}`,
      tells: `
        title: Carriers in harbour = none [Setups]
        ${rolled('enterprise', 'Enterprise', 'at sea (4)')}`,
      events: [{ type: 'v1.HarbourRolled', carriers: [] }],
    },
    {
      name: 'as a day begins both may arrive',
      state: day({ inHarbour: [] }),
      procedure: 'arrivals',
      script: [
        ['enterprise', [4, 4]],
        ['lexington', [4, 5]],
        ['read', 'done'],
      ],
      asks: `${quarter('enterprise', 'Enterprise')} ${quarter('lexington', 'Lexington')}
        ${READ('us', 'Arriving: Enterprise, Lexington. Place in A-1 to C-1.')}`,
      tells: `
        title: Carrier arrivals = Enterprise, Lexington [Setups]
        ${came('enterprise', 'Enterprise', 'arrives (4 4)')}
        ${came('lexington', 'Lexington', 'arrives (4 5)')}`,
      events: arrived(['enterprise', 'lexington']),
    },
    {
      name: 'one that lies in harbour does not arrive, and the other may stay away',
      state: day({ inHarbour: ['enterprise'] }),
      procedure: 'arrivals',
      script: [
        ['enterprise:none', 'on'],
        ['lexington', [3, 5]],
        ['read', 'done'],
      ],
      asks: `${none('enterprise', 'No roll for Enterprise today')} ${quarter('lexington', 'Lexington')}
        ${READ('us', 'No carrier arrives today.')}`,
      tells: `
        title: Carrier arrivals = none [Setups]
        ${came('lexington', 'Lexington', 'not today (3 5)')}`,
      events: arrived([]),
    },
    {
      name: 'nobody rolls for one that has come, or that is not in the game',
      state: day({
        arrived: ['lexington'],
        ships: inPlay().game.ships.filter(({ id }) => id !== 'enterprise'),
      }),
      procedure: 'arrivals',
      script: [
        ['lexington:none', 'on'],
        ['read', 'done'],
      ],
      asks: none('lexington', 'No roll for Lexington today') + READ('us', 'No carrier arrives today.'),
      tells: 'title: Carrier arrivals = none [Setups]',
      events: arrived([]),
    },
    {
      name: 'before anybody rolled who is in harbour, both may arrive',
      state: ahead(0, { stage: 'play', cursor: { turn: 5, step: 'arrivals' } }),
      procedure: 'arrivals',
      script: [
        ['enterprise', [1, 1]],
        ['lexington', [6, 6]],
        ['read', 'done'],
      ],
      asks: `${quarter('enterprise', 'Enterprise')} ${quarter('lexington', 'Lexington')}
        ${READ('us', 'Arriving: Lexington. Place in A-1 to C-1.')}`,
      tells: `
        title: Carrier arrivals = Lexington [Setups]
        ${came('enterprise', 'Enterprise', 'not today (1 1)')}
        ${came('lexington', 'Lexington', 'arrives (6 6)')}`,
      events: arrived(['lexington']),
    },
  ]);
});
