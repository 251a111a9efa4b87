import { fail, ok, type Result } from '../../../core/result';
import type { Change } from '../../../own/author/change';
import { changed } from '../../../own/author/changes/apply';
import { type Draft, withValue } from '../../../own/author/draft';
import { draftOf, nextEdition } from '../../../own/author/editions';
import { problems } from '../../../storage/problems';
import { type OpenStore, openedStore } from '../../opened-store';
import type { Session } from '../../session';
import { heldBy, takeEdition } from '../editions';
import { definitionOf, readFileText } from '../read-file';

/** The file that an open game goes by now, to be changed. */
export function draftNow(session: Session): Result<Draft> {
  const file = heldBy(session);
  return file ? draftOf(file.text) : { ok: false, problem: session.own?.missing ?? problems.noGame };
}

/**
 * Changes the file of an open game and goes on by the edition that this makes: one line of the log, which one undo takes back. A
 * problem of what was typed names its field by its place in the file, such as `tables.combat.columns.heads`.
 */
export async function growGame(
  session: Session,
  change: Change,
  open: OpenStore = openedStore,
): Promise<Result<void>> {
  const now = heldBy(session);
  const draft = draftNow(session);
  if (!now || !draft.ok) return draft.ok ? { ok: false, problem: problems.noGame } : draft;
  const before = definitionOf(now);
  if (!before.ok) return before;
  const made = changed(draft.value, change);
  if (!made.ok) return made;
  const store = await open();
  if (!store.ok) return store;
  const stored = await store.value.listFiles();
  if (!stored.ok) return stored;
  // An edition that was undone keeps its number: two files of one number would be hard to tell apart.
  const known = stored.value.filter(({ game }) => game === now.game);
  const newest = Math.max(now.edition, ...known.map(({ edition }) => edition));
  const next = nextEdition(withValue(made.value, ['game', 'edition'], newest), before.value);
  if (!next.ok) return next;
  if (!next.value.comparison.length) return fail('author.same', 'The game is like that already.');
  const read = await readFileText(next.value.canonical);
  if (!read.ok) return read;
  const { file } = read.value;
  session.dismissNotice();
  if (!(await takeEdition(session, file))) {
    const problem = session.notice.peek();
    session.dismissNotice();
    return { ok: false, problem: problem ?? problems.noGame };
  }
  // It is in the store with its line. What New game offers is the newest that is kept.
  if (known.find(({ hash }) => hash === now.hash)?.kept) await store.value.keepFile(file);
  return ok(undefined);
}
