import '../styles/report.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { openReport } from '../../app/report';
import type { Session } from '../../app/session';
import { type Story, tellStory } from '../../core/journal/report/story';
import type { GameMeta } from '../../core/play/game';
import type { GameReport } from '../../core/play/game-report';
import type { Result } from '../../core/result';
import { Notice } from '../components/Notice';
import { Dock, UndoLine } from '../parts/dock';
import { nameOf } from '../parts/side';
import { DiceCard } from './dice-card';
import { PointsCard } from './points-plot';
import { TableCard } from './report-table';
import { ShareChoice, ShareRow } from './share';

type Props = { session: Session; meta: GameMeta };

/** After the battle: points by turn, what the game counts, how the dice fell, and all of it to share. */
export function ReportScreen({ session, meta }: Props) {
  const [report, setReport] = useState<Result<GameReport<unknown> | undefined>>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let left = false;
    setReport(undefined);
    void openReport(meta).then((result) => left || setReport(result));
    return () => {
      left = true;
    };
  }, [meta, tries]);
  const book = session.book.value;
  const { title } = session.row.value;
  const story = useMemo(
    () => (report?.ok ? tellStory(session.game, book, title, report.value) : undefined),
    [report, book, title],
  );
  return (
    <>
      <header class="bar">
        <div class="t">
          <h1 tabIndex={-1}>After the battle</h1>
          <small>{story?.standing}</small>
        </div>
      </header>
      <main class="page blocks after-battle">
        {report?.ok === false && (
          <Notice problem={report.problem}>
            <button type="button" onClick={() => setTries(tries + 1)}>
              Try again
            </button>
          </Notice>
        )}
        {story && <StoryCards session={session} story={story} />}
      </main>
      <Dock session={session} view="report">
        {story && <ShareRow story={story} />}
        <UndoLine session={session}>
          <button type="button" class="quiet" onClick={() => print()}>
            Print
          </button>
        </UndoLine>
      </Dock>
    </>
  );
}

export function StoryCards({ session, story }: { session: Session; story: Story }) {
  const { verdict, points, tables, dice, title } = story;
  const begun =
    dice.groups.length > 0 || tables.some(({ rows }) => rows.length) || points.some(({ turns }) => turns[1]);
  const players = story.sides.map(({ name, player }) => (name === player ? name : `${name}: ${player}`));
  return (
    <>
      <p class="print-only">{[title, ...players].join(' · ')}</p>
      {verdict && (
        <section class="card verdict" aria-label="Verdict">
          <p class="big">
            {verdict.side && !verdict.label.includes(nameOf(session, verdict.side))
              ? `${nameOf(session, verdict.side)}: ${verdict.label}`
              : verdict.label}
          </p>
          <p>
            {verdict.why} <span class="rule">{verdict.rule}</span>
          </p>
        </section>
      )}
      <ShareChoice story={story} />
      {begun ? (
        <>
          {points.map((course) => (
            <PointsCard key={course.title} course={course} />
          ))}
          {tables.map((table) => (
            <TableCard key={table.id} session={session} table={table} />
          ))}
          <DiceCard session={session} dice={dice} />
        </>
      ) : (
        <p class="soft">
          Once dice have fallen, this shows the points turn by turn, the losses, each battle with its odds and
          result, and how even the dice were.
        </p>
      )}
    </>
  );
}
