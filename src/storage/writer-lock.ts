/**
 * One tab writes to a game, the others follow it. The writer holds an exclusive lock; a follower queues for it, so
 * that the lock comes to it by itself when the writer's tab is closed or dies, or takes it from a writer that lives.
 * The lock is for the players' sake: what keeps two writers apart is the check of each append in the store.
 * Every tab also holds a shared lock on the game, whichever its role: an update waits for these.
 */
export type Claim = {
  /** True while this tab may write. */
  isWriter(): boolean;
  /** Calls back whenever this tab becomes the writer or stops to be it. */
  watch(told: () => void): void;
  /** Makes this tab the writer; the one that was becomes a follower. */
  takeOver(): Promise<void>;
  release(): void;
};

/** `work` while no tab has the game open; undefined, and nothing done, where one has. Without locks nobody knows. */
export async function whileUnused<T>(id: string, work: () => Promise<T>): Promise<T | undefined> {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  if (!locks) return work();
  return await locks.request(`war-diary:game:${id}`, { ifAvailable: true }, (lock) =>
    lock ? work() : undefined,
  );
}

/** A page that is being reloaded gives its lock back a moment late: no reason to call its successor a follower. */
const GRACE = 250;

export async function claimGame(id: string): Promise<Claim> {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  let isWriter = false;
  let isOver = false;
  let told = () => {};
  let waiting = new AbortController();
  let taking: Promise<void> | undefined;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });

  function become(writer: boolean): void {
    if (isOver || isWriter === writer) return;
    isWriter = writer;
    told();
  }

  /** Resolves when the lock is held or, asked `ifAvailable`, is not to be had at once. */
  function ask(options: LockOptions): Promise<void> {
    return new Promise((resolve) => {
      const hold = (lock: Lock | null) => {
        if (lock) become(true);
        resolve();
        return lock ? released : undefined;
      };
      locks?.request(`war-diary:writer:${id}`, options, hold).catch((error) => {
        if (isOver || options.signal?.aborted) return;
        if (error instanceof DOMException && error.name === 'AbortError') {
          become(false);
          void queue();
        } else {
          // This browser gives none: as where there are none.
          become(true);
          resolve();
        }
      });
    });
  }

  function queue(): Promise<void> {
    waiting = new AbortController();
    return ask({ signal: waiting.signal });
  }

  if (locks) {
    // A refused lock costs only the warning before an update.
    locks.request(`war-diary:game:${id}`, { mode: 'shared' }, () => released).catch(() => undefined);
    await ask({ ifAvailable: true });
    if (!isWriter) await Promise.race([queue(), new Promise((resolve) => setTimeout(resolve, GRACE))]);
  } else {
    // No locks (an old browser, an address without https): every tab may write, and the store refuses the slower
    // of two taps with `store.moved`.
    isWriter = true;
  }

  return {
    isWriter: () => isWriter,
    watch: (callback) => {
      told = callback;
    },
    takeOver: () => {
      if (isWriter || isOver) return Promise.resolve();
      waiting.abort();
      taking ??= ask({ steal: true }).finally(() => {
        taking = undefined;
      });
      return taking;
    },
    release: () => {
      isOver = true;
      waiting.abort();
      release();
    },
  };
}
