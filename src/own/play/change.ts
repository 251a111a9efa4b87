import { signed, withMinus } from '../../core/numbers';
import { offerOverride, type Steps } from '../../core/play/procedure';
import { fact, reminder, warning } from '../../kit/lines';
import type { Counter, Effect, Target, Value } from '../format/definition';
import { moved } from './apply';
import { needIn } from './mods';
import { byId, listOf, targetName, valueName } from './names';
import { at } from './safe';
import { counterKey, rowOf } from './values';
import {
  amount,
  keyFor,
  operand,
  readIn,
  record,
  ruleOf,
  type Scope,
  settleNumber,
  tell,
  type Work,
} from './work';

type Of<K extends Effect['kind']> = Extract<Effect, { readonly kind: K }>;

/** What `add` and `set` change: where it stands, and what it holds. */
type Place = {
  readonly key: string;
  readonly row?: { readonly list: string; readonly row: string };
  readonly name: string;
  readonly now: Value;
  readonly reach?: { readonly name: string; readonly min: number; readonly max: number };
  readonly of?: readonly { readonly id: string; readonly name: string }[];
  readonly kind: string;
  readonly ledger?: boolean;
  readonly counter?: Counter;
};

function placeOf(work: Work, scope: Scope, to: Target): Place | undefined {
  const now = readIn(work, scope);
  const name = targetName(now, to);
  if (to.kind === 'counter') {
    const key = counterKey(now, to);
    const counter = at(work.state.counters, key);
    const known = byId(work.def.counters, to.counter);
    if (!counter) return undefined;
    const { min, max, ledger, value } = counter;
    const reach = min !== undefined && max !== undefined && { reach: { name, min, max } };
    const of = known?.holds.kind === 'state' && { of: known.holds.of };
    return {
      key,
      name,
      now: value,
      kind: known?.holds.kind ?? 'number',
      ...reach,
      ...of,
      ...(ledger && { ledger }),
      ...(known && { counter: known }),
    };
  }
  const row = rowOf(now, to.row);
  const field = row && byId(listOf(work.def, row.list)?.fields ?? [], to.field);
  const value = row && at(row.of.values, to.field);
  if (!row || !field || value === undefined) return undefined;
  const reach = at(work.state.reaches, `${row.list}.${to.field}`);
  const of = field.kind === 'state' ? field.of : field.kind === 'side' ? work.def.sides : undefined;
  return {
    ...{ key: to.field, row: { list: row.list, row: row.row }, name, now: value, kind: field.kind },
    ...(reach && { reach: { ...reach, name } }),
    ...(of && { of }),
  };
}

const gone = (work: Work, scope: Scope, to: Target) =>
  tell(
    work,
    warning(`${targetName(readIn(work, scope), to)}: there is none to change.`, { rule: scope.rule }),
  );

/** A number moved: told with what it comes to, within its bounds. */
export function* add(work: Work, scope: Scope, { to, amount: of }: Of<'add'>): Steps<void> {
  const place = placeOf(work, scope, to);
  if (!place?.reach || typeof place.now !== 'number') return gone(work, scope, to);
  const asked = { key: `add:${place.name}`, label: place.name, rule: scope.rule };
  yield* needIn(work, scope, [of]);
  const by = yield* settleNumber(work, { ...asked, value: amount(work, scope, of), most: 999 });
  move(work, scope, { ...place, now: place.now, reach: place.reach }, by, signed(by));
}

type Numeric = Place & { readonly now: number; readonly reach: NonNullable<Place['reach']> };

function move(work: Work, { rule }: Scope, place: Numeric, by: number, words: string): void {
  const { value, conflict } = moved(place.reach, place.now, by);
  tell(work, fact(place.name, { value: `${withMinus(value)} (${words})`, rule }));
  if (conflict) tell(work, warning(conflict, { rule }));
  sayReached(work, place, value, rule);
  const held = value - place.now;
  record(
    work,
    place.ledger
      ? { type: 'kit.v1.Points', ledger: place.key, points: held, label: place.name }
      : { type: 'kit.v1.Added', key: place.key, by: held, ...(place.row && { row: place.row }) },
  );
}

