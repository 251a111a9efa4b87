import type { Losses } from '../charts/chart';
import type { Interludes } from './interlude';
import type { GameEvent } from './procedure';
import type { TraceLine } from './trace';

/**
 * What a game adds to the report after the battle, as data: the screen, the text, the forum text and the JSON draw
 * any game's tables alike. Fetched apart from the game. Methods, so that the engine may hold any as `GameReport<unknown>`.
 */
export type GameReport<S, E extends GameEvent = GameEvent> = {
  /**
   * The turn in short, for the axis of a plot, and none outside the turns: set-up, after the last one. A game says the rest
   * of when a state is by its `moment` and `phase`; without a report each moment is a turn.
   */
  turn(state: S): string | undefined;
  /** Which of its scenarios is played, where it has several. */
  scenario?(state: S): string | undefined;
  /**
   * What each side has scored, by its id, as far as everybody may know it and the rules count it yet. A game without it
   * counts no points.
   */
  scores?(state: S): { readonly [side: string]: number };
  /** What the sentences of the story stand under, such as a day or a year, in short; without it each moment. */
  chapter?(state: S): string | undefined;
  /** How far a game is that has no end yet, in the words of a headline; without it the score and the table's heading. */
  headline?(state: S): string | undefined;
  /** What a step came to, in a sentence without its full stop; nothing for one that is no story. */
  happened?(told: Told<E>, sideName: (side: string) => string): Happening | undefined;
  /** What the sides have lost in all, in one kind of thing. */
  lost?(told: readonly Told<E>[]): Lost | undefined;
  /** What a way the dice can fall costs, by what the chart of its roll says there; nothing where that is no loss. */
  effect?(chart: string, name: string): Effect | undefined;
  /** Which of its tables lists what was fought, and what its button says: "All battles". */
  readonly fights?: { readonly table: string; readonly label: string };
  /** Its tables, of what everybody may know. `sideName` gives a side's name as the players gave it. */
  tables(told: readonly Told<E>[], sideName: (side: string) => string): readonly ReportTable[];
  /** Its turns and what is revealed, each told on a screen of its own as it comes. */
  readonly interludes?: Interludes<S>;
};

/** A closed step that counts, as amended. Struck ones and sealed ones are never told. */
export type Told<E extends GameEvent = GameEvent> = {
  readonly turn?: string;
  readonly moment: string;
  readonly title: string;
  readonly side?: string;
  readonly place?: string;
  readonly events: readonly E[];
  readonly trace: readonly TraceLine[];
  readonly amended: boolean;
};

/** `lost` counts what each side lost by it, `reveals` marks what was hidden until then. */
export type Happening = {
  readonly words: string;
  readonly lost?: BySide;
  readonly reveals?: true;
};
/** Counts by the id of a side. */
export type BySide = { readonly [side: string]: number };
/** `what` in the plural: "steps". */
export type Lost = { readonly what: string; readonly by: BySide };
/** The attacker is who rolls; what is lost is counted in whole numbers and named in the plural: "step losses". */
export type Effect = { readonly what: string } & Losses;

/** The first column names the row. `title` says a short head in full; `side` gives a head that side's mark. */
export type ReportColumn = { readonly label: string; readonly title?: string; readonly side?: string };

/** A titled table; every row has a cell for each column, an empty text where there is nothing to say. */
export type ReportTable = {
  readonly id: string;
  readonly title: string;
  readonly note?: string;
  /** One sentence in the place of a table without rows. */
  readonly empty: string;
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly (readonly (string | number)[])[];
};
