import type {
  Amount,
  Condition,
  Conditions,
  CounterRef,
  Definition,
  ModRow,
  Operand,
  RowRef,
  SideRef,
  Value,
} from '../format/definition';
import { rowIn } from './apply';
import type { KeptRow, RowAt } from './bounds';
import { at, type By } from './safe';
import type { OwnState } from './state';

/** What amounts and conditions are read in. */
export type Reading = {
  readonly def: Definition;
  readonly state: OwnState;
  /** Rows by the names that they have in an action or a check. */
  readonly bound: By<RowAt>;
  /** What players have said, by the ids of their questions. */
  readonly said: By<Value>;
  /** What mods lists came to: their sum, or their product. */
  readonly mods: By<number>;
  /** The last total of dice after its modifiers, and what `#` stands for. */
  readonly die?: number;
  readonly hash?: number;
  /** So much may still be looked at: what is read ends, whatever a file says. */
  readonly fuel: { left: number };
  /** Hears of a division by nought. */
  readonly warn?: (words: string) => void;
};

/** So much is looked at for one answer at most: a screen asks for many. */
const FUEL = 10_000;

export const reading = (def: Definition, state: OwnState, more: Partial<Reading> = {}): Reading => ({
  def,
  state,
  bound: {},
  said: {},
  mods: {},
  fuel: { left: FUEL },
  ...more,
});

/** The row that a name stands for, if it stands for one that is there. */
export function rowOf(
  { bound, state }: Reading,
  ref: RowRef,
): (RowAt & { readonly of: KeptRow }) | undefined {
  const place = ref.kind === 'row' ? { list: ref.list, row: ref.id } : at(bound, ref.binding);
  const of = place && rowIn(state, place.list, place.row);
  return of && { ...place, of };
}

/** The side of a row: what its first field of sides says. */
export function sideOfRow(
  { def }: Pick<Reading, 'def'>,
  { list, of }: RowAt & { readonly of: KeptRow },
): string | undefined {
  const field = def.lists.find(({ id }) => id === list)?.fields.find(({ kind }) => kind === 'side');
  const side = field && at(of.values, field.id);
  return typeof side === 'string' ? side : undefined;
}

export function sideRef(now: Reading, ref: SideRef): string | undefined {
  switch (ref.kind) {
    case 'side':
      return ref.side;
    case 'impulse':
      return now.state.place.side;
    case 'answer':
      return textOf(at(now.said, ref.ask));
    case 'of': {
      const row = rowOf(now, ref.row);
      if (row) return sideOfRow(now, row);
      const who = ref.row.kind === 'bound' && ref.row.binding === 'foe' ? rowOf(now, WHO) : undefined;
      return who && otherSide(now, sideOfRow(now, who));
    }
  }
}

const WHO: RowRef = { kind: 'bound', binding: 'who' };

/** Of two sides the other one: in a check that nobody else is bound in, it is the foe's. */
const otherSide = ({ def }: Reading, side: string | undefined): string | undefined =>
  def.sides.length === 2 ? def.sides.find(({ id }) => id !== side)?.id : undefined;

