import type { GameFile } from '../../core/play/game-file';
import { ok, type Problem, type Result } from '../../core/result';
import type { Definition, Turns } from '../../own/format/definition';
import { createGame } from '../create-game';
import { stoppedReading } from '../in-slices';
import { refresh } from '../library';
import { type OpenStore, openedStore } from '../opened-store';
import { loadOwnGames } from '../own-games';
import { shipped } from './games';
import { metaOf } from './meta-of';
import { checkWords } from './naming';
import { readFileText } from './read-file';

/** What the file of a game says of itself, before anything is done with it. */
export type GamePreview = {
  readonly file: GameFile;
  readonly by: string;
  readonly blurb: string;
  readonly words: readonly [string, string];
  readonly sides: readonly string[];
  /** "9 turns: Day" */
  readonly turns: string;
  readonly tables: number;
  readonly cells: number;
  /** Of these cells those that are learned from the players' own sheet. */
  readonly openCells: number;
  readonly actions: readonly string[];
  /** What it needs that this version cannot play: it can be neither tried nor kept. */
  readonly refused?: Problem;
  /** It is here already; or another edition of the game is. */
  readonly here?: { readonly is: 'kept' | 'stored' } | { readonly is: 'edition'; readonly file: GameFile };
};

/** Reads the file of a game from anywhere. Changes nothing. */
export async function previewGame(
  text: string,
  open: OpenStore = openedStore,
  stopped?: AbortSignal,
): Promise<Result<GamePreview>> {
  const read = await readFileText(text);
  if (stopped?.aborted) return stoppedReading;
  if (!read.ok) return read;
  const store = await open();
  if (!store.ok) return store;
  const stored = await store.value.listFiles();
  if (!stored.ok) return stored;
  const { file, definition } = read.value;
  const same = stored.value.find(({ hash }) => hash === file.hash);
  const other = stored.value
    .filter(({ game, kept }) => game === file.game && kept)
    .toSorted((a, b) => b.edition - a.edition)[0];
  const meta = metaOf([file]);
  const refused = read.value.unplayed ?? (meta.ok ? undefined : meta.problem);
  return ok({
    ...{ file, words: checkWords(file.hash) },
    ...toldBy(definition),
    ...(refused && { refused }),
    ...(same
      ? { here: { is: same.kept ? 'kept' : 'stored' } as const }
      : other && { here: { is: 'edition', file: other } as const }),
  });
}

function toldBy({ game, sides, turns, tables, actions }: Definition) {
  const cells = tables.flatMap((table) => table.cells.flat());
  return {
    ...{ by: game.by, blurb: game.blurb, sides: sides.map(({ name }) => name), turns: turnsIn(turns) },
    ...{ tables: tables.length, cells: cells.length, actions: actions.map(({ title }) => title) },
    openCells: cells.filter((cell) => cell === '?').length,
  };
}

function turnsIn({ name, count }: Turns): string {
  if (count === undefined) return `any number of turns: ${name}`;
  return `${count} ${count === 1 ? 'turn' : 'turns'}: ${name}`;
}

/** Puts it under the players' own games. */
export async function keepGame({ file, refused }: GamePreview, open: OpenStore = openedStore) {
  if (refused) return { ok: false, problem: refused } as const;
  const store = await open();
  const kept = store.ok ? await store.value.keepFile(file) : store;
  return kept.ok ? loadOwnGames(open) : kept;
}

/** Takes it out of them; where a game is played by it, it stays for that. */
export async function dropGame(hash: string, open: OpenStore = openedStore): Promise<Result<void>> {
  const store = await open();
  const dropped = store.ok ? await store.value.dropFile(hash) : store;
  return dropped.ok ? loadOwnGames(open) : dropped;
}

/** Begins a game on practice charts by it; returns the id for its address. It is not kept beyond that game. */
export async function tryGame(
  { file, refused }: GamePreview,
  open: OpenStore = openedStore,
): Promise<Result<string>> {
  if (refused) return { ok: false, problem: refused };
  const meta = metaOf([file]);
  if (!meta.ok) return meta;
  const store = await open();
  if (!store.ok) return store;
  const begun = await createGame(store.value, [meta.value], file.game, `Try: ${file.title}`, 'practice');
  if (begun.ok) await refresh();
  return begun;
}

/** The file of this hash, of the store or of the app, to be handed on. */
export async function fileOf(hash: string, open: OpenStore = openedStore): Promise<Result<GameFile>> {
  const own = (await shipped()).find(({ file }) => file.hash === hash)?.file;
  if (own) return ok(own);
  const store = await open();
  if (!store.ok) return store;
  const stored = await store.value.loadFiles([hash]);
  if (!stored.ok) return stored;
  const [row] = stored.value;
  if (!row) return { ok: false, problem: gone };
  const { added: _, kept: __, ...file } = row;
  return ok(file);
}

const gone: Problem = {
  code: 'own.gone',
  message:
    'This file is not on this device any more. Nothing was changed. Open it again from where you have it.',
};
