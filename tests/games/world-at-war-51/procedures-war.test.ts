import { describe, expect, it } from 'vitest';
import { begun, britainFirst } from './declared';
import { testPlays } from './procedures';
import { keysOf, run } from './war';

const HOUSE = {
  magic: 'japan-first',
  drm: 'shown',
  stack: 'once',
  aborted: 'out',
  patrol: 'available',
  counter: 'total',
} as const;

const HOUSE_FIELDS = (now: { readonly [rule: string]: string }) => [
  `> magic: Strategic Magic is played, one of japan-first Japan first, openly | both-hidden Both written down, first ${now.magic}, 51.311`,
  `> drm: Of the surprise die Japan sees, one of shown Its modifier | level-only The level reached, first ${now.drm}, 51.313`,
  `> stack: Surprise at Pearl: +1 and air defence −1, one of once Once | add Added to levels 2 and 3, first ${now.stack}, 51.31`,
  `> aborted: Japanese squadrons once aborted, one of out Stay out of the second | fly May fly again, first ${now.aborted}, 51.41`,
  `> patrol: A third on patrol, counted of, one of available Squadrons available | surviving All that survive, first ${now.patrol}, 51.43B`,
  `> counter: Ten US squadrons at most, one of total In all | per-group For each group, first ${now.counter}, 51.43E`,
  '= Play with these rules',
];

describe('[51.31] who plays, and by which house rules', () => {
  testPlays({
    'a war begins': {
      state: { ...begun, begun: false },
      procedure: 'set-up',
      said: { players: { jp: 'Ken', us: 'Ann' }, house: { stack: 'add' } },
      asks: [
        'players: Who plays? [51.31]',
        '> jp: Japanese player, 1 to 24 letters, first Japan',
        '> us: US player, 1 to 24 letters, first US',
        '! different jp us: Two names, so that the log can tell you apart.',
        '= Next',
        'house: House rules [51.31]',
        '(Where the rulebook is unclear. Our choice comes first.)',
        ...HOUSE_FIELDS(HOUSE),
      ],
      tells: [
        'title Set up',
        'fact Japan: Ken. US: Ann. <players>',
        'fact Surprise at Pearl: +1 and air defence −1: Added to levels 2 and 3 <house>',
      ],
      events: [{ type: 'v1.Begun', players: { jp: 'Ken', us: 'Ann' }, house: { ...HOUSE, stack: 'add' } }],
    },
    'a switch is changed in mid-game': {
      state: { ...begun, house: { ...HOUSE, drm: 'level-only' } },
      procedure: 'house-rules',
      said: { house: { counter: 'per-group' } },
      asks: [
        'house: House rules [51.31]',
        '(They apply from now on. Rolls already made stand.)',
        ...HOUSE_FIELDS({ ...HOUSE, drm: 'level-only' }),
      ],
      tells: ['title House rules changed', 'fact Ten US squadrons at most: For each group'],
      events: [{ type: 'v1.HouseChanged', house: { ...HOUSE, drm: 'level-only', counter: 'per-group' } }],
    },
    'no switch is changed': {
      state: begun,
      procedure: 'house-rules',
      said: { house: {} },
      asks: [
        'house: House rules [51.31]',
        '(They apply from now on. Rolls already made stand.)',
        ...HOUSE_FIELDS(HOUSE),
      ],
      tells: ['title House rules as before'],
      events: [{ type: 'v1.HouseChanged', house: HOUSE }],
    },
  });
});

const WHO = [
  'war: Who declares war on whom? [51.71]',
  '- jp-both: Japan on the US and Britain',
  '- jp-us: Japan on the US alone',
  '- jp-gb: Japan on Britain alone',
  '- us: The US on Japan',
  '- gb: Britain on Japan',
  '- allies: The US and Britain on Japan',
];
const WHEN = [
  'when: In which game turn? [51.71]',
  '> season: Season, one of 0 Spring | 1 Summer | 2 Fall | 3 Winter, first 3',
  '> year: Year, 1939 to 1946, first 1941',
  '= Next',
];
const TENSION = [
  'tension: The US-Japanese tension level? [51.311]',
  '> level: Tension level now, 0 to 99, (With the increases at the start of this turn.)',
  '> mobilized: Status modifiers trigger a Japanese mobilization this turn, one of no No | yes Yes, first no, 51.311, (One more on the tension level, before war is declared.)',
  '> extra: More, for a higher shipbuilding rate, 0 to 5, first 0, when mobilized is yes, 36.11C',
  '= Next',
];
const FLEET = [
  'fleet: Is the Pacific Fleet based at Pearl Harbor? [51.312]',
  '* yes: Yes',
  '- no: No (No task force is located)',
];

