import type { GameEvent } from './procedure';
import type { TraceLine } from './trace';

/**
 * What a game adds to the report after the battle, as data: the screen, the text, the forum text and the JSON draw
 * any game's tables alike. Fetched only with the report. Methods, so that the engine may hold any as `GameReport<unknown>`.
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
  /** Its tables, of what everybody may know. `sideName` gives a side's name as the players gave it. */
  tables(told: readonly Told<E>[], sideName: (side: string) => string): readonly ReportTable[];
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
