import type { Losses } from '../core/charts/chart';
import { netColumn, type Odds, oddsColumn } from '../core/charts/odds';
import { signed } from '../core/numbers';
import { askHeads, type Steps, stateValue, type Working } from '../core/play/procedure';
import { numbers } from './charts';
import { askModifiers, type Modifiers, type RollOf, rollOn } from './rolls';

/** The two readings of a ratio beyond the table, for a switch. */
export const READINGS = {
  'cap-then-shift': 'End column, then shift',
  'shift-then-cap': 'Shift the real odds',
} as const;

type OddsRoll = Omit<RollOf, 'count' | 'sides' | 'modifiers' | 'note' | 'outlook'> &
  Pick<Odds, 'attack' | 'defence' | 'reading'> &
  Pick<Parameters<typeof rollOn>[1], 'chart'> & { readonly shifts: Modifiers };

/** As far as players may shift a column by their own word. */
const MOST = 9;

/**
 * A die on a table of losses by odds: the ratio, what shifts it, the column it comes to, which players may override, and
 * the losses there. Before the die falls the screen tells what can come of it.
 */
export function* rollOdds(
  work: Working,
  { shifts, attack, defence, reading, ...roll }: OddsRoll,
): Steps<Losses> {
  const { chart, rule } = roll;
  const heads = yield* askHeads(work, chart);
  const printed = heads[oddsColumn(heads, attack, defence)] ?? '';
  work.lines.push({ kind: 'odds', label: `${attack} : ${defence}`, value: printed, rule });
  const shift = yield* stateValue(work, {
    key: 'shift',
    label: 'Net shift',
    rule,
    shape: numbers(-MOST, MOST),
    value: yield* askModifiers(work, shifts),
  });
  const odds = { attack, defence, heads, shift, reading };
  const column = netColumn(odds);
  work.lines.push({ kind: 'odds', label: `Net shift ${signed(shift)}`, value: column, rule });
  const title = `${roll.title}, on ${column}`;
  const value = yield* rollOn(work, { ...roll, title, column, outlook: { chart: chart.id, column, odds } });
  return value as Losses;
}
