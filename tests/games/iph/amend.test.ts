import { expect, it } from 'vitest';
import { amend, projectionAfter, runAmending } from '../../../src/core/journal/amend';
import { previewChange } from '../../../src/core/journal/preview';
import { iph } from '../../../src/games/iph/game';
import { foldAnew, onTheTable } from '../../support/amending';
import { take } from '../../support/play';
import { recordedEntries } from '../../support/recorded';

it('a chit that was drawn later too: its later draw and what followed from it no longer fit', () => {
  const table = onTheTable(iph, recordedEntries(iph.id, 'until-22'));
  const draws = table.projection.runs.filter(({ opened }) => opened.procedure === 'draw-chit');
  const chitOf = (draw: (typeof draws)[number] | undefined) =>
    String(draw?.outcome?.events.find(({ type }) => type === 'v1.ChitDrawn')?.chit);
  const [first, second] = draws;
  const of = first?.opened.id ?? '';
  const asked = runAmending(iph, table.projection, table.pack, { of, changes: [] });
  const key = asked.ok ? (asked.value.rests[0]?.key ?? '') : '';
  const answer = { kind: 'draw', value: chitOf(second), by: 'physical' } as const;
  const command = amend(iph, table.projection, table.pack, { of, changes: [{ key, answer }] }, 'Read wrong');
  if (!command.ok) throw new Error(command.problem.message);
  const told = previewChange(iph, table.projection, projectionAfter(iph, table.projection, command.value));
  take(table, command);
  const fresh = foldAnew(iph, table.projection.entries);
  expect(told.arising.map(({ id, conflicts }) => ({ id, conflicts }))).toEqual(fresh.conflicts);
  expect(fresh.conflicts.map(({ id }) => id)).toContain(second?.opened.id);
});
