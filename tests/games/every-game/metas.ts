import { readdirSync } from 'node:fs';
import type { GameMeta } from '../../../src/core/play/game';

const ROOT = new URL('../../../', import.meta.url);
const HOMES = ['src/games', 'tests/games'];
const METAS = import.meta.glob<{ readonly [name: string]: unknown }>([
  '../../../src/games/*/meta.ts',
  '../*/meta.ts',
]);

/** A game by its folder: one that is shipped, or one made up that lies with the tests and is held against the same. */
export type Found = {
  readonly id: string;
  readonly meta: GameMeta;
  readonly shipped: boolean;
  /** The folder of its code. */
  readonly source: URL;
};

const isMeta = (each: unknown): each is GameMeta =>
  typeof each === 'object' && each !== null && 'load' in each;

async function found(home: string, id: string): Promise<Found | undefined> {
  const shipped = home === HOMES[0];
  const modules = await METAS[shipped ? `../../../${home}/${id}/meta.ts` : `../${id}/meta.ts`]?.();
  const meta = Object.values(modules ?? {}).find((each) => isMeta(each) && each.id === id);
  if (isMeta(meta)) return { id, meta, shipped, source: new URL(`${home}/${id}/`, ROOT) };
  if (shipped) throw new Error(`the meta of ${id} is missing: every game has it`);
  return undefined;
}

const folders = HOMES.flatMap((home) =>
  readdirSync(new URL(`${home}/`, ROOT), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => [home, name] as const),
);

/** Every game there is a folder of, and the tests' own. */
export const metas: readonly Found[] = (
  await Promise.all(folders.map(([home, id]) => found(home, id)))
).filter((each) => each !== undefined);
