import { isTexts } from '../json';
import { fail, ok, type Result } from '../result';

/**
 * Column labels that players confirm: odds such as 1:2, from worst to best for the attacker, or, where their axis says so,
 * the totals that a column is read by, such as 1, 6-9 or 70+.
 */
const RATIO = /^([1-9]\d?):([1-9]\d?)$/;
const TOTAL = /^(0|[1-9]\d{0,2})(?:-([1-9]\d{0,2})|\+)?$/;

/** The least and the most that a head stands for; undefined where it is no head. */
export function spanOf(head: string, totals?: boolean): readonly [number, number] | undefined {
  const [read, from, to] = (totals ? TOTAL : RATIO).exec(head) ?? [];
  if (!read) return undefined;
  const least = totals ? Number(from) : Number(from) / Number(to);
  if (!totals) return [least, least];
  const most = read.endsWith('+') ? Number.POSITIVE_INFINITY : Number(to ?? from);
  return to && most <= least ? undefined : [least, most];
}

export const suchLabels = (totals?: boolean): string => (totals ? '1, 6-9 or 70+' : '1:2 or 3:1');

export const noLabel = (head: string, totals?: boolean): string =>
  `"${head.slice(0, 12)}" is not ${totals ? 'a total' : 'odds'} such as ${suchLabels(totals)}.`;

/**
 * Two to twelve labels that rise from left to right, none reaching into the next. They are answered, recorded and handed on in
 * packs, which every released version holds to the same bounds; columns that a game itself gives go by `columnAxis`.
 */
export function checkLabels(labels: unknown, totals?: boolean): Result<readonly string[]> {
  if (!isTexts(labels) || labels.length < 2 || labels.length > 12)
    return fail('heads.count', 'A chart has 2 to 12 columns, as printed.');
  let reached = -1;
  for (const head of labels) {
    const span = spanOf(head, totals);
    if (!span) return fail('heads.form', noLabel(head, totals));
    if (span[0] <= reached)
      return fail(
        'heads.order',
        `${totals ? 'Totals' : 'Odds'} rise from left to right, and none stands twice.`,
      );
    reached = span[1];
  }
  return ok(labels);
}

/** Index of the column that a total is read in: between two of them the lower one, and the ends take what lies beyond. */
export const totalColumn = (labels: readonly string[], total: number): number =>
  Math.max(
    0,
    labels.findLastIndex((head) => Number.parseInt(head, 10) <= total),
  );
