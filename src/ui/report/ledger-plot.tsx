import './report.css';
import { useEffect, useState } from 'preact/hooks';
import { openReport } from '../../app/report';
import type { Session } from '../../app/session';
import { type PointsCourse, pointsCourses } from '../../core/journal/report/points';
import { walkGame } from '../../core/journal/report/walk';
import type { GameMeta } from '../../core/play/game';
import { useLoaded } from '../kit/use-loaded';
import { Plot } from './points-plot';

type Props = { session: Session; meta: GameMeta; title: string };

/** How the total of a ledger came about, turn by turn; drawn after the paint that shows the ledger. */
export function LedgerPlot({ session, meta, title }: Props) {
  const { came } = useLoaded(() => openReport(meta), [meta]);
  const book = session.book.value;
  const [course, setCourse] = useState<PointsCourse>();
  useEffect(() => {
    // Of a long game the older lines are still in the store.
    if (!came || book.unread) return;
    const courses = pointsCourses(session.game, walkGame(session.game, book, came.value));
    setCourse(courses.find((each) => each.title === title));
  }, [came, book, title]);
  return course?.turns[1] ? <Plot turns={course.turns} /> : null;
}
