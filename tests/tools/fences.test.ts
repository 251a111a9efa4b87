// The fences, each proved by a file that climbs over it: of imports those of the table, and of the rest those of biome.jsonc,
// of which a copy is run on a scratch tree, so that the project itself never holds a violation.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { circleOf, type Import, importsOf, RULES, refusals } from '../../tools/fences';

const root = resolve(import.meta.dirname, '../..');

describe('what imports what', () => {
  const broken: [path: string, source: string, rule: string][] = [
    [
      'core/package.ts',
      "import { signal } from '@preact/signals';",
      'core is plain TypeScript without packages',
    ],
    ['core/dexie.ts', "import Dexie from 'dexie';", 'core is plain TypeScript without packages'],
    ['core/node.ts', "import fs from 'node:fs';", 'core is plain TypeScript without packages'],
    ['core/game.ts', "import { x } from '../games/iph/x';", 'core knows nobody'],
    ['core/lazy.ts', "export const x = import('../storage/x');", 'core knows nobody'],
    ['core/floor.ts', "import { x } from './play/x';", 'The floor of core knows none of its rooms'],
    ['core/charts/up.ts', "import type { X } from '../play/x';", 'charts is the lowest room of core'],
    ['core/play/up.ts', "import type { X } from '../journal/x';", 'play knows no journal'],
    ['core/journal/up.ts', "import type { X } from '../exchange/x';", 'journal knows no other phone'],
    ['core/play/package.ts', "import { signal } from '@preact/signals';", 'core is plain TypeScript'],
    ['core/kit.ts', "import { x } from '../kit/x';", 'core knows nobody'],
    ['kit/game.ts', "import type { X } from '../games/iph/x';", 'kit knows core and no game'],
    ['kit/package.ts', "import { h } from 'preact';", 'kit is what games share'],
    ['games/iph/package.ts', "import { h } from 'preact';", 'A game is data and procedures over src/core'],
    ['games/iph/procedures/ui.ts', "import { x } from '../../../ui/x';", 'A game knows only src/core'],
    ['games/iph/storage.ts', "import { x } from '../../storage/x';", 'A game knows only src/core'],
    [
      'games/world-at-war-51/data/up.ts',
      "import type { X } from '../state/x';",
      'data is the lowest room of a game',
    ],
    [
      'games/world-at-war-51/data/charts/top.ts',
      "import { x } from '../../game';",
      'data is the lowest room of a game',
    ],
    ['games/world-at-war-51/state/up.ts', "import { x } from '../procedures/x';", 'state knows only data'],
    ['games/world-at-war-51/state/text.ts', "import { x } from '../text/x';", 'state knows only data'],
    ['games/world-at-war-51/procedures/up.ts', "import { x } from '../views/x';", 'procedures know no view'],
    [
      'games/world-at-war-51/procedures/package.ts',
      "import { h } from 'preact';",
      'A game is data and procedures',
    ],
    ['games/world-at-war-51/views/up.ts', "import { x } from '../game';", 'views are below game.ts'],
    [
      'games/world-at-war-51/views/guide/up.ts',
      "import { x } from '../../text/x';",
      'views are below game.ts',
    ],
    [
      'games/world-at-war-51/text/state.ts',
      "import type { X } from '../state/x';",
      'text knows nothing of its game but data',
    ],
    ['own/package.ts', "import { h } from 'preact';", 'An own game is a file and one interpreter'],
    ['own/play/screen.ts', "import { x } from '../../ui/x';", 'own knows only src/core and src/kit'],
    ['own/format/up.ts', "import { x } from '../play/x';", 'format is the lowest room of own'],
    ['storage/signals.ts', "import { x } from '@preact/signals';", 'storage needs only dexie'],
    ['storage/game.ts', "import { x } from '../games/registry';", 'storage keeps plain records'],
    ['storage/app.ts', "import { x } from '../app/x';", 'storage keeps plain records'],
    ['app/dexie.ts', "import Dexie from 'dexie';", 'Only src/storage knows Dexie'],
    ['app/markup.ts', "import { h } from 'preact';", 'app holds signals and no markup'],
    ['app/game.ts', "import { x } from '../games/iph/game';", 'Reach a game through src/games/registry'],
    ['app/screen.ts', "import { x } from '../ui/x';", 'app does not know the screen'],
    ['ui/dexie.ts', "import Dexie from 'dexie';", 'A screen stores nothing itself'],
    ['ui/storage.ts', "import type { X } from '../storage/x';", 'A screen stores nothing itself'],
    ['ui/game.ts', "import { x } from '../games/registry';", 'A screen knows no game'],
    ['ui/kit/up.tsx', "import { X } from '../play/x';", 'ui/kit is what every room of the screens stands on'],
    ['pwa/core.ts', "import { x } from '../core/x';", 'pwa stands alone'],
    ['games/iph/other.ts', "import { x } from '../usn-deluxe/state/x';", 'No game knows another one'],
    ['games/usn-deluxe/steps/up.ts', "import { x } from '../views/x';", 'steps know no procedure'],
    [
      'games/usn-deluxe/steps/air/up.ts',
      "import type { X } from '../../procedures/x';",
      'steps know no procedure',
    ],
    ['games/usn-deluxe/questions/up.ts', "import { x } from '../steps/x';", 'questions are what procedures'],
    ['games/usn-deluxe/procedures/meta.ts', "import { x } from '../meta';", 'procedures know no view'],
    ['core/again.ts', "export * from '../app/x';", 'core knows nobody'],
    ['core/type.ts', "export type X = import('../app/x').X;", 'core knows nobody'],
    ['app/hall/carrier.ts', "import { x } from '@nats-io/jetstream';", 'Only jetstream and organiser'],
    ['ui/nats.ts', "import { x } from '@nats-io/nkeys';", 'Only jetstream and organiser'],
    ['ui/ask/up.ts', "const x = import('../play/x');", 'ask is what any question needs'],
  ];
  test.each(broken)('%s may not: %s', (path, source, rule) => {
    expect(importsOf(path, source).flatMap(refusals).join('\n')).toContain(rule);
  });

  test('each rule is broken by one of these', () => {
    const met = broken.flatMap(([path, source]) => importsOf(path, source).flatMap(refusals));
    expect(new Set(met)).toEqual(RULES);
  });

  const allowed: [path: string, source: string][] = [
    ['core/fine.ts', "import { x } from './x';\nexport const y = Math.floor(x);"],
    ['core/journal/fine.ts', "import { x } from '../play/x';\nexport const y = x;"],
    ['core/charts/fine.ts', "import { x } from '../x';\nexport const y = x;"],
    ['games/fine.ts', "export const load = () => import('./iph/game');"],
    [
      'games/world-at-war-51/data/fine.ts',
      "import { x } from '../../../core/play/game';\nexport const y = x;",
    ],
    ['games/world-at-war-51/views/fine.ts', "import { x } from '../procedures/x';\nexport const y = x;"],
    ['games/world-at-war-51/text/fine.ts', "import { x } from '../data/x';\nexport const y = x;"],
    ['kit/fine.ts', "import { x } from '../core/x';\nexport const y = x;"],
    ['games/iph/kit.ts', "import { x } from '../../kit/x';\nexport const y = x;"],
    ['games/iph/fine.ts', "import { x } from '../../core/x';\nexport const y = x;"],
    ['storage/fine.ts', "import Dexie from 'dexie';\nexport const x = Dexie;"],
    [
      'app/fine.ts',
      "import { signal } from '@preact/signals';\nimport { x } from '../games/registry';\nexport { signal, x };",
    ],
    [
      'ui/fine.tsx',
      "import { x } from '../app/x';\nimport type { Y } from '../core/y';\nexport const z: Y = x;",
    ],
    [
      'ui/kit/fine.ts',
      "import { x } from './x';\nimport type { Y } from '../../core/y';\nexport const z: Y = x;",
    ],
    ['pwa/fine.ts', "import { Workbox } from 'workbox-window';\nexport { Workbox };"],
    ['app/hall/jetstream.ts', "import { x } from '@nats-io/jetstream';"],
    ['games/usn-deluxe/steps/fine.ts', "import { x } from '../questions/x';"],
    ['games/usn-deluxe/procedures/apart.ts', "export const x = () => import('../steps/x');"],
  ];
  test.each(allowed)('%s may', (path, source) => {
    const found = importsOf(path, source);
    expect(found.length).toBeGreaterThan(0);
    expect(found.flatMap(refusals)).toEqual([]);
  });

  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path));
  const all = files.flatMap((path) => importsOf(path, readFileSync(join(root, 'src', path), 'utf8')));

  test('all of src keeps to the fences', () => {
    expect(files.length).toBeGreaterThan(700);
    expect(all.flatMap((each) => refusals(each).map((rule) => `${each.from} → ${each.to}: ${rule}`))).toEqual(
      [],
    );
  });

  /** The rooms of the screens. */
  const room = (path: string) => /^ui\/[^/]+(?=\/)/.exec(path)?.[0];
  const circleOfRooms = (imports: readonly Import[]) =>
    circleOf(
      imports.flatMap(({ from, to }) => {
        const [one, other] = [room(from), room(to)];
        return one && other && one !== other ? [[one, other] as const] : [];
      }),
    );
  const circleOfFiles = (imports: readonly Import[]) =>
    circleOf(imports.flatMap(({ from, to, later }) => (later ? [] : [[from, to] as const])));

  test('no file of src is in a circle of imports, be it of types', () => {
    expect(circleOfFiles(all)).toBe(undefined);
  });

  test('no room of the screens is in a circle, be it of what is fetched later', () => {
    expect(circleOfRooms(all.filter(({ from }) => from.startsWith('ui/')))).toBe(undefined);
  });

  /** Folders and files that lie beside each other, of which one imports from the other. */
  const beside = (imports: readonly Import[]) =>
    imports.flatMap(({ from, to, later }) => {
      const [one, other] = [from.split('/'), to.split('/')];
      const at = one.findIndex((name, i) => name !== other[i]);
      const path = (names: readonly string[]) =>
        `${names.slice(0, at + 1).join('/')}${names.length > at + 1 ? '/' : ''}`;
      return later || at < 0 || to.startsWith('npm:') ? [] : [[path(one), path(other)] as const];
    });

  // What is fetched later lies above who fetches it.
  test('no folder of src is in a circle with others beside it', () => {
    expect(circleOf(beside(all))).toBe(undefined);
  });

  const made = [
    ...importsOf('ui/play/a.ts', "import type { B } from '../log/b';"),
    ...importsOf('ui/log/b.ts', "import { c } from './c';"),
    ...importsOf('ui/log/c.ts', "export const a = () => import('../play/a');"),
  ];

  test('control: a circle through files that are fetched later is one of rooms alone', () => {
    expect(circleOfFiles(made)).toBe(undefined);
    expect(circleOfRooms(made)).toEqual(['ui/play', 'ui/log', 'ui/play']);
  });

  test('control: a file that imports from a folder beside it, which imports from it, is in a circle', () => {
    const two = [
      ...importsOf('app/pass.ts', "import { x } from './hall/far/x';"),
      ...importsOf('app/hall/y.ts', "import type { Pass } from '../pass';"),
    ];
    expect(circleOfFiles(two)).toBe(undefined);
    expect(circleOf(beside(two))).toEqual(['app/pass', 'app/hall/', 'app/pass']);
  });

  test('control: a circle of types is one of files', () => {
    const closed = importsOf('ui/log/c.ts', "export type A = import('../play/a').A;");
    expect(circleOfFiles([...made, ...closed])).toEqual(['ui/play/a', 'ui/log/b', 'ui/log/c', 'ui/play/a']);
  });
});

