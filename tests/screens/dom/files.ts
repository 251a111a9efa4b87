import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { hand } from './locator';

export type Upload = string | { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

/** Puts files, or one, into the field for them. */
export async function pick(field: HTMLElement, upload: Upload | readonly Upload[]): Promise<void> {
  await hand().upload(field, await Promise.all([upload].flat().map(fileOf)));
}

/** A file as a person picks it: by its path, or made up. */
async function fileOf(upload: Upload): Promise<File> {
  if (typeof upload === 'string') return new File([await readFile(upload)], basename(upload));
  return new File([new Uint8Array(upload.buffer)], upload.name, { type: upload.mimeType });
}
