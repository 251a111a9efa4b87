import type { Session } from '../../app/session';
import { lazyScreen } from '../kit/lazy';
import { touched } from '../kit/when-touched';
import { isLongAgo } from './away';

/** What stands beside the play: one fetch brings all of it, and not before somebody touches the game. */
const load = () => import('./asides-inside');

export const owedSheet = lazyScreen(() => load().then(({ OwedSheet }) => OwedSheet), 'told');
export const bookmark = lazyScreen(() => load().then(({ BookmarkButton }) => BookmarkButton), 'quiet');
const whereWereWe = lazyScreen(() => load().then(({ WhereWereWe }) => WhereWereWe), 'quiet');

/** At once only for players who come back. */
export const WhereWereWe = (props: { session: Session; folded?: boolean }) =>
  touched.value || isLongAgo(props.session) ? <whereWereWe.Screen {...props} /> : null;
