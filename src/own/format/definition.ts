import type { DiceSum } from './dice';

/**
 * A board wargame as a file, read and checked: what the parser makes of a `war-diary-game` of version 1, and the only thing
 * that the interpreter knows of it. Every name in it is resolved, every span is in order, every number within its bounds.
 * Rows keep the order of the file. `rule` is a rule number of the printed game, `say` the author's words.
 */
export type Definition = {
  /** Of the canonical text, in lower-case hexadecimal; not part of the file. */
  readonly hash: string;
  readonly game: {
    readonly id: string;
    readonly title: string;
    readonly edition: number;
    readonly by: string;
    readonly blurb: string;
  };
  readonly sides: readonly Named[];
  readonly turns: Turns;
  readonly steps: readonly Step[];
  readonly switches: readonly Switch[];
  readonly counters: readonly Counter[];
  readonly lists: readonly List[];
  readonly due: readonly Due[];
  readonly cups: readonly Cup[];
  readonly mods: readonly Mods[];
  readonly tables: readonly Table[];
  readonly checks: readonly Check[];
  readonly actions: readonly Action[];
  readonly watch: readonly Watch[];
  readonly ends: { readonly atOnce: readonly End[]; readonly atLast: readonly End[] };
  readonly words: { readonly rules: readonly Rule[]; readonly terms: readonly Term[] };
};

export type Named = { readonly id: string; readonly name: string };
type Ruled = { readonly rule?: string };

export type Turns = {
  /** What one is called: "Day", "Hour". */
  readonly name: string;
  /** The number of the first one. */
  readonly first: number;
  /** None for an open number of turns. */
  readonly count?: number;
  /** One for each turn, or none at all. */
  readonly dates: readonly string[];
  readonly tags: { readonly [tag: string]: readonly number[] };
};

export type Step = Named &
  Ruled & {
    readonly side?: string;
    /** The step is left out where this does not hold. */
    readonly when: Conditions;
    /** Done when the step begins. */
    readonly start: Effects;
    readonly owes: readonly Owed[];
    /** Not played yet. */
    readonly repeat?: {
      readonly sides?: string;
      readonly until: { readonly kind: 'both-pass' } | { readonly kind: 'when'; readonly when: Conditions };
    };
  };
/** What a step still wants done before it ends: what is due in it, a cup to be emptied, an action to be done once. */
export type Owed =
  | { readonly kind: 'due' }
  | { readonly kind: 'cup'; readonly cup: string }
  | { readonly kind: 'action'; readonly action: string };

/** The first option counts until players choose another. */
export type Switch = Named & Ruled & { readonly of: readonly Named[] };

export type Counter = Named &
  Ruled & {
    /** One for each side, one of one side, or one for all. */
    readonly each: boolean;
    readonly side?: string;
    /** Its points are lines of a ledger. */
    readonly ledger: boolean;
    readonly holds:
      | { readonly kind: 'number'; readonly min: number; readonly max: number }
      | { readonly kind: 'state'; readonly of: readonly Named[] };
    /** By side where there is one for each side and they differ; else under '' */
    readonly start: { readonly [side: string]: Amount | Text };
    /** At or below this, and what it means then. */
    readonly low?: { readonly at: number; readonly say: string };
    /** At or above this. */
    readonly high?: { readonly at: number; readonly say: string };
  };

export type List = Named &
  Ruled & {
    /** "brigade" */
    readonly one: string;
    readonly fields: readonly Field[];
    readonly rows: readonly Row[];
  };
export type Field = Named &
  (
    | { readonly kind: 'number'; readonly min: number; readonly max: number }
    | { readonly kind: 'state'; readonly of: readonly Named[] }
    | { readonly kind: 'side' }
    /** There or not there. */
    | { readonly kind: 'mark' }
  );
/** A mark that is there is true. */
export type Value = number | string | boolean;
export type Row = Named & { readonly values: { readonly [field: string]: Value } };

