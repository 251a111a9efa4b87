import type { GameMeta } from '../../core/play/game';
import type { Result } from '../../core/result';
import { stoppedReading } from '../in-slices';
import type { Session } from '../session';
import { type Taken, takeBytes } from './table';
import { readFromPhone } from './wdx';

/** Puts the lines of a file from another phone among those here. */
export async function takeFile(
  registry: readonly GameMeta[],
  session: Session,
  file: Blob,
  stopped?: AbortSignal,
  writes?: () => void,
): Promise<Result<Taken>> {
  const read = await readFromPhone(file);
  if (stopped?.aborted) return stoppedReading;
  return read.ok ? takeBytes(registry, session, read.value.bytes, stopped, writes) : read;
}
