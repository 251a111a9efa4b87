/** What is typed and not yet saved, kept for as long as the tab lives; where the browser refuses, until a reload. */
const memory = new Map<string, string>();

/** In characters: more than any screen makes, and no burden to write at each letter. */
const MOST = 300_000;

/** In `memory` alone a reload forgets it. */
export function keepDraft(place: string, draft: unknown, where: 'tab' | 'memory' = 'tab'): void {
  const text = JSON.stringify(draft);
  memory.set(place, text);
  attempt(() =>
    where === 'tab' && text.length <= MOST
      ? sessionStorage.setItem(place, text)
      : sessionStorage.removeItem(place),
  );
}

/** After a reload it is of unknown origin: what it is not held to be counts as nothing. */
export function keptDraft<D>(place: string, isDraft: (kept: unknown) => kept is D): D | undefined {
  const text = memory.get(place) ?? attempt(() => sessionStorage.getItem(place));
  const kept: unknown = text && attempt(() => JSON.parse(text));
  return isDraft(kept) ? kept : undefined;
}

export function dropDraft(place: string): void {
  memory.delete(place);
  attempt(() => sessionStorage.removeItem(place));
}

function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