export type Due = Ruled & {
  /** Its place in the file, from 0: done by it. */
  readonly id: string;
  readonly turn: number;
  readonly step?: string;
  readonly side?: string;
  readonly text: string;
  readonly when: Conditions;
  /** Comes with this die total or more. */
  readonly roll?: { readonly dice: DiceSum; readonly min: number; readonly otherwise: 'next-turn' | 'lost' };
  readonly do: Effects;
};

export type Cup = Named &
  Ruled & {
    /** What is drawn stays out until the cup is filled again, or goes back at once. */
    readonly aside: 'until-filled' | 'back';
    readonly chits: readonly CupChits[];
  };
export type CupChits =
  /** One for each row of a list; in `when` the names of its fields stand for the row's own. */
  | { readonly kind: 'each'; readonly list: string; readonly when: Conditions }
  | { readonly kind: 'named'; readonly name: string; readonly count: number; readonly when: Conditions };

export type Mods = Named &
  Ruled & {
    /** Column shift, die roll modifier, added to an amount, or a factor of it. */
    readonly kind: 'shift' | 'drm' | 'plus' | 'times';
    /** Of the sum, to either side. */
    readonly most?: number;
    readonly rows: readonly ModRow[];
  };
export type ModRow = Ruled & {
  readonly id: string;
  readonly say: string;
  readonly value: Amount;
  /** Counted so many times at most, as players say. */
  readonly each?: number;
  /** Asked where there is none and `value` is a plain number; else counted, and told, when it holds. */
  readonly when?: Conditions;
  readonly costs?: { readonly counter: CounterRef; readonly amount: number };
  /** Players pick a row of a list, or none, and it counts with that. */
  readonly picks?: { readonly id: string; readonly list: string; readonly where: Conditions };
};

export type Table = Named &
  Ruled & {
    /** None: one column. */
    readonly columns?: TableColumns;
    /** None: what is printed is looked up by people; no effect rolls on it. */
    readonly rows: TableRows;
    /** By row, then by column; `?` is open: it is learned from the players' own sheet. */
    readonly cells: readonly (readonly string[])[];
    readonly means: readonly Meaning[];
  };
export type TableColumns = {
  readonly by: 'list' | 'odds' | 'difference' | 'total';
  /** Of odds. */
  readonly round: 'down' | 'near' | 'up';
  readonly heads: readonly string[];
  readonly below: Edge;
  readonly above: Edge;
};
/** Stops at the end column; nothing happens; or this code is the result: without a die in the last two. */
export type Edge =
  | { readonly kind: 'end' }
  | { readonly kind: 'none' }
  | { readonly kind: 'code'; readonly code: string };
export type TableRows =
  | { readonly by: 'dice'; readonly dice: DiceSum; readonly heads: readonly string[] }
  | { readonly by: 'list'; readonly heads: readonly string[] };
/** `A#R` stands for A1R, A2R …; an exact code comes before it. `effects` may use `#`. */
export type Meaning = { readonly code: string; readonly say: string; readonly do: Effects };

export type Check = Named &
  Ruled & {
    readonly dice: DiceSum;
    readonly mods?: string;
    /** Taken off the total before it is read in the bands. */
    readonly against?: Amount;
    /** Not rolled where this does not hold. */
    readonly when: Conditions;
    readonly bands: readonly Band[];
  };
/** Up to `to`; the last one takes the rest. */
export type Band = { readonly id?: string; readonly to?: Amount; readonly say: string; readonly do: Effects };

