import { describe, expect, it } from 'vitest';
import { amend, giveAmended, projectionAfter } from '../../src/core/journal/amend';
import { strike } from '../../src/core/journal/commands';
import { previewChange } from '../../src/core/journal/preview';
import { toy } from '../games/toy/toy';
import { open, say, sitDown, take } from '../support/play';
import { sums } from '../support/sums';

describe('preview', () => {
  it('tells the totals and the lines that would no longer fit, and those that fit again', () => {
    const table = sitDown(sums);
    open(table, 'gain');
    say(table, 2);
    const of = table.projection.runs[0]?.opened.id ?? '';
    open(table, 'spend');
    const given = giveAmended(
      sums,
      table.projection,
      table.pack,
      { of, changes: [] },
      'die',
      { kind: 'dice', faces: [1], by: 'physical' },
      'die',
    );
    if (!given.ok) throw new Error('given');
    const command = amend(sums, table.projection, table.pack, given.value, 'Misread');
    if (!command.ok) throw new Error('fits');
    const after = projectionAfter(sums, table.projection, command.value);
    const spend = {
      id: table.projection.runs[1]?.opened.id,
      title: 'Now: Spend',
      conflicts: ['Too little.'],
    };
    expect(previewChange(sums, table.projection, after)).toEqual({
      totals: [{ title: 'Purse', label: 'Coins', before: 0, after: 1 }],
      verdict: { before: 'Broke', after: 'none' },
      arising: [spend],
      ceasing: [],
    });
    expect(previewChange(sums, after, table.projection)).toMatchObject({ arising: [], ceasing: [spend] });
  });

  it('says nothing of a ledger that is sealed before the change, or after it', () => {
    const table = sitDown(toy);
    open(table, 'begin');
    say(table, {});
    const sealed = table.projection;
    expect(previewChange(toy, sealed, sealed)).toEqual({ totals: [], arising: [], ceasing: [] });
    open(table, 'show', { side: 'fox' });
    const shown = table.projection;
    expect(previewChange(toy, shown, shown).totals).toEqual([
      { title: "Fox's crates", label: 'Worth', before: 0, after: 0 },
    ]);
    expect(previewChange(toy, sealed, shown).totals).toEqual([]);
    expect(previewChange(toy, shown, sealed).totals).toEqual([]);
  });

  it('says nothing of a line that is sealed before the change, or after it', () => {
    // Nothing is stashed any more once all has been shown.
    const shut: typeof toy = {
      ...toy,
      apply: (state, event) =>
        event.type === 'v1.Stashed' && state.shown.includes('fox')
          ? { state, conflict: 'Shown already.' }
          : toy.apply(state, event),
    };
    const table = sitDown(shut);
    open(table, 'begin');
    say(table, {});
    open(table, 'show', { side: 'fox' });
    open(table, 'stash', { side: 'fox' });
    say(table, { label: 'Rum', worth: 5 });
    const revealed = table.projection;
    take(table, strike(table.projection, [revealed.runs[1]?.opened.id ?? '']));
    const stash = { id: revealed.runs[2]?.opened.id, title: 'Sealed entry', conflicts: [] };
    expect(previewChange(shut, table.projection, revealed)).toMatchObject({ arising: [stash], ceasing: [] });
    expect(previewChange(shut, revealed, table.projection)).toMatchObject({ arising: [], ceasing: [stash] });
  });
});
