import { type GamePreview, previewGame } from '../../app/own/open-file';
import { fail, type Result } from '../../core/result';

/** Nothing larger is read at all: such a file has at most 128 kB, and is often indented. */
const MOST_BYTES = 1_000_000;

const LARGE = fail(
  'text.size',
  'This file is larger than 1 MB: no game comes as a file of that size. Nothing was changed.',
);
const UNREAD = fail(
  'file.read',
  'This file could not be read: it may have been moved or deleted. Nothing was changed. Choose it again.',
);

/** What a file that should be a game says of itself. Changes nothing. */
export async function readGameFile(file: Blob, stopped: AbortSignal): Promise<Result<GamePreview>> {
  if (file.size > MOST_BYTES) return LARGE;
  const text = await file.text().catch(() => undefined);
  return text === undefined ? UNREAD : previewGame(text, undefined, stopped);
}
