import { appendFileSync } from 'node:fs';

/** What a run of the tests in Node costs that does not vary with the machine; tests/counts.ts says how much of it. */
export type Counted = 'lines tapped' | 'lines replayed' | 'hall servers';

/** Notes that this was done, or so many times; the reporter adds up what all workers have noted. */
export function count(what: Counted, times = 1): void {
  const { WAR_DIARY_COUNTS: file } = process.env;
  if (file) appendFileSync(file, `${what}\t${times}\n`);
}
