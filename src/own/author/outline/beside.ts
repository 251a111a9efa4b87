import { at as wordOf } from '../../play/safe';
import { type Draft, type Path, recordAt, wordsAt } from '../draft';

/** Whether a key may stand beside what its part says already: what would be refused is not offered. */
export function fitsBeside(draft: Draft, path: Path, key: string): boolean {
  const part = recordAt(draft, path);
  const has = (other: string): boolean => Object.hasOwn(part, other);
  if (path[0] === 'counters')
    return has('of') ? !OF_NUMBERS.has(key) && isFree(has, key) : key !== 'of' && isFree(has, key);
  if (path[0] === 'turns') return key !== 'dates' || has('count');
  if (path[0] === 'tables' && path.at(-1) === 'columns')
    return key === 'round' ? part.by === 'odds' : part.by !== 'list';
  if (path[0] === 'mods') {
    if (key === 'most') return part.kind !== 'times';
    if (key === 'each') return !has('when') && typeof part.value === 'number';
    return key !== 'when' || !has('each');
  }
  // It parses, and cannot be played yet.
  if (key === 'impulse') return false;
  if (has('check')) return key !== 'stop' || has('unless');
  if (!has('table')) return true;
  const by = wordsAt(draft, ['tables', String(part.table), 'columns', 'by']);
  return key === 'drm' || (wordOf(KEYS, by) ?? []).includes(key);
}

/** One side has it, or each. */
const isFree = (has: (key: string) => boolean, key: string): boolean =>
  key === 'side' ? !has('each') : key !== 'each' || !has('side');
const OF_NUMBERS = new Set(['min', 'max', 'low', 'high', 'ledger']);
/** What finds the column of a table. */
const KEYS: { readonly [by: string]: readonly string[] } = {
  odds: ['of', 'to', 'shift', 'switch'],
  difference: ['of', 'shift'],
  total: ['of', 'shift'],
  list: ['column'],
};