describe('[51.71, 51.311] war is declared', () => {
  testPlays({
    'Japan on both, after a mobilization of this turn with 2 for shipbuilding: 36 is 39': {
      state: begun,
      procedure: 'declare',
      said: {
        war: 'jp-both',
        when: {},
        tension: { level: 36, mobilized: 'yes', extra: 2 },
        fleet: 'yes',
        strike: 'yes',
      },
      asks: [
        ...WHO,
        ...WHEN,
        ...TENSION,
        ...FLEET,
        'strike: Does a Japanese force strike Pearl Harbor? [51.32]',
        '* yes: It strikes',
        '- no: No strike',
      ],
      tells: [
        'title War: Japan on the US and Britain = Winter 1941 [51.71]',
        'fact Japan on the US and Britain [51.71] <war>',
        'fact When = Winter 1941, Japanese player turn [51.71] <when>',
        'fact Tension level 36, and 3 for the mobilization = 39 [51.311] <tension>',
      ],
      events: [
        {
          type: 'v1.WarDeclared',
          by: 'jp',
          on: ['us', 'gb'],
          at: { turn: 0, half: 'jp' },
          quarter: { season: 3, year: 1941 },
          actual: 39,
          attack: { fleet: true },
        },
      ],
    },
    'WW-24: on the US, the fleet elsewhere: no strike is proposed, and none is sent': {
      state: begun,
      procedure: 'declare',
      said: {
        war: 'jp-us',
        when: { season: '0', year: 1942 },
        tension: { level: 36 },
        fleet: 'no',
        strike: 'no',
      },
      asks: [
        ...WHO,
        ...WHEN,
        ...TENSION,
        ...FLEET,
        'strike: Does a Japanese force strike Pearl Harbor? [51.32]',
        '- yes: It strikes',
        '* no: No strike',
      ],
      tells: [
        'title War: Japan on the US alone = Spring 1942 [51.71]',
        'fact Japan on the US alone [51.71] <war>',
        'fact When = Spring 1942, Japanese player turn [51.71] <when>',
        'fact Tension level = 36 [51.311] <tension>',
        'fact The Pacific Fleet is based elsewhere (WW-24) [51.312] <fleet>',
        'reminder No strike is sent against Pearl Harbor: none of its rules apply. [51.311]',
      ],
      events: [
        {
          type: 'v1.WarDeclared',
          by: 'jp',
          on: ['us'],
          at: { turn: 0, half: 'jp' },
          quarter: { season: 0, year: 1942 },
          actual: 36,
        },
      ],
    },
    'WW-24: Japan strikes where the fleet is not': {
      state: britainFirst,
      procedure: 'declare',
      said: { war: 'jp-us', tension: { level: 38 }, fleet: 'no', strike: 'yes' },
      asks: [
        'war: Who declares war on whom? [51.71]',
        'x jp-both: Japan on the US and Britain (They are at war already.)',
        '- jp-us: Japan on the US alone',
        'x jp-gb: Japan on Britain alone (They are at war already.)',
        'x us: The US on Japan (In its own player turn only.)',
        'x gb: Britain on Japan (They are at war already.)',
        'x allies: The US and Britain on Japan (They are at war already.)',
        ...TENSION,
        ...FLEET,
        'strike: Does a Japanese force strike Pearl Harbor? [51.32]',
        '- yes: It strikes',
        '* no: No strike',
      ],
      tells: [
        'title War: Japan on the US alone = Summer 1942 [51.71]',
        'fact Japan on the US alone [51.71] <war>',
        'fact Tension level = 38 [51.311] <tension>',
        'fact The Pacific Fleet is based elsewhere (WW-24) [51.312] <fleet>',
      ],
      events: [
        {
          type: 'v1.WarDeclared',
          by: 'jp',
          on: ['us'],
          at: { turn: 2, half: 'jp' },
          actual: 38,
          attack: { fleet: false },
        },
      ],
    },
    'the US joins in its own player turn': {
      state: { ...britainFirst, clock: { turn: 2, half: 'allied' } },
      procedure: 'declare',
      said: { war: 'us' },
      asks: [
        'war: Who declares war on whom? [51.71]',
        'x jp-both: Japan on the US and Britain (They are at war already.)',
        'x jp-us: Japan on the US alone (In its own player turn only.)',
        'x jp-gb: Japan on Britain alone (They are at war already.)',
        '- us: The US on Japan',
        'x gb: Britain on Japan (They are at war already.)',
        'x allies: The US and Britain on Japan (They are at war already.)',
      ],
      tells: [
        'title War: The US on Japan = Summer 1942 [51.71]',
        'fact The US on Japan [51.71] <war>',
        'reminder Japan loses surprise: no attack by these rules. [51.311]',
      ],
      events: [{ type: 'v1.WarDeclared', by: 'us', on: ['us'], at: { turn: 2, half: 'allied' } }],
    },
  });

  it.each([
    ['jp-gb', 'jp', ['gb'], 'jp', 'Japan has not declared war on the US: no attack on Pearl Harbor.'],
    ['us', 'us', ['us'], 'allied', 'Japan loses surprise: no attack by these rules.'],
    ['gb', 'gb', ['gb'], 'allied', 'Japan has not declared war on the US: no attack by these rules.'],
    ['allies', 'allies', ['us', 'gb'], 'allied', 'Japan loses surprise: no attack by these rules.'],
  ])('%s: by %s on %j in the %s player turn, and no attack', (id, by, on, half, why) => {
    const japan = by === 'jp';
    const ran = run(begun, 'declare', { war: id, when: {}, ...(japan && { tension: { level: 30 } }) });
    expect(keysOf(ran)).toEqual(['war', 'when', ...(japan ? ['tension'] : [])]);
    expect(ran.outcome.events).toEqual([
      {
        type: 'v1.WarDeclared',
        by,
        on,
        at: { turn: 0, half },
        quarter: { season: 3, year: 1941 },
        ...(japan && { actual: 30 }),
      },
    ]);
    expect(ran.outcome.trace.at(-1)).toEqual({ kind: 'reminder', label: why, rule: '51.311' });
  });

  it('a mobilization alone is one more', () => {
    const said = { war: 'jp-gb', when: {}, tension: { level: 36, mobilized: 'yes', extra: 0 } };
    expect(run(begun, 'declare', said).outcome.events).toMatchObject([{ actual: 37 }]);
  });
});
