import type { Action, LedgerView } from '../../../core/play/view';
import { SUB_COMMANDS } from '../data/chits';
import { WINNING_VP } from '../data/ends';
import { SHIPS } from '../data/ships';
import { ledgerLines, totalVp } from '../state/points';
import { type IphState, isPlaying } from '../state/state';
import { action, HEX_TAKEN, hexRetaken, STOP, unless } from './actions';

export function ledgerView(state: IphState): LedgerView {
  return {
    title: 'Victory points',
    lines: ledgerLines(state),
    total: { label: 'Japan', value: totalVp(state) },
    thresholds: [
      { label: 'Japan wins', at: WINNING_VP },
      { label: 'US wins', at: 0 },
    ],
    actions: isPlaying(state) ? ledgerActions(state) : [],
  };
}

function ledgerActions(state: IphState): readonly Action[] {
  const ship = action('ship', 'Ship lost', 'ship-lost', { rule: '4.7' });
  const row = action('row', 'BB Row gone', 'row-eliminated', { rule: '4.5' });
  const retire = action('retire', 'Sub-command gone', 'retire', { rule: '5.6' });
  return [
    HEX_TAKEN,
    hexRetaken(state),
    unless(state.ships.length < SHIPS.length, ship, 'No ship is left.'),
    unless(!state.row, row, 'Battleship Row is gone already.'),
    unless(
      SUB_COMMANDS.some((id) => id !== 'bbrow' && !state.gone.includes(id)),
      retire,
      'All are gone already.',
    ),
    action('correct', 'Correct', 'correct-points', { rule: '4.2' }),
    action('counts', 'Counts', 'correct-forces', { rule: '2.11' }),
    action('house', 'House rules', 'house-rules', { rule: '1.1' }),
    unless(!state.ended, STOP, 'The game has ended.'),
  ];
}
