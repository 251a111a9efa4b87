import type { Opening, Shut } from '../../core/journal/journal';
import { isOpening } from '../../core/journal/parse-entry';
import { asciiJson } from '../../core/json';
import { fromBase64, toBase64 } from '../base64';

/** What a line really says, encrypted: others keep it, and cannot read it. It opens in its own line alone. */
const IV_BYTES = 12;
/** A longer secret must not show by its length. */
const PAD = 2048;
/** Texts of a line have their bounds. */
const PART = /.{1,2800}/g;

export async function shut(key: CryptoKey, line: string, kept: Opening): Promise<Shut> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const said = asciiJson(kept);
  const text = new TextEncoder().encode(said.padEnd(Math.ceil((said.length + 1) / PAD) * PAD));
  const sealed = await crypto.subtle.encrypt(boundTo(iv, line), key, text);
  return { iv: toBase64(iv), text: toBase64(new Uint8Array(sealed)).match(PART) ?? [] };
}

/** Undefined where it was shut with another key, or for another line. */
export async function unshut(key: CryptoKey, line: string, { iv, text }: Shut): Promise<Opening | undefined> {
  try {
    const open = await crypto.subtle.decrypt(boundTo(fromBase64(iv), line), key, fromBase64(text.join('')));
    const said: unknown = JSON.parse(new TextDecoder().decode(open));
    return isOpening(said) ? (said as Opening) : undefined;
  } catch {
    return undefined;
  }
}

const boundTo = (iv: Uint8Array<ArrayBuffer>, line: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(line),
});
