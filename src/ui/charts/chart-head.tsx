import { type ChartDef, headName } from '../../core/charts/chart';

type Props = {
  chart: ChartDef;
  columns: readonly string[];
  /** The column that is lit. */
  lit?: string | undefined;
};

/** The heads of a chart's columns, on the screen and on paper. */
export function ChartHead({ chart, columns, lit }: Props) {
  return (
    <thead>
      <tr>
        <th scope="col">{chart.rows.label}</th>
        {columns.map((column) => (
          <th key={column} scope="col" class={column === lit ? 'lit' : undefined}>
            {headName(chart.columns, column)}
          </th>
        ))}
      </tr>
    </thead>
  );
}
