import { readFileSync } from 'node:fs';
import { createLibrary } from '../../../src/app/library';
import { openSession } from '../../../src/app/open-session';
import { metaOf } from '../../../src/app/own/meta-of';
import { readFileText } from '../../../src/app/own/read-file';
import type { Session } from '../../../src/app/session';
import type { GameFile } from '../../../src/core/play/game-file';
import { registry } from '../../../src/games/registry';
import type { Store } from '../../../src/storage/store';
import { freshStore, take } from '../session-support';

const folder = new URL('../../../src/own/shipped/', import.meta.url);

/** A file that comes with the app, as its author wrote it. */
export const textOf = (id: string): string => readFileSync(new URL(`${id}.json`, folder), 'utf8');

/** The same with changes of its parts. */
export function editionOf(id: string, edition: number, change: (file: Loose) => void = () => {}): string {
  const file = JSON.parse(textOf(id)) as Loose;
  (file.game as Loose).edition = edition;
  change(file);
  return JSON.stringify(file);
}
// biome-ignore lint/suspicious/noExplicitAny: the file as JSON has it
export type Loose = { [key: string]: any };

export const fileOf = async (text: string): Promise<GameFile> => take(await readFileText(text)).file;

export const opens = (store: Store) => async () => ({ ok: true, value: store }) as const;

export const reopen = async (store: Store, id: string): Promise<Session> =>
  take(await openSession(registry, id, opens(store)));

/** A game by a file, past its set-up, in a store of its own. */
export async function begun(
  text: string,
  charts: 'own' | 'practice' = 'practice',
): Promise<{ store: Store; id: string; session: Session; file: GameFile }> {
  const store = await freshStore();
  const file = await fileOf(text);
  const meta = take(metaOf([file]));
  const id = take(await createLibrary(opens(store)).create([meta], meta.id, '', charts));
  const session = await reopen(store, id);
  await sit(session);
  return { store, id, session, file };
}

/** Answers the open questions of the set-up as they stand. */
export async function sit(session: Session): Promise<void> {
  for (let asked = session.question.value; asked; asked = session.question.value) {
    const { prompt } = asked;
    if (prompt.kind !== 'form') throw new Error(prompt.kind);
    const values = Object.fromEntries(
      prompt.fields.flatMap((field) => ('initial' in field ? [[field.key, field.initial]] : [])),
    );
    if (!(await session.answer(prompt.key, { kind: 'form', values } as never)))
      throw new Error(session.notice.value?.message);
  }
}

export const codeOf = (result: { ok: true } | { ok: false; problem: { code: string } }) =>
  result.ok ? 'ok' : result.problem.code;
