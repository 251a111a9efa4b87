/** The dark modules [column, row] of a code of this size. */
type Dark = Iterable<readonly [number, number]>;

const [WIDTH, HEIGHT] = [640, 480];

/** A film of one still: the dark modules of a code of this size on white, as a camera of 640 × 480 sees them (Y4M). */
export const filmOf = (size: number, dark: Dark): Buffer => filmOfAll([{ size, dark }], 10);

/** A film of codes one after the other, each for so many of ten pictures a second. */
export function filmOfAll(
  codes: readonly { readonly size: number; readonly dark: Dark }[],
  pictures: number,
): Buffer {
  const header = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
  const frames = codes.flatMap(({ size, dark }) => Array<Buffer>(pictures).fill(frameOf(size, dark)));
  return Buffer.concat([header, ...frames]);
}

function frameOf(size: number, dark: Dark): Buffer {
  const scale = Math.floor(HEIGHT / size);
  const left = Math.floor((WIDTH - size * scale) / 2);
  const luma = Buffer.alloc(WIDTH * HEIGHT, 235);
  for (const [x, y] of dark) {
    for (let row = 0; row < scale; row += 1) {
      const from = (y * scale + row) * WIDTH + left + x * scale;
      luma.fill(16, from, from + scale);
    }
  }
  return Buffer.concat([Buffer.from('FRAME\n'), luma, Buffer.alloc((WIDTH * HEIGHT) / 2, 128)]);
}
