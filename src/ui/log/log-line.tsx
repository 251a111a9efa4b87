import { useState } from 'preact/hooks';
import { go } from '../../app/route';
import type { Session } from '../../app/session';
import { amend, askedIn } from '../../core/journal/amend';
import type { LogAnswer, LogLine } from '../../core/journal/log';
import type { Remarks } from '../../core/journal/notes';
import { countAfter } from '../../core/journal/past';
import type { Prompt } from '../../core/play/prompt';
import type { TraceLine } from '../../core/play/trace';
import { describeAnswer, describeKey } from '../ask/describe-answer';
import { LineResult, titleOf } from '../ask/entry';
import { isAlone, Side, toneOf, Unsaid } from '../ask/side';
import { announce } from '../kit/announce';
import { Result } from '../kit/result';
import { RuleNumber } from '../kit/rule-number';
import { markedSource } from '../kit/source-words';
import { TraceLines, type Way } from '../kit/trace-lines';
import { describeWhen } from '../kit/when';
import { keepAmending } from './amend/amend-line';
import { LineRemarks } from './log-remarks';
import { UndoToDialog } from './undo-to-dialog';

type Props = { session: Session; line: LogLine };

type EntryProps = Props & {
  remarks: Remarks | undefined;
  /** The line that a note is about. */
  about: LogLine | undefined;
  onShow(line: LogLine): void;
};

/** One line of the log: what it says, and inside what it rests on and what can be done about it. */
export function LogEntry({ session, line: recorded, remarks, about, onShow }: EntryProps) {
  const waits = recorded.struck && session.several.value?.waits(recorded.id);
  // What waits counts for nothing until then, but nobody has struck it.
  const unstruck = () => recorded.answers.map((answer) => ({ ...answer, struck: false }));
  const line = waits ? { ...recorded, struck: false, answers: unstruck() } : recorded;
  const { side, struck, open, sealed, was, reason } = line;
  const [opened, setOpened] = useState(false);
  const who = opened ? session.several.value?.recorded(recorded.id) : undefined;
  const rule = line.procedure && session.game.procedures[line.procedure]?.rule;
  return (
    <details class="fold" onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary>
        <SideMark session={session} line={line} />
        <LineResult session={session} line={line}>
          {waits && <span class="mark">waits</span>}
          <Marks line={line} remarks={remarks} />
        </LineResult>
      </summary>
      <div class="inside stack">
        <p class="soft">
          {struck && (who?.struckBy ? `Struck by ${who.struckBy}. ` : 'Struck. ')}
          {who?.by && `Recorded by ${who.by}. `}
          {waits && 'Waits until it is said which happened first. '}
          {line.afterReveal && 'Changed after the reveal. '}
          {side && !sealed && (
            <>
              <Side session={session} side={side} />{' '}
            </>
          )}
          {describeWhen(line.at, Date.now())}
          {rule !== undefined && (
            <span class="log-rule">
              {' · rule '}
              <RuleNumber game={session.row.value.id} rule={rule} />
            </span>
          )}
        </p>
        {about && (
          <button type="button" class="quiet strike" onClick={() => onShow(about)}>
            About: {titleOf(session, about)}
          </button>
        )}
        {reason !== undefined && <p>Reason: {reason}</p>}
        {line.lines.length > 0 && (
          <TraceLines lines={line.lines} wayOf={(each) => putBack(session, line, each)} />
        )}
        {was && <Was was={was} />}
        {line.conflicts.map((conflict) => (
          <p key={conflict} class="error">
            No effect: {conflict}
          </p>
        ))}
        <Answers session={session} line={line} opened={opened} />
        <LineRemarks session={session} line={line} remarks={remarks} />
        {open && (
          <button type="button" onClick={() => toTable(session)}>
            Go to the open question
          </button>
        )}
        <ToThen session={session} line={line} />
        {!struck && !waits && <Ways session={session} line={line} />}
      </div>
    </details>
  );
}

/** Whose line it is, by the shape and colour of its side, and in words where the title does not say it. */
function SideMark({ session, line }: Props) {
  const side = line.sealed ?? line.side;
  const tone = toneOf(session, side);
  if (!side || !tone || isAlone(session)) return null;
  return (
    <span class={`side tone-${tone}`}>
      <Unsaid session={session} side={side} title={titleOf(session, line)} />
    </span>
  );
}

function Marks({ line, remarks }: Pick<EntryProps, 'line' | 'remarks'>) {
  const { kind, open, lines, was, afterReveal } = line;
  const told = kind === 'lesson' ? 'warning' : 'override';
  const notes = remarks?.notes.filter(({ struck }) => !struck).length ?? 0;
  return (
    <>
      {!!remarks?.bookmarks.length && <span class="mark">bookmark</span>}
      {notes > 0 && <span class="mark">{notes === 1 ? 'note' : `${notes} notes`}</span>}
      {open && <span class="mark">open</span>}
      {kind === 'procedure' && was && <span class="mark">amended</span>}
      {lines.some((said) => said.kind === told) && <span class="mark">override</span>}
      {afterReveal && <span class="mark">after the reveal</span>}
    </>
  );
}