/** What its author says of a counter that comes to be low, or high. */
function sayReached(
  work: Work,
  { now, counter }: Pick<Numeric, 'now' | 'counter'>,
  value: number,
  rule: string,
): void {
  const { low, high } = counter ?? {};
  if (low && value <= low.at && now > low.at) tell(work, reminder(low.say, { rule, author: true }));
  if (high && value >= high.at && now < high.at) tell(work, reminder(high.say, { rule, author: true }));
}

/** What it is from now on. */
export function* set(work: Work, scope: Scope, { to, value: of }: Of<'set'>): Steps<void> {
  const place = placeOf(work, scope, to);
  if (!place) return gone(work, scope, to);
  const asked = { key: `set:${place.name}`, label: place.name, rule: scope.rule };
  yield* needIn(work, scope, of);
  const given = typeof of === 'boolean' ? of : operand(work, scope, of);
  if (place.reach && typeof place.now === 'number') {
    const value = yield* settleNumber(work, { ...asked, value: typeof given === 'number' ? given : 0 });
    const { value: held, conflict } = moved(place.reach, value, 0);
    if (place.ledger)
      return move(work, scope, { ...place, now: place.now, reach: place.reach }, held - place.now, 'set');
    tell(work, fact(place.name, { value: withMinus(held), rule: scope.rule }));
    if (conflict) tell(work, warning(conflict, { rule: scope.rule }));
    sayReached(work, { ...place, now: place.now }, held, scope.rule);
    return recordSet(work, place, held);
  }
  const text = yield* settleName(work, scope, place, given);
  if (text === undefined) return gone(work, scope, to);
  tell(work, fact(place.name, { value: valueName(work.def, place, text), rule: scope.rule }));
  recordSet(work, place, text);
}

function recordSet(work: Work, { key, row }: Place, value: Value): void {
  const at = row
    ? ({ what: 'field', list: row.list, row: row.row } as const)
    : ({ what: 'counter' } as const);
  record(work, { type: 'kit.v1.Set', ...at, key, value });
}

/** One of the names that it may hold, or there and not there: players may say another. */
function* settleName(
  work: Work,
  { rule }: Scope,
  place: Place,
  given: Value | undefined,
): Steps<Value | undefined> {
  const options =
    place.kind === 'mark'
      ? [
          { value: 'yes', label: 'yes' },
          { value: 'no', label: 'no' },
        ]
      : (place.of ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const value = place.kind === 'mark' ? (given === true || given === 'yes' ? 'yes' : 'no') : String(given);
  if (!options.some((option) => option.value === value)) return undefined;
  const said = yield* offerOverride(work, {
    ...{ key: keyFor(work, `set:${place.name}`), label: place.name, rule },
    ...{ shape: { kind: 'choice' as const, options }, value },
  });
  return place.kind === 'mark' ? said === 'yes' : said;
}

/** A line of a ledger. */
export function* points(work: Work, scope: Scope, effect: Of<'points'>): Steps<void> {
  const now = readIn(work, scope);
  const place = placeOf(work, scope, effect.ledger);
  if (!place?.reach || typeof place.now !== 'number') return gone(work, scope, effect.ledger);
  const about = effect.about && rowOf(now, effect.about)?.of.name;
  const label = [about, effect.words].filter(Boolean).join(' ') || place.name;
  yield* needIn(work, scope, [effect.amount]);
  const value = amount(work, scope, effect.amount);
  const by = yield* settleNumber(work, { key: `points:${label}`, label, rule: scope.rule, value, most: 999 });
  const { value: held, conflict } = moved(place.reach, place.now, by);
  tell(
    work,
    fact(label, { value: `${signed(held - place.now)}: ${place.name} ${withMinus(held)}`, rule: scope.rule }),
  );
  if (conflict) tell(work, warning(conflict, { rule: scope.rule }));
  const rule = ruleOf(scope, {});
  record(work, { type: 'kit.v1.Points', ledger: place.key, points: held - place.now, label, rule });
}
