import { createLibrary } from '../../src/app/library';
import { openSession } from '../../src/app/open-session';
import type { Session } from '../../src/app/session';
import { fail, type Result } from '../../src/core/result';
import { openStore, type Store } from '../../src/storage/store';
import { tinyRegistry } from './tiny-game';

let count = 0;

export function take<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.problem.code);
  return result.value;
}

export const freshStore = async (): Promise<Store> => take(await openStore(`app-${process.pid}-${++count}`));

/** The store that `freshStore` has made last, as another tab has it. */
export const sameStore = async (): Promise<Store> => take(await openStore(`app-${process.pid}-${count}`));

/** A store that answers `append` as told, and is the real one otherwise. */
export const withAppend = (store: Store, append: Store['append']): Store => ({ ...store, append });

export const refusing = (store: Store, code: string): Store =>
  withAppend(store, async () => fail(code, 'refused'));

/** A game past its setup, in a store of its own. */
export async function startGame(
  charts: 'own' | 'practice' = 'own',
): Promise<{ store: Store; id: string; session: Session }> {
  const store = await freshStore();
  const library = createLibrary(async () => ({ ok: true, value: store }));
  const id = take(await library.create(tinyRegistry, 'tiny', '', charts));
  const session = await reopen(store, id);
  await session.answer('side', { kind: 'choice', value: 'blue' });
  session.dismissResult();
  return { store, id, session };
}

export const reopen = async (store: Store, id: string, registry = tinyRegistry): Promise<Session> =>
  take(await openSession(registry, id, async () => ({ ok: true, value: store })));

export const skirmish = { procedure: 'skirmish', args: {} };
export const march = { procedure: 'march', args: {} };
