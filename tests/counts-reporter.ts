import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Reporter } from 'vitest/node';
import { counts } from './counts';
import { wrongCounts } from './support/counts-held';

/** Adds up what the run took besides time, and fails a whole run that took more or less than it is to. */
export default class CountsReporter implements Reporter {
  private folder = '';

  private get file(): string {
    return join(this.folder, 'counts');
  }

  onInit(): void {
    this.folder = mkdtempSync(join(tmpdir(), 'war-diary-counts-'));
    writeFileSync(this.file, '');
    // Workers are started later, with what stands here then.
    process.env.WAR_DIARY_COUNTS = this.file;
  }

  onTestRunEnd(_: unknown, __: unknown, reason: string): void {
    const taken: { [what: string]: number } = {};
    for (const line of readFileSync(this.file, 'utf8').split('\n').filter(Boolean)) {
      const [what = '', times] = line.split('\t');
      taken[what] = (taken[what] ?? 0) + Number(times);
    }
    rmSync(this.folder, { recursive: true });
    for (const [what, wanted] of Object.entries(counts))
      console.log(`${what.padEnd(14)}${String(taken[what] ?? 0).padStart(6)} of ${wanted}`);
    // Only a part of the tests was asked for, or some were not reached.
    if (process.argv.length > 3 || reason !== 'passed') return;
    const wrong = wrongCounts(taken, counts, 'tests/counts.ts');
    for (const sentence of wrong) console.error(sentence);
    if (wrong.length) process.exitCode = 1;
  }
}
