// The hall of the open game, kept while screens come and go, as the direct link is. It is reached for games of a hall alone,
// and let go with the game.
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { GameMeta } from '../../core/play/game';
import { type Halls, openHalls } from '../../storage/halls';
import { isPass, type Pass } from '../hall-pass';
import { openedStore } from '../opened-store';
import { playing } from '../playing';
import type { Session } from '../session';
import { keep, recall } from '../settings';
import { type Carrier, carry } from './carrier';
import { addressOf, openHall } from './jetstream';
import { keysOf } from './keys';

export type AtHall = { readonly pass: Pass; readonly carrier: Carrier };

const shown = signal<AtHall | undefined>(undefined);
/** The hall that the open game is at; nothing where it is at none. */
export const atHall: ReadonlySignal<AtHall | undefined> = shown;

let halls: Halls | undefined;
export const hallRows = (): Halls => {
  halls ??= openHalls();
  return halls;
};

const DELAY_KEY = 'war-diary:hall-delay';
/** Minutes that an onlooker hears all later. */
export const DELAYS = [0, 2, 10] as const;
export function delayOf(): number {
  const kept = Number(recall(DELAY_KEY) ?? 0);
  return DELAYS.find((minutes) => minutes === kept) ?? 0;
}

export const keepDelay = (minutes: number): void => keep(DELAY_KEY, String(minutes));

/** Takes up the hall of a game that was opened; does nothing where this tab only follows another one. */
export async function keepHall(registry: readonly GameMeta[], session: Session): Promise<void> {
  const { id } = session.row.peek();
  if (shownFor === session) return;
  const row = await hallRows().get(id);
  if (!row || !isPass(row.pass) || playing.peek() !== session) return;
  const { pass } = row;
  const keys = await keysOf(pass.secret);
  if (playing.peek() !== session || shownFor === session) return;
  letGo();
  const carrier = carry({
    ...{ registry, session, keys, row, store: openedStore },
    looksOn: pass.role === 'onlooker',
    delay: pass.role === 'onlooker' ? delayOf() * 60_000 : 0,
    open: (listener) =>
      openHall(
        { address: addressOf(pass, location.href), pass, of: { game: keys.game }, from: row },
        listener,
      ),
    keep: (next) => void hallRows().put(next),
  });
  shownFor = session;
  shown.value = { pass, carrier };
  const stop = effect(() => {
    const isHere = playing.value === session && session.row.value.seat?.hall && !session.following.value;
    if (isHere) return;
    queueMicrotask(() => {
      stop();
      if (shownFor === session) letGo();
    });
  });
}

let shownFor: Session | undefined;

function letGo(): void {
  shown.peek()?.carrier.stop();
  shownFor = undefined;
  shown.value = undefined;
}

/** The game leaves its hall; on the phones at its table it goes on by codes. */
export async function leaveHall(session: Session): Promise<void> {
  const { id } = session.row.peek();
  if (shownFor === session) letGo();
  await hallRows().delete(id);
  await setMark(session, false);
}

/** Notes in the game's row that it is at a hall, so that nothing is looked for with other games. */
export const setMark = (session: Session, isAt: boolean): Promise<boolean> =>
  session.adopt(({ projection, row }) => {
    const { hall: _, ...seat } = row.seat ?? { table: '', writer: '' };
    const marked = isAt ? { ...seat, hall: true as const } : seat;
    return { ok: true, value: { entries: projection.entries, seat: row.seat && marked, learn: [] } };
  });
