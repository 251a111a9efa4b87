import { readdirSync } from 'node:fs';
import type { GameMeta } from '../../../src/core/play/game';
import { ownMetas } from '../own-games';

const ROOT = new URL('../../../', import.meta.url);
const METAS = import.meta.glob<{ readonly [name: string]: unknown }>('../../../src/games/*/meta.ts');

/** A game: one of the registry by its folder, or one that comes as a file and is held against the same. */
export type Found = {
  readonly id: string;
  /** Of its facts, scripts and recorded games in `tests/games`. */
  readonly folder: string;
  readonly meta: GameMeta;
  /** In the registry. */
  readonly coded: boolean;
  /** Where its example lies. */
  readonly source: URL;
};

const isMeta = (each: unknown): each is GameMeta =>
  typeof each === 'object' && each !== null && 'load' in each;

async function found(id: string): Promise<Found> {
  const modules = await METAS[`../../../src/games/${id}/meta.ts`]?.();
  const meta = Object.values(modules ?? {}).find((each) => isMeta(each) && each.id === id);
  if (!isMeta(meta)) throw new Error(`the meta of ${id} is missing: every game has it`);
  return { id, folder: id, meta, coded: true, source: new URL(`src/games/${id}/`, ROOT) };
}

const folders = readdirSync(new URL('src/games/', ROOT), { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

/** Every game there is a folder of, and those that come as files. */
export const metas: readonly Found[] = [
  ...(await Promise.all(folders.map(found))),
  ...ownMetas.map(({ meta, folder }) => ({
    ...{ id: meta.id, folder, meta, coded: false },
    source: new URL(`tests/games/${folder}/`, ROOT),
  })),
];
