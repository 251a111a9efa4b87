import type { PearlState, Spending } from '../state/state';
import type { EndId } from './ends';
import { isOut, type Ship } from './ships';
import { sideOf, squadronPoints } from './squadrons';
import {
  BANDS,
  CHANNEL_BLOCKED,
  INVASION_GAMES,
  MVP_COST,
  PENALTY_PER_POINT,
  PENNED_IN,
  SHIP_POINTS,
  SHIP_POINTS_NEEDED,
  SHIPS_NEEDED,
} from './values';

/** What a ship's state is worth to its enemy, by where it was when it came to it; 0 for a whole one (PH-12). */
export function shipPoints({ cls, status, hitAt = 'harbour' }: Ship): number {
  const harbour = SHIP_POINTS[cls].harbour;
  const sea = SHIP_POINTS[cls].sea;
  switch (status) {
    case 'ok':
      return 0;
    case 'damaged':
      return hitAt === 'sea' ? sea.damaged : harbour.damaged;
    case 'bottomed':
      return harbour.bottomed;
    case 'destroyed':
      return harbour.destroyed;
    case 'sunk':
      return sea.sunk;
  }
}

/** Sunk in the channel, and so blocking it (PH-14). */
export const blocksChannel = ({ status, hitAt }: Ship): boolean =>
  hitAt === 'channel' && (status === 'bottomed' || status === 'destroyed');

/** Its own points, or none where the channel's stand in their place. */
export const ownPoints = (ship: Ship, { house }: PearlState): number =>
  blocksChannel(ship) && house.channel === 'instead' ? 0 : shipPoints(ship);

/** Bottomed, destroyed or sunk: it counts for the four ships. */
export const isLostShip = (ship: Ship): boolean => ship.status === 'bottomed' || isOut(ship);

/** PH-13: on top of its damage, not for one that is bottomed or worse. */
export const pennedPoints = (ship: Ship): number =>
  ship.side === 'us' && ship.cls === 'bb' && ship.penned && !isLostShip(ship) ? PENNED_IN : 0;

/** Vps really scored, before matching and penalty: `jp` is what the rules call the real attack's points. */
export function scored(state: PearlState, side: 'jp' | 'us'): number {
  const { ships, squadrons, corrections } = state.game;
  const of = ships.filter((ship) => ship.side !== side);
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
  return sum([
    ...of.map((ship) => ownPoints(ship, state) + pennedPoints(ship)),
    ...of.filter((ship) => side === 'jp' && blocksChannel(ship)).map(() => CHANNEL_BLOCKED),
    ...squadrons
      .filter((squadron) => squadron.lost && sideOf(squadron) !== side)
      .map((squadron) => squadronPoints(squadron)),
    ...corrections[side].map(({ points }) => points),
  ]);
}

/** Mvps of a list of precautions. */
export const spent = (lines: readonly Spending[]): number => lines.reduce((sum, { mvps }) => sum + mvps, 0);

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
