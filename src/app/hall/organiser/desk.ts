// The organiser's desk, as the screen shows it: what this device keeps, and the passes as they are made.
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Result } from '../../../core/result';
import { endOf } from '../../hall-pass';
import { stoppedReading } from '../../in-slices';
import {
  forgetOrganiser,
  type Kept,
  keepOrganiser,
  keptOrganiser,
  type Made,
  madeFor,
  makePass,
  type Organiser,
  readOrganiser,
  type Seat,
} from './organiser';

/** `none`: no file was imported here. `isKept`: false where the browser refuses, so that all goes with the page. */
type Desk = 'opening' | 'none' | (Kept & { readonly isKept: boolean });

const shown = signal<Desk>('opening');
export const desk: ReadonlySignal<Desk> = shown;

export async function openDesk(): Promise<void> {
  const kept = await keptOrganiser();
  shown.value = kept ? { ...kept, isKept: true } : 'none';
}

/** More than such a file holds is not even read. */
const MOST_BYTES = 100_000;

export async function importOrganiser(
  file: Blob,
  stopped?: AbortSignal,
  writes?: () => void,
): Promise<Result<Organiser>> {
  const read = await readOrganiser(await file.slice(0, MOST_BYTES).text());
  if (stopped?.aborted) return stoppedReading;
  if (read.ok) writes?.();
  if (read.ok) await put({ organiser: read.value, passes: [] });
  return read;
}

export async function forget(): Promise<void> {
  await forgetOrganiser();
  shown.value = 'none';
}

/** The name that passes carry from now on. */
export async function rename(name: string): Promise<void> {
  const { value: at } = shown;
  if (typeof at === 'object') await put({ ...at, organiser: { ...at.organiser, name } });
}

type Asked = { readonly seat: Seat; readonly table?: number | undefined };

let making: Promise<unknown> = Promise.resolve();

/**
 * The passes of these seats; those that are missing or have ended are made, one after the other, as each takes a tenth of a
 * second. `anew`: all of them are. Nothing where the desk was cleared meanwhile.
 */
export function passesFor(
  asked: readonly Asked[],
  { hours, anew = false }: { readonly hours: number; readonly anew?: boolean },
  onMade: (done: number) => void = () => undefined,
): Promise<readonly Made[]> {
  const made = making.then(async () => {
    const all: Made[] = [];
    const fresh: Made[] = [];
    for (const { seat, table } of asked) {
      const { value: at } = shown;
      if (typeof at !== 'object') return [];
      const known = anew ? undefined : madeFor(at.passes, seat, table, Date.now());
      const number = Math.max(0, ...[...at.passes, ...fresh].map((each) => each.number)) + 1;
      const each = known ?? (await makePass(at.organiser, { seat, table, number }, hours, Date.now()));
      if (!known) fresh.push(each);
      all.push(each);
      onMade(all.length);
      // The page stays alive.
      if (!known) await new Promise((resolve) => setTimeout(resolve));
    }
    const { value: at } = shown;
    if (fresh.length && typeof at === 'object') await put({ ...at, passes: [...at.passes, ...fresh] });
    return all;
  });
  making = made.catch(() => undefined);
  return made;
}

async function put({ organiser, passes }: Kept): Promise<void> {
  const now = Date.now();
  const kept = { organiser, passes: passes.filter(({ pass }) => (endOf(pass) ?? 0) > now) };
  shown.value = { ...kept, isKept: await keepOrganiser(kept) };
}
