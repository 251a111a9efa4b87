import type { Session } from '../../../app/session';
import { remarksOf, toggleBookmark } from '../../../core/journal/notes';
import { announce } from '../../kit/announce';
import { Icon } from '../../kit/icon';

type Props = {
  session: Session;
  /** The line by its id. */
  line: string;
  /** What to call it where it does not stand at its line. */
  label?: string;
  /** Whether it is marked, where that is known: to find out goes through the whole journal. */
  marked?: boolean;
};

/** Marks a line of the log, or takes the mark off. */
export function BookmarkButton({ session, line, label = 'Bookmark', ...known }: Props) {
  const marked = known.marked ?? !!remarksOf(session.projection.value).get(line)?.bookmarks.length;
  const toggle = async () => {
    session.dismissNotice();
    if (await session.record(`bookmark:${line}`, (projection) => toggleBookmark(projection, line)))
      announce(marked ? 'Bookmark removed.' : 'Bookmarked.');
  };
  return (
    <button type="button" class="quiet" aria-pressed={marked} onClick={() => void toggle()}>
      {marked && <Icon name="check" />}
      {label}
    </button>
  );
}
