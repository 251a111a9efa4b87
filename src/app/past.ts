import { signal } from '@preact/signals';
import { logLines } from '../core/journal/log';
import { packThen } from '../core/journal/past';
import type { Projection } from '../core/journal/projection';
import { tellTable } from '../core/journal/tell-table';
import { eachAction } from '../core/play/view';
import type { Session } from './session';

/** Lines of the log that are shown of what had just happened. */
const LATEST = 3;

/**
 * A session as it stood after so many entries, to be looked at: it offers nothing to do, and whatever is tapped all the same is
 * refused. The game itself goes on in the other one.
 */
export function sessionThen(session: Session, projection: Projection<unknown>, count: number): Session {
  const { game } = session;
  const { state } = projection;
  const table = eachAction(tellTable(game, projection), () => undefined);
  const lines = logLines(projection, session.words.peek());
  const refused = async () => false;
  return {
    ...session,
    projection: signal(projection),
    pack: signal(packThen(session.projection.peek(), session.pack.peek(), count)),
    question: signal(undefined),
    table: signal(table),
    ledgers: signal(game.ledgers(state).map((ledger) => ({ ...ledger, actions: [] }))),
    log: signal(lines),
    latest: signal(lines.slice(-LATEST)),
    lastResult: signal(undefined),
    gained: signal([]),
    several: signal(undefined),
    canUndo: signal(false),
    canRedo: signal(false),
    preview: () => undefined,
    start: refused,
    answer: refused,
    undo: refused,
    redo: refused,
    cancel: refused,
    strike: refused,
    note: refused,
    record: refused,
    adopt: refused,
    close: () => {},
  };
}
