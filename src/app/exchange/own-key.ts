import type { Entry, Opening, Shut } from '../../core/journal/journal';
import { fromBase64, toBase64 } from '../base64';
import { commitment } from './commitment';
import { shut, unshut } from './shut';

/**
 * What a player's devices share (0043): a key that no other phone has. What one of them seals travels shut with it, by
 * whatever way lines go, and opens on the others.
 */
export const freshKey = (): string => toBase64(crypto.getRandomValues(new Uint8Array(KEY_BYTES)));
const KEY_BYTES = 32;

export const isKey = (text: string): boolean => /^[A-Za-z0-9+/]{43}=$/.test(text);

const imported = new Map<string, Promise<CryptoKey>>();
function keyOf(own: string): Promise<CryptoKey> {
  const known =
    imported.get(own) ??
    crypto.subtle.importKey('raw', fromBase64(own), 'AES-GCM', false, ['encrypt', 'decrypt']);
  imported.set(own, known);
  return known;
}

export const shutForOwn = async (own: string, line: string, kept: Opening): Promise<Shut> =>
  shut(await keyOf(own), line, kept);

/** The journal with what the player's other devices have sealed, each checked against what was sealed. */
export async function withOwn(entries: readonly Entry[], own: string): Promise<readonly Entry[]> {
  const key = await keyOf(own);
  return Promise.all(
    entries.map(async (entry) => {
      if (!('seal' in entry) || !entry.seal?.own || entry.kept) return entry;
      const kept = await unshut(key, entry.id, entry.seal.own);
      return kept && (await commitment(entry.id, kept)) === entry.seal.hash ? { ...entry, kept } : entry;
    }),
  );
}

/** Whether all that this journal keeps is what was sealed. */
export async function keepsWhatWasSealed(entries: readonly Entry[]): Promise<boolean> {
  for (const entry of entries) {
    if (!('kept' in entry) || !entry.kept) continue;
    if (!('seal' in entry) || (await commitment(entry.id, entry.kept)) !== entry.seal?.hash) return false;
  }
  return true;
}
