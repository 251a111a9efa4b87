import { describe, expect, it } from 'vitest';
import { addNote, redoLast, undoLast } from '../../src/core/journal/commands';
import { interludeBetween } from '../../src/core/journal/interlude';
import type { Projection } from '../../src/core/journal/projection';
import type { Interludes } from '../../src/core/play/interlude';
import { type ToyState, toy, toyMeta } from '../games/toy/toy';
import { open, say, sitDown, type Table, take } from '../support/play';

const interludes = ((await toyMeta.report?.())?.interludes ?? {}) as Interludes<unknown>;
const between = (before: Projection<unknown>, after: Projection<unknown>) =>
  interludeBetween(toy as never, interludes, before, after);

function begun(): Table<ToyState> {
  const table = sitDown(toy);
  open(table, 'begin');
  say(table, {});
  return table;
}

/** What comes of what is done at a table, from the reading before it. */
function came(table: Table<ToyState>, act: () => void) {
  const before = table.projection;
  act();
  return between(before, table.projection);
}

describe('between two readings of a journal', () => {
  it('comes the first turn with the end of the set-up, and not with its questions', () => {
    const table = sitDown(toy);
    expect(came(table, () => open(table, 'begin'))).toBeUndefined();
    expect(came(table, () => say(table, {}))).toEqual({ kind: 'turn', title: 'Turn 1, dusk', lines: [] });
  });

  it('comes nightfall, the next turn, and what is revealed with whose it was', () => {
    const table = begun();
    expect(came(table, () => open(table, 'pass'))).toEqual({
      kind: 'night',
      title: 'Turn 1, night',
      lines: [],
    });
    expect(came(table, () => open(table, 'pass'))).toMatchObject({ kind: 'turn', title: 'Turn 2, dusk' });
    expect(came(table, () => open(table, 'show', { side: 'owl' }))).toEqual({
      kind: 'reveal',
      side: 'owl',
      title: 'Crates shown',
      lines: ['Owl has 0'],
      piece: 'counter',
    });
    expect(came(table, () => open(table, 'show', { side: 'fox' }))).toMatchObject({ side: 'fox' });
  });

  it('comes nothing of undo, redo, a note, or a step within the turn', () => {
    const table = begun();
    open(table, 'pass');
    expect(came(table, () => take(table, undoLast(table.projection)))).toBeUndefined();
    expect(came(table, () => take(table, redoLast(table.projection)))).toBeUndefined();
    expect(came(table, () => take(table, addNote('Fog.')))).toBeUndefined();
    open(table, 'cross', { side: 'fox' });
    expect(came(table, () => say(table, [6, 6, 6]))).toBeUndefined();
  });

  it('comes nothing of several steps at once, and what one comes to with a note about it', () => {
    const table = begun();
    expect(
      came(table, () => {
        open(table, 'pass');
        open(table, 'pass');
      }),
    ).toBeUndefined();
    expect(
      came(table, () => {
        open(table, 'pass');
        take(table, addNote('A long night.'));
      }),
    ).toMatchObject({ kind: 'night' });
  });

  it('comes nothing where the journal before it is another one, or read further back', () => {
    const table = begun();
    const before = table.projection;
    open(table, 'pass');
    expect(between({ ...before, unread: 2 }, table.projection)).toBeUndefined();
    const [first, ...rest] = before.entries;
    if (!first) throw new Error('nothing is recorded');
    const other = { ...before, entries: [first, ...rest.map((entry) => ({ ...entry, id: 'there:9' }))] };
    expect(between(other, table.projection)).toBeUndefined();
    expect(between(before, table.projection)).toMatchObject({ kind: 'night' });
  });
});

describe('an end', () => {
  const before = sitDown(toy).projection;
  const ended = (verdict: object | undefined, was?: object) => {
    const table = (state: unknown) => ({
      ...toy.table(state as ToyState),
      verdict: state === before.state ? was : verdict,
    });
    const over = begun();
    return interludeBetween({ ...toy, table } as never, interludes, before, {
      ...over.projection,
      entries: over.projection.entries.slice(-1),
    });
  };
  const verdict = { label: 'Fox wins', why: 'All home.', rule: 'T', recorded: false };

  it('comes before all else, once, with its side or without', () => {
    expect(ended({ ...verdict, side: 'fox' })).toEqual({
      kind: 'end',
      title: 'Fox wins',
      lines: ['All home.'],
      side: 'fox',
    });
    expect(ended(verdict)).toEqual({ kind: 'end', title: 'Fox wins', lines: ['All home.'] });
    expect(ended(verdict, verdict)).toMatchObject({ kind: 'turn' });
  });
});
