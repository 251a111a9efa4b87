import { BOUNDS } from '../bounds';
import type { DiceSum } from '../dice';

/** `2d6`, `d6`, `d66`, `1d10 from 0`, `3d6 keep high`; nothing where it is none of these, or of too many dice or sides. */
export function diceOf(text: string): DiceSum | undefined {
  const tens = /^d([2-9])\1$/.exec(text);
  if (tens) return { count: 2, sides: Number(tens[1]), from: 1, read: 'tens' };
  const [, count = '', sides = '', from, kept] =
    /^([1-9]\d?)?d([1-9]\d{0,2})(?: from ([01])| keep (high|low))?$/.exec(text) ?? [];
  const dice: DiceSum = {
    count: Number(count || 1),
    sides: Number(sides),
    from: from === '0' ? 0 : 1,
    read: kept === 'high' || kept === 'low' ? kept : 'sum',
  };
  const isFit =
    // Nobody has such dice: two that are read apart are meant.
    (dice.sides < 22 || dice.sides % 11 !== 0) &&
    dice.count <= BOUNDS.dice &&
    dice.sides >= 2 &&
    dice.sides <= BOUNDS.dieSides &&
    (dice.read === 'sum' || dice.count > 1);
  return isFit ? dice : undefined;
}

/** The least and the greatest total, and whether one is a total. */
export function totalsOf(dice: DiceSum): {
  least: number;
  greatest: number;
  has: (total: number) => boolean;
} {
  const { count, sides, from, read } = dice;
  const high = sides + from - 1;
  if (read === 'tens')
    return {
      least: 11,
      greatest: 11 * sides,
      has: (total) =>
        Math.floor(total / 10) <= sides && total % 10 >= 1 && total % 10 <= sides && total >= 11,
    };
  const dices = read === 'sum' ? count : 1;
  return {
    least: dices * from,
    greatest: dices * high,
    has: (total) => total >= dices * from && total <= dices * high,
  };
}
