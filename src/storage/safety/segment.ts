import { sumOfText } from '../../core/crc32';
import { asciiJson, isRecord, isWhole } from '../../core/json';

/**
 * The safety copy of a game is a chain of segments, each with the lines after those of the one before. A segment is never
 * written anew: its name tells what it holds, and what it was written upon.
 */
export type SegmentName = {
  readonly game: string;
  /** How often the journal had been merged. */
  readonly merges: number;
  /** The last line before it, and its own last line, by `seq`. */
  readonly after: number;
  readonly to: number;
  /** When it was written, in milliseconds. */
  readonly at: number;
  /** The checksum of the lines of the segment before it, 0 for none, and of its own. */
  readonly before: number;
  readonly sum: number;
};

/** What a segment holds: the row of its game at that time, its lines, and the pass of a game at a hall. */
export type Segment = {
  readonly row: unknown;
  readonly lines: readonly unknown[];
  readonly pass?: unknown;
};

const GAMES = '/safety-copies/games/';
const NUMBERS = ['merges', 'after', 'to', 'at', 'before', 'sum'] as const;

export const pathOf = (name: SegmentName): string =>
  `${GAMES}${name.game}/${NUMBERS.map((key) => name[key]).join('.')}`;

/** The name in an address; undefined where it is another one. */
export function nameIn(url: string): SegmentName | undefined {
  const [, path] = url.split(GAMES);
  const [game, told, more] = path?.split('/') ?? [];
  const numbers = told?.split('.').map(Number) ?? [];
  if (!game || more !== undefined || numbers.length !== NUMBERS.length) return undefined;
  if (!numbers.every((number) => isWhole(number, 0, Number.MAX_SAFE_INTEGER))) return undefined;
  const [merges = 0, after = 0, to = 0, at = 0, before = 0, sum = 0] = numbers;
  return { game, merges, after, to, at, before, sum };
}

/** A line as it is kept, in ASCII: its place in the store says of which game it is. */
export const lineText = ({ game: _, ...line }: { readonly game: string }): string => asciiJson(line);

export const sumOfLines = (lines: readonly string[]): number => sumOfText(lines.join('\n'));

/** Each line with a checksum of its own, so that a damaged text is read up to its damage. */
export const segmentText = (head: Omit<Segment, 'lines'>, lines: readonly string[]): string =>
  [asciiJson(head), ...lines].map(withSum).join('\n');

/** What is whole of such a text; undefined where not even its head is. */
export function readText(text: string): (Segment & { readonly whole: boolean }) | undefined {
  const [head, ...rest] = text.split('\n').map(checked);
  if (!isRecord(head?.value)) return undefined;
  const broken = rest.findIndex((line) => !line);
  const lines = (broken < 0 ? rest : rest.slice(0, broken)).map((line) => line?.value);
  const { row, pass } = head.value;
  return { row, lines, whole: broken < 0, ...(pass !== undefined && { pass }) };
}

/** Of a text in ASCII: CRC-32, so that it can be told from a text that was cut or changed. */
export const withSum = (text: string): string => `${sumOfText(text)} ${text}`;

export function checked(line: string): { readonly value: unknown } | undefined {
  const at = line.indexOf(' ');
  const text = line.slice(at + 1);
  if (at < 0 || line.slice(0, at) !== String(sumOfText(text))) return undefined;
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
