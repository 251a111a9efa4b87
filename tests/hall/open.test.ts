// The hall as npm run hall opens it: one address, links that the app reads, and a server that comes back.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { jetstream } from '@nats-io/jetstream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { keysOf, tableSecret } from '../../src/app/hall/keys';
import { readPass } from '../../src/app/hall-pass';
import { makeKeys } from '../../tools/hall/keys.mjs';
import { openHall, runningServer } from '../../tools/hall/open.mjs';
import { issue, userOf } from '../../tools/hall/passes.mjs';
import { take } from '../app/session-support';
import { hasServer } from '../support/hall';
import { comeIn } from '../support/hall-seat';
import { until } from '../support/until';

/** For a server to start on a busy machine, in milliseconds. */
const PATIENCE = 60_000;

describe.skipIf(!hasServer)('an open hall', () => {
  let hall: Awaited<ReturnType<typeof openHall>>;
  const trouble: string[] = [];
  beforeAll(async () => {
    globalThis.WebSocket ??= WebSocket as unknown as typeof globalThis.WebSocket;
    hall = await openHall({
      onTrouble: (words: string) => trouble.push(words),
      onEnd: () => trouble.push('over'),
    });
  }, PATIENCE);
  afterAll(() => hall.close());

  const give = (role: string, table?: number) => {
    const { app, folder, keys } = hall;
    return issue({ app, folder, keys, role, ...(table && { table }) });
  };
  const passIn = (link: string) => take(readPass(link.slice(link.indexOf('#/hall/') + '#/hall/'.length)));
  const atApp = () => `${hall.app.replace('http', 'ws')}hall`;

  test('its links are read by the app, and name the game as the app does', async () => {
    const links = [await give('player', 2), await give('player', 2), await give('onlooker', 2)];
    const [one, two, looks] = links.map(({ link }) => passIn(link));
    expect(links.map(({ name }) => name)).toEqual(['player-1', 'player-2', 'onlooker-1']);
    expect([one?.role, one?.table, looks?.role, looks?.table]).toEqual(['player', 2, 'onlooker', 2]);
    const secret = await tableSecret(hall.keys.secret, 2);
    expect([one?.secret, two?.secret, looks?.secret]).toEqual([secret, secret, secret]);
    const { game } = await keysOf(secret);
    const claims = Buffer.from(one?.token.split('.')[1] ?? '', 'base64url').toString();
    expect(JSON.parse(claims).nats.tags).toContain(`game:${game}`);
    const director = passIn((await give('director')).link);
    expect([director.role, director.secret]).toEqual(['director', hall.keys.secret]);
  });

  test('a pass is found by its name, its link, its token and its key, and by nothing else', async () => {
    const { name, link } = await give('player', 1);
    const { token } = passIn(link);
    const user = userOf(name, hall.folder, hall.keys);
    expect(user).toMatch(/^U[A-Z2-7]{55}$/);
    for (const asked of [link, link.split('#/hall/')[1] ?? '', token, user])
      expect(userOf(asked, hall.folder, hall.keys)).toBe(user);
    expect(() => userOf('player-99', hall.folder, hall.keys)).toThrow('No pass "player-99"');
    expect(() => userOf(link, hall.folder, makeKeys())).toThrow('another event');
  });

  test('what lies beside the keys is for its owner alone, and the list lets nobody in', async () => {
    const { link } = await give('player', 3);
    for (const file of ['keys.json', 'organiser.json', 'passes.json'])
      expect(statSync(join(hall.folder, file)).mode & 0o077).toBe(0);
    const list = readFileSync(join(hall.folder, 'passes.json'), 'utf8');
    expect(list).not.toContain(passIn(link).token);
    expect(list).not.toContain(passIn(link).secret);
  });

  test('the server is at one path of the address of the app, and at no other', async () => {
    const nc = await comeIn(atApp(), passIn((await give('player', 1)).link));
    await nc.close();
    const status = await new Promise((resolve, reject) => {
      const headers = { connection: 'Upgrade', upgrade: 'websocket' };
      const asked = request(new URL('/elsewhere', hall.app), { headers });
      asked.on('response', (response) => resolve(response.statusCode)).on('error', reject);
      asked.on('upgrade', () => resolve('upgraded')).end();
    });
    expect(status).toBe(404);
  });

  test('a server that ends is started again, and a seat that comes back finds what it had', async () => {
    const pass = passIn((await give('player', 1)).link);
    const { game } = await keysOf(pass.secret);
    const nc = await comeIn(atApp(), pass, {
      ...{ reconnect: true, maxReconnectAttempts: -1, reconnectTimeWait: 100 },
    });
    const js = jetstream(nc);
    const subject = `wd.${pass.event}.${game}.play.0`;
    const { seq } = await js.publish(subject, 'before');
    process.kill(Number(readFileSync(join(dirname(hall.folder), 'pid'), 'utf8')), 'SIGKILL');
    await until(() => expect(trouble).toEqual(['nats-server has ended. Starting it again …']));
    const after = await until(
      () => js.publish(subject, 'after', { expect: { lastSubjectSequence: seq }, timeout: 2_000 }),
      PATIENCE,
    );
    expect(after.seq).toBe(seq + 1);
    await nc.close();
  });

  test('kept folders hold event, passes and lines; closed, nothing of it runs', async () => {
    const data = mkdtempSync(join(tmpdir(), 'war-diary-kept-'));
    const asked = { data, onTrouble: () => undefined, onEnd: () => undefined };
    const first = await openHall(asked);
    const pid = Number(readFileSync(join(data, 'pid'), 'utf8'));
    await expect(openHall(asked)).rejects.toThrow('already');
    const { link } = await issue({ ...first, role: 'player', table: 1 });
    const pass = passIn(link);
    const { game } = await keysOf(pass.secret);
    const server = runningServer(first.folder);
    const one = await comeIn(server, pass);
    const { seq } = await jetstream(one).publish(`wd.${pass.event}.${game}.play.0`, 'before');
    await first.close();
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    expect(runningServer(first.folder)).toBeUndefined();
    const second = await openHall(asked);
    expect(second.keys.event).toBe(first.keys.event);
    const again = await comeIn(runningServer(second.folder), pass);
    const published = await jetstream(again).publish(`wd.${pass.event}.${game}.play.0`, 'after');
    expect(published.seq).toBe(seq + 1);
    await again.close();
    await second.close();
    rmSync(data, { recursive: true });
  });

  test('without a folder to keep, nothing is left of it', async () => {
    const gone = await openHall({ onTrouble: () => undefined, onEnd: () => undefined });
    expect(existsSync(gone.folder)).toBe(true);
    await gone.close();
    expect(existsSync(dirname(gone.folder))).toBe(false);
  });
});

