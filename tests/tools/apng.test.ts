// The moving picture of README: what a viewer needs to show it, and what it may not be made of.
import { crc32 } from 'node:zlib';
import { expect, it } from 'vitest';
import { animate, chunksOf } from '../../tools/screenshots/apng.mjs';

const u32 = (...values: readonly number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, i) => {
    bytes.writeUInt32BE(value, i * 4);
  });
  return bytes;
};
const chunk = (type: string, data: Buffer) => {
  const named = Buffer.concat([Buffer.from(type), data]);
  return Buffer.concat([u32(data.length), named, u32(crc32(named))]);
};
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const still = (width: number, ...data: readonly string[]) =>
  Buffer.concat([
    SIGNATURE,
    chunk('IHDR', Buffer.concat([u32(width, 3), Buffer.from([8, 2, 0, 0, 0])])),
    ...data.map((each) => chunk('IDAT', Buffer.from(each))),
    chunk('IEND', Buffer.alloc(0)),
  ]);

it('numbers the frames and their data, and gives each its size and time', () => {
  const bytes = animate([
    { png: still(2, 'one'), ms: 350 },
    { png: still(2, 'two', 'more'), ms: 4000 },
  ]);
  const chunks = chunksOf(bytes);
  expect(chunks.map(({ type }) => type)).toEqual([
    ...['IHDR', 'acTL', 'fcTL', 'IDAT', 'fcTL', 'fdAT', 'fdAT', 'IEND'],
  ]);
  const dataOf = (type: string) => chunks.filter((each) => each.type === type).map(({ data }) => data);
  expect(dataOf('acTL')).toEqual([u32(2, 0)]);
  expect(dataOf('IDAT')).toEqual([Buffer.from('one')]);
  expect(dataOf('fdAT')).toEqual([
    Buffer.concat([u32(2), Buffer.from('two')]),
    Buffer.concat([u32(3), Buffer.from('more')]),
  ]);
  expect(dataOf('fcTL').map((data) => [0, 4, 8, 12, 16].map((at) => data.readUInt32BE(at)))).toEqual([
    [0, 2, 3, 0, 0],
    [1, 2, 3, 0, 0],
  ]);
  expect(dataOf('fcTL').map((data) => data.readUInt16BE(20) / data.readUInt16BE(22))).toEqual([0.35, 4]);
  expect(bytes).toEqual(Buffer.concat([SIGNATURE, ...chunks.map(({ type, data }) => chunk(type, data))]));
});

it('refuses pictures of two sizes, and what is no PNG', () => {
  expect(() =>
    animate([
      { png: still(2, 'one'), ms: 1 },
      { png: still(4, 'two'), ms: 1 },
    ]),
  ).toThrow('another size');
  expect(() => animate([{ png: Buffer.from('GIF89a..'), ms: 1 }])).toThrow('no PNG');
});
