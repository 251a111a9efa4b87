import type { Guide, GuideLine } from '../core/play/rules';

/** A line, or nothing where it does not apply. */
export type MaybeLine = GuideLine | false | undefined;

const line =
  (must: boolean) =>
  (side: string | undefined, rule: string, text: string, action?: string): GuideLine => ({
    ...(side !== undefined && { side }),
    must,
    text,
    rule,
    ...(action !== undefined && { action }),
  });

/** What has to be done, and what may be: by whom, by which rule, and the action of the table that does it. */
export const must = line(true);
export const may = line(false);

/** What can be done in a phase or a step. */
export const guide = (title: string, rule: string, lines: readonly MaybeLine[]): Guide => ({
  title,
  rule,
  lines: lines.filter((each): each is GuideLine => Boolean(each)),
});
