import { type IphState, isPlaying, type SideId } from '../state/state';
import { totalVp, WINNING_VP } from '../views/ledger';

/** How a game can end: at once by 4.2 and 4.3, at the end of turn 11, or by the players' own word. */
export const ENDS = [
  'vp-22',
  'vp-0',
  'no-beachhead',
  'gt-11',
  'jp-concedes',
  'us-concedes',
  'agreed',
] as const;
export type EndId = (typeof ENDS)[number];

export type End = {
  readonly id: EndId;
  readonly winner: SideId | 'nobody';
  readonly why: string;
  readonly rule: string;
};

/** "Ann wins", or that nobody does. */
export const winnerLine = (state: IphState, winner: End['winner']): string =>
  winner === 'nobody' ? 'Nobody wins' : `${state.players[winner]} wins`;

/** The end that the rules have brought about, if any; one that was played on after is not called again. */
export const endReached = (state: IphState): End | undefined =>
  endsOf(state).find(({ id }) => !state.playedOn.includes(id));

/** All that hold now, the first one first. */
export function endsOf(state: IphState): readonly End[] {
  if (!isPlaying(state)) return [];
  const total = totalVp(state);
  const won = total >= WINNING_VP;
  const reached: readonly (End | false)[] = [
    won && { id: 'vp-22', winner: 'jp', why: `${total} victory points`, rule: '4.2' },
    !state.beachheads.some(({ marker }) => marker) && {
      id: 'no-beachhead',
      winner: 'us',
      why: 'No beachhead marker is left',
      rule: '4.3',
    },
    total <= 0 && { id: 'vp-0', winner: 'us', why: 'Japan has no victory point left', rule: '4.3' },
    state.over && {
      id: 'gt-11',
      winner: won ? 'jp' : 'us',
      why: `Turn 11 is over ${won ? `and Japan has ${total}` : `with ${total} of ${WINNING_VP}`} points`,
      rule: '4.3',
    },
  ];
  return reached.filter((end): end is End => end !== false);
}

/** Ends that only the players can call. */
export const CALLED_ENDS: readonly (End & { readonly label: string })[] = [
  { id: 'us-concedes', winner: 'jp', label: 'The US concedes', why: 'The US concedes', rule: '4.1' },
  { id: 'jp-concedes', winner: 'us', label: 'Japan concedes', why: 'Japan concedes', rule: '4.1' },
  { id: 'agreed', winner: 'nobody', label: 'Both agree to stop', why: 'Both agree to stop', rule: '4.1' },
];