export type Action = Ruled & {
  readonly id: string;
  readonly title: string;
  /** The step it is done in; in any where there is none. */
  readonly step?: string;
  readonly side?: string;
  /** A row of this list does it, bound to `own`: the one that acts since its chit was drawn, or one that players pick. */
  readonly own?: string;
  readonly when: Conditions;
  readonly ask: readonly Ask[];
  readonly do: Effects;
  /** A chit is drawn first; what it is says what is done. */
  readonly draw?: {
    readonly cup: string;
    readonly of: readonly { readonly chit: string; readonly do: Effects }[];
  };
  /** Done for each row of a list, which players go through one by one. */
  readonly each?: { readonly list: string; readonly as: Binding; readonly where: Conditions };
  /** What is asked and recorded is its side's alone until it is revealed. `own`: the side that players name first. */
  readonly sealed?: { readonly kind: 'side'; readonly side: string } | { readonly kind: 'own' };
  /** Not played yet. */
  readonly impulse?: true;
};

export type Ask = { readonly id: string; readonly say: string; readonly when: Conditions } & (
  | { readonly kind: 'pick'; readonly list: string; readonly where: Conditions; readonly optional: boolean }
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly start?: Amount }
  | { readonly kind: 'one'; readonly of: readonly Named[]; readonly start?: string }
  | { readonly kind: 'mods'; readonly mods: readonly string[] }
  | { readonly kind: 'text'; readonly most: number }
);

/** Once for each row of `each` that meets `when`, bound to `it`, and once a tap; without `each` once. */
export type Watch = { readonly each?: string; readonly when: Conditions; readonly do: Effects };

/** No `win`: a draw. */
export type End = {
  readonly id: string;
  readonly win?: string;
  readonly say: string;
  readonly when: Conditions;
};

export type Rule = {
  readonly number: string;
  readonly title: string;
  readonly text: string;
  readonly terms: readonly string[];
};
export type Term = { readonly forms: readonly string[]; readonly text: string; readonly rule: string };

// What rows and amounts are named by

/** A row of a list by the name it has in an action or a check. `foe` in a check is the opponent of `who`. */
export type Binding = 'own' | 'foe' | 'who' | 'it' | 'led' | string;
export type RowRef =
  | { readonly kind: 'bound'; readonly binding: Binding }
  | { readonly kind: 'row'; readonly list: string; readonly id: string };
/** Which side's counter: a side by its id, the side of a row, or the side in whose step it is (`impulse`). */
export type SideRef =
  | { readonly kind: 'side'; readonly side: string }
  | { readonly kind: 'of'; readonly row: RowRef }
  | { readonly kind: 'impulse' }
  | { readonly kind: 'answer'; readonly ask: string };
export type CounterRef = { readonly kind: 'counter'; readonly counter: string; readonly side?: SideRef };
export type FieldRef = { readonly kind: 'field'; readonly row: RowRef; readonly field: string };
/** What can be set. */
export type Target = CounterRef | FieldRef;

/** One of a few names, or a side: never a number. */
export type Text = { readonly kind: 'text'; readonly text: string };

/** Whole numbers and halves; it always ends. */
export type Amount =
  | number
  | CounterRef
  | FieldRef
  | { readonly kind: 'answer'; readonly ask: string }
  | { readonly kind: 'mods'; readonly mods: string }
  /** The number of the turn, the last die total after its modifiers, and what `#` stands for in a code. */
  | { readonly kind: 'turn' | 'die' | 'hash' }
  | { readonly kind: 'sum' | 'product' | 'min' | 'max'; readonly of: readonly Amount[] }
  /** The first less all others. */
  | { readonly kind: 'less'; readonly of: readonly Amount[] }
  | {
      readonly kind: 'share';
      readonly of: Amount;
      readonly by: Amount;
      readonly round: 'down' | 'up' | 'near';
    }
  /** How many rows of the list meet the conditions. */
  | { readonly kind: 'count'; readonly list: string; readonly where: Conditions }
  /** `of` where the row's side is the second one declared, less than nought where it is the first: that side's loss. */
  | { readonly kind: 'sign'; readonly of: Amount; readonly row: RowRef };

/** What a comparison reads: a number, or a name (of a state, a switch, a side). */
export type Operand =
  | Amount
  | Text
  | { readonly kind: 'switch'; readonly switch: string }
  | { readonly kind: 'side'; readonly of: SideRef };

