import { stepsOfTurn } from '../../../src/core/play/sequence';
import { MOST_MARKERS, SHIP_HEXES } from '../../../src/games/pearl-harbor-7dec41/data/limits';
import { SEQUENCE, TURNS } from '../../../src/games/pearl-harbor-7dec41/data/sequence';
import { newShip } from '../../../src/games/pearl-harbor-7dec41/data/ships';
import { isAlerted, isJoint } from '../../../src/games/pearl-harbor-7dec41/state/command';
import { endReached, matchingGames, scoreOf } from '../../../src/games/pearl-harbor-7dec41/state/score';
import type { GameState, PearlState, Plan } from '../../../src/games/pearl-harbor-7dec41/state/state';
import { stepActions } from '../../../src/games/pearl-harbor-7dec41/views/steps';
import { CONFIRMED, formOf, statusOf, withShip } from './air';
import { everyThrow, has, shareOf } from './every-throw';
import { inPlay, played } from './pearl';
import { IN_THE_AIR, told } from './typed-air';

type Facts = { readonly [fact: string]: unknown };

const at = (turn: number, step: string, more: Partial<GameState> = {}): PearlState =>
  inPlay({ cursor: { turn, step }, ...more });
const PLAN: Plan = { mission: 'attack', miniSubs: 2, invasion: false, entry: '', loads: '' };

/** The first phase of a day: mini-subs come on the second one (PH-3). */
const miniSubsEnter = (day: number, miniSubs = 2): Facts => {
  const turn = TURNS.findIndex(({ date }) => date === `Day ${day}`) + 1;
  const step = stepsOfTurn(SEQUENCE, turn).some(({ id }) => id === 'mini-subs');
  const state = at(turn, 'mini-subs', { plan: { ...PLAN, miniSubs } });
  const first =
    step && miniSubs
      ? ([
          ['ward-1', [1, 1]],
          ['ward-2', [1, 1]],
        ] as const)
      : [];
  const enter = step && played(state, 'mini-subs-enter', first).outcome.events.length > 0;
  return { miniSubsEnter: enter };
};

/** After so many of two mini-subs are sunk by Ward, and the report of the first is believed or not. */
function ward(sunk: number, denial?: number): PearlState {
  const hits = [
    ['ward-1', [6, 6]],
    ['ward-2', sunk > 1 ? 6 : 1],
  ] as const;
  const entered = played(at(5, 'mini-subs', { plan: PLAN }), 'mini-subs-enter', hits).state;
  if (denial === undefined) return entered;
  return played(entered, 'report', [
    ['denial', denial],
    ['read', 'done'],
  ]).state;
}
const alerted = (state: PearlState): Facts => ({
  navyAlerted: isAlerted(state, 'navy'),
  armyAlertedSamePhase: isAlerted(state, 'army'),
});
const navyOf = (state: PearlState): Facts => ({ navyAlerted: alerted(state).navyAlerted });

const besideShips: Partial<GameState> = {
  cursor: { turn: 6, step: 'air' },
  impulse: 2,
  attack: { turn: 6, impulse: 2 },
  miniSubs: { entered: 1, sunk: 0, gone: false },
};
/** One mini-sub at Oklahoma, in every way that its dice fall. */
const miniSub = (more: Partial<GameState> = {}) =>
  everyThrow(inPlay({ ...besideShips, ...more }), 'mini-subs-attack', { 'target-1': 'oklahoma' });
const isStruck = ({ state }: { readonly state: PearlState }) => statusOf(state, 'oklahoma') !== 'ok';
const removed = (hit: boolean): Facts => {
  const ways = miniSub().filter((way) => isStruck(way) === hit);
  return { removed: ways.length > 0 && ways.every(({ state }) => state.game.miniSubs?.gone === true) };
};

/** One report of the Navy or the Army, believed: whom it alerts in the same phase. */
function confirmed(service: 'army' | 'navy', joint: boolean): readonly string[] {
  const reports = [{ id: 'c1', service, label: 'Radar', state: 'open' }] as const;
  const state = { ...inPlay({ reports }), joint: joint ? [1] : [] };
  const { state: after } = played(state, 'report', [
    ['denial', joint ? [1, 6] : 1],
    ['read', 'done'],
  ]);
  const names = { navy: 'Navy', army: 'Army' } as const;
  return (['navy', 'army'] as const).filter((each) => isAlerted(after, each)).map((each) => names[each]);
}

