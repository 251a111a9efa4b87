import type { GameFile } from '../../core/play/game-file';
import { fail, ok, type Result } from '../../core/result';
import { compareEditions, type Part } from '../../own/play/compare';
import { problems } from '../../storage/problems';
import { type OpenStore, openedStore } from '../opened-store';
import type { OwnGame } from '../own-games';
import type { Session } from '../session';
import { ownGame, shipped } from './games';
import { definitionOf } from './read-file';

/** What one edition has otherwise than another, part by part: nothing where they are the same. */
export type Comparison = { readonly from: GameFile; readonly to: GameFile; readonly parts: readonly Part[] };

/** Editions of its game that are here and that it is not played by, newest first. */
export async function editionsFor(
  session: Session,
  open: OpenStore = openedStore,
): Promise<Result<readonly OwnGame[]>> {
  const store = await open();
  if (!store.ok) return store;
  const stored = await store.value.listFiles();
  if (!stored.ok) return stored;
  const { game } = session;
  const now = heldBy(session)?.hash;
  const rows = stored.value.map(
    ({ added: _, kept, ...file }) => ({ file, from: kept ? 'kept' : 'played' }) as const,
  );
  const all = [...rows, ...(await shipped())].filter(
    ({ file }) => file.game === game.id && file.hash !== now,
  );
  const once = new Map(all.map((one) => [one.file.hash, one]));
  const games = [...once.values()].flatMap((one) => ownGame(one) ?? []);
  return ok(games.sort((a, b) => b.edition - a.edition));
}

/** What would be another one from now on, part by part. Changes nothing. */
export function compareEdition(session: Session, file: GameFile): Result<Comparison> {
  const now = heldBy(session);
  if (!now) return { ok: false, problem: session.own?.missing ?? problems.noGame };
  return file.game === session.game.id ? compareFiles(now, file) : ofOther;
}

/** The same of two files. */
export function compareFiles(mine: GameFile, theirs: GameFile): Result<Comparison> {
  const [from, to] = [definitionOf(mine), definitionOf(theirs)];
  if (!from.ok) return from;
  if (!to.ok) return to;
  return ok({ from: mine, to: theirs, parts: compareEditions(from.value, to.value) });
}

/**
 * Opens the step that takes the edition, with its file in the same transaction. Refused, with a notice, while a question is
 * open or where it cannot be played.
 */
export async function takeEdition(session: Session, file: GameFile): Promise<boolean> {
  const grown = await session.own?.grow([file]);
  if (!grown?.ok) return false;
  const taken = await session.start({ procedure: 'define', args: { definition: file.hash } });
  if (!taken) grown.value();
  return taken;
}

/** The file that counts now: an edition whose line is struck is named by the journal, and counts no more. */
export function heldBy({ own, projection }: Session): GameFile | undefined {
  const { edition }: { readonly edition?: unknown } = Object(projection.peek().state);
  const files = own?.meta.peek().files ?? [];
  return files.find(({ hash }) => hash === edition) ?? files.at(-1);
}

const ofOther = fail(
  'own.edition',
  'That file is of another game, so this one cannot go on by it. Nothing was changed.',
);
