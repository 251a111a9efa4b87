import { useEffect, useRef } from 'preact/hooks';
import { hrefOf } from '../../app/route';
import type { Session } from '../../app/session';
import type { ChartDef } from '../../core/chart';
import { isOddsChart } from '../../core/pack';
import { chartModel } from '../parts/chart-model';
import { ChartLegend, ChartTable, PracticeLabel } from '../parts/chart-table';
import { Dock } from '../parts/dock';

type Props = { session: Session; item: string | undefined };

export function ChartsScreen({ session, item }: Props) {
  const { charts } = session.game;
  const chart = charts.find(({ id }) => id === item);
  const pack = session.pack.value;
  const others = useRef<HTMLElement>(null);
  useEffect(() => {
    scrollTo(0, 0);
    const here = others.current?.querySelector<HTMLElement>('[aria-current]');
    if (others.current && here) others.current.scrollLeft = here.offsetLeft - 16;
  }, [item]);
  return (
    <>
      <header class="bar">
        <div class="t">
          <h1 tabIndex={-1}>{chart?.name ?? 'Charts'}</h1>
          {chart && <small>{chart.rule}</small>}
        </div>
        {pack.practice && <PracticeLabel />}
      </header>
      <main class="page">
        {chart ? <OneChart session={session} chart={chart} /> : <ChartList session={session} />}
      </main>
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
      </Dock>
    </>
  );
}

const chartHref = (session: Session, item: string): string =>
  hrefOf({ screen: 'game', game: session.row.value.id, view: 'charts', item });

function ChartList({ session }: { session: Session }) {
  const pack = session.pack.value;
  const asked = session.question.value?.prompt;
  const now = asked?.kind === 'cell' || asked?.kind === 'heads' ? asked.chart : undefined;
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
                  {now === chart.id && <span class="asked-now mark">asked for now</span>}
                </span>
                <span class="count soft">{known === total ? 'complete' : `${known} of ${total}`}</span>
              </a>
            </li>
          );
        })}
      </ul>
      <a class="plain" href={hrefOf({ screen: 'packs', game: session.game.id })}>
        Share charts, or bring some in
      </a>
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
  const asked = session.question.value?.prompt;
  const at = asked?.kind === 'cell' && asked.chart === chart.id ? asked : undefined;
  return (
    <div class="card stack">
      <ChartTable chart={chart} pack={pack} {...(at && { at })} large />
      <ChartLegend chart={chart} pack={pack} />
      {isOddsChart(chart) && (
        <a class="plain" href={hrefOf({ screen: 'quick', game: session.game.id })}>
          Quick combat
        </a>
      )}
    </div>
  );
}
