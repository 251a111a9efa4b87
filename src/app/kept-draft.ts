/** What is typed and not yet saved, kept for as long as the tab lives; where the browser refuses, until a reload. */
const memory = new Map<string, string>();

export function keepDraft(place: string, draft: unknown): void {
  const text = JSON.stringify(draft);
  memory.set(place, text);
  attempt(() => sessionStorage.setItem(place, text));
}

export function keptDraft(place: string): unknown {
  const text = memory.get(place) ?? attempt(() => sessionStorage.getItem(place));
  return text ? attempt(() => JSON.parse(text)) : undefined;
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
