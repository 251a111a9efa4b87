import './log.css';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { latestTurns } from '../../app/latest-lines';
import { hrefOf } from '../../app/route';
import type { Session } from '../../app/session';
import type { LogLine } from '../../core/journal/log';
import { aboutOf, remarksOf } from '../../core/journal/notes';
import { countOf } from '../../core/journal/projection';
import { Dock, UndoLine } from '../ask/dock';
import { nameOf } from '../ask/side';
import { announce } from '../kit/announce';
import { PracticeLabel } from '../kit/practice-label';
import { Screen } from '../kit/screen';
import { FreeRoll } from './free-roll';
import {
  type Annotated,
  byMoment,
  byPhase,
  findLines,
  type Sought,
  underPhases,
  wordsOf,
} from './log-filter';
import { LogFind } from './log-find';
import { LogEntry } from './log-line';

const PAGE = 100;
/** Entries from which on only the last lines are told, and how many of them at first: as many as a short game has. */
const LONG = 1000;
const FIRST = 50;
const ALL: Sought = { text: '' };

export function LogScreen({ session }: { session: Session }) {
  const isLong = countOf(session.projection.value) > LONG;
  const [shown, setShown] = useState(isLong ? FIRST : PAGE);
  const [sought, setSought] = useState(ALL);
  /** The line that is shown first; the newest where there is none. */
  const [top, setTop] = useState<string>();
  const [arrival, setArrival] = useState<number>();
  const projection = session.projection.value;
  /** Of a long game all lines are told only when they are sought. */
  const [seeking, setSeeking] = useState(!isLong);
  const isPage = !seeking || projection.unread !== undefined;
  const page = useMemo(() => {
    return isPage ? latestTurns(projection, shown, session.words.value) : [];
  }, [projection, shown, isPage]);
  const lines = isPage ? page : session.log.value;
  const { all, about } = useMemo(() => {
    const remarks = remarksOf(projection);
    const { game } = session;
    const annotated = lines.map((line): Annotated => ({ line, remarks: remarks.get(line.id) }));
    const opens = (procedure: string) => game.procedures[procedure]?.opensPhase === true;
    return {
      all: underPhases(annotated, opens, game.phase?.(projection.state)),
      about: aboutOf(projection, lines),
    };
  }, [lines, projection]);
  const found = useMemo(
    () =>
      findLines(all, sought, (each) => wordsOf(each, (side) => nameOf(session, side), session.game.charts)),
    [all, sought],
  );
  const sections = useMemo(() => byMoment(found), [found]);
  const at = top === undefined ? -1 : found.findIndex(({ line }) => line.id === top);
  const end = at < 0 ? found.length : at + 1;
  const latest = found.slice(isPage ? 0 : Math.max(0, end - shown), end).toReversed();
  const earlier = isPage ? 0 : end - latest.length;
  const change = (next: Sought, first?: string) => {
    setSought(next);
    setTop(first);
    setShown(PAGE);
  };
  const seek = async () => setSeeking(await session.whole());
  const turnBack = async () => {
    const more = lines.length + FIRST;
    if (latestTurns(projection, more).length >= more || (await session.whole())) setShown(more);
  };
  const show = (line: LogLine) => {
    change(ALL, line.id);
    setArrival(line.seq);
  };
  useEffect(() => {
    if (arrival === undefined) return;
    setArrival(undefined);
    const entry = document.getElementById(`line-${arrival}`);
    entry?.scrollIntoView({ block: 'center' });
    entry?.querySelector('summary')?.focus({ preventScroll: true });
  }, [arrival]);
  const seeks = sought.kind !== undefined || sought.side !== undefined || sought.text.trim() !== '';
  const from = at < 0 ? undefined : sections.find(({ own }) => own.some(({ line }) => line.id === top));
  return (
    <>
      <Screen
        title="Log"
        beside={
          <>
            <small>newest first</small>
            <a class="quiet" href={hrefOf({ screen: 'game', game: session.row.value.id, view: 'report' })}>
              Report, share
            </a>
          </>
        }
        below={session.pack.value.practice && <PracticeLabel />}
      >
        {lines.length === 0 && <p class="soft">Every draw, roll and battle is kept here with its working.</p>}
        {isPage && (
          <button type="button" class="quiet" onClick={() => void seek()}>
            Search all entries, or go to a turn
          </button>
        )}
        {lines.length > 0 && !isPage && (
          <LogFind
            session={session}
            all={all}
            sections={sections}
            sought={sought}
            from={from}
            onSought={(next) => change(next)}
            onFrom={(section) => change(sought, section?.own.at(-1)?.line.id)}
          />
        )}
        <div class="log-found">
          <p class="soft" role="status">
            {seeks
              ? `${found.length} of ${counted(lines.length)}`
              : end < found.length && `${counted(found.length - end)} newer`}
          </p>
          {(seeks || end < found.length) && (
            <button type="button" class="quiet" onClick={() => change(ALL)}>
              {seeks ? 'Show everything' : 'Show the newest'}
            </button>
          )}
        </div>
        {byMoment(latest).map(({ moment, own }) => (
          <section key={`${moment}:${own[0]?.line.id}`} class="card log">
            {moment && <h2>{moment}</h2>}
            {byPhase(own).map((part) => (
              <div key={part.own[0]?.line.id}>
                {part.phase !== undefined && <h3 class="log-phase">{part.phase}</h3>}
                <ul>
                  {part.own.map(({ line, remarks }) => (
                    <li
                      key={line.id}
                      id={`line-${line.seq}`}
                      class={line.struck ? 'log-line struck' : 'log-line'}
                    >
                      <LogEntry
                        session={session}
                        line={line}
                        remarks={remarks}
                        about={about.get(line.id)}
                        onShow={show}
                      />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </section>
        ))}
        {earlier > 0 && (
          <button type="button" onClick={() => setShown(shown + PAGE)}>
            Show earlier ({earlier})
          </button>
        )}
        {isPage && (projection.unread !== undefined || lines.length >= shown) && (
          <button type="button" onClick={() => void turnBack()}>
            Show earlier
          </button>
        )}
      </Screen>
      <Dock session={session} view="log">
        <NoteForm session={session} />
        <UndoLine session={session} />
      </Dock>
    </>
  );
}

const counted = (lines: number): string => (lines === 1 ? '1 entry' : `${lines} entries`);

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
