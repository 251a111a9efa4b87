const SHOWN = 10;

/**
 * The slowest of some tests, a line each. Shown, not judged: a busy machine makes none of them red.
 * @param {readonly (readonly [title: string, ms: number])[]} times
 */
export function slowest(times) {
  const first = [...times].sort(([, a], [, b]) => b - a).slice(0, SHOWN);
  const lines = first.map(([title, ms]) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${title}`);
  return ['', 'the slowest:', ...lines, ''].join('\n');
}
