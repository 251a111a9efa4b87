import type { GameMeta } from '../../core/play/game';
import { failWith, type Result } from '../../core/result';
import { readKept } from '../../storage/safety/kept';
import { openSafety } from '../../storage/safety/name';
import type { DumpedGame } from '../../storage/store';
import { copyOf, type MadeCopy } from '../backups/make-copy';
import type { Offer } from '../safety-state';

/** The safety copies in a file as any other copy is, for a browser that opens no games any more. */
export async function copyOfKept(
  registry: readonly GameMeta[],
  all: readonly Pick<Offer, 'id' | 'title'>[],
): Promise<Result<MadeCopy>> {
  const cache = await openSafety();
  const dumps: DumpedGame[] = [];
  const gone: MadeCopy['leftOut'][number][] = [];
  for (const { id, title } of all) {
    const kept = cache && (await readKept(cache, id).catch(() => undefined));
    if (kept) dumps.push({ ...kept, row: { ...kept.row, entries: kept.entries.length } });
    else gone.push({ title, problem: unreadable });
  }
  const copy = await copyOf(registry, 'everything', dumps, []);
  if (!copy.ok) return copy;
  const leftOut = [...gone, ...copy.value.leftOut];
  const [first] = leftOut;
  return first && !copy.value.games.length
    ? { ok: false, problem: first.problem }
    : { ok: true, value: { ...copy.value, leftOut } };
}

const unreadable = failWith(
  ['reload'],
  'safety.unreadable',
  'Its safety copy cannot be read just now. Nothing was changed. Reload the page, then save again.',
).problem;
