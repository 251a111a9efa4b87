import { type Derivation, offerOverride, type Steps } from '../../core/play/procedure';
import type { TraceLine } from '../../core/play/trace';
import { warning } from '../../kit/lines';
import type { Amount, Conditions, Definition, Operand, Value } from '../format/definition';
import { apply } from './apply';
import type { OwnEvent, RowAt } from './bounds';
import { type By, withAt } from './safe';
import type { Note, OwnState } from './state';
import { holds, numberOf, type Reading, reading, readOperand } from './values';

/** What one tap may do at most: then the rest is left to people. */
const MOST = { depth: 6, effects: 200, events: 100, fuel: 200_000 };
const ENOUGH = 'This goes on for too long: the rest is left to you.';

/**
 * One tap under way: a working copy of the state, on which each event counts at once, and what it has told so far. Whose
 * names stand for which rows goes along with the effects, not with this.
 */
export type Work = Derivation & {
  readonly def: Definition;
  /** The edition that the screens' tables are of, where it is another one. */
  readonly latest: Definition;
  readonly rule: string;
  readonly events: OwnEvent[];
  state: OwnState;
  readonly keys: Set<string>;
  readonly warned: Set<string>;
  readonly reveals: string[];
  effects: number;
  readonly fuel: { left: number };
  /** Too much was done: nothing more is. */
  stopped: boolean;
  /** What follows is left out, as the rules say. */
  left: boolean;
  /** It came to nothing, as nobody was there to do it with: it is not done. */
  vain?: true;
  /** What the last table or check came to, for the heading. */
  gave?: string;
  /** Whose alone its questions are, and the envelope that its notes go into. */
  readonly secret?: string;
  readonly envelope?: Note['sealed'];
};

/** Keys of the questions that every game asks alike: what a file asks in the same tap has another one. */
const FIXED = ['players', 'house', 'leave', 'which', 'row', 'counter', 'correction', 'how'];

export const startWork = (
  of: Pick<Work, 'def' | 'latest' | 'rule'> & {
    readonly fuel?: Work['fuel'];
    readonly side?: string;
    readonly secret?: string;
    readonly envelope?: NonNullable<Note['sealed']>;
  },
  state: OwnState,
): Work => ({
  fuel: { left: MOST.fuel },
  ...of,
  lines: [],
  events: [],
  state,
  keys: new Set(FIXED),
  warned: new Set(),
  reveals: [],
  effects: 0,
  stopped: false,
  left: false,
});

/** What effects know: rows by their names, answers, what mods came to. Each level of checks has its own. */
export type Scope = {
  bound: By<RowAt>;
  said: By<Value>;
  /** What mods came to. */
  mods: By<number>;
  die?: number;
  readonly hash?: number;
  /** The table whose means these are. */
  readonly table?: string;
  readonly depth: number;
  /** What these effects cite. */
  readonly rule: string;
};

export const startScope = (work: Pick<Work, 'rule'>, bound: By<RowAt> = {}): Scope => ({
  bound,
  said: {},
  mods: {},
  depth: 0,
  rule: work.rule,
});

export const readIn = (work: Work, scope: Scope): Reading =>
  reading(work.def, work.state, {
    bound: scope.bound,
    said: scope.said,
    mods: scope.mods,
    ...(scope.die !== undefined && { die: scope.die }),
    ...(scope.hash !== undefined && { hash: scope.hash }),
    fuel: work.fuel,
    warn: (words) => warnOnce(work, words, scope.rule),
  });

export const amount = (work: Work, scope: Scope, of: Amount): number => numberOf(readIn(work, scope), of);
export const operand = (work: Work, scope: Scope, of: Operand): Value | undefined =>
  readOperand(readIn(work, scope), of);
export const isSo = (work: Work, scope: Scope, when: Conditions): boolean => holds(readIn(work, scope), when);

/** The rule that something is told by: its own, else that of what it belongs to. */
export const ruleOf = (scope: Pick<Scope, 'rule'>, { rule }: { readonly rule?: string }): string =>
  rule ?? scope.rule;

/** A key of a question that none has had: "die", "die 2". */
export function keyFor(work: Work, wanted: string): string {
  let key = wanted;
  for (let n = 2; work.keys.has(key); n += 1) key = `${wanted} ${n}`;
  work.keys.add(key);
  return key;
}

export const tell = (work: Work, line: TraceLine): void => {
  work.lines.push(line);
};

/** A division by nought is told once, however many there are. */
const warnOnce = (work: Work, words: string, rule: string): void => {
  if (work.warned.has(words)) return;
  work.warned.add(words);
  tell(work, warning(words, { rule }));
};

/** What people do themselves, as this goes too far; nothing more is done. */
function stop(work: Work, words: string, rule = work.rule): void {
  if (work.stopped) return;
  work.stopped = true;
  tell(work, warning(words, { rule }));
}

/** One effect more; false where that is too many. */
export function mayGoOn(work: Work, { depth }: Scope): boolean {
  if (work.stopped || work.left) return false;
  work.effects += 1;
  if (work.effects <= MOST.effects && depth <= MOST.depth && work.fuel.left > 0) return true;
  stop(work, ENOUGH);
  return false;
}

/** Records what has come to pass: it counts from here on. Says so where it does not fit. */
export function record(work: Work, event: OwnEvent): void {
  if (work.events.length >= MOST.events) {
    stop(work, ENOUGH);
    return;
  }
  const { state, conflict } = apply(work.state, event);
  work.events.push(event);
  work.state = state;
  if (conflict) tell(work, warning(conflict, { rule: work.rule }));
}

/** A number that players may override before it is told: whole, as halves are not recorded. */
export function* settleNumber(
  work: Work,
  asked: {
    readonly key: string;
    readonly label: string;
    readonly rule: string;
    readonly value: number;
    readonly most?: number;
    readonly columns?: true;
  },
): Steps<number> {
  const { most = 9_999, value, columns, ...told } = asked;
  const whole = Math.floor(value);
  if (whole !== value) tell(work, warning(`${told.label}: ${value} is rounded down.`, { rule: told.rule }));
  const held = Math.min(Math.max(whole, -most), most);
  return yield* offerOverride(work, {
    ...told,
    key: keyFor(work, told.key),
    shape: { kind: 'number', min: -most, max: most, ...(columns && { columns }) },
    value: held,
  });
}

export const bind = (scope: Scope, name: string, row: RowAt | undefined): Scope =>
  row ? { ...scope, bound: withAt(scope.bound, name, row) } : scope;

/** What it came to, for the heading: what an action itself rolls, not what that leads to. */
export const comeTo = (work: Work, { depth }: Scope, words: string): void => {
  if (depth === 0) work.gave = words;
};
