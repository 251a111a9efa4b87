import { type LedgerLine, ledgerTotal } from '../../../core/play/ledger';
import { TERRAIN_NAMES } from '../data/charts';
import { applyAll } from './apply';
import type { IphEvent } from './events';
import type { IphState } from './state';

/** Every point Japan has now, line by line (section 4). */
export function ledgerLines(state: IphState): readonly LedgerLine[] {
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

/** Points that events add to or take from the total, by what the ledger makes of them. */
export const vpChange = (state: IphState, events: readonly IphEvent[]): number =>
  totalVp(applyAll(state, events)) - totalVp(state);
