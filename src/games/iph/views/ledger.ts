import { type LedgerLine, ledgerTotal } from '../../../core/play/ledger';
import type { Action, LedgerView } from '../../../core/play/view';
import { TERRAIN_NAMES } from '../charts';
import { SUB_COMMANDS } from '../rules/cup';
import { SHIPS } from '../rules/ships';
import { type IphState, isPlaying } from '../state/state';
import { action, HEX_TAKEN, hexRetaken, STOP, unless } from './actions';

/** 4.2: Japan wins at once with this many points. */
export const WINNING_VP = 22;

/** Every point Japan has now, line by line (section 4). */
function ledgerLines(state: IphState): readonly LedgerLine[] {
  return [
    ...state.beachheads
      .filter((beachhead) => (state.house.beachheadVp === 'hex' ? beachhead.held : beachhead.marker))
      .map(({ hex }) => ({ id: `beachhead:${hex}`, label: `Beachhead ${hex}`, points: 1, rule: '4.6' })),
    ...state.hexes
      .filter((hex) => hex.held && hex.vp > 0)
      .map(({ id, label, kind, vp, since }) => ({
        id: `hex:${id}`,
        label: `${label}, ${(TERRAIN_NAMES[kind] ?? kind).toLowerCase()}`,
        points: vp,
        rule: '4.4',
        when: since,
      })),
    ...(state.row
      ? [
          {
            id: 'bbrow',
            label: state.row.face ? `Battleship Row, die ${state.row.face}` : 'Battleship Row',
            points: state.row.points,
            rule: '4.5',
            when: state.row.when,
          },
        ]
      : []),
    ...state.ships.map(({ id, label, points, when }) => ({
      id: `ship:${id}`,
      label,
      points,
      rule: '4.7',
      when,
    })),
    ...state.corrections.map(({ label, points, when }, i) => ({
      id: `correction:${i}`,
      label,
      points,
      when,
    })),
  ];
}

export const totalVp = (state: IphState): number => ledgerTotal(ledgerLines(state));

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
