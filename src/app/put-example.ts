import type { Example, GameMeta } from '../core/play/game';
import { ok, type Result } from '../core/result';
import { noExample } from './example';
import { EXAMPLE, PRACTICE } from './library';
import type { OpenStore } from './opened-store';

/** Its lines are dated as if they had been played until now. */
const PACE_MS = 40_000;

type Kind = {
  readonly origin: string;
  readonly title: string;
  linesOf(example: Example): readonly unknown[];
};

const KINDS = {
  example: { origin: EXAMPLE, title: 'Example', linesOf: ({ lines }) => lines },
  practice: { origin: PRACTICE, title: 'Practice', linesOf: ({ lines, setUp }) => lines.slice(0, setUp) },
} as const satisfies { readonly [kind: string]: Kind };

/** The one that is here and not archived, or a new one. */
export async function putExample(
  meta: GameMeta,
  kind: keyof typeof KINDS,
  open: OpenStore,
): Promise<Result<string>> {
  const store = await open();
  if (!store.ok) return store;
  const listed = await store.value.listGames();
  if (!listed.ok) return listed;
  const id = KINDS[kind].origin + meta.id;
  const here = listed.value.find(({ origin, archived }) => origin?.game === id && !archived);
  return here ? ok(here.id) : addExample(meta, KINDS[kind], open);
}

async function addExample(
  meta: GameMeta,
  { origin, title, linesOf }: Kind,
  open: OpenStore,
): Promise<Result<string>> {
  try {
    const [example, { parseEntry }, { backupText }, { openFile, takeRestore }] = await Promise.all([
      meta.example?.(),
      import('../core/journal/parse-entry'),
      import('../core/journal/backup'),
      import('./backups/restore'),
    ]);
    const now = Date.now();
    const lines = example ? linesOf(example) : [];
    const entries = lines.flatMap((line, i) => {
      const entry = parseEntry(line);
      return entry ? [{ ...entry, at: now - (lines.length - i) * PACE_MS }] : [];
    });
    const charts = meta.printed ? 'own' : 'practice';
    const about = {
      id: origin + meta.id,
      game: meta.id,
      title: `${title}: ${meta.title}`,
      charts,
      pack: `${charts}:${meta.id}`,
      created: now,
      updated: now,
      archived: false,
      origin: origin + meta.id,
    } as const;
    // Made at no time: it is nobody's copy outside this device.
    const definitions = (meta.files ?? []).map(({ hash, text }) => ({ hash, text }));
    const games = [{ about, entries }];
    const kept = { made: 0, scope: 'game', games, packs: [], definitions, settings: {} } as const;
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
