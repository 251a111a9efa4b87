import { safetyToWrite } from './name';

/** How many lines a game has, in the name of an empty entry, which needs the least room and is written before a tap is stored. */
const COUNTS = '/safety-copies/lines/';

const pathOf = (game: string, lines: number): string => `${COUNTS}${game}/${lines}`;

function countIn(url: string): readonly [game: string, lines: number] | undefined {
  const [game, lines, more] = url.split(COUNTS)[1]?.split('/') ?? [];
  return game && lines && /^\d{1,9}$/.test(lines) && more === undefined ? [game, Number(lines)] : undefined;
}

/** By game all counts that are noted: two where the browser was killed between a new one and the old one. */
async function allIn(cache: Cache): Promise<ReadonlyMap<string, readonly number[]>> {
  const all = new Map<string, readonly number[]>();
  for (const { url } of await cache.keys()) {
    const [game, lines] = countIn(url) ?? [];
    if (game !== undefined && lines !== undefined) all.set(game, [...(all.get(game) ?? []), lines]);
  }
  return all;
}

/** By game how many lines it had last, so that after a loss it can be told how many are missing. */
export const countsIn = async (cache: Cache): Promise<ReadonlyMap<string, number>> =>
  new Map([...(await allIn(cache))].map(([game, counts]) => [game, Math.max(...counts)]));

/** `put` writes an entry; `refused` hears that one could not be written. */
export function makeLineCounts(put: (cache: Cache, path: string) => Promise<void>, refused: () => void) {
  const due = new Map<string, number>();
  const noted = new Map<string, readonly number[]>();
  let isWriting = false;

  async function write(game: string, lines: number): Promise<void> {
    const cache = await safetyToWrite();
    if (!cache) return;
    const old = noted.get(game) ?? (await allIn(cache)).get(game) ?? [];
    await put(cache, pathOf(game, lines));
    noted.set(game, [lines]);
    await forget(
      cache,
      game,
      old.filter((other) => other !== lines),
    );
  }

  /** Begun at once, and one after the other; of those that came meanwhile only the newest is written. */
  async function note(game: string, lines: number): Promise<void> {
    due.set(game, lines);
    if (isWriting) return;
    isWriting = true;
    for (const [next, count] of due) {
      due.delete(next);
      await write(next, count).catch(refused);
    }
    isWriting = false;
  }

  return { note };
}

async function forget(cache: Cache, game: string, counts: readonly number[]): Promise<void> {
  await Promise.all(counts.map((lines) => cache.delete(pathOf(game, lines))));
}

export async function forgetCounts(cache: Cache, game: string): Promise<void> {
  await forget(cache, game, (await allIn(cache)).get(game) ?? []);
}
