import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { APART, DRAWN, SHARED } from '../shared';

const root = new URL('../../', import.meta.url);
const textOf = (file: string) => readFileSync(new URL(file, root), 'utf8');
const files = readdirSync(new URL('tests/', root), { recursive: true, encoding: 'utf8' })
  .map((file) => `tests/${file.replaceAll('\\', '/')}`)
  .filter((file) => /\.tsx?$/.test(file) && !/^tests\/(screens|browser|engines|bench)\//.test(file))
  .sort();

describe('tests that share their modules with others', () => {
  it('are, with those apart, all the tests in Node, each once', () => {
    const tests = files.filter((file) => /\.test\.tsx?$/.test(file));
    expect([...SHARED, ...DRAWN, ...APART].sort()).toEqual(tests);
  });

  it('replace none and load none anew', () => {
    const replacing = /\bvi\s*\.\s*(mock|doMock|unmock|doUnmock|resetModules|stubEnv)\b/;
    expect([...SHARED, ...DRAWN].filter((file) => replacing.test(textOf(file)))).toEqual([]);
    expect(APART).toContain('tests/games/usn-deluxe/reworded.test.ts');
    expect(APART).toContain('tests/app/library.test.ts');
  });

  it('load nothing that replaces a module, or that does something around each test by itself', () => {
    const helpers = files.filter((file) => !/\.(test|soak|spec)\.tsx?$/.test(file));
    const once = /^(before|after)(Each|All)\(|\bvi\.(mock|doMock|resetModules|stubEnv)\(/m;
    expect(helpers.filter((file) => once.test(textOf(file)))).toEqual([]);
  });
});