/** A find is a report first, and the US rolls whether it is believed. */
const believed = (found: PearlState): Facts => ({
  denialApplies: shareOf(everyThrow(found, 'report'), has('v1.ReportDenied')) !== '0',
});
const searched = (m1: number, turn = 2) =>
  played(
    at(turn, 'search'),
    'air-search',
    turn === 1
      ? []
      : [
          ['unit', 'pby'],
          ['markers', { count: 1, m1 }],
          ['found-1', [6, 6, 6]],
          ['what-1', 'ships'],
        ],
    { side: 'us' },
  );

const BATTLE = ['battleships', { jp: 2, us: 2 }] as const;
const damagedAkagi = () => withShip(at(2, 'movement'), 'akagi', { status: 'damaged', hitAt: 'sea' });
/** A battle by day that Japan loses, or that nobody wins, with these ships said to be screened. */
const battle = (state: PearlState, combat: readonly number[], screened?: object) =>
  played(state, 'surface-combat', [
    BATTLE,
    ['combat', combat],
    ...(screened ? [['screened', screened as never] as const] : []),
  ]);
const JAPAN_LOSES = [1, 3];
const sunk = (before: PearlState, after: PearlState): readonly string[] => [
  ...(after.game.transports < before.game.transports ? ['transports'] : []),
  ...(statusOf(after, 'akagi') === 'sunk' ? ['damaged carrier'] : []),
];

const IN_HARBOUR = { hitAt: 'harbour', place: 'harbour' } as const;
const scored = (changes: object): number => {
  const ship = { ...newShip({ name: 'Nevada', side: 'us', cls: 'bb', place: 'harbour' }), ...changes };
  return scoreOf(inPlay({ stage: 'over', ships: [ship] })).real;
};

/**
 * Situations of the rulebook by their names, as the app plays them: all that was typed of each is compared. The others are
 * read where their rule is tried.
 */
