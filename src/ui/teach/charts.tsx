import { useEffect, useRef } from 'preact/hooks';
import { hrefOf } from '../../app/route';
import type { Session } from '../../app/session';
import type { ChartDef } from '../../core/charts/chart';
import { isOddsChart } from '../../core/charts/odds-chart';
import { asideCount } from '../../core/charts/pack-aside';
import { Dock, UndoLine } from '../ask/dock';
import { ChartLegend } from '../charts/chart-legend';
import { chartModel } from '../charts/chart-model';
import { ChartTable } from '../charts/chart-table';
import { Icon } from '../kit/icon';
import { PracticeLabel } from '../kit/practice-label';
import { Screen } from '../kit/screen';
import { EditChart } from './edit-chart';
import { PrintedPack } from './printed-pack';

export type ChartsProps = { session: Session; item: string | undefined; edit: boolean };

export function ChartsScreen({ session, item, edit }: ChartsProps) {
  const { charts } = session.game;
  const chart = charts.find(({ id }) => id === item);
  const pack = session.pack.value;
  const others = useRef<HTMLElement>(null);
  useEffect(() => {
    scrollTo(0, 0);
    const here = others.current?.querySelector<HTMLElement>('[aria-current]');
    if (others.current && here) others.current.scrollLeft = here.offsetLeft - 16;
  }, [item]);
  if (chart && edit && !pack.practice) return <EditChart key={chart.id} session={session} chart={chart} />;
  return (
    <>
      {!chart && <PrintedPack charts={charts} pack={pack} />}
      <Screen
        title={chart?.name ?? 'Charts'}
        beside={chart && <small>{chart.rule}</small>}
        below={pack.practice && <PracticeLabel />}
        page="page chart-page"
      >
        {chart ? <OneChart session={session} chart={chart} /> : <ChartList session={session} />}
      </Screen>
      <Dock session={session} view="charts">
        {chart && charts.length > 1 && (
          <nav class="others" aria-label="Other charts" ref={others}>
            {charts.map(({ id, name }) => (
              <a
                key={id}
                class="chip"
                href={chartHref(session, id)}
                aria-current={id === chart.id ? 'page' : undefined}
              >
                {name}
              </a>
            ))}
          </nav>
        )}
        <UndoLine session={session}>
          {chart && !pack.practice && (
            <a class="plain quiet" href={chartHref(session, chart.id, 'edit')}>
              <Icon name="edit" />
              Edit
            </a>
          )}
          {!chart && (
            <button type="button" class="quiet" onClick={() => print()}>
              Print
            </button>
          )}
        </UndoLine>
      </Dock>
    </>
  );
}

const chartHref = (session: Session, item: string, view: 'charts' | 'edit' = 'charts'): string =>
  hrefOf({ screen: 'game', game: session.row.value.id, view, item });

type Asked = { readonly chart: string; readonly column?: string; readonly row?: string };

/** The chart that the open question is about, with its column and cell where they are settled. */
function askedOf(session: Session): Asked | undefined {
  const prompt = session.question.value?.prompt;
  if (!prompt || prompt.secret) return undefined;
  if (prompt.kind === 'dice') return prompt.rollPreview;
  return prompt.kind === 'cell' || prompt.kind === 'heads' ? prompt : undefined;
}

function ChartList({ session }: { session: Session }) {
  const pack = session.pack.value;
  const now = askedOf(session)?.chart;
  const aside = asideCount(pack);
  return (
    <>
      <ul class="stack">
        {session.game.charts.map((chart) => {
          const { known, total } = chartModel(chart, pack);
          return (
            <li key={chart.id}>
              <a class="card pick-chart" href={chartHref(session, chart.id)}>
                <span>
                  <b>{chart.name}</b> <span class="rule">{chart.rule}</span>
                  {now === chart.id && <span class="asked-now mark">in use</span>}
                </span>
                <span class="count soft">
                  {!total ? 'none yet' : known === total ? 'complete' : `${known} of ${total}`}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
      <a class="plain" href={hrefOf({ screen: 'packs', game: session.game.id })}>
        Share charts, or bring some in
      </a>
      {aside > 0 && (
        <p class="soft">
          {aside === 1
            ? '1 cell of a table that this edition does not have is kept.'
            : `${aside} cells of tables that this edition does not have are kept.`}
        </p>
      )}
      {!pack.practice && (
        <p class="soft">
          A value that is not known yet is asked for once, when first needed, and read off your printed sheet.
        </p>
      )}
    </>
  );
}

function OneChart({ session, chart }: { session: Session; chart: ChartDef }) {
  const pack = session.pack.value;
  const asked = askedOf(session);
  const at = asked?.chart === chart.id && asked.column ? { ...asked, column: asked.column } : undefined;
  return (
    <div class="card stack">
      <ChartTable chart={chart} pack={pack} at={at} large />
      <ChartLegend chart={chart} pack={pack} />
      {pack.practice && <p class="soft">Practice tables are not edited.</p>}
      {isOddsChart(chart) && (
        <a class="plain" href={hrefOf({ screen: 'quick', game: session.game.id })}>
          Quick combat
        </a>
      )}
    </div>
  );
}
