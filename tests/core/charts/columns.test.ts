import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnAxis } from '../../../src/core/charts/axes';
import { breakPoints } from '../../../src/core/charts/break-points';
import { type ColumnFound, type ColumnsBy, columnFor, foundWords } from '../../../src/core/charts/columns';
import { netFound, netWords } from '../../../src/core/charts/net';
import { netColumn as coded, type Odds, type OddsReading } from '../../../src/core/charts/odds';

const CAP = 'cap-then-shift';
const REAL = 'shift-then-cap';
const READINGS: readonly OddsReading[] = [CAP, REAL];

const netColumn = (odds: Odds): string => {
  const found = netFound(odds);
  return found.kind === 'column' ? found.column : '';
};

type Case = Partial<Odds> & { readonly by: ColumnsBy };
const oddsOf = (heads: string, { by, ...more }: Case): Odds => ({
  ...{ attack: 1, defence: 0, shift: 0, reading: CAP, labels: heads.split(' '), by },
  ...more,
});

/** [Battle for Moscow] above 6:1 is 6:1; below 1:1, after terrain, nothing happens. */
const MOSCOW = '1:1 2:1 3:1 4:1 5:1 6:1';
const moscow = (attack: number, defence: number, shift: number, reading: OddsReading = CAP) =>
  netWords(oddsOf(MOSCOW, { by: { by: 'odds', below: 'none' }, attack, defence, shift, reading }));

describe('[Battle for Moscow] the column of an attack', () => {
  it.each(READINGS)('a fraction is dropped: 16 against 4 is 4:1, 15 against 4 is 3:1, by %s', (reading) => {
    expect([moscow(16, 4, 0, reading), moscow(15, 4, 0, reading)]).toEqual(['4:1', '3:1']);
  });

  it.each(READINGS)(
    '12 against 3 into a forest across a river: two left, and in mud off the table, by %s',
    (reading) => {
      expect(moscow(12, 3, -2, reading)).toBe('2:1');
      expect(moscow(6, 3, -2, reading)).toBe('no die, no effect');
      expect(moscow(6, 3, -1, reading)).toBe('1:1');
    },
  );

  it('40 against 4 at a fortification is 5:1, or 6:1 where the real odds are shifted', () => {
    expect(READINGS.map((reading) => moscow(40, 4, -1, reading))).toEqual(['5:1', '6:1']);
  });

  it.each(READINGS)('below 1:1 without any terrain nothing happens either, by %s', (reading) => {
    expect(moscow(3, 4, 0, reading)).toBe('no die, no effect');
    expect(moscow(7.5, 8, 0, reading)).toBe('no die, no effect');
  });
});

describe('ends of a table', () => {
  const by: ColumnsBy = { by: 'odds', below: { code: 'A2' }, above: 'end' };
  const HEADS = '1:2 1:1 3:2 2:1 3:1 4:1 6:1';
  const at = (attack: number, defence: number, shift: number, reading: OddsReading = CAP) =>
    netWords(oddsOf(HEADS, { by, attack, defence, shift, reading }));

  it('a code past one is the result; out of its place a shift leads back', () => {
    expect([at(4, 8, 0), at(3, 8, 0), at(4, 8, -1)]).toEqual(['1:2', 'no die, A2', 'no die, A2']);
    expect([at(1, 9, 1), at(1, 9, 1, REAL), at(1, 3, 1, REAL)]).toEqual(['1:2', 'no die, A2', '1:2']);
  });

  it('an end column keeps what is past it; real odds are counted on beyond it', () => {
    expect([at(10, 1, 0), at(10, 1, -1), at(6, 1, 3)]).toEqual(['6:1', '4:1', '6:1']);
    expect([at(10, 1, -4, REAL), at(10, 1, -5, REAL), at(6.5, 1, -1, REAL)]).toEqual(['6:1', '4:1', '4:1']);
  });

  it('a code above is reached from the next whole ratio on', () => {
    const above = { by: 'odds', above: { code: 'DE' } } as const;
    const found = (attack: number) => netFound(oddsOf('1:1 3:2', { by: above, attack, defence: 2 }));
    expect(found(3.75)).toEqual({ kind: 'column', column: '3:2', index: 1 });
    expect(found(4)).toEqual({ kind: 'edge', past: 'above', code: 'DE' });
  });

  it('nothing against something is below every table, something against nothing above it', () => {
    const both = { by: 'odds', below: 'none', above: 'none' } as const;
    const past = (attack: number, defence: number) =>
      columnFor(both, ['1:2', '2:1'], { attack, defence }, 9, REAL);
    expect([past(0, 5), past(5, 0), past(0, 0)]).toMatchObject([
      { past: 'below' },
      { past: 'above' },
      { past: 'below' },
    ]);
  });
});