/** What an amendment replaced, struck through, with its derivation. */
function Was({ was }: { was: NonNullable<LogLine['was']> }) {
  const { lines } = was;
  const said = (
    <Result {...was} struck>
      {' '}
    </Result>
  );
  if (!lines.length) return <p class="soft">Was: {said}</p>;
  return (
    <details class="fold">
      <summary>
        <span class="entry soft">Was: {said}</span>
      </summary>
      <TraceLines lines={lines} />
    </details>
  );
}

/** To the table as it stood once this line was recorded; of a long game the lines before are read first. */
function ToThen({ session, line: { id } }: Props) {
  const look = async () => {
    if (!(await session.whole())) return;
    const item = String(countAfter(session.projection.peek(), id));
    go({ screen: 'game', game: session.row.value.id, view: 'past', item });
  };
  return (
    <button type="button" class="quiet strike" onClick={() => void look()}>
      Look at the table here
    </button>
  );
}

/** What can be done about a line that stands. */
function Ways({ session, line }: Props) {
  const [asking, setAsking] = useState(false);
  const { id, kind, open, sealed, answers } = line;
  const several = session.several.value;
  const plays = !several?.barred;
  // Who sits and who writes is changed by another such line.
  if (kind === 'seat' || !(plays || several.reach.entries.some((each) => each.id === id))) return null;
  const strike = async () => {
    session.dismissNotice();
    if (await session.strike([id])) announce(`Struck: ${titleOf(session, line)}. Redo brings it back.`);
  };
  const undoTo = async () => setAsking(await session.whole());
  const game = session.row.value.id;
  return (
    <>
      {plays && kind === 'procedure' && !open && (sealed || answers.length > 0) && (
        <button
          type="button"
          class="quiet strike"
          onClick={() => go({ screen: 'game', game, view: 'amend', item: id })}
        >
          Amend
        </button>
      )}
      <button type="button" class="quiet strike" onClick={() => void strike()}>
        Strike this entry
      </button>
      {plays && (
        <button type="button" class="quiet strike" onClick={() => void undoTo()}>
          Undo to here
        </button>
      )}
      {asking && <UndoToDialog session={session} line={id} onClose={() => setAsking(false)} />}
    </>
  );
}

/** One tap amends the line to what was worked out; where that asks something, the amendment is opened instead. */
function putBack(session: Session, line: LogLine, { kind, prompt: key }: TraceLine): Way | undefined {
  const stands =
    !session.several.value?.barred &&
    line.kind === 'procedure' &&
    !line.struck &&
    !line.open &&
    !session.projection.value.open;
  if (kind !== 'override' || !key || !stands) return undefined;
  const amending = { of: line.id, changes: [{ key }] };
  const act = async () => {
    session.dismissNotice();
    const back = await session.record(`put-back:${line.id}:${key}`, (projection, pack) =>
      amend(session.game, projection, pack, amending, 'Override put back'),
    );
    if (back) announce('Put back. Undo brings the override back.');
    else if (session.notice.value?.code === 'amend.asking') {
      session.dismissNotice();
      keepAmending(session.row.value.id, amending, 'Override put back');
      go({ screen: 'game', game: session.row.value.id, view: 'amend', item: line.id });
    }
  };
  return { label: 'put back', act: () => void act() };
}

const toTable = (session: Session): void => go({ screen: 'game', game: session.row.value.id, view: 'table' });

function Answers({ session, line, opened }: Props & { opened: boolean }) {
  const given = line.answers.filter(({ auto, amended }) => !auto || amended);
  if (!given.length || line.sealed) return null;
  // It costs a run of all that was asked: for a line that is read.
  const asked = opened ? askedIn(session.game, session.projection.value, line) : undefined;
  return (
    <ul class="answers" aria-label="Answers">
      {given.map((answer) => (
        <AnswerLine
          key={`${answer.entry}:${answer.key}`}
          session={session}
          line={line}
          given={answer}
          prompt={asked?.get(answer.key)}
        />
      ))}
    </ul>
  );
}

type AnswerProps = Props & { given: LogAnswer; prompt: Prompt | undefined };

/** An answer of its own entry can be asked again; the one that opened the line goes with the line. */
function AnswerLine({ session, line, given, prompt }: AnswerProps) {
  const { charts, apart } = session.game;
  const { entry, key, answer, struck, amended } = given;
  // One question at a time: another line's is asked again once the open one is settled. An amended line is amended again.
  const blocked = (session.projection.value.open !== undefined && !line.open) || line.was !== undefined;
  // The keys of a game that is a file are its author's own.
  const name = (session.own && prompt?.title) || describeKey(key, answer, charts);
  const words = `${name}: ${markedSource(describeAnswer(answer, prompt, charts, apart))}`;
  const again = async () => {
    session.dismissNotice();
    if (!(await session.strike([entry]))) return;
    announce('Asked again.');
    toTable(session);
  };
  return (
    <li class="answer">
      <span class="soft">{struck ? <s>{words}</s> : words}</span>
      {amended && <span class="mark">amended</span>}
      {!struck && !line.struck && entry !== line.id && !blocked && (
        <button type="button" class="quiet" onClick={() => void again()}>
          Ask again
        </button>
      )}
    </li>
  );
}
