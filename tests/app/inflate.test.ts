import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants, deflateRawSync } from 'node:zlib';
import type * as Fflate from 'fflate';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toBase64Url } from '../../src/app/base64';
import { GAME, unpackGame, unpackLines } from '../../src/app/exchange/codec';
import { keysOf } from '../../src/app/hall/keys';
import { readPass } from '../../src/app/hall-pass';
import { inflateWithin } from '../../src/app/inflate';
import { CODE_BYTES, readPackCode } from '../../src/app/pack-code';
import { crc32, sumOfText } from '../../src/core/crc32';
import { iph } from '../../src/games/iph/game';

/** Bytes that were read and unpacked by any of the ways there are. */
const work = vi.hoisted(() => ({ begun: 0, read: 0, unpacked: 0 }));

vi.mock('fflate', async (original) => {
  const fflate = await original<typeof Fflate>();
  class Inflate extends fflate.Inflate {
    constructor(options: Fflate.InflateStreamOptions, take: Fflate.FlateStreamHandler) {
      super(options, (piece, last) => {
        work.unpacked += piece.length;
        take(piece, last);
      });
      work.begun += 1;
    }
    override push(piece: Uint8Array, last?: boolean): void {
      work.read += piece.length;
      super.push(piece, last);
    }
  }
  return { ...fflate, Inflate };
});

const Native = globalThis.DecompressionStream;
class Counted {
  readonly readable: ReadableStream<Uint8Array>;
  readonly writable: WritableStream<BufferSource>;
  constructor(format: CompressionFormat) {
    work.begun += 1;
    const own = new Native(format);
    this.writable = own.writable;
    this.readable = own.readable.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(piece, out) {
          work.unpacked += piece.length;
          out.enqueue(piece);
        },
      }),
    );
  }
}

beforeEach(() => {
  Object.assign(work, { begun: 0, read: 0, unpacked: 0 });
  vi.stubGlobal('DecompressionStream', Counted);
});
afterEach(() => void vi.unstubAllGlobals());

const tiled = (tile: Uint8Array, size: number) => {
  const bytes = new Uint8Array(size);
  bytes.set(tile.subarray(0, size));
  for (let done = tile.length; done < size; done *= 2) bytes.copyWithin(done, 0, Math.min(done, size - done));
  return bytes;
};
const zeros = deflateRawSync(new Uint8Array(1_000_000), { level: 9, finishFlush: constants.Z_FULL_FLUSH });
const whole = deflateRawSync(new Uint8Array(100), { level: 9 });
/** Packed bytes of a size: what unpacks to a thousand times as much, what unpacks to nothing, what goes on after its end. */
const BOMBS: Record<string, (size: number) => Uint8Array<ArrayBuffer>> = {
  zeros: (size) => tiled(zeros, size),
  'empty blocks': (size) => tiled(Uint8Array.of(0, 0, 0, 255, 255), size),
  'an end in front': (size) => {
    const bytes = tiled(Uint8Array.of(1, 2, 3), size);
    bytes.set(whole);
    return bytes;
  },
};

type Reader = {
  /** Of what is packed in the largest input, and of what may come of it. */
  readonly packed: number;
  readonly most: number;
  /** Undefined where it was refused. */
  read(packed: Uint8Array<ArrayBuffer>): Promise<unknown>;
};

const inHead = (kind: number, size: number, packed: Uint8Array) => {
  const bytes = new Uint8Array(19 + packed.length);
  bytes.set([kind, 3]);
  new DataView(bytes.buffer).setUint32(2, kind === GAME ? 0 : sumOfText(''));
  new DataView(bytes.buffer).setUint32(6, size);
  bytes.set(packed, 19);
  return bytes;
};
const given = <T>(result: { ok: true; value: T } | { ok: false }) => (result.ok ? result.value : undefined);

