import type { Strike, StrikeId } from '../state/state';
import { COUNTER } from './flow';

/** "first strike", "US strike", "US strike 2" */
export function strikeName(id: StrikeId): string {
  if (!id.startsWith(COUNTER)) return `${id} strike`;
  return id === `${COUNTER}-1` ? 'US strike' : `US strike ${id.slice(COUNTER.length + 1)}`;
}

export const isFirst = ({ id }: Strike): boolean => id === 'first';
