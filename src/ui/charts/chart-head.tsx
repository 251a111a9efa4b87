import { type ChartDef, labelName } from '../../core/charts/chart';

type Props = {
  chart: ChartDef;
  columns: readonly string[];
  /** The column that is lit. */
  lit?: string | undefined;
  /** Its columns need the room of what the rows are called, which is then only heard. */
  bare?: boolean | undefined;
};

/** The labels of a chart's columns, on the screen and on paper. */
export function ChartHead({ chart, columns, lit, bare }: Props) {
  return (
    <thead>
      <tr>
        <th scope="col">{bare ? <span class="sr">{chart.rows.label}</span> : chart.rows.label}</th>
        {columns.map((column) => (
          <th
            key={column}
            scope="col"
            class={column === lit ? 'lit' : undefined}
            aria-current={column === lit ? 'true' : undefined}
          >
            {labelName(chart.columns, column)}
          </th>
        ))}
      </tr>
    </thead>
  );
}
