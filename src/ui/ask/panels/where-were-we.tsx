import type { Session } from '../../../app/session';
import { describeWhen } from '../../kit/when';
import { LatestLines } from '../entry';
import { nameOf, Side } from '../side';
import { isBack, putAway } from './returned';

type Props = {
  session: Session;
  /** Closed at first, so that the question stays where it is. */
  folded?: boolean;
};

const LAST = 3;

/** Where players were, when they have come back. */
export const WhereWereWe = (props: Props) => (isBack(props.session) ? <BackAgain {...props} /> : null);

/** What players came back to: the last entries, whose turn it is, what comes next, what is owed. Nothing that is sealed. */
function BackAgain({ session, folded = false }: Props) {
  const { heading, subheading, side, main, obligations: owed, verdict } = session.table.value;
  const lines = session.latest.value.slice(-LAST);
  const at = session.projection.value.entries.at(-1)?.at;
  const question = session.question.value;
  const secret = question?.prompt.secret;
  const next = question
    ? secret
      ? `A question for ${nameOf(session, secret)} alone`
      : question.title
    : verdict
      ? verdict.label
      : main?.label;
  const said = (
    <>
      <p>
        {heading}
        {subheading && ` · ${subheading}`} <Side session={session} side={question ? question.side : side} />
      </p>
      <LatestLines session={session} lines={lines} />
      {next !== undefined && (
        <p>
          Next: <b>{next}</b>
        </p>
      )}
      {!question && verdict?.since && <p>{verdict.since}</p>}
      {session.several.value?.barred && <p>{session.several.value?.barred.words}</p>}
      {owed.length > 0 && <p class="soft">Owed: {owed.map(({ label }) => label).join('; ')}</p>}
    </>
  );
  const when = at !== undefined && <small class="soft">{describeWhen(at, Date.now())}</small>;
  if (folded) {
    return (
      <details class="card fold back-again">
        <summary>Where were we {when}</summary>
        <div class="back-said">{said}</div>
      </details>
    );
  }
  return (
    <section class="card back-again" aria-labelledby="back-again">
      <div class="back-bar">
        <h2 id="back-again">Where were we</h2>
        {when}
        <button type="button" class="quiet" onClick={putAway}>
          Close
        </button>
      </div>
      <div class="back-said">{said}</div>
    </section>
  );
}
