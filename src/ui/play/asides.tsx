import type { ComponentType } from 'preact';
import type { Session } from '../../app/session';
import { lazyScreen } from '../kit/lazy';
import { touched } from '../kit/when-touched';
import { isLongAgo } from './away';

type Inside = typeof import('./asides-inside');

/** What stands beside the play: one fetch brings all of it, and not before somebody touches the game or an end is reached. */
const aside = <P extends object>(pick: (inside: Inside) => ComponentType<P>, part: 'told' | 'quiet') =>
  lazyScreen(() => import('./asides-inside').then(pick), part);

export const moreDialog = aside(({ MoreDialog }) => MoreDialog, 'told');
export const verdict = aside(({ VerdictCard }) => VerdictCard, 'told');
export const bookmark = aside(({ BookmarkButton }) => BookmarkButton, 'quiet');
export const remark = aside(({ Remark }) => Remark, 'quiet');
export const was = aside(({ Was }) => Was, 'quiet');
const whereWereWe = aside(({ WhereWereWe }) => WhereWereWe, 'quiet');

/** At once only for players who come back. */
export const WhereWereWe = (props: { session: Session; folded?: boolean }) =>
  touched.value || isLongAgo(props.session) ? <whereWereWe.Screen {...props} /> : null;
