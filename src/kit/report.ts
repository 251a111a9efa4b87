import type { ReportTable, Told } from '../core/play/game-report';
import type { GameEvent } from '../core/play/procedure';

type About = Pick<ReportTable, 'title' | 'empty'> & { readonly columns: readonly [string, string] };

/** A table of the report with a row for each step that recorded such an event: its heading, and the value of it. */
export const stepsTold = <E extends GameEvent>(
  told: readonly Told<E>[],
  event: E['type'],
  { columns, ...about }: About,
): ReportTable => ({
  ...about,
  id: event,
  columns: columns.map((label) => ({ label })),
  rows: told
    .filter(({ events }) => events.some(({ type }) => type === event))
    .map(({ title, trace }) => {
      const { label = title, value = '' } = trace.find(({ kind }) => kind === 'title') ?? {};
      return [label, value];
    }),
});
