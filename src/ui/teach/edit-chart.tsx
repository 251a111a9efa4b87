import './edit-chart.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { dropDraft, keepDraft, keptDraft } from '../../app/kept-draft';
import { go } from '../../app/route';
import type { Session } from '../../app/session';
import { type ChartDef, cellKey, placeName, shapeOf } from '../../core/charts/chart';
import { lookupLabels } from '../../core/charts/pack';
import type { Projection } from '../../core/journal/projection';
import { rereadOpen } from '../../core/journal/reread';
import { teach, usedCells } from '../../core/journal/teach';
import type { Problem } from '../../core/result';
import { Dock } from '../ask/dock';
import { useUnsaved } from '../ask/unsaved';
import { announce } from '../kit/announce';
import { ConfirmDialog } from '../kit/confirm-dialog';
import { Dialog } from '../kit/dialog';
import { Wrong } from '../kit/field';
import { Screen } from '../kit/screen';
import { AddRow, Columns, Differs, Used } from './edit-fields';
import { type At, focusCell, GridTable, nextCell, openCells } from './grid';
import {
  correctionsOf,
  type Grid,
  type GridDraft,
  gridOf,
  isGridDraft,
  tidyCell,
  untouched,
} from './grid-draft';
import { GridKeys, pressKey } from './grid-keys';
import { PasteField } from './paste-field';

type Props = { session: Session; chart: ChartDef };
/** Whether to leave, whether the open question shall read what is saved, or how many records used what is about to change. */
type Asking = 'leave' | 'reread' | number | undefined;

/** A whole chart as a grid of inputs; Save is one entry. What is typed is kept until it is saved or given up. */
export function EditChart({ session, chart }: Props) {
  const game = session.row.value.id;
  const pack = session.pack.value;
  const { draft, keepTyped, dropTyped, startAnew } = useTyped(game, chart);
  const [at, setAt] = useState<At>();
  const [typing, setTyping] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const [asking, setAsking] = useState<Asking>();
  const grid = useMemo(() => gridOf(chart, pack, draft), [chart, pack, draft]);

  useEffect(() => focusFirst(grid), []);

  const change = (next: Partial<GridDraft>) => {
    keepTyped({ ...draft, ...next });
    setProblem(undefined);
    setAsking(undefined);
  };
  const setText = ({ column, row }: At, text: string) =>
    change({ cells: { ...draft.cells, [cellKey(column, row)]: tidyCell(shapeOf(chart, column), text) } });
  const leave = () => {
    dropTyped();
    go({ screen: 'game', game, view: 'charts', item: chart.id });
  };

  const save = async (sure: boolean) => {
    const wrong = firstProblem(grid);
    if (wrong) {
      if (wrong.at) focusCell(wrong.at);
      return setProblem(wrong.problem);
    }
    const planned = teach(session.game, pack, grid.lessons, draft.reason);
    if (!planned.ok) {
      if (planned.problem.field === 'reason') document.getElementById('reason')?.focus();
      return setProblem(planned.problem);
    }
    if (session.projection.value.unread && !(await session.whole())) return;
    const { records } = correctionsOf(planned.value.learn, closedUses(session.projection.value));
    if (!sure && records) return setAsking(records);
    session.dismissNotice();
    const saved = await session.record(`teach:${chart.id}`, (_, now) =>
      teach(session.game, now, grid.lessons, draft.reason),
    );
    if (!saved) return;
    announce('Saved. Undo takes it back.');
    startAnew();
    if (rereadOpen(session.game, session.projection.value, session.pack.value).ok) setAsking('reread');
    else leave();
  };
  const reread = async () => {
    const game = session.game;
    if (!(await session.record('reread', (projection, now) => rereadOpen(game, projection, now)))) return;
    announce('The open question uses the corrected value. Undo takes it back.');
    leave();
  };

  /** The cells that records rest on say again what the pack says. */
  const keep = () => {
    const { cells } = correctionsOf(grid.lessons, closedUses(session.projection.value));
    const others = Object.entries(draft.cells).filter(([key]) => !cells.includes(key));
    change({ cells: Object.fromEntries(others) });
    announce('Kept as it was.');
    if (at) focusCell(at);
  };

  const press = (key: string) => {
    if (!at) return;
    const shape = shapeOf(chart, at.column);
    const pressed = pressKey(shape, grid.text(at.column, at.row), key);
    setText(at, pressed.text);
    focusCell(pressed.complete ? nextCell(grid, at) : at);
  };

  return (
    <>
      <Screen
        title={`Edit ${chart.name}`}
        beside={<small>{chart.rule}</small>}
        page="page chart-page edit-chart"
      >
        {hasWords(chart) && (
          <PasteField
            chart={chart}
            grid={grid}
            onCells={(cells) => change({ cells: { ...draft.cells, ...cells } })}
          />
        )}
        <GridTable chart={chart} grid={grid} at={at} typing={typing} onAt={setAt} onText={setText} />
        {chart.columns.mode === 'confirm' && (
          <Columns
            axis={chart.columns}
            labels={draft.columns ?? lookupLabels(chart, pack, 'columns') ?? chart.columns.labels}
            problem={grid.columnsProblem}
            onLabels={(columns) => change({ columns })}
          />
        )}
        {chart.rows.mode === 'open' && (
          <AddRow
            chart={chart}
            rows={grid.rows}
            onRow={(row) => {
              change({ rows: [...draft.rows, row] });
              const [column] = grid.columns;
              if (column !== undefined) setTimeout(() => focusCell({ column, row }));
            }}
          />
        )}
        {chart.cells.length > 0 && <Differs draft={draft} problem={problem} onChange={change} />}
      </Screen>
      <Dock session={session} view="charts">
        <Wrong id="chart" problem={problem?.field === 'reason' ? undefined : problem} />
        {typeof asking === 'number' ? (
          <Used records={asking} onKeep={keep} onTeach={() => void save(true)} />
        ) : (
          <>
            {at && (
              <GridKeys
                shape={shapeOf(chart, at.column)}
                label={labelOf(chart, at)}
                text={grid.text(at.column, at.row)}
                typing={typing}
                onKey={press}
                onTyping={(on) => {
                  setTyping(on);
                  // The keyboard comes and goes with a field that is entered anew.
                  (document.activeElement as HTMLElement | null)?.blur();
                  setTimeout(() => focusCell(at));
                }}
                onClear={() => {
                  setText(at, '');
                  focusCell(at);
                }}
              />
            )}
            <CancelOrSave
              onCancel={() => (isTouched(draft) ? setAsking('leave') : leave())}
              onSave={() => void save(false)}
            />
          </>
        )}
      </Dock>
      <Asked
        asking={asking}
        question={session.question.value?.title}
        onLeave={leave}
        onReread={() => void reread()}
        onClose={() => setAsking(undefined)}
      />
    </>
  );
}

