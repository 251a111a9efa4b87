// Scripts as they come over the network, by the size of their compressed bodies.

/** Watches a page from now on. Needs `gzipOnly` and a blocked or absent worker, whose answers cost the network nothing. */
export async function watchScripts(phone) {
  const scripts = new Map();
  const underway = new Set();
  let clock; // seconds of the protocol's own clock against the wall clock
  let last = Date.now();
  let problem; // noted, as nobody catches what a listener throws
  const on = (event, handle) =>
    phone.on(`Network.${event}`, (message) => {
      last = Date.now();
      handle(message);
    });
  on('requestWillBeSent', ({ requestId, timestamp, wallTime }) => {
    clock ??= wallTime - timestamp;
    underway.add(requestId);
  });
  on('responseReceived', ({ requestId, response }) => {
    if (!/javascript/.test(response.mimeType)) return;
    const headers = new Map(
      Object.entries(response.headers).map(([key, value]) => [key.toLowerCase(), value]),
    );
    const encoding = headers.get('content-encoding');
    if (encoding !== 'gzip') problem ??= `${response.url} came as ${encoding ?? 'plain'}, not gzip`;
    const name = new URL(response.url).pathname.split('/').at(-1);
    scripts.set(requestId, { name, bytes: Number(headers.get('content-length')) });
  });
  on('loadingFinished', ({ requestId, timestamp }) => {
    underway.delete(requestId);
    const script = scripts.get(requestId);
    if (script) script.finished = (timestamp + clock) * 1000;
  });
  on('loadingFailed', ({ requestId }) => underway.delete(requestId));
  await phone.send('Network.enable');

  // One that is preloaded and then imported is asked for twice, and fetched once.
  const sum = (some) => {
    if (problem) throw new Error(problem);
    return [...new Map(some.map(({ name, bytes }) => [name, bytes])).values()].reduce((a, b) => a + b, 0);
  };
  return {
    /** Bytes of all scripts so far. */
    total: () => sum([...scripts.values()]),
    /** Bytes of the scripts complete at a moment, in milliseconds of the wall clock. */
    finishedBy: (moment) => sum([...scripts.values()].filter(({ finished }) => finished <= moment)),
    /** Waits until nothing has been underway for so many milliseconds. */
    async silence(ms) {
      last = Date.now();
      while (underway.size > 0 || Date.now() - last < ms)
        await new Promise((resolve) => setTimeout(resolve, 100));
    },
  };
}
