import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve } from '../../tools/serve.mjs';

const parent = mkdtempSync(join(tmpdir(), 'serve-'));
const folder = join(parent, 'dist');
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(parent, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'index.html'), 'home');
  writeFileSync(join(folder, 'manifest.webmanifest'), '{}');
  writeFileSync(join(folder, '.sources'), 'hidden');
  writeFileSync(join(folder, 'assets/a-1.js'), 'let a;'.repeat(100));
  server = await serve({ folder, base: '/x/' });
});

afterAll(async () => {
  await server.close();
  rmSync(parent, { recursive: true });
});

/** A raw request: unlike fetch it sends the path as written. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number | undefined; headers: Record<string, unknown> }>((resolve, reject) => {
    const sent = request({ port: server.port, path, headers, method }, (response) => {
      response.resume();
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers }));
    });
    sent.on('error', reject).end();
  });
}

test.each([
  ['/x/', 200, 'text/html; charset=utf-8'],
  ['/x/?from=elsewhere', 200, 'text/html; charset=utf-8'],
  ['/x/index.html', 200, 'text/html; charset=utf-8'],
  ['/x/manifest.webmanifest', 200, 'application/manifest+json'],
  ['/x/assets/a-1.js', 200, 'text/javascript; charset=utf-8'],
  ['/x', 301, 'text/plain; charset=utf-8'],
  ['/', 404, 'text/plain; charset=utf-8'],
  ['/x/nowhere', 404, 'text/plain; charset=utf-8'],
  ['/x/assets', 404, 'text/plain; charset=utf-8'],
  ['/x/.sources', 404, 'text/plain; charset=utf-8'],
  ['/x/../secret.txt', 404, 'text/plain; charset=utf-8'],
  ['/x/%2e%2e/secret.txt', 404, 'text/plain; charset=utf-8'],
  ['/x/assets/..%2f..%2f..%2fsecret.txt', 404, 'text/plain; charset=utf-8'],
  ['/x/%', 404, 'text/plain; charset=utf-8'],
])('%s answers %i as %s', async (path, status, type) => {
  const response = await get(path);
  expect([response.status, response.headers['content-type']]).toEqual([status, type]);
});

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['', undefined],
])('accepting "%s" it sends %s', async (accepted, encoding) => {
  const { headers } = await get('/x/assets/a-1.js', { 'accept-encoding': accepted });
  expect(headers['content-encoding']).toBe(encoding);
});

test('an unchanged file is not sent again', async () => {
  const { headers } = await get('/x/');
  expect((await get('/x/', { 'if-none-match': String(headers.etag) })).status).toBe(304);
});

test('nothing but reading is answered', async () => {
  expect((await get('/x/', {}, 'POST')).status).toBe(405);
});

test('no other page may show it inside itself, or learn where a link was followed', async () => {
  const { headers } = await get('/x/');
  expect(headers['content-security-policy']).toBe("frame-ancestors 'none'");
  expect(headers['referrer-policy']).toBe('no-referrer');
});
