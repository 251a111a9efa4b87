import { definitionsIn, type KeptFile } from '../../core/journal/definitions';
import type { GameFile } from '../../core/play/game-file';
import { fail, ok, type Result } from '../../core/result';
import { mayGoOn, stoppedReading } from '../in-slices';
import { nameOfFile } from './naming';
import { readFileText } from './read-file';

/** The files of a copy or a message, by the hashes that they came under; each is what its hash says, or says why not. */
export type ReadFiles = ReadonlyMap<string, Result<GameFile>>;

export async function readFiles(
  given: readonly KeptFile[],
  stopped?: AbortSignal,
): Promise<Result<ReadFiles>> {
  const files = new Map<string, Result<GameFile>>();
  for (const { hash, text } of given) {
    if (!(await mayGoOn(stopped))) return stoppedReading;
    const read = await readFileText(text);
    const isIt = read.ok && read.value.file.hash === hash;
    files.set(
      hash,
      !read.ok || !isIt ? (read.ok ? changed(hash, read.value.file) : read) : ok(read.value.file),
    );
  }
  return ok(files);
}

/** Those that the lines of a game name, as far as they came; the first problem where one of them is not what it says. */
export function filesFor(
  files: ReadFiles,
  game: string,
  entries: readonly unknown[],
): Result<readonly GameFile[]> {
  const found: GameFile[] = [];
  for (const hash of definitionsIn(entries)) {
    const file = files.get(hash);
    if (file?.ok === false) return file;
    if (file && file.value.game !== game) return otherGame(file.value);
    if (file) found.push(file.value);
  }
  return ok(found);
}

const changed = (hash: string, { title, edition }: GameFile) =>
  fail(
    'own.changed',
    `The file of ${nameOfFile({ hash, title, edition })} was changed on its way. Nothing was taken. Have it sent again, or take another copy.`,
  );

const otherGame = (file: GameFile) =>
  fail(
    'own.other',
    `Entries of one game name the file of another: ${nameOfFile(file)}. Nothing was taken. Look for another copy.`,
  );