/** By the file that unpacks. */
const READERS: Record<string, Reader[]> = {
  'src/app/exchange/codec.ts': [
    {
      ...{ packed: 15_900_000, most: 16_000_000 },
      read: async (packed) => given(await unpackGame(inHead(GAME, 16_000_000, packed))),
    },
    {
      ...{ packed: 15_900_000, most: 1_000 },
      read: async (packed) => given(await unpackLines(inHead(0x4c, 1_000, packed), [])),
    },
  ],
  'src/app/hall/keys.ts': [
    {
      ...{ packed: 65_535, most: 400_000 },
      async read(packed) {
        const secret = 'A'.repeat(43);
        const padded = new Uint8Array(2 + packed.length);
        new DataView(padded.buffer).setUint16(0, packed.length);
        padded.set(packed, 2);
        // As a partner would seal it who has changed his app.
        const encrypt = vi.spyOn(crypto.subtle, 'decrypt').mockResolvedValueOnce(padded.buffer);
        const opened = await (await keysOf(secret)).open('wd.e.g.play.0', new Uint8Array(100));
        encrypt.mockRestore();
        return opened;
      },
    },
  ],
  'src/app/hall-pass.ts': [
    {
      ...{ packed: 8_000, most: 8_000 },
      read: async (packed) => given(readPass(toBase64Url(packed))),
    },
  ],
  'src/app/pack-code.ts': [
    {
      ...{ packed: CODE_BYTES - 7, most: 1_000_000 },
      async read(packed) {
        const bytes = new Uint8Array([...new TextEncoder().encode('WD1'), ...packed, 0, 0, 0, 0]);
        new DataView(bytes.buffer).setUint32(bytes.length - 4, crc32(bytes.subarray(0, -4)));
        return given(await readPackCode(iph.charts, 'iph', bytes));
      },
    },
  ],
};

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => [join('src', name), readFileSync(join('src', name), 'utf8')] as const);
const filesWith = (pattern: RegExp) => sources.flatMap(([name, text]) => (pattern.test(text) ? [name] : []));

describe('what is packed', () => {
  test('is unpacked by a stream that is counted, and each file that does so is tried below', () => {
    const raw =
      /\b(?:inflate|gunzip|unzip|unzlib|decompress)(?:Sync)?\b[^;]*from 'fflate'|\bInflate\b|\bDecompressionStream\b/;
    expect(filesWith(raw).sort()).toEqual(['src/app/inflate.ts', 'src/app/pack-code.ts']);
    const readers = [...filesWith(/from '[./]+\/inflate'/), 'src/app/pack-code.ts'];
    expect(readers.sort()).toEqual(Object.keys(READERS).sort());
  });

  const rows = Object.entries(READERS).flatMap(([file, readers]) =>
    readers.flatMap((reader) =>
      Object.entries(BOMBS).map(([bomb, make]) => ({ ...reader, file, bomb, make })),
    ),
  );
  /** What one step may go beyond, and what is looked at before it is plain that nothing comes. */
  const SPARE = 210_000;
  test.each(rows)('$bomb in $file, $most bytes at most: refused, and no more work', async (row) => {
    const came = await row.read(row.make(row.packed));
    // Of a hundred bytes with a little behind them the hundred may come.
    if (row.bomb !== 'an end in front') expect(came).toBeUndefined();
    expect(work.unpacked).toBeLessThan(row.most + SPARE);
    expect(work.read).toBeLessThan(row.most + SPARE);
    expect(work.begun).toBe(1);
  });

  test('comes out whole just at the limit, and not one byte beyond', () => {
    for (const size of [0, 1, 65_000, 1_000_000]) {
      const text = Uint8Array.from({ length: size }, (_, i) => (i * 7919) % 251);
      const packed = deflateRawSync(text);
      expect(Buffer.compare(inflateWithin(packed, size) ?? new Uint8Array(1), text)).toBe(0);
      expect(inflateWithin(packed, size - 1)).toBeUndefined();
      expect(inflateWithin(packed.subarray(0, -1), size)).toBeUndefined();
    }
  });
});
