import type { PearlState, SideId } from '../state/state';

/** How a series can end: by its score, by the landing, or by the players' own word. */
export const ENDS = [
  'us-victory',
  'draw',
  'jp-victory',
  'jp-strategic',
  'invasion',
  'jp-concedes',
  'us-concedes',
  'agreed',
] as const;
export type EndId = (typeof ENDS)[number];

export const winnerOf = (end: EndId): SideId | 'nobody' => {
  if (end === 'draw' || end === 'agreed') return 'nobody';
  return end === 'us-victory' || end === 'jp-concedes' ? 'us' : 'jp';
};

/** "Ken wins", or that nobody does. */
export const winnerLine = (state: PearlState, winner: SideId | 'nobody'): string =>
  winner === 'nobody' ? 'Nobody wins' : `${state.players[winner]} wins`;
