import { numberIn, type Seat, writerIn } from '../../core/exchange/seats';
import { beginningOf } from '../../core/journal/branches';
import type { Entry, SeatedEntry } from '../../core/journal/journal';
import { fail, ok, type Result } from '../../core/result';
import { fromBase64, toBase64 } from '../base64';

/**
 * The pair of keys of a player (0059): the public one stands in the line with which he sat down, the other is on his devices
 * alone. So nobody else can say that a device is his.
 */
export type PlayerKeys = { readonly key: string; readonly secret: string };

const PAIR = { name: 'ECDSA', namedCurve: 'P-256' };
const SIGNED = { name: 'ECDSA', hash: 'SHA-256' };

export async function freshKeys(): Promise<PlayerKeys> {
  const pair = await crypto.subtle.generateKey(PAIR, true, ['sign', 'verify']);
  const [key, secret] = await Promise.all([
    crypto.subtle.exportKey('raw', pair.publicKey),
    crypto.subtle.exportKey('pkcs8', pair.privateKey),
  ]);
  return { key: toBase64(new Uint8Array(key)), secret: toBase64(new Uint8Array(secret)) };
}

/** What shows that the lines under this name are written on a device of who has the secret key. */
export async function proofFor(secret: string, table: string, writer: string): Promise<string> {
  const key = await crypto.subtle.importKey('pkcs8', fromBase64(secret), PAIR, false, ['sign']);
  return toBase64(new Uint8Array(await crypto.subtle.sign(SIGNED, key, said(table, writer))));
}

async function isProof(key: string, proof: string, table: string, writer: string): Promise<boolean> {
  try {
    const known = await crypto.subtle.importKey('raw', fromBase64(key), PAIR, false, ['verify']);
    return await crypto.subtle.verify(SIGNED, known, fromBase64(proof), said(table, writer));
  } catch {
    // What is no key and no signature at all.
    return false;
  }
}

const said = (table: string, writer: string) => new TextEncoder().encode(`device ${table} ${writer}`);

/** Whether each device that comes with these lines is shown to be its player’s own. */
export async function checkDevices(
  fresh: readonly Entry[],
  entries: readonly Entry[],
): Promise<Result<void>> {
  const begun = beginningOf(entries);
  if (begun?.table === undefined || begun.key === undefined) return ok(undefined);
  /** By writer the line with which he sat down first: by its number, as their order in the journal may change. */
  const first = new Map<string, SeatedEntry>();
  for (const entry of entries.slice(entries.indexOf(begun))) {
    if (entry.kind !== 'v1.Seated' || writerIn(entry.id) !== entry.writer) continue;
    const known = first.get(entry.writer);
    if (!known || numberIn(entry.id) < numberIn(known.id)) first.set(entry.writer, entry);
  }
  const keyOf = (writer: string): string | undefined => {
    let line = first.get(writer);
    // A device of a device; as many steps as there are writers end a circle.
    for (let steps = 0; line?.deviceOf !== undefined && steps < first.size; steps += 1)
      line = first.get(line.deviceOf);
    return line?.key;
  };
  for (const entry of fresh) {
    if (entry.kind !== 'v1.Seated' || first.get(entry.writer) !== entry || entry.deviceOf === undefined)
      continue;
    const key = keyOf(entry.deviceOf);
    if (!key || !(await isProof(key, entry.proof ?? '', begun.table, entry.writer))) return strange(entry);
  }
  return ok(undefined);
}

const strange = ({ name }: Pick<Seat, 'name'>) =>
  fail(
    'gate.device',
    `A phone says that it is a device of ${name}, and cannot show it. Nothing was changed, and what is recorded here is safe. Settle at the table whose it is; then let it join anew.`,
  );
