import { useRef, useState } from 'preact/hooks';
import { hrefOf } from '../../app/route';
import type { Session } from '../../app/session';
import type { LogLine } from '../../core/log';
import { announce } from '../parts/announce';
import { Dock, UndoLine } from '../parts/dock';
import { FreeRoll } from '../parts/free-roll';
import { LogEntry } from './log-line';

const PAGE = 100;

export function LogScreen({ session }: { session: Session }) {
  const [shown, setShown] = useState(PAGE);
  const lines = session.log.value;
  const latest = lines.slice(-shown).toReversed();
  const earlier = lines.length - latest.length;
  return (
    <>
      <header class="bar">
        <div class="t">
          <h1 tabIndex={-1}>Log</h1>
          <small>newest first</small>
          <a class="quiet" href={hrefOf({ screen: 'game', game: session.row.value.id, view: 'report' })}>
            Report, share
          </a>
        </div>
      </header>
      <main class="page">
        {lines.length === 0 && <p class="soft">Every draw, roll and battle is kept here with its working.</p>}
        {byMoment(latest).map(({ moment, own }) => (
          <section key={`${moment}:${own[0]?.id}`} class="card log">
            {moment && <h2>{moment}</h2>}
            <ul>
              {own.map((line) => (
                <li key={line.id} class={line.struck ? 'log-line struck' : 'log-line'}>
                  <LogEntry session={session} line={line} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        {earlier > 0 && (
          <button type="button" onClick={() => setShown(shown + PAGE)}>
            Show earlier ({earlier})
          </button>
        )}
      </main>
      <Dock session={session} view="log">
        <NoteForm session={session} />
        <UndoLine session={session} />
      </Dock>
    </>
  );
}

type Group = { readonly moment: string; readonly own: LogLine[] };

function byMoment(lines: readonly LogLine[]): readonly Group[] {
  const groups: Group[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last?.moment === line.moment) last.own.push(line);
    else groups.push({ moment: line.moment, own: [line] });
  }
  return groups;
}

function NoteForm({ session }: { session: Session }) {
  const [text, setText] = useState('');
  const [rolling, setRolling] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const add = async () => {
    session.dismissNotice();
    if (!(await session.note(text))) return;
    setText('');
    announce('Note added.');
  };
  return (
    <>
      {rolling && (
        <FreeRoll
          session={session}
          note={text}
          onRolled={() => {
            setText('');
            setRolling(false);
            toggle.current?.focus();
          }}
        />
      )}
      <form
        class="add"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim()) void add();
        }}
      >
        <input
          class="add-input"
          type="text"
          aria-label="Note"
          placeholder="Note"
          maxLength={500}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit">Add</button>
        <button type="button" ref={toggle} aria-expanded={rolling} onClick={() => setRolling(!rolling)}>
          {rolling ? 'No roll' : 'Roll'}
        </button>
      </form>
    </>
  );
}
