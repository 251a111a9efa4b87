import { sameJson } from '../json';
import type { Entry } from './journal';

/**
 * How far two journals of one game agree, and which went on. Lines are compared whole: two devices that were given
 * one id write the same entry ids over different lines.
 */
export type Relation = {
  readonly kind: 'same' | 'ahead' | 'behind' | 'fork';
  /** The lines that both have. */
  readonly common: number;
  readonly mine: number;
  readonly theirs: number;
};

/** `ahead` means that theirs goes on where mine ends. */
export function compareJournals(mine: readonly Entry[], theirs: readonly Entry[]): Relation {
  const shorter = Math.min(mine.length, theirs.length);
  let common = 0;
  while (common < shorter && sameJson(mine[common], theirs[common])) common += 1;
  const counts = { common, mine: mine.length, theirs: theirs.length };
  if (common < shorter) return { kind: 'fork', ...counts };
  if (mine.length === theirs.length) return { kind: 'same', ...counts };
  return { kind: mine.length < theirs.length ? 'ahead' : 'behind', ...counts };
}
