import type { Fork } from '../journal/branches';
import type { Entry } from '../journal/journal';

/** By line the first line of its branch, of lines in their order; nothing of those before the fork. */
export function branchOfLines(
  entries: readonly Entry[],
  { heads }: Pick<Fork, 'heads'>,
): ReadonlyMap<string, string> {
  const of = new Map(heads.map((id) => [id, id]));
  for (const { id, after } of entries) {
    const upon = of.get(after ?? '');
    if (upon && !of.has(id)) of.set(id, upon);
  }
  return of;
}

/**
 * One branch of a fork alone: the journal as it would stand had only this one been played, and which of its lines are the
 * branch. `entries` are in their order: a line stands after the one it was written upon.
 */
export function branchAlone(entries: readonly Entry[], fork: Fork, head: string) {
  const of = branchOfLines(entries, fork);
  const own = new Set(entries.filter(({ id }) => of.get(id) === head).map(({ id }) => id));
  return { own, entries: entries.filter(({ id }) => !of.has(id) || own.has(id)) };
}
