import { type ChartDef, describeCell, type Losses, shapeOf } from '../charts/chart';
import { codeMeans } from '../charts/codes';
import { modified, rowFor, waysOf } from '../charts/dice-rows';
import { type ChartPack, lookupCell } from '../charts/pack';
import { compareLosses, expectedOf, type Share, type Spread } from './shares';

/** What a roll with this modifier can come to on a column of a chart, where some of its dice may lie already, 0 for one that does not. */
export function chartSpread(
  chart: ChartDef,
  pack: ChartPack,
  column: string,
  modifier = 0,
  lying: readonly number[] = [],
): Spread {
  const roll = chart.rows.roll ?? { count: 1, sides: chart.rows.labels.length };
  const shape = shapeOf(chart, column);
  const shares = new Map<string, Share>();
  let [ways, unknown] = [0, 0];
  for (const [total, some] of waysOf(roll, lying)) {
    const { row } = rowFor(chart.rows.labels, modified(roll, total, modifier));
    const cell = lookupCell(chart, pack, column, row);
    ways += some;
    if (!cell) {
      unknown += some;
      continue;
    }
    const name = describeCell(shape, cell.value);
    const means = codeMeans(shape, cell.value);
    const losses = shape.kind === 'losses' && !shape.names ? (cell.value as Losses) : undefined;
    shares.set(name, {
      name,
      ways: (shares.get(name)?.ways ?? 0) + some,
      ...(means && { means }),
      ...(losses && { losses }),
    });
  }
  const all = [...shares.values()].sort((a, b) =>
    a.losses && b.losses ? compareLosses(a.losses, b.losses) : 0,
  );
  const expected = expectedOf(all);
  return { kind: 'spread', ways, shares: all, unknown, ...(expected && { expected }) };
}