describe('rounding', () => {
  const at = (round: 'down' | 'near' | 'up', attack: number, defence: number, heads = '1:2 1:1 3:2 3:1') =>
    netColumn(oddsOf(heads, { by: { by: 'odds', round }, attack, defence }));

  it.each([
    [3, 2, '3:2', '3:2', '3:2'],
    [5, 2, '3:2', '3:1', '3:1'],
    [9, 4, '3:2', '3:2', '3:1'],
    [3, 4, '1:2', '1:2', '1:1'],
    [3.25, 4, '1:2', '1:1', '1:1'],
    [1, 9, '1:2', '1:2', '1:2'],
    [9, 1, '3:1', '3:1', '3:1'],
  ])('%d to %d: %s down, %s near, %s up', (attack, defence, down, near, up) => {
    expect([at('down', attack, defence), at('near', attack, defence), at('up', attack, defence)]).toEqual([
      down,
      near,
      up,
    ]);
  });
});

describe('spans of a difference or a total', () => {
  const CLOSE = '..-5 -4..-2 -1..1 2..4 5..';
  const FIRE = '0..2 3..5 6..8 9..11 12..15 16..20 21..';
  const close = (attack: number, defence: number, shift = 0) =>
    netWords(oddsOf(CLOSE, { by: { by: 'difference' }, attack, defence, shift }));
  const fire = (attack: number, more: Partial<Odds> = {}) =>
    netWords(oddsOf(FIRE, { by: { by: 'total' }, attack, ...more }));

  it('the one that holds it', () => {
    expect([close(3, 9), close(3, 5), close(4, 4), close(6, 4), close(20, 1)]).toEqual([
      '≤−5',
      '−4 to −2',
      '−1 to 1',
      '2–4',
      '5+',
    ]);
    expect([fire(0), fire(5), fire(20), fire(60), fire(60, { shift: -1 })]).toEqual([
      '0–2',
      '3–5',
      '16–20',
      '21+',
      '16–20',
    ]);
  });

  it('a fraction between two is dropped unless the table rounds', () => {
    expect([close(5.5, 4), close(1.5, 3), fire(2.5)]).toEqual(['−1 to 1', '−4 to −2', '0–2']);
    const near = (attack: number) => netColumn(oddsOf(FIRE, { by: { by: 'total', round: 'near' }, attack }));
    expect([near(2.5), near(2.75)]).toEqual(['0..2', '3..5']);
  });

  it('a single number stands for what follows it up to the next head', () => {
    const at = (attack: number) => netColumn(oddsOf('1 2 4 8 16', { by: { by: 'total' }, attack }));
    expect([at(3), at(7), at(15), at(99), at(0)]).toEqual(['2', '4', '8', '16', '1']);
  });

  it('past a closed end the real total goes on in spans as wide as the last', () => {
    const by = { by: 'total', below: 'none', above: { code: 'KIA' } } as const;
    const at = (attack: number, shift: number) =>
      netWords(oddsOf('1..2 3..5 6..10', { by, attack, shift, reading: REAL }));
    expect([at(11, 0), at(15, -1), at(16, -1), at(0, 0), at(0, 1), at(0.5, 0)]).toEqual([
      'no die, KIA',
      '6–10',
      'no die, KIA',
      'no die, no effect',
      '1–2',
      'no die, no effect',
    ]);
  });
});

const heads = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 6 })), {
    minLength: 2,
    maxLength: 24,
    selector: ([a, d]) => a / d,
  })
  .map((ratios) => ratios.toSorted(([a, b], [c, d]) => a * d - c * b).map(([a, d]) => `${a}:${d}`));
