export { BookmarkButton } from './bookmark';
export { MoreDialog } from './more-dialog';
export { Remark } from './remark';
export { VerdictCard } from './verdict';
export { Was } from './was';
export { WhereWereWe } from './where-were-we';
