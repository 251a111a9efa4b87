// The files in deploy/ that say the same things, each in its own words.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { writeConfigs } from '../../tools/hall/configs.mjs';
import { makeKeys } from '../../tools/hall/keys.mjs';
import { configOf } from '../../tools/hall/server.mjs';
import { HEADERS, KEPT } from '../../tools/headers.mjs';
import { csp } from '../../tools/vite/csp';
import { hasServer } from '../support/hall';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** Name and value of each header that a file sends, quotes put aside; those for other files come later and are left out. */
const sent = (text: string, line: RegExp) =>
  Object.fromEntries(
    [...text.matchAll(line)]
      .map(([, name = '', value = '']) => [name, value.replace(/^"(.*)"$/, '$1')])
      .reverse(),
  );

const CADDY = /^[ \t]+([A-Z][\w-]+) (.+)$/gm;
const NGINX = /^ *add_header (\S+) (.+?)(?: always)?;$/gm;
const PLAIN = /^ {2}([A-Z][\w-]+): (.+)$/gm;

test('every file in deploy/ sends the headers that npm start sends, and no other', () => {
  const all = { ...HEADERS, 'Cache-Control': KEPT.others };
  expect(sent(read('deploy/Caddyfile'), CADDY)).toEqual(HEADERS);
  expect(sent(read('deploy/_headers'), PLAIN)).toEqual(all);
  expect(sent(read('deploy/nginx.conf'), NGINX)).toEqual({ ...all, 'Cache-Control': '$war_diary_kept' });
});

test('and keeps what has a hash in its name as long, and nothing else', () => {
  const quoted = `"${KEPT.assets}"`;
  expect(read('deploy/Caddyfile')).toContain(`\theader @assets Cache-Control ${quoted}\n`);
  expect(read('deploy/Caddyfile')).toContain(`\theader @others Cache-Control ${KEPT.others}\n`);
  expect(read('deploy/_headers')).toContain(
    `\n/assets/*\n  ! Cache-Control\n  Cache-Control: ${KEPT.assets}\n`,
  );
  const map = /map \$uri \$war_diary_kept \{\n\s+default\s+(\S+);\n\s+~\/assets\/\.\s+(.+);\n\}/;
  expect(map.exec(read('deploy/nginx.conf'))?.slice(1)).toEqual([KEPT.others, quoted]);
});

test('the document that gives the reasons names the same headers', () => {
  const said = read('docs/SECURITY.md').replaceAll(/\s+/g, ' ');
  for (const [name, value] of Object.entries(HEADERS)) expect(said).toContain(`\`${name}: ${value}\``);
});

test('a host adds to the policy of the page, and says nothing of it another way', () => {
  const { transformIndexHtml } = csp();
  const page = (transformIndexHtml as { handler(html: string): string }).handler('<head>');
  const directives = (policy = '') => policy.split(';').map((each) => each.trim().split(' ')[0]);
  const own = directives(/content="([^"]+)"/.exec(page)?.[1]);
  expect(own).toContain('connect-src');
  expect(directives(HEADERS['Content-Security-Policy']).filter((each) => own.includes(each))).toEqual([]);
});

test('the server without keys has the limits of a hall, and one name that nobody has', () => {
  const said = (text: string) => text.split('\n').filter((line) => line && !line.startsWith('#'));
  const hall = configOf({
    ...{ name: 'hall-1', folder: '/var/lib/nats', ports: { client: 4223, web: 9222 } },
    ...{ tokens: {}, sync: false },
  });
  const [who, ...more] = said(read('deploy/nats.conf')).filter((line) => !said(hall).includes(line));
  expect(who).toMatch(/^authorization \{ user: nobody, password: "\$2a\$11\$[\w./]{53}" \}$/);
  expect(more).toEqual([]);
  const keys = /^(operator|system_account|resolver|resolver_preload): /;
  const own = said(read('deploy/nats.conf'));
  expect(said(hall).filter((line) => !own.includes(line) && !keys.test(line))).toEqual([]);
});

test.skipIf(!hasServer)(
  'nats-server takes it, and what a server needs is where compose.yaml puts it',
  async () => {
    const check = (file: string) =>
      spawnSync('nats-server', ['-t', '-c', file], { encoding: 'utf8' }).stderr.trim();
    expect(check(join(ROOT, 'deploy/nats.conf'))).toMatch(/is valid$/);
    const folder = mkdtempSync(join(tmpdir(), 'war-diary-deploy-'));
    const [file = ''] = await writeConfigs(folder, makeKeys('Club night'), []);
    const config = readFileSync(file, 'utf8');
    rmSync(folder, { recursive: true });
    const compose = read('deploy/compose.yaml');
    expect(config).toContain('store_dir: "/var/lib/nats/');
    expect(compose).toContain('lines:/var/lib/nats\n');
    // Both hear only their own computer, which is the one of Caddy.
    expect(config).toContain('websocket { listen: "127.0.0.1:9222"');
    expect(read('deploy/Caddyfile')).toContain('{$WAR_DIARY_HALL:127.0.0.1:9222}');
    expect(read('deploy/nginx.conf')).toContain('proxy_pass http://127.0.0.1:9222;');
    expect(compose).toContain('network_mode: "service:web"');
  },
);

test('what cannot be tried here says so, and takes only well-known images', () => {
  const untried = ['Dockerfile', 'compose.yaml', 'pages.yml'].map((name) => read(`deploy/${name}`));
  for (const text of untried) expect(text).toContain('# Not tried: ');
  const images = untried.flatMap((text) => [...text.matchAll(/^\s*(?:FROM|image:) (.+)$/gm)]);
  expect(images.map(([, image]) => image)).toEqual(['caddy:2', 'nats:2']);
});
