import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { slowest } from '../../tools/slowest.mjs';
import { wrongCounts } from '../support/counts-held';
import { exactly, limits } from './limits';

/** Adds up what the run took besides time, and fails it over a limit; then names its slowest tests. */
export default class CountsReporter implements Reporter {
  private readonly taken: { [what: string]: number } = {};
  private readonly times: [title: string, ms: number][] = [];

  onTestEnd(test: TestCase, { annotations, duration, status }: TestResult): void {
    if (status === 'skipped') return;
    this.add('tests');
    for (const { type } of annotations) if (type.startsWith('count:')) this.add(type.slice('count:'.length));
    this.times.push([test.titlePath().filter(Boolean).slice(1).join(' › '), duration]);
  }

  async onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] }> {
    console.log(slowest(this.times));
    const wrong: string[] = [];
    for (const [what, most] of Object.entries(limits)) {
      const taken = this.taken[what] ?? 0;
      console.log(`${what.padEnd(10)}${String(taken).padStart(6)} of ${most}`);
      // A soak repeats what a test does once.
      if (taken > most && !process.env.SOAK)
        wrong.push(`${what}: ${taken}, over the ${most} of tests/browser/limits.ts.`);
    }
    for (const [what, wanted] of Object.entries(exactly))
      console.log(`${what.padEnd(10)}${String(this.taken[what] ?? 0).padStart(6)} of ${wanted}`);
    // Only of a whole run, without a word about which tests.
    if (status === 'passed' && process.argv.length === 3 && !process.env.SOAK)
      wrong.push(...wrongCounts(this.taken, exactly, 'tests/browser/limits.ts'));
    for (const sentence of wrong) console.error(sentence);
    return { status: wrong.length ? 'failed' : status };
  }

  private add(what: string): void {
    this.taken[what] = (this.taken[what] ?? 0) + 1;
  }
}
