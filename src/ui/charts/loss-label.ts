import type { CellShape, Losses } from '../../core/charts/chart';

/** What a field for one of the two numbers is called. */
export const lossLabel = ({ names }: Extract<CellShape, { kind: 'losses' }>, side: keyof Losses): string =>
  names?.[side] ?? (side === 'attacker' ? 'Attacker loses' : 'Defender loses');
