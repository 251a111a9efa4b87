import '../charts/print.css';
import { type ChartDef, describeCell, labelName, shapeOf } from '../../core/charts/chart';
import type { ChartPack } from '../../core/charts/pack';
import { ChartHead } from '../charts/chart-head';
import { chartModel } from '../charts/chart-model';
import { isWide } from '../charts/chart-table';

/** The whole pack on one page of paper; the screen shows nothing of it. */
export function PrintedPack({ charts, pack }: { charts: readonly ChartDef[]; pack: ChartPack }) {
  return (
    <div class="on-paper">
      <p class="print-title">
        {pack.name}
        {pack.practice && ' · practice, not the printed tables'}
      </p>
      <div class="print-charts">
        {charts.map((chart) => (
          <PrintChart key={chart.id} chart={chart} pack={pack} />
        ))}
      </div>
    </div>
  );
}

function PrintChart({ chart, pack }: { chart: ChartDef; pack: ChartPack }) {
  const { columns, rows, cell } = chartModel(chart, pack);
  return (
    <table class={isWide(columns) ? 'print-wide' : undefined}>
      <caption>
        {chart.name} <small>{chart.rule}</small>
      </caption>
      <ChartHead chart={chart} columns={columns} />
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            <th scope="row">{labelName(chart.rows, row)}</th>
            {columns.map((column) => {
              const found = cell(column, row);
              return <td key={column}>{found && describeCell(shapeOf(chart, column), found.value)}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