/** All of them hold; none at all does. In `where` and in a cup the names of fields are those of the row `it`. */
export type Conditions = readonly Condition[];
export type Condition =
  | {
      readonly kind: 'compare';
      readonly left: Operand;
      readonly is: '=' | '!=' | '<' | '<=' | '>' | '>=';
      readonly right: Operand;
    }
  | { readonly kind: 'in'; readonly left: Operand; readonly values: readonly (string | number)[] }
  | { readonly kind: 'tag'; readonly tag: string; readonly has: boolean }
  /** A binding that is bound, or a mark that is set. */
  | { readonly kind: 'there'; readonly what: RowRef | FieldRef; readonly is: boolean }
  | { readonly kind: 'either'; readonly of: readonly Conditions[] };

export type Effects = readonly Effect[];
/** In their order; each is a line of the derivation, may be overridden before it is recorded, and becomes one event with its value. */
export type Effect =
  | { readonly kind: 'add'; readonly to: Target; readonly amount: Amount }
  | { readonly kind: 'set'; readonly to: Target; readonly value: Operand | boolean }
  /** A line of the ledger; `about` names the row it is about, `words` stand behind it. */
  | {
      readonly kind: 'points';
      readonly ledger: CounterRef;
      readonly amount: Amount;
      readonly about?: RowRef;
      readonly words: string;
    }
  | ({ readonly kind: 'due'; readonly in: Amount; readonly who?: RowRef } & Omit<Due, 'turn' | 'when'>)
  | { readonly kind: 'draw' | 'fill'; readonly cup: string }
  /** The row acts from now on: actions whose `own` is of its list are its. */
  | { readonly kind: 'act'; readonly row: RowRef }
  /** What people do on the map. */
  | { readonly kind: 'say'; readonly text: string }
  | { readonly kind: 'ask'; readonly ask: Ask }
  /** The answer is kept among the remarks; `opens` is the turn from which on everybody may read it. */
  | { readonly kind: 'note'; readonly ask: string; readonly opens?: Amount }
  /** `led`: the row that leads, asked of the players or passed on. What follows `unless` the band of that id is left out, as `stop` says. */
  | {
      readonly kind: 'check';
      readonly check: string;
      readonly who?: RowRef;
      readonly led?: { readonly kind: 'ask'; readonly list: string } | RowRef;
      readonly unless?: string;
      readonly stop?: string;
    }
  /** Read in the column of `of` (to `to` by odds), after these shifts, with these modifiers of the die. `column`: the answer that names it, of a list. */
  | {
      readonly kind: 'table';
      readonly table: string;
      readonly of?: Amount;
      readonly to?: Amount;
      readonly column?: string;
      readonly shift?: string;
      readonly drm?: string;
      /** The switch that says how odds beyond the table are shifted; `cap` where there is none. */
      readonly switch?: string;
    }
  | {
      readonly kind: 'roll';
      readonly dice: DiceSum;
      readonly say?: string;
      readonly mods?: string;
      readonly against?: Amount;
      readonly bands: readonly Band[];
    }
  /** The lowest band is the one of the second side. Not played yet. */
  | {
      readonly kind: 'versus';
      readonly rolls: readonly { readonly side: string; readonly dice: DiceSum }[];
      readonly tie: 'again' | 'stands';
      readonly bands: readonly Band[];
    }
  /** So many dice, each a hit at `hit` or less. Not played yet. */
  | {
      readonly kind: 'pool';
      readonly dice: Amount;
      readonly sides: number;
      readonly hit: Amount;
      readonly do: Effects;
    }
  | { readonly kind: 'if'; readonly when: Conditions; readonly do: Effects; readonly otherwise: Effects }
  /** What another code of the same table does. */
  | { readonly kind: 'as'; readonly code: string }
  /** The game ends now, as the ends at last say. */
  | { readonly kind: 'end' };
