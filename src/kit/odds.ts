import type { Losses } from '../core/charts/chart';
import { netColumn, type Odds, oddsColumn } from '../core/charts/odds';
import type { Json } from '../core/json';
import { signed } from '../core/numbers';
import { askLabels, type Derivation, offerOverride, type Steps } from '../core/play/procedure';
import { askModifiers, type Modifiers, type RollOf, rollOn } from './rolls';

/** The two readings of a ratio beyond the table, for a switch. */
export const READINGS = {
  'cap-then-shift': 'End column, then shift',
  'shift-then-cap': 'Shift the real odds',
} as const;

type OddsRoll = Omit<RollOf, 'count' | 'sides' | 'modifiers' | 'note' | 'rollPreview'> &
  Pick<Odds, 'attack' | 'defence' | 'reading'> &
  Pick<Parameters<typeof rollOn>[1], 'chart'> & { readonly shifts: Modifiers };

/** As far as players may shift a column by their own word. */
const MOST = 9;

/**
 * A die on a table of losses by odds: the ratio, what shifts it, the column it comes to, which players may override, and
 * the losses there. Before the die falls the screen tells what can come of it.
 */
export function* rollOdds(
  work: Derivation,
  { shifts, attack, defence, reading, ...roll }: OddsRoll,
): Steps<Losses> {
  const { chart, rule } = roll;
  const { labels } = yield* askColumn(work, roll, attack, defence);
  const shift = yield* offerOverride(work, {
    key: 'shift',
    label: 'Net shift',
    rule,
    shape: { kind: 'number', min: -MOST, max: MOST, columns: true },
    value: yield* askModifiers(work, shifts),
  });
  const odds = { attack, defence, labels, shift, reading };
  const column = netColumn(odds);
  work.lines.push({ kind: 'odds', label: `Net shift ${signed(shift)}`, value: column, rule });
  const title = `${roll.title}, on ${column}`;
  const value = yield* rollOn(work, {
    ...roll,
    title,
    column,
    rollPreview: { chart: chart.id, column, odds },
  });
  return value as Losses;
}

/**
 * A die on a table by odds that nothing shifts, whatever its cells are. Strengths may be fractions, as halves are not
 * rounded.
 */
export function* rollRatio(
  work: Derivation,
  { attack, defence, ...roll }: Omit<OddsRoll, 'shifts' | 'reading'>,
): Steps<Json> {
  const { column } = yield* askColumn(work, roll, attack, defence);
  return yield* rollOn(work, { ...roll, title: `${roll.title}, on ${column}`, column });
}

function* askColumn(
  work: Derivation,
  { chart, rule }: Pick<OddsRoll, 'chart' | 'rule'>,
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
