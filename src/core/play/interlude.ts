import type { HullType } from './view';

/** A turn as it is told once, when it begins: its title, and one short line for each thing that stands then. */
export type NewTurn = {
  readonly title: string;
  readonly lines: readonly string[];
  readonly night?: boolean | undefined;
};

/** What a side kept to itself and everybody knows from now on; `id` tells it from what is revealed later. */
export type Revealed = {
  readonly id: string;
  readonly title: string;
  readonly lines: readonly string[];
  readonly side?: string;
  /** What is drawn with it. */
  readonly piece?: HullType;
};

/**
 * When the table waits for a breath: what a game says of a state, so that a new turn and what is revealed can be told from
 * the state before and the one after. Never says what is sealed. Methods, so that any game's fits `Interludes<unknown>`.
 */
export type Interludes<S> = {
  /** The turn that is on, and none outside the turns: set-up, after the last one. */
  turn(state: S): NewTurn | undefined;
  /** All that has been revealed so far. */
  revealed?(state: S): readonly Revealed[];
};

/** One screenful between two taps. */
export type Interlude = Omit<Revealed, 'id'> & { readonly kind: 'turn' | 'night' | 'reveal' | 'end' };
