import { messageFor } from '../../core/exchange/message';
import type { GameMeta } from '../../core/play/game';
import { ok, type Result } from '../../core/result';
import { handFile } from '../handed-file';
import { stoppedReading } from '../in-slices';
import type { Session } from '../session';
import { isLines } from './codec';
import { goOnAfterReturn } from './come-back';
import { readJoining } from './join';
import { type Taken, takeBytes, takeMessage } from './table';
import { codeFile, readFromPhone } from './wdx';

/** A code of another phone: what the camera read, or a file. */
export type CodeRead = Blob | Uint8Array<ArrayBuffer>;

export const bytesOfCode = async (code: CodeRead): Promise<Result<Uint8Array<ArrayBuffer>>> =>
  code instanceof Blob ? readFromPhone(code) : ok(code);

/** Keeps a code for the screen that it belongs to. */
export const handCode = (bytes: Uint8Array): void => handFile(new Blob([codeFile(bytes)]));

/**
 * Puts what a code says of this game among the lines here, whether it holds some or all. Undefined where it holds another
 * game: that is handed to the screen where one joins, and nothing is taken.
 */
export async function takeCode(
  registry: readonly GameMeta[],
  session: Session,
  code: CodeRead,
  stopped?: AbortSignal,
  writes?: () => void,
): Promise<Result<Taken | undefined>> {
  const read = await bytesOfCode(code);
  if (stopped?.aborted) return stoppedReading;
  if (!read.ok) return read;
  if (isLines(read.value)) return takeBytes(registry, session, read.value, stopped, writes);
  const whole = await readJoining(registry, read.value, undefined, stopped);
  if (!whole.ok) return whole;
  const { here, table, entries, plan } = whole.value;
  if (here?.id !== session.row.peek().id) {
    handCode(read.value);
    return ok(undefined);
  }
  const [game] = plan.games;
  const files = game?.found.ok ? game.found.value.files : undefined;
  const message = { ...messageFor(table.id, entries, {}), ...(files && { files }) };
  const fresh = await takeMessage(registry, session, message, stopped, writes);
  if (!fresh.ok) return fresh;
  await goOnAfterReturn(session);
  return ok({ heard: message.known, fresh: fresh.value, isAnswer: false });
}
