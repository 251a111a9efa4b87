import { deflateSync } from 'fflate';
import { fromBase64Url, toBase64Url } from '../base64';
import { inflateWithin } from '../inflate';

/**
 * What follows from the secret of a game's link. The server is told a number for the game and a number for each line, and
 * sees sizes and times; it cannot tell one text from another, nor a line from noise.
 */
export type HallKeys = {
  /** The game's name at the server, 32 hex digits. */
  readonly game: string;
  /** A message is bound to its subject, and opens nowhere else. */
  seal(subject: string, text: Uint8Array): Promise<Uint8Array<ArrayBuffer>>;
  /** Undefined where it was not made with this secret for this subject, or holds more than a message can. */
  open(subject: string, sealed: Uint8Array): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** By which the server knows a line that it has already. */
  idOf(line: string): Promise<string>;
};

const IV_BYTES = 12;
const LENGTH_BYTES = 2;
/** A length tells only its multiple of this. */
const PAD = 64;
/** Of a message before it is sealed; deflated it fits into what the server takes. */
const MOST_TEXT = 400_000;
export const MOST_PACKED = 60_000;

export async function keysOf(secret: string): Promise<HallKeys> {
  const { subtle } = crypto;
  const base = await subtle.importKey('raw', fromBase64Url(secret) ?? new Uint8Array(), 'HKDF', false, [
    'deriveKey',
    'deriveBits',
  ]);
  const game = await subtle.deriveBits(hkdf('war-diary game'), base, 128);
  const lines = await subtle.deriveKey(
    hkdf('war-diary lines'),
    base,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
  const ids = await subtle.deriveKey(
    hkdf('war-diary ids'),
    base,
    { name: 'HMAC', hash: 'SHA-256', length: 256 },
    false,
    ['sign'],
  );
  return {
    game: Array.from(new Uint8Array(game), (byte) => byte.toString(16).padStart(2, '0')).join(''),
    async seal(subject, text) {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const sealed = await subtle.encrypt(boundTo(subject, iv), lines, padded(deflateSync(text)));
      const bytes = new Uint8Array(IV_BYTES + sealed.byteLength);
      bytes.set(iv);
      bytes.set(new Uint8Array(sealed), IV_BYTES);
      return bytes;
    },
    async open(subject, sealed) {
      try {
        const iv = sealed.slice(0, IV_BYTES);
        const text = await subtle.decrypt(boundTo(subject, iv), lines, sealed.slice(IV_BYTES));
        return inflate(new Uint8Array(text));
      } catch {
        return undefined;
      }
    },
    async idOf(line) {
      const signed = await subtle.sign('HMAC', ids, new TextEncoder().encode(line));
      return toBase64Url(new Uint8Array(signed).subarray(0, 16));
    },
  };
}

/** The secret of a table's game, from that of the event: who has a game's cannot tell another's. */
export async function tableSecret(event: string, table: number): Promise<string> {
  const base = await crypto.subtle.importKey('raw', fromBase64Url(event) ?? new Uint8Array(), 'HKDF', false, [
    'deriveBits',
  ]);
  const bits = await crypto.subtle.deriveBits(hkdf(`war-diary table ${table}`), base, 256);
  return toBase64Url(new Uint8Array(bits));
}

export const freshSecret = (): string => toBase64Url(crypto.getRandomValues(new Uint8Array(32)));

const hkdf = (info: string) => ({
  name: 'HKDF',
  hash: 'SHA-256',
  salt: new Uint8Array(),
  info: new TextEncoder().encode(info),
});

const boundTo = (subject: string, iv: Uint8Array<ArrayBuffer>) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(subject),
});

function padded(packed: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.ceil((LENGTH_BYTES + packed.length) / PAD) * PAD);
  new DataView(bytes.buffer).setUint16(0, packed.length);
  bytes.set(packed, LENGTH_BYTES);
  return bytes;
}

function inflate(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | undefined {
  const length = new DataView(bytes.buffer).getUint16(0);
  return inflateWithin(bytes.subarray(LENGTH_BYTES, LENGTH_BYTES + length), MOST_TEXT);
}
