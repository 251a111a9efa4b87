import type { Opening } from '../../core/journal/journal';
import { asciiJson } from '../../core/json';
import { toBase64 } from '../base64';

/** SHA-256 of the salt and of what a line says, in base64. */
export async function commitment(line: string, { salt, answers, outcome }: Opening): Promise<string> {
  return toBase64(await sha256(asciiJson([salt, line, answers, outcome ?? null])));
}

/** Of a text in ASCII. */
async function sha256(ascii: string): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = Uint8Array.from(ascii, (character) => character.charCodeAt(0));
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}
