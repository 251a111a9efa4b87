import type { GameMeta } from '../core/play/game';
import { ok, type Result } from '../core/result';
import { noExample } from './example';
import { EXAMPLE } from './library';
import type { OpenStore } from './opened-store';

/** Its lines are dated as if they had been played until now. */
const PACE_MS = 40_000;

/** The one that is here, or a new one. */
export async function putExample(meta: GameMeta, open: OpenStore): Promise<Result<string>> {
  const store = await open();
  if (!store.ok) return store;
  const listed = await store.value.listGames();
  if (!listed.ok) return listed;
  const here = listed.value.find(({ origin }) => origin?.game === EXAMPLE + meta.id);
  return here ? ok(here.id) : addExample(meta, open);
}

async function addExample(meta: GameMeta, open: OpenStore): Promise<Result<string>> {
  try {
    const [lines, { parseEntry }, { backupText }, { openFile, takeRestore }] = await Promise.all([
      meta.example?.() ?? [],
      import('../core/journal/parse-entry'),
      import('../core/journal/backup'),
      import('./backups/restore'),
    ]);
    const now = Date.now();
    const entries = lines.flatMap((line, i) => {
      const entry = parseEntry(line);
      return entry ? [{ ...entry, at: now - (lines.length - i) * PACE_MS }] : [];
    });
    const charts = meta.printed ? 'own' : 'practice';
    const about = {
      id: EXAMPLE + meta.id,
      game: meta.id,
      title: `Example: ${meta.title}`,
      charts,
      pack: `${charts}:${meta.id}`,
      created: now,
      updated: now,
      archived: false,
      origin: EXAMPLE + meta.id,
    } as const;
    // Made at no time: it is nobody's copy outside this device.
    const kept = { made: 0, scope: 'game', games: [{ about, entries }], packs: [], settings: {} } as const;
    const opened = await openFile([meta], new Blob([backupText(kept)]), open);
    if (!opened.ok) return opened;
    if (opened.value.kind !== 'copy') return noExample;
    const chosen = { games: new Set([0]), packs: false, settings: false };
    const taken = await takeRestore(opened.value.plan, chosen, open);
    if (!taken.ok) return taken;
    const [row] = taken.value;
    return row ? ok(row.id) : noExample;
  } catch {
    return noExample;
  }
}
