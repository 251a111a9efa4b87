import { cameLast } from '../../app/exchange/linked';
import type { Taken } from '../../app/exchange/table';
import type { Session } from '../../app/session';
import type { Result } from '../../core/result';
import { Notice } from '../kit/notice';
import { Remedies } from '../kit/remedies';
import { TwoWords } from './two-words';
import { cameWords, LINKED } from './words';

type Props = {
  other: string;
  taken: Result<Taken>;
  /** The other had all that is here when it showed its code. */
  isSame: boolean;
  onAgain: () => void;
};

/** What a code brought, and whether both have the same now. */
export function Outcome({ other, taken, isSame, onAgain }: Props) {
  if (!taken.ok)
    return (
      <Notice problem={taken.problem}>
        <button type="button" onClick={onAgain}>
          Scan again
        </button>
      </Notice>
    );
  return (
    <div class="face-read stack">
      <p class="lead">{cameWords(taken.value.fresh, other)}</p>
      <p>
        <b>{isSame ? 'Both phones have the same.' : `Now let ${other} scan you.`}</b> The same two words on
        both show it.
      </p>
    </div>
  );
}

/** In the place of the codes while the link is open. */
export function LinkCard({ session, other }: { session: Session; other: string }) {
  const came = cameLast.value;
  return (
    <section class="card stack" aria-label="Link">
      <p class="lead">{LINKED}</p>
      {came?.ok && came.value.fresh > 0 && <p>{cameWords(came.value.fresh, came.value.from ?? other)}</p>}
      {came && !came.ok && (
        <>
          <p class="error">{came.problem.message}</p>
          <Remedies of={came.problem} />
        </>
      )}
      <TwoWords session={session} />
    </section>
  );
}
