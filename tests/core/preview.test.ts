import { describe, expect, it } from 'vitest';
import { amend, bookAfter, giveAmended } from '../../src/core/amend';
import { previewChange } from '../../src/core/preview';
import { toy } from '../games/toy/toy';
import { open, say, sitDown } from '../support/play';
import { sums } from '../support/sums';

describe('preview', () => {
  it('tells the totals and the lines that would no longer fit, and those that fit again', () => {
    const table = sitDown(sums);
    open(table, 'gain');
    say(table, 2);
    const of = table.book.procs[0]?.opened.id ?? '';
    open(table, 'spend');
    const given = giveAmended(
      sums,
      table.book,
      table.pack,
      { of, changes: [] },
      'die',
      { kind: 'dice', faces: [1], by: 'physical' },
      'die',
    );
    if (!given.ok) throw new Error('given');
    const command = amend(sums, table.book, table.pack, given.value, 'Misread');
    if (!command.ok) throw new Error('fits');
    const after = bookAfter(sums, table.book, command.value);
    const spend = { id: table.book.procs[1]?.opened.id, title: 'Now: Spend', conflicts: ['Too little.'] };
    expect(previewChange(sums, table.book, after)).toEqual({
      totals: [{ title: 'Purse', label: 'Coins', before: 0, after: 1 }],
      verdict: { before: 'Broke', after: 'none' },
      arising: [spend],
      ceasing: [],
    });
    expect(previewChange(sums, after, table.book)).toMatchObject({ arising: [], ceasing: [spend] });
  });

  it('says nothing of a sealed ledger', () => {
    const table = sitDown(toy);
    open(table, 'begin');
    say(table, {});
    expect(previewChange(toy, table.book, table.book)).toEqual({ totals: [], arising: [], ceasing: [] });
  });
});
