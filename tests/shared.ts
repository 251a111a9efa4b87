import { readdirSync, readFileSync } from 'node:fs';

const root = new URL('../', import.meta.url);
const FOLDERS = ['core', 'games', 'kit', 'own', 'app', 'storage', 'ui', 'tools', 'released', 'hall'];
/** Puts another module in the place of one, or loads modules anew: nobody else is to find what it leaves. */
const REPLACES = /\bvi\.(mock|doMock|resetModules|stubEnv)\(/;
const ON_A_PAGE = /^\/\/ @vitest-environment page$/m;

const textOf = (file: string): string => readFileSync(new URL(file, root), 'utf8');
/** Every test in Node but those of whole screens. */
const all = FOLDERS.flatMap((folder) =>
  readdirSync(new URL(`tests/${folder}/`, root), { recursive: true, encoding: 'utf8' })
    .map((file) => `tests/${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.test\.tsx?$/.test(file)),
).sort();

/** Tests that share their modules with no other. */
export const APART = all.filter((file) => REPLACES.test(textOf(file)));
const shared = all.filter((file) => !APART.includes(file));
/** One worker loads what these are of once for all their files; those that draw share a page besides. */
export const DRAWN = shared.filter((file) => ON_A_PAGE.test(textOf(file)));
export const SHARED = shared.filter((file) => !DRAWN.includes(file));
