import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rowAxis } from '../../../src/core/charts/axes';
import { type DiceRead, modified, rowFor, totalOf, waysOf } from '../../../src/core/charts/dice-rows';
import { spansOf } from '../../../src/core/charts/spans';

const everyRoll = (count: number, sides: number): readonly (readonly number[])[] =>
  count === 0
    ? [[]]
    : everyRoll(count - 1, sides).flatMap((rest) =>
        Array.from({ length: sides }, (_, face) => [...rest, face + 1]),
      );

const dice = fc.record(
  {
    count: fc.integer({ min: 1, max: 3 }),
    sides: fc.integer({ min: 2, max: 6 }),
    from: fc.constant(0 as const),
    digits: fc.constant(true as const),
    keep: fc.constantFrom('high' as const, 'low' as const),
  },
  { requiredKeys: ['count', 'sides'] },
);

describe('what dice come to', () => {
  it.each<[DiceRead, readonly number[], number]>([
    [{ count: 2, sides: 6 }, [3, 4], 7],
    [{ count: 1, sides: 10 }, [10], 10],
    [{ count: 1, sides: 10, from: 0 }, [10], 0],
    [{ count: 1, sides: 10, from: 0 }, [7], 7],
    [{ count: 2, sides: 6, digits: true }, [3, 4], 34],
    [{ count: 2, sides: 6, keep: 'high' }, [3, 4], 4],
    [{ count: 2, sides: 6, keep: 'low' }, [3, 4], 3],
  ])('%j, %j: %i', (read, faces, total) => {
    expect(totalOf(read, faces)).toBe(total);
  });

  it('in as many ways as are counted one by one, whatever lies already', () => {
    fc.assert(
      fc.property(dice, fc.array(fc.integer({ min: 0, max: 2 }), { maxLength: 3 }), (read, lying) => {
        const fits = everyRoll(read.count, read.sides).filter((faces) =>
          faces.every((face, i) => !lying[i] || face === lying[i]),
        );
        const counted = new Map<number, number>();
        for (const faces of fits) {
          const total = totalOf(read, faces);
          counted.set(total, (counted.get(total) ?? 0) + 1);
        }
        const ways = waysOf(read, lying);
        expect(new Map(ways)).toEqual(counted);
        expect([...ways.keys()]).toEqual([...ways.keys()].toSorted((a, b) => a - b));
      }),
    );
  });

  it('forty dice are counted too', () => {
    expect(waysOf({ count: 40, sides: 6 }).size).toBe(201);
  });

  it('digits are counted on in what the dice show, and beyond them one by one', () => {
    const d66: DiceRead = { count: 2, sides: 6, digits: true };
    expect([1, -1, 6].map((by) => modified(d66, 36, by))).toEqual([41, 35, 46]);
    expect([modified(d66, 65, 3), modified(d66, 12, -3), modified(d66, 36, 0)]).toEqual([68, 9, 36]);
    expect(modified({ count: 2, sides: 6 }, 7, -2)).toBe(5);
  });
});

