import { isRecord, isWhole, type Json } from '../../../core/json';
import type { Said } from '../../../core/play/game';
import type { Args } from '../../../core/play/procedure';
import type { LastSaid, WarState } from './state';

/** Each procedure that asks for modifiers which the public rules do not print, and the question it asks. */
const ASKED = [
  ['forces', 'modifiers'],
  ['air-combat', 'nets'],
  ['survivors', 'nets'],
  ['counter', 'surprise-drm'],
] as const;

/** No form asks for more. */
const MOST = 9;

/** What was answered last in a game, for the set-up of the next one; what it began with itself where it asked for none. */
export function carry(before: WarState, said: readonly Said[]): Args {
  const kept: Record<string, Json> = { ...before.last };
  for (const { procedure, answers } of said) {
    const [, key] = ASKED.find(([id]) => id === procedure) ?? [];
    const answer = key && answers.get(key);
    if (answer?.kind === 'form') kept[procedure] = answer.values;
  }
  const last = readLast(kept);
  return last ? { last } : {};
}

/** Arguments stand in a journal that may come from elsewhere: only numbers that a form takes are read. */
export function readLast(told: Json | undefined): LastSaid | undefined {
  if (!isRecord(told)) return undefined;
  const read = ASKED.flatMap(([id]) => {
    const values = numbersIn(told[id]);
    return values ? [[id, values] as const] : [];
  });
  return read.length ? Object.fromEntries(read) : undefined;
}

function numbersIn(told: Json | undefined): LastSaid[string] | undefined {
  if (!isRecord(told)) return undefined;
  const read = Object.entries(told);
  return read.every(isNumber) ? Object.fromEntries(read) : undefined;
}
const isNumber = (entry: readonly [string, unknown]): entry is [string, number] =>
  isWhole(entry[1], -MOST, MOST);
