import { describe, expect, it } from 'vitest';
import { emptyPack } from '../../../src/core/charts/pack';
import { runAmending } from '../../../src/core/journal/amend';
import type { Entry } from '../../../src/core/journal/journal';
import { foldJournal } from '../../../src/core/journal/projection';
import { worldAtWar } from '../../../src/games/world-at-war-51/game';

const RELEASED = import.meta.glob<{ readonly entries: readonly unknown[] }>(
  ['../../released/1.0.0/world-at-war-51/*.json', '!**/*.shown.json'],
  { eager: true },
);
const PACK = emptyPack('own', worldAtWar.id, 'test');

describe.each(Object.entries(RELEASED))('%s', (_, { entries }) => {
  const projection = foldJournal(worldAtWar, entries as unknown as readonly Entry[]);
  const done = projection.runs.filter(({ outcome, struck }) => outcome && !struck);

  it.each(done.map((procedureRun) => [procedureRun.opened.seq, procedureRun.title, procedureRun] as const))(
    'line %i, %s, is read again as 1.0.0 answered it, and writes the same down',
    (_seq, _title, { opened, outcome }) => {
      const again = runAmending(worldAtWar, projection, PACK, { of: opened.id, changes: [] });
      if (!again.ok) throw new Error(again.problem.code);
      const { run } = again.value;
      if (run.status !== 'done') throw new Error(`it asks ${run.prompt.key}`);
      const now = run.outcome.events.map((event) =>
        'house' in event ? { ...event, house: without(event.house as object) } : event,
      );
      expect(now).toEqual(outcome?.events);
    },
  );
});

/** The switches without the one that 1.0.0 did not have. */
function without(house: object): object {
  const { patrol: _, ...before } = house as { readonly patrol: string };
  return before;
}
