import { useId, useState } from 'preact/hooks';
import type { Session } from '../../../app/session';
import { noteOn, placeOn } from '../../../core/journal/notes';
import { announce } from '../../kit/announce';

/** What can be said about a line: a note, or where it was. */
const SAID = {
  note: { ask: 'Add a note', shut: 'No note', label: 'Note about this entry', most: 500, command: noteOn },
  place: { ask: 'Where was it?', shut: 'No place', label: 'Hex or place', most: 24, command: placeOn },
};

type Props = {
  session: Session;
  /** The line by its id. */
  line: string;
  what: keyof typeof SAID;
};

/** One tap opens what is written about a line, another one records it. */
export function Remark({ session, line, what }: Props) {
  const id = useId();
  const [writing, setWriting] = useState(false);
  const [text, setText] = useState('');
  const { ask, shut, label, most, command } = SAID[what];
  const add = async () => {
    session.dismissNotice();
    if (!(await session.record(`${what}:${line}`, (projection) => command(projection, line, text)))) return;
    announce('Note added.');
    setText('');
    setWriting(false);
  };
  return (
    <>
      <button type="button" class="quiet" aria-expanded={writing} onClick={() => setWriting(!writing)}>
        {writing ? shut : ask}
      </button>
      {writing && (
        <form
          class="add"
          onSubmit={(event) => {
            event.preventDefault();
            void add();
          }}
        >
          <label class="sr" for={id}>
            {label}
          </label>
          <input
            id={id}
            ref={(input) => input?.focus()}
            class="add-input"
            type="text"
            maxLength={most}
            placeholder={label}
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
          />
          <button type="submit">Add</button>
        </form>
      )}
    </>
  );
}
