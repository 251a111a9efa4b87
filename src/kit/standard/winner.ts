import { whoDoes } from '../../core/who-does';

/** "Ken wins", or that nobody does. */
export const winnerLine = <Side extends string>(
  players: { readonly [side in Side]?: string },
  winner: Side | 'nobody',
): string => (winner === 'nobody' ? 'Nobody wins' : whoDoes(players[winner] ?? 'Nobody', 'wins', 'win'));
