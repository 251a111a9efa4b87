import { signal } from '@preact/signals';

/** A game of which the safety copy has lines that the store has lost. */
export type Offer = {
  readonly id: string;
  readonly title: string;
  /** The lines that it comes back with. */
  readonly lines: number;
  /** How many it had, as far as is known. */
  readonly known: number;
  /** When the last line that comes back was recorded. */
  readonly at: number;
  /** How many lines are in the store; undefined where the game is not. */
  readonly here?: number;
};

/** What could be brought back, as it was looked up last. */
export const offers = signal<readonly Offer[]>([]);

/** That it was looked up since this page was opened: before that, nothing is called lost for good. */
export const isLookedUp = signal(false);

/** What was brought back since this page was opened, until dismissed. */
export const broughtBack = signal<readonly Offer[]>([]);

/** That the last safety copy could not be written, until one is, or players have put it away. */
export const uncopied = signal(false);
