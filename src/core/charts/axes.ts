import { isTextLine } from '../json';
import { fail, ok, type Result } from '../result';
import { isInherited, nameHostile } from '../text';
import { type Axis, isCode } from './chart';
import { type ColumnsBy, ratioOf } from './columns';
import { type DiceRead, inOrder, nextNumber } from './dice-rows';
import { ROW_NAME_LENGTH } from './pack';
import { spansOf, spanWords } from './spans';
import { tidySpan } from './tidy-span';

const MOST_COLUMNS = 24;
const MOST_ROWS = 80;
const CODE_LENGTH = 12;

/** Heads in one line, as `1:2 1:1 3:2`, or each by itself. */
export type Heads = string | readonly string[];

const headsOf = (heads: Heads): readonly string[] =>
  typeof heads === 'string' ? heads.split(/\s+/).filter(Boolean) : heads;

/**
 * The columns of a table that nobody has to confirm: names for a `list` of which players tell which, else heads that rise from
 * left to right. Refuses by the head that does not fit.
 */
export function columnAxis(label: string, by: ColumnsBy | 'list', heads: Heads): Result<Axis> {
  const given = headsOf(heads);
  const least = by === 'list' ? 1 : 2;
  if (given.length < least || given.length > MOST_COLUMNS)
    return fail('axis.count', `A table has ${least} to ${MOST_COLUMNS} columns; here are ${given.length}.`);
  if (by === 'list') return namedAxis(label, given);
  for (const edge of [by.below, by.above])
    if (typeof edge === 'object' && !isCode(edge.code, CODE_LENGTH))
      return fail(
        'axis.edge',
        `"${nameHostile(edge.code)}" is not a code of 1 to ${CODE_LENGTH} characters.`,
      );
  return by.by === 'odds' ? oddsAxis(label, by, given) : spanColumns(label, by, given);
}

function namedAxis(label: string, heads: readonly string[]): Result<Axis> {
  for (const [i, head] of heads.entries()) {
    if (!isTextLine(head, ROW_NAME_LENGTH) || head.includes('|') || isInherited(head))
      return fail('axis.name', `"${nameHostile(head)}" is not a name of 1 to ${ROW_NAME_LENGTH} characters.`);
    if (heads.indexOf(head) < i) return twice(head);
  }
  return ok({ label, labels: heads, mode: 'fixed' });
}

const twice = (head: string) => fail('axis.twice', `"${nameHostile(head)}" appears twice.`);

const RATIO = /^([1-9]\d?)[:/-]([1-9]\d?)$/;

function oddsAxis(label: string, by: ColumnsBy, heads: readonly string[]): Result<Axis> {
  const labels: string[] = [];
  for (const head of heads) {
    const [, a, d] = RATIO.exec(head) ?? [];
    if (!a || !d) return fail('axis.odds', `"${nameHostile(head)}" is not odds such as 1:2 or 3:1.`);
    const [[p, q], [r, s]] = [ratioOf(labels.at(-1) ?? '0:1'), [Number(a), Number(d)]];
    if (p * s >= r * q) return rises(head, labels.at(-1));
    labels.push(`${a}:${d}`);
  }
  return ok({ label, labels, mode: 'fixed', by });
}

const rises = (head: string, before = '') =>
  fail('axis.order', `"${head}" stands after "${before}": heads rise, and none reaches into the next.`);

function spanColumns(label: string, by: ColumnsBy, heads: readonly string[]): Result<Axis> {
  const spans = spanLabels(heads);
  if (!spans.ok) return spans;
  const labels = spans.value;
  for (const [i, head] of labels.entries()) {
    const [span, next] = [spansOf(head)?.[0], spansOf(labels[i + 1] ?? '')?.[0]];
    if (!span || head.includes(',')) return noSpan(head);
    if (!next) continue;
    if (next.least <= span.most) return rises(labels[i + 1] ?? '', head);
    // A single number stands for what follows it up to the next head, as on many a table; a span says where it ends.
    if (span.least < span.most && next.least > span.most + 1) return gap(span.most + 1);
  }
  return ok({ label, labels, mode: 'fixed', by, names: namesOf(labels) });
}

/**
 * The rows of a table by what dice come to. Each number between the lowest and the highest of them that the dice can show,
 * modified or not, has one row; what is beyond them is read at the nearer end.
 */
export function rowAxis(label: string, roll: DiceRead, heads: Heads): Result<Axis> {
  const dice = diceProblem(roll);
  if (dice) return fail('axis.dice', dice);
  const given = headsOf(heads);
  if (!given.length || given.length > MOST_ROWS)
    return fail('axis.count', `A table has 1 to ${MOST_ROWS} rows; here are ${given.length}.`);
  const spans = spanLabels(given);
  if (!spans.ok) return spans;
  const labels = spans.value;
  const parts = inOrder(labels);
  for (const [i, part] of parts.entries()) {
    const next = parts[i + 1];
    if (!next) break;
    if (next.least <= part.most)
      return fail('axis.twice', `"${part.head}" and "${next.head}" both hold ${next.least}.`);
    const missing = nextNumber(roll, part.most);
    if (missing < next.least) return gap(missing);
  }
  const later = labels.findIndex((head, i) => !head.includes(',') && startOf(labels[i - 1]) > startOf(head));
  if (later > 0) return rises(labels[later] ?? '', labels[later - 1]);
  return ok({ label, labels, mode: 'fixed', dice: roll.count, roll, names: namesOf(labels) });
}

/** Where a head starts that names no numbers apart: those stand in any order, as `2,12` does beside `7`. */
const startOf = (head = ','): number =>
  head.includes(',') ? Number.NEGATIVE_INFINITY : (spansOf(head)?.[0]?.least ?? 0);

function spanLabels(heads: readonly string[]): Result<readonly string[]> {
  const labels: string[] = [];
  for (const head of heads) {
    const tidy = tidySpan(head);
    if (tidy === undefined) return noSpan(head);
    if (labels.includes(tidy)) return twice(head);
    labels.push(tidy);
  }
  return ok(labels);
}

const noSpan = (head: string) =>
  fail('axis.span', `"${nameHostile(head)}" is not a number or a span such as ..1, 2, 6..8 or 11..`);

const gap = (number: number) => fail('axis.gap', `No head holds ${number}.`);

/** Heads as players print them, where that is not how they are kept. */
const namesOf = (labels: readonly string[]): { readonly [head: string]: string } =>
  Object.fromEntries(labels.flatMap((head) => (spanWords(head) === head ? [] : [[head, spanWords(head)]])));

/** 1 to 40 dice of 2 to 100 sides, and as digits up to four of at most 9. */
function diceProblem({ count, sides, digits }: DiceRead): string | undefined {
  if (!(Number.isInteger(count) && count >= 1 && count <= 40)) return 'There are 1 to 40 dice.';
  if (!(Number.isInteger(sides) && sides >= 2 && sides <= 100)) return 'A die has 2 to 100 sides.';
  if (digits && (count > 4 || sides > 9)) return 'Digits are read off up to 4 dice of at most 9 sides.';
  return undefined;
}
