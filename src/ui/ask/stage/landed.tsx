import './stage.css';
import type { Session } from '../../../app/session';
import { type ChartDef, describeCell, labelName, shapeOf } from '../../../core/charts/chart';
import { lookupCell, lookupLabels } from '../../../core/charts/pack';
import type { Answer, CellAnswer } from '../../../core/play/prompt';
import type { TraceLine } from '../../../core/play/trace';
import { Die } from '../../kit/die';
import { toneOf } from '../side';

type Props = {
  session: Session;
  side: string | undefined;
  /** What was answered, or looked up, under a key. */
  answerTo(key: string): Answer | undefined;
  /** What has been settled: the whole working, or as far as it goes. */
  lines: readonly TraceLine[];
  /** The faces alone. */
  small?: boolean;
};

/** Dice of one result that still fit above what they led to. */
const MOST = 12;

/** The faces of a result as they fell, and the line of the chart along which the last of them was read. */
export function Landed({ session, side, answerTo, lines, small }: Props) {
  const faces = lines.flatMap((line) => line.faces ?? []);
  if (!faces.length) return null;
  const at = lines.findLast(({ kind }) => kind === 'cell')?.prompt;
  const read = at === undefined ? undefined : answerTo(at);
  const tone = toneOf(session, side);
  return (
    <div class={tone ? `landed tone-${tone}` : 'landed'}>
      <p class={small || faces.length > 3 ? 'many' : undefined}>
        {faces.slice(-MOST).map((face, i) => (
          <Die key={i} face={face} />
        ))}
      </p>
      {!small && read?.kind === 'cell' && <Strip session={session} read={read} />}
    </div>
  );
}

/** The column, or the row, out of which the dice picked a cell. */
function Strip({ session, read }: { session: Session; read: CellAnswer }) {
  const pack = session.pack.value;
  const chart = session.game.charts.find(({ id }) => id === read.chart);
  const ran = chart && ranAlong(chart);
  if (!ran) return null;
  const hit = ran === 'rows' ? read.row : read.column;
  const words = (column: string, row: string) => {
    const value =
      column === read.column && row === read.row ? read.value : lookupCell(chart, pack, column, row)?.value;
    return value === undefined ? '·' : describeCell(shapeOf(chart, column), value);
  };
  return (
    <>
      <p class="soft">
        {chart.name},{' '}
        {ran === 'rows' ? labelName(chart.columns, read.column) : labelName(chart.rows, read.row)}
      </p>
      <ol class="strip" aria-hidden="true">
        {(lookupLabels(chart, pack, ran) ?? chart[ran].labels).map((head) => (
          <li key={head} class={head === hit ? 'here' : undefined}>
            {ran === 'rows' ? words(read.column, head) : words(head, read.row)}
          </li>
        ))}
      </ol>
    </>
  );
}

/** The axis of the chart that the dice pick from. */
const ranAlong = ({ rows, columns }: ChartDef) => (rows.dice ? 'rows' : columns.dice ? 'columns' : undefined);
