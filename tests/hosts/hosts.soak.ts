// The built app behind the servers of deploy/, as their files say it, at the top of a site and in a folder; and the way to a
// hall through them.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { get as getPlain, type IncomingHttpHeaders } from 'node:http';
import { get as getSafe } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { build } from '../../tools/built.mjs';
import { freePorts } from '../../tools/free-ports.mjs';
import { HEADERS, KEPT } from '../../tools/headers.mjs';
import { dist } from '../../tools/serve.mjs';
import { hasServer } from '../support/hall';
import { until } from '../support/until';

/** For a server to start on a busy machine, in milliseconds. */
const PATIENCE = 60_000;
const DEPLOY = fileURLToPath(new URL('../../deploy/', import.meta.url));
const NAME = 'games.example.org';
const BASES = ['/', '/games/war-diary/'] as const;

const has = (...command: readonly [string, string]) => spawnSync(command[0], [command[1]]).status === 0;
const hasAll = has('caddy', 'version') && has('nginx', '-v') && hasServer;

const folder = mkdtempSync(join(tmpdir(), 'war-diary-hosts-'));
const files = join(folder, 'www');
const running: ChildProcess[] = [];

/** Text of a file in deploy/ with other places in it, each of which has to be there once. */
function moved(file: string, places: Readonly<Record<string, string>>): string {
  return Object.entries(places).reduce(
    (text, [from, to]) => {
      expect(text.split(from), from).toHaveLength(2);
      return text.replace(from, to);
    },
    readFileSync(join(DEPLOY, file), 'utf8'),
  );
}

function write(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

function start(command: string, args: readonly string[], env = {}): void {
  running.push(
    spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ...env } }),
  );
}

function startHall(web: number, client: number): void {
  const text = readFileSync(join(DEPLOY, 'nats.conf'), 'utf8').replaceAll(
    '/var/lib/nats',
    join(folder, 'nats'),
  );
  mkdirSync(join(folder, 'nats'));
  expect(text).toContain('"127.0.0.1:4223"');
  const config = text
    .replace('127.0.0.1:9222', `127.0.0.1:${web}`)
    .replace('127.0.0.1:4223', `127.0.0.1:${client}`);
  start('nats-server', ['-c', write('nats.conf', config), '-l', join(folder, 'nats.log')]);
}

/** The file as it is, told of its places by the environment; what is global in Caddy stays away from one that runs already. */
function startCaddy(port: number, hall: number): void {
  const around = '{\n\tadmin off\n\tdefault_bind 127.0.0.1\n}\n';
  const config = write('Caddyfile', `${around}import ${join(DEPLOY, 'Caddyfile')}\n`);
  start('caddy', ['run', '--adapter', 'caddyfile', '--config', config], {
    ...{ XDG_DATA_HOME: join(folder, 'caddy'), XDG_CONFIG_HOME: join(folder, 'caddy') },
    WAR_DIARY_ADDRESS: `http://${NAME}:${port}`,
    WAR_DIARY_FILES: files,
    WAR_DIARY_HALL: `127.0.0.1:${hall}`,
  });
}

