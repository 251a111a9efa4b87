import { useRef, useState } from 'preact/hooks';
import { go } from '../../app/route';
import type { Session } from '../../app/session';
import type { LogAnswer, LogLine } from '../../core/log';
import { describeAnswer, describeKey } from '../describe-answer';
import { announce } from '../parts/announce';
import { Dock, UndoLine } from '../parts/dock';
import { FreeRoll } from '../parts/free-roll';
import { nameOf, Side } from '../parts/side';
import { TraceLines } from '../parts/trace-lines';
import { describeWhen } from '../when';

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
                  <Entry session={session} line={line} />
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

function Entry({ session, line }: { session: Session; line: LogLine }) {
  const { title, value, side, struck, open, sealed, kind, practice, conflicts } = line;
  const text = sealed ? `Sealed entry (${nameOf(session, sealed)})` : title;
  const words = kind === 'note' ? <q>{text}</q> : text;
  const strike = async (id: string, what: string) => {
    session.dismissNotice();
    if (await session.strike([id])) announce(`Struck: ${what}. Redo brings it back.`);
  };
  return (
    <details class="fold">
      <summary>
        <span class="entry">{struck ? <s>{words}</s> : words}</span>
        {open && <span class="mark">open</span>}
        {kind === 'lesson' && line.lines.some((said) => said.kind === 'warning') && (
          <span class="mark">override</span>
        )}
        {line.afterReveal && <span class="mark">after the reveal</span>}
        {value !== undefined && <b class="worth">{struck ? <s>{value}</s> : value}</b>}
      </summary>
      <div class="inside stack">
        <p class="soft">
          {struck && 'Struck. '}
          {line.afterReveal && 'Taken back after the reveal. '}
          {side && !sealed && (
            <>
              <Side session={session} side={side} />{' '}
            </>
          )}
          {describeWhen(line.at, Date.now())}
          {practice && ' · practice table, not the printed one'}
        </p>
        {line.lines.length > 0 && <TraceLines lines={line.lines} />}
        {conflicts.map((conflict) => (
          <p key={conflict} class="error">
            No effect: {conflict}
          </p>
        ))}
        <Answers session={session} line={line} />
        {open && (
          <button type="button" onClick={() => toTable(session)}>
            Go to the open question
          </button>
        )}
        {!struck && (
          <button type="button" class="quiet strike" onClick={() => void strike(line.id, text)}>
            Strike this line
          </button>
        )}
      </div>
    </details>
  );
}

const toTable = (session: Session): void => go({ screen: 'game', game: session.row.value.id, view: 'table' });

function Answers({ session, line }: { session: Session; line: LogLine }) {
  const given = line.answers.filter(({ auto }) => !auto);
  if (!given.length || line.sealed) return null;
  return (
    <ul class="answers" aria-label="Answers">
      {given.map((answer) => (
        <AnswerLine key={`${answer.entry}:${answer.key}`} session={session} line={line} given={answer} />
      ))}
    </ul>
  );
}

/** An answer of its own entry can be asked again; the one that opened the line goes with the line. */
function AnswerLine({ session, line, given }: { session: Session; line: LogLine; given: LogAnswer }) {
  const { charts } = session.game;
  const { entry, key, answer, struck } = given;
  // One question at a time: another line's is asked again once the open one is settled.
  const blocked = session.book.value.open !== undefined && !line.open;
  const words = `${describeKey(key, answer, charts)}: ${describeAnswer(answer, undefined, charts)}`;
  const again = async () => {
    session.dismissNotice();
    if (!(await session.strike([entry]))) return;
    announce('Asked again.');
    toTable(session);
  };
  return (
    <li class="answer">
      <span class="soft">{struck ? <s>{words}</s> : words}</span>
      {!struck && !line.struck && entry !== line.id && !blocked && (
        <button type="button" class="quiet" onClick={() => void again()}>
          Ask again
        </button>
      )}
    </li>
  );
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