const spans = fc
  .uniqueArray(fc.integer({ min: -12, max: 30 }), { minLength: 3, maxLength: 24 })
  .chain((cuts) => fc.tuple(fc.constant(cuts.toSorted((a, b) => a - b)), fc.boolean(), fc.boolean()))
  .map(([cuts, low, high]) =>
    cuts.slice(1).map((next, i) => {
      const [from, to] = [
        low && !i ? '' : String(cuts[i]),
        high && i === cuts.length - 2 ? '' : String(next - 1),
      ];
      return from === to ? from : `${from}..${to}`;
    }),
  );
const edge = fc.constantFrom('end', 'none', { code: 'A2' } as const);
const amounts = fc.integer({ min: 1, max: 120 }).map((quarters) => quarters / 4);
const given = fc
  .record({
    by: fc.constantFrom('odds', 'difference', 'total'),
    round: fc.constantFrom('down', 'near', 'up'),
    below: edge,
    above: edge,
  })
  .chain((by) =>
    fc.record({
      by: fc.constant(by as ColumnsBy),
      labels: by.by === 'odds' ? heads : spans,
      attack: amounts,
      defence: by.by === 'total' ? fc.constant(0) : amounts,
      shift: fc.integer({ min: -5, max: 5 }),
      reading: fc.constantFrom(...READINGS),
    }),
  );

const place = (found: ColumnFound, labels: readonly string[]): number =>
  found.kind === 'column' ? found.index : found.past === 'below' ? -1 : labels.length;

describe('any columns', () => {
  it('are taken, and found again by every amount', () => {
    fc.assert(
      fc.property(given, (odds) => {
        const axis = columnAxis('Columns', odds.by, odds.labels);
        expect(axis).toMatchObject({ ok: true, value: { labels: odds.labels } });
        const found = netFound(odds);
        if (found.kind === 'column') expect(odds.labels[found.index]).toBe(found.column);
        else expect([odds.by.below, odds.by.above]).not.toEqual(['end', 'end']);
      }),
    );
  });

  it('rise with the attack and the shift, and fall with the defence', () => {
    fc.assert(
      fc.property(given, amounts, (odds, more) => {
        const at = (other: Partial<Odds>) => place(netFound({ ...odds, ...other }), odds.labels);
        expect(at({ attack: odds.attack + more })).toBeGreaterThanOrEqual(at({}));
        expect(at({ shift: odds.shift + 1 })).toBeGreaterThanOrEqual(at({}));
        if (odds.by.by !== 'total') expect(at({ defence: odds.defence + more })).toBeLessThanOrEqual(at({}));
      }),
    );
  });

  it('of odds as exact fractions have them, down, near and up', () => {
    fc.assert(
      fc.property(given, (odds) => {
        if (odds.by.by !== 'odds') return;
        const ratio = odds.attack / odds.defence;
        const values = odds.labels.map((head) => Number(head.split(':')[0]) / Number(head.split(':')[1]));
        if (ratio < (values[0] ?? 0) || ratio > (values.at(-1) ?? 0)) return;
        const down = values.findLastIndex((value) => value <= ratio + 1e-9);
        const up = values.findIndex((value) => value >= ratio - 1e-9);
        const near = ratio - (values[down] ?? 0) > (values[up] ?? 0) - ratio + 1e-9 ? up : down;
        const found = netFound({ ...odds, shift: 0 });
        expect(found).toMatchObject({ index: { down, near, up }[odds.by.round ?? 'down'] });
      }),
    );
  });

  it('of whole ratios are those that the coded tables have', () => {
    const factors = fc.integer({ min: 1, max: 40 });
    const plain = fc.record({ under: fc.integer({ min: 1, max: 4 }), over: fc.integer({ min: 2, max: 7 }) });
    fc.assert(
      fc.property(plain, factors, factors, given, ({ under, over }, attack, defence, { shift, reading }) => {
        const labels = [
          ...Array.from({ length: under }, (_, i) => `1:${under - i}`),
          ...Array.from({ length: over - 1 }, (_, i) => `${i + 2}:1`),
        ];
        const odds = { attack, defence, labels, shift, reading };
        expect(netColumn({ ...odds, by: { by: 'odds' } })).toBe(coded(odds));
      }),
    );
  });
});

