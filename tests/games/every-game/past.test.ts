// Stepping through a game that was played: what stands at each entry is what the journal had come to there.
import { describe, expect, it } from 'vitest';
import { countAfter, packThen, pastOf, type StepBy, stepFrom } from '../../../src/core/journal/past';
import { foldJournal } from '../../../src/core/journal/projection';
import { atOnce } from '../../../src/core/steps';
import { games } from './games';

/** Some counts of a game, its ends among them, not in order: who steps goes back and forth. */
function countsOf(all: number): readonly number[] {
  const some = Array.from({ length: 12 }, (_, i) => Math.round((all * ((i * 5) % 12)) / 12));
  return [all, ...some, 0, 1, all];
}

describe.each(games)('the past of $id', ({ game, recorded }) => {
  const played = recorded.map(({ name, entries }) => {
    const projection = foldJournal(game, entries);
    return { name, entries, projection, past: pastOf(game, projection) };
  });

  it.each(played)('$name: stands at each entry as it stood there', ({ entries, past }) => {
    for (const count of countsOf(entries.length)) {
      const then = foldJournal(game, entries.slice(0, count));
      const { state, revealed, open } = atOnce(past.at(count));
      expect({ count, state, revealed, open: open?.procedureRun.opened.id }).toEqual({
        count,
        ...{ state: then.state, revealed: then.revealed, open: then.open?.procedureRun.opened.id },
      });
    }
  });

  it.each(played)(
    '$name: steps by entry, phase and turn from end to end, and back over the same places',
    ({ past }) => {
      for (const by of ['turn', 'phase', 'entry'] as const satisfies readonly StepBy[]) {
        const walk = (from: number, way: -1 | 1): readonly number[] => {
          const next = stepFrom(past, from, by, way);
          return next === from ? [from] : [from, ...walk(next, way)];
        };
        const on = walk(0, 1);
        expect(on.at(-1)).toBe(past.count);
        expect(walk(past.count, -1)).toEqual(on.toReversed());
      }
      const moments = past.stops.map(({ turn, phase }) => `${turn} ${phase}`);
      expect(moments.filter((moment, i) => moment === moments[i - 1])).toEqual([]);
    },
  );

  it.each(played)(
    '$name: a line of the log leads to the table with all that it says',
    ({ projection, past }) => {
      const told = projection.runs.filter(({ struck, outcome }) => !struck && outcome).slice(-5);
      for (const { opened, outcome } of told) {
        const then = atOnce(past.at(countAfter(projection, opened.id)));
        expect(then.runs.find((each) => each.opened.id === opened.id)?.outcome?.events).toEqual(
          outcome?.events,
        );
      }
      expect(told.length).toBeGreaterThan(0);
    },
  );
});

it('charts stand as far as the game had taught them, and at its end as they are', () => {
  const iph = games.find(({ id }) => id === 'iph');
  const recorded = iph?.recorded.find(({ name }) => name === 'first-turns');
  if (!iph || !recorded) throw new Error('the recorded game is gone');
  const projection = foldJournal(iph.game, recorded.entries);
  const empty = { ...iph.game.practice, practice: false, cells: {}, heads: {} };
  const cellsAt = (count: number) =>
    Object.values(packThen(projection, empty, count).cells).flatMap((cells) => Object.keys(cells)).length;
  const counts = recorded.entries.map((_, i) => cellsAt(i));
  expect(cellsAt(0)).toBe(0);
  expect(cellsAt(recorded.entries.length)).toBeGreaterThan(0);
  // Only what is struck is unlearned.
  const fewer = recorded.entries.filter((_, i) => i > 0 && (counts[i + 1] ?? Infinity) < (counts[i] ?? 0));
  expect(fewer.map(({ kind }) => kind).filter((kind) => kind !== 'v1.Struck')).toEqual([]);
});
