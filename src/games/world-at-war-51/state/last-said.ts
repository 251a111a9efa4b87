import { isRecord, isWhole, type Json } from '../../../core/json';
import type { Said } from '../../../core/play/game';
import type { Args } from '../../../core/play/procedure';
import type { LastSaid, WarState } from './state';

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
export function carry(before: WarState, said: readonly Said[]): Args {
  const kept: Record<string, Json> = { ...before.last };
  for (const { procedure, answers } of said) {
    const id = ASKING.find((each) => each === procedure);
    const answer = id && answers.get(ASKED[id]);
    if (id && answer?.kind === 'form') kept[id] = answer.values;
  }
  const last = readLast(kept);
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