const hall = (asked: string[], env = {}) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/hall.mjs', ...asked], {
    ...{ encoding: 'utf8', env: { ...process.env, ...env } },
  });
  return { status, said: stdout + stderr };
};

test.each([
  ['no server', [], { PATH: '' }, 1, 'A hall needs nats-server, and there is none on the PATH.'],
  ['a word it does not know', ['close'], {}, 2, 'No "close"'],
  ['no number', ['--tables', 'many'], {}, 2, '--tables is a number from 1 to 999.'],
  ['no keys', ['revoke', 'player-1'], {}, 2, 'Whose keys?'],
] as const)('npm run hall with %s says so and ends', (_, asked, env, status, words) => {
  const ended = hall([...asked], env);
  expect(ended.said).toContain(words);
  expect(ended.status).toBe(status);
});

test('npm run hall -- keys: files for three servers and the organiser, and never twice', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'war-diary-keys-')), 'keys');
  const asked = ['keys', folder, '--hosts', 'one.example,two.example,three.example', '--name', 'Open day'];
  expect(hall(asked).status).toBe(0);
  const organiser = JSON.parse(readFileSync(join(folder, 'organiser.json'), 'utf8'));
  expect(organiser).toMatchObject({ format: 'war-diary/hall-1', name: 'Open day', server: '/hall' });
  const seeds = JSON.parse(readFileSync(join(folder, 'keys.json'), 'utf8'));
  for (const number of [1, 2, 3]) {
    const config = readFileSync(join(folder, `server-${number}.conf`), 'utf8');
    expect(config).toContain(`server_name: hall-${number}`);
    expect(config).toContain('sync_interval: always');
    for (const secret of [
      seeds.operator,
      seeds.account,
      seeds.system,
      seeds.secret,
      ...Object.values(seeds.signers),
    ])
      expect(config).not.toContain(secret);
  }
  expect(hall(asked)).toMatchObject({ status: 1, said: expect.stringContaining('There are keys in') });
  // Nobody is told where no server is known, but it is noted.
  const user = `U${'A'.repeat(55)}`;
  expect(hall(['revoke', user, '--keys', folder]).said).toContain('Noted, and told to nobody');
  expect(JSON.parse(readFileSync(join(folder, 'keys.json'), 'utf8')).revoked).toHaveProperty(user);
  rmSync(dirname(folder), { recursive: true });
});
