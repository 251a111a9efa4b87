import { type ChartDef, cellKey, rulesCell, shapeOf } from '../../core/charts/chart';
import { findCode } from '../../core/charts/codes';
import { type Amounts, type ColumnFound, columnFor, foundWords } from '../../core/charts/columns';
import { rowFor } from '../../core/charts/dice-rows';
import type { Odds } from '../../core/charts/odds';
import { signed, withMinus } from '../../core/numbers';
import { askCell, askChoice, askForm, cellLine, offerOverride, type Steps } from '../../core/play/procedure';
import type { RollPreview } from '../../core/play/prompt';
import { fact, reminder, result, warning } from '../../kit/lines';
import type { Effect, Effects, Table } from '../format/definition';
import { codeKey } from './apply';
import { chartsOf } from './charts';
import { RULE } from './edition';
import { needIn, needMods, secretOf } from './mods';
import { byId } from './names';
import { rollTotal } from './roll';
import { at } from './safe';
import { amount, comeTo, keyFor, operand, record, type Scope, tell, type Work } from './work';

type Of<K extends Effect['kind']> = Extract<Effect, { readonly kind: K }>;
/** Does the effects of what has come of something. */
export type Run = (work: Work, scope: Scope, effects: Effects) => Steps<void>;

/** Rolls on a table: in the column of its amounts after the shifts, with what modifies the die; its code then does what it does. */
export function* useTable(work: Work, scope: Scope, effect: Of<'table'>, run: Run): Steps<void> {
  const table = byId(work.def.tables, effect.table);
  const chart = table && chartsOf(work.def, RULE).get(table.id);
  if (!table || !chart || table.rows.by === 'list') {
    tell(work, warning(`${table?.name ?? effect.table}: look it up yourselves.`, { rule: scope.rule }));
    return;
  }
  const { table: _, hash: __, ...outside } = scope;
  const inside: Scope = { ...outside, rule: table.rule ?? scope.rule };
  const drm = yield* needMods(work, scope, effect.drm);
  const found = yield* columnOf(work, inside, table, chart, effect);
  if (found.kind === 'edge') {
    tell(work, fact('Past the end of the table', { value: foundWords(found), rule: inside.rule }));
    if (found.code === undefined) comeTo(work, scope, 'no effect');
    else yield* doCode(work, inside, table, found.code, run);
    return;
  }
  const { column, odds } = found;
  const preview: RollPreview = {
    chart: chart.id,
    column,
    ...(odds && { odds }),
    ...(drm && { modifier: drm }),
  };
  const total = yield* rollTotal(work, scope, {
    ...{ key: `die ${table.id}`, rule: inside.rule, dice: table.rows.dice, modifier: drm },
    title: table.columns
      ? `${table.name}, on ${foundWords({ kind: 'column', column, index: 0 })}`
      : table.name,
    more: { rollPreview: preview },
  });
  inside.die = total;
  const { row, clamped } = rowFor(chart.rows.labels, total);
  if (clamped)
    tell(
      work,
      fact(`${withMinus(total)} is beyond the table`, { value: `read at ${row}`, rule: inside.rule }),
    );
  const code = yield* cellOf(work, chart, column, row);
  yield* doCode(work, inside, table, code, run);
}

type Column = { readonly kind: 'column'; readonly column: string; readonly odds?: Odds };

function* columnOf(
  work: Work,
  scope: Scope,
  table: Table,
  chart: ChartDef,
  effect: Of<'table'>,
): Steps<Column | Exclude<ColumnFound, { readonly kind: 'column' }>> {
  const { labels, by } = chart.columns;
  const { rule } = scope;
  if (!table.columns) return { kind: 'column', column: labels[0] ?? '' };
  if (!by) return { kind: 'column', column: yield* listed(work, scope, table, labels, effect) };
  yield* needIn(work, scope, [effect.of, effect.to]);
  const amounts = amountsOf(work, scope, effect, by.by);
  const shift = yield* needMods(work, scope, effect.shift);
  const chosen =
    effect.switch === undefined ? 'cap' : operand(work, scope, { kind: 'switch', switch: effect.switch });
  const reading = chosen === 'real' ? 'shift-then-cap' : 'cap-then-shift';
  const { attack, defence } = amounts;
  const plain = columnFor(by, labels, amounts, 0, reading);
  const parts = `${withMinus(attack)} ${by.by === 'odds' ? ':' : '−'} ${withMinus(defence)}`;
  const words = by.by === 'odds' || (attack && defence) ? parts : withMinus(attack - defence);
  tell(work, { kind: 'odds', label: words, value: foundWords(plain), rule });
  const found = columnFor(by, labels, amounts, shift, reading);
  if (effect.shift !== undefined)
    tell(work, { kind: 'odds', label: `Net shift ${signed(shift)}`, value: foundWords(found), rule });
  if (found.kind === 'edge') return found;
  return { kind: 'column', column: found.column, odds: { ...amounts, labels, shift, reading, by } };
}

