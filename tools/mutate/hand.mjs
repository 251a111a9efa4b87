// A child process that runs test files, one at a time. One that hangs, or goes down, is ended here, and the next gets a
// new process.
import { fork } from 'node:child_process';
import { on } from 'node:events';
import { join } from 'node:path';

/** Seconds of the processor's time, which a busy machine does not stretch. */
const CPU_LIMIT = 20;
/** Something that waits for what never comes: so many messages (one a second) with hardly any processor time used. */
const IDLE = { messages: 60, cpu: 0.3 };

export class Hand {
  #folder;
  #child;

  constructor(folder) {
    this.#folder = folder;
  }

  /** The test files there are. */
  async files() {
    for await (const said of this.#messages(CPU_LIMIT)) if (said.files) return said.files;
    throw new Error('Vitest did not start.');
  }

  /**
   * What the runner says of a file, each with the processor seconds since the last; the last is `{ done: true }`,
   * `{ hung: true }` after `limit` seconds without a word, or `{ broke: true }`.
   */
  async *run(file, mutants, limit = 0) {
    if (!this.#child) await this.files();
    this.#child.send({ file, mutants });
    yield* this.#messages(CPU_LIMIT + limit);
  }

  stop() {
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }

  #start() {
    this.#child = fork(join(this.#folder, 'tools/mutate/worker.mjs'), {
      cwd: this.#folder,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    return this.#child;
  }

  async *#messages(limit) {
    const child = this.#child ?? this.#start();
    let since;
    const idle = [];
    for await (const [{ cpu, ...said }] of on(child, 'message', { close: ['exit'] })) {
      since ??= cpu;
      if (Object.keys(said).length > 0) {
        yield { ...said, cpu: cpu - since };
        if (said.done) return;
        since = cpu;
        idle.length = 0;
        continue;
      }
      idle.push(cpu);
      const waits = cpu - (idle.at(-IDLE.messages) ?? Number.NEGATIVE_INFINITY) < IDLE.cpu;
      if (!waits && cpu - since < limit) continue;
      this.stop();
      yield { hung: true, cpu: cpu - since };
      return;
    }
    this.#child = undefined;
    yield { broke: true, cpu: 0 };
  }
}
