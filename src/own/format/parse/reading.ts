import type { DiceSum } from '../dice';
import type { Node } from '../nodes';
import type { Problems } from '../problems';

/** What something holds: a number, one of a few names, a mark that is there or not, free words. */
export type Kind =
  | { readonly is: 'number' }
  | { readonly is: 'names'; readonly of: readonly string[] }
  | { readonly is: 'mark' }
  | { readonly is: 'text' };

/** What the sections of a file declare, for those that speak of it. */
export type Names = {
  sides: readonly string[];
  turns: { readonly first: number; readonly last?: number };
  tags: readonly string[];
  steps: readonly string[];
  switches: Map<string, readonly string[]>;
  counters: Map<string, CounterFacts>;
  lists: Map<string, ListFacts>;
  /** By cup: the lists and the names of its chits. */
  cups: Map<string, readonly { readonly chit: string; readonly list?: string }[]>;
  mods: Map<string, ModsFacts>;
  tables: Map<string, TableFacts>;
  /** The bands of each check that have ids. */
  checks: Map<string, readonly string[]>;
  actions: readonly string[];
};
export type CounterFacts = { readonly each: boolean; readonly isLedger: boolean; readonly kind: Kind };
export type ListFacts = {
  readonly fields: ReadonlyMap<string, Kind>;
  readonly rows: ReadonlySet<string>;
  readonly hasSide: boolean;
};
export type ModsFacts = {
  readonly kind: 'shift' | 'drm' | 'plus' | 'times';
  readonly picks: readonly { readonly id: string; readonly list: string }[];
};
export type TableFacts = {
  readonly by?: 'list' | 'odds' | 'difference' | 'total';
  readonly heads: readonly string[];
  /** None where people look it up. */
  readonly dice?: DiceSum;
  /** The codes that have a meaning. */
  readonly codes: readonly string[];
};

/** A row by the name it has here: of which lists it may be. */
export type Bound = {
  readonly lists: readonly string[];
  /** Nobody, when what is called comes from there. */
  readonly missing?: string;
  /** May be nobody: asked with `is there`. */
  readonly isOptional?: true;
  /** Nothing calls what speaks of it: it may be of any list. */
  readonly isAny?: true;
};

/** What names mean at a place. Its maps are its own. */
export type Scope = {
  /** "actions.attack" */
  readonly place: string;
  readonly rows: Map<string, Bound>;
  readonly answers: Map<string, Kind>;
  /** In `where`: the list whose fields stand by their bare names. */
  readonly self?: string;
  /** In `watch`: the list that `any` speaks of, once it is read. */
  readonly watch?: { list?: string };
  /** What `#` stands for is known. */
  readonly hash?: boolean;
  /** The code that this is the meaning of, and its table. */
  readonly meaning?: { readonly table: string; readonly code: string };
  /** There is a row, so that there is an opponent. */
  readonly opponent?: boolean;
  die: boolean;
};

export const scopeOf = (place: string, more: Partial<Scope> = {}): Scope => ({
  place,
  rows: new Map(),
  answers: new Map(),
  die: false,
  ...more,
});
/** What is named inside stays inside. */
export const inside = (scope: Scope, more: Partial<Scope> = {}): Scope => ({
  ...scope,
  rows: new Map(scope.rows),
  answers: new Map(scope.answers),
  ...more,
});

export type Callee = `${'check' | 'table' | 'mods'}:${string}`;
export type Reading = {
  readonly problems: Problems;
  /** What parses, and is not played yet. */
  readonly later: Problems;
  readonly names: Names;
  /** From where each check, table and list of modifiers is called. */
  readonly uses: Map<Callee, Scope[]>;
  /** Which code stands for which, by table. */
  readonly stands: {
    readonly table: string;
    readonly from: string;
    readonly to: string;
    readonly node: Node;
  }[];
  /** The fields of `led` that each check speaks of. */
  readonly ledFields: Map<string, readonly string[]>;
  dues: number;
  /** Keeps what names mean at one place of the file, for those who write there. */
  readonly wanted?: { readonly path: string; scope?: Scope };
};

/** Keeps what names mean here, where it is asked for. */
export function pass(reading: Reading, scope: Scope, path: string | undefined): void {
  const { wanted } = reading;
  if (wanted && wanted.path === path) wanted.scope = inside(scope);
}

export function called(reading: Reading, callee: Callee, scope: Scope): void {
  const uses = reading.uses.get(callee);
  if (uses) uses.push(scope);
  else reading.uses.set(callee, [scope]);
}

const isSame = (a: Kind | undefined, b: Kind): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/**
 * What names mean in what is called from many places: a row that one of them lacks is said to be missing there, and answers
 * count that all of them have.
 */
export function scopeOfCallee(
  reading: Reading,
  callee: Callee,
  place: string,
  more: Partial<Scope> = {},
): Scope {
  const scope = scopeOf(place, more);
  const uses = reading.uses.get(callee);
  if (!uses) {
    const lists = [...reading.names.lists.keys()];
    for (const name of ['own', 'foe', 'who', 'led', 'it'])
      scope.rows.set(name, { lists, isOptional: true, isAny: true });
    return { ...scope, opponent: true };
  }
  for (const name of new Set(uses.flatMap(({ rows }) => [...rows.keys()]))) {
    const bounds = uses.map(({ rows }) => rows.get(name));
    const lacking = uses.find(({ rows }) => !rows.has(name));
    const missing = bounds.find((bound) => bound?.missing)?.missing ?? lacking?.place;
    const isOptional = name === 'led' || bounds.some((bound) => bound?.isOptional);
    scope.rows.set(name, {
      lists: [...new Set(bounds.flatMap((bound) => bound?.lists ?? []))],
      ...(isOptional ? { isOptional: true as const } : missing !== undefined && { missing }),
      ...(bounds.some((bound) => bound?.isAny) && { isAny: true as const }),
    });
  }
  const [first, ...others] = uses;
  for (const [name, kind] of first?.answers ?? [])
    if (others.every(({ answers }) => isSame(answers.get(name), kind))) scope.answers.set(name, kind);
  return { ...scope, opponent: uses.every(({ opponent, rows }) => opponent || rows.has('foe')) };
}
