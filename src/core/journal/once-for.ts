import type { Entry } from './journal';

/** What is worked out of a whole journal once: each tap asks for it several times. A journal that has grown is another one. */
export function onceFor<V>(work: (entries: readonly Entry[]) => V): (entries: readonly Entry[]) => V {
  const known = new WeakMap<readonly Entry[], { readonly lines: number; readonly value: V }>();
  return (entries) => {
    const before = known.get(entries);
    if (before?.lines === entries.length) return before.value;
    const value = work(entries);
    known.set(entries, { lines: entries.length, value });
    return value;
  };
}
