// Vitest's runner, in a worker of the sandbox. It runs a test file with all mutants asleep and tells what the tests come
// past; or it wakes one mutant after the other and runs the file for each, in the same worker: starting one and fetching
// its modules is nearly all of the cost.
import { startTests } from '@vitest/runner';
import { getTests } from '@vitest/runner/utils';
import { TestRunner, vi } from 'vitest';

/** A mutant that is come past so much oftener than the original does not end. */
const hitLimit = (hits) => 10_000 + 100 * hits;
const KEPT = /\/(node_modules|tools\/mutate)\//;

const channel = new BroadcastChannel('mutants');
globalThis.__stryker__ ??= {};
const stryker = globalThis.__stryker__;
let lost = 0;
for (const event of ['unhandledRejection', 'uncaughtException']) {
  process.on(event, () => {
    // Where a test listens too, besides Vitest and this, it sees to it itself.
    if (process.listenerCount(event) <= 2) lost += 1;
  });
}

/** Stops at the first failure, and notes for whom Stryker counts. */
class Run extends TestRunner {
  async onBeforeRunTask(test) {
    stryker.currentTestId = test.id;
    await super.onBeforeRunTask(test);
  }

  onAfterRunTask(test) {
    stryker.currentTestId = undefined;
    if (test.result?.state === 'fail') this.cancelRun = true;
    super.onAfterRunTask(test);
  }
}

export default class extends Run {
  #mutants = this.injectValue('mutants');

  constructor(config) {
    super(config);
    stryker.mutantCoverage = { static: {}, perTest: {} };
    // With mutants to wake, this first run only loads the modules.
    this.cancelRun = this.#mutants !== undefined;
  }

  async onAfterRunFiles([file]) {
    super.onAfterRunFiles();
    if (!this.#mutants) channel.postMessage({ reach: reachOf(file) });
    for (const mutant of this.#mutants ?? []) {
      channel.postMessage({ began: mutant.number });
      const went = await this.#judge(file.filepath, mutant);
      channel.postMessage({ ended: mutant.number, ...went });
    }
    channel.postMessage({ done: true });
  }

  /**
   * Whether the file passes with the mutant awake. When it fails, it must pass with it asleep right after: else what an
   * earlier mutant has left behind, or a test left out, may be why, and the verdict is not sure.
   */
  async #judge(filepath, mutant) {
    const awake = await this.#run(filepath, mutant);
    if (awake.passed) return { passed: true };
    const asleep = await this.#run(filepath, { keep: mutant.keep, tests: awake.ran });
    return { passed: false, sure: asleep.passed };
  }

  /** All of the file's tests or some, with modules loaded anew or, but for the file's own, kept. */
  async #run(filepath, { number, hits = 0, keep, tests }) {
    for (const [id, node] of this.workerState.evaluatedModules.idToModuleMap) {
      if (keep ? id === filepath : !KEPT.test(id))
        Object.assign(node, { promise: undefined, exports: undefined, evaluated: false });
    }
    lost = 0;
    Object.assign(stryker, { activeMutant: number, hitCount: 0, hitLimit: hitLimit(hits) });
    const runner = new Run(this.config);
    Object.defineProperty(runner, 'moduleRunner', { value: this.moduleRunner });
    runner.__setTraces(this._otel);
    const [file] = await startTests([{ filepath, ...(tests && { testIds: tests }) }], runner);
    await new Promise((resolve) => setImmediate(resolve));
    Object.assign(stryker, { activeMutant: undefined, hitLimit: undefined });
    vi.resetConfig();
    vi.restoreAllMocks();
    return {
      passed: hasPassed(file),
      ran: getTests(file).flatMap(({ id, result }) => (result && result.state !== 'skip' ? [id] : [])),
    };
  }
}

const hasPassed = (file) => file.result?.state !== 'fail' && getTests(file).length > 0 && lost === 0;

/** How often each test comes past which mutants, and the loading of the modules and what is run around the tests. */
function reachOf(file) {
  const { static: loading, perTest } = stryker.mutantCoverage;
  const tests = getTests(file).map(({ id, result }) => ({
    id,
    ms: result?.duration ?? 0,
    hits: perTest[id] ?? {},
  }));
  return { passed: hasPassed(file), loading, tests };
}
