import type { ReadonlySignal } from '@preact/signals';
import type { Problem } from '../../core/result';

/** What a message at a hall is: a game's beginning, a line of play or beside it, where a table stands, what is announced. */
export const KINDS = ['begin', 'play', 'side', 'sum', 'say'] as const;
export type Kind = (typeof KINDS)[number];

export type Heard = {
  readonly kind: Kind;
  readonly game: string;
  readonly subject: string;
  /** Its place in the event's stream, and when the server took it, in milliseconds. */
  readonly seq: number;
  readonly at: number;
  readonly sealed: Uint8Array<ArrayBuffer>;
};

/**
 * `taken`: the server has it, as it had it before or now. `moved`: somebody has played on meanwhile; hear that first.
 * `away`: no answer, so nothing is known; offer it again. `refused`: the server will not take it, whoever asks again.
 */
export type Offered =
  | { readonly how: 'taken'; readonly seq: number }
  | { readonly how: 'moved' | 'away' }
  | { readonly how: 'refused'; readonly problem: Problem };

/** `on`: all that there is was read, and what comes is heard. `over`: it was closed, or the pass is not let in any more. */
export type HallState = 'reaching' | 'reading' | 'on' | 'over';

/**
 * A hall as a phone sees it: narrow, so that another server could be behind it. It is trusted with nothing: it may lose
 * all it has, and phones offer it again (0042).
 */
export type Hall = {
  readonly state: ReadonlySignal<HallState>;
  /** Why it is over, or not reached, where there is anything to tell. */
  readonly problem: ReadonlySignal<Problem | undefined>;
  /** Of the stream that is read now: it changes where the server has begun anew, and then reading begins with 1. */
  readonly created: ReadonlySignal<string | undefined>;
  subjectOf(kind: Kind, game: string): string;
  /** `upon`: of a line of play, the newest one that was heard. Nothing is offered to a hall that is not on. */
  offer(subject: string, id: string, sealed: Uint8Array, upon?: number): Promise<Offered>;
  /** A sign of life, which nobody keeps. */
  live(game: string): void;
  close(): void;
};

export type Listener = {
  /** In the order of the stream, each once; what was heard before a break is not heard again. */
  hear(message: Heard): void;
  live?(game: string): void;
};

/** From where on to read: the stream as it was known, and the newest message that was heard of it. */
export type From = { readonly created?: string | undefined; readonly seq: number };
