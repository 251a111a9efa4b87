import { go } from '../../app/route';
import type { Session } from '../../app/session';
import { type Proc, sealedFor } from '../../core/book';
import { describeTrace, type TraceLine } from '../../core/trace';
import { lazyScreen } from '../components/lazy';
import { PracticeLabel } from './practice-label';
import { nameOf, SideTitle } from './side';
import { LineText, TraceLines } from './trace-lines';

const curtain = lazyScreen(() => import('./curtain').then(({ Curtain }) => Curtain), 'told');

/** A result worth a card: several questions led to it. One tap's roll stays a line. */
export const isBigResult = (proc: Proc): boolean =>
  proc.entries.length > 1 && proc.outcome?.trace.some(({ kind }) => kind === 'result') === true;

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

function OpenResult({ session, proc }: { session: Session; proc: Proc }) {
  const { title, value, lines, practice } = describeTrace(proc.outcome?.trace ?? []);
  const results = lines.filter(({ kind }) => kind === 'result');
  const told = lines.filter(({ kind }) => kind === 'reminder' || kind === 'warning');
  const how = lines.filter(({ kind }) => kind !== 'result' && kind !== 'reminder' && kind !== 'warning');
  const game = session.row.value.id;
  const big = results.find((line) => line.value !== undefined)?.value ?? value;
  return (
    <section class="card result" aria-labelledby="result-title">
      <h2 id="result-title" tabIndex={-1}>
        <SideTitle session={session} side={proc.side} title={title} />
      </h2>
      {big !== undefined && <p class="big">{big}</p>}
      {results.map((line) => (
        <p key={line.label}>{line.value === undefined || line.value === big ? line.label : sentence(line)}</p>
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
  const told = lines.filter(({ kind }) => kind === 'reminder' || kind === 'warning');
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
