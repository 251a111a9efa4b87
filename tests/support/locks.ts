type Held = { readonly break: () => void };
type Waiting = { readonly grant: () => void };

/** Web Locks of one browser, for tests without one: exclusive and shared locks, queue, signal and `steal`. */
export function fakeLocks() {
  const held = new Map<string, Held[]>();
  const waiting = new Map<string, Waiting[]>();
  const of = <T>(map: Map<string, T[]>, name: string): T[] => {
    const list = map.get(name) ?? [];
    map.set(name, list);
    return list;
  };
  const aborted = () => new DOMException('The lock was broken, or the wait for it.', 'AbortError');
  const drop = <T>(list: T[], one: T) => list.splice(0, list.length, ...list.filter((each) => each !== one));

  function request(
    name: string,
    options: LockOptions,
    work: (lock: object | null) => Promise<void> | undefined,
  ): Promise<void> {
    return new Promise((resolve, reject) => {
      const grant = () => {
        const lock: Held = {
          break: () => {
            drop(of(held, name), lock);
            reject(aborted());
          },
        };
        of(held, name).push(lock);
        const letGo = () => {
          drop(of(held, name), lock);
          if (!of(held, name).length) of(waiting, name).shift()?.grant();
        };
        void Promise.resolve()
          .then(() => work(lock))
          .finally(letGo)
          .then(resolve, reject);
      };
      if (options.steal) for (const lock of [...of(held, name)]) lock.break();
      if (options.mode === 'shared' || !of(held, name).length) return grant();
      if (options.ifAvailable) return void Promise.resolve(work(null)).then(resolve, reject);
      const wait: Waiting = { grant };
      of(waiting, name).push(wait);
      options.signal?.addEventListener('abort', () => {
        drop(of(waiting, name), wait);
        reject(aborted());
      });
    });
  }
  return { request, holders: (name: string) => of(held, name).length };
}
