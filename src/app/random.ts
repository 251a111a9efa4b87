/** Faces from 1 to `sides`, each as likely as any other. */
export function rollFaces(count: number, sides: number): number[] {
  return Array.from({ length: count }, () => drawOne(sides) + 1);
}

/** An index from 0 to `n` − 1, for a blind draw from `n` things. */
export function drawOne(n: number): number {
  if (!Number.isInteger(n) || n < 1 || n > 2 ** 32) throw new RangeError(`cannot draw from ${n}`);
  // What lies above the largest multiple of n is drawn again, so that no result is favoured.
  const limit = Math.floor(2 ** 32 / n) * n;
  const word = new Uint32Array(1);
  for (;;) {
    const value = crypto.getRandomValues(word)[0] ?? 0;
    if (value < limit) return value % n;
  }
}
