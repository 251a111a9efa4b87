/**
 * Marks a game as open, for the code that updates the app: it looks for locks of this name in every tab.
 * Shared, so that two tabs may have the same game open. Returns the release.
 */
export function holdGameLock(id: string): () => void {
  let release = () => {};
  const closed = new Promise<void>((resolve) => {
    release = resolve;
  });
  const locks = globalThis.navigator?.locks;
  // A refused lock costs only the warning before an update.
  locks?.request(`war-diary:game:${id}`, { mode: 'shared' }, () => closed).catch(() => undefined);
  return release;
}
