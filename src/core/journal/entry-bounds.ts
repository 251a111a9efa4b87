import { type AnyBounds, isBounded } from '../bounds';
import { isWhole } from '../json';
import { isName, SEAT_NAME_LENGTH } from '../names';
import type { Outcome, Recorded } from '../play/procedure';
import type { Answer } from '../play/prompt';
import { atOnce, type Steps } from '../steps';
import type { Entry } from './journal';

/** What no game of this app records: more dice or sides than anybody throws, numbers that no form takes. */
const MOST_DICE = 100;
const MOST_SIDES = 1000;
const MOST_NUMBER = 1e6;
/** Each changes the state, and a change costs what the state has grown to. */
const MOST_EVENTS = 40_000;

/** The number of the first line after those `checked` that is beyond its bounds; undefined where all are within. */
export function* findingBeyond(
  bounds: AnyBounds,
  entries: readonly Entry[],
  checked = 0,
): Steps<number | undefined> {
  let events = 0;
  for (const [i, entry] of entries.entries()) {
    yield;
    for (const { outcome } of outcomesOf(entry)) events += outcome?.events.length ?? 0;
    if (events > MOST_EVENTS || (i >= checked && !isWithin(bounds, entry))) return i + 1;
  }
  return undefined;
}

export const firstBeyond = (bounds: AnyBounds, entries: readonly Entry[]): number | undefined =>
  atOnce(findingBeyond(bounds, entries));

function isWithin(bounds: AnyBounds, entry: Entry): boolean {
  if (entry.kind === 'v1.Noted') return !entry.roll || isThrow(entry.roll.faces, entry.roll.sides);
  if (entry.kind === 'v1.Seated') return isName(entry.name, SEAT_NAME_LENGTH);
  if (entry.kind === 'v1.Called')
    return isWhole(entry.count, 1, MOST_DICE) && isWhole(entry.sides, 2, MOST_SIDES);
  return outcomesOf(entry).every(
    ({ answers, outcome }) => answers.every(isAnswerWithin) && hasEventsWithin(bounds, outcome),
  );
}

type Answered = { readonly answers: readonly Recorded[]; readonly outcome?: Outcome };

/** What a line says was answered: itself, what a word brings, what is opened. */
export function outcomesOf(entry: Entry): readonly Answered[] {
  if (entry.kind === 'v1.Ordered') return entry.amends;
  if (entry.kind === 'v1.Unsealed') return entry.openings;
  if (!('answers' in entry)) return [];
  return 'kept' in entry && entry.kept ? [entry, entry.kept] : [entry];
}

const hasEventsWithin = (bounds: AnyBounds, outcome: Outcome | undefined): boolean =>
  !outcome || outcome.events.every((event) => isBounded(bounds, event));

const isAnswerWithin = ({ answer }: Recorded): boolean => {
  switch (answer.kind) {
    case 'dice':
      return isThrow(answer.faces, MOST_SIDES);
    case 'form':
      return Object.values(answer.values).every(isNumberWithin);
    case 'override':
    case 'cell':
      return isValueWithin(answer);
    default:
      return true;
  }
};

type Valued = Extract<Answer, { readonly kind: 'override' | 'cell' }>;
/** A number, a text, or the two numbers of losses. */
const isValueWithin = ({ value }: Valued): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).every(isNumberWithin)
    : isNumberWithin(value);

const isNumberWithin = (value: unknown): boolean =>
  typeof value !== 'number' || isWhole(value, -MOST_NUMBER, MOST_NUMBER);

const isThrow = (faces: readonly number[], sides: number): boolean =>
  faces.length <= MOST_DICE &&
  isWhole(sides, 1, MOST_SIDES) &&
  faces.every((face) => isWhole(face, 1, sides));