function startNginx(port: number, plain: number, hall: number): void {
  const host = join(folder, 'host');
  const asked = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '2',
  ];
  const made = ['-keyout', `${host}.key`, '-out', `${host}.crt`, '-subj', `/CN=${NAME}`];
  expect(spawnSync('openssl', [...asked, ...made]).status).toBe(0);
  const site = moved('nginx.conf', {
    'listen 80;': `listen 127.0.0.1:${plain};`,
    'listen 443 ssl': `listen 127.0.0.1:${port} ssl`,
    '/etc/ssl/games.example.org.crt': `${host}.crt`,
    '/etc/ssl/games.example.org.key': `${host}.key`,
    'root /srv/www;': `root ${files};`,
    '127.0.0.1:9222': `127.0.0.1:${hall}`,
  });
  copyFileSync('/etc/nginx/mime.types', join(folder, 'mime.types'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const config = [
    'daemon off;',
    `pid ${folder}/nginx.pid;`,
    'error_log stderr crit;',
    'events { }',
    'http {',
    'access_log off;',
    ...temporary.map((kind) => `${kind}_temp_path ${folder}/${kind};`),
    `include ${write('site.conf', site)};`,
    '}',
  ];
  start('nginx', ['-e', 'stderr', '-c', write('nginx.conf', `${config.join('\n')}\n`)]);
}

type Got = {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

function get(address: string, headers: Readonly<Record<string, string>> = {}): Promise<Got> {
  const url = new URL(address);
  const options = { headers: { host: NAME, ...headers }, rejectUnauthorized: false, agent: false as const };
  return new Promise((resolve, reject) => {
    const sent = (url.protocol === 'https:' ? getSafe : getPlain)(url, options, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    sent.on('error', reject);
  });
}

const allBuilt = (): readonly string[] =>
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile() && !each.name.startsWith('.'))
    .map((each) => join(each.parentPath, each.name).slice(dist.length));

test('Caddy, nginx and nats-server are installed, or nothing of deploy/ is tried', ({ skip }) => {
  if (!hasAll && !process.env.CI) {
    console.error('\n!! NOTHING OF deploy/ HAS RUN. Install: apt-get install caddy nginx nats-server\n');
    skip();
  }
  expect(hasAll).toBe(true);
});

describe.skipIf(!hasAll)('the built app', () => {
  const at = { caddy: '', nginx: '', plain: '' };
  beforeAll(async () => {
    build();
    // Workers of nginx may be somebody else than who started it.
    chmodSync(folder, 0o755);
    for (const base of BASES) cpSync(dist, join(files, base), { recursive: true });
    const [caddy = 0, nginx = 0, plain = 0, hall = 0, client = 0] = await freePorts(5);
    startHall(hall, client);
    startCaddy(caddy, hall);
    startNginx(nginx, plain, hall);
    at.caddy = `http://127.0.0.1:${caddy}`;
    at.nginx = `https://127.0.0.1:${nginx}`;
    at.plain = `http://127.0.0.1:${plain}`;
    await until(() => Promise.all([get(at.caddy), get(at.nginx)]), PATIENCE);
  }, 3 * PATIENCE);
  afterAll(async () => {
    const left = running.filter(({ exitCode }) => exitCode === null);
    const ended = left.map((child) => new Promise((resolve) => child.once('exit', resolve)));
    for (const child of left) child.kill();
    await Promise.all(ended);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });

  for (const server of ['caddy', 'nginx'] as const) {
    for (const base of BASES) {
      test(`from ${server} at ${base}: every file is there with its type, the headers and how long it is kept`, async () => {
        const types: Readonly<Record<string, RegExp>> = {
          css: /^text\/css/,
          html: /^text\/html/,
          js: /^(text|application)\/javascript/,
          json: /^application\/json/,
          png: /^image\/png$/,
          svg: /^image\/svg\+xml$/,
          txt: /^text\/plain/,
          webmanifest: /^application\/manifest\+json$/,
        };
        const names = allBuilt();
        for (const part of ['index.html', 'sw.js', 'manifest.webmanifest', 'licenses.txt'])
          expect(names).toContain(part);
        for (const name of ['', ...names]) {
          const { status, headers, body } = await get(`${at[server]}${base}${name}`);
          expect([name, status]).toEqual([name, 200]);
          expect(body.equals(readFileSync(join(dist, name || 'index.html')))).toBe(true);
          expect(headers['content-type']).toMatch(types[/\.(\w+)$/.exec(name)?.[1] ?? 'html'] ?? /none/);
          expect([name, headers['cache-control']]).toEqual([
            name,
            name.startsWith('assets/') ? KEPT.assets : KEPT.others,
          ]);
          for (const [header, value] of Object.entries(HEADERS))
            expect(headers[header.toLowerCase()]).toBe(value);
        }
      });

      test(`from ${server} at ${base}: what is not there is not found, and not remembered`, async () => {
        for (const name of ['nowhere', 'assets/gone-1.js', '.sources', 'assets/']) {
          const { status, headers } = await get(`${at[server]}${base}${name}`);
          // A folder without a page: nginx says that it is there, and shows nothing of it.
          const expected = server === 'nginx' && name === 'assets/' ? 403 : 404;
          expect([name, status]).toEqual([name, expected]);
          expect(headers['cache-control'] ?? '').not.toContain('immutable');
          expect(headers['x-content-type-options']).toBe('nosniff');
        }
      });
    }

    test(`${server} packs what it sends, and sends nothing anew that is unchanged`, async () => {
      const page = await get(`${at[server]}/`);
      const packed = await get(`${at[server]}/`, { 'accept-encoding': 'gzip' });
      expect(packed.headers['content-encoding']).toBe('gzip');
      expect(packed.body.length).toBeLessThan(page.body.length / 2);
      const script = allBuilt().find((name) => /^assets\/.*\.js$/.test(name));
      const { headers } = await get(`${at[server]}/${script}`, { 'accept-encoding': 'gzip' });
      expect(headers['content-encoding']).toBe('gzip');
      const again = await get(`${at[server]}/`, { 'if-none-match': String(page.headers.etag) });
      expect(again.status).toBe(304);
    });

    test(`through ${server} a hall is reached at one path, and without a pass lets nobody in`, async () => {
      const socket = new WebSocket(`${at[server].replace('http', 'ws')}/hall`, {
        ...{ rejectUnauthorized: false, headers: { host: NAME } },
      });
      const said: string[] = [];
      socket.on('message', (words) => said.push(String(words)));
      const closed = new Promise((resolve) => socket.once('close', resolve));
      await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
      socket.send('CONNECT {"verbose":false,"user":"nobody","pass":"x"}\r\n');
      await closed;
      expect(said.join('')).toMatch(/^INFO \{.*"max_payload":65536/);
      expect(said.join('')).toContain("-ERR 'Authorization Violation'");
    });
  }

  test('a folder without its slash leads to the app', async () => {
    for (const server of ['caddy', 'nginx'] as const) {
      const { status, headers } = await get(`${at[server]}/games/war-diary`);
      expect(status).toBeOneOf([301, 308]);
      expect(headers.location).toMatch(/\/?war-diary\/$/);
    }
  });

  test('nginx leads from http to https', async () => {
    const { status, headers } = await get(`${at.plain}/games/war-diary/`);
    expect([status, headers.location]).toEqual([301, `https://${NAME}/games/war-diary/`]);
  });
});