describe('what Biome refuses', () => {
  const violations: [path: string, source: string, message: string][] = [
    ['core/date.ts', 'export const x = Date.now();', 'No clock here: the caller in src/app stamps'],
    ['core/performance.ts', 'export const x = performance.now();', 'No clock here: measure from tests/bench'],
    ['core/crypto.ts', 'export const x = crypto.randomUUID();', 'No random here: ids and dice come in'],
    ['core/random.ts', 'export const x = Math.random();', 'No random here: yield a dice prompt'],
    ['core/random-key.ts', "export const x = Math['random']();", 'No random here: yield a dice prompt'],
    ['kit/random.ts', 'export const x = Math.random();', 'No random here: yield a dice prompt'],
    ['games/iph/date.ts', 'export const x = new Date();', 'No clock here'],
    ['games/iph/random.ts', 'export const roll = Math.random;', 'No random here: yield a dice prompt'],
    ['app/link.ts', 'export const x = new RTCPeerConnection();', 'only src/app/exchange/live-link.ts links'],
    ['ui/socket.ts', "export const x = new WebSocket('');", 'Nothing leaves by itself'],
    ['pwa/events.ts', "export const x = new EventSource('');", 'Nothing leaves by itself'],
    ['storage/transport.ts', "export const x = new WebTransport('');", 'Nothing leaves by itself'],
    ['ui/default.ts', 'export default 1;', 'default export'],
    ['ui/console.ts', "console.log('x');", 'console'],
    ['core/any.ts', 'export const x: any = 1;', 'any'],
    ['core/PascalCase.ts', 'export const x = 1;', 'kebab-case'],
    [
      'tests/browser/x.spec.ts',
      "import { test } from '@playwright/test';\ntest('x', () => {});",
      'Take test and expect from ./support',
    ],
    ['tests/core/game.test.ts', "import { x } from '../../src/games/iph/game';", 'know no game but the toy'],
    [
      'tests/core/charts.ts',
      "import type { X } from '../../src/games/iph/charts';",
      'know no game but the toy',
    ],
    [
      'tests/core/report/registry.ts',
      "import { x } from '../../../src/games/registry';",
      'know no game but the toy',
    ],
    ['tests/core/support.ts', "import { x } from '../support/iph';", 'know no game but the toy'],
    ['tests/core/facts.ts', "import { x } from '../games/iph/facts';", 'know no game but the toy'],
  ];

  const allowed: [path: string, source: string][] = [
    [
      'tests/core/fine.test.ts',
      "import { x } from '../../src/core/x';\nimport { toy } from '../games/toy/toy';\nexport const y = [x, toy];",
    ],
    ['tests/core/report/fine.ts', "import { toy } from '../../games/toy/toy';\nexport const y = toy;"],
    ['app/exchange/live-link.ts', 'export const x = new RTCPeerConnection({ iceServers: [] });'],
  ];

  const inTree = (path: string): string => (path.startsWith('tests/') ? path : `src/${path}`);
  let tree: string;
  let report: string;

  beforeAll(() => {
    tree = mkdtempSync(join(tmpdir(), 'fences-'));
    for (const part of ['biome.jsonc', 'tools/lint'])
      cpSync(join(root, part), join(tree, part), { recursive: true });
    for (const [path, source] of [...violations, ...allowed]) {
      mkdirSync(join(tree, dirname(inTree(path))), { recursive: true });
      writeFileSync(join(tree, inTree(path)), `${source}\n`);
    }
    const biome = join(root, 'node_modules/.bin/biome');
    const args = ['lint', '--colors=off', '--max-diagnostics=none', 'src', 'tests'];
    const { stdout, stderr } = spawnSync(biome, args, { cwd: tree, encoding: 'utf8' });
    report = stdout + stderr;
  });

  afterAll(() => rmSync(tree, { recursive: true }));

  /** What the linter says about one file, line breaks folded. */
  function complaints(path: string): string {
    const blocks = report
      .split(/^(?=(?:src|tests)\/\S+ )/m)
      .filter((block) => /^(?:src|tests)\/[^\s:]+/.exec(block)?.[0] === inTree(path));
    return blocks.join('\n').replace(/\s+/g, ' ');
  }

  test.each(violations)('%s: %s', (path, _source, message) => {
    expect(complaints(path)).toContain(message);
  });

  test.each(allowed)('%s may', (path) => {
    expect(complaints(path)).toBe('');
  });
});
