import type { LedgerView } from '../../../core/play/view';
import { WINNING_VP } from '../data/ends';
import { ledgerLines, totalVp } from '../state/points';
import { type IphState, isPlaying } from '../state/state';
import { CORRECTIONS } from './actions';

export const ledgerView = (state: IphState): LedgerView => ({
  title: 'Victory points',
  lines: ledgerLines(state),
  total: { label: 'Japan', value: totalVp(state) },
  thresholds: [
    { label: 'Japan wins', at: WINNING_VP },
    { label: 'US wins', at: 0 },
  ],
  actions: isPlaying(state) ? CORRECTIONS : [],
});
