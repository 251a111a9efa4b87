import { relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/**
 * What is fetched together, in the order in which it is fetched; what the first screen needs comes before all of it. A chunk
 * takes the files of its folders with all that they import, as far as no chunk before has it. A path can be a file, for what
 * that one imports; `*` is each game; where two paths fit a file the longer one counts.
 */
export const CHUNKS = `
dexie          | node_modules/dexie/
store          | src/storage/store.ts
home           | src/ui/first/ src/ui/device/late.ts src/ui/device/long-text.ts
files          | src/storage/game-files.ts
safety         | src/storage/safety/
play           | src/ui/game/game.tsx src/kit/ src/core/play/house-rules.ts src/core/crc32.ts
*              | src/games/*/game.ts
asking         | src/ui/ask/procedure.tsx src/ui/ask/result-card.tsx
*-steps        | src/games/*/steps/
kit            | src/ui/kit/ src/core/csv.ts src/core/journal/clock.ts src/core/play/fair-dice.ts src/app/kept-draft.ts src/app/release.ts
around         | src/ui/game/ src/ui/interlude/ src/ui/ask/panels/ src/ui/play/pieces/ src/ui/device/
ask            | src/ui/ask/ src/ui/charts/ src/core/charts/odds-chart.ts
drafts         | src/ui/ask/draft-question.tsx src/core/journal/draft.ts
codes          | src/ui/kit/codes/ src/app/qr-text.ts
papers         | src/kit/papers/ src/core/bounds.ts
*-papers       | src/games/*/state/ src/games/*/views/
forks          | src/core/journal/branches.ts
making         | src/app/create-game.ts src/ui/first/new-game.tsx
clock          | src/ui/ask/clock/ src/app/game-clock.ts
log            | src/ui/log/
told           | src/ui/report/ src/ui/play/ledger.tsx
past           | src/ui/past/
rules          | src/ui/rules/
own            | src/own/ src/app/own/
own-screens    | src/ui/own/
own-author     | src/own/author/ src/app/own/author/ src/ui/author/
several-phones | src/app/exchange/several-phones.ts src/storage/merge-game.ts src/ui/ask/pen-line.tsx
copies         | src/app/backups/ src/app/kept-file/keep.ts
exchange       | src/ui/exchange/ src/ui/seats/ src/ui/ask/readings-line.tsx
hall-client    | node_modules/@nats-io/ node_modules/tweetnacl/
hall           | src/app/hall/ src/ui/hall/
organiser      | src/app/hall/organiser/ src/ui/hall/organiser/ node_modules/@nats-io/jwt/
board          | src/app/hall/board/ src/ui/hall/board/
`;

/** It knows its build by its own address: a hash of all that it imports, which has to name the code of every game. */
const KEPT_BY = 'src/app/long-game.ts';

/** Not kept for offline use before they are asked for: see OF_HALL in src/pwa/sw.ts. */
const ONLINE = ['hall-client', 'hall', 'organiser', 'board'];

const TABLE = CHUNKS.trim()
  .split('\n')
  .map((row) => {
    const [chunk = '', paths = ''] = row.split('|').map((part) => part.trim());
    return { chunk, paths: paths.split(' ') };
  });

const PATHS = TABLE.flatMap((row) =>
  row.paths.map((path) => {
    const is = new RegExp(`^${path.replaceAll('.', '\\.').replaceAll('*', '([^/]+)')}`);
    return { row, path, is };
  }),
).sort((a, b) => b.path.length - a.path.length);

const rowOf = (file: string) => PATHS.find(({ is }) => is.test(file));

/** The chunk of a file by its path; undefined where it goes with what imports it. */
export function chunkOf(file: string): string | undefined {
  const found = rowOf(file);
  return found?.row.chunk.replace('*', found.is.exec(file)?.[1] ?? '');
}

/** What is wrong with the chunks of a build, whose files are named from the root of the project. */
export function faultsOf(built: readonly Built[]): readonly string[] {
  const files = built.flatMap((chunk) => chunk.files);
  const gone = PATHS.filter(({ is }) => !files.some((file) => is.test(file)));
  const faults = gone.map(({ row, path }) => `the chunk ${row.chunk} names ${path}, where nothing is`);
  const games = built.filter((chunk) =>
    chunk.files.some((file) => /^src\/games\/[^/]+\/game\.ts$/.test(file)),
  );
  const named = namedBy(built, KEPT_BY);
  for (const { name, fileName, files } of games) {
    if (!named.has(fileName)) faults.push(`${KEPT_BY} outlives a change of ${name}`);
    const strange = files.find((file) => file.startsWith('src/') && !file.startsWith(`src/games/${name}/`));
    if (strange) faults.push(`other games would fetch ${name} for ${strange}: name it in a chunk before`);
  }
  const online = new Set(built.filter(({ name }) => ONLINE.includes(name)).map(({ fileName }) => fileName));
  for (const { name, imports } of built) {
    const lost = ONLINE.includes(name) ? undefined : imports.find((file) => online.has(file));
    if (lost) faults.push(`offline ${name} would lack ${lost}: name what they share in a chunk before`);
  }
  return faults;
}

type Built = Pick<Rolldown.OutputChunk, 'name' | 'fileName' | 'imports' | 'dynamicImports'> & {
  readonly files: readonly string[];
};

/** The files whose names, which hold a hash of what is in them, are in the chunk of this one or in what it imports. */
function namedBy(built: readonly Built[], file: string): ReadonlySet<string> {
  const reached = new Set<Built>();
  const reach = (chunk: Built | undefined) => {
    if (!chunk || reached.has(chunk)) return;
    reached.add(chunk);
    for (const name of chunk.imports) reach(built.find(({ fileName }) => fileName === name));
  };
  reach(built.find(({ files }) => files.includes(file)));
  return new Set([...reached].flatMap(({ fileName, dynamicImports }) => [fileName, ...dynamicImports]));
}

/** The groups of the bundler, and a plugin that stops the build at what is wrong with its chunks. */
export function chunks(root: string) {
  // Packages may lie outside the root, behind a link.
  const from = (id: string) =>
    relative(root, id)
      .replaceAll('\\', '/')
      .replace(/^.*(?=node_modules\/)/, '');
  const first = { name: 'first', tags: ['$initial' as const] };
  const groups = TABLE.map((row) => ({
    name: row.chunk.includes('*') ? (id: string) => chunkOf(from(id)) ?? null : row.chunk,
    debugName: row.chunk,
    test: (id: string) => rowOf(from(id))?.row === row,
  }));
  const checked: Plugin = {
    name: 'chunks',
    apply: 'build',
    generateBundle(_, bundle) {
      const built = Object.values(bundle).flatMap((each) =>
        each.type === 'chunk' ? [{ ...each, files: each.moduleIds.map(from) }] : [],
      );
      const faults = faultsOf(built);
      if (faults.length) this.error(faults.join('\n'));
    },
  };
  return { groups: [first, ...groups], checked };
}
