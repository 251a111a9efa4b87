import { isRecord, isText } from '../../../core/json';
import { fail, ok, type Result } from '../../../core/result';
import { parseWhole } from '../../../core/typed';
import type { Change } from '../../../own/author/change';
import { BOUNDS } from '../../../own/format/bounds';

export type Begin = Extract<Change, { readonly do: 'begin' }>;

/** What is typed of a game that is not made yet, as it stands in its fields. */
export type TypedGame = {
  readonly title: string;
  /** Names of the sides, also while one plays alone. */
  readonly sides: readonly string[];
  /** The name of the only side, where one plays on one's own. */
  readonly alone?: string | undefined;
  readonly turns: 'count' | 'dates' | 'open';
  readonly count: string;
  readonly dates: string;
  /** What a turn is called. */
  readonly turn: string;
};

export const UNTYPED: TypedGame = {
  title: '',
  sides: ['Blue', 'Red'],
  turns: 'count',
  count: '10',
  dates: '',
  turn: 'Turn',
};

/** The fewest and the most sides that play against each other. */
export const SIDES = [2, BOUNDS.sides] as const;
export const TURNS = [1, BOUNDS.turns] as const;

export function isTypedGame(kept: unknown): kept is TypedGame {
  if (!isRecord(kept)) return false;
  const { title, sides, alone, turns, count, dates, turn } = kept;
  return (
    [title, count, dates, turn].every(isText) &&
    (alone === undefined || isText(alone)) &&
    (turns === 'count' || turns === 'dates' || turns === 'open') &&
    Array.isArray(sides) &&
    sides.every(isText) &&
    sides.length >= SIDES[0] &&
    sides.length <= SIDES[1]
  );
}

/**
 * The beginning of a game as it was typed. A problem names its field: `title`, `turns`, `turns.name`, or `sides.2` of the second
 * side.
 */
export function beginOf(typed: TypedGame): Result<Begin> {
  const { title, alone, turn } = typed;
  const sides = (alone === undefined ? typed.sides : [alone]).map((name) => name.trim());
  if (!title.trim()) return fail('author.empty', 'Give the game a name.', 'title');
  const blank = sides.findIndex((name) => !name);
  if (blank >= 0) return fail('author.empty', nameless(blank, sides.length), `sides.${blank + 1}`);
  const again = sides.findIndex((name, i) => sides.slice(0, i).some((other) => isSame(name, other)));
  if (again >= 0) {
    const words = `Two sides are called “${sides[again]}”. Give each its own name.`;
    return fail('author.twice', words, `sides.${again + 1}`);
  }
  if (!turn.trim())
    return fail('author.empty', 'Say what a turn is called, such as Turn or Day.', 'turns.name');
  const turns = turnsOf(typed);
  if (!turns.ok) return turns;
  return ok({ do: 'begin', title: title.trim(), sides, turns: { name: turn.trim(), ...turns.value } });
}

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

function nameless(at: number, of: number): string {
  if (of === 1) return 'Give your side a name.';
  return of > SIDES[0] ? `Give side ${at + 1} a name, or take it out.` : `Give side ${at + 1} a name.`;
}

function turnsOf({ turns, count, dates }: TypedGame): Result<Begin['turns']> {
  if (turns === 'open') return ok({});
  if (turns === 'count') {
    const number = parseWhole(count);
    if (number !== undefined && number >= TURNS[0] && number <= TURNS[1]) return ok({ count: number });
    const typed = count.trim();
    const words = typed
      ? `A game has ${TURNS[0]} to ${TURNS[1]} turns, and “${typed}” is no such number. Where no turn is the last one, choose “Open”.`
      : `Write how many turns there are, from ${TURNS[0]} to ${TURNS[1]}. Where no turn is the last one, choose “Open”.`;
    return fail('author.turns', words, 'turns');
  }
  const days = dates
    .trim()
    .replace(/,$/, '')
    .split(',')
    .map((day) => day.trim());
  if (days.every((day) => !day))
    return fail('author.dates', 'Write a date for each turn, with commas between them.', 'turns');
  const gap = days.indexOf('');
  if (gap >= 0)
    return fail('author.dates', `Date ${gap + 1} is empty: there is nothing beside its comma.`, 'turns');
  if (days.length > TURNS[1])
    return fail('author.dates', `There are ${days.length} dates. At most ${TURNS[1]} fit.`, 'turns');
  return ok({ dates: days.join(', ') });
}
