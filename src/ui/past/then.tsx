import { useState } from 'preact/hooks';
import type { Session } from '../../app/session';
import type { ChartDef } from '../../core/charts/chart';
import { verdictWords } from '../../core/play/verdict-words';
import { LatestLines } from '../ask/entry';
import { nameOf, Side } from '../ask/side';
import { ChartLegend } from '../charts/chart-legend';
import { chartModel } from '../charts/chart-model';
import { ChartTable } from '../charts/chart-table';
import { Card } from '../kit/card';
import { OpenLedger } from '../play/ledger';
import { PanelCard, Track } from '../play/table';

export type Part = 'table' | 'ledger' | 'charts';

type Props = { session: Session };

/** The table of then, without anything to do on it. */
export function TableThen({ session }: Props) {
  const { heading, subheading, side, score, track, verdict, panels } = session.table.value;
  return (
    <>
      <Card title={heading} class="stack">
        {score && (
          <p>
            {score.label} <b>{score.value}</b> {score.of !== undefined && `of ${score.of}`}
          </p>
        )}
        {(side || subheading) && (
          <p>
            <Side session={session} side={side} /> {subheading}
          </p>
        )}
        {track && <Track track={track} />}
        {verdict && <p>{verdictWords(verdict)}</p>}
      </Card>
      {session.latest.value.length > 0 && (
        <Card title="What had just happened">
          <LatestLines session={session} lines={session.latest.value} />
        </Card>
      )}
      {panels.map((panel) => (
        <PanelCard
          key={`${panel.kind}:${'side' in panel && panel.side}:${panel.title}`}
          session={session}
          panel={panel}
        />
      ))}
    </>
  );
}

/** The ledgers of then; what a side kept to itself then stays with it. */
export function LedgerThen({ session }: Props) {
  const ledgers = session.ledgers.value;
  if (!ledgers.length) return <p class="soft">This game keeps no ledger.</p>;
  return (
    <>
      {ledgers.map((ledger) =>
        ledger.sealed ? (
          <Card key={ledger.title} title={ledger.title}>
            <p class="soft">Sealed then by {nameOf(session, ledger.sealed)}.</p>
          </Card>
        ) : (
          <OpenLedger
            key={ledger.title}
            session={session}
            meta={undefined}
            ledger={ledger}
            titled={ledgers.length > 1}
          />
        ),
      )}
    </>
  );
}

/** The charts as far as this game had read them then. */
export const ChartsThen = ({ session }: Props) => (
  <>
    {session.game.charts.map((chart) => (
      <ChartThen key={chart.id} session={session} chart={chart} />
    ))}
  </>
);

function ChartThen({ session, chart }: Props & { chart: ChartDef }) {
  const [open, setOpen] = useState(false);
  const pack = session.pack.value;
  const { known, total } = chartModel(chart, pack);
  return (
    <details class="card fold" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span class="entry">
          {chart.name} <span class="rule">{chart.rule}</span>
        </span>
        <span class="soft">
          {!total ? 'none yet' : known === total ? 'complete' : `${known} of ${total}`}
        </span>
      </summary>
      {open && (
        <div class="inside stack">
          <ChartTable chart={chart} pack={pack} at={undefined} large />
          <ChartLegend chart={chart} pack={pack} />
        </div>
      )}
    </details>
  );
}
