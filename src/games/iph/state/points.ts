import { type LedgerLine, ledgerTotal } from '../../../core/play/ledger';
import { TERRAIN_NAMES } from '../data/charts';
import { applyAll } from './apply';
import type { IphEvent } from './events';
import type { IphState } from './state';

const rowLabel = (face: number): string => (face ? `Battleship Row, die ${face}` : 'Battleship Row');

/** Every point Japan has now, line by line (section 4). */
export function ledgerLines(state: IphState): readonly LedgerLine[] {
  const { row } = state;
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
    ...(row
      ? [{ id: 'bbrow', label: rowLabel(row.face), points: row.points, rule: '4.5', when: row.when }]
      : []),
    ...state.ships.map((ship) => ({ ...ship, id: `ship:${ship.id}`, rule: '4.7' })),
    ...state.corrections.map((correction, i) => ({ ...correction, id: `correction:${i}` })),
  ];
}

export const totalVp = (state: IphState): number => ledgerTotal(ledgerLines(state));

/** Points that events add to or take from the total, by what the ledger makes of them. */
export const vpChange = (state: IphState, events: readonly IphEvent[]): number =>
  totalVp(applyAll(state, events)) - totalVp(state);
