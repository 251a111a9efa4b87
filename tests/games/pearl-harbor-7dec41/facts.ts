import { expect } from 'vitest';
import type { Entry } from '../../../src/core/journal/journal';
import { foldJournal } from '../../../src/core/journal/projection';
import { stepsOfTurn } from '../../../src/core/play/sequence';
import { SEQUENCE, TURNS } from '../../../src/games/pearl-harbor-7dec41/data/sequence';
import { pearlHarbor } from '../../../src/games/pearl-harbor-7dec41/game';
import { scoreOf, tally } from '../../../src/games/pearl-harbor-7dec41/state/score';
import type { GameState, PearlState } from '../../../src/games/pearl-harbor-7dec41/state/state';
import { bump, type Met } from '../../support/fuzz';
import { liveEvents } from '../../support/recorded';
import type { GameFacts } from '../every-game/facts';
import { inPlay } from './pearl';
import { printedVerdict, recount } from './recount';

/** Every step of every phase. */
export const BOXES = TURNS.flatMap(({ turn }) =>
  stepsOfTurn(SEQUENCE, turn).map(({ id }) => [turn, id] as const),
);

/** As much as can be going on at once. */
export const BUSY: Partial<GameState> = {
  attack: { turn: 1, impulse: 0 },
  command: { army: { reports: 1, confirmed: { turn: 1, impulse: 0 } }, navy: { reports: 0 } },
  reports: [{ id: 'c1', service: 'navy', label: 'PBY', state: 'open' }],
};
const SUBS: Partial<GameState> = { miniSubs: { entered: 2, sunk: 0, gone: false } };

/** What the players end, and not the rules. */
const CALLED = ['jp-concedes', 'us-concedes', 'agreed'];

