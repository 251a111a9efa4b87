import { isRecord, isTextLine, isWhole } from '../../core/json';
import { tidyName } from '../../core/names';
import { parseHostile } from '../../core/parse-json';

/** What a director is shown of a table: what stands on its own screen for everyone, never what a side keeps to itself. */
export type Summary = {
  /** The id of the kind of game. */
  readonly game: string;
  readonly title: string;
  /** Where the game stands, as the list of games says it. */
  readonly turn: string;
  /** Each ledger with its standing, such as "Japan 12". */
  readonly points: readonly string[];
  /** Who sits there, each with a side. */
  readonly players: readonly { readonly name: string; readonly side: string }[];
  /** Who has the pen, so for whom the table waits. */
  readonly pen?: string;
  /** The question that is open. */
  readonly asks?: string;
  readonly lines: number;
  /** When the table was begun, and its last line, by the phone's clock in milliseconds. */
  readonly begun: number;
  readonly at: number;
  readonly practice?: true;
  /** The verdict, of a game that is over. */
  readonly over?: string;
};

const LIMITS = { millions: 1, depth: 4, values: 200 };
const MOST = 12;

/** Undefined where it is nothing that a table says. */
export function readSummary(text: string): Summary | undefined {
  const parsed = parseHostile(text, LIMITS);
  if (!parsed.ok || !isRecord(parsed.value)) return undefined;
  const { game, title, turn, points, players, pen, asks, lines, begun, at, practice, over } = parsed.value;
  const line = (raw: unknown): raw is string => isTextLine(raw, 200);
  const maybe = (raw: unknown) => raw === undefined || line(raw);
  const fits =
    [game, title, turn].every(line) &&
    [pen, asks, over].every(maybe) &&
    Array.isArray(points) &&
    points.length <= MOST &&
    points.every(line) &&
    Array.isArray(players) &&
    players.length <= MOST &&
    players.every((each) => isRecord(each) && line(each.name) && line(each.side)) &&
    isWhole(lines, 0, 1e6) &&
    [begun, at].every((time) => isWhole(time, 0, 1e14)) &&
    (practice === undefined || practice === true);
  if (!fits) return undefined;
  const said = parsed.value as unknown as Summary;
  return {
    ...said,
    title: tidyName(said.title) || said.game,
    players: said.players.map(({ name, side }) => ({ name: tidyName(name) || side, side })),
  };
}

/** An announcement of the director to a table. */
export type Announcement = { readonly text: string; readonly at: number };

export function readAnnouncement(text: string): Announcement | undefined {
  const parsed = parseHostile(text, LIMITS);
  if (!parsed.ok || !isRecord(parsed.value)) return undefined;
  const { text: said, at } = parsed.value;
  return isTextLine(said, MOST_SAID) && isWhole(at, 0, 1e14) ? { text: said, at } : undefined;
}

export const MOST_SAID = 280;
