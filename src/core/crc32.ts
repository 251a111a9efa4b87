const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

/** The checksum of zip and PNG (CRC-32, reflected, polynomial 04C11DB7) as an unsigned whole number; `before`: of what precedes. */
export function crc32(bytes: Uint8Array, before = 0): number {
  let crc = ~before;
  for (let i = 0; i < bytes.length; i += 1) {
    crc = (crc >>> 8) ^ (TABLE[(crc ^ (bytes[i] ?? 0)) & 0xff] ?? 0);
  }
  return ~crc >>> 0;
}

/** The checksum of a text in ASCII. */
export function sumOfText(ascii: string, before = 0): number {
  const bytes = new Uint8Array(ascii.length);
  for (let i = 0; i < ascii.length; i += 1) bytes[i] = ascii.charCodeAt(i);
  return crc32(bytes, before);
}
