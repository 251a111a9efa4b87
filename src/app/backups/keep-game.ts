import { readingBackup } from '../../core/journal/backup';
import type { GameMeta } from '../../core/play/game';
import { fail, ok, type Result } from '../../core/result';
import type { GameRow } from '../../storage/rows';
import { readInSlices } from '../in-slices';
import { type OpenStore, openedStore } from '../opened-store';
import type { Session } from '../session';
import { copyOf, type MadeCopy } from './make-copy';
import { planRestore } from './plan-restore';
import { takeRestore } from './restore';

/** The copy of a game as this tab has it in memory, for a store that holds it no more. */
export async function copyOfOpen(registry: readonly GameMeta[], session: Session): Promise<Result<MadeCopy>> {
  if (!(await session.whole())) return unread;
  const { entries } = session.projection.peek();
  const files = session.own?.meta.peek().files?.map((file) => ({ ...file, added: 0, kept: false }));
  const dump = { row: session.row.peek(), entries, pack: session.pack.peek(), ...(files && { files }) };
  return copyOf(registry, 'game', [dump], []);
}

const unread = fail(
  'keep.unread',
  'The first entries of this long game had not been read when the storage lost it, so there is no whole copy to keep. What is on this screen is all that is left.',
);

/** Puts the game of this tab into the store as a new one, with its charts. */
export async function keepAsNew(
  registry: readonly GameMeta[],
  session: Session,
  open: OpenStore = openedStore,
): Promise<Result<GameRow | undefined>> {
  const made = await copyOfOpen(registry, session);
  if (!made.ok) return made;
  const read = await readInSlices(readingBackup(made.value.text));
  if (!read.ok) return read;
  const store = await open();
  if (!store.ok) return store;
  const plan = await planRestore(registry, store.value, read.value);
  if (!plan.ok) return plan;
  // The text was written to be read again: no file of it is anywhere.
  const { made: _, ...unsaved } = plan.value;
  const kept = await takeRestore(unsaved, { games: new Set([0]), packs: true, settings: false }, open);
  return kept.ok ? ok(kept.value[0]) : kept;
}
