/** Does what may wait after the next paint, when nothing else wants to be done. Returns how to call it off. */
export function whenIdle(act: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const asked = requestIdleCallback(act, { timeout: 500 });
    return () => cancelIdleCallback(asked);
  }
  const asked = setTimeout(act, 100);
  return () => clearTimeout(asked);
}
