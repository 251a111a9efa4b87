import { describe, expect, test } from 'vitest';
import {
  beginTable,
  deviceLine,
  leaveSeat,
  ONLOOKER,
  passPen,
  playerIn,
  type Seat,
  seatOf,
  tableOf,
  takeSeat,
} from '../../../src/core/exchange/seats';
import { branchesOf } from '../../../src/core/journal/branches';
import { type Entry, placeEntry, type Unplaced } from '../../../src/core/journal/journal';
import type { Result } from '../../../src/core/result';

const ann: Seat = { writer: 'wa', seat: 'fox', name: 'Ann' };
const ken: Seat = { writer: 'wb', seat: 'owl', name: 'Ken' };
const words = { side: 'Owls' };

const took = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(result.problem.code);
  return result.value;
};

/** A line by its writer, on the table as it stands. */
type Line = readonly [writer: string, line: (entries: readonly Entry[]) => Unplaced];

function journal(...lines: readonly Line[]): readonly Entry[] {
  const entries: Entry[] = [];
  for (const [writer, line] of lines)
    entries.push(placeEntry(entries, line([...entries]), writer, 1, entries.at(-1)?.id));
  return entries;
}

const at = (entries: readonly Entry[]) => {
  const table = tableOf(entries);
  if (!table) throw new Error('no table');
  return table;
};
const kens = (entries: readonly Entry[]): Seat => {
  const seat = at(entries).seats.find(({ name }) => name === 'Ken');
  if (!seat) throw new Error('Ken has left');
  return seat;
};

const begun: readonly Line[] = [
  ['wa', () => took(beginTable('table', ann, words))],
  ['wb', (entries) => took(takeSeat(at(entries), ken, words))],
];
const comes = (writer: string): Line => [
  writer,
  (entries) => deviceLine(kens(entries), { writer, does: 'comes' }, words),
];
const goesOn = (writer: string): Line => [
  writer,
  (entries) => deviceLine(kens(entries), { writer, does: 'goes-on' }, words),
];
const away = (by: string, writer: string): Line => [
  by,
  (entries) => deviceLine(kens(entries), { writer, does: 'left' }, words),
];
const pen = (by: string, to: Seat): Line => [by, (entries) => took(passPen(at(entries), to, false))];

test('who has the pen may take another name or side, and looks on only once it is handed on', () => {
  const table = at(journal(...begun));
  expect(table.pen).toBe(ann.writer);
  expect(takeSeat(table, { ...ann, name: 'Anna' }, words).ok).toBe(true);
  const looksOn = { ...ann, seat: ONLOOKER };
  expect(takeSeat(table, looksOn, words)).toMatchObject({ ok: false, problem: { code: 'seat.pen' } });
  expect(takeSeat(at(journal(...begun, pen('wa', ken))), looksOn, words).ok).toBe(true);
});

