/**
 * The app's dice come from the platform; here they fall the same way in every run. It stands alone, because a browser is
 * given it as text.
 */
export function sameDiceEveryTime(): void {
  const real = crypto.getRandomValues.bind(crypto);
  let word = 19411207;
  crypto.getRandomValues = ((array: Uint32Array<ArrayBuffer>) => {
    if (!(array instanceof Uint32Array) || array.length !== 1) return real(array);
    word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
    array[0] = word;
    return array;
  }) as typeof crypto.getRandomValues;
}
