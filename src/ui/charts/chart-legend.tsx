import type { ChartDef } from '../../core/charts/chart';
import type { ChartPack } from '../../core/charts/pack';
import { sourceName } from '../kit/source-words';
import { chartModel } from './chart-model';

/** What the marks mean, and how much is known. */
export function ChartLegend({ chart, pack }: { chart: ChartDef; pack: ChartPack }) {
  const { known, ruled, total, rules, usual, overrides } = chartModel(chart, pack);
  const left = total - known;
  return (
    <>
      <Codes chart={chart} />
      <p class="soft legend">
        {chart.note && <>{chart.note} </>}
        {total ? `${known} of ${total} known. ` : 'Nothing read yet, asked when first needed. '}
        {known > 0 && <>Unmarked: {usual === 'practice' ? 'practice' : sourceName[usual]}. </>}
        {usual !== 'rules' &&
          rules.length > 0 &&
          (rules.length > 1 ? 'With a number: rulebook. ' : `r: rulebook ${rules[0]}. `)}
        {usual === 'rules' && known > ruled && 's: your sheet. '}
        {overrides > 0 && 'Struck: what the rulebook says. '}
        {left > 0 && <>A dot: not read yet, asked when first needed.</>}
      </p>
    </>
  );
}

/** What its results by a code mean. */
function Codes({ chart: { shape } }: { chart: ChartDef }) {
  const known = 'kind' in shape && shape.kind === 'code' ? shape.known : [];
  const told = known.filter(({ value, label }) => label !== value);
  if (!told.length) return null;
  return (
    <dl class="codes">
      {told.map(({ value, label }) => (
        <div key={value}>
          <dt>{value}</dt>
          <dd>{label}</dd>
        </div>
      ))}
    </dl>
  );
}
