import { effect } from '@preact/signals';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Board, openBoard } from '../../src/app/hall/board/board';
import type { Hall, Listener } from '../../src/app/hall/hall';
import { openHall } from '../../src/app/hall/jetstream';
import { keysOf } from '../../src/app/hall/keys';
import { makePass, type Organiser, readOrganiser, type Seat } from '../../src/app/hall/organiser/organiser';
import { readAnnouncement } from '../../src/app/hall/summary';
import { type Pass, userOf } from '../../src/app/hall-pass';
import { organiserOf, takenBack } from '../../tools/hall/keys.mjs';
import { pushAccount } from '../../tools/hall/server.mjs';
import { summary } from '../support/fake-hall';
import { hasServer, type OpenedHall, openedHall } from '../support/hall';
import { untilTried } from '../support/tried';

describe.skipIf(!hasServer)('passes of an organiser’s file', () => {
  let hall: OpenedHall;
  let organiser: Organiser;
  const opened: { close(): void }[] = [];
  beforeAll(async () => {
    hall = await openedHall();
    const read = await readOrganiser(JSON.stringify(organiserOf(hall.keys)));
    if (!read.ok) throw new Error(read.problem.message);
    organiser = read.value;
  });
  afterEach(() => {
    for (const each of opened.splice(0)) each.close();
  });
  afterAll(() => hall.close());

  let number = 0;
  const pass = async (seat: Seat, table?: number): Promise<Pass> => {
    number += 1;
    return (await makePass(organiser, { seat, table, number }, 36, Date.now())).pass;
  };
  const settled = (check: () => void) => vi.waitFor(check, { timeout: 20_000, interval: 20 });
  const on = (at: Hall) =>
    new Promise<void>((resolve) => {
      const stop = effect(() => {
        if (at.state.value !== 'on') return;
        resolve();
        queueMicrotask(() => stop());
      });
    });
  async function sit(
    at: Pass,
    heard: Listener,
  ): Promise<{ readonly hall: Hall; tell(text: unknown): Promise<string> }> {
    const keys = await keysOf(at.secret);
    const seat = openHall(
      { address: hall.address, pass: at, of: { game: keys.game }, from: { seq: 0 } },
      heard,
    );
    opened.push(seat);
    await on(seat);
    return {
      hall: seat,
      async tell(said) {
        const subject = seat.subjectOf('sum', keys.game);
        const sealed = await keys.seal(subject, new TextEncoder().encode(JSON.stringify(said)));
        return (await seat.offer(subject, await keys.idOf(JSON.stringify(said)), sealed)).how;
      },
    };
  }
  const direct = async (): Promise<Board> => {
    const director = await pass('director');
    const board = await openBoard(director, (heard) =>
      openHall({ address: hall.address, pass: director, of: 'summaries', from: { seq: 0 } }, heard),
    );
    opened.push(board);
    await on(board.hall);
    return board;
  };

  test('let a table tell of itself, and the director hear it, see it live, and announce to it alone', async () => {
    const at7 = await pass('table', 7);
    const keys = await keysOf(at7.secret);
    const said: string[] = [];
    const player = await sit(at7, {
      hear({ kind, subject, sealed }) {
        if (kind !== 'say') return;
        void keys.open(subject, sealed).then((bytes) => said.push(new TextDecoder().decode(bytes)));
      },
    });
    // The other player of the table has come by the same link.
    const other = vi.fn();
    await sit(at7, { hear: ({ kind }) => kind === 'say' && other() });
    const neighbour = vi.fn();
    await sit(await pass('table', 8), { hear: neighbour });
    expect(await player.tell(summary())).toBe('taken');

    const board = await direct();
    const at = (table: number) => board.tables.peek()[table - 1];
    await settled(() => expect(at(7)?.summary).toEqual(summary()));
    expect(await player.tell(summary({ lines: 13 }))).toBe('taken');
    await settled(() => expect(at(7)?.summary?.lines).toBe(13));
    expect(at(8)?.summary).toBeUndefined();
    const heard = at(7)?.heard ?? 0;
    player.hall.live(keys.game);
    await settled(() => expect(at(7)?.heard).toBeGreaterThan(heard));

    const announced = await board.say('Lunch at noon', [7]);
    expect(announced.ok && announced.value).toEqual({ taken: [7], missed: [] });
    await settled(() => expect(readAnnouncement(said[0] ?? '')?.text).toBe('Lunch at noon'));
    await settled(() => expect(other).toHaveBeenCalledOnce());
    expect(neighbour).not.toHaveBeenCalled();
  });

  test('let an onlooker write nothing', async () => {
    const onlooker = await sit(await pass('onlooker', 9), { hear: () => undefined });
    expect(await onlooker.tell(summary())).toBe('refused');
  });

  test('are taken back by the name that the organiser is shown', async () => {
    const one = await pass('table', 10);
    const player = await sit(one, { hear: () => undefined });
    await pushAccount(hall.address, takenBack(hall.keys, [userOf(one) ?? '']));
    // Cut at once; believed after some tries, as a server that has just started turns passes away too.
    await settled(() => expect(player.hall.state.value).not.toBe('on'));
    await untilTried(() => expect(player.hall.state.value).toBe('over'));
    expect(player.hall.problem.value?.code).toBe('hall.refused');
  });
});
