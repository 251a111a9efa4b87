import { type BreakPoint, breakPoints } from '../../../core/charts/break-points';
import { foundWords } from '../../../core/charts/columns';
import { netFound } from '../../../core/charts/net';
import type { Odds } from '../../../core/charts/odds';

/** What would change the column, in words. */
export function describeBreakPoints(odds: Odds): readonly string[] {
  const { column, attack, defence, right, left } = breakPoints(odds);
  return [
    ...(odds.by?.by === 'total'
      ? [attack ? `${attack.more} more → ${attack.column}` : `More won’t change ${column}`]
      : [
          attack ? moreFactors('attack', attack) : `More attack factors won’t change ${column}`,
          defence ? moreFactors('defence', defence) : `More defence factors won’t change ${column}`,
        ]),
    ...(right ? [] : [`One more column changes nothing: already ${column}`]),
    ...(left ? [] : [`One column less changes nothing: still ${column}`]),
    ...edgeBeside(odds, 1, 'right'),
    ...edgeBeside(odds, -1, 'left'),
  ];
}

/** Past an end that no die is rolled at, which stands in no column of the table. */
function edgeBeside(odds: Odds, by: number, way: string): readonly string[] {
  const found = netFound({ ...odds, shift: odds.shift + by });
  return found.kind === 'edge' ? [`One ${way}: ${foundWords(found)}`] : [];
}

/** "3 more: 3:1 · 1 more in defence: 1:1": as short as it can be said. */
export function breaksInShort(odds: Odds): string {
  const { attack, defence } = breakPoints(odds);
  const more = (point: BreakPoint | undefined, whose: string) =>
    point ? `${point.more} more ${whose}: ${point.column}` : `more ${whose} won’t help`;
  if (odds.by?.by === 'total')
    return attack ? `${attack.more} more: ${attack.column}` : 'more won’t change it';
  return `${more(attack, 'attack')} · ${more(defence, 'defence')}`;
}

const moreFactors = (kind: string, { more, column }: BreakPoint): string =>
  `${more} more ${kind} ${more === 1 ? 'factor' : 'factors'} → ${column}`;

export const BreakPointLines = ({ odds }: { odds: Odds }) => (
  <ul class="breaks">
    {describeBreakPoints(odds).map((words) => (
      <li key={words}>{words}</li>
    ))}
  </ul>
);
