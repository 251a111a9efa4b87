import './option-grid.css';
import type { OptionGrid as Grid, Option } from '../../core/play/form';
import { Options } from './options';

type Props = {
  name: string;
  grid: Grid;
  options: readonly Option[];
  chosen: string;
  describedBy?: string | undefined;
  onChosen(value: string): void;
};

/** One of many that have a row and a column: radio buttons, each called by its whole name; what has no place stands below. */
export function OptionGrid({ name, grid: { columns, rows }, options, chosen, describedBy, onChosen }: Props) {
  const of = new Map(options.map((option) => [option.value, option]));
  const placed = new Set(rows.flatMap(({ values }) => values));
  const others = options.filter(({ value }) => !placed.has(value));
  // A problem is told at the first one that can be chosen.
  const first = options.find(({ disabled }) => disabled === undefined)?.value;
  const cell = ({ value, label, note, disabled }: Option) => (
    <label class={disabled === undefined ? undefined : 'barred'}>
      <input
        id={value === first ? name : undefined}
        type="radio"
        name={name}
        value={value}
        aria-label={[label, note, disabled].filter(Boolean).join(' ')}
        aria-describedby={describedBy}
        checked={value === chosen}
        disabled={disabled !== undefined}
        onChange={() => onChosen(value)}
      />
      <span>{note ?? label}</span>
    </label>
  );
  return (
    <>
      <table class="option-grid">
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {values.map((value, i) => {
                const option = of.get(value ?? '');
                return <td key={i}>{option && cell(option)}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {others.length > 0 && (
        <Options
          name={name}
          options={others}
          chosen={chosen ? [chosen] : []}
          first={others.some(({ value }) => value === first)}
          describedBy={describedBy}
          onChosen={([value = '']) => onChosen(value)}
        />
      )}
    </>
  );
}
