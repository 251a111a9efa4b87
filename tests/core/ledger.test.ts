import { expect, it } from 'vitest';
import { gainedBetween } from '../../src/core/play/ledger';

const line = (id: string, points: number, more: object = {}) => ({ id, label: id, points, ...more });
const ledger = (lines: ReturnType<typeof line>[], more: object = {}) => ({ lines, ...more });

it('a result gains what came, what changed by how much, and what went', () => {
  const before = [ledger([line('kept', 1), line('grown', 2), line('gone', 3)])];
  const after = [ledger([line('kept', 1), line('grown', 4), line('new', -1)])];
  expect(gainedBetween(before, after)).toEqual([
    { label: 'grown', points: 2 },
    { label: 'new', points: -1 },
    { label: 'gone', points: -3 },
  ]);
  expect(gainedBetween(after, after)).toEqual([]);
});

it('a result gains nothing that is sealed', () => {
  const sealed = line('crate', 5, { sealed: 'fox' });
  expect(gainedBetween([], [ledger([sealed])])).toEqual([]);
  expect(gainedBetween([], [ledger([line('crate', 5)], { sealed: 'fox' })])).toEqual([]);
});
