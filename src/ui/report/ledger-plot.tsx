import '../kit/data-table.css';
import './report.css';
import { useEffect, useState } from 'preact/hooks';
import { inSlices } from '../../app/in-slices';
import { openReport } from '../../app/report';
import type { Session } from '../../app/session';
import type { Projection } from '../../core/journal/projection';
import { followPoints, type PointsCourse } from '../../core/journal/report/points';
import { passGame } from '../../core/journal/report/walk';
import type { GameMeta } from '../../core/play/game';
import type { GameReport } from '../../core/play/game-report';
import { useLoaded } from '../kit/use-loaded';
import { Plot } from './points-plot';

type Props = { session: Session; meta: GameMeta; title: string };

/** How the total of a ledger came about, turn by turn; drawn after the paint that shows the ledger. */
export function LedgerPlot({ session, meta, title }: Props) {
  const { came } = useLoaded(() => openReport(meta), [meta]);
  const projection = session.projection.value;
  const [course, setCourse] = useState<PointsCourse>();
  useEffect(() => {
    // Of a long game the older lines are still in the store.
    if (!came || projection.unread) return;
    let left = false;
    void coursesOf(session, projection, came.value).then(
      (courses) => left || setCourse(courses?.find((each) => each.title === title)),
    );
    return () => {
      left = true;
    };
  }, [came, projection, title]);
  return course?.turns[1] ? <Plot turns={course.turns} /> : null;
}

/** Of the ledgers of one screen the game is gone through once. */
const known = new WeakMap<Projection<unknown>, Promise<readonly PointsCourse[] | undefined>>();

function coursesOf(
  { game, projection: now }: Session,
  projection: Projection<unknown>,
  report: GameReport<unknown> | undefined,
) {
  const isWanted = () => now.peek() === projection;
  const courses =
    known.get(projection) ?? inSlices(followPoints(game, passGame(game, projection, report)), isWanted);
  known.set(projection, courses);
  return courses;
}
