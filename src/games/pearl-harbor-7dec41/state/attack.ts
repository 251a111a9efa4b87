import { type GameState, momentNow, type PearlState } from './state';

/** The carriers rolled to be in harbour lie there for all to see. */
export const harbourSeen = ({ ships, inHarbour = [] }: GameState): GameState['ships'] =>
  ships.map((ship) => (inHarbour.includes(ship.id) ? { ...ship, place: 'harbour' as const } : ship));

/** The attack begins now, and shows the harbour if Japan has not; what has begun goes on. */
export function withAttack(state: PearlState): GameState {
  const { game } = state;
  if (game.attack) return game;
  const seen = game.harbourOpen ? {} : { ships: harbourSeen(game) };
  return { ...game, attack: momentNow(state), ...seen };
}
