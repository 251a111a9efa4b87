/** The blocks of which the frame of this number is the XOR: each alone first, then subsets that hang on the number alone. */
export function mixOf(number: number, blocks: number): readonly number[] {
  if (number < blocks) return [number];
  const draw = generator(Math.imul(number, 0x9e3779b1) ^ blocks);
  const mix: number[] = [];
  for (let at = 0; at < blocks; at += 32) {
    const bits = draw();
    for (let bit = 0; bit < 32 && at + bit < blocks; bit += 1) if ((bits >>> bit) & 1) mix.push(at + bit);
  }
  return mix.length ? mix : [number % blocks];
}

/** Mulberry32: frames of both phones are mixed alike for ever, so it is never another. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return mixed ^ (mixed >>> 14);
  };
}

/** Adds one row to another, from this place on. */
export function xorInto(row: Uint8Array, other: Uint8Array, from = 0): void {
  for (let i = from; i < row.length; i += 1) row[i] = (row[i] ?? 0) ^ (other[i] ?? 0);
}

/** Gathers blocks from mixes of them, by elimination over GF(2): a row is the coefficients, and after them the bytes. */
export class Blocks {
  readonly count: number;
  readonly size: number;
  readonly #rows: (Uint8Array | undefined)[];
  #have = 0;

  constructor(count: number, size: number) {
    this.count = count;
    this.size = size;
    this.#rows = Array.from({ length: count });
  }

  /** How many mixes were taken that do not follow from the others. */
  get have(): number {
    return this.#have;
  }

  /** True where this one told something new. */
  take(number: number, bytes: Uint8Array): boolean {
    const row = new Uint8Array(this.count + this.size);
    for (const block of mixOf(number, this.count)) row[block] = 1;
    row.set(bytes, this.count);
    for (let at = 0; at < this.count; at += 1) {
      if (!row[at]) continue;
      const pivot = this.#rows[at];
      if (pivot) xorInto(row, pivot, at);
      else {
        this.#rows[at] = row;
        this.#have += 1;
        return true;
      }
    }
    return false;
  }

  /** The blocks one after the other, once there are as many mixes as blocks. */
  join(): Uint8Array<ArrayBuffer> | undefined {
    if (this.#have < this.count) return undefined;
    const joined = new Uint8Array(this.count * this.size);
    for (let at = this.count - 1; at >= 0; at -= 1) {
      const row = this.#rows[at];
      if (!row) return undefined;
      for (let later = at + 1; later < this.count; later += 1) {
        const known = this.#rows[later];
        if (row[later] && known) xorInto(row, known, later);
      }
      joined.set(row.subarray(this.count), at * this.size);
    }
    return joined;
  }
}
