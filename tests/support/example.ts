import type { Entry } from '../../src/core/journal/journal';
import { parseEntry } from '../../src/core/journal/parse-entry';
import type { GameMeta } from '../../src/core/play/game';

/** The lines of the game to look around in, read as the app reads them. */
export async function exampleOf({ id, example }: GameMeta): Promise<readonly Entry[]> {
  if (!example) throw new Error(`${id} has no example`);
  return (await example()).lines.map((line) => {
    const entry = parseEntry(line);
    if (!entry) throw new Error(`a line of the example of ${id} cannot be read`);
    return entry;
  });
}
