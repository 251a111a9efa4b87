import type { FormField, FormValues } from '../../../../core/play/form';
import { textIn } from '../../../../kit/papers/given';
import type { Place, Row } from '../../../../kit/papers/sheet';
import { SHIP_TYPES } from '../../data/ship-types';
import type { SideId } from '../../data/units';

/** Lists that a person copies by hand: "Truk: CV-1..3 BB-1; Kure: DD-2", over as many lines as it takes. */
const LENGTH = 500;
const MOST_LINES = 24;
const BETWEEN = '; ';

const TYPES = SHIP_TYPES.map(({ id }) => id).join('|');
const SHIP = `(?:${TYPES})-(?:\\d{1,3}\\.\\.\\d{1,3}|[0-9A-Z]{1,3})`;
const SHIPS = `${SHIP}(?: +${SHIP})*`;
/** Ships, each group behind what is said of it. */
export const shipsBy = (said: string): string => `${said}: *${SHIPS}`;
/** As `shipsBy`, where nothing need be said. */
export const shipsOrBy = (said: string): string => `(?:${said}: *)?${SHIPS}`;
/** What a place or a name is, between the marks of a list. */
export const NAME = '[^;:]{1,60}';

/** A list of what `one` is, on one line or more: the next one is there as soon as one is filled in. */
export const listRow = <T>(
  key: string,
  label: string,
  rule: string,
  [one, message]: readonly [one: string, message: string],
  { read, write }: Place<T, readonly string[]>,
): Row<T> => ({
  fields: Array.from(
    { length: MOST_LINES },
    (_, i): FormField => ({
      key: `${key}-${i + 1}`,
      label: i ? `${label}, line ${i + 1}` : label,
      rule,
      kind: 'text',
      maxLength: LENGTH,
      optional: true,
      initial: '',
      pattern: { source: `${one}(?:; *${one})*;?`, message },
      ...(i && { when: { field: `${key}-${i}`, includes: [''], not: true as const } }),
    }),
  ),
  read: (told) => Object.fromEntries(linesOf(read(told) ?? []).map((line, i) => [`${key}-${i + 1}`, line])),
  write: (given, told) => write(partsIn(given, key), told),
});

function linesOf(parts: readonly string[]): readonly string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const longer = `${lines.at(-1) ?? ''}${BETWEEN}${part}`;
    if (lines.length && longer.length <= LENGTH) lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  return lines;
}

/** What stands between the marks of these fields. */
const partsIn = (given: FormValues, key: string): readonly string[] =>
  Array.from({ length: MOST_LINES }, (_, i) => textIn(given, `${key}-${i + 1}`).split(';'))
    .flat()
    .map((part) => part.trim())
    .filter(Boolean);

/** A name without the marks of a list. */
export const plain = (name: string): string =>
  name
    .replace(/[;:\s]+/g, (mark) => (mark.trim() ? ', ' : ' '))
    .slice(0, 60)
    .trim() || '?';

/** A text without the marks of a list. */
export const unmarked = (text: string): string => text.replace(/[;:[\]]/g, ',');

const WIDE = 60;
/** What is said of a ship, and its name. */
export type Said = readonly [said: string, name: string];

/** Names by what is said of them: "12: CV-1..3 BB-1". */
export function groupsOf(told: readonly Said[]): readonly string[] {
  return [...new Set(told.map(([key]) => key))].flatMap((key) => {
    const runs = runsOf(told.filter(([of]) => of === key).map(([, name]) => name));
    return Array.from({ length: Math.ceil(runs.length / WIDE) }, (_, i) => {
      const list = runs.slice(i * WIDE, (i + 1) * WIDE).join(' ');
      return key ? `${key}: ${list}` : list;
    });
  });
}

/** "12: CV-1..3 BB-1" as its names, each with "12". */
export const namesIn = (part: string): readonly Said[] => {
  const at = part.lastIndexOf(':');
  const list = part
    .slice(at + 1)
    .trim()
    .split(/ +/);
  return list.flatMap(unrolled).map((name) => [part.slice(0, Math.max(0, at)).trim(), name]);
};

/** CV-1, CV-2, CV-3 → CV-1..3 */
function runsOf(names: readonly string[]): readonly string[] {
  const sorted = [...new Set(names)].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  const runs: { type: string; from: number; to: number }[] = [];
  const out: string[] = [];
  for (const name of sorted) {
    const [, type = '', no = ''] = /^(.+)-(\d+)$/.exec(name) ?? [];
    const number = Number(no);
    const last = runs.at(-1);
    if (!type || String(number) !== no) out.push(name);
    else if (last && last.type === type && last.to === number - 1) last.to = number;
    else runs.push({ type, from: number, to: number });
  }
  const rolled = runs.map(({ type, from, to }) => `${type}-${from}${to > from ? `..${to}` : ''}`);
  return [...rolled, ...out];
}

/** CV-1..3 → CV-1, CV-2, CV-3, either way round */
function unrolled(run: string): readonly string[] {
  const [, type, one, other] = /^(.+)-(\d+)\.\.(\d+)$/.exec(run) ?? [];
  if (type === undefined) return [run];
  const [from, to] = [Number(one), Number(other)].toSorted((a, b) => a - b) as [number, number];
  return Array.from({ length: to - from + 1 }, (_, i) => `${type}-${from + i}`);
}

export const bySide = <V>(of: (side: SideId) => V): { readonly [S in SideId]: V } => ({
  j: of('j'),
  a: of('a'),
});
export const eachSide = <V>(of: (side: SideId) => readonly V[]): readonly V[] => [...of('j'), ...of('a')];
