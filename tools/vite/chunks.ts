import { relative } from 'node:path';
import type { Plugin } from 'vite';

type Chunk = { readonly name: string; readonly paths: readonly string[] };

/** Files that are fetched together, by parts of their paths, as expressions; `*` stands for one folder. */
const CHUNKS: readonly Chunk[] = [
  { name: 'dexie', paths: ['node_modules/dexie'] },
  {
    // One file for what the first screen shares with the rest: each further one is a round trip.
    name: 'shared',
    paths: [
      'node_modules/preact/',
      'node_modules/@preact/',
      'vite/preload-helper',
      'src/ui/kit/back-link.tsx',
      'src/ui/kit/icon.tsx',
      'src/ui/kit/notice.tsx',
      'src/ui/kit/when.ts',
      'src/ui/kit/download.ts',
      'src/ui/kit/opening.tsx',
      'src/ui/kit/lazy.tsx',
      'src/ui/device/persistence.ts',
      'src/ui/device/install.ts',
      'src/ui/kit/when-idle.ts',
      'src/core/result.ts',
      'src/core/json.ts',
      'src/core/names.ts',
      'src/app/example.ts',
      'src/app/route.ts',
      'src/app/settings.ts',
      'src/app/library.ts',
      'src/app/handed-file.ts',
      'src/app/errors.ts',
      'src/app/playing.ts',
      'src/games/*/meta.ts',
    ],
  },
  // What the list of games is read with.
  { name: 'store', paths: ['src/storage/store.ts', 'src/storage/problems.ts'] },
  {
    // What a game is opened with, and what every game's code stands on: one file packs better than three, and is one
    // round trip. Of the kit but what guides, sheets and reports need, which are fetched apart, and
    // what one game alone does.
    name: 'play',
    paths: [
      'src/kit/(?!checks|given|guide|report|which|standard/(correct|sheet))',
      'src/core/play/procedure.ts',
      'src/core/play/sequence.ts',
      'src/core/play/view.ts',
      'src/core/play/ledger.ts',
      'src/core/play/house-rules.ts',
      'src/core/charts/odds.ts',
      'src/core/crc32.ts',
      'src/core/journal/book.ts',
      'src/core/journal/commands.ts',
      'src/core/journal/log.ts',
      'src/app/game-code.ts',
      'src/app/device-settings.ts',
      'src/ui/game/game.tsx',
      'src/ui/kit/card.tsx',
      'src/ui/ask/save-line.tsx',
      'src/ui/ask/panels.tsx',
      'src/ui/ask/away.ts',
      'src/ui/kit/when-touched.ts',
      'src/ui/ask/draft.ts',
      'src/ui/kit/options.tsx',
      'src/ui/ask/dice-input.tsx',
      'src/ui/kit/result.tsx',
      'src/ui/kit/trace-lines.tsx',
      'src/ui/ask/dock.tsx',
      'src/ui/kit/practice-label.tsx',
      'src/ui/ask/action-button.tsx',
      'src/ui/kit/whole-number.ts',
      'src/ui/kit/source-words.ts',
    ],
  },
  {
    // All that asks: fetched as soon as a game stands, in one file.
    name: 'asking',
    paths: [
      'src/ui/ask/procedure.tsx',
      'src/ui/ask/prompts/(choice|dice|form)',
      'src/ui/ask/question-frame.tsx',
    ],
  },
  {
    // What charts, dice and secrets need: fetched once somebody plays.
    name: 'looking',
    paths: [
      'src/ui/ask/prompts/(cell|heads|draw)',
      'src/ui/ask/curtain.tsx',
      'src/ui/ask/stage/',
      'src/core/charts/odds-chart.ts',
      'src/ui/charts/print.css',
      'src/core/journal/spread.ts',
    ],
  },
  // What the list of games and screens beside the play share: the list fetches nothing of the play with it.
  {
    name: 'dialog',
    paths: ['src/ui/kit/(confirm-dialog|dialog|use-loaded).ts', 'src/ui/backups/last-copy.ts'],
  },
  {
    // What several screens beside the play share: small pieces, each of which would be a round trip.
    name: 'beside',
    paths: [
      'src/ui/kit/segments.tsx',
      'src/ui/kit/file-button.tsx',
      'src/app/handed-file.ts',
      'src/ui/ask/(describe-answer|unsaved).ts',
      'src/ui/charts/chart-legend.tsx',
      'package.json',
      'src/ui/device/key-list.tsx',
      'src/core/journal/notes.ts',
      'src/core/csv.ts',
    ],
  },
  {
    // What stands around a table once it is painted.
    name: 'around',
    paths: [
      'src/ui/game/in-play.ts',
      'src/ui/game/manners.tsx',
      'src/ui/device/(screen-button|haptics|wake-lock|keys-dialog)',
      'src/ui/ask/panels/',
      'src/ui/kit/whole.tsx',
      'src/ui/play/pieces/',
      'src/ui/rules/terms.tsx',
      'src/core/play/terms.ts',
    ],
  },
  // What the texts, sheets and reports of the games stand on.
  {
    name: 'papers',
    paths: ['src/core/bounds.ts', 'src/core/play/sheet.ts', 'src/kit/(given|guide|report|standard/sheet)'],
  },
  // Said once a game, when it is made.
  { name: 'making', paths: ['src/app/create-game.ts', 'src/core/journal/said.ts'] },
  // The log, with what changes a line of it.
  { name: 'log', paths: ['src/ui/log/', 'src/core/journal/(amend|preview|override|undo-to|free-roll)'] },
  // What tells of a game: its points, its story, its state on paper.
  {
    name: 'told',
    paths: [
      'src/ui/play/(ledger.tsx|register.tsx|find-entries)',
      'src/ui/report/',
      'src/app/report.ts',
      'src/core/journal/report/',
      'src/core/play/fair-dice.ts',
      'src/app/open-sheet.ts',
      'src/ui/kit/share-text.ts',
    ],
  },
  {
    name: 'rules',
    paths: ['node_modules/minisearch', 'src/app/rules.ts', 'src/ui/rules/(rule-page|game-rules|guide)'],
  },
  {
    // Files of packs and of whole games, written and read.
    name: 'copies',
    paths: [
      'src/core/text.ts',
      'src/core/charts/(pack-version|parse-pack|merge-packs|pack-file)',
      'src/core/journal/(backup|backup-game|entry-bounds|relation).ts',
      'src/app/(packs|pack-code).ts',
      'src/app/backups/(make-copy|settings|place-packs|plan-restore|restore).ts',
    ],
  },
  // What a game on several phones is opened with, and what a copy of one is read with.
  {
    name: 'several-phones',
    paths: [
      'src/app/exchange/(commitment|devices|dice-of-two|envelope|own-key|sealing|seats-in|several-phones|shut).ts',
      'src/core/exchange/dice-of-two.ts',
      'src/core/journal/branches.ts',
      'src/core/exchange/seats.ts',
      'src/ui/ask/pen-line',
      'src/storage/merge-game.ts',
      'src/app/exchange/linked.ts',
    ],
  },
  // What shows a code and what reads one.
  { name: 'codes', paths: ['node_modules/uqr', 'src/ui/kit/(camera|qr-code).ts', 'src/app/qr-text.ts'] },
  {
    // The screens that join two phones, all that goes between them, and what becomes of two stories.
    name: 'exchange',
    paths: [
      'node_modules/fflate',
      'src/app/exchange/(codec|device-code|for-device|join|keep-link|live-link|parts|table|take-file|wdx).ts',
      // A device of one’s own is given the pass to the hall.
      'src/app/hall/(base64url|pass).ts',
      'src/storage/halls.ts',
      'src/core/exchange/(branch|handshake|heal|known|message|mixing|moving-code|two-words).ts',
      'src/ui/exchange/',
      'src/ui/ask/roll-of-two.tsx',
      'src/ui/seats/',
    ],
  },
  // What speaks to a hall's server, with the keys that it signs by.
  {
    name: 'hall-client',
    paths: ['node_modules/@nats-io/(jetstream|nats-core|nkeys)/', 'node_modules/tweetnacl'],
  },
  {
    // What a link into a hall leads to, and what carries a game there.
    name: 'hall',
    paths: [
      'src/app/hall/(?!board|desk|organiser|pairings|results)',
      'src/storage/halls',
      'src/ui/hall/(?!announce-dialog|board|link-card|organiser|sheets|table-dialog)',
    ],
  },
  {
    // What makes an event's links, for its organiser alone.
    name: 'organiser',
    paths: [
      'node_modules/@nats-io/jwt/',
      'src/app/hall/(desk|organiser)',
      'src/storage/organisers',
      'src/ui/hall/(link-card|organiser-screen|sheets)',
    ],
  },
  {
    // What shows a director all tables.
    name: 'board',
    paths: ['src/app/hall/(board|pairings|results)', 'src/ui/hall/(announce-dialog|board|table-dialog)'],
  },
  // What some games share of the kit: it would be part of one of them, and fetched with that by the others.
  { name: 'kit', paths: ['src/kit/checks', 'src/kit/which'] },
];

