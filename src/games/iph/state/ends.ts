import { withMinus } from '../../../core/numbers';
import type { Stands } from '../../../core/play/view';
import { winnerLine as whoWins } from '../../../kit/standard/winner';
import { type End, WINNING_VP } from '../data/ends';
import { totalVp } from './points';
import { type IphState, isPlaying } from './state';

/** "Ann wins", or that nobody does. */
export const winnerLine = (state: IphState, winner: End['winner']): string => whoWins(state.players, winner);

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

/** What the recorded end goes by: the points, and what else its rule asks for (section 4). */
export function standsOf(state: IphState): Stands {
  const total = totalVp(state);
  const left = state.beachheads.filter(({ marker }) => marker).length;
  const markers = state.ended?.end === 'no-beachhead' ? `, ${counted(left || 'no', 'beachhead marker')}` : '';
  const call = endReached(state);
  const of = total < WINNING_VP ? `${withMinus(total)} of ${WINNING_VP}` : String(total);
  return {
    at: `at ${counted(withMinus(total), 'point')}${markers}`,
    now: `${of}${markers}`,
    ...(state.ended?.end === 'gt-11' && !state.over && { open: 'Turn 11 is not over.' }),
    ...(call && {
      calls: {
        id: call.winner,
        label: winnerLine(state, call.winner),
        ...(call.winner !== 'nobody' && { side: call.winner }),
      },
    }),
  };
}

const counted = (count: number | string, what: string): string =>
  `${count} ${what}${String(count) === '1' ? '' : 's'}`;
