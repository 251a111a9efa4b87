import { type ChartDef, labelName } from '../../core/charts/chart';

type Props = {
  chart: ChartDef;
  columns: readonly string[];
  /** The column that is lit. */
  lit?: string | undefined;
};

/** The labels of a chart's columns, on the screen and on paper. */
export function ChartHead({ chart, columns, lit }: Props) {
  return (
    <thead>
      <tr>
        <th scope="col">{chart.rows.label}</th>
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
