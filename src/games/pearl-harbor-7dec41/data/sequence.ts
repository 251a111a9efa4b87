import { type Cursor, type Sequence, startOfTurn, type TurnBox } from '../../../core/play/sequence';
import { RULE } from './headings';

/** Two days of four phases (PH-2); only the night is dark. A phase is a turn of the track. */
const PARTS = ['Night', 'Morning', 'Noon', 'Afternoon'] as const;
const DAYS = 2;

export const TURNS: readonly TurnBox[] = Array.from({ length: DAYS * PARTS.length }, (_, i) => {
  const part = PARTS[i % PARTS.length] ?? 'Night';
  return {
    turn: i + 1,
    date: `Day ${1 + Math.floor(i / PARTS.length)}`,
    part,
    night: part === 'Night',
  };
});

/** The most air impulses that a phase has. */
export const IMPULSES = 9;

/** The first phase of each day, when US carriers may arrive; mini-subs enter on the second one (PH-3). */
const FIRST_OF_DAY: readonly number[] = [1, 5];
export const MINI_SUB_TURN = 5;

/** "Gameturn Sequence", with the arrivals before it. The US goes first within each step. */
export const SEQUENCE: Sequence = {
  turns: TURNS,
  steps: [
    { id: 'arrivals', label: 'US carriers arrive', rule: RULE.setups, turns: FIRST_OF_DAY },
    { id: 'mini-subs', label: 'Ward and mini-subs', rule: RULE.ward, turns: [MINI_SUB_TURN] },
    { id: 'movement', label: 'Ship movement', rule: RULE.movement },
    { id: 'search', label: 'Searches', rule: RULE.detection },
    { id: 'air', label: 'Air operations', rule: RULE.airOps },
  ],
};
const STEP_IDS = ['arrivals', 'mini-subs', 'movement', 'search', 'air'] as const;
export type StepId = (typeof STEP_IDS)[number];
export function stepOf({ step }: Cursor): StepId {
  const found = STEP_IDS.find((id) => id === step);
  if (!found) throw new Error(`there is no step ${step}`);
  return found;
}

export function turnBox(turn: number): TurnBox {
  const found = TURNS.find((box) => box.turn === turn);
  if (!found) throw new Error(`there is no phase ${turn}`);
  return found;
}

export const startOfGame = startOfTurn(SEQUENCE, 1);

/** When something is timed: phase 1 to 8, and air impulse 0 (before the first) to 9. */
export type Moment = { readonly turn: number; readonly impulse: number };

/** True when `a` is earlier than `b`. */
export const isBefore = (a: Moment, b: Moment): boolean =>
  a.turn < b.turn || (a.turn === b.turn && a.impulse < b.impulse);

/** "Day 1, Morning, impulse 3" */
export const describeMoment = ({ turn, impulse }: Moment): string => {
  const { date, part } = turnBox(turn);
  return impulse ? `${date}, ${part}, impulse ${impulse}` : `${date}, ${part}`;
};
