import { isOddsChart } from '../core/charts/odds-chart';
import type { Game, GameMeta } from '../core/play/game';
import type { Definition } from './format/definition';
import { OWN_BOUNDS } from './play/bounds';
import { editionsOf } from './play/edition';
import { ownGame } from './play/game';
import { digestOf } from './text/digest';
import { termsOf } from './text/terms';
import { guideOf } from './views/guide';
import { registersOf } from './views/registers';
import { reportOf } from './views/report';

/** What the app holds of a game that is a file, made of the editions that a journal names: the newest last. */
export function ownMeta(definitions: readonly Definition[]): GameMeta {
  const editions = editionsOf(definitions);
  const { newest } = editions;
  const game = ownGame(definitions);
  const [list] = newest.lists;
  return {
    ...{ id: game.id, title: game.title, blurb: newest.game.blurb },
    ...(newest.game.by && {
      published: { designer: newest.game.by, edition: `Edition ${newest.game.edition}` },
    }),
    ...(game.charts.every(({ whole }) => whole) && { printed: true }),
    ...(game.charts.some(isOddsChart) && { odds: true }),
    load: async () => game as Game<unknown>,
    bounds: async () => OWN_BOUNDS,
    digest: async () => digestOf(newest),
    terms: async () => termsOf(newest),
    guide: async () => guideOf(game),
    ...(list && {
      registers: {
        title: newest.lists.length > 1 ? 'Lists' : list.name,
        load: async () => registersOf(editions),
      },
    }),
    report: async () => reportOf(editions),
  };
}
