import { describe, expect, test } from 'vitest';
import { codeFile, readFromPhone } from '../../../src/app/exchange/wdx';

const BYTES = Uint8Array.from([0x4c, 1, 2, 3]);
const read = async (...parts: (Uint8Array<ArrayBuffer> | string)[]) => readFromPhone(new Blob(parts));
const code = async (...parts: (Uint8Array<ArrayBuffer> | string)[]) => {
  const found = await read(...parts);
  return found.ok ? [...found.value] : found.problem.code;
};

describe('a file from another phone', () => {
  test('gives the bytes of a code, whatever code it is', async () => {
    expect(await read(codeFile(BYTES))).toEqual({ ok: true, value: BYTES });
    expect(await code(codeFile(Uint8Array.from([0x47, 2, 9])))).toEqual([0x47, 2, 9]);
  });

  test('of any other kind, older or newer is refused in words', async () => {
    const file = codeFile(BYTES);
    expect(await code('')).toBe('wdx.other');
    expect(await code('{"format":"war-diary"}')).toBe('wdx.other');
    expect(await code('GAME')).toBe('wdx.other');
    expect(await code(file.slice(0, 3))).toBe('wdx.other');
    expect(await code(file.slice(0, 3), Uint8Array.from([1]), file.slice(4))).toBe('wdx.older');
    expect(await code(file.slice(0, 3), Uint8Array.from([3]), file.slice(4))).toBe('wdx.newer');
    expect(await code(new Uint8Array(16_000_001))).toBe('wdx.large');
  });
});
