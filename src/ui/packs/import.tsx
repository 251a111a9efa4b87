import { useState } from 'preact/hooks';
import { type PackImport, takeImport } from '../../app/packs';
import { type Cell, describeCell, labelName, shapeOf } from '../../core/charts/chart';
import type { DiffRow } from '../../core/charts/merge-packs';
import { PACK_NAME_LENGTH } from '../../core/charts/parse-pack';
import type { Game, GameMeta } from '../../core/play/game';
import type { Problem } from '../../core/result';
import { Notice } from '../kit/notice';
import { PracticeLabel } from '../kit/practice-label';
import { Screen } from '../kit/screen';
import { sourceMark } from '../kit/source-words';

type Props = {
  meta: GameMeta;
  game: Game<unknown>;
  plan: PackImport;
  onDone(said: string): void;
};

/** Every difference between the charts brought in and those here; nothing changes before it is taken. */
export function ImportScreen({ meta, game, plan, onDone }: Props) {
  const { theirs, mine, diff } = plan;
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const [name, setName] = useState(theirs.name);
  const [problem, setProblem] = useState<Problem>();
  const finish = async (choice: Parameters<typeof takeImport>[2], said: string) => {
    const done = await takeImport(meta, plan, choice);
    if (done.ok) onDone(said);
    else setProblem(done.problem);
  };
  // From what was chosen last, which may not be painted yet.
  const toggle = (key: string, take: boolean) =>
    setTaken((now) => {
      const next = new Set(now);
      if (take) next.add(key);
      else next.delete(key);
      return next;
    });
  return (
    <>
      <Screen title={`Bring in "${theirs.name}"`} below={theirs.practice && <PracticeLabel />}>
        {problem && <Notice problem={problem} onDismiss={() => setProblem(undefined)} />}
        <section class="card">
          <p>
            {mine ? `Against "${mine.name}" here: ` : 'No set here has this name: '}
            <b>
              {diff.added.length} new, {diff.differing.length} differ, {diff.equal} the same
            </b>
            {diff.onlyMine > 0 && <>, {diff.onlyMine} only here</>}.
          </p>
          <p class="soft">Nothing has been changed yet.</p>
        </section>
        {diff.differing.length > 0 && (
          <section class="card" aria-label="Where the two differ">
            <h2>Where the two differ</h2>
            {diff.differing.map((row) => (
              <fieldset key={row.key} class="field-options">
                <legend class="field-label">{placeName(game, row)}</legend>
                <div class="seg">
                  {(['mine', 'theirs'] as const).map((whose) => (
                    <label key={whose}>
                      <input
                        type="radio"
                        name={row.key}
                        checked={taken.has(row.key) === (whose === 'theirs')}
                        onChange={() => toggle(row.key, whose === 'theirs')}
                      />
                      <span class="option">
                        {whose === 'mine' ? 'Keep ' : 'Take '}
                        {sayValue(game, row, whose)}
                      </span>
                    </label>
                  ))}
                </div>
              </fieldset>
            ))}
          </section>
        )}
        {diff.added.length > 0 && (
          <section class="card" aria-label="New here">
            <h2>New here</h2>
            <ul class="list">
              {diff.added.map((row) => (
                <li key={row.key}>
                  <span>{placeName(game, row)}</span>
                  <b>{sayValue(game, row, 'theirs')}</b>
                </li>
              ))}
            </ul>
          </section>
        )}
      </Screen>
      <footer class="foot">
        {mine && (
          <button
            type="button"
            class="main"
            onClick={() => void finish({ kind: 'merge', take: taken }, `Taken into "${mine.name}".`)}
          >
            Take into "{mine.name}"
          </button>
        )}
        <form
          class="add"
          onSubmit={(event) => {
            event.preventDefault();
            void finish({ kind: 'new', name }, `"${name}" is a set of its own.`);
          }}
        >
          <input
            class="add-input"
            type="text"
            aria-label="Name of the new set"
            maxLength={PACK_NAME_LENGTH}
            value={name}
            onInput={(event) => setName(event.currentTarget.value)}
          />
          <button type="submit">As its own set</button>
        </form>
        <button type="button" class="quiet" onClick={() => onDone('Nothing was changed.')}>
          Change nothing
        </button>
      </footer>
    </>
  );
}

function placeName(game: Game<unknown>, row: DiffRow): string {
  const chart = game.charts.find(({ id }) => id === row.chart);
  if (!chart) return row.key;
  if ('axis' in row) return `${chart.name}, ${row.axis}`;
  return `${chart.name}, ${labelName(chart.columns, row.column)}, ${labelName(chart.rows, row.row)}`;
}

/** A value with its source: "1/1, your sheet". */
function sayValue(game: Game<unknown>, row: DiffRow, whose: 'mine' | 'theirs'): string {
  const value = row[whose];
  if (!value) return '–';
  if ('axis' in row) return (value as readonly string[]).join(' ');
  const chart = game.charts.find(({ id }) => id === row.chart);
  const cell = value as Cell;
  const words = chart ? describeCell(shapeOf(chart, row.column), cell.value) : String(cell.value);
  return cell.source === 'mapsheet' ? words : `${words}, ${sourceMark(cell.source)}`;
}
