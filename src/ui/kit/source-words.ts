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

export const rolledBy = (by: RolledBy): string => BY[by];

/** A line by its title and where it was. Lines of 1.0 say of each battle by hand that it was; its die says so too. */
export const titleAt = ({
  title,
  place,
}: {
  readonly title: string;
  readonly place?: string | undefined;
}): string => [title.replace(' (by hand)', ''), ...(place ? [`at ${place}`] : [])].join(', ');
