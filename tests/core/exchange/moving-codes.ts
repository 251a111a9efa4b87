import { expect } from 'vitest';
import { type Code, Collector, codeOf } from '../../../src/core/exchange/moving-code';

/** Bytes that look deflated; the same for the same seed. */
export function messageOf(length: number, seed = 1): Uint8Array {
  const draw = chance(seed);
  return Uint8Array.from({ length }, () => Math.floor(draw() * 256));
}

/** Numbers from 0 to 1 by Park and Miller. */
export function chance(seed: number): () => number {
  let state = (seed % 2147483646) + 1;
  return () => {
    state = (state * 48271) % 2147483647;
    return (state - 1) / 2147483646;
  };
}

export function coded(message: Uint8Array): Code {
  const made = codeOf(message);
  if (!made.ok) throw new Error(made.problem.message);
  return made.value;
}

/** Every byte of a still frame, changed in so many of the ways there are. */
export function refuseChanged(step: number): void {
  const code = coded(messageOf(300));
  for (let at = 0; at < code.frameBytes; at += 1) {
    for (let flip = 1; flip < 256; flip += step) {
      const bad = code.frame(0);
      bad[at] = (bad[at] ?? 0) ^ flip;
      expect(new Collector().take(bad).kind).toBe('refused');
    }
  }
}
