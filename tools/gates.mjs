/** The gates of npm test. Those of one lane wait for each other: the browser needs what the build writes. Quick ones come first. */
export const LANES = [
  ['commits', 'lint', 'unit'],
  ['typecheck', 'knip'],
  ['build', 'size', 'smoke', 'browser'],
];
export const GATES = LANES.flat();
