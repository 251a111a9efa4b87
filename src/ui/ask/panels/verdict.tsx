import { hrefOf } from '../../../app/route';
import type { Session } from '../../../app/session';
import { lastLiveEntry } from '../../../core/journal/projection';
import type { Verdict } from '../../../core/play/view';
import { announce } from '../../kit/announce';
import { SideTitle } from '../side';

type Props = {
  session: Session;
  verdict: Verdict;
  /** On the table: whether it is recorded, and the way on. */
  onTable?: boolean;
};

/** How the game ends, at once and in large type; of an end that is recorded what has changed since, and the way back. */
export function VerdictCard({ session, verdict, onTable }: Props) {
  const { label, why, rule, side, recorded, since } = verdict;
  return (
    <section class="card result verdict" aria-label="Verdict">
      <p class="big">
        <SideTitle session={session} side={side} title={label} />
      </p>
      <p>
        {why} <span class="rule">{rule}</span>
      </p>
      {since && (
        <p>
          <b>{since}</b>
        </p>
      )}
      {onTable && !recorded && <p class="soft">Record it, or play on.</p>}
      {recorded && (onTable || since) && <WayBack session={session} verdict={verdict} />}
      {onTable && recorded && (
        <a class="plain" href={hrefOf({ screen: 'game', game: session.row.value.id, view: 'report' })}>
          After the battle
        </a>
      )}
    </section>
  );
}

/** The line that recorded the end is struck as any other; where it is the last one Undo does the same. */
function WayBack({ session, verdict: { line, since } }: Omit<Props, 'onTable'>) {
  const last = lastLiveEntry(session.projection.value);
  const isLast = last !== undefined && (last.id === line || ('of' in last && last.of === line));
  if (line === undefined) return <p class="soft">Recorded on the state sheet that this game began with.</p>;
  if (session.several.value?.barred)
    return <p class="soft">Recorded. The phone that records can take it back.</p>;
  if (isLast && !since) return <p class="soft">Recorded. Undo takes it back.</p>;
  const takeBack = async () => {
    session.dismissNotice();
    if (await session.strike([line])) announce('The end is taken back. Redo brings it back.');
  };
  return (
    <>
      <p class="soft">
        {since ? 'Take back the end to play on or record it again, or leave it as it is.' : 'Recorded.'}
      </p>
      <button type="button" class="plain" onClick={() => void takeBack()}>
        Take the end back
      </button>
    </>
  );
}
