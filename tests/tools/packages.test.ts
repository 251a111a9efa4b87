import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { packagesAreInstalled } from '../../tools/packages.mjs';

const PREACT = { version: '11.2.0', integrity: 'sha512-p' };
const VITE = { version: '8.3.8', integrity: 'sha512-v', dev: true };
const FOR_A_MAC = { version: '2.3.3', integrity: 'sha512-f', optional: true, os: ['darwin'] };
const locked = {
  '': { name: 'war-diary' },
  'node_modules/preact': PREACT,
  'node_modules/vite': VITE,
  'node_modules/fsevents': FOR_A_MAC,
};
const installed = { 'node_modules/preact': PREACT, 'node_modules/vite': VITE };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'packages-'));
  mkdirSync(join(folder, 'node_modules'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function areInstalled(installed: object, asked: object = locked) {
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: asked }));
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }));
  return packagesAreInstalled(folder);
}

test('a fresh clone has no packages', () => {
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: locked }));
  expect(packagesAreInstalled(folder)).toBe(false);
  rmSync(join(folder, 'node_modules'), { recursive: true });
  expect(packagesAreInstalled(folder)).toBe(false);
});

test('a plain npm ci is enough, here without what is made for another platform', () => {
  expect(areInstalled(installed)).toBe(true);
  expect(areInstalled({ ...installed, 'node_modules/fsevents': FOR_A_MAC })).toBe(true);
});

test('a plain npm ci has installed the packages of this very project', () => {
  expect(packagesAreInstalled(fileURLToPath(new URL('../..', import.meta.url)))).toBe(true);
});

test.each([
  ['another version', { ...locked, 'node_modules/vite': { ...VITE, version: '8.3.9' } }],
  [
    'the same version with other bytes',
    { ...locked, 'node_modules/vite': { ...VITE, integrity: 'sha512-w' } },
  ],
  ['one package more', { ...locked, 'node_modules/qr': { version: '0.7.0', integrity: 'sha512-q' } }],
  ['one package less', { 'node_modules/preact': PREACT }],
  [
    'another version of an optional one',
    { ...locked, 'node_modules/vite': { ...VITE, version: '9.0.0', optional: true } },
  ],
])('a lock that asks for %s is not what is installed', (_, asked) => {
  expect(areInstalled(installed, asked)).toBe(false);
});
