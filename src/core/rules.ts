/** One rule of a game in our own words: what a player needs in the usual case, without the rulebook. */
export type RuleDigest = {
  /** As the rulebook numbers it: `7.13`, or `7.0` for a chapter. */
  readonly number: string;
  readonly title: string;
  /** One to five plain sentences; a ruling that settles a reading is named by its id. */
  readonly text: string;
  /** Numbers of rules that belong to it. */
  readonly see?: readonly string[];
  /** Words a player would search by that neither title nor text holds: synonyms, abbreviations. */
  readonly terms?: readonly string[];
};
