import type { Entry } from './journal';

/**
 * What is worked out of a whole journal once: each tap asks for it several times. A journal that has grown at its end is another
 * one; with `grow` its value is made of the one before and what is new, as far as that can be told.
 */
export function onceFor<V>(
  work: (entries: readonly Entry[]) => V,
  grow?: (before: V, fresh: readonly Entry[]) => V | undefined,
): (entries: readonly Entry[]) => V {
  type Known = { readonly lines: number; readonly value: V };
  const known = new WeakMap<readonly Entry[], Known>();
  let last: { readonly entries: readonly Entry[]; readonly known: Known } | undefined;
  const grown = (entries: readonly Entry[]): V | undefined => {
    if (!grow || !last || last.entries.length !== last.known.lines) return undefined;
    if (!last.entries.every((entry, i) => entries[i] === entry)) return undefined;
    return grow(last.known.value, entries.slice(last.known.lines));
  };
  return (entries) => {
    const before = known.get(entries);
    if (before?.lines === entries.length) return before.value;
    const now = { lines: entries.length, value: grown(entries) ?? work(entries) };
    known.set(entries, now);
    last = { entries, known: now };
    return now.value;
  };
}