export const facts: GameFacts<PearlState> = {
  rulebook: {
    // Typed from the rulebook's headings and opening words, in its order; what a heading gathers is cited apart.
    rules: [
      'Chances',
      'Victory Points, Penned In, Matching, Invasion Victory',
      'Four Ships',
      'Verdict',
      'Precautions, Joint Command, Searches, US Subs, Readying, Search and Attack, Telling mvps',
      'Setups, Entry, US Carriers',
      'Gameturn Sequence',
      'USS Ward, Mini-subs',
      'Ship Movement, Kido Butai, Dummies, Battle Squadrons, Leaving Harbor, Markers',
      'Detection, Command Denial, Surface Detection, Air-to-sea, Radar, Sub Detection, Air-to-air',
      'Confirmed Detection, China Clipper',
      'Air Attack Ops, Strike Contact, Carrier Ops, Air Missions, Kate Loads, Air Impulses, Launching, Air Movement',
      'Interception, Air Strikes, Return',
      'AntiAircraft, Altitude',
      'US Fighters',
      'Airstrike Hits, Torpedo Malfunction, One Target',
      'Sub Attack, Screening, Surface Combat',
      'Hit Results, No Torpedoes, Damage States, Transports and Tanks, Carrier Hits, Second Hits',
      'Armor-piercing',
      'Land Combat',
    ].flatMap((heading) => heading.split(', ')),
    count: 63,
    inText: () => [],
    cited: 52,
  },
  rulings: { prefix: 'PH', switches: 10 },
  house: {
    ownMvps: {
      ruling: 'PH-5',
      label: 'Mvps spent in the real attack’s game',
      readings: { match: 'Count for the match', 'no-match': 'Do not count' },
    },
    joint: {
      ruling: 'PH-6',
      label: 'Joint command centre',
      readings: { series: 'Bought once a series', game: 'Bought again each game' },
    },
    penalty: {
      ruling: 'PH-9a',
      label: 'Four-ship penalty',
      readings: { points: 'Per point below 16', ships: 'Per ship below four' },
    },
    score: {
      ruling: 'PH-10',
      label: 'The score that decides',
      readings: { net: 'Japan’s points minus the US’s', gross: 'Japan’s points alone' },
    },
    channel: {
      ruling: 'PH-14',
      label: 'Sunk in the channel',
      readings: { 'on-top': '12 on top of the ship’s own: 16 or 18', instead: '12 only' },
    },
    miniSub: {
      ruling: 'PH-18',
      label: 'A mini-sub hits',
      readings: { flat: 'At 50%', table: 'By the torpedo row' },
    },
    attackAlert: {
      ruling: 'PH-25',
      label: 'An attack alerts both services from',
      readings: { impulse: 'The next impulse', phase: 'The next phase' },
    },
    heavy: {
      ruling: 'PH-32',
      label: 'Heavy bombs',
      readings: {
        horizontal: 'Level bombers only',
        'sbd-too': 'SBDs as well',
        'ap-only': 'Armour-piercing only',
      },
    },
    twoBombs: {
      ruling: 'PH-33',
      label: 'Two bombs in one phase work',
      readings: { damaged: 'On a damaged ship', any: 'On any ship' },
    },
    homeless: {
      ruling: 'PH-39',
      label: 'Squadrons of a damaged carrier',
      readings: { elsewhere: 'Land where there is room', lost: 'Lost' },
    },
  },
  sides: { 'mini-subs-enter': 'Japan enters them, the US rolls for Ward' },
  terms: {
    above: 40,
    spoken:
      'mvps, joint command, false alarm, dismissed, confirmed, alerted, weather front, Combat Air Patrol, mini-subs, impulse, penned in, bottomed, readied',
  },
  guide: {
    above: 200,
    titles: [
      'Set-up',
      'Japan plans',
      'The US sets up',
      'Before the first phase',
      'US carriers arrive',
      'Ward and mini-subs',
      'Ship movement',
      'Searches',
      'The air at night',
      'Air operations',
      'The end',
    ],
    places: () =>
      BOXES.flatMap(([turn, step]) =>
        Object.entries({
          quiet: {},
          busy: BUSY,
          'busy with mini-subs': { ...BUSY, ...SUBS },
          'mini-subs': SUBS,
        }).map(
          ([how, more]) =>
            [`phase ${turn}, ${step}, ${how}`, inPlay({ cursor: { turn, step }, ...more })] as const,
        ),
      ),
  },
  example: {
    moment: 'Game 1 · Day 1, Morning',
    title: 'Japanese air strike',
    die: 'Is Pennsylvania hit?',
  },
  practice: { moment: 'Game 1 · Day 1, Night', main: 'Next step' },
  dice: [6],
  recorded: {
    // Added up by hand from their scripts.
    ends: {
      called: {
        ends: ['us-concedes 1', 'jp-concedes 1', 'agreed 0'],
        tally: { Ken: 1, Ann: 1 },
        score: { real: 0, matched: 0, penalty: 64, us: 0, net: -64, gross: -64 },
        struck: 0,
      },
      draw: {
        ends: ['draw 0', 'jp-victory 1', 'us-victory 1'],
        tally: { Ken: 0, Ann: 2 },
        score: { real: 0, matched: 0, penalty: 64, us: 0, net: -64, gross: -64 },
        struck: 0,
      },
      invasion: {
        ends: ['invasion 2'],
        tally: { Ken: 2, Ann: 0 },
        // Nevada bottomed in the channel 4 + 12, California damaged 2, a PBY 1 and the F4F 1; 4 of 16 points.
        // Kaga and Akagi damaged 4 + 4, Kaga's Val and Kate 4, Hiryu's and Soryu's Val 4, Kaga's Zero 2.
        score: { real: 20, matched: 0, penalty: 48, us: 18, net: -46, gross: -28 },
        struck: 3,
      },
      'two-false-alarms': {
        ends: ['jp-strategic 2'],
        tally: { Ken: 2, Ann: 0 },
        // Arizona 6; Oklahoma, California and West Virginia 4 each; Tennessee and Maryland 2 each; Enterprise 3; a B-17 2; a
        // P-40B 1. Mvps 5 and 3, and 3 with the joint centre's 12. Three Japanese squadrons.
        score: { real: 28, matched: 23, penalty: 0, us: 6, net: 45, gross: 51 },
        struck: 0,
      },
    },
    endOf: ({ state, struck }) => ({
      ends: state.match.map((series) => `${series.end} ${series.games}`),
      tally: Object.fromEntries(tally(state).map(({ player, games }) => [player, games])),
      score: scoreOf(state),
      struck: struck.size,
    }),
    endEvent: 'v1.SeriesEnded',
    afterSheet: ['secrets-again'],
    bothSides: ['crash', 'damaged-move', 'land-elsewhere', 'mini-subs-enter', 'strike', 'surface-contact'],
  },
  amended: [
    { name: 'invasion', every: 1, overridable: [], rounds: 1, least: { perLine: 0.5, conflicts: 1 } },
    // A long one, by samples.
    { name: 'two-false-alarms', every: 6, overridable: [], rounds: 1, least: { perLine: 0.5, conflicts: 0 } },
  ],
  fuzz: {
    runs: 6,
    seed: 19,
    tape: 1600,
    // Series played on to their end, series in which people take things in hand, and series struck at will.
    styles: [
      { tidy: true, onward: ['next-impulse', 'end-phase', 'end-step', 'end-game', 'record-end'] },
      { tidy: true, onward: ['end-game', 'record-end', 'end-step', 'end-phase'] },
      { tidy: true, onward: ['attack-begins', 'strike', 'mini-subs-attack', 'landing'] },
      { tidy: false, onward: [] },
    ],
    isOver: ({ ended }) => ended !== undefined,
    check,
    prompts: { choice: 26_000, form: 15_000, dice: 23_000 },
    // The bands above 21 points are met by any-account: people who do what comes to mind do not get there.
    reached: {
      'jp-concedes': 40,
      'us-concedes': 40,
      agreed: 30,
      'us-victory': 900,
      invasion: 75,
      'false alarm': 750,
    },
    always: [],
  },
};

/** The account on screen is the one counted again. */
function check(entries: readonly Entry[], tidy: boolean, met: Met): void {
  const projection = foldJournal(pearlHarbor, entries);
  const events = liveEvents(projection);
  const { account, ends, broken } = recount(events);
  const { real, us, matched, penalty, net, gross } = scoreOf(projection.state);
  expect({ jp: real, us, matched, penalty, net, gross }).toMatchObject({
    jp: account.jp,
    us: account.us,
    matched: account.matched,
    penalty: account.penalty,
    net: account.net,
    gross: account.gross,
  });
  if (tidy) expect(broken).toEqual([]);
  for (const { event } of ends) bump(met.reached, String(event.end));
  for (const { mission } of events.filter(({ type }) => type === 'v1.GameOver'))
    if (mission === 'false-alarm') bump(met.reached, 'false alarm');
  // What was struck before an end may change the account that the end was written down on.
  if (!tidy) return;
  for (const { event, account: then } of ends) {
    if (CALLED.includes(String(event.end))) continue;
    expect([event.end, event.games]).toEqual(printedVerdict(then));
    expect(event.score).toBe(then.decides);
  }
}