/**
 * A game's rules and views are one file, whatever of them its guide or its report reads too. Only a file from elsewhere is
 * held to its bounds.
 */
const GAME =
  /src\/games\/([^/]+)\/(game|data|procedures|state(?!\/bounds)|views(?!\/(guide|registers|report|sheet)))\b/;

/** What is written of it beside the play. */
const APART = /src\/games\/([^/]+)\/(state\/bounds|views\/(guide|registers|report|sheet))\b/;

/** The steps of those procedures that are fetched once a table stands. */
const STEPS = /src\/games\/([^/]+)\/steps\b/;

/** It knows its build by its own address: a hash of all that it imports, which has to name the code of every game. */
const KEPT_BY = 'src/app/long-game.ts';

const pattern = (path: string): RegExp =>
  new RegExp(path.replaceAll(/[.+]/g, '\\$&').replaceAll('*', '[^/]+'));

/** The groups of the bundler, and a plugin that stops the build where a path names no file any more. */
export function chunks(root: string) {
  const met = new Set<string>();
  const from = (id: string) => relative(root, id).replaceAll('\\', '/');
  const named = CHUNKS.map(({ name, paths }) => {
    const patterns = paths.map((path) => [path, pattern(path)] as const);
    const test = (id: string) => {
      const found = patterns.filter(([, is]) => is.test(from(id)));
      for (const [path] of found) met.add(path);
      return found.length > 0;
    };
    return { name, test };
  });
  const apart = {
    name: (id: string) => `${APART.exec(from(id))?.[1]}-papers`,
    debugName: 'papers of a game',
    test: (id: string) => APART.test(from(id)),
  };
  const steps = {
    name: (id: string) => `${STEPS.exec(from(id))?.[1]}-steps`,
    debugName: 'steps of a game',
    test: (id: string) => STEPS.test(from(id)),
  };
  const game = {
    name: (id: string) => GAME.exec(from(id))?.[1] ?? null,
    debugName: 'a game',
    test: (id: string) => GAME.test(from(id)),
  };
  const checked: Plugin = {
    name: 'chunks',
    apply: 'build',
    generateBundle(_, bundle) {
      const gone = CHUNKS.flatMap(({ paths }) => paths).filter((path) => !met.has(path));
      if (gone.length) this.error(`a chunk names files that are not there: ${gone.join(', ')}`);
      const out = Object.values(bundle).filter((each) => each.type === 'chunk');
      const kept = out.find(({ facadeModuleId }) => facadeModuleId && from(facadeModuleId) === KEPT_BY);
      const named = new Set<string>();
      const reach = (files: readonly string[]) => {
        for (const { fileName, imports, dynamicImports } of out) {
          if (!files.includes(fileName) || named.has(fileName)) continue;
          for (const file of [fileName, ...dynamicImports]) named.add(file);
          reach(imports);
        }
      };
      reach(kept ? [kept.fileName] : []);
      const games = out.filter(({ moduleIds }) => moduleIds.some((id) => game.test(id)));
      const unnamed = games.filter(({ fileName }) => !named.has(fileName)).map(({ name }) => name);
      if (unnamed.length) this.error(`${KEPT_BY} outlives a change of ${unnamed.join(', ')}`);
    },
  };
  return { groups: [...named, game, apart, steps], checked };
}
