import { type Sequence, startOfTurn } from '../../../core/play/sequence';

export type GameDate = '7 Dec' | '8 Dec' | '9 Dec';

/** 1.2, 2.10, 5.9: eleven turns over three days, two of them night. */
const box = (turn: number, date: GameDate, part: string) => ({
  turn,
  date,
  part,
  night: part === 'Night',
});

export const TURNS = [
  box(1, '7 Dec', 'Morning'),
  box(2, '7 Dec', 'Afternoon'),
  box(3, '7 Dec', 'Evening'),
  box(4, '7 Dec', 'Night'),
  box(5, '8 Dec', 'Morning'),
  box(6, '8 Dec', 'Afternoon'),
  box(7, '8 Dec', 'Evening'),
  box(8, '8 Dec', 'Night'),
  box(9, '9 Dec', 'Morning'),
  box(10, '9 Dec', 'Afternoon'),
  box(11, '9 Dec', 'Evening'),
];

const DAYLIGHT = TURNS.filter((turn) => !turn.night).map((turn) => turn.turn);

/**
 * 5.2 to 5.10. `operations` holds the chit pulls and the two Japanese phases that fall between them; turn 1 has
 * the Japanese phases alone.
 */
export const SEQUENCE: Sequence = {
  turns: TURNS,
  steps: [
    { id: 'carrier-warfare', label: 'Carrier Warfare Phase', rule: '5.3', turns: [5, 9] },
    { id: 'us-submarine', label: 'US Submarine Attack Phase', rule: '5.4', turns: [5, 6, 7, 8, 9, 10, 11] },
    { id: 'jp-landing', label: 'Japanese Landing Phase', rule: '5.5', turns: DAYLIGHT },
    { id: 'operations', label: 'Operations', rule: '5.6' },
  ],
};

export const FIRST_STEP = startOfTurn(SEQUENCE, 1);

export function turnBox(turn: number): (typeof TURNS)[number] {
  const found = TURNS.find((candidate) => candidate.turn === turn);
  if (!found) throw new Error(`no turn ${turn}`);
  return found;
}

/** The date whose movement and Battleship Row formulas a turn uses; a night belongs to the day before it or, by house rule, after it. */
export function dateOf(turn: number, nightDate: 'before' | 'after'): GameDate {
  const found = turnBox(turn);
  return found.night && nightDate === 'after' ? turnBox(turn + 1).date : found.date;
}

/** Pulls happen from turn 2 on (5.6, 5.10). */
export const hasPulls = (turn: number): boolean => turn > 1;

/** "Carrier Warfare Phase" */
export const stepLabel = (step: string): string =>
  SEQUENCE.steps.find(({ id }) => id === step)?.label ?? step;
