// What a seat may not do, whatever its app was made into: each row is asked of the real server, by the pass of a role.
import type { NatsConnection } from '@nats-io/nats-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshSecret, keysOf } from '../../src/app/hall/keys';
import type { Role } from '../../src/app/hall-pass';
import { hasServer, type OpenedHall, openedHall } from '../support/hall';
import { comeIn, listen, say } from '../support/hall-seat';

const API = '$JS.API';
/** For a server to start on a busy machine, in milliseconds. */
const PATIENCE = 60_000;

describe.skipIf(!hasServer)('the role of a pass', () => {
  let hall: OpenedHall;
  let event: string;
  /** The game of the pass, and one at another table. */
  let own: string;
  let other: string;
  const seats = {} as Record<Role | 'stranger', NatsConnection>;
  const inboxes: Record<string, string> = {};

  beforeAll(async () => {
    hall = await openedHall();
    event = hall.keys.event;
    const [mine, theirs] = [freshSecret(), freshSecret()];
    own = (await keysOf(mine)).game;
    other = (await keysOf(theirs)).game;
    for (const [who, role, secret] of [
      ['player', 'player', mine],
      ['onlooker', 'onlooker', mine],
      ['director', 'director', mine],
      ['stranger', 'player', theirs],
    ] as const) {
      const pass = await hall.pass(role, secret);
      inboxes[who] = pass.inbox;
      seats[who] = await comeIn(hall.address, pass);
    }
    expect(await say(seats.stranger, `wd.${event}.${other}.play.0`, 'a secret line')).toContain('"seq"');
  }, PATIENCE);
  afterAll(async () => {
    await Promise.all(Object.values(seats).map((nc) => nc.close()));
    await hall.close();
  });

  const filled = (text: string) =>
    text.replaceAll('EVENT', event).replaceAll('OWN', own).replaceAll('OTHER', other);

  const NOBODY_MAY = [
    // The stream and what is in it.
    ...[
      'PURGE',
      'DELETE',
      'UPDATE',
      'MSG.DELETE',
      'MSG.GET',
      'SNAPSHOT',
      'PEER.REMOVE',
      'LEADER.STEPDOWN',
    ].map((what) => `${API}.STREAM.${what}.EVENT`),
    // Which tells the names of all games.
    `${API}.STREAM.INFO.EVENT`,
    `${API}.STREAM.NAMES`,
    `${API}.STREAM.LIST`,
    `${API}.STREAM.CREATE.another`,
    `${API}.INFO`,
    // Other readers, and reading in other ways.
    ...['LIST', 'NAMES'].map((what) => `${API}.CONSUMER.${what}.EVENT`),
    `${API}.CONSUMER.MSG.NEXT.EVENT.guessed`,
    `${API}.CONSUMER.CREATE.EVENT`,
    `${API}.CONSUMER.CREATE.EVENT.mine`,
    `${API}.CONSUMER.DURABLE.CREATE.EVENT.mine`,
    `${API}.CONSUMER.CREATE.EVENT.mine.wd.EVENT.>`,
    `${API}.CONSUMER.CREATE.EVENT.mine.wd.EVENT.*.play.0`,
    `${API}.CONSUMER.CREATE.EVENT.mine.wd.EVENT.OTHER.>`,
    `${API}.DIRECT.GET.EVENT`,
    `${API}.DIRECT.GET.EVENT.wd.EVENT.OTHER.play.0`,
    // Lines of others.
    ...['begin.0', 'play.0', 'side.x', 'sum.0'].map((kind) => `wd.EVENT.OTHER.${kind}`),
    'wd.EVENT.OWN.play.1',
    'wd.EVENT.OWN.else.0',
    'wd.EVENT.born',
    'wd.another.OWN.play.0',
    'live.EVENT.OTHER.x',
    'live.EVENT.OWN.x',
    // In the name of another seat at the own table.
    'wd.EVENT.OWN.side.x',
    '$SYS.REQ.CLAIMS.UPDATE',
    '$SYS.REQ.SERVER.PING',
  ];
  const NOT: Record<Role, string[]> = {
    player: [...NOBODY_MAY, 'wd.EVENT.OWN.say.0', 'wd.EVENT.OTHER.say.0'],
    onlooker: [
      ...NOBODY_MAY,
      ...['begin.0', 'play.0', 'sum.0', 'say.0'].map((kind) => `wd.EVENT.OWN.${kind}`),
    ],
    director: [
      ...NOBODY_MAY,
      ...['begin.0', 'play.0', 'sum.0'].map((kind) => `wd.EVENT.OWN.${kind}`),
      `${API}.CONSUMER.CREATE.EVENT.mine.wd.EVENT.OWN.>`,
      `${API}.CONSUMER.CREATE.EVENT.mine.wd.EVENT.*.side.*`,
    ],
  };

  test.each(Object.entries(NOT))('%s may not say', async (role, subjects) => {
    const nc = seats[role as Role];
    const answers = await Promise.all(
      subjects.map(async (subject) => [subject, await say(nc, filled(subject), '{}')]),
    );
    expect(answers.filter(([, answer]) => answer !== 'may not')).toEqual([]);
  });

  const NOT_HEARD = ['>', '*.>', 'wd.>', 'wd.EVENT.>', 'wd.EVENT.OWN.>', 'wd.EVENT.OWN.play.0'];
  const ELSEWHERE = ['_INBOX.>', '_INBOX.*.*', '$JS.>', '$SYS.>', 'live.>', 'live.another.*.*'];
  test.each([
    ['player', [...NOT_HEARD, ...ELSEWHERE, 'live.EVENT.*.*', 'live.EVENT.OWN.*']],
    ['onlooker', [...NOT_HEARD, ...ELSEWHERE, 'live.EVENT.*.*', 'live.EVENT.OWN.*']],
    ['director', [...NOT_HEARD, ...ELSEWHERE, 'wd.EVENT.*.sum.0']],
  ] as const)('%s may not hear', async (role, subjects) => {
    const answers = [];
    for (const subject of [...subjects, `_INBOX.${inboxes.stranger}.>`])
      answers.push([subject, await listen(seats[role], filled(subject))]);
    expect(answers.filter(([, answer]) => answer !== 'may not')).toEqual([]);
  });

  const consumer = (config: object) => ({ stream_name: event, config: { ack_policy: 'none', ...config } });
  /** The server's numbers for a body that asks for another thing than its subject, and for a circle. */
  test.each([
    ['another filter', () => consumer({ name: 'mine', filter_subject: `wd.${event}.${other}.>` }), 10_131],
    ['several filters', () => consumer({ name: 'mine', filter_subjects: [`wd.${event}.>`] }), 10_131],
    [
      'another stream',
      () => ({
        ...consumer({ name: 'mine', filter_subject: `wd.${event}.${own}.>` }),
        stream_name: 'another',
      }),
      10_056,
    ],
    [
      'that a game is read into another',
      () =>
        consumer({
          ...{ name: 'mine', filter_subject: `wd.${event}.${own}.>` },
          deliver_subject: `wd.${event}.${other}.play.0`,
        }),
      10_081,
    ],
  ])('a reader of the own game that asks for %s is refused', async (_, body, number) => {
    const subject = `${API}.CONSUMER.CREATE.${event}.mine.wd.${event}.${own}.>`;
    expect(await say(seats.player, subject, body())).toContain(`"err_code":${number},`);
  });

  test('lines that are delivered to the server itself give no orders to it', async () => {
    // An order to read the other table's game, stored as a line, and a reader that delivers it where orders are heard.
    const stolen: string[] = [];
    const inbox = `_INBOX.${inboxes.player}.stolen`;
    seats.player.subscribe(inbox, { callback: (_, message) => void stolen.push(message.string()) });
    const order = consumer({
      ...{ name: 'evil', filter_subject: `wd.${event}.${other}.>` },
      deliver_subject: inbox,
    });
    const line = `wd.${event}.${own}.side.${inboxes.player}`;
    expect(await say(seats.player, line, order)).toContain('"seq"');
    for (const [name, target] of [
      ['one', `${API}.CONSUMER.CREATE.${event}`],
      ['two', `${API}.CONSUMER.DURABLE.CREATE.${event}.evil`],
    ]) {
      const reader = consumer({ name, filter_subject: line, deliver_subject: target });
      await say(seats.player, `${API}.CONSUMER.CREATE.${event}.${name}.${line}`, reader);
    }
    // The server works off what it is told in order: an own reader made now is made after them.
    expect(await readAll('player', `wd.${event}.${own}.>`)).toContain(JSON.stringify(order));
    expect(stolen).toEqual([]);
  });

  /** All that there is to read for a role under a filter. */
  async function readAll(role: Role, filter: string): Promise<string[]> {
    const nc = seats[role];
    const name = `all${Math.random().toString(36).slice(2)}`;
    const inbox = `_INBOX.${inboxes[role]}.${name}`;
    const heard: string[] = [];
    nc.subscribe(inbox, { callback: (_, message) => void heard.push(message.string()) });
    const body = consumer({ name, filter_subject: filter, deliver_subject: inbox });
    const made = JSON.parse(await say(nc, `${API}.CONSUMER.CREATE.${event}.${name}.${filter}`, body));
    await expect.poll(() => heard.length, { timeout: 10_000 }).toBe(made.num_pending);
    return heard;
  }

  test('a player writes and reads his game, an onlooker reads it, a director reads where it stands', async () => {
    const side = `side.${inboxes.player}`;
    for (const kind of ['begin.0', 'play.0', side, 'sum.0'])
      expect(await say(seats.player, `wd.${event}.${own}.${kind}`, kind)).toContain('"seq"');
    expect(await say(seats.director, `wd.${event}.${own}.say.0`, 'say.0')).toContain('"seq"');
    const kinds = ['begin.0', 'play.0', side, 'sum.0', 'say.0'];
    expect(await readAll('player', `wd.${event}.${own}.>`)).toEqual(expect.arrayContaining(kinds));
    expect(await readAll('onlooker', `wd.${event}.${own}.>`)).toEqual(expect.arrayContaining(kinds));
    expect(await readAll('director', `wd.${event}.*.sum.0`)).toEqual(['sum.0']);
    expect(await say(seats.onlooker, `${API}.DIRECT.GET.${event}.wd.${event}.born`)).toMatch(
      /^[a-z0-9]{25}$/,
    );
    let live = '';
    seats.director.subscribe(`live.${event}.*.*`, {
      callback: (_, { subject }) => {
        live = subject;
      },
    });
    await seats.director.flush();
    const sign = `live.${event}.${own}.${inboxes.player}`;
    seats.player.publish(sign);
    await expect.poll(() => live).toBe(sign);
  });
});
