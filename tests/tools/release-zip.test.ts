import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import { pack } from '../../tools/release/pack.mjs';

const folder = mkdtempSync(join(tmpdir(), 'war-diary-release-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
mkdirSync(join(folder, 'dist/assets'), { recursive: true });
for (const name of ['deploy', 'docs', 'src']) mkdirSync(join(folder, name));
write('dist/index.html', 'home');
write('dist/.sources', 'a note');
write('dist/assets/a-1.js', 'let a;');
write('deploy/Caddyfile', 'example.org');
write('docs/hall.md', 'A hall');
write('docs/SECURITY.md', 'Security');
write('docs/words.md', 'of the project alone');
write('src/main.tsx', 'of the project alone');
write('LICENSE', 'MIT');

const packed = () => pack(folder, '9.8.7');

test('a release holds what is built, what hosts are told, the licence and a page, in one folder', () => {
  const files = unzipSync(packed());
  expect(Object.keys(files).sort()).toEqual(
    [
      ...['LICENSE.txt', 'READ-ME.txt', 'deploy/Caddyfile', 'dist/assets/a-1.js', 'dist/index.html'],
      ...['docs/SECURITY.md', 'docs/hall.md'],
    ].map((name) => `war-diary-9.8.7/${name}`),
  );
  const text = (name: string) => strFromU8(files[`war-diary-9.8.7/${name}`] ?? new Uint8Array());
  expect(text('dist/assets/a-1.js')).toBe('let a;');
  expect(text('READ-ME.txt')).toMatch(/^War Diary 9\.8\.7\n/);
});

test('packed again later, in another zone, it is the same bytes', () => {
  const { TZ } = process.env;
  const first = packed();
  utimesSync(join(folder, 'dist/index.html'), 1e9, 1e9);
  process.env.TZ = TZ === 'Asia/Tokyo' ? 'UTC' : 'Asia/Tokyo';
  const second = packed();
  if (TZ === undefined) delete process.env.TZ;
  else process.env.TZ = TZ;
  expect(Buffer.from(second).equals(Buffer.from(first))).toBe(true);
});
