import '../ask/stage/ahead.css';
import { useState } from 'preact/hooks';
import { hrefOf } from '../../app/route';
import type { Tables } from '../../app/tables';
import { type ChartDef, describeCell, shapeOf } from '../../core/charts/chart';
import { netFound, netWords } from '../../core/charts/net';
import type { Odds } from '../../core/charts/odds';
import { type ChartPack, lookupCell, lookupLabels } from '../../core/charts/pack';
import { chartSpread } from '../../core/journal/chart-spread';
import { signed } from '../../core/numbers';
import { checkForm, type FormField, type FormValues, valuesTyped } from '../../core/play/form';
import type { GameMeta } from '../../core/play/game';
import { DiceInput } from '../ask/dice-input';
import { type Draft, draftOf } from '../ask/prompts/form-draft';
import { BreakPointLines } from '../ask/stage/break-points';
import { StackBar } from '../ask/stage/stack-bar';
import { walkOf } from '../ask/stage/walk';
import { WayChips } from '../ask/stage/way-chips';
import { ChartLegend } from '../charts/chart-legend';
import { chartModel } from '../charts/chart-model';
import { ChartCell } from '../charts/chart-table';
import { BackLink } from '../kit/back-link';
import { Fact } from '../kit/fact';
import { PracticeLabel } from '../kit/practice-label';
import { Result } from '../kit/result';
import { Screen } from '../kit/screen';
import { Segments } from '../kit/segments';
import { sourceMark } from '../kit/source-words';

const FIELDS: readonly FormField[] = [
  { key: 'attack', label: 'Attack factors', kind: 'number', min: 1, max: 199 },
  { key: 'defence', label: 'Defence factors', kind: 'number', min: 1, max: 199 },
  {
    ...{ key: 'shift', label: 'Net shift, + for the attacker', kind: 'number' },
    ...{ min: -6, max: 6, initial: 0, columns: true },
  },
];

const PACKS = [
  { value: 'own', label: 'Your mapsheet' },
  { value: 'practice', label: 'Practice tables' },
] as const;

type Props = {
  tables: Tables;
  charts: readonly ChartDef[];
  /** Whose tables can be looked up in its place. */
  others?: readonly GameMeta[];
};

/** Odds, column and result for a combat that no game keeps. Nothing is recorded. */
export function QuickCombat({ tables, charts, others = [] }: Props) {
  const [chart, setChart] = useState(charts[0] as ChartDef);
  const [source, setSource] = useState<'own' | 'practice'>(tables.own.cells[chart.id] ? 'own' : 'practice');
  const [draft, setDraft] = useState<Draft>(() => draftOf(FIELDS, undefined));
  const [face, setFace] = useState<number>();
  /** A die belongs to the combat it was rolled for. */
  const anew = <T,>(set: (value: T) => void) => {
    return (value: T) => {
      set(value);
      setFace(undefined);
    };
  };
  // Of a table that its rules print whole there is one.
  const pack = tables[chart.whole ? 'own' : source];
  const checked = checkForm(FIELDS, [], valuesTyped(FIELDS, draft));
  const odds = checked.ok ? oddsOf(checked.value, chart, pack) : undefined;
  const found = odds && netFound(odds);
  const wrong = FIELDS.find(({ key }) => !checked.ok && checked.problem.field === key && draft[key] !== '');
  return (
    <>
      <Screen
        title="Quick combat"
        back={<BackLink to={{ screen: 'home' }} />}
        below={pack.practice && <PracticeLabel />}
      >
        {charts.length > 1 && (
          <Segments
            legend="Table"
            options={charts.map(({ id, name }) => ({ value: id, label: name }))}
            value={chart.id}
            onPick={anew((id) => setChart(charts.find((each) => each.id === id) ?? chart))}
          />
        )}
        {!chart.whole && (
          <Segments legend={chart.name} options={PACKS} value={source} onPick={anew(setSource)} />
        )}
        <div class="card fields">
          {FIELDS.map((field) => (
            <Fact
              key={field.key}
              field={field}
              value={draft[field.key] ?? ''}
              problem={field === wrong && !checked.ok ? checked.problem : undefined}
              onValue={anew((value) => setDraft((now) => ({ ...now, [field.key]: value })))}
            />
          ))}
        </div>
        {odds && found?.kind === 'column' && <Column odds={odds} chart={chart} pack={pack} face={face} />}
        {odds && found?.kind === 'edge' && <Off odds={odds} />}
        {others.length > 0 && (
          <nav class="row" aria-label="Other games">
            {others.map(({ id, title }) => (
              <a key={id} class="plain" href={hrefOf({ screen: 'quick', game: id })}>
                {title}
              </a>
            ))}
          </nav>
        )}
      </Screen>
      <footer class="foot">
        <output aria-live="polite">
          {odds && found?.kind === 'column' && face !== undefined && (
            <Rolled odds={odds} chart={chart} pack={pack} face={face} />
          )}
        </output>
        {found?.kind === 'column' && (
          <DiceInput
            count={1}
            sides={chart.rows.labels.length}
            first="app"
            rollLabel="Roll for me"
            keys
            onRoll={([rolled]) => setFace(rolled)}
          />
        )}
        {!odds && <p class="soft">Both sides’ factors, and the die comes here. Nothing is recorded.</p>}
      </footer>
    </>
  );
}

