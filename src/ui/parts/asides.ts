import { lazyScreen } from '../components/lazy';

/** What stands beside the play: one fetch brings all of it, after the table is there. */
const load = () => import('./asides-inside');

export const owedSheet = lazyScreen(() => load().then(({ OwedSheet }) => OwedSheet), 'told');
export const whereWereWe = lazyScreen(() => load().then(({ WhereWereWe }) => WhereWereWe), 'quiet');
export const bookmark = lazyScreen(() => load().then(({ BookmarkButton }) => BookmarkButton), 'quiet');
