import { describe, expect, it } from 'vitest';
import { type CellShape, checkCell, describeCell } from '../../../src/core/charts/chart';
import { codeMeans, findCode } from '../../../src/core/charts/codes';

const SHAPE: CellShape = {
  kind: 'code',
  most: 12,
  known: [
    { value: 'NE', label: 'No effect' },
    { value: 'A#R', label: 'Attacker loses #, falls back' },
    { value: 'A1R', label: 'Attacker loses one' },
    { value: '#', label: 'So many steps' },
  ],
};

describe('a result by a code', () => {
  it.each(['NE', 'A1R', '-', '=', '2M', 'Zürich', '123456789012'])('%s may stand in a cell', (code) => {
    expect(checkCell(SHAPE, code)).toEqual({ ok: true, value: code });
    expect(describeCell(SHAPE, code)).toBe(code);
  });

  it.each(['', '?', 'D R', ' NE', 'a|b', 'a\n', '1234567890123', 1, null, { attacker: 1, defender: 1 }])(
    '%j may not',
    (value) => {
      expect(checkCell(SHAPE, value)).toMatchObject({
        ok: false,
        problem: { message: 'A code without blanks, up to 12 characters.' },
      });
    },
  );

  it('is called by the code itself, else by the first pattern that it fits', () => {
    const means = (code: string) => codeMeans(SHAPE, code);
    expect(['NE', 'A1R', 'A2R', 'A12R', '3', 'AR', 'A2', 'A#R', 'DE'].map(means)).toEqual([
      'No effect',
      'Attacker loses one',
      'Attacker loses 2, falls back',
      'Attacker loses 12, falls back',
      'So many steps',
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(findCode(SHAPE.known, 'A2R')).toMatchObject({ number: 2, of: { value: 'A#R' } });
  });

  it('a pattern is no part of itself twice', () => {
    expect(findCode([{ value: 'A#A' }], 'A')).toBeUndefined();
  });
});
