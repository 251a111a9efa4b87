import type { Reporter, TestCase } from 'vitest/node';
import { slowest } from '../tools/slowest.mjs';

/** Names the slowest tests of a run at its end. */
export default class SlowestReporter implements Reporter {
  private readonly times: [title: string, ms: number][] = [];

  onTestCaseResult(test: TestCase): void {
    const took = test.diagnostic()?.duration;
    if (took !== undefined) this.times.push([`${test.module.relativeModuleId} › ${test.fullName}`, took]);
  }

  onTestRunEnd(): void {
    console.log(slowest(this.times));
  }
}
