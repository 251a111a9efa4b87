import { expect, it } from 'vitest';
import type { Sequence } from '../../src/core/play/sequence';
import { type Due, dueNow, obligationOf } from '../../src/kit/due';

const WEEKS: Sequence = {
  steps: [
    { id: 'supply', label: 'Supply', rule: '1' },
    { id: 'fight', label: 'Fight', rule: '2' },
    { id: 'end', label: 'End', rule: '3' },
  ],
};
const due = (id: string, turn: number, step?: string): Due => ({
  id,
  turn,
  text: id,
  rule: '9',
  ...(step && { step }),
});
const DUES = [
  due('late', 4, 'end'),
  due('now', 4, 'fight'),
  due('start', 4),
  due('old', 2, 'end'),
  due('next', 5),
];
const ids = (turn: number, step: string) => dueNow(DUES, WEEKS, { turn, step }).map(({ id }) => id);

it('is due from its turn and step on until it is done, the oldest first', () => {
  expect(ids(1, 'end')).toEqual([]);
  expect(ids(3, 'supply')).toEqual(['old']);
  expect(ids(4, 'supply')).toEqual(['old', 'start']);
  expect(ids(4, 'fight')).toEqual(['old', 'now', 'start']);
  expect(ids(4, 'end')).toEqual(['old', 'late', 'now', 'start']);
  expect(ids(5, 'supply')).toEqual(['old', 'late', 'now', 'start', 'next']);
});

it('stands on the list of what is owed by its words and rule', () => {
  expect(obligationOf(due('Repair', 1))).toEqual({ label: 'Repair', rule: '9' });
});