const textOf = (value: Value | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** `supply@blue`; without a side where one counter is for all. */
export const keyOf = (counter: string, side: string | undefined): string =>
  side === undefined ? counter : `${counter}@${side}`;

export const counterKey = (now: Reading, { counter, side }: CounterRef): string =>
  keyOf(counter, side && (sideRef(now, side) ?? ''));

/** What a comparison reads: a number, a name, a mark, or nothing where it names nothing that is there. */
export function readOperand(now: Reading, of: Operand): Value | undefined {
  if (typeof of === 'number') return of;
  switch (of.kind) {
    case 'text':
      return of.text;
    case 'switch':
      return (
        at(now.state.switches, of.switch) ?? now.def.switches.find(({ id }) => id === of.switch)?.of[0]?.id
      );
    case 'side':
      return sideRef(now, of.of);
    case 'counter':
      return at(now.state.counters, counterKey(now, of))?.value;
    case 'field': {
      const row = rowOf(now, of.row);
      return row && at(row.of.values, of.field);
    }
    case 'answer':
      return at(now.said, of.ask);
    default:
      return numberOf(now, of);
  }
}

const rounded = { down: Math.floor, up: Math.ceil, near: (share: number) => Math.ceil(share - 0.5) };

/** An amount; what names no number is 0, and so is a division by nought, which is said. Always ends. */
export function numberOf(now: Reading, of: Amount): number {
  now.fuel.left -= 1;
  if (now.fuel.left < 0) return 0;
  if (typeof of === 'number') return of;
  const all = (parts: readonly Amount[]): readonly number[] => parts.map((part) => numberOf(now, part));
  switch (of.kind) {
    case 'counter':
    case 'field':
    case 'answer': {
      const value = readOperand(now, of);
      return typeof value === 'number' ? value : 0;
    }
    case 'mods':
      return at(now.mods, of.mods) ?? byThemselves(now, of.mods);
    case 'turn':
      return now.state.place.turn;
    case 'die':
      return now.die ?? 0;
    case 'hash':
      return now.hash ?? 0;
    case 'sum':
      return all(of.of).reduce((sum, part) => sum + part, 0);
    case 'product':
      return all(of.of).reduce((product, part) => product * part, 1);
    case 'min':
      return Math.min(...all(of.of));
    case 'max':
      return Math.max(...all(of.of));
    case 'less': {
      const [first = 0, ...others] = all(of.of);
      return others.reduce((rest, part) => rest - part, first);
    }
    case 'share': {
      const [whole = 0, by = 0] = all([of.of, of.by]);
      if (by === 0) now.warn?.('Divided by nought: it counts as 0.');
      return by === 0 ? 0 : rounded[of.round](whole / by);
    }
    case 'count':
      return countOf(now, of);
    case 'sign': {
      const row = rowOf(now, of.row);
      const side = row && now.def.sides.findIndex(({ id }) => id === sideOfRow(now, row));
      return side === undefined || side < 0 ? 0 : numberOf(now, of.of) * (side === 0 ? -1 : 1);
    }
  }
}

/** Whether a row of mods counts without a word of the players. */
export const countsItself = ({ when, value, each, picks, costs }: ModRow): boolean =>
  !picks && !costs && each === undefined && (when !== undefined || typeof value !== 'number');

/** What those of a list come to that count by themselves. */
function byThemselves(now: Reading, id: string): number {
  const mods = now.def.mods.find((each) => each.id === id);
  const values = (mods?.rows ?? [])
    .filter((row) => countsItself(row) && holds(now, row.when ?? []))
    .map(({ value }) => numberOf(now, value));
  if (mods?.kind === 'times') return values.reduce((product, value) => product * value, 1);
  const sum = values.reduce((all, value) => all + value, 0);
  return mods?.most === undefined ? sum : Math.min(Math.max(sum, -mods.most), mods.most);
}

/** What a condition names that goes by nothing but the row which it is about. */
const OF_A_ROW = new Set([
  ...['compare', 'in', 'either', 'there', 'text', 'field', 'bound', 'side', 'of'],
  ...['sum', 'product', 'min', 'max', 'less', 'sign'],
]);
const alone = new WeakMap<object, boolean>();

function goesByRow(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  const known = alone.get(value);
  if (known !== undefined) return known;
  const { kind, binding } = value as { readonly kind?: unknown; readonly binding?: unknown };
  const is =
    (kind === undefined || OF_A_ROW.has(String(kind))) &&
    (binding === undefined || binding === 'it') &&
    Object.values(value).every(goesByRow);
  alone.set(value, is);
  return is;
}

/** Who meets conditions that go by the row alone, by the rows of a list: most taps change none of them. */
const byRow = new WeakMap<readonly KeptRow[], Map<object, readonly KeptRow[]>>();

/** The rows of a list that meet the conditions, each as `it`, and by another name where it has one. */
export function rowsWhere(now: Reading, list: string, where: Conditions, as?: string): readonly KeptRow[] {
  const rows = at(now.state.rows, list) ?? [];
  if (!where.length) return rows;
  const met = () => rows.filter(meets(now, list, where, as));
  if (!goesByRow(where)) return met();
  const known = byRow.get(rows) ?? new Map<object, readonly KeptRow[]>();
  byRow.set(rows, known);
  const found = known.get(where) ?? met();
  if (now.fuel.left > 0) known.set(where, found);
  return found;
}

/** Whether there is one. */
export const someWhere = (now: Reading, list: string, where: Conditions, as?: string): boolean =>
  goesByRow(where)
    ? rowsWhere(now, list, where, as).length > 0
    : (at(now.state.rows, list) ?? []).some(meets(now, list, where, as));

function meets(now: Reading, list: string, where: Conditions, as: string | undefined) {
  // One reading for all rows: what is bound in it changes from row to row.
  const bound: { [name: string]: RowAt } = { ...now.bound };
  const inside = { ...now, bound };
  return ({ id }: KeptRow): boolean => {
    const row = { list, row: id };
    bound.it = row;
    if (as !== undefined) bound[as] = row;
    return holds(inside, where);
  };
}

/** Counts that go by the state alone, by the state: many rows may ask for the same one. */
const counts = new WeakMap<OwnState, Map<object, number>>();
const closed = new WeakMap<object, boolean>();

/** Whether conditions name nothing but the row that they are about and what stands in the state. */
function isClosed(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  const known = closed.get(value);
  if (known !== undefined) return known;
  const { kind, binding } = value as { readonly kind?: unknown; readonly binding?: unknown };
  const isOpen =
    (kind === 'bound' && binding !== 'it') || OPEN.has(String(kind)) || !Object.values(value).every(isClosed);
  closed.set(value, !isOpen);
  return !isOpen;
}
const OPEN = new Set(['answer', 'die', 'hash', 'mods', 'share']);

function countOf(now: Reading, of: Extract<Amount, { readonly kind: 'count' }>): number {
  const count = () => rowsWhere(now, of.list, of.where).length;
  if (!isClosed(of.where)) return count();
  const known = counts.get(now.state) ?? new Map<object, number>();
  counts.set(now.state, known);
  const found = known.get(of) ?? count();
  if (now.fuel.left > 0) known.set(of, found);
  return found;
}

/** All of them hold. */
export const holds = (now: Reading, conditions: Conditions): boolean =>
  conditions.every((each) => {
    now.fuel.left -= 1;
    return now.fuel.left >= 0 && isMet(now, each);
  });

function isMet(now: Reading, condition: Condition): boolean {
  switch (condition.kind) {
    case 'compare':
      return compares(readOperand(now, condition.left), condition.is, readOperand(now, condition.right));
    case 'in': {
      const value = readOperand(now, condition.left);
      return condition.values.some((each) => each === value);
    }
    case 'tag': {
      const turns = at(now.def.turns.tags, condition.tag) ?? [];
      return turns.includes(now.state.place.turn) === condition.has;
    }
    case 'there': {
      const { what } = condition;
      const there = what.kind === 'field' ? readOperand(now, what) === true : rowOf(now, what) !== undefined;
      return there === condition.is;
    }
    case 'either':
      return condition.of.some((each) => holds(now, each));
  }
}

type Comparison = Extract<Condition, { readonly kind: 'compare' }>['is'];

function compares(left: Value | undefined, is: Comparison, right: Value | undefined): boolean {
  if (is === '=') return left !== undefined && left === right;
  if (is === '!=') return left !== undefined && right !== undefined && left !== right;
  if (typeof left !== 'number' || typeof right !== 'number') return false;
  if (is === '<') return left < right;
  if (is === '<=') return left <= right;
  return is === '>' ? left > right : left >= right;
}
