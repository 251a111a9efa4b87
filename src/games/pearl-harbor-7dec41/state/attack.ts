import { type GameState, momentNow, type PearlState } from './state';

/** Carriers rolled to be in harbour that have not put to sea since. */
export const stillIn = ({ inHarbour = [], left = [] }: GameState): readonly string[] =>
  inHarbour.filter((id) => !left.includes(id));

/** These carriers lie in harbour for all to see. */
export const harbourSeen = ({ ships }: GameState, carriers: readonly string[]): GameState['ships'] =>
  ships.map((ship) => (carriers.includes(ship.id) ? { ...ship, place: 'harbour' as const } : ship));

/** The attack begins now, and shows the harbour if Japan has not; what has begun goes on. */
export function withAttack(state: PearlState, carriers = stillIn(state.game)): GameState {
  const { game } = state;
  if (game.attack) return game;
  const seen = game.harbourOpen ? {} : { ships: harbourSeen(game, carriers) };
  return { ...game, attack: momentNow(state), ...seen };
}
