import type { ChartDef } from '../../../core/charts/chart';
import { askCell, askDice, dieLine, type Steps, type Working } from '../../../core/play/procedure';
import type { DiceAnswer } from '../../../core/play/prompt';
import { fact } from '../../../kit/lines';
import { chanceIn, happens, inDice, type Part, partOf, threeWayIn } from '../data/chances';
import { CHANCE } from '../data/charts/shape';
import type { SideId } from '../data/sides';
import type { PearlState } from '../state/state';
import { askNoRoll } from './behind-curtain';

/** A place in a chart, and the roll that it asks for. */
type RollOf = {
  /** Stable within the procedure; also the key of the dice question. */
  readonly key: string;
  readonly chart: ChartDef;
  readonly row: string;
  /** Of a chart with more than one column. */
  readonly column?: string;
  /** The question over the dice: "Does Ward sink it?" */
  readonly title: string;
  /** Who throws, and whose eyes alone may see it. */
  readonly side?: SideId;
  readonly secret?: SideId;
};
type ChanceRoll = RollOf & {
  /** What it is when the event happens and when it does not: `['sunk', 'misses']`. */
  readonly words: readonly [yes: string, no: string];
};
type ThreeWayRoll = RollOf & { readonly words: { readonly [P in Part]: string } };

/**
 * Throws the exact dice of a chart's cell: nothing for 0 and 100 %, else as many d6 as the chance takes. True when the
 * event named first in `words` happens. Both the cell and the dice are answers on record.
 */
export function* rollChance(work: Working, { house }: PearlState, roll: ChanceRoll): Steps<boolean> {
  const { key, title, words, chart, column = CHANCE } = roll;
  const { faces = 'high' } = house;
  const cell = yield* askCell(work, chart, column, roll.row);
  const chance = chanceIn(cell.value);
  const rule = cell.rule ?? chart.rule;
  const needed = `${chance.label}: ${inDice(chance, faces)}`;
  const label = `${title} ${needed}`;
  const say = (yes: boolean): string => (yes ? words[0] : words[1]);
  if (chance.dice === 0) {
    const yes = happens(chance, [], faces);
    work.lines.push(fact(label, { value: say(yes), rule }));
    if (roll.secret) yield* askNoRoll(work, key, title, rule);
    return yes;
  }
  const single = FACES.map((face) => say(happens({ ...chance, dice: 1 }, [face], faces)));
  const thrown = yield* askDice(work, {
    ...asked(roll, rule, `${needed} for “${words[0]}”.`),
    key,
    count: chance.dice,
    ...(chance.dice === 1 && { faceNotes: single }),
  });
  const yes = happens(chance, thrown.faces, faces);
  work.lines.push(dieLine(thrown, { label, value: say(yes), rule, prompt: key }));
  return yes;
}

const FACES = [1, 2, 3, 4, 5, 6];

const asked = ({ title, side, secret }: RollOf, rule: string, hint: string) => ({
  rule,
  title,
  hint,
  sides: 6,
  ...(side && { side }),
  ...(secret && { secret }),
});

/** Throws a three-way result: one die, two together, or a second only when the first is low. */
export function* rollThreeWay(work: Working, { house }: PearlState, roll: ThreeWayRoll): Steps<Part> {
  const { key, chart, title, words, column = CHANCE } = roll;
  const { faces = 'high' } = house;
  const cell = yield* askCell(work, chart, column, roll.row);
  const ways = threeWayIn(cell.value);
  const rule = cell.rule ?? chart.rule;
  const ask = asked(roll, rule, `${ways.label}: ${words.A}, ${words.B}, ${words.C}.`);
  const say = (part: Part | undefined): string => (part ? words[part] : 'roll again');
  const settle = (prompt: string, thrown: DiceAnswer, rolled: readonly number[]): Part | undefined => {
    const part = partOf(ways, rolled, faces);
    const label = `${title} ${ways.label}`;
    work.lines.push(dieLine(thrown, { label, value: say(part), rule, prompt }));
    return part;
  };
  const notes = (before: readonly number[]) =>
    FACES.map((face) => say(partOf(ways, [...before, face], faces)));
  const together = ways.dice === 'together';
  const first = yield* askDice(work, {
    ...ask,
    key,
    count: together ? 2 : 1,
    ...(!together && { faceNotes: notes([]) }),
  });
  const part = settle(key, first, first.faces);
  if (part) return part;
  const again = `${key}:second`;
  const second = yield* askDice(work, { ...ask, key: again, count: 1, faceNotes: notes(first.faces) });
  return settle(again, second, [...first.faces, ...second.faces]) ?? 'C';
}
