import type { Entry } from '../../../src/core/journal/journal';
import type { Projection } from '../../../src/core/journal/projection';
import type { Met } from '../../support/fuzz';

/**
 * What a game is held against by the suites over every game: `facts` of `tests/games/<id>/facts.ts`, typed from its rulebook
 * and from its recorded games. Methods, so that the facts of any game are `GameFacts<unknown>`.
 */
export type GameFacts<S> = {
  readonly rulebook: {
    /** Its numbers, or its headings where it has none, in its order; and how many, counted apart. */
    readonly rules: readonly string[];
    readonly count: number;
    /** The rules that a text names; none where a rule is a word like any other. */
    inText(text: string): readonly string[];
    /** How many of them the game cites in its data and in its recorded games. */
    readonly cited: number;
  };
  /** `docs/rulings/<id>.md`: what their ids begin with, and how many are switches. None for a game made up for the tests. */
  readonly rulings?: { readonly prefix: string; readonly switches: number };
  /** Each switch by its key: the ruling that explains it, what it is called, and its readings by value, our own first. */
  readonly house: {
    readonly [key: string]: {
      readonly ruling?: string;
      readonly label: string;
      readonly readings: { readonly [value: string]: string };
    };
  };
  /** Procedures that one side starts and the other is asked in, or that are anybody's to start; and why. */
  readonly sides: { readonly [procedure: string]: string };
  /** How many look-ups there are, and how many must find their rule, where a rulebook is too short for sixty. */
  readonly queries?: { readonly count: number; readonly least: number };
  /** More terms than this; and words of the table, each a term, parted by commas. */
  readonly terms: {
    readonly above: number;
    readonly spoken: string;
    /** How many rules hold one, of a file whose author explains few; of any other more than half of them do. */
    readonly touched?: number;
  };
  readonly guide: {
    /** More states between two procedures than this, and the title of every part that they meet. */
    readonly above: number;
    readonly titles: readonly string[];
    /** Every place in the sequence, by its name, made from the recorded states. */
    places(recorded: readonly S[]): readonly (readonly [place: string, state: S])[];
  };
  /** Where the example stands: its die is to be thrown. */
  readonly example: { readonly moment: string; readonly title: string; readonly die: string };
  /** Where its practice game begins, and what is done there first. */
  readonly practice: { readonly moment: string; readonly main: string };
  /** The sizes of its dice. */
  readonly dice: readonly number[];
  readonly recorded: {
    /** How each recorded game ends, read off the board as it was played, and the same of a book. */
    readonly ends: { readonly [name: string]: unknown };
    endOf(projection: Projection<S>): unknown;
    /** The event that says with `end` how it ended. */
    readonly endEvent: string;
    /** Procedures in which another side is asked than the one they are of. */
    readonly bothSides: readonly string[];
    /** Rolls of which nobody can say before them what each face means, as `procedure: key`; and why. */
    readonly unforetold?: { readonly [roll: string]: string };
    /** Procedures that no script starts from: they are met after a state sheet alone, or with another edition of a file. */
    readonly afterSheet?: readonly string[];
  };
  /** Recorded games of which every so many lines is amended, all or those of one procedure. */
  readonly amended: readonly {
    readonly name: string;
    readonly every: number;
    readonly procedure?: string;
    /** What each of these lines states, to be overridden; unsaid where they differ. */
    readonly overridable?: readonly string[];
    /** How often each answer is tried. */
    readonly rounds: number;
    /** More amendments a line than this, and at least so many after which another line does not fit. */
    readonly least: { readonly perLine: number; readonly conflicts: number };
  }[];
  readonly fuzz: {
    /** Short runs in each test, from a fixed seed; the soak plays 2,000. */
    readonly runs: number;
    /** One with which so few meet all that as many are to meet, in each style. */
    readonly seed: number;
    /** How many choices a play is long. */
    readonly tape: number;
    /** Ways people play, one of them chosen for each play. */
    readonly styles: readonly { readonly tidy: boolean; readonly onward: readonly string[] }[];
    isOver(state: S): boolean;
    /** Counts the points, limits and ends again from the journal, and notes in `met.reached` what it came to. */
    check(entries: readonly Entry[], tidy: boolean, met: Met): void;
    /**
     * What 2,000 plays must have met at least, about half of what they do: kinds of questions, and what `check` notes.
     * Fewer plays, fewer of each, and the rare ones together.
     */
    readonly prompts: { readonly [kind: string]: number };
    readonly reached: { readonly [what: string]: number };
    /** What every run meets, however short. */
    readonly always: readonly string[];
    /** Procedures that no game at random lives to see; a soak of the game itself plays them. */
    readonly beyond?: readonly string[];
  };
};
