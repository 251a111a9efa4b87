// A game open on a phone, in memory: its screens can be drawn and tapped, and what a tap records is kept.
import { SEVERAL } from '../../src/app/exchange/several-phones';
import { summarize } from '../../src/app/game-code';
import { makeSession } from '../../src/app/make-session';
import type { Session } from '../../src/app/session';
import type { ChartPack } from '../../src/core/charts/pack';
import type { Game } from '../../src/core/play/game';
import { fail, ok } from '../../src/core/result';
import type { GameRow } from '../../src/storage/rows';
import type { Store } from '../../src/storage/store';
import type { Claim } from '../../src/storage/writer-lock';
import { sitDown, type Table } from '../support/play';
import { NOON } from './drawn';

type How = {
  readonly row?: Partial<GameRow>;
  readonly pack?: ChartPack;
  /** What the store refuses a tap with. */
  readonly refuses?: string;
  /** The game is played in another tab. */
  readonly watched?: boolean;
  /** The game is on several phones. */
  readonly several?: boolean;
};

/** A game that begins now. */
export const sitDownNow = <S>(game: Game<S>): Table<S> => ({ ...sitDown(game), now: NOON });

/** The session of a game that was played so far. */
export function atTable<S>({ game, projection, pack }: Table<S>, how: How = {}): Session {
  const row: GameRow = {
    ...{ id: 'friday', game: game.id, title: 'Friday', charts: pack.practice ? 'practice' : 'own' },
    ...{ created: NOON, updated: NOON, archived: false, entries: projection.entries.length },
    summary: summarize(game.table(projection.state)),
    ...how.row,
  };
  const claim: Claim = { isWriter: () => !how.watched, watch() {}, takeOver: async () => {}, release() {} };
  const append = async () => (how.refuses ? fail(how.refuses, 'The disk is full.') : ok(undefined));
  const loadGame = async () => fail('store.read', 'Not here.');
  const store = { device: 'here', watch: () => () => {}, append, loadGame } as unknown as Store;
  const loaded = { row, entries: projection.entries, pack: { ...(how.pack ?? pack), version: 1 } };
  return makeSession(game as never, store, loaded, claim, undefined, how.several ? SEVERAL : undefined);
}
