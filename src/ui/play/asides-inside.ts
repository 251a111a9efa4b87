export { BookmarkButton } from './bookmark';
export { OwedSheet } from './owed-sheet';
export { WhereWereWe } from './where-were-we';
