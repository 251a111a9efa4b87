import type { ChartDef } from '../../../core/charts/chart';
import { askCell, askDice, dieLine, type Steps, type Working } from '../../../core/play/procedure';
import type { DiceAnswer } from '../../../core/play/prompt';
import {
  CHANCES,
  type ChanceId,
  happens,
  inDice,
  type Part,
  partOf,
  THREE_WAYS,
  type ThreeWayId,
} from '../data/chances';
import type { PearlState } from '../state/state';
import { askNoRoll } from './behind-curtain';

/** A place in a chart, and the roll that it asks for. */
export type RollOf = {
  /** Stable within the procedure; also the key of the dice question. */
  readonly key: string;
  readonly chart: ChartDef;
  readonly column: string;
  readonly row: string;
  /** The question over the dice: "Does Ward sink it?" */
  readonly title: string;
  /** Who throws, and whose eyes alone may see it. */
  readonly side?: 'jp' | 'us';
  readonly secret?: 'jp' | 'us';
};
export type ChanceRoll = RollOf & {
  /** What it is when the event happens and when it does not: `['sunk', 'misses']`. */
  readonly words: readonly [yes: string, no: string];
};
export type ThreeWayRoll = RollOf & { readonly words: { readonly [P in Part]: string } };

/**
 * Throws the exact dice of a chart's cell: nothing for 0 and 100 %, else as many d6 as the chance takes. True when the
 * event named first in `words` happens. Both the cell and the dice are answers on record.
 */
export function* rollChance(work: Working, { house }: PearlState, roll: ChanceRoll): Steps<boolean> {
  const { key, title, words, chart } = roll;
  const { faces = 'high' } = house;
  const cell = yield* askCell(work, chart, roll.column, roll.row);
  const rule = CHANCES[String(cell.value) as ChanceId];
  const heading = cell.rule ?? chart.rule;
  const label = `${title} ${rule.label}: ${inDice(rule, faces)}`;
  const say = (yes: boolean): string => (yes ? words[0] : words[1]);
  if (rule.dice === 0) {
    const yes = happens(rule, [], faces);
    work.lines.push({ kind: 'fact', label, value: say(yes), rule: heading });
    if (roll.secret) yield* askNoRoll(work, key, title, heading);
    return yes;
  }
  const single = FACES.map((face) => say(happens({ ...rule, dice: 1 }, [face], faces)));
  const thrown = yield* askDice(work, {
    ...askedOf(roll, heading, `${rule.label}: ${inDice(rule, faces)} for “${words[0]}”.`),
    key,
    count: rule.dice,
    ...(rule.dice === 1 && { faceNotes: single }),
  });
  const yes = happens(rule, thrown.faces, faces);
  work.lines.push(dieLine(thrown, { label, value: say(yes), rule: heading, prompt: key }));
  return yes;
}

const FACES = [1, 2, 3, 4, 5, 6];

const askedOf = ({ title, side, secret }: RollOf, rule: string, hint: string) => ({
  rule,
  title,
  hint,
  sides: 6,
  ...(side && { side }),
  ...(secret && { secret }),
});

/** Throws a three-way result: one die, two together, or a second only when the first is low. */
export function* rollThreeWay(work: Working, { house }: PearlState, roll: ThreeWayRoll): Steps<Part> {
  const { key, chart, title, words } = roll;
  const { faces = 'high' } = house;
  const cell = yield* askCell(work, chart, roll.column, roll.row);
  const rule = THREE_WAYS[String(cell.value) as ThreeWayId];
  const heading = cell.rule ?? chart.rule;
  const asked = askedOf(roll, heading, `${rule.label}: ${words.A}, ${words.B}, ${words.C}.`);
  const say = (part: Part | undefined): string => (part ? words[part] : 'roll again');
  const settle = (prompt: string, thrown: DiceAnswer, rolled: readonly number[]): Part | undefined => {
    const part = partOf(rule, rolled, faces);
    const label = `${title} ${rule.label}`;
    work.lines.push(dieLine(thrown, { label, value: say(part), rule: heading, prompt }));
    return part;
  };
  const first = yield* askDice(work, {
    ...asked,
    key,
    count: rule.dice === 'together' ? 2 : 1,
    ...(rule.dice !== 'together' && {
      faceNotes: FACES.map((face) => say(partOf(rule, [face], faces))),
    }),
  });
  const part = settle(key, first, first.faces);
  if (part) return part;
  const again = `${key}:second`;
  const second = yield* askDice(work, {
    ...asked,
    key: again,
    count: 1,
    faceNotes: FACES.map((face) => say(partOf(rule, [...first.faces, face], faces))),
  });
  return settle(again, second, [...first.faces, ...second.faces]) ?? 'C';
}
