/**
 * A die check as a row of data. A condition is a flag of `asks` that the players tick, a fact of the game (`j` and `a` for
 * who rolls, `december-41`, `monsoon-turn`, `sho-go`, `to-turn-107`, `from-turn-160` and their like; `factsFor` has all), or
 * `opt:` and a switch. What no fact of now lets count is neither asked nor offered.
 */
export type CheckRow = {
  readonly id: string;
  readonly name: string;
  readonly rule: string;
  /** Sub-phases in which it may be rolled; `set-up` before the first turn. */
  readonly phases: readonly string[];
  readonly who: 'j' | 'a' | 'phasing' | 'owner' | 'both' | 'other';
  readonly dice: number;
  /** Switches that must be on. */
  readonly needs?: string;
  readonly scenarios?: readonly string[];
  /** Only on these turns. */
  readonly turns?: readonly number[];
  /** Facts without which, or behind a `!` with which, nobody rolls it now. */
  readonly only?: readonly string[];
  /** For what one roll is made. */
  readonly per: string;
  readonly asks: readonly {
    readonly id: string;
    readonly label: string;
    readonly only?: readonly string[];
  }[];
  /** The first whose conditions all hold tells what the die must show. */
  readonly variants?: readonly CheckVariant[];
  /** What the die gives, from the lowest; the last takes the rest. */
  readonly rows?: readonly { readonly upTo?: number; readonly label: string; readonly gives: string }[];
  /** Several conditions of one stand with a space between; all must hold. */
  readonly mods?: readonly { readonly when: string; readonly label: string; readonly by: number }[];
  readonly good?: string;
  readonly bad?: string;
  /** What the total itself says, where there is neither a target nor a row. */
  readonly counts?: string;
  /** What is counted there: `NAC`; nothing where the totals are compared. */
  readonly unit?: string;
  /** Its dice stay hidden from the other side at first. */
  readonly secret?: true;
  /** No second die in a phase for the same one. */
  readonly once?: true;
  readonly note?: string;
};

export type CheckVariant = {
  readonly when: readonly string[];
  /** The die succeeds from here, */
  readonly least: number;
  /** up to here where that is not the highest face. */
  readonly most?: number;
  /** A second die, thrown after a success, must reach this too. */
  readonly second?: number;
  /** Succeeds without a die. */
  readonly auto?: true;
};
