import { go } from '../../app/route';
import type { Session } from '../../app/session';
import { type Proc, sealedFor } from '../../core/journal/book';
import { type Description, describeTrace, type TraceLine } from '../../core/play/trace';
import { lazyScreen } from '../kit/lazy';
import { PracticeLabel } from '../kit/practice-label';
import { nameOf, SideTitle } from './side';
import { LineText, TraceLines } from './trace-lines';

const curtain = lazyScreen(() => import('./curtain').then(({ Curtain }) => Curtain), 'told');

/** A result worth a card: several questions led to it. One tap's roll stays a line. */
export const isBigResult = (proc: Proc): boolean =>
  proc.entries.length > 1 && proc.outcome?.trace.some(isResult) === true;

const isResult = ({ kind }: TraceLine): boolean => kind === 'result';
const isTold = ({ kind }: TraceLine): boolean => kind === 'reminder' || kind === 'warning';

const sentence = ({ label, value }: TraceLine): string => (value === undefined ? label : `${label} ${value}`);

export function ResultCard({ session, proc }: { session: Session; proc: Proc }) {
  const sealed = sealedFor(session.book.value, proc);
  if (!sealed) return <OpenResult session={session} proc={proc} />;
  const name = nameOf(session, sealed);
  return (
    <section class="card">
      <h2 tabIndex={-1}>Sealed entry</h2>
      <curtain.Screen name={name} what={`What ${name} has just settled.`}>
        {() => <OpenResult session={session} proc={proc} />}
      </curtain.Screen>
    </section>
  );
}

/**
 * What a card says in the largest type: the one value that its results come to; where there are several, that of the whole.
 * `only` is the line that says no more than that.
 */
export function headlineOf({ value, lines }: Pick<Description, 'value' | 'lines'>) {
  const [first, second] = lines.filter((line) => isResult(line) && line.value !== undefined);
  const only = second ? undefined : first;
  return { big: only?.value ?? value, only };
}

function OpenResult({ session, proc }: { session: Session; proc: Proc }) {
  const described = describeTrace(proc.outcome?.trace ?? []);
  const { title, lines, practice } = described;
  const results = lines.filter(isResult);
  const told = lines.filter(isTold);
  const how = lines.filter((line) => !isResult(line) && !isTold(line));
  const game = session.row.value.id;
  const { big, only } = headlineOf(described);
  return (
    <section class="card result" aria-labelledby="result-title">
      <h2 id="result-title" tabIndex={-1}>
        <SideTitle session={session} side={proc.side} title={title} />
      </h2>
      {big !== undefined && <p class="big">{big}</p>}
      {results.map((line, i) => (
        <p key={i}>{line === only ? line.label : sentence(line)}</p>
      ))}
      {practice && <PracticeLabel />}
      {proc.conflicts.map((conflict) => (
        <p key={conflict} class="error">
          {conflict}
        </p>
      ))}
      {told.length > 0 && (
        <ul class="told soft">
          {told.map((line) => (
            <li key={line.label} class="told-line">
              <LineText line={line} />
            </li>
          ))}
        </ul>
      )}
      <button
        type="button"
        class="quiet"
        onClick={() => go({ screen: 'game', game, view: 'amend', item: proc.opened.id })}
      >
        Amend or override
      </button>
      {how.length > 0 && (
        <details class="fold">
          <summary>How</summary>
          <TraceLines lines={how} />
        </details>
      )}
    </section>
  );
}

/** The last tap's outcome just above the buttons that made it. */
export function FreshLine({ session }: { session: Session }) {
  const proc = session.lastResult.value;
  if (!proc?.outcome || isBigResult(proc)) return null;
  if (sealedFor(session.book.value, proc)) return <p class="fresh">Sealed entry made</p>;
  const { title, value, lines } = describeTrace(proc.outcome.trace);
  const told = lines.filter(isTold);
  if (value === undefined && !told.length && !proc.conflicts.length) return null;
  return (
    <div class="fresh" key={proc.opened.id}>
      <p class="fresh-line">
        <span>{title}</span>
        {value !== undefined && <b class="fresh-value">{value}</b>}
      </p>
      {proc.conflicts.map((conflict) => (
        <p key={conflict} class="error">
          {conflict}
        </p>
      ))}
      {told.length > 0 && <p class="fresh-told">{told.map(sentence).join(' · ')}</p>}
    </div>
  );
}
