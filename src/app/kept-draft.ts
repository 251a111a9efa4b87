import { keep, recall } from './settings';

/** What is typed and not yet saved. Where the browser refuses to keep it, it is gone with the page. */
const memory = new Map<string, string>();

/** In characters: more than any screen makes, and no burden to write at each letter. */
const MOST = 300_000;

/** Where a game's open question is half answered. */
export const openSlot = (game: string): string => `war-diary:asked:${game}`;
/** Where a question is that an amendment asks again. */
export const againSlot = (game: string): string => `again:${game}`;

/** For as long as the page stands, its tab lives, or the game is on the device. */
export type Lifetime = 'page' | 'tab' | 'device';

export function keepDraft(place: string, draft: unknown, lifetime: Lifetime = 'tab'): void {
  const text = JSON.stringify(draft);
  memory.set(place, text);
  const where = text.length > MOST ? 'page' : lifetime;
  keep(place, where === 'device' ? text : undefined);
  attempt(() => (where === 'tab' ? sessionStorage.setItem(place, text) : sessionStorage.removeItem(place)));
}

/** What the browser gives back is of unknown origin: what it is not held to be counts as nothing. */
export function keptDraft<D>(place: string, isDraft: (kept: unknown) => kept is D): D | undefined {
  const text = memory.get(place) ?? attempt(() => sessionStorage.getItem(place)) ?? recall(place);
  const kept: unknown = text && attempt(() => JSON.parse(text));
  return isDraft(kept) ? kept : undefined;
}

export function dropDraft(place: string): void {
  memory.delete(place);
  attempt(() => sessionStorage.removeItem(place));
  keep(place, undefined);
}

function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
