import { withMinus } from '../../../core/numbers';
import { type LedgerLine, ledgerTotal } from '../../../core/play/ledger';
import type { Stands } from '../../../core/play/view';
import { winnerLine as whoWins } from '../../../kit/standard/winner';
import { END_NAMES, type EndId, isCalled, winnerOf } from '../data/ends';
import { RULE } from '../data/headings';
import type { SideId } from '../data/sides';
import {
  BANDS,
  INVASION_GAMES,
  MVP_COST,
  PENALTY_PER_POINT,
  SHIP_POINTS_NEEDED,
  SHIPS_NEEDED,
} from '../data/values';
import { isLostShip, realLines, scored, shipPoints, spent } from './points';
import type { PearlState } from './state';

/** Each game's mvps with its joint centre, in order; the real attack's own last (PH-5, PH-6). */
export type MatchingGame = { readonly no: number; readonly mvps: number; readonly own: boolean };
export function matchingGames(state: PearlState): readonly MatchingGame[] {
  const { past, game, joint } = state;
  const all = [...past, { no: game.no, spending: game.spending }];
  return all.map(({ no, spending }) => ({
    no,
    mvps: spent(spending) + (joint.includes(no) ? MVP_COST.joint : 0),
    own: no === game.no,
  }));
}

/** A game's mvps match real vps one for one, up to what was spent in that game (PH-4). */
export const matched = (mvps: number, real: number): number => Math.max(0, Math.min(mvps, real));

/** Points of ships bottomed or worse, and how many ships; what the four-ship requirement looks at (PH-9a). */
export function fourShips(state: PearlState): { readonly points: number; readonly ships: number } {
  const lost = state.game.ships.filter((ship) => ship.side === 'us' && isLostShip(ship));
  return { points: lost.reduce((sum, ship) => sum + shipPoints(ship), 0), ships: lost.length };
}

/** What Japan loses for ships lacking: four vps for each vp below 16, or 16 for each ship below four. */
export function penaltyOf(
  { points, ships }: ReturnType<typeof fourShips>,
  reading: 'points' | 'ships',
): number {
  const perShip = (SHIP_POINTS_NEEDED / SHIPS_NEEDED) * PENALTY_PER_POINT;
  return reading === 'points'
    ? PENALTY_PER_POINT * Math.max(0, SHIP_POINTS_NEEDED - points)
    : perShip * Math.max(0, SHIPS_NEEDED - ships);
}

export type Score = {
  readonly real: number;
  readonly matched: number;
  readonly penalty: number;
  readonly us: number;
  /** Both readings of PH-10. */
  readonly net: number;
  readonly gross: number;
};

/** The whole account of a real attack, as the house rules read it. */
export function scoreOf(state: PearlState): Score {
  const real = scored(state, 'jp');
  const us = scored(state, 'us');
  const match = matchingGames(state)
    .filter(({ own }) => !own || state.house.ownMvps === 'match')
    .reduce((sum, { mvps }) => sum + matched(mvps, real), 0);
  const penalty = penaltyOf(fourShips(state), state.house.penalty);
  const gross = real + match - penalty;
  return { real, matched: match, penalty, us, net: gross - us, gross };
}

/** What a score comes to, and how many games it is worth. */
export function verdictOf(score: number): { readonly end: EndId; readonly games: number } {
  const band = BANDS.find(({ from }) => score >= from) ?? BANDS[BANDS.length - 1];
  return { end: band?.id ?? 'us-victory', games: band?.games ?? 1 };
}

const INVASION: ReturnType<typeof verdictOf> = { end: 'invasion', games: INVASION_GAMES };

/** The end of a real attack that is over: the landing before any points (PH-45). */
export function endReached(state: PearlState): ReturnType<typeof verdictOf> | undefined {
  const { game, house } = state;
  if (game.landing === 'taken') return INVASION;
  return game.stage === 'over' ? verdictOf(scoreOf(state)[house.score]) : undefined;
}

/** Games won so far over every series of the match, by player: sides may change in between (PH-44). */
export function tally({ match, players, won = [] }: PearlState): readonly Standing[] {
  const names = [
    ...[players.jp, players.us],
    ...won.map(({ player }) => player),
    ...match.flatMap(({ player }) => player ?? []),
  ];
  return [...new Set(names)].map((player) => ({
    player,
    games: [...won, ...match].reduce((sum, each) => sum + (each.player === player ? each.games : 0), 0),
  }));
}
export type Standing = { readonly player: string; readonly games: number };

