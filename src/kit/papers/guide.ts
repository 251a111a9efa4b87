import type { Guide, GuideLine } from '../../core/play/rules';
import { actionsOn, type TableView } from '../../core/play/view';

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

/** A guide that says what a table offers, each action in the words for it; the main one has to be done. Below it what holds always. */
export function guideBy(
  table: TableView,
  words: { readonly [action: string]: string },
  always: readonly GuideLine[],
): Guide {
  const { heading, subheading, main } = table;
  const open = actionsOn(table).filter(({ disabled }) => disabled === undefined);
  const once = open.filter(({ id }, i) => open.findIndex((each) => each.id === id) === i);
  const offered = once.map(({ id, label, side, rule = '' }) =>
    line(id === main?.id)(side, rule, words[id] ?? label, id),
  );
  return guide(subheading ?? heading, offered[0]?.rule ?? always[0]?.rule ?? '', [...offered, ...always]);
}
