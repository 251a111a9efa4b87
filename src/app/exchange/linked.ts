import { type ReadonlySignal, signal } from '@preact/signals';
import type { Result } from '../../core/result';
import type { LinkState } from './live-link';

/** What came over the link last: so many new lines, or why they were not taken. */
export type Came = Result<{ readonly fresh: number }>;

const state = signal<LinkState | undefined>(undefined);
const last = signal<Came | undefined>(undefined);

/** How the direct link of the open game stands; undefined while none was asked for. */
export const linked: ReadonlySignal<LinkState | undefined> = state;
export const cameLast: ReadonlySignal<Came | undefined> = last;

export function tellLinked(now: LinkState | undefined): void {
  state.value = now;
}

export function tellCame(came: Came | undefined): void {
  last.value = came;
}
