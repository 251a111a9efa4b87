export { BookmarkButton } from './bookmark';
export { OwedSheet } from './owed-sheet';
export { VerdictCard } from './verdict';
export { Was } from './was';
export { WhereWereWe } from './where-were-we';
