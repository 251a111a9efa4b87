/**
 * Dice of a roll: `2d6`, `1d10 from 0`, `d66`, `3d6 keep high`. `tens`: two dice read as one number of two digits, the first
 * die before the second.
 */
export type DiceSum = {
  readonly count: number;
  readonly sides: number;
  /** The lowest face: 1, or 0 for a die that is numbered from nought. */
  readonly from: 0 | 1;
  readonly read: 'sum' | 'tens' | 'high' | 'low';
};
