import { useId, useState } from 'preact/hooks';
import type { Session } from '../../app/session';
import type { LogLine } from '../../core/journal/log';
import { noteOn, type Remarks } from '../../core/journal/notes';
import { announce } from '../kit/announce';
import { describeWhen } from '../kit/when';
import { bookmark } from '../play/asides';

type Props = { session: Session; line: Pick<LogLine, 'id'>; remarks: Remarks | undefined };

/** What was noted about a line, and the ways to note more and to mark it. */
export function LineRemarks({ session, line, remarks }: Props) {
  const [writing, setWriting] = useState(false);
  const notes = remarks?.notes ?? [];
  return (
    <>
      {notes.length > 0 && (
        <ul class="answers" aria-label="Notes about this line">
          {notes.map(({ id, at, text, struck }) => (
            <li key={id} class="remark">
              {struck ? <s>{text}</s> : <q>{text}</q>}{' '}
              <span class="soft">{describeWhen(at, Date.now())}</span>
            </li>
          ))}
        </ul>
      )}
      <div class="remark-ways">
        <bookmark.Screen session={session} line={line.id} />
        <button type="button" class="quiet" aria-expanded={writing} onClick={() => setWriting(!writing)}>
          {writing ? 'No note' : 'Add a note'}
        </button>
      </div>
      {writing && <RemarkForm session={session} line={line.id} onDone={() => setWriting(false)} />}
    </>
  );
}

function RemarkForm({ session, line, onDone }: { session: Session; line: string; onDone(): void }) {
  const id = useId();
  const [text, setText] = useState('');
  const add = async () => {
    session.dismissNotice();
    if (!(await session.record(`note:${line}`, (book) => noteOn(book, line, text)))) return;
    announce('Note added.');
    onDone();
  };
  return (
    <form
      class="add"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <label class="sr" for={id}>
        Note about this line
      </label>
      <input
        id={id}
        ref={(input) => input?.focus()}
        class="add-input"
        type="text"
        maxLength={500}
        placeholder="Note about this line"
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit">Add</button>
    </form>
  );
}
