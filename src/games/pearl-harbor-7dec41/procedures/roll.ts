import type { ChartDef } from '../../../core/charts/chart';
import { askCell, type Derivation, type Steps } from '../../../core/play/procedure';
import { check } from '../../../kit/checks';
import { fact } from '../../../kit/lines';
import { chanceIn, happens, hintOf, inDice, type Part, partOf, threeWayIn } from '../data/chances';
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
  /** What the log says where there is nothing to roll for. */
  readonly never?: string;
};
type ThreeWayRoll = RollOf & { readonly words: { readonly [P in Part]: string } };

/**
 * Throws the exact dice of a chart's cell: nothing for 0 and 100 %, else as many d6 as the chance takes. True when the
 * event named first in `words` happens. Both the cell and the dice are answers on record.
 */
export function* rollChance(work: Derivation, { house }: PearlState, roll: ChanceRoll): Steps<boolean> {
  const { key, title, words, chart, column = CHANCE } = roll;
  const { faces = 'high' } = house;
  const cell = yield* askCell(work, chart, column, roll.row);
  const chance = chanceIn(cell.value);
  const rule = cell.rule ?? chart.rule;
  const label = `${title} ${chance.label}: ${inDice(chance, faces)}`;
  if (chance.dice === 0) {
    const yes = happens(chance, [], faces);
    work.lines.push(fact((!yes && roll.never) || label, { value: yes ? words[0] : words[1], rule }));
    if (roll.secret) yield* askNoRoll(work, key, title, rule);
    return yes;
  }
  const { gives } = yield* check(work, {
    ...asked(roll, rule, hintOf(chance, faces, words[0])),
    key,
    count: chance.dice,
    label,
    reads: (thrown) => Number(happens(chance, thrown, faces)),
    bands: [
      { upTo: 0, label: words[1], gives: false },
      { label: words[0], gives: true },
    ],
  });
  return gives;
}

const asked = ({ chart, column = CHANCE, row, title, side, secret }: RollOf, rule: string, hint: string) => ({
  rule,
  title,
  hint,
  rollPreview: { chart: chart.id, column, row },
  ...(side && { side }),
  ...(secret && { secret }),
});

/** Throws a three-way result: one die, two together, or a second only when the first is low. */
export function* rollThreeWay(work: Derivation, { house }: PearlState, roll: ThreeWayRoll): Steps<Part> {
  const { key, chart, title, words, column = CHANCE } = roll;
  const { faces = 'high' } = house;
  const cell = yield* askCell(work, chart, column, roll.row);
  const ways = threeWayIn(cell.value);
  const rule = cell.rule ?? chart.rule;
  const throwOne = (key: string, count: number, before: readonly number[] = []) =>
    check(work, {
      ...asked(roll, rule, `${ways.label}: ${words.A}, ${words.B}, ${words.C}.`),
      key,
      count,
      label: `${title} ${ways.label}`,
      reads: (thrown) => PARTS.indexOf(partOf(ways, [...before, ...thrown], faces)),
      bands: PARTS.map((part, upTo) => ({ upTo, label: part ? words[part] : 'roll again', gives: part })),
    });
  const { gives: part, dice } = yield* throwOne(key, ways.dice === 'together' ? 2 : 1);
  return part ?? (yield* throwOne(`${key}:second`, 1, dice.faces)).gives ?? 'C';
}

const PARTS = ['A', 'B', 'C', undefined] as const;
