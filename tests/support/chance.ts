/** Numbers that a seed decides, always the same ones. */
export class Chance {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** A whole number from 0 to one below. */
  below(end: number): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % end;
  }

  oneIn(times: number): boolean {
    return this.below(times) === 0;
  }

  of<T>(all: readonly T[]): T | undefined {
    return all[this.below(Math.max(1, all.length))];
  }
}