/** Attack and defence; of a difference its two parts where it has such, so that the screen can say what more of each would do. */
function amountsOf(
  work: Work,
  scope: Scope,
  { of = 0, to = 1 }: Of<'table'>,
  by: 'odds' | 'difference' | 'total',
): Amounts {
  if (by === 'odds') return { attack: amount(work, scope, of), defence: amount(work, scope, to) };
  if (by === 'difference' && typeof of === 'object' && of.kind === 'less') {
    const [first = 0, ...others] = of.of.map((part) => amount(work, scope, part));
    const less = others.reduce((sum, part) => sum + part, 0);
    if (first >= 0 && less >= 0) return { attack: first, defence: less };
  }
  const value = amount(work, scope, of);
  return by === 'total' || value >= 0 ? { attack: value, defence: 0 } : { attack: 0, defence: -value };
}

/** A column that players have named, or name now. */
function* listed(
  work: Work,
  scope: Scope,
  table: Table,
  labels: readonly string[],
  { column }: Of<'table'>,
): Steps<string> {
  const said = column === undefined ? undefined : at(scope.said, column);
  const known = labels.find((label) => label === said);
  if (known !== undefined) return known;
  return yield* askChoice(work, {
    ...{ key: keyFor(work, `column ${table.id}`), rule: scope.rule, title: `${table.name}: which column?` },
    options: labels.map((label) => ({ value: label, label })),
    ...secretOf(work),
  });
}

/** The code that is printed there: an edition of its own time goes by its own print, where the newest has another. */
function* cellOf(work: Work, chart: ChartDef, column: string, row: string): Steps<string> {
  const printed = rulesCell(chart, column, row);
  const newest = work.def === work.latest ? chart : chartsOf(work.latest, RULE).get(chart.id);
  if (printed && (!newest || rulesCell(newest, column, row)?.value !== printed.value)) {
    const label = `${chart.name}, ${cellKey(column, row).replace('|', ', ')}`;
    tell(work, { kind: 'cell', label, value: String(printed.value), rule: chart.rule, source: 'rules' });
    return String(printed.value);
  }
  const cell = yield* askCell(work, chart, column, row);
  tell(work, cellLine(chart, column, row, cell));
  return String(cell.value);
}

/** What a code says and does. Players may go by another one; of one that says nothing they tell what it means, once. */
function* doCode(work: Work, scope: Scope, table: Table, printed: string, run: Run): Steps<void> {
  const chart = chartsOf(work.def, RULE).get(table.id);
  const code = chart
    ? yield* offerOverride(work, {
        ...{ key: keyFor(work, `code ${table.id}`), label: table.name, rule: scope.rule },
        ...{ shape: shapeOf(chart, chart.columns.labels[0] ?? ''), value: printed },
      })
    : printed;
  comeTo(work, scope, code);
  yield* meansOf(work, { ...scope, depth: scope.depth + 1 }, table, code, run);
}

function* meansOf(work: Work, scope: Scope, table: Table, code: string, run: Run): Steps<void> {
  const found = findCode(
    table.means.map((means) => ({ value: means.code, means })),
    code,
  );
  if (!found) return yield* learnCode(work, scope, table, code);
  const { means } = found.of;
  const number = found.number;
  const say = number === undefined ? means.say : means.say.replaceAll('#', String(number));
  const words = { rule: scope.rule, ...(say && ({ author: true } as const)) };
  if (scope.table === undefined) tell(work, result(say || code, { value: code, ...words }));
  else if (say) tell(work, reminder(say, words));
  const hash = number ?? scope.hash;
  yield* run(work, { ...scope, table: table.id, ...(hash !== undefined && { hash }) }, means.do);
}

/** What another code of the same table does. */
export function* doAs(work: Work, scope: Scope, { code }: Of<'as'>, run: Run): Steps<void> {
  const table = byId(work.def.tables, scope.table);
  if (!table) return;
  const named = scope.hash === undefined ? code : code.replaceAll('#', String(scope.hash));
  yield* meansOf(work, { ...scope, depth: scope.depth + 1 }, table, named, run);
}

const MEANING = 160;

function* learnCode(work: Work, { rule }: Scope, table: Table, code: string): Steps<void> {
  const known = at(work.state.means, codeKey(table.id, code));
  if (known !== undefined) {
    tell(work, result(known || code, { value: code, rule, ...(known && ({ author: true } as const)) }));
    if (!known) tell(work, reminder(`Do what ${code} says.`, { rule }));
    return;
  }
  tell(work, result(code, { value: code, rule }));
  const label = `What does ${code} mean?`;
  const { meaning } = yield* askForm(work, {
    ...{
      key: keyFor(work, `means ${table.id} ${code}`),
      rule,
      title: `${table.name}: ${label}`,
      submit: 'Next',
    },
    hint: 'In a few words, which stand here whenever it comes. You may leave it empty.',
    fields: [{ key: 'meaning', label, kind: 'text', maxLength: MEANING, optional: true, initial: '' }],
    ...secretOf(work),
  });
  const text = typeof meaning === 'string' ? meaning : '';
  if (text) tell(work, fact(code, { value: text, rule }));
  tell(work, reminder(`Do what ${code} says.`, { rule }));
  record(work, { type: 'kit.v1.Noted', text, code: { table: table.id, code } });
}
