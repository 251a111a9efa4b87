import { diffPacks } from '../../core/charts/merge-packs';
import type { ChartPack } from '../../core/charts/pack';
import { PACK_NAME_LENGTH } from '../../core/charts/parse-pack';
import { sameName } from '../../core/names';
import type { Game } from '../../core/play/game';
import { cutText } from '../../core/text';
import { randomId } from '../../storage/random-id';
import { firstPacks } from '../create-game';
import { withUntaught } from '../packs';

/** Where the charts of a file go: those here that say as much, or a set of its own. Never over a set that is here. */
export type PackPlace =
  | { readonly kind: 'here'; readonly id: string; readonly name: string }
  | { readonly kind: 'add'; readonly pack: ChartPack };

type Here = {
  readonly stored: readonly ChartPack[];
  /** Ids that games here are played with. */
  readonly used: ReadonlySet<string>;
};

export function placePack(game: Game<unknown>, { stored, used }: Here, theirs: ChartPack): PackPlace {
  const all = withUntaught(game, stored);
  const alike = all.filter(({ practice }) => practice === theirs.practice);
  const says = (mine: ChartPack) => {
    const { added, differing } = diffPacks(game.charts, mine, theirs);
    return added.length + differing.length === 0;
  };
  const own = alike.find(({ id }) => id === theirs.id);
  const mine = own && says(own) ? own : alike.find(says);
  if (mine) return { kind: 'here', id: mine.id, name: mine.name };
  const others = all.filter(({ id }) => id !== theirs.id);
  if (isFree(game, stored, used, theirs)) {
    return { kind: 'add', pack: { ...theirs, name: freeName(others, theirs.name, theirs.name) } };
  }
  const name = freeName(all, `${theirs.name}, from a file`, theirs.name);
  return { kind: 'add', pack: { ...theirs, id: `pack:${game.id}:${randomId()}`, name } };
}

/** Nothing stands under this id, and no game would be played with other charts if something did. */
function isFree(
  game: Game<unknown>,
  stored: readonly ChartPack[],
  used: ReadonlySet<string>,
  { id, practice }: ChartPack,
): boolean {
  if (used.has(id) || stored.some((pack) => pack.id === id)) return false;
  const first = firstPacks(game).find((pack) => pack.id === id);
  return first ? first.practice === practice : id.startsWith(`pack:${game.id}:`);
}

/** The name, with a number where it is taken, in the length that a name may have. */
export function freeName(others: readonly ChartPack[], wanted: string, plain: string): string {
  const taken = (name: string) => others.some((pack) => sameName(pack.name, name));
  for (let i = 1; ; i += 1) {
    const tail = `${wanted.slice(plain.length)}${i > 1 ? ` ${i}` : ''}`;
    const name = `${cutText(plain, PACK_NAME_LENGTH - tail.length)}${tail}`;
    if (!taken(name)) return name;
  }
}
