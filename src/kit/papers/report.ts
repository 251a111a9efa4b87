import type { BySide, Lost, ReportColumn, ReportTable, Told } from '../../core/play/game-report';
import type { GameEvent } from '../../core/play/procedure';

type About = Omit<ReportTable, 'columns' | 'rows'>;
type Columns = readonly (string | ReportColumn)[];

/** A table by its labels in words, or with more to say of one. */
export const reportTable = (about: About, columns: Columns, rows: ReportTable['rows']): ReportTable => ({
  ...about,
  columns: columns.map((column) => (typeof column === 'string' ? { label: column } : column)),
  rows,
});

const isOf =
  <E extends GameEvent, T extends E['type']>(type: T) =>
  (event: E): event is Extract<E, { readonly type: T }> =>
    event.type === type;

/** The events of one type, each with the step that recorded it. */
export const eventsOf = <E extends GameEvent, T extends E['type']>(told: readonly Told<E>[], type: T) =>
  told.flatMap((step) => step.events.filter(isOf<E, T>(type)).map((event) => ({ event, step })));

/** Whether a step recorded an event of one of these types. */
export const hasEvent = <E extends GameEvent>({ events }: Told<E>, ...types: readonly E['type'][]): boolean =>
  events.some(({ type }) => types.includes(type));

/** What a step is headed in the log. */
export const headingOf = <E extends GameEvent>({ title, trace, place }: Told<E>) => {
  const { label = title, value = '' } = trace.find(({ kind }) => kind === 'title') ?? {};
  return { label: place ? `${label}, at ${place}` : label, value };
};

/** A table of the report with a row for each step that recorded such events: its heading, and the value of it. */
export const stepsTold = <E extends GameEvent>(
  told: readonly Told<E>[],
  events: E['type'] | readonly E['type'][],
  { columns, id, ...about }: Omit<About, 'id'> & { readonly id?: string; readonly columns: Columns },
): ReportTable => {
  const types = [events].flat();
  const rows = told
    .filter((step) => hasEvent(step, ...types))
    .map((step) => {
      const { label, value } = headingOf(step);
      return [label, value];
    });
  return reportTable({ ...about, id: id ?? types.join() }, columns, rows);
};

/** A step as a sentence of the story, where it recorded such events: its heading, and the value of it. */
export const stepSaid = <E extends GameEvent>(
  step: Told<E>,
  ...events: readonly E['type'][]
): string | undefined => {
  if (!hasEvent(step, ...events)) return undefined;
  const { label, value } = headingOf(step);
  return value ? `${label}: ${value}` : label;
};

/** What each side lost over some steps, or nothing while nobody lost any. */
export function lostOver<E extends GameEvent>(
  what: string,
  told: readonly Told<E>[],
  count: (step: Told<E>) => BySide,
): Lost | undefined {
  const by: { [side: string]: number } = {};
  for (const step of told)
    for (const [side, lost] of Object.entries(count(step))) by[side] = (by[side] ?? 0) + lost;
  return Object.values(by).some((lost) => lost > 0) ? { what, by } : undefined;
}