describe('the row of a number', () => {
  it.each([
    ['..1 2 3 4 5 6..', -3, '..1', false],
    ['..1 2 3 4 5 6..', 9, '6..', false],
    ['1..2 3..5 6..8 9..10', 12, '9..10', true],
    ['1..2 3..5 6..8 9..10', 0, '1..2', true],
    ['7 6,8 5,9 4,10 3,11 2,12', 9, '5,9', false],
    ['1 2 3', 2.5, '2', true],
    ['1 4', 3, '4', true],
  ])('%s at %d: %s', (heads, total, row, clamped) => {
    expect(rowFor(heads.split(' '), total)).toEqual({ row, clamped });
  });

  it('is one and no other wherever the axis is taken, and the end beyond it', () => {
    const cuts = fc.uniqueArray(fc.integer({ min: -4, max: 24 }), { minLength: 2, maxLength: 12 });
    fc.assert(
      fc.property(dice, cuts, fc.boolean(), fc.boolean(), (read, at, low, high) => {
        const starts = at.toSorted((a, b) => a - b);
        const heads = starts.slice(1).map((next, i) => `${starts[i]}..${next - 1}`);
        if (low) heads[0] = `..${(starts[1] ?? 0) - 1}`;
        if (high) heads[heads.length - 1] = `${starts.at(-2)}..`;
        const axis = rowAxis(
          'Dice',
          { ...read, digits: undefined as never },
          low && high && heads.length < 2 ? ['1'] : heads,
        );
        expect(axis.ok).toBe(true);
        if (!axis.ok) return;
        const { labels } = axis.value;
        const wrong = Array.from({ length: 39 }, (_, i) => i - 9).filter((total) => {
          const holding = labels.filter((head) =>
            spansOf(head)?.some(({ least, most }) => least <= total && total <= most),
          );
          const { row, clamped } = rowFor(labels, total);
          if (!clamped) return holding.length !== 1 || holding[0] !== row;
          return holding.length > 0 || !(row === labels[0] || row === labels.at(-1));
        });
        expect(wrong).toEqual([]);
      }),
    );
  });
});

describe('rows by dice', () => {
  const D6: DiceRead = { count: 1, sides: 6 };
  const D66: DiceRead = { count: 2, sides: 6, digits: true };
  it.each([
    ['as players print them', D6, '≤1 2-5 6+', ['..1', '2..5', '6..']],
    ['of two digits', D66, '11-16 21-26 31..36 41..66', ['11..16', '21..26', '31..36', '41..66']],
    ['of two digits, as spans', D66, '11..20 21..66', ['11..20', '21..66']],
    ['that name numbers apart', { count: 2, sides: 6 }, '2,12 3,11 4,10 5,9 6,8 7', undefined],
  ])('%s', (_, read, heads, labels) => {
    const axis = rowAxis('Die', read as DiceRead, heads);
    expect(axis).toMatchObject({ ok: true, value: { labels: labels ?? heads.split(' '), mode: 'fixed' } });
    if (axis.ok) expect(axis.value.dice).toBe((read as DiceRead).count);
  });

  it.each([
    ['a gap', D6, '1 2 4..6', 'No head holds 3.'],
    ['a gap between two digits', D66, '11..15 21..66', 'No head holds 16.'],
    ['one that reaches into the next', D6, '1..3 3..6', '"1..3" and "3..6" both hold 3.'],
    ['one that stands twice', D6, '1 2..6 1..1', '"1..1" appears twice.'],
    [
      'what falls',
      D6,
      '4..6 1..3',
      '"1..3" stands after "4..6": heads rise, and none reaches into the next.',
    ],
    ['what is no number', D6, '1 2:1', '"2:1" is not a number or a span such as ..1, 2, 6..8 or 11..'],
    ['none', D6, '', 'A table has 1 to 80 rows; here are 0.'],
    ['too many', D6, Array.from({ length: 81 }, (_, i) => i), 'A table has 1 to 80 rows; here are 81.'],
    ['no dice', { count: 0, sides: 6 }, '1', 'There are 1 to 40 dice.'],
    ['a die of one side', { count: 1, sides: 1 }, '1', 'A die has 2 to 100 sides.'],
    [
      'digits of ten',
      { count: 2, sides: 10, digits: true },
      '1',
      'Digits are read off up to 4 dice of at most 9 sides.',
    ],
  ])('%s is refused', (_, read, heads, message) => {
    const given = typeof heads === 'string' ? heads : heads.map(String);
    expect(rowAxis('Die', read as DiceRead, given)).toMatchObject({ ok: false, problem: { message } });
  });

  it('are called as they are printed', () => {
    const axis = rowAxis('Die', D6, '..1 2..5 6..');
    expect(axis).toMatchObject({ value: { names: { '..1': '≤1', '2..5': '2–5', '6..': '6+' } } });
  });
});