/** The first cell that nobody has read, and of those the first that nothing is typed into. */
function focusFirst(grid: ReturnType<typeof gridOf>): void {
  const open = openCells(grid);
  const first = open.find(({ column, row }) => !grid.text(column, row)) ?? open[0];
  if (first) focusCell(first);
}

const CancelOrSave = ({ onCancel, onSave }: { onCancel(): void; onSave(): void }) => (
  <div class="row">
    <button type="button" onClick={onCancel}>
      Cancel
    </button>
    <button type="button" class="main" onClick={onSave}>
      Save
    </button>
  </div>
);

/** What is typed into a chart, kept until it is saved or given up. */
function useTyped(game: string, chart: ChartDef) {
  const place = `chart:${game}:${chart.id}`;
  const [draft, setDraft] = useState<GridDraft>(() => keptDraft(place, isGridDraft) ?? untouched);
  useUnsaved(
    `changes in ${chart.name}`,
    { screen: 'game', game, view: 'edit', item: chart.id },
    () => keptDraft(place, isGridDraft) !== undefined,
  );
  const dropTyped = () => dropDraft(place);
  return {
    draft,
    keepTyped(changed: GridDraft) {
      setDraft(changed);
      if (isTouched(changed)) keepDraft(place, changed);
      else dropTyped();
    },
    dropTyped,
    startAnew() {
      dropTyped();
      setDraft(untouched);
    },
  };
}

type AskedProps = {
  asking: Asking;
  question: string | undefined;
  onLeave: () => void;
  onReread: () => void;
  onClose: () => void;
};

function Asked({ asking, question, onLeave, onReread, onClose }: AskedProps) {
  if (asking === 'leave')
    return (
      <ConfirmDialog
        title="Discard the changes to this chart?"
        text="What you typed here is not saved."
        confirm="Discard the changes"
        keep="Keep editing"
        onConfirm={onLeave}
        onClose={onClose}
      />
    );
  if (asking !== 'reread') return null;
  return (
    <Dialog
      title="Use the new value there too?"
      text={`Saved. The open step, ${question}, still uses the old value.`}
      onClose={onLeave}
    >
      {(close) => (
        <>
          <button type="button" class="main" onClick={onReread}>
            Use the new value
          </button>
          <button type="button" onClick={close}>
            Keep the old one
          </button>
        </>
      )}
    </Dialog>
  );
}

const hasWords = ({ shape }: ChartDef): boolean =>
  'kind' in shape && (shape.kind === 'words' || shape.kind === 'code');

const isTouched = (draft: GridDraft): boolean => JSON.stringify(draft) !== JSON.stringify(untouched);

/** The cells that closed procedures rest on: the open one is asked about apart. */
function closedUses(projection: Projection<unknown>) {
  const open = projection.open?.procedureRun.opened.id;
  return new Map(
    [...usedCells(projection)].map(([key, uses]) => [
      key,
      uses.filter(({ procedure }) => procedure !== open),
    ]),
  );
}

function labelOf(chart: ChartDef, { column, row }: At): string {
  const place = placeName(chart, column, row);
  return chart.columns.labels.length > 1 ? place : `${chart.rows.label} ${place}`;
}

/** What has to be mended before anything is saved. */
function firstProblem(grid: Grid): { readonly problem: Problem; readonly at?: At } | undefined {
  if (grid.columnsProblem) return { problem: grid.columnsProblem };
  const at = openCells(grid).find(({ column, row }) => grid.problems.has(cellKey(column, row)));
  const problem = at && grid.problems.get(cellKey(at.column, at.row));
  return problem && { problem: { ...problem, message: `${problem.message} Nothing is saved yet.` }, at };
}
