import type { SideId } from './units';

/** Something that the rules, not the chart of the players, set for a turn; only turns of the scenario count. */
export type Arrival = {
  readonly turn: number;
  readonly side?: SideId;
  /** The phase, `p1` to `p10`. */
  readonly step?: `p${number}`;
  readonly text: string;
  /** Ships that enter the register with it: "j:TR-4". */
  readonly ships?: readonly string[];
  /** Where these come, if not at home. */
  readonly at?: string;
  /** Ships come back that a rule took to this place. */
  readonly returns?: string;
  readonly rule: string;
  /** What settles it, where it is not read with the others: a procedure, or `take:` and a withdrawal. */
  readonly by?: string;
  /** Switches that must be on, or off with a `!`. */
  readonly needs?: string;
  readonly scenarios: readonly string[];
  /** War Plan Orange: only with this result of readiness, or without it behind a `!`. */
  readonly ready?: string;
};

export const DECEMBER = ['g1', 'g3', 'g5'];
export const CHART = 'Reinforcements';

export const on = (turns: readonly number[], what: Omit<Arrival, 'turn'>): readonly Arrival[] =>
  turns.map((turn) => ({ turn, ...what }));
export const through = (from: number, to: number, step = 1): readonly number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, n) => from + n * step);
