import { crc32 } from '../../crc32';
import type { Game } from '../../play/game';
import type { GameReport } from '../../play/game-report';
import { verdictWords } from '../../play/verdict-words';
import type { Verdict } from '../../play/view';
import { atOnce, type Steps } from '../../steps';
import type { Entry } from '../journal';
import type { ProcedureRun, Projection } from '../projection';
import { tellingTable } from '../tell-table';
import { walkingGame } from './walk';

/**
 * What other apps keep of a game that was played: who, when, how long, who won. Made of what everybody may know. A player's
 * name stands in `player` and, if they gave it one, in `title`, and nowhere else.
 */
export type Play = {
  /** The same whenever and wherever it is told, on the phone of a copy too; of no other play. */
  readonly id: string;
  readonly game: { readonly id: string; readonly title: string };
  readonly scenario?: string;
  /** What the players call it. */
  readonly title: string;
  /** The first and the last tap of play, in milliseconds since 1970; what is noted or amended later does not count. */
  readonly begun: number;
  readonly last: number;
  /** From one to the other, without breaks. */
  readonly minutes: number;
  /** How many were played or begun. */
  readonly turns: number;
  /** Whether the rules count points at all. */
  readonly counts: boolean;
  /** How it ended, once that is recorded: "Winner: Japan. 23 victory points." */
  readonly end?: string;
  /** What has changed since: "Recorded at 23 points; now 20 of 22." */
  readonly since?: string;
  readonly sides: readonly PlaySide[];
};

/** `name` is the game's own, `player` what the players gave, `points` what counts for this side. */
export type PlaySide = {
  readonly id: string;
  readonly name: string;
  readonly player: string;
  readonly points?: number;
  readonly won: boolean;
};

/** A longer time between two taps is a meal or a night; `AWAY` of the screens is the same. */
const BREAK = 30 * 60_000;

/** The play that a journal is at: after an end a set-up may begin another one. */
export const tellPlay = <S>(...of: Parameters<typeof tellingPlay<S>>): Play => atOnce(tellingPlay(...of));

/** The same in steps. */
export function* tellingPlay<S>(
  game: Game<S>,
  projection: Projection<S>,
  title: string,
  report: GameReport<S> | undefined,
): Steps<Play> {
  const { state } = projection;
  const first = firstEntry(game, projection);
  const begun = first?.at ?? 0;
  const taps = tapsOf(projection, first);
  const { verdict } = yield* tellingTable(game, projection, game.table(state));
  const ended = verdict?.recorded ? verdict : undefined;
  const scores = report?.scores?.(state) ?? {};
  const scenario = report?.scenario?.(state);
  const sides = game.sides.map(({ id, name }): PlaySide => {
    const points = scores[id];
    const player = game.sideName(state, id);
    return { id, name, player, ...(points !== undefined && { points }), won: ended?.side === id };
  });
  return {
    id: `${game.id}-${begun.toString(36)}-${shortOf(first?.id ?? '')}`,
    game: { id: game.id, title: game.title },
    ...(scenario !== undefined && { scenario }),
    title,
    begun,
    last: taps.at(-1) ?? begun,
    minutes: minutesOf(taps),
    turns: yield* countingTurns(game, projection, report, first),
    counts: report?.scores !== undefined,
    ...(ended && { end: endWords(ended, sides) }),
    ...(ended?.since && { since: ended.since }),
    sides,
  };
}

/** Eight hexadecimal digits of a text. */
export function shortOf(text: string): string {
  const units = Array.from({ length: text.length }, (_, i) => text.charCodeAt(i));
  const bytes = Uint8Array.from(units.flatMap((unit) => [unit & 0xff, unit >> 8]));
  return crc32(bytes).toString(16).padStart(8, '0');
}

const counts = ({ struck, outcome }: ProcedureRun): boolean => !struck && outcome !== undefined;

/** The last set-up that counts; a game from a state sheet has none. */
function firstEntry<S>({ setup }: Game<S>, { runs, entries }: Projection<S>): Entry | undefined {
  const begins = runs.findLast(
    (procedureRun) => procedureRun.opened.procedure === setup && counts(procedureRun),
  );
  return begins?.opened ?? entries[0];
}

/** When each entry was made, until the last step that counts was closed. */
function tapsOf({ entries, runs, struck }: Projection<unknown>, first: Entry | undefined): readonly number[] {
  const closed = runs.findLast(counts)?.entries.findLast(({ id }) => !struck.has(id));
  const [from, to] = [first?.seq ?? 0, closed?.seq ?? 0];
  return entries.filter(({ seq }) => seq >= from && seq <= to).map(({ at }) => at);
}

/** A clock may be set, and two phones differ: no time runs back. */
function minutesOf(taps: readonly number[]): number {
  const between = taps.slice(1).map((at, i) => at - (taps[i] ?? at));
  const played = between.filter((time) => time > 0 && time <= BREAK);
  return Math.round(played.reduce((sum, time) => sum + time, 0) / 60_000);
}

function* countingTurns<S>(
  game: Game<S>,
  projection: Projection<S>,
  report: GameReport<S> | undefined,
  first: Entry | undefined,
): Steps<number> {
  const passed = yield* walkingGame(game, projection, report);
  const from = passed.findIndex(({ procedureRun }) => procedureRun.opened.id === first?.id);
  const turns = passed.slice(Math.max(0, from)).flatMap(({ nextTurn }) => nextTurn ?? []);
  return new Set(turns).size;
}

/** By the side that won, whatever its player is called. */
function endWords({ label, why, side }: Verdict, sides: readonly PlaySide[]): string {
  const winner = sides.find(({ id }) => id === side);
  return verdictWords({ label: winner ? `Winner: ${winner.name}` : label, why });
}
