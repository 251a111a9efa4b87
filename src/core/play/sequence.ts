/** The turn sequence as a table, and a cursor (turn, step) that walks it. */
export type TurnBox = {
  readonly turn: number;
  readonly date: string;
  readonly part: string;
  readonly night: boolean;
};

export type SequenceStep = {
  readonly id: string;
  readonly label: string;
  readonly rule: string;
  /** Turns that have the step; none named = every turn. */
  readonly turns?: readonly number[];
};

/** `turns` is undefined for an open-ended game: every turn has every step. */
export type Sequence = { readonly turns?: readonly TurnBox[]; readonly steps: readonly SequenceStep[] };

export type Cursor = { readonly turn: number; readonly step: string };

export function stepsOfTurn(sequence: Sequence, turn: number): readonly SequenceStep[] {
  return sequence.steps.filter((step) => !step.turns || step.turns.includes(turn));
}

export function startOfTurn(sequence: Sequence, turn: number): Cursor {
  const first = stepsOfTurn(sequence, turn)[0];
  if (!first) throw new Error(`turn ${turn} has no steps`);
  return { turn, step: first.id };
}

/** The next step of the turn, or undefined at its end. */
export function nextStep(sequence: Sequence, cursor: Cursor): Cursor | undefined {
  const steps = stepsOfTurn(sequence, cursor.turn);
  const next = steps[steps.findIndex((step) => step.id === cursor.step) + 1];
  return next && { turn: cursor.turn, step: next.id };
}

/** The first step of the next turn, or undefined after the last turn of the track. */
export function nextTurn(sequence: Sequence, cursor: Cursor): Cursor | undefined {
  const turn = cursor.turn + 1;
  return sequence.turns && !sequence.turns.some((box) => box.turn === turn)
    ? undefined
    : startOfTurn(sequence, turn);
}
