import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';

type Upload = string | { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

/** A file as a person picks it: by its path, or made up. */
export async function fileOf(upload: Upload): Promise<File> {
  if (typeof upload === 'string') return new File([await readFile(upload)], basename(upload));
  return new File([new Uint8Array(upload.buffer)], upload.name, { type: upload.mimeType });
}
