/** One rule of a game in our own words: what a player needs in the usual case, without the rulebook. */
export type RuleDigest = {
  /**
   * As the rulebook numbers it: `7.13`, or `7.0` for a chapter. A rulebook without numbers is cited by its headings,
   * shortened and each its own: `Surface Combat`. No comma, which parts one rule from the next.
   */
  readonly number: string;
  readonly title: string;
  /** One to five plain sentences; a ruling that settles a reading is named by its id. */
  readonly text: string;
  /** What is looked up in rows. */
  readonly tables?: readonly RuleTable[];
  /** Numbers of rules that belong to it; its chapter last, where the rulebook has chapters. */
  readonly see?: readonly string[];
  /** Words a player would search by that neither title nor text holds: synonyms, abbreviations. */
  readonly terms?: readonly string[];
};

/** A table of a rule, drawn from what the game counts with. The first cell of a row says what it is of. */
export type RuleTable = {
  readonly title: string;
  readonly note?: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

/** What players may or must do now, in the order of doing it. */
export type Guide = {
  /** The phase or the step. */
  readonly title: string;
  readonly rule: string;
  readonly lines: readonly GuideLine[];
};

export type GuideLine = {
  /** Who; none for all. */
  readonly side?: string;
  readonly must: boolean;
  /** One of a list to tick off. */
  readonly tick?: true;
  /** What, in one or two plain sentences. */
  readonly text: string;
  readonly rule: string;
  /** The id of the action by which the table does it. */
  readonly action?: string;
};

/** A word of the rulebook that not everybody knows, in our own words. */
export type Term = {
  readonly term: string;
  /** How else it is written in running text; case does not count. */
  readonly forms?: readonly string[];
  /** One or two sentences. */
  readonly text: string;
  readonly rule: string;
};
