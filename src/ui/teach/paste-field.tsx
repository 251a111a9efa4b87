import { useState } from 'preact/hooks';
import { type ChartDef, labelName } from '../../core/charts/chart';
import type { Problem } from '../../core/result';
import { announce } from '../kit/announce';
import { tied, Wrong } from '../kit/field';
import type { Grid } from './grid-draft';
import { MOST_PASTED, pastedCells } from './paste-rows';

type Props = {
  chart: ChartDef;
  grid: Grid;
  onCells(cells: { readonly [cellKey: string]: string }): void;
};

/** A chart of words as text: typed at a desk or copied from a table, it goes into the grid, where Save takes it. */
export function PasteField({ chart, grid, onCells }: Props) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<Problem>();
  const columns = grid.columns.map((head) => labelName(chart.columns, head));
  const parts = [chart.rows.label, ...columns].join(' | ');
  const take = () => {
    const pasted = pastedCells(chart, grid, text);
    setProblem(pasted.ok ? undefined : pasted.problem);
    if (!pasted.ok) return;
    onCells(pasted.value.cells);
    setText('');
    announce(`${pasted.value.count} values stand in the grid. Save keeps them.`);
  };
  return (
    <details class="card fold">
      <summary>Paste as text</summary>
      <div class="stack">
        <p class="soft">
          A line each: <b>{parts}</b>, separated by a tab or a bar. Anything you leave out stays as it is.
        </p>
        <textarea
          {...tied('pasted', problem)}
          aria-label="The chart as text"
          rows={6}
          maxLength={MOST_PASTED}
          autoComplete="off"
          spellcheck={false}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <Wrong id="pasted" problem={problem} />
        <button type="button" disabled={!text.trim()} onClick={take}>
          Put it into the grid
        </button>
      </div>
    </details>
  );
}
