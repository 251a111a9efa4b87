import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CODE_BYTES, packCode, readPackCode } from '../../src/app/pack-code';
import { emptyPack } from '../../src/core/charts/pack';
import { crc32 } from '../../src/core/crc32';
import { iph } from '../../src/games/iph/game';
import { fullPack, packOf } from '../support/packs';

const own = emptyPack('own:iph', 'iph', 'Mapsheet');
const read = (bytes: Uint8Array<ArrayBuffer>) => readPackCode(iph.charts, 'iph', bytes);
const codeOf = async (bytes: Uint8Array<ArrayBuffer>) => {
  const result = await read(bytes);
  return result.ok ? 'ok' : result.problem.code;
};
const codeFor = async (pack: typeof own) => {
  const made = await packCode(pack);
  if (!made.ok) throw new Error(made.problem.message);
  return made.value;
};
/** A code around any bytes, with its right sum. */
const sealed = (body: Uint8Array, mark = 'WD1') => {
  const bytes = new Uint8Array([...new TextEncoder().encode(mark), ...body, 0, 0, 0, 0]);
  new DataView(bytes.buffer).setUint32(bytes.length - 4, crc32(bytes.subarray(0, -4)));
  return bytes;
};
const deflated = (value: unknown) => deflateRawSync(JSON.stringify(value));
const compactOwn: readonly unknown[] = ['own:iph', 'iph', 'Mapsheet', 1, '', 0, 0, [], []];

/** Times as a game of an evening gives them, the same in every run. */
const evening = (i: number) => 1_765_130_400_000 + i * 137_003 + ((i * 7919) % 60_013);

describe('a pack as a code', () => {
  it('what is written is read again, for any pack that fits', async () => {
    let fitted = 0;
    await fc.assert(
      fc.asyncProperty(packOf(iph, 4), async (pack) => {
        const made = await packCode(pack);
        if (!made.ok) return expect(made.problem.code).toBe('pack.large');
        fitted += 1;
        expect(await read(made.value)).toEqual({ ok: true, value: pack });
      }),
      { numRuns: 100, seed: 19411212 },
    );
    expect(fitted).toBeGreaterThan(50);
  });
  it.each([
    ['without times', fullPack(iph)],
    ['read one cell after the other', fullPack(iph, evening)],
  ])('a full pack of IPH %s fits', async (_, pack) => {
    const bytes = await codeFor(pack);
    expect(bytes.length).toBeLessThanOrEqual(CODE_BYTES);
    expect(await read(bytes)).toEqual({ ok: true, value: pack });
  });
  it('a full pack of IPH read at any time of a year does not fit, and says so', async () => {
    const year = (i: number) => 1_765_130_400_000 + ((i * 7_919_000_003) % 31_536_000_000);
    expect(await packCode(fullPack(iph, year))).toMatchObject({
      problem: { code: 'pack.large', message: expect.stringMatching(/^These charts take 12\d\d bytes/) },
    });
  });
  it('a pack over 1,200 bytes is refused as a code', async () => {
    const cells = Object.fromEntries(
      Array.from({ length: 2000 }, (_, i) => [
        `kind|${i}`,
        { value: 'oil', source: 'mapsheet' as const, at: i * i },
      ]),
    );
    const made = await packCode({ ...own, cells: { hexes: cells } });
    expect(made.ok ? '' : made.problem.code).toBe('pack.large');
  });
  it('any turned bit is refused', async () => {
    const whole = await codeFor({
      ...own,
      cells: { night: { 'result|1': { value: 'for', source: 'mapsheet' } } },
    });
    for (let bit = 0; bit < whole.length * 8; bit += 1) {
      const bytes = whole.slice();
      bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(await codeOf(bytes), `bit ${bit}`).not.toBe('ok');
    }
  });
  it.each([
    ['what packCode writes', sealed(deflated(compactOwn)), 'ok'],
    ['nothing', new Uint8Array(), 'pack.code'],
    ['another code', new TextEncoder().encode('https://example.org/'), 'pack.code'],
    ['a mark alone', new TextEncoder().encode('WD1'), 'pack.code'],
    ['a newer mark', sealed(deflated(compactOwn), 'WD3'), 'pack.newer'],
    ['a newer mark than it needs', sealed(deflated(compactOwn), 'WD2'), 'pack.sum'],
    ['a wrong sum', sealed(deflated(compactOwn)).map((byte, i) => (i === 9 ? byte ^ 4 : byte)), 'pack.sum'],
    ['nothing deflated', sealed(new Uint8Array([7, 7, 7])), 'pack.sum'],
    ['2 MB when inflated', sealed(deflated('x'.repeat(2_000_000))), 'text.size'],
    ['bytes that are no UTF-8', sealed(deflateRawSync(new Uint8Array([34, 255, 34]))), 'pack.sum'],
    ['no JSON', sealed(deflateRawSync('[')), 'text.json'],
    ['nested too deep', sealed(deflateRawSync('['.repeat(99))), 'text.depth'],
    ['no list', sealed(deflated({})), 'pack.game'],
    ['another game', sealed(deflated(compactOwn.with(1, 'toy'))), 'pack.game'],
    ['an unknown chart', sealed(deflated(compactOwn.with(8, [['moon']]))), 'pack.chart'],
    [
      'a value off the shape',
      sealed(deflated(compactOwn.with(8, [['crt', ['3:1', ['4'], [[9, 9]], 0, 0]]]))),
      'pack.value',
    ],
    ['a prototype key', sealed(deflated(compactOwn.with(8, [['__proto__']]))), 'pack.key'],
    ['more than a pack', sealed(deflated([...compactOwn, 1])), 'pack.sum'],
  ])('%s', async (_, bytes, want) => {
    expect(await codeOf(bytes)).toBe(want);
  });
});
