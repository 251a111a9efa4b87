import { type Book, liveAnswers } from '../../../core/book';
import { isRecord, isWhole, type Json } from '../../../core/json';
import type { Args } from '../../../core/procedure';
import type { LastSaid, WarState } from '../state/state';

/** Each procedure that asks for modifiers which the public rules do not print, and the question it asks. */
const ASKED = {
  forces: 'modifiers',
  'air-combat': 'nets',
  survivors: 'nets',
  counter: 'surprise-drm',
} as const;
type Asking = keyof typeof ASKED;
const ASKING = Object.keys(ASKED) as readonly Asking[];

/** No form asks for more. */
const MOST = 9;

/** What was answered last in a game, for the set-up of the next one; what it began with itself where it asked for none. */
export function carry({ procs, struck, state }: Book<WarState>): Args {
  const said: Record<string, Json> = { ...state.last };
  for (const proc of procs) {
    const id = ASKING.find((each) => each === proc.opened.procedure);
    const answer = id && !proc.struck ? liveAnswers(proc, struck).get(ASKED[id]) : undefined;
    if (id && answer?.kind === 'form') said[id] = answer.values;
  }
  const last = readLast(said);
  return last ? { last } : {};
}

/** Arguments stand in a journal that may come from elsewhere: only numbers that a form takes are read. */
export function readLast(told: Json | undefined): LastSaid | undefined {
  if (!isRecord(told)) return undefined;
  const read = ASKING.flatMap((id) => {
    const values = told[id];
    const fits = isRecord(values) && Object.values(values).every((value) => isWhole(value, -MOST, MOST));
    return fits ? [[id, values as LastSaid[string]] as const] : [];
  });
  return read.length ? Object.fromEntries(read) : undefined;
}
