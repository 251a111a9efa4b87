import { type ReadonlySignal, signal } from '@preact/signals';
import type { Known } from '../../core/exchange/known';
import type { Result } from '../../core/result';
import type { LinkState } from './live-link';

/** What came over the link last: so many new lines, or why they were not taken. */
export type Came = Result<{ readonly fresh: number; readonly from?: string }>;

/** `silent`: it is open, and nothing comes from the other phone. */
export type Linked = LinkState | 'silent';

const state = signal<Linked | undefined>(undefined);
const lost = signal<number | undefined>(undefined);
const last = signal<Came | undefined>(undefined);

/** How the direct link of the open game stands; undefined while none was asked for. */
export const linked: ReadonlySignal<Linked | undefined> = state;
/** When the other phone was there last, in milliseconds; undefined while it is, or never was. */
export const apartSince: ReadonlySignal<number | undefined> = lost;
export const cameLast: ReadonlySignal<Came | undefined> = last;

export function tellLinked(now: Linked | undefined): void {
  if (now === 'open' || now === undefined) lost.value = undefined;
  else if (state.peek() === 'open') lost.value = Date.now();
  state.value = now;
}

const heard = signal<ReadonlyMap<string, Known>>(new Map());
/** What each phone had, by its writer, when it was heard last since the app was opened. */
export const heardFrom: ReadonlySignal<ReadonlyMap<string, Known>> = heard;

/** By a code too: then the phones are together again without the link. */
export function tellHeard(writer: string, known: Known): void {
  lost.value = undefined;
  heard.value = new Map(heard.peek()).set(writer, known);
}

export function tellCame(came: Came | undefined): void {
  last.value = came;
}
