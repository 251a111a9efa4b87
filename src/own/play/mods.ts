import { signed, withMinus } from '../../core/numbers';
import { columnsOf } from '../../core/play/effect';
import type { FormField, FormValues, Option } from '../../core/play/form';
import { askForm, offerOverride, type Steps } from '../../core/play/procedure';
import { fact, shifted } from '../../kit/lines';
import type { ModRow, Mods } from '../format/definition';
import { byId, rowName } from './names';
import { rowOptions } from './rows';
import { at, withAt } from './safe';
import { counterKey, countsItself, rowsWhere } from './values';
import {
  amount,
  isSo,
  keyFor,
  readIn,
  record,
  ruleOf,
  type Scope,
  settleNumber,
  tell,
  type Work,
} from './work';

/** How a row of mods is counted: as players tick it, by a number that they say, with a row that they pick, or by itself. */
const wayOf = (row: ModRow): 'flag' | 'each' | 'picks' | 'itself' => {
  const { each, picks } = row;
  if (picks) return 'picks';
  if (each !== undefined) return 'each';
  return countsItself(row) ? 'itself' : 'flag';
};

const isIn = (work: Work, scope: Scope, { when }: ModRow): boolean =>
  when === undefined || isSo(work, scope, when);

/** "1L", "+2", "×½": what a row does. */
function effectOf({ kind }: Pick<Mods, 'kind'>, value: number): string {
  if (kind === 'shift') return columnsOf(value);
  return kind === 'times' ? `×${fractionOf(value)}` : signed(value);
}

const fractionOf = (value: number): string => (value === 0.5 ? '½' : withMinus(value));

/** Why it cannot be paid, if it cannot. */
function unpaid(work: Work, scope: Scope, { costs }: ModRow): string | undefined {
  if (!costs) return undefined;
  const key = counterKey(readIn(work, scope), costs.counter);
  const counter = at(work.state.counters, key);
  const left = typeof counter?.value === 'number' ? counter.value - (counter.min ?? 0) : 0;
  return left < costs.amount ? `${counter?.name ?? key}: not enough is left.` : undefined;
}

const NOBODY = '-';
const keyOfRow = (mods: Mods, row: ModRow): string => `mods:${mods.id}:${row.id}`;

/** What of it players are asked, as fields of a form. */
export function modFields(work: Work, scope: Scope, mods: Mods): readonly FormField[] {
  const rule = ruleOf(scope, mods);
  const flags: Option[] = [];
  const more: FormField[] = [];
  for (const row of mods.rows) {
    const way = wayOf(row);
    if (way === 'itself' || !isIn(work, scope, row)) continue;
    const value = typeof row.value === 'number' ? effectOf(mods, row.value) : undefined;
    const disabled = unpaid(work, scope, row);
    const about = { key: keyOfRow(mods, row), rule: row.rule ?? rule };
    const label = value ? `${row.say} (${value}${way === 'each' ? ' each' : ''})` : row.say;
    if (way === 'flag')
      flags.push({
        value: row.id,
        label: row.say,
        ...(value && { effect: value }),
        ...(disabled && { disabled }),
      });
    else if (way === 'each')
      more.push({ ...about, label, kind: 'number', min: 0, max: disabled ? 0 : (row.each ?? 0), initial: 0 });
    else if (row.picks) {
      const { list, where } = row.picks;
      const rows = rowsWhere(readIn(work, scope), list, where);
      const options = [{ value: NOBODY, label: 'None' }, ...rowOptions(work, list, rows)];
      more.push({ ...about, label, kind: 'choice', options, initial: NOBODY });
    }
  }
  const marks: readonly FormField[] = flags.length
    ? [{ key: `mods:${mods.id}`, label: mods.name, rule, kind: 'flags', options: flags, initial: [] }]
    : [];
  return [...marks, ...more];
}

/** How often a row counts, by what players have said and what stands. */
function timesOf(work: Work, scope: Scope, mods: Mods, row: ModRow, values: FormValues): number {
  if (!isIn(work, scope, row)) return 0;
  const said = at(values, keyOfRow(mods, row));
  switch (wayOf(row)) {
    case 'flag': {
      const flags = at(values, `mods:${mods.id}`);
      return Array.isArray(flags) && flags.includes(row.id) ? 1 : 0;
    }
    case 'each':
      return typeof said === 'number' ? said : 0;
    case 'picks':
      return typeof said === 'string' && said !== NOBODY ? 1 : 0;
    case 'itself':
      return 1;
  }
}

