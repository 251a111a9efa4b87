import { isName } from '../names';
import { fail, ok, type Result } from '../result';
import { addNote, type Command, strike } from './commands';
import { isMark, type NotedEntry } from './journal';
import { isLine } from './kinds';
import type { LogLine } from './log';
import type { Projection } from './projection';

/** What was noted about one line: bookmarks that stand, and notes, struck ones too, oldest first. */
export type Remarks = {
  readonly bookmarks: readonly string[];
  readonly notes: readonly (Pick<NotedEntry, 'id' | 'at' | 'text'> & { readonly struck: boolean })[];
};

/** What players noted about lines, by the line's id. */
export function remarksOf(projection: Projection<unknown>): ReadonlyMap<string, Remarks> {
  const remarks = new Map<string, { bookmarks: string[]; notes: Remarks['notes'][number][] }>();
  for (const entry of projection.entries) {
    if (entry.kind !== 'v1.Noted' || entry.of === undefined) continue;
    const { id, at, text } = entry;
    const struck = projection.struck.has(id);
    const marks = isMark(entry);
    if (marks && (struck || entry.place)) continue;
    const { bookmarks, notes } = remarks.get(entry.of) ?? { bookmarks: [], notes: [] };
    if (marks) bookmarks.push(id);
    else notes.push({ id, at, text, struck });
    remarks.set(entry.of, { bookmarks, notes });
  }
  return remarks;
}

/** The line that each note is about, by the note's id; a line that is not there is left out. */
export function aboutOf(
  projection: Projection<unknown>,
  lines: readonly LogLine[],
): ReadonlyMap<string, LogLine> {
  const byId = new Map(lines.map((line) => [line.id, line]));
  return new Map(
    projection.entries.flatMap((entry) => {
      const line = entry.kind === 'v1.Noted' && entry.of ? byId.get(entry.of) : undefined;
      return line ? [[entry.id, line] as const] : [];
    }),
  );
}

/** A note of 1 to 500 characters about a line, struck or not. */
export function noteOn(projection: Projection<unknown>, of: string, text: string): Result<Command> {
  if (!hasLine(projection, of)) return unknown;
  const noted = addNote(text);
  return noted.ok ? remark(of, text.trim()) : noted;
}

/** 1 to 24 characters on where that was. What stood there before is replaced. */
export const placeOn = ({ entries }: Projection<unknown>, of: string, place: string): Result<Command> => {
  const text = place.trim();
  if (!entries.some(({ id, kind }) => id === of && kind === 'v1.Opened')) return unknown;
  if (!isName(text, 24)) return fail('note.place', 'A place has 1 to 24 characters.');
  return ok({ entry: { kind: 'v1.Noted', text, of, place: true }, learn: [] });
};

/** Marks a line; a line that is marked loses its mark, which is struck like any other entry. */
export function toggleBookmark(projection: Projection<unknown>, of: string): Result<Command> {
  if (!hasLine(projection, of)) return unknown;
  const standing = remarksOf(projection).get(of)?.bookmarks ?? [];
  return standing.length ? strike(projection, standing) : remark(of, '');
}

const remark = (of: string, text: string): Result<Command> =>
  ok({ entry: { kind: 'v1.Noted', text, of }, learn: [] });

const hasLine = ({ entries }: Projection<unknown>, id: string): boolean =>
  entries.some((entry) => entry.id === id && isLine(entry));

const unknown = fail('note.line', 'That entry is not in the log of this game. Nothing was changed.');
