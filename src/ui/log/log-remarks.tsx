import type { Session } from '../../app/session';
import type { LogLine } from '../../core/journal/log';
import type { Remarks } from '../../core/journal/notes';
import { isPlaced } from '../ask/entry';
import { bookmark, remark } from '../ask/panels';
import { describeWhen } from '../kit/when';

type Props = { session: Session; line: LogLine; remarks: Remarks | undefined };

/** What was noted about a line, and the ways to note more and to mark it. */
export function LineRemarks({ session, line, remarks }: Props) {
  const notes = remarks?.notes ?? [];
  return (
    <>
      {notes.length > 0 && (
        <ul class="answers" aria-label="Notes about this entry">
          {notes.map(({ id, at, text, struck }) => (
            <li key={id} class="remark">
              {struck ? <s>{text}</s> : <q>{text}</q>}{' '}
              <span class="soft">
                {[session.several.value?.writer({ id, kind: 'note' }), describeWhen(at, Date.now())]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
      <div class="remark-ways">
        <bookmark.Screen session={session} line={line.id} marked={!!remarks?.bookmarks.length} />
        <remark.Screen session={session} line={line.id} what="note" />
        {isPlaced(session, line.procedure) && <remark.Screen session={session} line={line.id} what="place" />}
      </div>
    </>
  );
}
