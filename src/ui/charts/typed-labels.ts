import { noLabel, spanOf } from '../../core/charts/labels';
import { fail, ok, type Result } from '../../core/result';
import { plainNumbers } from '../../core/typed';

/** The rules print no odds, or not every total: the players type them. */
export const isTyped = (offered: readonly string[], totals?: boolean): boolean => totals || !offered.length;

/** "3-1", "3/1" and "3 to 1" as the sheet prints it: "3:1"; of totals "6–9" and "6 to 9": "6-9". Anything else stays as typed. */
export function tidyLabel(text: string, totals?: boolean): string {
  const plain = plainNumbers(text);
  const range = totals ? /^(\d+)\s*(?:-|to)\s*(\d+)$/ : /^(\d+)\s*(?:[:\-/.]|to|\s)\s*(\d+)$/;
  const typed = range.exec(plain);
  if (typed) return `${typed[1]}${totals ? '-' : ':'}${typed[2]}`;
  const total = totals && /^(\d+)\s*(\+?)$/.exec(plain);
  if (total) return `${total[1]}${total[2]}`;
  return totals ? text.trim().replace(/\s+\+$/, '+') : text.trim();
}

/** The labels with one more in its place among them. */
export function insertLabel(
  labels: readonly string[],
  text: string,
  totals?: boolean,
): Result<readonly string[]> {
  const head = tidyLabel(text, totals);
  const span = spanOf(head, totals);
  if (!span) return fail('heads.form', `${noLabel(head, totals)} Your columns are unchanged.`);
  if (labels.includes(head)) return fail('heads.twice', `${head} is there already.`);
  const [least, most] = span;
  const spans = labels.map((other) => spanOf(other, totals));
  const met = spans.findIndex((other) => other && other[0] <= most && other[1] >= least);
  if (met >= 0)
    return fail('heads.twice', `${head} does not fit beside ${labels[met]}. Your columns are unchanged.`);
  const at = spans.findIndex((other) => other && other[0] > least);
  return ok(at < 0 ? [...labels, head] : labels.toSpliced(at, 0, head));
}
