/** Each time the page comes back to the front. Returns the way to stop; some never do. */
export function onFront(act: () => void): () => void {
  const back = () => document.visibilityState === 'visible' && act();
  const restored = ({ persisted }: PageTransitionEvent) => persisted && act();
  globalThis.document?.addEventListener('visibilitychange', back);
  globalThis.addEventListener?.('pageshow', restored);
  return () => {
    globalThis.document?.removeEventListener('visibilitychange', back);
    globalThis.removeEventListener?.('pageshow', restored);
  };
}
