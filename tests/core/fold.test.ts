import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Entry } from '../../src/core/journal/journal';
import { foldJournal } from '../../src/core/journal/projection';
import { toy } from '../games/toy/toy';
import { foldOverAndOver } from './long-journals';

type Own = { readonly id: string; readonly seq: number; readonly closes: boolean };

/** Which lines were struck as the entry with this seq was written, told from the beginning. */
function struckAt(entries: readonly Entry[], seq: number): ReadonlySet<string> {
  const struck = new Set<string>();
  for (const entry of entries.filter((earlier) => earlier.seq < seq)) {
    if (entry.kind === 'v1.Struck') for (const id of entry.ids) struck.add(id);
    if (entry.kind === 'v1.Restored') for (const id of entry.ids) struck.delete(id);
  }
  return struck;
}

const outcome = { events: [], trace: [] };
const anyJournal = fc
  .array(
    fc.oneof(
      fc.record({ answer: fc.boolean() }),
      fc.record({
        kind: fc.constantFrom('v1.Struck', 'v1.Restored'),
        of: fc.array(fc.nat(11), { maxLength: 3 }),
      }),
    ),
    { minLength: 4, maxLength: 24 },
  )
  .map((moves) =>
    moves.map((move, i): Entry => {
      const base = { id: `dev:${i + 2}`, seq: i + 2, at: 0 };
      if ('kind' in move)
        return { ...base, kind: move.kind, ids: move.of.map((id) => `dev:${id + 2}`) } as Entry;
      return { ...base, kind: 'v1.Answered', of: 'dev:1', answers: [], ...(move.answer && { outcome }) };
    }),
  );

it('what closes a procedure is its last outcome that rests on what stands today', () => {
  const opened: Entry = {
    id: 'dev:1',
    seq: 1,
    at: 0,
    kind: 'v1.Opened',
    procedure: 'cross',
    args: {},
    answers: [],
  };
  let open = 0;
  const property = fc.property(anyJournal, (rest) => {
    const entries = [opened, ...rest];
    const own = entries.flatMap((entry): Own[] =>
      entry.kind === 'v1.Answered'
        ? [{ id: entry.id, seq: entry.seq, closes: entry.outcome !== undefined }]
        : [],
    );
    const now = struckAt(entries, Number.POSITIVE_INFINITY);
    const closes = own.findLast(
      ({ id, seq, closes }) =>
        closes &&
        !now.has(id) &&
        own.every((other) => other.seq >= seq || now.has(other.id) === struckAt(entries, seq).has(other.id)),
    );
    const projection = foldJournal(toy, entries);
    expect(projection.runs[0]?.outcome !== undefined).toBe(closes !== undefined);
    if (projection.open) open += 1;
  });
  fc.assert(property, { numRuns: 500, seed: 15 });
  expect(open).toBeGreaterThan(50);
  expect(open).toBeLessThan(450);
});

it('a long journal of one thing over and over is folded and told', () => foldOverAndOver(2_000));
