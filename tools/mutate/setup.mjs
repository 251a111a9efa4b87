// In each test file: which of the mutants it comes past, for the run in which all of them are asleep.
import { afterAll } from 'vitest';

// biome-ignore lint/correctness/noEmptyPattern: Vitest reads the first argument's names, and wants none here.
afterAll(({}, suite) => {
  suite.meta.reached = Object.keys(globalThis.__stryker__?.mutantCoverage?.static ?? {});
});
