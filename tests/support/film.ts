/** A film of one still: the dark modules [column, row] of a code of this size on white, as a camera of 640 × 480 sees them (Y4M). */
export function filmOf(size: number, dark: Iterable<readonly [number, number]>): Buffer {
  const [width, height] = [640, 480];
  const scale = Math.floor(height / size);
  const left = Math.floor((width - size * scale) / 2);
  const luma = Buffer.alloc(width * height, 235);
  for (const [x, y] of dark) {
    for (let row = 0; row < scale; row += 1) {
      const from = (y * scale + row) * width + left + x * scale;
      luma.fill(16, from, from + scale);
    }
  }
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, Buffer.alloc((width * height) / 2, 128)]);
  const header = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`);
  return Buffer.concat([header, ...Array<Buffer>(10).fill(frame)]);
}
