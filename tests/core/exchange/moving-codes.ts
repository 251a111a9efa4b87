import fc from 'fast-check';
import { expect } from 'vitest';
import { type Code, Collector, codeOf, type Taken } from '../../../src/core/exchange/moving-code';

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

/** Faster than a comparison that could tell the difference. */
const isSame = (taken: Taken, message: Uint8Array): boolean =>
  taken.kind === 'done' && Buffer.compare(taken.message, message) === 0;

/** The head of a frame, by byte, and its block by each `step`th: another is never taken for it. */
export function passOverChanged(step: number): void {
  const message = messageOf(2600);
  const code = coded(message);
  const [first, second, third] = [0, 1, 2].map((number) => code.frame(number)) as [
    Uint8Array,
    Uint8Array,
    Uint8Array,
  ];
  for (let at = 0; at < code.frameBytes; at += at < 10 ? 1 : step) {
    for (const flip of [1, 0x80, 0xff]) {
      const bad = code.frame(1);
      bad[at] = (bad[at] ?? 0) ^ flip;
      const collector = new Collector();
      collector.take(first);
      const taken = collector.take(bad);
      if (taken.kind !== 'refused') expect(taken).toEqual({ kind: 'progress', have: 1, of: 3, isNew: false });
      collector.take(third);
      expect(isSame(collector.take(second), message)).toBe(true);
    }
  }
}

/** Messages of any size whose frames come in any order, some of them twice and some never. */
export function anyOrder(runs: number): void {
  const length = fc.oneof(fc.integer({ min: 0, max: 6000 }), fc.integer({ min: 1201, max: 40_000 }));
  fc.assert(
    fc.property(
      length,
      fc.integer({ min: 1, max: 1e6 }),
      fc.double({ min: 0, max: 0.6, noNaN: true }),
      fc.integer({ min: 0, max: 70_000 }),
      (size, seed, loss, from) => {
        const message = messageOf(size, seed);
        const code = coded(message);
        const draw = chance(seed);
        const collector = new Collector();
        // Seen later than they were shown, some of them twice.
        const window: number[] = [];
        for (let shown = 0; shown < 60 + 8 * code.blocks; shown += 1) {
          window.push(from + shown);
          if (window.length < 5) continue;
          const [number = 0] = window.splice(Math.floor(draw() * window.length), 1);
          if (draw() < 0.3) window.push(number);
          if (draw() < loss) continue;
          const taken = collector.take(code.frame(number));
          expect(taken.kind).not.toBe('refused');
          if (taken.kind === 'done') return isSame(taken, message);
        }
        throw new Error('not whole');
      },
    ),
    { numRuns: runs },
  );
}

/** How many frames were shown until the message was whole, of which some were lost. */
function shownUntilWhole(code: Code, loss: number, draw: () => number): number {
  const collector = new Collector();
  for (let number = 0; number < 100_000; number += 1) {
    if (draw() < loss) continue;
    if (collector.take(code.frame(number)).kind === 'done') return number + 1;
  }
  throw new Error('never whole');
}

/** 14 kB, so many times with each share of frames lost. */
export function meanShown(runs: number): void {
  const code = coded(messageOf(14_000));
  const draw = chance(1941);
  const mean = (loss: number) => {
    let sum = 0;
    for (let run = 0; run < runs; run += 1) sum += shownUntilWhole(code, loss, draw);
    return sum / runs;
  };
  expect(mean(0)).toBe(12);
  const [third, most] = [mean(0.3), mean(0.6)] as const;
  // 12 / 0.7 is 17.1; a mix that tells nothing new costs less than two frames.
  expect(third).toBeGreaterThan(17.1);
  expect(third).toBeLessThan(20);
  expect(most).toBeLessThan(35);
}
