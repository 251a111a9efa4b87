// What the documents name is there: a path that has moved leads a reader nowhere.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const isFolder = (path: string) => statSync(path).isDirectory();

const pages = readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map((name) => `docs/${name.replaceAll('\\', '/')}`);
const documents = ['README.md', 'CONTRIBUTING.md', 'deploy/README.md', ...pages];

/** Built or written by a run, and not in git. */
const MADE = /^(dist|mutation)\//;

/** Paths from the root: in backticks, in pictures, and what links lead to. */
function pathsIn(document: string): readonly string[] {
  const text = read(document);
  const prose = text.replaceAll(/```[\s\S]*?```/g, '');
  const quoted = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
  const linked = [...prose.matchAll(/(?:\]\(|<img src=")([^)"#\s]+)/g)].map(([, to = '']) => to);
  return [
    ...quoted.filter((code) => /^[\w.*-]+(\/[\w.*-]+)*\/?$/.test(code) && code.includes('/')),
    ...linked.filter((to) => !to.includes('://')).map((to) => join(dirname(document), to)),
    ...[...text.matchAll(/\bsrc(?:\/[\w.*-]*[\w*])+/g)].map(([path]) => path),
  ].filter((path) => !MADE.test(path));
}

/** `*` is any one name. */
const isThere = (path: string): boolean =>
  path
    .split('/')
    .filter(Boolean)
    .reduce<readonly string[]>(
      (folders, name) =>
        folders
          .filter(isFolder)
          .flatMap((folder) =>
            (name === '*' ? readdirSync(folder) : [name]).map((each) => join(folder, each)),
          )
          .filter((each) => existsSync(each)),
      [ROOT],
    ).length > 0;

it.each(documents)('every path that %s names is there', (document) => {
  expect(pathsIn(document).filter((path) => !isThere(path))).toEqual([]);
});

/** As forges make them out of headings. */
const anchorsOf = (document: string) =>
  [...read(document).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

it('every anchor that a link names is a heading of its page', () => {
  const links = documents.flatMap((document) =>
    [...read(document).matchAll(/\]\(([^)#\s:]*)#([^)\s]+)\)/g)].map(([, to = '', anchor = '']) => ({
      from: document,
      to: to ? join(dirname(document), to) : document,
      anchor,
    })),
  );
  expect(links.length).toBeGreaterThanOrEqual(10);
  expect(links.filter(({ to, anchor }) => !anchorsOf(to).includes(anchor))).toEqual([]);
});

it('the index names every page, and README stays short', () => {
  const linked = pathsIn('docs/README.md');
  const decisions = /^docs\/decisions\/\d/;
  const expected = pages.filter((page) => page !== 'docs/README.md' && !decisions.test(page));
  expect(expected.filter((page) => !linked.includes(page))).toEqual([]);
  expect(read('README.md').split(/\s+/).length).toBeLessThanOrEqual(900);
});

it('paths are found in backticks, links and pictures', () => {
  const found = [...pathsIn('docs/architecture.md'), ...pathsIn('README.md')];
  expect(found).toEqual(
    expect.arrayContaining([
      'docs/pictures/a-battle.png',
      'src/core/play/prompt.ts',
      'docs/decisions/README.md',
      'src/games/*/procedures',
    ]),
  );
  expect(
    ['src/games/*/procedures', 'src/core/no.ts', 'src/*/no.ts', 'src/core/json.ts/no'].map(isThere),
  ).toEqual([true, false, false, false]);
});

it('each file of the reading order has the names that stand behind it', () => {
  const places = [...read('docs/architecture.md').matchAll(/`([\w./-]+\.tsx?)` \(([^)]+)\)/g)];
  expect(places.length).toBeGreaterThanOrEqual(10);
  const missing = places.flatMap(([, path = '', names = '']) =>
    [...names.matchAll(/`(\w+)`/g)]
      .filter(
        ([, name]) =>
          !new RegExp(`^ {2}${name}\\(|(?:function\\*?|const|type) ${name}\\b`, 'm').test(read(path)),
      )
      .map(([, name]) => `${path} ${name}`),
  );
  expect(missing).toEqual([]);
});

it('every decision that the code or a document refers to is there', () => {
  const code = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|css)$/.test(name))
    .map((name) => `src/${name}`);
  const numbers = readdirSync(join(ROOT, 'docs/decisions')).map((name) => name.slice(0, 4));
  const lost = [...code, ...documents].flatMap((path) =>
    [...read(path).matchAll(/[([](0\d{3})[)\]]/g)]
      .filter(([, number = '']) => !numbers.includes(number))
      .map(([reference]) => `${path} ${reference}`),
  );
  expect(lost).toEqual([]);
});

it('the index has every decision with its title, and with the status that its first lines give', () => {
  const folder = 'docs/decisions';
  const files = readdirSync(join(ROOT, folder))
    .filter((name) => name !== 'README.md')
    .sort();
  const rows = read(`${folder}/README.md`)
    .split('\n')
    .filter((line) => line.startsWith('| ['))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const expected = files.map((name) => {
    const [heading = '', first = ''] = read(`${folder}/${name}`).split('\n\n');
    const number = name.slice(0, 4);
    return ['', `[${number}](${name})`, heading.replace(`# ${number} `, ''), statusOf(first), ''];
  });
  expect(rows).toEqual(expected);
});

/** "**Amended** by [0025](…): what it changes; by …" */
function statusOf(lines: string): string {
  const [, word] = /^\*\*(Amended|Superseded)\*\* by /.exec(lines) ?? [];
  const by = [...lines.matchAll(/\bby\s\[(\d{4})\]/g)].map(([, number]) => number);
  return word ? `${word.toLowerCase()} by ${by.join(' and ')}` : 'accepted';
}
