import type { ChartDef } from '../../core/charts/chart';
import type { ChartPack } from '../../core/charts/pack';
import { sourceName } from '../kit/source-words';
import { chartModel } from './chart-model';

/** What the marks mean, and how much is known. */
export function ChartLegend({ chart, pack }: { chart: ChartDef; pack: ChartPack }) {
  const { known, total, rules, usual, overrides } = chartModel(chart, pack);
  const left = total - known;
  return (
    <p class="soft legend">
      {chart.note && <>{chart.note} </>}
      {total ? `${known} of ${total} known. ` : 'Nothing read yet, asked when first needed. '}
      {known > 0 && <>Unmarked: {usual === 'practice' ? 'practice' : sourceName[usual]}. </>}
      {rules.length > 0 && (rules.length > 1 ? 'With a number: rulebook. ' : `r: rulebook ${rules[0]}. `)}
      {overrides > 0 && 'Struck: what the rulebook says. '}
      {left > 0 && <>A dot: not read yet, asked when first needed.</>}
    </p>
  );
}
