import { describe, expect, test } from 'vitest';
import { heal, startHealing } from '../../../src/core/exchange/heal';
import { beginTable, passPen, tableOf, takeSeat } from '../../../src/core/exchange/seats';
import { branchesOf, foldBranches } from '../../../src/core/journal/branches';
import { type Entry, type OpenedEntry, placeEntry, type Unplaced } from '../../../src/core/journal/journal';
import { foldJournal } from '../../../src/core/journal/projection';
import type { Game } from '../../../src/core/play/game';
import type { Result } from '../../../src/core/result';
import type { Recorded } from '../../support/recorded';
import { games } from './games';

// What both phones of a table recorded, each for itself, counts once.

const SEAT = { side: '' };
const ANN = { writer: 'ann', name: 'Ann' };
const KEN = { writer: 'ken', name: 'Ken' };

function took<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.problem.code);
  return result.value;
}

type Step = { readonly before: readonly Entry[]; readonly own: readonly Entry[] };

/** By procedure where it is recorded first, in the shortest game: the lines before it and its own. */
function stepsOf(game: Game<unknown>, recorded: readonly Recorded[]): ReadonlyMap<string, Step> {
  const steps = new Map<string, Step>();
  for (const { entries } of recorded.toSorted((a, b) => a.entries.length - b.entries.length)) {
    const { runs } = foldJournal(game, entries);
    for (const { opened, entries: own, struck, outcome } of runs) {
      const at = entries.findIndex(({ id }) => id === opened.id);
      const isWhole = own.every(({ id }, i) => entries[at + i]?.id === id);
      if (at > 0 && isWhole && !struck && outcome && !steps.has(opened.procedure))
        steps.set(opened.procedure, { before: entries.slice(0, at), own });
    }
  }
  return steps;
}

/** Ann and Ken have sat down; each has recorded the step for itself, Ken with the pen that he took. */
function onBoth(game: Game<unknown>, { before, own }: Step) {
  let lines = before;
  const put = (entry: Unplaced, writer: string, after = lines.at(-1)?.id) => {
    lines = [...lines, placeEntry(lines, entry, writer, 1, after)];
    return lines.at(-1)?.id ?? '';
  };
  const [first = '', second = ''] = game.sides.map(({ id }) => id);
  put(took(beginTable('table', { ...ANN, seat: first }, SEAT)), ANN.writer);
  const begun = tableOf(lines);
  const ken = { ...KEN, seat: second };
  const fork = put(took(takeSeat(begun ?? missing(), ken, SEAT)), KEN.writer);
  const repeat = (writer: string, upon: string) => {
    const ids = new Map<string, string>();
    let after = upon;
    for (const { id, seq: _, at: __, after: ___, ...entry } of own) {
      const of = 'of' in entry ? { of: ids.get(entry.of) ?? entry.of } : {};
      after = put({ ...entry, ...of } as Unplaced, writer, after);
      ids.set(id, after);
    }
    return ids;
  };
  repeat(ANN.writer, fork);
  const alone = foldBranches(game, lines);
  const taken = put(took(passPen(tableOf(lines) ?? missing(), ken, true)), KEN.writer, fork);
  const kens = repeat(KEN.writer, taken);
  return { lines, alone, kens };
}

const missing = () => {
  throw new Error('no table');
};

describe.each(games)('$id, recorded on both phones', ({ game, recorded }) => {
  const steps = stepsOf(game, recorded);
  test.each([...steps])('%s counts once', (procedure, step) => {
    const { lines, alone, kens } = onBoth(game, step);
    const ordered = branchesOf(lines);
    const [fork] = ordered?.forks ?? [];
    if (!ordered || !fork) throw new Error('no fork');
    const healing = startHealing(fork, fork.heads);
    expect(fork.heads[0]).toMatch(/^ann:/);
    const healed = took(
      heal(game, ordered.entries, { cells: {}, heads: {} } as never, healing, ['Ann', 'Ken']),
    );
    const [opened] = step.own as readonly [OpenedEntry];
    expect(opened.procedure).toBe(procedure);
    expect(healed.question?.prompt.key).toBeUndefined();
    expect(healed.fates.map(({ id, fate, note }) => [id, fate, typeof note])).toEqual([
      [kens.get(opened.id), 'struck', 'string'],
    ]);
    const word = healed.word ?? missing();
    const after = branchesOf([
      ...ordered.entries,
      placeEntry(ordered.entries, word.entry, 'ann', 1, word.after),
    ]);
    expect(foldBranches(game, after?.entries ?? []).state).toEqual(alone.state);
  });
});
