import { expect } from 'vitest';
import type { Entry } from '../../src/core/journal/journal';
import { logLines } from '../../src/core/journal/log';
import { remarksOf } from '../../src/core/journal/notes';
import { foldJournal } from '../../src/core/journal/projection';
import { toy } from '../games/toy/toy';

const outcome = { events: [], trace: [] };

/** So many lines of one thing over and over, of each kind of line. */
export function foldOverAndOver(count: number): void {
  const opened = (seq: number, reveals?: readonly string[]): Entry => ({
    id: `dev:${seq}`,
    seq,
    at: 0,
    kind: 'v1.Opened',
    procedure: 'stash',
    args: { side: 'owl' },
    answers: [],
    outcome: { ...outcome, ...(reveals && { reveals }) },
  });
  const many = <E extends Entry>(make: (seq: number) => E): Entry[] => [
    opened(1, ['crates:owl']),
    ...Array.from({ length: count }, (_, i) => make(i + 2)),
  ];
  const at = (seq: number) => ({ id: `dev:${seq}`, seq, at: 0 });
  const journals: readonly Entry[][] = [
    many((seq) => ({ ...at(seq), kind: 'v1.Struck', ids: ['dev:1', 'dev:1', 'dev:1', 'dev:1'] })),
    many((seq) => ({ ...at(seq), kind: seq % 2 ? 'v1.Struck' : 'v1.Restored', ids: ['dev:1'] })),
    many((seq) => ({ ...at(seq), kind: 'v1.Noted', of: 'dev:1', text: 'again' })),
    many((seq) => ({ ...at(seq), kind: 'v1.Answered', of: 'dev:1', answers: [], outcome })),
    many((seq) => opened(seq, ['crates:owl'])),
  ];
  const lines = journals.map((entries) => {
    const projection = foldJournal(toy, entries);
    const notes = remarksOf(projection).get('dev:1')?.notes.length ?? 0;
    return [logLines(projection).length, notes];
  });
  expect(lines).toEqual([
    [1, 0],
    [1, 0],
    [count + 1, count],
    [1, 0],
    [count + 1, 0],
  ]);
}