describe('break points of any columns', () => {
  /** The least more, counted one by one. */
  const counted = (odds: Odds, changed: (more: number) => Partial<Odds>) => {
    const now = place(netFound(odds), odds.labels);
    for (let more = 1; more <= 1500; more += 1) {
      const then = netFound({ ...odds, ...changed(more) });
      if (place(then, odds.labels) !== now) return { more, column: foundWords(then) };
    }
    return undefined;
  };

  it('are the least that are counted one by one', () => {
    fc.assert(
      fc.property(given, (odds) => {
        const { attack, defence, right, left, column } = breakPoints(odds);
        expect(attack).toEqual(counted(odds, (more) => ({ attack: odds.attack + more })));
        if (odds.by.by === 'total') expect(defence).toBeUndefined();
        else expect(defence).toEqual(counted(odds, (more) => ({ defence: odds.defence + more })));
        expect(right ?? column).toBe(netWords({ ...odds, shift: odds.shift + 1 }));
        expect(left ?? column).toBe(netWords({ ...odds, shift: odds.shift - 1 }));
      }),
      { numRuns: 25 },
    );
  });

  it('lead to an end where no die is rolled', () => {
    const odds = oddsOf(MOSCOW, { by: { by: 'odds', below: { code: 'A2' } }, attack: 8, defence: 6 });
    expect(breakPoints(odds)).toMatchObject({
      attack: { more: 4, column: '2:1' },
      defence: { more: 3, column: 'no die, A2' },
      left: 'no die, A2',
    });
  });
});

describe('columns of a table', () => {
  const ODDS: ColumnsBy = { by: 'odds' };
  const TOTAL: ColumnsBy = { by: 'total' };
  it('as players print them', () => {
    expect(columnAxis('Odds', ODDS, '1-2 1/1 3:2')).toMatchObject({
      value: { labels: ['1:2', '1:1', '3:2'] },
    });
    const fire = columnAxis('Fire', TOTAL, '0-2 3-5 6+');
    expect(fire).toMatchObject({ value: { labels: ['0..2', '3..5', '6..'], names: { '6..': '6+' } } });
    expect(columnAxis('Ground', 'list', ['Open', 'In a wood'])).toMatchObject({ value: { mode: 'fixed' } });
  });

  it.each([
    ['what falls', ODDS, '1:1 1:2', '"1:2" stands after "1:1": heads rise, and none reaches into the next.'],
    [
      'the same ratio twice',
      ODDS,
      '1:1 2:1 4:2',
      '"4:2" stands after "2:1": heads rise, and none reaches into the next.',
    ],
    ['no odds', ODDS, '1:1 two', '"two" is not odds such as 1:2 or 3:1.'],
    ['a gap after a span', TOTAL, '0..2 4..6', 'No head holds 3.'],
    [
      'a span in the next',
      TOTAL,
      '0..3 3..6',
      '"3..6" stands after "0..3": heads rise, and none reaches into the next.',
    ],
    ['numbers apart', TOTAL, '1,3 4', '"1,3" is not a number or a span such as ..1, 2, 6..8 or 11..'],
    ['one alone', TOTAL, '1', 'A table has 2 to 24 columns; here are 1.'],
    [
      'too many',
      ODDS,
      Array.from({ length: 25 }, (_, i) => `${i + 1}:1`),
      'A table has 2 to 24 columns; here are 25.',
    ],
    ['a name twice', 'list', ['Open', 'Open'], '"Open" appears twice.'],
    ['a name with a bar', 'list', ['a|b'], '"a|b" is not a name of 1 to 40 characters.'],
    [
      'a name that every object has',
      'list',
      ['constructor'],
      '"constructor" is not a name of 1 to 40 characters.',
    ],
    [
      'an end that is no code',
      { by: 'odds', below: { code: 'A 2' } },
      '1:1 2:1',
      '"A 2" is not a code of 1 to 12 characters.',
    ],
  ])('%s is refused', (_, by, given, message) => {
    expect(columnAxis('Columns', by as ColumnsBy, given)).toMatchObject({ ok: false, problem: { message } });
  });
});

it('an end is told in words', () => {
  expect(foundWords({ kind: 'edge', past: 'below' })).toBe('no die, no effect');
});
