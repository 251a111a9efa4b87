/** The gates of npm test. Those of one lane wait for each other: the browser needs what the build writes. The longest begins at once. */
export const LANES = [
  ['unit'],
  ['commits', 'lint', 'typecheck', 'knip'],
  ['build', 'size', 'smoke', 'browser'],
];
export const GATES = LANES.flat();