/** Odds off the table take its end column before the shift, as most houses read it. */
const oddsOf = ({ attack, defence, shift }: FormValues, chart: ChartDef, pack: ChartPack): Odds => ({
  attack: Number(attack),
  defence: Number(defence),
  shift: Number(shift),
  labels: lookupLabels(chart, pack, 'columns') ?? chart.columns.labels,
  reading: 'cap-then-shift',
  ...(chart.columns.by && { by: chart.columns.by }),
});

/** Past an end of the table where no die is rolled. */
const Off = ({ odds }: { odds: Odds }) => (
  <section class="card stack" aria-label="Column">
    <output aria-live="polite">
      <Way odds={odds} />
    </output>
    <BreakPointLines odds={odds} />
  </section>
);

const Way = ({ odds }: { odds: Odds }) => (
  <WayChips walk={walkOf(odds, [{ kind: 'shift', label: 'Shift', value: signed(odds.shift) }])} />
);

type ColumnProps = { odds: Odds; chart: ChartDef; pack: ChartPack };

/** The working, every result of the column, and what would change it. */
function Column({ odds, chart, pack, face }: ColumnProps & { face: number | undefined }) {
  const column = netWords(odds);
  const counted = netWords({ ...odds, reading: 'shift-then-cap' });
  const model = chartModel(chart, pack);
  const at = face === undefined ? undefined : { column, row: String(face) };
  return (
    <section class="card stack" aria-label="Column">
      <output aria-live="polite">
        <Way odds={odds} />
      </output>
      <StackBar spread={chartSpread(chart, pack, column)} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: with large text it scrolls, which the keyboard must be able to do. */}
      <section class="spread-box" tabIndex={0} aria-label={`${chart.name}, ${column}`}>
        <table class="chart">
          <thead>
            <tr>
              <th scope="col">{chart.rows.label}</th>
              {model.rows.map((row) => (
                <th key={row} scope="col" class={row === at?.row ? 'lit' : undefined}>
                  {row}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{column}</th>
              {model.rows.map((row) => (
                <ChartCell
                  key={row}
                  {...{ chart, model, column, row, at: at?.row === row ? at : undefined }}
                />
              ))}
            </tr>
          </tbody>
        </table>
      </section>
      <ChartLegend chart={chart} pack={pack} />
      {!lookupLabels(chart, pack, 'columns') && (
        <p class="soft">These columns are a guess until your first battle confirms those of your sheet.</p>
      )}
      {counted !== column && (
        <p class="soft">Where the house shifts the real odds, off the table too: {counted}.</p>
      )}
      <BreakPointLines odds={odds} />
    </section>
  );
}

function Rolled({ odds, chart, pack, face }: ColumnProps & { face: number }) {
  const column = netWords(odds);
  const cell = lookupCell(chart, pack, column, String(face));
  const source = cell && [sourceMark(cell.source), cell.rule].filter(Boolean).join(' ');
  return (
    <Result
      key={face}
      as="strip"
      title={`${column}, die ${face}`}
      value={cell ? describeCell(shapeOf(chart, column), cell.value) : 'not read yet'}
      lines={source ? [{ kind: 'reminder', label: source }] : []}
    />
  );
}
