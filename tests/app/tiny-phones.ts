import { gameBytes, joinGame, readJoining } from '../../src/app/exchange/join';
import { openTable } from '../../src/app/exchange/table';
import type { Session } from '../../src/app/session';
import type { Store } from '../../src/storage/store';
import { freshStore, reopen, startGame, take } from './session-support';
import { tinyRegistry } from './tiny-game';

/** A phone with a tiny game that is open to others. */
export type TinyPhone = { readonly session: Session; readonly store: Store };

export const opens = (store: Store) => async () => ({ ok: true, value: store }) as const;

/** Another phone that was shown the code of one at the table, and takes a seat. */
export async function joinTiny(
  host: TinyPhone,
  seat: string,
  name: string,
  store?: Store,
): Promise<TinyPhone & { readonly id: string }> {
  const own = store ?? (await freshStore());
  const bytes = take(await gameBytes(tinyRegistry, host.session.row.value.id, opens(host.store)));
  const joining = take(await readJoining(tinyRegistry, bytes, opens(own)));
  const { id } = take(await joinGame(joining, seat, name, opens(own)));
  return { session: await reopen(own, id), store: own, id };
}

/** Ann has opened her game; she plays blue, and has the pen. */
export async function annOpens(charts: 'own' | 'practice' = 'own') {
  const ann = await startGame(charts);
  if (!(await openTable(ann.session, 'blue', 'Ann'))) throw new Error('not opened');
  return ann;
}

/** Ken has joined it by her code and plays red; nothing went between them since. */
export async function annAndKen() {
  const ann = await annOpens();
  return { ann, ken: await joinTiny(ann, 'red', 'Ken') };
}
