const COLUMNS = 64;
const ROWS = 32;
/** Brightest less darkest, from 0 to 255, of a picture that is of one colour. */
const FLAT = 12;
/** How far a dot is from the one beside it on average: 85 in noise, under 40 in a picture of anything, a code too. */
const NOISE = 50;

/**
 * Judges pictures one after the other: whether a camera can have taken this one. A browser that hides from pages what they draw
 * gives one colour, noise, or the same again; a real camera never gives the same twice.
 */
export function pictureJudge(): (picture: ImageData) => boolean {
  let before: readonly number[] = [];
  return ({ data, width, height }) => {
    const now: number[] = [];
    let apart = 0;
    for (let row = 0; row < ROWS; row++) {
      for (let column = 0; column < COLUMNS; column++) {
        const x = Math.floor((column * (width - 1)) / COLUMNS);
        const at = 4 * (Math.floor((row * height) / ROWS) * width + x) + 1;
        const value = data[at] ?? 0;
        apart += Math.abs(value - (data[at + 4] ?? 0));
        now.push(value);
      }
    }
    const range = Math.max(...now) - Math.min(...now);
    const isNew = before.length > 0 && now.some((value, i) => value !== before[i]);
    before = now;
    return isNew && range > FLAT && apart / now.length < NOISE;
  };
}
