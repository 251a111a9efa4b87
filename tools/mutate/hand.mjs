// A child process that runs test files, one at a time. One that hangs, or takes its process down with it, is ended
// here, and the next gets a new process.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const START_LIMIT = 5 * 60_000;

export class Hand {
  #folder;
  #child;
  /** The test files there are. */
  files = [];

  constructor(folder) {
    this.#folder = folder;
  }

  async start() {
    this.#child = fork(join(this.#folder, 'tools/mutate/worker.mjs'), {
      cwd: this.#folder,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const said = await this.#answer(START_LIMIT);
    if (!said?.files) throw new Error('Vitest did not start.');
    this.files = said.files;
  }

  /**
   * What the worker says of the file, with the mutant awake; nothing when it did not end within `limit` ms, or took
   * the process down twice.
   */
  async run(file, limit, mutant, tries = 2) {
    if (!this.#child) await this.start();
    this.#child.send({ file, mutant });
    const said = await this.#answer(limit);
    if (said?.ms !== undefined) return said;
    this.stop();
    return said && tries > 1 ? this.run(file, limit, mutant, tries - 1) : undefined;
  }

  stop() {
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }

  /** The next message, an empty one when the process ends, nothing when the time is up. */
  async #answer(limit) {
    const over = new AbortController();
    const timer = setTimeout(() => over.abort(), limit);
    const { signal } = over;
    const message = once(this.#child, 'message', { signal }).then(([said]) => said);
    const exit = once(this.#child, 'exit', { signal }).then(() => ({}));
    try {
      return await Promise.race([message, exit]);
    } catch {
      return undefined;
    } finally {
      clearTimeout(timer);
      over.abort();
      await Promise.allSettled([message, exit]);
    }
  }
}
