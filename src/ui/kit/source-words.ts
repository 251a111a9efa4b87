import type { CellSource } from '../../core/charts/chart';
import type { RolledBy } from '../../core/play/dice';

const BY: { readonly [by in RolledBy]: string } = {
  app: 'app',
  physical: 'by hand',
  override: 'changed',
  both: 'of two phones',
};

export const sourceName: { readonly [source in CellSource]: string } = {
  rules: 'rulebook',
  mapsheet: 'your sheet',
  practice: 'practice table, not the printed one',
};

/** The same beside a value, on a screen that says once what practice tables are. */
export const sourceMark = (source: CellSource): string =>
  source === 'practice' ? 'practice table' : sourceName[source];

export const rolledBy = (by: RolledBy): string => BY[by];

/** What an answer said, its source told the same way. */
export const markedSource = (words: string): string =>
  words.replace(sourceName.practice, sourceMark('practice'));

/** A line by its title and where it was. Lines of 1.0 say of each battle by hand that it was; its die says so too. */
export const titleAt = ({
  title,
  place,
}: {
  readonly title: string;
  readonly place?: string | undefined;
}): string => [title.replace(' (by hand)', ''), ...(place ? [`at ${place}`] : [])].join(', ');