/** "Ken wins", or that nobody does. */
export const winnerLine = (state: PearlState, winner: SideId | 'nobody'): string =>
  whoWins(state.players, winner);

/** "28 points, Japan less US: Japanese victory"; of an end that is recorded with the score of then. */
export function endLabel(state: PearlState, end: EndId): string {
  if (end === 'invasion') return 'O‘ahu is taken: strategic victory, points do not matter';
  if (isCalled(end)) return END_NAMES[end];
  const { score } = state.house;
  return `${withMinus(state.ended?.score ?? scoreOf(state)[score])} points, ${MEASURES[score]}: ${END_NAMES[end]}`;
}

/** What the recorded end goes by: the score, or O‘ahu; of one that the players called what each side has really scored. */
export function standsOf(state: PearlState): Stands {
  const { game, ended, house } = state;
  if (ended && isCalled(ended.end)) {
    const [jp, us] = [withMinus(scored(state, 'jp')), withMinus(scored(state, 'us'))];
    return {
      at: `with Japan at ${jp} and the US at ${us} points`,
      now: `Japan at ${jp} and the US at ${us}`,
    };
  }
  if (ended?.end === 'invasion')
    return game.landing === 'taken'
      ? { at: 'with O‘ahu taken', now: 'O‘ahu is taken', calls: callOf(state, INVASION.end) }
      : { at: 'without O‘ahu taken', now: 'O‘ahu is not taken' };
  const score = scoreOf(state)[house.score];
  const { end } = game.landing === 'taken' ? INVASION : verdictOf(score);
  const points = withMinus(score);
  return {
    at: `at ${points} ${Math.abs(score) === 1 ? 'point' : 'points'}, ${MEASURES[house.score]}`,
    now: ended?.early ? points : `${points}: ${END_NAMES[end]}`,
    ...(ended?.early ? { open: 'The attack is not over.' } : { calls: callOf(state, end) }),
  };
}

function callOf(state: PearlState, end: EndId): NonNullable<Stands['calls']> {
  const winner = winnerOf(end);
  return { id: end, label: winnerLine(state, winner), ...(winner !== 'nobody' && { side: winner }) };
}

/** The two readings of the score, by name. */
export const SCORE_NAMES = { net: 'Net score', gross: 'Japan’s score' } as const;

const MEASURES = { net: 'Japan less US', gross: 'Japan alone' } as const;

/** The score as the switch of PH-10 reads it, by the lines that are open. */
export const measured = (state: PearlState): number =>
  ledgerTotal(japanLines(state)) - (state.house.score === 'net' ? scored(state, 'us') : 0);

/** What stands on Japan's side, line by line: real points, matching, penalty. */
export const japanLines = (state: PearlState): readonly LedgerLine[] => [
  ...realLines(state, 'jp'),
  ...matchingLines(state),
  ...penaltyLine(state),
];

/**
 * What each game's mvps match. The line of the game being played is always there and sealed until disclosure, so that
 * it says nothing; a joint centre stays out of a past game until it is disclosed (PH-6).
 */
function matchingLines(state: PearlState): readonly LedgerLine[] {
  const { game, house } = state;
  const real = scored(state, 'jp');
  const open = game.disclosed;
  return matchingGames(state)
    .filter(({ own }) => !own || house.ownMvps === 'match')
    .map(({ no, mvps, own }) => {
      const joint = state.joint.includes(no) && !own && !open ? MVP_COST.joint : 0;
      const known = mvps - joint;
      return {
        id: `mvps:${no}`,
        label: own ? 'This game’s mvps, matched' : `Game ${no}, ${known} mvps matched`,
        points: matched(known, real),
        rule: RULE.victory,
        ...(own && !open && { sealed: 'us' }),
      };
    });
}

/** The id of the line of the four ships. */
export const PENALTY = 'penalty';

function penaltyLine(state: PearlState): readonly LedgerLine[] {
  const lost = fourShips(state);
  const penalty = penaltyOf(lost, state.house.penalty);
  const label =
    state.house.penalty === 'points'
      ? `Four ships: ${lost.points} of 16 vps`
      : `Four ships: ${lost.ships} of 4`;
  return penalty ? [{ id: PENALTY, label, points: -penalty, rule: RULE.fourShips }] : [];
}
