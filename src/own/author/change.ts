import type { Json } from '../../core/json';
import type { Draft, Path } from './draft';

/** How the columns of a table are found: by dice alone there is one. */
export type By = 'odds' | 'difference' | 'total' | 'list' | 'dice';

/** What a code does, as chips say it. `who`: `own` acts, `foe` is its opponent. A number, or `#` of the code. */
export type Deed =
  | { readonly loses: number | '#'; readonly who: 'own' | 'foe' }
  | { readonly retreats: number | '#'; readonly who: 'own' | 'foe' }
  /** For a side by its id, or the side that acts. */
  | { readonly points: number | '#'; readonly side?: string }
  /** One of the names that a field of its list has: it is out, disordered. */
  | { readonly becomes: string; readonly who: 'own' | 'foe' }
  | { readonly check: string; readonly who?: 'own' | 'foe' }
  | { readonly counter: string; readonly by: number }
  | { readonly words: string }
  /** What another code of the table does. */
  | { readonly as: string };

/** Asked at each roll, counted at each roll, or counted where this holds. */
export type Counted = 'asked' | 'always' | readonly Json[];

/** An action that rolls: its title, where it stands, and the list that who acts and its opponent are picked from. */
export type Rolling = {
  readonly title?: string;
  readonly step?: string;
  readonly side?: string;
  readonly list?: string;
};

/** One change of a draft, as plain data: it can be kept, sent and done again. */
export type Change =
  /** A game of its own: it plays at once. No count and no dates: an open number of turns. */
  | {
      readonly do: 'begin';
      readonly title: string;
      readonly sides: readonly string[];
      readonly turns: { readonly name?: string; readonly count?: number; readonly dates?: string };
      readonly by?: string;
      /** Ids of other games, which it does not take. */
      readonly taken?: readonly string[];
    }
  /** A value of a chip. */
  | { readonly do: 'put'; readonly path: Path; readonly value: Json }
  /** Another name for a key: of a code, a tag, a field, a chit. */
  | { readonly do: 'rename'; readonly path: Path; readonly to: string }
  /** `both`: with what speaks of it. */
  | { readonly do: 'take out'; readonly path: Path; readonly both?: true }
  /** Into a list, at its end without `at`. */
  | { readonly do: 'insert'; readonly path: Path; readonly value: Json; readonly at?: number }
  | { readonly do: 'move'; readonly path: Path; readonly to: number }
  /** A part of a section; its id is made of its name. Of a switch `of` may be a list of words. */
  | {
      readonly do: 'add';
      readonly section: AddedTo;
      readonly value: { readonly [key: string]: Json };
      readonly id?: string;
    }
  | { readonly do: 'side'; readonly name: string }
  /** All steps, a line each: `name`, or `name, side`. A step that is there already stays what it is. */
  | { readonly do: 'steps'; readonly lines: readonly string[] }
  | { readonly do: 'preset'; readonly of: 'you go i go' | 'impulses' | 'chits' }
  /** With an action that rolls on it, unless people look it up (`dice` is ''). Without cells all are open. */
  | {
      readonly do: 'table';
      readonly name: string;
      readonly by: By;
      readonly heads: string;
      readonly dice?: string;
      readonly rows?: string;
      readonly cells?: readonly string[];
      readonly below?: string;
      readonly above?: string;
      readonly rule?: string;
      /** What rolls on it. */
      readonly roll?: Rolling;
    }
  /** One more action that rolls on a table. */
  | ({ readonly do: 'roll'; readonly table: string } & Rolling)
  /** Players choose how odds beyond a table are shifted. */
  | { readonly do: 'beyond'; readonly table: string; readonly name?: string }
  /** Heads and cells anew. */
  | {
      readonly do: 'grid';
      readonly table: string;
      readonly columns?: string;
      readonly rows: string;
      readonly cells: readonly string[];
    }
  | {
      readonly do: 'comes';
      readonly turn: number;
      readonly text: string;
      readonly step?: string;
      readonly side?: string;
    }
  /** Rows `name`, or `name, side, 4` in any order; those of a list that is there already are added to it. */
  | { readonly do: 'units'; readonly name: string; readonly one?: string; readonly lines: readonly string[] }
  | {
      readonly do: 'field';
      readonly list: string;
      readonly name: string;
      readonly value: Json;
      readonly start: string;
    }
  | {
      readonly do: 'modifier';
      readonly table: string;
      /** Columns, the die, added to an amount, or its factor ("1/2"). */
      readonly kind: 'shift' | 'drm' | 'plus' | 'times';
      /** Of an amount: of the defence, else of the attack. */
      readonly of?: 'defence';
      readonly say: string;
      readonly value: Json;
      readonly counted: Counted;
      /** Only of what this action rolls. */
      readonly action?: string;
    }
  | {
      readonly do: 'means';
      readonly table: string;
      readonly code: string;
      readonly say: string;
      readonly does: readonly Deed[];
    }
  | {
      readonly do: 'end';
      readonly at: 'once' | 'last';
      readonly win?: string;
      readonly say?: string;
      readonly when: readonly Json[];
    }
  /** Whoever has most points when the last turn is over. */
  | { readonly do: 'ahead' }
  /** Tables, lists and modifiers of another definition, with what they need. */
  | { readonly do: 'take'; readonly from: Draft; readonly parts: readonly Path[] };

export type AddedTo = 'switches' | 'counters' | 'lists' | 'cups' | 'mods' | 'tables' | 'checks' | 'actions';
