import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type GameFile, ownId } from '../../../src/core/play/game-file';
import type { Definition } from '../../../src/own/format/definition';
import { readDefinition } from '../../../src/own/format/parse';

const FOLDER = new URL('../../../src/own/shipped/', import.meta.url);

/** The text of a game that comes with the app. */
export const fileOf = (id: string): string => readFileSync(new URL(`${id}.json`, FOLDER), 'utf8');

export function readFile(text: string): { readonly edition: Definition; readonly file: GameFile } {
  const read = readDefinition(text);
  if (!read.ok) throw new Error(read.problem.message);
  const { canonical, definition } = read.value;
  const hash = createHash('sha256').update(canonical).digest('hex');
  const { id, title, edition } = definition.game;
  return {
    edition: { ...definition, hash },
    file: { hash, game: ownId(id), title, edition, text: canonical },
  };
}

/** A file read as the app reads it. Throws on one that does not parse. */
export const editionFrom = (text: string): Definition => readFile(text).edition;

export const shippedEdition = (id: string): Definition => editionFrom(fileOf(id));

/** The same as a journal names it and the store keeps it. */
export const shippedFile = (id: string): GameFile => readFile(fileOf(id)).file;
