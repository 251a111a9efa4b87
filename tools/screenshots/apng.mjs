// An animated PNG out of still ones: a browser's pictures need no other program to move (PNG, third edition, 11.3.6).
import { crc32 } from 'node:zlib';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/** The chunks of a picture, each with its type and its data. */
export function chunksOf(png) {
  if (!png.subarray(0, 8).equals(SIGNATURE)) throw new Error('This is no PNG.');
  const chunks = [];
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    chunks.push({
      type: png.toString('latin1', at + 4, at + 8),
      data: png.subarray(at + 8, at + 8 + length),
    });
    at += length + 12;
  }
  return chunks;
}

function chunk(type, data) {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/**
 * Plays for ever. All pictures have one size and one kind of colour.
 *
 * @param {readonly { readonly png: Buffer, readonly ms: number }[]} frames the picture, and how long it stands
 */
export function animate(frames) {
  let sequence = 0;
  const numbered = (type, size, write, rest = Buffer.alloc(0)) => {
    const head = Buffer.alloc(size);
    head.writeUInt32BE(sequence++);
    write?.(head);
    return chunk(type, Buffer.concat([head, rest]));
  };
  const [first] = frames;
  const header = chunksOf(first.png).find(({ type }) => type === 'IHDR').data;
  const counts = Buffer.alloc(8);
  counts.writeUInt32BE(frames.length);
  const parts = [SIGNATURE, chunk('IHDR', header), chunk('acTL', counts)];
  for (const [place, { png, ms }] of frames.entries()) {
    const chunks = chunksOf(png);
    if (!chunks.find(({ type }) => type === 'IHDR').data.equals(header))
      throw new Error('A picture has another size or kind of colour than the first.');
    const control = (head) => {
      header.copy(head, 4, 0, 8);
      head.writeUInt16BE(ms, 20);
      head.writeUInt16BE(1000, 22);
    };
    parts.push(numbered('fcTL', 26, control));
    for (const { type, data } of chunks)
      if (type === 'IDAT')
        parts.push(place === 0 ? chunk('IDAT', data) : numbered('fdAT', 4, undefined, data));
  }
  return Buffer.concat([...parts, chunk('IEND', Buffer.alloc(0))]);
}
