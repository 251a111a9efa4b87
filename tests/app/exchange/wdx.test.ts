import { describe, expect, test } from 'vitest';
import { linesFile, readFromPhone } from '../../../src/app/exchange/wdx';

const TABLE = 'abcdefghijklmnopqrstuvwxy';
const BYTES = Uint8Array.from([0x4c, 1, 2, 3]);
const read = async (...parts: (Uint8Array<ArrayBuffer> | string)[]) => readFromPhone(new Blob(parts));
const code = async (...parts: (Uint8Array<ArrayBuffer> | string)[]) => {
  const found = await read(...parts);
  return found.ok ? found.value.kind : found.problem.code;
};

describe('a file from another phone', () => {
  test('of lines tells its table, and gives the bytes of a code', async () => {
    const found = await read(linesFile(TABLE, BYTES));
    expect(found).toEqual({ ok: true, value: { kind: 'lines', table: TABLE, bytes: BYTES } });
  });

  test('of a whole game is its bytes as they are', async () => {
    const game = Uint8Array.from([0x47, 1, 9]);
    expect(await read(game)).toEqual({ ok: true, value: { kind: 'game', bytes: game } });
  });

  test('of any other kind, cut or newer is refused in words', async () => {
    const file = linesFile(TABLE, BYTES);
    expect(await code('')).toBe('wdx.other');
    expect(await code('{"format":"war-diary"}')).toBe('wdx.other');
    expect(await code(file.slice(0, 3))).toBe('wdx.newer');
    expect(await code(file.slice(0, 4))).toBe('wdx.other');
    expect(await code(file.slice(0, 30))).toBe('wdx.other');
    expect(await code(linesFile('../..', BYTES))).toBe('wdx.other');
    expect(await code(file.slice(0, 3), Uint8Array.from([2]), file.slice(4))).toBe('wdx.newer');
    expect(await code(new Uint8Array(16_000_001))).toBe('wdx.large');
  });
});
