import { Server } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { freePorts } from '../../tools/free-ports.mjs';

afterEach(() => void vi.restoreAllMocks());

/** The system refuses each port for which the word is given a code. */
function refuseWith(codeOf: (count: number) => string | undefined): void {
  const { listen } = Server.prototype;
  let count = 0;
  vi.spyOn(Server.prototype, 'listen').mockImplementation(function (this: Server, ...given: unknown[]) {
    count += 1;
    const code = codeOf(count);
    if (code === undefined) return Reflect.apply(listen, this, given);
    setImmediate(() => this.emit('error', Object.assign(new Error('listen'), { code })));
    return this;
  });
}

it('free ports are all different, and none that a socket which dials out is given', async () => {
  const ports = await freePorts(300);
  expect(new Set(ports).size).toBe(300);
  expect(ports.filter((port) => port >= 32_768)).toEqual([]);
});

it.each(['EADDRINUSE', 'EACCES'])('where all are refused (%s) it ends, and says why', async (code) => {
  refuseWith((count) => (count <= 3 ? undefined : code));
  await expect(freePorts(5)).rejects.toThrow(
    `500 ports of 127.0.0.1 between 20000 and 32000 were refused one after the other, the last with ${code}`,
  );
});

it('a refusal now and then is no end, and what else fails is told as it is', async () => {
  refuseWith((count) => (count % 2 ? 'EADDRINUSE' : undefined));
  expect(new Set(await freePorts(260)).size).toBe(260);
  vi.restoreAllMocks();
  refuseWith(() => 'EADDRNOTAVAIL');
  await expect(freePorts(1)).rejects.toMatchObject({ code: 'EADDRNOTAVAIL' });
});
