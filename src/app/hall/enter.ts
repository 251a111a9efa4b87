import { effect } from '@preact/signals';
import type { GameMeta } from '../../core/play/game';
import { fail, ok, type Result } from '../../core/result';
import { placeAt } from '../../storage/halls';
import type { GameRow } from '../../storage/rows';
import { type Joining, joinGame, readJoining } from '../exchange/join';
import { tableIn } from '../exchange/seats-in';
import { openTable } from '../exchange/table';
import { hasEnded, isPass, type Pass } from '../hall-pass';
import { refresh } from '../library';
import { type OpenStore, openedStore } from '../opened-store';
import type { Session } from '../session';
import { makeBeginning } from './beginning';
import type { Hall, Listener } from './hall';
import { addressOf, ended, openHall } from './jetstream';
import { hallRows, keepHall, setMark } from './keep-hall';
import { keysOf } from './keys';
import { keepPending } from './pending';

/** What a link into a hall leads to. */
export type Found =
  | { readonly kind: 'here'; readonly row: GameRow }
  | { readonly kind: 'game'; readonly joining: Joining }
  | { readonly kind: 'empty' };

/** Milliseconds that somebody waits before a link. */
const PATIENCE = 20_000;

/** Looks what is at the table of a pass; nothing is written. */
export async function lookInto(
  registry: readonly GameMeta[],
  pass: Pass,
  left: AbortSignal,
  open: OpenStore = openedStore,
  address = addressOf(pass, location.href),
): Promise<Result<Found>> {
  const keys = await keysOf(pass.secret);
  const bytes = await beginningAt(
    (listener) => openHall({ address, pass, of: { game: keys.game }, from: { seq: 0 } }, listener),
    keys.open,
    left,
    hasEnded(pass),
  );
  if (!bytes.ok) return bytes;
  if (!bytes.value) return ok({ kind: 'empty' });
  const joining = await readJoining(registry, bytes.value, open, left);
  if (!joining.ok) return joining;
  if (joining.value.device) return notForHere;
  const { here } = joining.value;
  return ok(here ? { kind: 'here', row: here } : { kind: 'game', joining: joining.value });
}

/** The beginning of the game there; undefined of an empty table. */
function beginningAt(
  open: (listener: Listener) => Hall,
  read: (subject: string, sealed: Uint8Array) => Promise<Uint8Array<ArrayBuffer> | undefined>,
  left: AbortSignal,
  isOver: boolean,
): Promise<Result<Uint8Array | undefined>> {
  return new Promise((resolve) => {
    const take = makeBeginning();
    let whole: Uint8Array | undefined;
    let reading: Promise<void> = Promise.resolve();
    const hall = open({
      hear({ kind, subject, sealed }) {
        if (kind !== 'begin' || whole) return;
        reading = reading.then(async () => {
          const part = await read(subject, sealed);
          whole ??= part && take(part);
        });
      },
    });
    const done = (result: Result<Uint8Array | undefined>) => {
      clearTimeout(timer);
      queueMicrotask(() => stop());
      hall.close();
      resolve(result);
    };
    const timer = setTimeout(() => done(isOver ? ended : notReached), PATIENCE);
    left.addEventListener('abort', () => done(notReached));
    const stop = effect(() => {
      const { value: state } = hall.state;
      if (state === 'on') void reading.then(() => done(ok(whole)));
      const problem = hall.problem.value;
      if (state === 'over' && problem) done({ ok: false, problem });
    });
  });
}

/** Joins the game at a table with a seat; its lines come once it is opened. */
export async function joinAt(
  joining: Joining,
  pass: Pass,
  seat: string,
  name: string,
  open: OpenStore = openedStore,
): Promise<Result<GameRow>> {
  const row = await joinGame(joining, seat, name, open, true);
  if (row.ok) await hallRows().put(placeAt(row.value.id, pass));
  void refresh();
  return row;
}

/** Puts the open game of this phone on a table that is empty; it is opened to other phones where it was not. */
export async function putGame(
  registry: readonly GameMeta[],
  session: Session,
  pass: Pass,
  seat: string,
  name: string,
): Promise<boolean> {
  if (!tableIn(session) && !(await openTable(session, seat, name))) return false;
  await hallRows().put(placeAt(session.row.peek().id, pass));
  if (!(await setMark(session, true))) return false;
  keepPending(undefined);
  await keepHall(registry, session);
  return true;
}

/** A newer pass to a table whose game is here already. */
export async function renewPass(row: GameRow, pass: Pass): Promise<void> {
  const known = await hallRows().get(row.id);
  const same = known && isPass(known.pass) && known.pass.secret === pass.secret;
  await hallRows().put(same ? { ...known, pass } : placeAt(row.id, pass));
}

const notForHere = fail(
  'hall.device',
  'What is at this table is meant for one player’s own device. Nothing was changed here. Tell its players.',
);
const notReached = fail(
  'hall.away',
  'The hall does not answer. Nothing was changed here. Look whether this phone is in its network, then try again; without it you join by the code of another phone.',
);
