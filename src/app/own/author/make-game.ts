import type { GameMeta } from '../../../core/play/game';
import { ownId } from '../../../core/play/game-file';
import { ok, type Result } from '../../../core/result';
import { registry } from '../../../games/registry';
import { changed } from '../../../own/author/changes/apply';
import { finished } from '../../../own/author/editions';
import { createGame } from '../../create-game';
import { refresh } from '../../library';
import { type OpenStore, openedStore } from '../../opened-store';
import { loadOwnGames } from '../../own-games';
import { shipped } from '../games';
import { metaOf } from '../meta-of';
import { readFileText } from '../read-file';
import type { Begin } from './typed-game';

/**
 * Makes the file of a game that begins so, and the first game that is played by it; returns that one's id for its address. A
 * problem of what was typed names its field by its place in the file, such as `sides.2.name`.
 */
export async function makeGame(begin: Begin, open: OpenStore = openedStore): Promise<Result<string>> {
  const store = await open();
  if (!store.ok) return store;
  const stored = await store.value.listFiles();
  if (!stored.ok) return stored;
  const others = [...stored.value, ...(await shipped()).map(({ file }) => file)].map(({ game }) => game);
  const taken = [
    ...registry.map(({ id }: GameMeta) => id),
    ...others.map((game) => game.slice(ownId('').length)),
  ];
  const begun = changed(undefined, { ...begin, taken });
  const made = begun.ok ? finished(begun.value) : begun;
  const read = made.ok ? await readFileText(made.value.canonical) : made;
  if (!read.ok) return read;
  const { file } = read.value;
  const meta = metaOf([file]);
  if (!meta.ok) return meta;
  const created = await createGame(store.value, [meta.value], file.game, file.title, 'own');
  if (!created.ok) return created;
  // Its file came into the store with the game. Where it cannot be marked as kept, Own games has it as one that is played.
  await store.value.keepFile(file);
  await Promise.all([loadOwnGames(open), refresh()]);
  return ok(created.value);
}
