import fc from 'fast-check';
import { amend } from '../../../src/core/journal/amend';
import { addNote, redoLast, undoLast } from '../../../src/core/journal/commands';
import { freeRoll } from '../../../src/core/journal/free-roll';
import type { Entry } from '../../../src/core/journal/journal';
import { overrideOpen } from '../../../src/core/journal/override';
import { teach } from '../../../src/core/journal/teach';
import { fuzz, nothingMet, tape } from '../../support/fuzz';
import { open, say, sitDown, take } from '../../support/play';
import { toy } from './toy';

/** So many lines of the first game leave a patrol open. */
export const MID_PATROL = 13;

/** A few nights with an entry of every kind and an answer to every kind of question. */
function someNights(): readonly Entry[] {
  const table = sitDown(toy);
  open(table, 'begin');
  say(table, { ready: ['lit'] });
  open(table, 'cross', { side: 'fox' });
  say(table, [1, 2, 3], 'late');
  take(table, undoLast(table.projection));
  take(table, redoLast(table.projection));
  take(table, addNote('Fog'));
  open(table, 'patrol', { side: 'owl' });
  say(table, 'heron', 'run', '1:2 1:1 3:1', { faces: [2, 5], marks: ['ram'] }, '2/1');
  take(table, freeRoll({ count: 2, sides: 20 }, { faces: [20, 1], by: 'physical' }, 'Weather'));
  const lesson = {
    chart: 'coast',
    column: 'hours',
    row: 'sand',
    cell: { value: 3, source: 'mapsheet' },
  } as const;
  take(table, teach(toy, table.pack, [lesson]));
  open(table, 'cross', { side: 'owl' });
  const drift = { kind: 'override', value: 2, reason: 'Storm' } as const;
  say(table, [1, 1, 2]);
  take(table, overrideOpen(toy, table.projection, table.pack, 'override:drift', drift));
  const of = table.projection.runs.at(-1)?.opened.id ?? '';
  const changes = [{ key: 'crossing', answer: { kind: 'dice', faces: [6, 6, 6], by: 'physical' } as const }];
  take(table, amend(toy, table.projection, table.pack, { of, changes }, 'Misread'));
  for (let night = 1; night <= 6; night += 1) {
    open(table, 'cross', { side: 'fox' });
    say(table, [night, 1, 1]);
    if (table.projection.open) say(table, 'landed');
    open(table, 'stash', { side: 'fox' });
    say(table, { label: `Tea ${night}`, worth: night });
    open(table, 'pass');
    open(table, 'pass');
  }
  open(table, 'show', { side: 'fox' });
  return table.projection.entries;
}

/** Games as they were played: the one above, and two at random. */
export const PLAYED: readonly [readonly Entry[], ...(readonly Entry[])[]] = [
  someNights(),
  ...fc
    .sample(tape(300), { seed: 1941, numRuns: 2 })
    .map((numbers) => fuzz(toy, numbers, nothingMet(), { isOver: () => false }).projection.entries),
];
