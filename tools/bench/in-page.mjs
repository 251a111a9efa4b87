// Functions that run inside the page; each is sent there as text, so each stands alone.

/**
 * From first paint on, taps `tap` in every frame until what it brings, `done`, has been painted: an element that
 * matches and, if `without` is given, does not hold that text. The times are left in `window.bench`.
 */
export function tapFromFirstPaint({ tap, done, without }) {
  const times = { paint: undefined, shown: undefined, usable: undefined, taps: 0 };
  window.bench = times;
  const visible = (selector) => {
    const found = document.querySelector(selector);
    return found?.checkVisibility() ? found : undefined;
  };
  const frame = () => {
    const target = visible(done);
    if (target && !(without && target.textContent.includes(without))) {
      // In the document now, on the screen when the next frame begins.
      requestAnimationFrame(() => {
        times.usable = performance.now();
      });
      return;
    }
    const control = visible(tap);
    if (control) {
      times.shown ??= performance.now();
      times.taps += 1;
      control.click();
    }
    requestAnimationFrame(frame);
  };
  const observer = new PerformanceObserver((list) => {
    const [paint] = list.getEntriesByName('first-contentful-paint');
    if (!paint) return;
    observer.disconnect();
    times.paint = paint.startTime;
    requestAnimationFrame(frame);
  });
  observer.observe({ type: 'paint', buffered: true });
}

/** Taps `link`, then does as above for at most a minute; resolves to the times since that tap. */
export function tapThrough({ link, tap, done, without }) {
  return new Promise((resolve, reject) => {
    let shown;
    const began = performance.now();
    document.querySelector(link).click();
    const frame = () => {
      const target = document.querySelector(done);
      if (target && !(without && target.textContent.includes(without))) {
        requestAnimationFrame(() => resolve({ shown, works: performance.now() - began }));
        return;
      }
      if (performance.now() - began > 60_000) {
        reject(new Error(`A tap on ${link} did not bring ${done}`));
        return;
      }
      const control = document.querySelector(tap);
      if (control?.checkVisibility()) {
        shown ??= performance.now() - began;
        control.click();
      }
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
}

/** Taps `tap` some times; each time, how long until `result` holds another text than before and is painted. */
export async function tapAndWait({ tap, result, times, pause = 30 }) {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const read = () => document.querySelector(result)?.textContent;
  const taken = [];
  for (let i = 0; i < times; i += 1) {
    const before = read();
    const began = performance.now();
    document.querySelector(tap).click();
    while (performance.now() - began < 20_000) {
      await frame();
      if (read() !== before) break;
    }
    if (read() === before) throw new Error(`A tap on ${tap} brought no result`);
    await frame();
    taken.push(performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return taken;
}

/** Notes how long each transaction that writes a journal entry takes, from opening it to its commit, in `window.appends`. */
export function timeAppends() {
  const appends = { times: [], durability: [] };
  window.appends = appends;
  const original = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function timed(stores, mode, options) {
    const began = performance.now();
    const transaction = original.call(this, stores, mode, options);
    if (mode === 'readwrite' && [stores].flat().includes('entries')) {
      transaction.addEventListener('complete', () => {
        appends.times.push(performance.now() - began);
        appends.durability.push(transaction.durability);
      });
    }
    return transaction;
  };
}

/** Notes the bytes of each safety copy that is written, in `window.writes`; or leaves the page `without` what they are kept in. */
export function countWrites({ without }) {
  window.writes = [];
  if (without) Object.defineProperty(window, 'caches', { value: undefined });
  const original = Cache.prototype.put;
  Cache.prototype.put = async function counted(request, response) {
    const name = typeof request === 'string' ? request : request.url;
    if (name.includes('/safety-copies/'))
      window.writes.push(name.length + (await response.clone().arrayBuffer()).byteLength);
    return original.call(this, request, response);
  };
}

/** Waits for the store that the app makes. */
export async function storeIsOpen() {
  const isThere = ({ name, version }) => name === 'war-diary' && version > 0;
  for (let waited = 0; !(await indexedDB.databases()).some(isThere); waited += 20) {
    if (waited > 60_000) throw new Error('The app opened no store');
    await new Promise((next) => setTimeout(next, 20));
  }
}

/** Puts a game into the store that the app has made. */
export async function putGame({ row, entries, files = [] }) {
  const opened = await new Promise((resolve, reject) => {
    const request = indexedDB.open('war-diary');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const transaction = opened.transaction(['games', 'entries', 'definitions'], 'readwrite');
  transaction.objectStore('games').put(row);
  for (const file of files) transaction.objectStore('definitions').put({ ...file, added: 1, kept: false });
  for (const entry of entries) transaction.objectStore('entries').put({ ...entry, game: row.id });
  await new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onabort = () => reject(transaction.error);
  });
  opened.close();
}

/** How many entries the store holds, of one game or of all. */
export async function countEntries(game) {
  const request = indexedDB.open('war-diary');
  const opened = await new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const count = opened
    .transaction('entries')
    .objectStore('entries')
    .index('game')
    .count(game ?? undefined);
  await new Promise((resolve, reject) => {
    count.onsuccess = resolve;
    count.onerror = () => reject(count.error);
  });
  opened.close();
  return count.result;
}

/** Takes the entries after the first `keep` out of a game. */
export async function trimGame({ game, keep }) {
  const request = indexedDB.open('war-diary');
  const opened = await new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const transaction = opened.transaction(['games', 'entries'], 'readwrite');
  const games = transaction.objectStore('games');
  const row = games.get(game);
  row.onsuccess = () => games.put({ ...row.result, entries: keep });
  transaction
    .objectStore('entries')
    .delete(IDBKeyRange.bound([game, keep + 1], [game, Number.POSITIVE_INFINITY]));
  await new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onabort = () => reject(transaction.error);
  });
  opened.close();
}

/** Waits until the app has kept what a game's journal has come to. */
export async function foldIsKept(game) {
  for (let waited = 0; waited < 60_000; waited += 100) {
    await new Promise((next) => setTimeout(next, 100));
    const isThere = ({ name, version }) => name === 'war-diary-folds' && version > 0;
    if (!(await indexedDB.databases()).some(isThere)) continue;
    const request = indexedDB.open('war-diary-folds');
    const opened = await new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const count = opened.transaction('folds').objectStore('folds').count(game);
    await new Promise((resolve) => {
      count.onsuccess = resolve;
    });
    opened.close();
    if (count.result) return;
  }
  throw new Error('nothing was kept of the long game');
}

/** What the worker has fetched to keep, by name of file. */
export async function precached() {
  const names = await caches.keys();
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return requests.flat().map(({ url }) => new URL(url).pathname.slice(1));
}

/** When a tap on this was made, on the clock that all pages of a machine share. */
export function tapNow(selector) {
  const target = document.querySelector(selector);
  const at = performance.timeOrigin + performance.now();
  target.click();
  return at;
}

/** When the line of what is saved counts so many entries, on the same clock, once it is painted. */
export async function countShown(entries) {
  const frame = () => new Promise((next) => requestAnimationFrame(next));
  const until = performance.now() + 60_000;
  while (!document.querySelector('.save')?.textContent.includes(` ${entries} entr`)) {
    if (performance.now() > until) throw new Error(`The line of what is saved never counted ${entries}`);
    await frame();
  }
  await frame();
  return performance.timeOrigin + performance.now();
}