/** What a list of mods comes to by these values: each row that counts is told, and its sum or product can be overridden. */
export function* countMods(
  work: Work,
  scope: Scope,
  mods: Mods,
  values: FormValues,
  prompt?: string,
): Steps<void> {
  const rule = ruleOf(scope, mods);
  const isFactor = mods.kind === 'times';
  let sum = isFactor ? 1 : 0;
  let counted = 0;
  for (const row of mods.rows) {
    const times = timesOf(work, scope, mods, row, values);
    if (!times) continue;
    let name = row.say;
    const picked = row.picks && at(values, keyOfRow(mods, row));
    if (row.picks && typeof picked === 'string') {
      const place = { list: row.picks.list, row: picked };
      scope.bound = withAt(scope.bound, row.picks.id, place);
      name = `${row.say}: ${rowName(work, place)}`;
    }
    const value = amount(work, scope, row.value);
    sum = isFactor ? sum * value ** times : sum + value * times;
    counted += 1;
    const label = times > 1 ? `${name}, ${times} times` : name;
    const more = { rule: row.rule ?? rule, ...(prompt !== undefined && { prompt }) };
    if (isFactor) tell(work, fact(label, { value: `×${fractionOf(value ** times)}`, ...more }));
    else tell(work, shifted(label, value * times, more));
    pay(work, scope, row, times);
  }
  if (isFactor) return yield* settleFactor(work, scope, mods, sum, counted);
  const most = mods.most;
  const capped = most === undefined ? sum : Math.min(Math.max(sum, -most), most);
  if (capped !== sum) tell(work, fact(`${mods.name}: no more than ${most}`, { value: signed(capped), rule }));
  let net = 0;
  if (counted || mods.kind === 'shift') {
    const columns = mods.kind === 'shift' && ({ columns: true } as const);
    const about = { key: `sum:${mods.id}`, label: mods.name, rule, value: capped, most: 99, ...columns };
    net = yield* settleNumber(work, about);
    tell(work, fact(mods.name, { value: signed(net), rule, ...(prompt !== undefined && { prompt }) }));
  }
  scope.mods = withAt(scope.mods, mods.id, net);
}

function pay(work: Work, scope: Scope, { costs }: ModRow, times: number): void {
  if (!costs) return;
  const key = counterKey(readIn(work, scope), costs.counter);
  const name = at(work.state.counters, key)?.name ?? key;
  const by = -costs.amount * times;
  tell(work, fact(name, { value: signed(by), rule: scope.rule }));
  record(work, { type: 'kit.v1.Added', key, by });
}

const FACTORS = [0.25, 0.5, 1, 1.5, 2, 3, 4];

function* settleFactor(work: Work, scope: Scope, mods: Mods, product: number, counted: number): Steps<void> {
  let factor = product;
  if (counted) {
    const rule = ruleOf(scope, mods);
    const options = [...new Set([...FACTORS, product])].map((each) => ({
      value: String(each),
      label: `×${fractionOf(each)}`,
    }));
    const said = yield* offerOverride(work, {
      ...{ key: keyFor(work, `sum:${mods.id}`), label: mods.name, rule },
      ...{ shape: { kind: 'choice' as const, options }, value: String(product) },
    });
    factor = Number(said);
    tell(work, fact(mods.name, { value: `×${fractionOf(factor)}`, rule }));
  }
  scope.mods = withAt(scope.mods, mods.id, factor);
}

/** Counts a list of mods that nobody has asked for yet in this action or check. */
export function* needMods(work: Work, scope: Scope, id: string | undefined): Steps<number> {
  const mods = byId(work.def.mods, id);
  if (!mods) return 0;
  const known = at(scope.mods, mods.id);
  if (known !== undefined) return known;
  const fields = modFields(work, scope, mods);
  if (!fields.length) yield* countMods(work, scope, mods, {});
  else {
    const key = keyFor(work, `mods ${mods.id}`);
    const about = { key, rule: ruleOf(scope, mods), title: modsTitle(work, scope, mods), submit: 'Next' };
    const values = yield* askForm(work, { ...about, fields, ...secretOf(work) });
    yield* countMods(work, scope, mods, values, key);
  }
  return at(scope.mods, mods.id) ?? 0;
}

/** Counts the lists of mods that an amount names, so that each row that counts is told. */
export function* needIn(work: Work, scope: Scope, amounts: unknown): Steps<void> {
  for (const id of modsIn(amounts)) yield* needMods(work, scope, id);
}

const named = new WeakMap<object, readonly string[]>();

/** The lists of mods that amounts name, wherever in it: what a file says is gone through once. */
export function modsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const known = named.get(value);
  if (known) return known;
  const { kind, mods } = value as { readonly kind?: unknown; readonly mods?: unknown };
  const all =
    kind === 'mods' && typeof mods === 'string' ? [mods] : [...new Set(Object.values(value).flatMap(modsIn))];
  named.set(value, all);
  return all;
}

function modsTitle(work: Work, scope: Scope, mods: Mods): string {
  const who = at(scope.bound, 'who');
  return who ? `${mods.name}: ${rowName(work, who)}` : mods.name;
}

export const secretOf = ({ secret }: Work) => (secret === undefined ? {} : { secret });
