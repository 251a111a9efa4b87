import { useMemo } from 'preact/hooks';
import type { Session } from '../../app/session';
import { branchAlone } from '../../core/exchange/branch';
import { seatOf, type Table, tableOf, writerIn } from '../../core/exchange/seats';
import { askedIn } from '../../core/journal/amend';
import { type Fork, foldBranches } from '../../core/journal/branches';
import { type LogLine, logLines } from '../../core/journal/log';
import { namesOf, phoneWords } from '../../core/journal/phone-words';
import type { Projection } from '../../core/journal/projection';
import { tellTable } from '../../core/journal/tell-table';
import type { Game } from '../../core/play/game';
import type { TableView } from '../../core/play/view';
import { describeAnswer, describeKey } from '../ask/describe-answer';
import { LineResult, titleOf } from '../ask/entry';
import { Side } from '../ask/side';

/** Lines of a branch that are told at once; the others are folded. */
const MOST = 6;

type Props = { session: Session; fork: Fork; heads: readonly string[]; nameOf(id: string): string };

/** Each branch as the log would tell it, had it alone been played, and where that leaves the game. */
export function BranchCards({ session, fork, heads, nameOf }: Props) {
  const { game, projection } = session;
  const branches = useMemo(
    () =>
      heads.map((head) => {
        const alone = branchAlone(projection.value.entries, fork, head);
        const folded = foldBranches(game, alone.entries);
        const lines = logLines(folded, phoneWords(folded, namesOf(game, folded.state)));
        const first = lines.findIndex(({ id }) => alone.own.has(id));
        const touched = touchedBy(alone);
        const before = lines.slice(0, first < 0 ? undefined : first).findLast(({ id }) => !touched.has(id));
        const own = lines.filter(({ id }) => touched.has(id));
        return { head, own, before, folded, ids: alone.own, view: tellTable(game, folded) };
      }),
    [projection.value.entries, fork, heads.join()],
  );
  const upon = branches[0]?.before;
  const table = tableOf(projection.value.entries);
  return (
    <>
      {upon && <p class="soft">Both went on from: {titleOf(session, upon)}</p>}
      <div class="branches">
        {branches.map(({ head, own, folded, ids, view }) => (
          <section key={head} class="card branch" aria-labelledby={`branch-${head}`}>
            <h2 id={`branch-${head}`}>
              {nameOf(head)}{' '}
              <small>
                <Side session={session} side={sideIn(session, table, head)} />
              </small>
            </h2>
            <Lines
              session={session}
              lines={own}
              said={(line) => answersBy(session.game, folded, ids, line)}
            />
            <Standing view={view} />
          </section>
        ))}
      </div>
    </>
  );
}

/** The lines that a branch has written, and those from before it that it goes on with, strikes or brings back. */
function touchedBy({ entries, own }: ReturnType<typeof branchAlone>): ReadonlySet<string> {
  const lineOf = new Map(
    entries.map((entry) => [entry.id, entry.kind === 'v1.Answered' ? entry.of : entry.id]),
  );
  return new Set(
    entries
      .filter(({ id }) => own.has(id))
      .flatMap((entry) => (entry.kind === 'v1.Struck' || entry.kind === 'v1.Restored' ? entry.ids : entry.id))
      .map((id) => lineOf.get(id) ?? id),
  );
}

const sideIn = ({ game }: Session, table: Table | undefined, head: string): string | undefined => {
  const seat = table && seatOf(table, writerIn(head))?.seat;
  return game.sides.find(({ id }) => id === seat)?.id;
};

/** What a branch answered to a question that was open where the branches part, or is open still. */
function answersBy(
  game: Game<unknown>,
  folded: Projection<unknown>,
  own: ReadonlySet<string>,
  line: LogLine,
): readonly string[] {
  if (line.sealed || (own.has(line.id) && !line.open)) return [];
  const given = line.answers.filter(({ entry, auto, struck }) => own.has(entry) && !auto && !struck);
  const asked = given.length ? askedIn(game, folded, line) : undefined;
  return given.map(
    ({ key, answer }) =>
      `${describeKey(key, answer, game.charts)}: ${describeAnswer(answer, asked?.get(key), game.charts, game.apart)}`,
  );
}

type LinesProps = { session: Session; lines: readonly LogLine[]; said(line: LogLine): readonly string[] };

function Lines({ session, lines, said }: LinesProps) {
  const list = (some: readonly LogLine[]) => (
    <ul class="list">
      {some.map((line) => (
        <li key={line.id} class={line.struck ? 'struck' : undefined}>
          <LineResult session={session} line={line}>
            {line.struck && <span class="mark">struck</span>}
            {line.open && <span class="mark">open</span>}
          </LineResult>
          {said(line).map((words) => (
            <p key={words} class="said soft">
              {words}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
  if (lines.length <= MOST + 1) return list(lines);
  return (
    <>
      {list(lines.slice(0, MOST))}
      <details class="fold">
        <summary>{lines.length - MOST} more</summary>
        {list(lines.slice(MOST))}
      </details>
    </>
  );
}

/** Where it leaves the game. */
export function Standing({ view: { heading, subheading, score, verdict } }: { view: TableView }) {
  const since = verdict?.since;
  return (
    <p class="standing">
      <span class="soft">Then: </span>
      {[heading, subheading].filter(Boolean).join(' · ')}
      {since ? (
        <b>{since}</b>
      ) : (
        score && (
          <b>
            {score.label} {score.value}
          </b>
        )
      )}
    </p>
  );
}
