import type { Known } from '../../core/exchange/known';
import type { GameMeta } from '../../core/play/game';
import { fail, ok, type Result } from '../../core/result';
import type { Session } from '../session';
import { deviceBytes } from './device-code';
import { gameBytes } from './join';
import { packFor } from './table';

/** Whom a code is for: those at the table, somebody who joins, or another device of this player. */
export type Reader = 'table' | 'new' | 'device';

/** What this phone has read and offers: what the other has, its own end of a link, and whose code it answers. */
export type Said = {
  readonly heard: Known | undefined;
  readonly handshake: Uint8Array | undefined;
  readonly answers: string | undefined;
};

export type CodeFor = { readonly reader: Reader; readonly bytes: Uint8Array };

/** The code that this phone shows. */
export async function codeFor(
  registry: readonly GameMeta[],
  session: Session,
  reader: Reader,
  { heard, handshake, answers }: Said,
): Promise<Result<CodeFor>> {
  if (reader === 'table') {
    const bytes = packFor(session, heard, handshake, answers);
    return bytes ? ok({ reader, bytes }) : left;
  }
  const made = await (reader === 'new'
    ? gameBytes(registry, session.row.peek().id)
    : deviceBytes(registry, session));
  return made.ok ? ok({ reader, bytes: made.value }) : made;
}

const left = fail(
  'code.left',
  'This phone is at no table any more. Nothing was changed, and what is recorded here is safe. Open the game to other phones again.',
);
