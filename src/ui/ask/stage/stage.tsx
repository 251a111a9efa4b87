import './odds.css';
import './stage.css';
import { useEffect, useState } from 'preact/hooks';
import { oddsShown } from '../../../app/settings';
import type { ChartDef } from '../../../core/charts/chart';
import { type ColumnShift, type SpreadResult, spreadOf } from '../../../core/journal/spread';
import type { Lying } from '../../../core/journal/told-spread';
import type { DicePrompt } from '../../../core/play/prompt';
import { ChartTable } from '../../charts/chart-table';
import type { Ask } from '../question-frame';
import { Bars } from './bars';
import { BreakPointLines, breaksInShort } from './break-points';
import { type Spreads, SpreadTable } from './spread-table';
import { type Walk, walkOf } from './walk';
import { WayChips } from './way-chips';

type Props = {
  readonly ask: Ask<DicePrompt>;
  readonly marks: readonly string[];
  readonly lying: Lying | undefined;
};

/** Rows of a chart that stand above the dice at a phone's height. */
const MOST_ROWS = 8;
const TOO_MANY: SpreadResult = { kind: 'too-many' };

/** The chart that a roll is read on, what is settled of it lit, and what can still come of the roll. */
export function Stage({ ask, marks, lying }: Props) {
  const { session, question, prompt } = ask;
  const { game } = session;
  const pack = session.pack.value;
  const { rollPreview, dieNotes, count } = prompt;
  const odds = rollPreview?.odds;
  const [spreads, setSpreads] = useState<Spreads>();
  const next = lying?.next ?? 0;
  const lies = lying?.faces.some(Boolean) ? String(lying.faces) : '';
  // After the paint that shows the chart, and what has changed; beside it only where there is a column.
  useEffect(() => {
    const spread = (shift: ColumnShift) =>
      spreadOf(game, { ...question, prompt }, pack, marks, shift, lying) ?? TOO_MANY;
    const beside = (shift: ColumnShift) => (odds ? spread(shift) : TOO_MANY);
    setSpreads([beside(-1), spread(0), beside(1)]);
  }, [game, question, pack, marks, next, lies]);
  const chart = game.charts.find(({ id }) => id === rollPreview?.chart);
  if (rollPreview && !chart) return null;
  const own = spreads?.[1];
  const column = rollPreview?.columns?.[next];
  const at = rollPreview && { ...(column !== undefined && { column }), ...rollPreview };
  const only = rowsOf(prompt);
  // A table with a row for each face says it already.
  const isSaid = only?.every((row) => chart?.rows.labels.includes(row));
  const bars = !isSaid && own?.kind === 'spread' && <Bars spread={own} />;
  // Above the dice there is no room for all of a long chart: what it comes to stands first.
  const isLong = chart && !only && at?.row === undefined && chart.rows.labels.length > MOST_ROWS;
  return (
    <div class={spreads ? 'stage told' : 'stage'}>
      {odds && <Way walk={walkOf(odds, prompt.working)} columns={odds.labels.length} />}
      {isLong && bars}
      {chart && <ChartTable chart={chart} pack={pack} at={at} only={only} tight />}
      {count > 1 && (dieNotes || rollPreview?.each) && <p class="soft">Each die is read by itself.</p>}
      {!isLong && bars}
      {own?.kind === 'too-many' && <p class="soft">The dice can fall in too many ways to be counted here.</p>}
      {odds && spreads && <p class="soft breaks-line">{breaksInShort(odds)}</p>}
      {odds && spreads && own?.kind === 'spread' && (
        <details class="fold" open={oddsShown.value === 'always'}>
          <summary>One column either way</summary>
          <SpreadTable spreads={spreads} costs={!chart || hasLosses(chart)} />
          <BreakPointLines odds={odds} />
        </details>
      )}
    </div>
  );
}

const hasLosses = ({ shape }: ChartDef): boolean => 'kind' in shape && shape.kind === 'losses';

/** What dice that are each read by themselves can come to on a long chart. */
const rowsOf = ({ sides, rollPreview: { each, row, modifier = 0 } = { chart: '' } }: DicePrompt) =>
  each && row === undefined ? Array.from({ length: sides }, (_, i) => String(i + 1 + modifier)) : undefined;

/** Columns that stand there all: of more only some do. */
const MOST_COLUMNS = 12;

/** How the column is found; over the chart an arc for each shift. */
function Way({ walk, columns }: { walk: Walk; columns: number }) {
  const { shifts } = walk;
  return (
    <>
      <WayChips walk={walk} />
      {columns <= MOST_COLUMNS && shifts.some(({ from, to }) => from !== to) && (
        <svg class="arcs" viewBox={`0 0 ${columns * 10} 12`} preserveAspectRatio="none" aria-hidden="true">
          {shifts.map(({ label, from, to }, i) => (
            <path key={label} class={`arc-${i}`} d={arc(from, to, i)} />
          ))}
        </svg>
      )}
    </>
  );
}

/** From the middle of one column over to that of another, with a tip; each lower than the one before, which it may lead back. */
function arc(from: number, to: number, i: number): string {
  const [start, end] = [from * 10 + 5, to * 10 + 5];
  if (start === end) return '';
  const back = start < end ? -1 : 1;
  return `M${start} 11Q${(start + end) / 2} ${5 * i - 6} ${end} 11l${back * 2} -2.6M${end} 11l${back * 0.2} -4`;
}