describe('the devices of one player are one seat', () => {
  test('one that comes looks on until it goes on', () => {
    const come = journal(...begun, comes('tablet'));
    expect(at(come).seats).toEqual([ann, { ...ken, others: ['tablet'] }]);
    const gone = journal(...begun, comes('tablet'), goesOn('tablet'));
    expect(at(gone).seats).toEqual([ann, { ...ken, writer: 'tablet', others: ['wb'] }]);
    expect(seatOf(at(gone), 'wb')).toEqual(seatOf(at(gone), 'tablet'));
    expect(seatOf(at(gone), 'wc')).toBeUndefined();
  });

  test('three of them: the last that went on writes', () => {
    const entries = journal(...begun, comes('tablet'), goesOn('tablet'), comes('watch'), goesOn('wb'));
    expect(kens(entries)).toEqual({ ...ken, writer: 'wb', others: ['watch', 'tablet'] });
  });

  test('the pen is its player’s, on whichever he goes on', () => {
    const had = journal(...begun, pen('wa', ken), comes('tablet'));
    expect(at(had).pen).toBe('wb');
    expect(at(journal(...begun, pen('wa', ken), comes('tablet'), goesOn('tablet'))).pen).toBe('tablet');
    // Handed to a device that was at hand when the line was written.
    expect(at(journal(...begun, comes('tablet'), goesOn('tablet'), pen('wa', ken))).pen).toBe('tablet');
    expect(at(journal(...begun, comes('tablet'), goesOn('tablet'))).pen).toBe('wa');
  });

  test('another name or seat is that of all of them', () => {
    const changed = journal(...begun, comes('tablet'), [
      'wb',
      (entries) => took(takeSeat(at(entries), { ...ken, name: 'Kenji' }, words)),
    ]);
    expect(at(changed).seats[1]).toEqual({ ...ken, name: 'Kenji', others: ['tablet'] });
  });

  test('a device put away, also the one at hand with the pen, leaves the other there', () => {
    const two = [...begun, pen('wa', ken), comes('tablet'), goesOn('tablet')];
    const phone = journal(...two, away('wb', 'tablet'));
    expect([kens(phone), at(phone).pen]).toEqual([ken, 'wb']);
    const tablet = journal(...two, away('tablet', 'wb'));
    expect([kens(tablet), at(tablet).pen]).toEqual([{ ...ken, writer: 'tablet' }, 'tablet']);
    const none = journal(...two, away('wb', 'tablet'), away('wb', 'wb'));
    expect(at(none).seats).toEqual([ann]);
  });

  test('who has left is gone with all, and may come back', () => {
    const gone: readonly Line[] = [
      ...begun,
      comes('tablet'),
      ['wa', (entries) => leaveSeat(kens(entries), words)],
    ];
    expect(at(journal(...gone)).seats).toEqual([ann]);
    const back = { ...ken, writer: 'tablet' };
    const entries = journal(...gone, ['tablet', (lines) => took(takeSeat(at(lines), back, words))]);
    expect(at(entries).seats).toEqual([ann, back]);
  });

  test('one put away that takes a seat is another player, and changes nothing of who it was', () => {
    for (const [by, writer, stays] of [
      ['wb', 'tablet', ken],
      ['tablet', 'wb', { ...ken, writer: 'tablet' }],
    ] as const) {
      const own = { writer, seat: ONLOOKER, name: 'Lee' };
      const entries = journal(...begun, comes('tablet'), away(by, writer), [
        writer,
        (lines) => took(takeSeat(at(lines), own, words)),
      ]);
      expect(at(entries).seats).toEqual([ann, stays, own]);
      expect(seatOf(at(entries), writer)).toEqual(own);
    }
  });

  test('who is said to have left is named without his devices', () => {
    const seat = kens(journal(...begun, comes('tablet')));
    expect(seat.others).toEqual(['tablet']);
    expect(leaveSeat(seat, words)).not.toHaveProperty('others');
  });

  test('the device of somebody who left meanwhile has no seat', () => {
    const seat = kens(journal(...begun));
    const entries = journal(
      ...begun,
      ['wa', () => leaveSeat(seat, words)],
      ['tablet', () => deviceLine(seat, { writer: 'tablet', does: 'comes' }, words)],
    );
    expect(at(entries).seats).toEqual([ann]);
  });
});

describe('whose a device ever was', () => {
  test('is its player for good, also once it is put away', () => {
    const player = playerIn(
      journal(...begun, comes('tablet'), goesOn('tablet'), comes('watch'), away('wb', 'tablet')),
    );
    expect(['wb', 'tablet', 'watch'].map(player)).toEqual(['wb', 'wb', 'wb']);
    expect(player('wa')).toBe('wa');
  });

  test('lines that lead in a circle say nothing more than that they are one', () => {
    const of = (writer: string, other: string): Line => [
      writer,
      () => deviceLine({ ...ken, writer: other }, { writer, does: 'comes' }, words),
    ];
    const player = playerIn(
      journal(...begun, of('x', 'y'), of('y', 'z'), of('z', 'x'), of('x', 'x'), of('y', 'x')),
    );
    expect(new Set(['x', 'y', 'z'].map(player))).toEqual(new Set(['z']));
  });
});

test('of two stories of one player that of the device which did not go on stands first', () => {
  const place = (entry: Unplaced, writer: string, number: number, after: string): Entry =>
    ({ ...entry, id: `${writer}:${number}`, seq: 0, at: 1, after }) as Entry;
  const base = journal(...begun);
  const on = base.at(-1)?.id ?? '';
  const seat = kens(base);
  const march = { kind: 'v1.Opened', procedure: 'march', args: {}, answers: [] } as const;
  // Whatever they are called.
  for (const tablet of ['aa', 'zz']) {
    const lines = [
      place(deviceLine(seat, { writer: tablet, does: 'comes' }, words), tablet, 1, on),
      place(deviceLine(seat, { writer: tablet, does: 'goes-on' }, words), tablet, 2, `${tablet}:1`),
      place(march, tablet, 3, `${tablet}:2`),
      place(march, 'wb', 9, on),
    ];
    const heads = branchesOf([...base, ...lines])?.forks[0]?.heads;
    expect(heads).toEqual(['wb:9', `${tablet}:1`]);
    expect(branchesOf([...base, ...lines.toReversed()])?.forks[0]?.heads).toEqual(heads);
  }
});
