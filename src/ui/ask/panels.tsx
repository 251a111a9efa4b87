import type { Session } from '../../app/session';
import { lazyScreen } from '../kit/lazy';
import { touched } from '../kit/when-touched';
import { isLongAgo } from './away';

// What stands beside the play: one fetch brings all of it, and not before somebody touches the game or an end is reached.

export const moreDialog = lazyScreen(
  () => import('./panels/more-dialog').then(({ MoreDialog }) => MoreDialog),
  'told',
);
export const verdict = lazyScreen(
  () => import('./panels/verdict').then(({ VerdictCard }) => VerdictCard),
  'told',
);
export const bookmark = lazyScreen(
  () => import('./panels/bookmark').then(({ BookmarkButton }) => BookmarkButton),
  'quiet',
);
export const remark = lazyScreen(() => import('./panels/remark').then(({ Remark }) => Remark), 'quiet');
export const was = lazyScreen(() => import('./panels/was').then(({ Was }) => Was), 'quiet');
const whereWereWe = lazyScreen(
  () => import('./panels/where-were-we').then(({ WhereWereWe }) => WhereWereWe),
  'quiet',
);

/** At once only for players who come back. */
export const WhereWereWe = (props: { session: Session; folded?: boolean }) =>
  touched.value || isLongAgo(props.session) ? <whereWereWe.Screen {...props} /> : null;
