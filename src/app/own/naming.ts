import { twoWords } from '../../core/exchange/two-words';
import { definitionsIn } from '../../core/journal/definitions';
import { isRecord, isText, isWhole } from '../../core/json';
import type { GameFile } from '../../core/play/game-file';
import { fail, type Problem } from '../../core/result';

/** A file that a journal names and that is not here, as far as its lines tell of it. */
export type MissingFile = Pick<GameFile, 'hash'> & Partial<Pick<GameFile, 'title' | 'edition'>>;

/** By which two people can tell that they have the same file. */
export const checkWords = (hash: string): readonly [string, string] =>
  twoWords(Number.parseInt(hash.slice(0, 8), 16));

/** The files that these entries name and that are not among those `here`, with what was recorded of them. */
export function missingFrom(
  here: readonly Pick<GameFile, 'hash'>[],
  entries: readonly unknown[],
): readonly MissingFile[] {
  return definitionsIn(entries)
    .filter((hash) => here.every((file) => file.hash !== hash))
    .map((hash) => ({ hash, ...toldOf(hash, entries) }));
}

/** Its title and edition, of an event that took it up. */
function toldOf(hash: string, entries: readonly unknown[]): Omit<MissingFile, 'hash'> {
  for (const entry of entries) {
    const { outcome }: { readonly outcome?: unknown } = Object(entry);
    const { events }: { readonly events?: unknown } = Object(outcome);
    for (const event of Array.isArray(events) ? events : []) {
      if (!isRecord(event) || event.edition !== hash || !isRecord(event.of)) continue;
      const { title, edition } = event.of;
      return { ...(isText(title) && { title }), ...(isWhole(edition, 1, 1e6) && { edition }) };
    }
  }
  return {};
}

/** "Quatre Bras, edition 3 (check words: amber kestrel)" */
export function nameOfFile({ hash, title, edition }: MissingFile): string {
  const [first, second] = checkWords(hash);
  const named = [title ?? 'the file of this game', edition !== undefined && `edition ${edition}`];
  return `${named.filter(Boolean).join(', ')} (check words: ${first} ${second})`;
}

/** Of a journal that names no file at all, which no app writes. */
export const namesNone: Problem = fail(
  'own.none',
  'This game does not say by which file it is played. Its log can be read; nothing was changed.',
).problem;

/** Why a game can be read and not played. */
export const needsFiles = (missing: readonly MissingFile[]): Problem =>
  fail(
    'own.missing',
    `This game needs a file that is not here: ${missing.map(nameOfFile).join('; ')}. Its log can be read; all that is recorded is safe. Open that file under Copies, then open the game again.`,
  ).problem;
