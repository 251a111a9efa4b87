import { type Cursor, type Sequence, stepsOfTurn } from '../core/play/sequence';
import type { Obligation } from '../core/play/view';

/** Something that a rule has set for later: when, for whom, what, and what set it. Any procedure may write one. */
export type Due = {
  readonly id: string;
  readonly turn: number;
  /** The step of the turn; its first one where none is named. */
  readonly step?: string;
  readonly side?: string;
  readonly text: string;
  readonly rule: string;
};

/** What has come due by now and is not done, the oldest first. */
export function dueNow(dues: readonly Due[], sequence: Sequence, { turn, step }: Cursor): readonly Due[] {
  const at = (id: string | undefined) =>
    Math.max(
      0,
      stepsOfTurn(sequence, turn).findIndex((each) => each.id === id),
    );
  return dues
    .filter((due) => due.turn < turn || (due.turn === turn && at(due.step) <= at(step)))
    .toSorted((a, b) => a.turn - b.turn);
}

/** As the list of what is owed shows it. */
export const obligationOf = ({ text, rule }: Due): Obligation => ({ label: text, rule });
