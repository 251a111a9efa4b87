import type { ChartDef } from '../../../core/chart';
import { askCell, askDice, dieLine, type Steps, type Working } from '../../../core/procedure';
import type { TraceLine } from '../../../core/trace';
import {
  CHANCES,
  type ChanceId,
  type Faces,
  happens,
  inDice,
  type Part,
  partOf,
  THREE_WAYS,
  type ThreeWayId,
} from '../rules/chances';
import type { PearlState } from '../state/state';

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
export function* rollChance(work: Working, state: PearlState, roll: ChanceRoll): Steps<boolean> {
  const cell = yield* askCell(work, roll.chart, roll.column, roll.row);
  const rule = CHANCES[String(cell.value) as ChanceId];
  return yield* throwChance(work, state.house.faces, roll, rule.id, cell.rule);
}

/** The same by the chance's name, for a sub-roll that is no cell of its own. */
function* throwChance(
  work: Working,
  faces: Faces,
  { key, title, words, side, secret, chart }: ChanceRoll,
  id: ChanceId,
  heading = chart.rule,
): Steps<boolean> {
  const rule = CHANCES[id];
  const label = `${title} ${rule.label}: ${inDice(rule, faces)}`;
  const say = (yes: boolean): string => (yes ? words[0] : words[1]);
  if (rule.dice === 0) {
    const yes = happens(rule, [], faces);
    work.lines.push({ kind: 'fact', label, value: say(yes), rule: heading });
    return yes;
  }
  const single = [1, 2, 3, 4, 5, 6].map((face) => say(happens({ ...rule, dice: 1 }, [face], faces)));
  const thrown = yield* askDice(work, {
    key,
    rule: heading,
    title,
    hint: `${rule.label}: ${inDice(rule, faces)} for “${words[0]}”.`,
    count: rule.dice,
    sides: 6,
    ...(rule.dice === 1 && { faceNotes: single }),
    ...(side && { side }),
    ...(secret && { secret }),
  });
  const yes = happens(rule, thrown.faces, faces);
  work.lines.push(dieLine(thrown, { label, value: say(yes), rule: heading, prompt: key }));
  return yes;
}

/** Throws a three-way result: one die, two together, or a second only when the first is low. */
export function* rollThreeWay(work: Working, state: PearlState, roll: ThreeWayRoll): Steps<Part> {
  const { key, chart, title, words, side, secret } = roll;
  const { faces } = state.house;
  const cell = yield* askCell(work, chart, roll.column, roll.row);
  const rule = THREE_WAYS[String(cell.value) as ThreeWayId];
  const heading = cell.rule ?? chart.rule;
  const asked = {
    rule: heading,
    hint: `${rule.label}: ${words.A}, ${words.B}, ${words.C}.`,
    sides: 6,
    ...(side && { side }),
    ...(secret && { secret }),
  };
  const notes = [1, 2, 3, 4, 5, 6].map((face) => {
    const part = partOf(rule, [face], faces);
    return part ? words[part] : 'roll again';
  });
  const first = yield* askDice(work, {
    ...asked,
    key,
    title,
    count: rule.dice === 'together' ? 2 : 1,
    ...(rule.dice !== 'together' && { faceNotes: notes }),
  });
  const told = (rolled: typeof first, prompt: string, part: Part | undefined): TraceLine =>
    dieLine(rolled, {
      label: `${title} ${rule.label}`,
      value: part ? words[part] : 'roll again',
      rule: heading,
      prompt,
    });
  const part = partOf(rule, first.faces, faces);
  work.lines.push(told(first, key, part));
  if (part) return part;
  const again = `${key}:second`;
  const second = yield* askDice(work, {
    ...asked,
    key: again,
    title,
    count: 1,
    faceNotes: [1, 2, 3, 4, 5, 6].map((face) => words[partOf(rule, [...first.faces, face], faces) ?? 'C']),
  });
  const settled = partOf(rule, [...first.faces, ...second.faces], faces) ?? 'C';
  work.lines.push(told(second, again, settled));
  return settled;
}
