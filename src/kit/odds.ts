import { type Odds, oddsColumn } from '../core/charts/odds';
import type { Json } from '../core/json';
import { askLabels, type Derivation, type Steps } from '../core/play/procedure';
import { type RollOf, rollOn } from './rolls';

type RatioRoll = Omit<RollOf, 'count' | 'sides' | 'modifiers' | 'note' | 'rollPreview'> &
  Pick<Odds, 'attack' | 'defence'> &
  Pick<Parameters<typeof rollOn>[1], 'chart'>;

/**
 * A die on a table by odds that nothing shifts, whatever its cells are. Strengths may be fractions, as halves are not
 * rounded.
 */
export function* rollRatio(work: Derivation, { attack, defence, ...roll }: RatioRoll): Steps<Json> {
  const { column } = yield* askColumn(work, roll, attack, defence);
  return yield* rollOn(work, { ...roll, title: `${roll.title}, on ${column}`, column });
}

function* askColumn(
  work: Derivation,
  { chart, rule }: Pick<RatioRoll, 'chart' | 'rule'>,
  attack: number,
  defence: number,
): Steps<{ readonly labels: readonly string[]; readonly column: string }> {
  const labels = yield* askLabels(work, chart);
  const column = labels[oddsColumn(labels, attack, defence)] ?? '';
  const label = `${rounded(attack)} : ${rounded(defence)}`;
  work.lines.push({ kind: 'odds', label, value: column, rule });
  return { labels, column };
}

/** A strength to the hundredth: thirds have no end. */
const rounded = (strength: number): string => String(Math.round(strength * 100) / 100);