export const TYPED: { readonly [name: string]: () => Facts } = {
  ...IN_THE_AIR,
  'sectors that may be searched': () => {
    const { prompts } = played(inPlay(), 'precautions', [['precautions', {}]]);
    const [, sectors = ''] = /Searches are of (.*?),? once/.exec(prompts[0]?.hint ?? '') ?? [];
    return { sectors: sectors.replace(',', '').split(/ or | /) };
  },
  'joint command bought in game 1': () => {
    const buy = [['joint', 'buy']] as const;
    const planned = inPlay({ plan: { ...PLAN, mission: 'false-alarm', miniSubs: 0 } });
    const bought = played(planned, 'joint-command', buy).state;
    const next = played(bought, 'end-game', [['end', 'end']]).state;
    const [first] = matchingGames(next);
    const [, second] = matchingGames({ ...next, game: { ...next.game, stage: 'over' } });
    return { mvpsGame1: first?.mvps, mvpsGame2: second?.mvps, stillWorks: isJoint(next) };
  },
  'order of the steps': () => {
    const words: { readonly [action: string]: string } = {
      'mini-subs-enter': 'Ward and mini-subs',
      'surface-contact': 'ship movement and detection',
      'surface-combat': 'surface combat and US sub attacks',
      'submarine-attack': 'surface combat and US sub attacks',
      'us-strike': 'air operations',
    };
    const offered = SEQUENCE.steps.flatMap(({ id }) =>
      stepActions(at(6, id)).map((action) => words[action.id]),
    );
    return { order: [...new Set(offered.filter((each) => each !== undefined))] };
  },
  'mini-subs, turn 1': () => miniSubsEnter(1),
  'mini-subs, turn 2': () => miniSubsEnter(2),
  'mini-subs not used': () => miniSubsEnter(2, 0),
  'first sinking, believed': () => navyOf(ward(1, 1)),
  'first sinking, denied': () => navyOf(ward(1, 6)),
  'second sinking': () => navyOf(ward(2)),
  'second sinking tells the Army': () => alerted(ward(2)),
  'mini-sub after its hit': () => removed(true),
  'mini-sub after a miss': () => removed(false),
  'mini-sub hit with alert': () => {
    const ways = miniSub({ command: { army: { reports: 0 }, navy: CONFIRMED } }).filter(isStruck);
    return { state: [...new Set(ways.map(({ state }) => statusOf(state, 'oklahoma')))].join() };
  },
  'mini-sub hit without alert': () => {
    const ways = miniSub().filter(isStruck);
    const states = [...new Set(ways.map(({ state }) => statusOf(state, 'oklahoma')))].sort();
    // A hit is one half, so that a quarter of all ways is one half of the hits.
    const destroyed = shareOf(ways, ({ state }) => statusOf(state, 'oklahoma') === 'destroyed');
    return { stateOneOf: states, percentDestroyed: destroyed === '1/4' ? 50 : destroyed };
  },
  'hexes: damaged warship': () => {
    const state = withShip(at(2, 'movement'), 'nevada', { status: 'damaged' });
    const ways = everyThrow(state, 'damaged-move', { ship: 'nevada' });
    const moves = shareOf(ways, ({ outcome }) => outcome.trace[0]?.value === 'moves 1 hex');
    return {
      maxHexes: SHIP_HEXES.damaged,
      needsRoll: ways.length > 1,
      percent: moves === '2/3' ? 66 : moves,
    };
  },
  'damaged warship, roll fails': () => {
    const state = withShip(at(2, 'movement'), 'nevada', { status: 'damaged' });
    const { outcome } = played(state, 'damaged-move', [
      ['ship', 'nevada'],
      ['moves', 1],
    ]);
    return { hexes: Number(/moves (\d)/.exec(outcome.trace[0]?.value ?? '')?.[1] ?? 0) };
  },
  'marker limit': () => ({ legal: 3 + 1 <= MOST_MARKERS, max: MOST_MARKERS }),
  'too many markers': () => ({ legal: 3 + 2 <= MOST_MARKERS, max: MOST_MARKERS }),
  'two penned in': () => ({ pointsJapanese: 2 * scored({ ...IN_HARBOUR, penned: true }) }),
  'penned-in ship itself damaged': () => ({
    pointsJapanese: scored({ ...IN_HARBOUR, penned: true, status: 'damaged' }),
  }),
  'confirmed under joint command': () => {
    const both = confirmed('navy', true);
    return { alerted: both, when: both.length === 2 && 'at once' };
  },
  'confirmed without joint command': () => ({ alerted: confirmed('army', false) }),
  'when it is rolled': () => {
    const steps = SEQUENCE.steps.map(({ id }) => id);
    const search = (turn: number) =>
      stepActions(at(turn, 'search')).some(({ id, disabled }) => id === 'us-search' && !disabled);
    return {
      when: steps.indexOf('search') === steps.indexOf('movement') + 1 && 'after final ship movement',
      time: search(2) && !search(1) && 'day only',
    };
  },
  'at night': () => ({ allowed: searched(1, 1).prompts.length > 0 }),
  'seven hexes away': () => ({ percent: told('refused', () => searched(7)) ? 0 : undefined }),
  'air search may be disbelieved': () => believed(searched(1).state),
  'radar may be disbelieved': () => {
    const seen = played(inPlay(), 'radar', [
      ['where', '1'],
      ['seen', [6, 6, 6]],
    ]);
    return believed(seen.state);
  },
  'air attack at night': () => ({ legal: stepActions(at(1, 'air')).some(({ id }) => id === 'us-strike') }),
  'air attack by day': () => ({ legal: stepActions(at(2, 'air')).some(({ id }) => id === 'us-strike') }),
  'tenth impulse': () => {
    const { outcome } = played(at(2, 'air', { impulse: 9 }), 'next-impulse');
    return { exists: outcome.events.length > 0 };
  },
  'battleships with US carriers': () => {
    const { prompts } = battle(at(2, 'movement'), [1, 6]);
    return { battleships: prompts[0]?.hint?.includes('US carriers: none') ? [] : undefined };
  },
  'escort beaten': () => {
    const before = damagedAkagi();
    return { sunk: sunk(before, battle(before, JAPAN_LOSES, { transports: 3, carriers: ['akagi'] }).state) };
  },
  'escort beaten, sound carrier behind': () => {
    const before = at(2, 'movement');
    const { state, prompts } = battle(before, JAPAN_LOSES, { transports: 0 });
    const asked = formOf(prompts, 'screened').fields.map(({ key }) => key);
    return { sunk: asked.includes('carriers') ? undefined : sunk(before, state) };
  },
  'escort holds': () => ({ sunk: sunk(damagedAkagi(), battle(damagedAkagi(), [1, 6]).state) }),
  'loser of surface combat': () => {
    const { outcome } = battle(at(2, 'movement'), [6, 6]);
    const [, loser, side] =
      /^The (US) goes 1 hex toward its (own side)/.exec(outcome.trace.at(-1)?.label ?? '') ?? [];
    return { loser, mustLeave: side && `${side} of chart` };
  },
  'neither wins': () => {
    const { outcome } = battle(at(2, 'movement'), [1, 6]);
    return { mustLeave: outcome.trace.some(({ kind }) => kind === 'reminder') ? 'somebody' : null };
  },
  'landing won': () => {
    const landing = played(at(7, 'movement', { attack: { turn: 3, impulse: 1 } }), 'landing', [
      ['landing', 6],
    ]);
    const end = endReached(landing.state);
    return {
      verdict: end?.end === 'invasion' && 'strategic victory',
      worthGames: end?.games,
      points: scoreOf(landing.state).real,
    };
  },
};
