import { readFileSync } from 'node:fs';

const textOf = (name: string): string => readFileSync(new URL(`files/${name}.json`, import.meta.url), 'utf8');

/** Two invented games: between them they use nearly every form of the format. */
export const HOLLOW_RIDGE = textOf('hollow-ridge');
export const LOWMOOR = textOf('lowmoor');

/** A file with a piece of it written otherwise; a piece that stands nowhere is a fault of the test. */
export function changed(text: string, piece: string, into: string): string {
  if (text.split(piece).length !== 2)
    throw new Error(`stands ${text.split(piece).length - 1} times: ${piece}`);
  return text.replace(piece, () => into);
}
