import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import type { Hall } from '../../src/app/hall/hall';
import { openHall } from '../../src/app/hall/jetstream';
import { freshSecret, keysOf } from '../../src/app/hall/keys';
import { sentLine } from '../../src/core/exchange/known';
import type { Entry } from '../../src/core/journal/journal';
import { asciiJson } from '../../src/core/json';
import { hasServer, type OpenedHall, openedHall } from '../support/hall';

// A club night on one machine: every table records a game of 300 lines as quickly as it can, a director watches. Prints
// what it cost; the numbers belong to the machine.

const LINES = 300;
/** A table tells the director where it stands after so many lines. */
const TELLS_EVERY = 10;

const recorded: readonly Entry[] = JSON.parse(
  readFileSync(new URL('../games/iph/fixtures/to-turn-11.json', import.meta.url), 'utf8'),
).entries;
const texts = Array.from({ length: LINES }, (_, i) =>
  new TextEncoder().encode(asciiJson(sentLine(recorded[i % recorded.length] as Entry))),
);

let hall: OpenedHall | undefined;
const open: Hall[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) each.close();
  await hall?.close();
  hall = undefined;
});

const isOn = async (each: Hall): Promise<void> => {
  while (each.state.value !== 'on') {
    if (each.state.value === 'over') throw new Error(each.problem.value?.code ?? 'over');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};

test.skipIf(!hasServer).each([10, 30, 100])(
  '%i tables of 300 lines and a director: every line is taken once',
  async (tables) => {
    hall = await openedHall();
    const { address } = hall;
    const delays: number[] = [];
    const heard = new Map<string, number>();
    const board = openHall(
      { address, pass: await hall.pass('director'), of: 'summaries', from: { seq: 0 } },
      {
        hear({ game, sealed }) {
          const at = new DataView(sealed.buffer).getFloat64(0);
          heard.set(game, (heard.get(game) ?? 0) + 1);
          delays.push(performance.now() - at);
        },
      },
    );
    open.push(board);
    await isOn(board);
    let bytes = 0;
    let taken = 0;
    const began = performance.now();
    const table = async () => {
      if (!hall) return;
      const secret = freshSecret();
      const keys = await keysOf(secret);
      const pass = await hall.pass('player', secret);
      const own = openHall(
        { address, pass, of: { game: keys.game }, from: { seq: 0 } },
        { hear: () => undefined },
      );
      open.push(own);
      await isOn(own);
      const play = own.subjectOf('play', keys.game);
      let upon = 0;
      for (const [i, text] of texts.entries()) {
        const sealed = await keys.seal(play, text);
        bytes += sealed.length;
        const offered = await own.offer(play, await keys.idOf(`w:${i}`), sealed, upon);
        if (offered.how !== 'taken') throw new Error(offered.how);
        upon = offered.seq;
        taken += 1;
        if (i % TELLS_EVERY) continue;
        // What a summary is as long as; when it was sent, for the one clock of this machine.
        const sum = new Uint8Array(400);
        new DataView(sum.buffer).setFloat64(0, performance.now());
        await own.offer(own.subjectOf('sum', keys.game), await keys.idOf(`sum:${i}`), sum);
      }
    };
    await Promise.all(Array.from({ length: tables }, table));
    const seconds = (performance.now() - began) / 1000;
    while (heard.size < tables) await new Promise((resolve) => setTimeout(resolve, 20));
    delays.sort((a, b) => a - b);
    const at = (part: number) => (delays[Math.floor(delays.length * part)] ?? 0).toFixed(0);
    console.log(
      [
        `${tables} tables × ${LINES} lines: ${seconds.toFixed(1)} s, ${(taken / seconds).toFixed(0)} lines a second`,
        `line → director median ${at(0.5)} ms, 99 % ${at(0.99)} ms`,
        `${(bytes / taken).toFixed(0)} bytes a line, server ${serverMegabytes()} MB, this process ${(process.memoryUsage().rss / 1e6).toFixed(0)} MB`,
      ].join('; '),
    );
    expect(taken).toBe(tables * LINES);
    expect([...heard.values()].every((count) => count <= LINES / TELLS_EVERY)).toBe(true);
  },
  600_000,
);

/** Resident memory of the server, as Linux tells it. */
function serverMegabytes(): string {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      if (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('war-diary-hall-')) continue;
      const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
      if (Number(kilobytes)) return (Number(kilobytes) / 1000).toFixed(0);
    } catch {
      // It ended meanwhile.
    }
  }
  return '?';
}
