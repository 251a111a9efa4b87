// A private copy of the project in which every drawn mutant stands beside the original, asleep until it is named.
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root } from '../setup.mjs';
import { instrument, keyOf } from './sample.mjs';

const COPIED = ['src', 'tests', 'docs', 'tools', 'public', 'tsconfig', 'package.json', 'index.html'];
const TEST = /\.(test|spec|soak)\.tsx?$/;
const CONFIGS = ['tsconfig.json', 'vite.config.ts', 'vitest.config.ts'];

/**
 * Its folder, the number that wakes each mutant by the mutant's key, and a hash of all that the run of a test file
 * depends on, but for test files.
 * The folder goes when the process ends.
 */
export async function makeSandbox(mutants) {
  const folder = mkdtempSync(join(tmpdir(), 'war-diary-mutants-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const path of [...COPIED, ...CONFIGS])
    cpSync(join(root, path), join(folder, path), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));

  const names = [...new Set(mutants.map(({ file }) => file))];
  const instrumented = await instrument(
    names.map((name) => ({
      name,
      content: readFileSync(join(folder, name), 'utf8'),
      mutate: mutants.filter(({ file }) => file === name).map(({ range }) => range),
    })),
  );
  for (const { name, content } of instrumented.files) writeFileSync(join(folder, name), content);
  // The instrumenter also places what else it finds at the same spots: that stays asleep.
  const numbers = new Map(instrumented.mutants.map((mutant) => [keyOf(mutant), mutant.id]));
  for (const { key } of mutants) if (!numbers.has(key)) throw new Error(`Not placed: ${key}`);
  return { folder, numbers, hash: hashOf(folder) };
}

function hashOf(folder) {
  const hash = createHash('sha256');
  const read = (path) => hash.update(path).update(readFileSync(join(folder, path)));
  read('package.json');
  for (const part of ['src', 'tests']) {
    const entries = readdirSync(join(folder, part), { recursive: true, withFileTypes: true });
    const paths = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));
    for (const path of paths.sort()) if (!TEST.test(path)) read(relative(folder, path));
  }
  return hash.digest('hex').slice(0, 16);
}
