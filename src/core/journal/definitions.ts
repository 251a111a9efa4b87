import { isRecord, isText } from '../json';
import { type GameFile, isFileHash } from '../play/game-file';
import type { Entry } from './journal';

/**
 * The files that a journal names, by their hashes and in the order of its lines: what its game began with, and each edition
 * that was taken since, also those of struck lines, which can be restored. Unchecked entries may be asked too.
 */
export function definitionsIn(entries: readonly unknown[]): readonly string[] {
  const named = new Set<string>();
  for (const entry of entries) {
    const { kind, args }: { readonly kind?: unknown; readonly args?: unknown } = Object(entry);
    const { definition }: { readonly definition?: unknown } = kind === OPENED ? Object(args) : {};
    if (isFileHash(definition)) named.add(definition);
  }
  return [...named];
}

const OPENED: Entry['kind'] = 'v1.Opened';

/** The text of a game that is a file, as it goes from phone to phone; `kept` where players keep it, whatever is played by it. */
export type KeptFile = Pick<GameFile, 'hash' | 'text'> & { readonly kept?: true };

/** Characters: more than any such text has. */
const MOST_TEXT = 140_000;

/** Texts from outside, each under a hash of its own, which is still unchecked; undefined where they cannot be that. */
export function parseFiles(raw: unknown = [], most: number): readonly KeptFile[] | undefined {
  if (!Array.isArray(raw) || raw.length > most) return undefined;
  const files = raw.flatMap((one): KeptFile[] => {
    if (!isRecord(one) || !isFileHash(one.hash) || !isText(one.text) || one.text.length > MOST_TEXT)
      return [];
    return [{ hash: one.hash, text: one.text, ...(one.kept === true && { kept: true as const }) }];
  });
  return new Set(files.map(({ hash }) => hash)).size === raw.length ? files : undefined;
}
