import { hrefOf } from '../../../app/route';
import type { Session } from '../../../app/session';
import type { Verdict } from '../../../core/play/view';
import { SideTitle } from '../side';

type Props = {
  session: Session;
  verdict: Verdict;
  /** On the table: whether it is recorded, and the way on. */
  onTable?: boolean;
};

/** How the game ends, at once and in large type. */
export function VerdictCard({ session, verdict, onTable }: Props) {
  const { label, why, rule, side, recorded } = verdict;
  return (
    <section class="card result verdict" aria-label="Verdict">
      <p class="big">
        <SideTitle session={session} side={side} title={label} />
      </p>
      <p>
        {why} <span class="rule">{rule}</span>
      </p>
      {onTable && <p class="soft">{recorded ? 'Recorded. Undo takes it back.' : 'Record it, or play on.'}</p>}
      {onTable && recorded && (
        <a class="plain" href={hrefOf({ screen: 'game', game: session.row.value.id, view: 'report' })}>
          After the battle
        </a>
      )}
    </section>
  );
}
