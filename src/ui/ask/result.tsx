import type { ComponentChildren } from 'preact';
import { go } from '../../app/route';
import type { Closed, Session } from '../../app/session';
import type { LogLine } from '../../core/journal/log';
import { type ProcedureRun, sealedFor } from '../../core/journal/projection';
import { signed } from '../../core/numbers';
import { describeTrace } from '../../core/play/trace';
import { lazyScreen } from '../kit/lazy';
import { isResult, Result } from '../kit/result';
import { titleAt } from '../kit/source-words';
import { remark } from './panels';
import { nameOf, SideTitle, tonesOf } from './side';

/** The dice of a result, and where they were read. */
export const landed = lazyScreen(() => import('./stage/landed').then(({ Landed }) => Landed), 'quiet');
const faces = lazyScreen(() => import('./stage/landed').then(({ Faces }) => Faces), 'quiet');
const struck = lazyScreen(() => import('./struck-hulls').then(({ StruckHulls }) => StruckHulls), 'quiet');
const curtain = lazyScreen(() => import('./curtain').then(({ Curtain }) => Curtain), 'told');

/** A result worth a card: several questions led to it, or to its dice. One tap's roll stays a line. */
export const isBigResult = ({ entries, outcome }: ProcedureRun): boolean =>
  entries.length > 1 && outcome?.trace.some((line) => isResult(line) || line.faces) === true;

export function ResultCard({ session, procedureRun }: { session: Session; procedureRun: Closed }) {
  const sealed = sealedFor(session.projection.value, procedureRun);
  if (!sealed) return <OpenResult session={session} procedureRun={procedureRun} />;
  const name = nameOf(session, sealed);
  return (
    <section class="card">
      <h2 tabIndex={-1}>Sealed entry</h2>
      <curtain.Screen name={name} what={`What ${name} has just settled.`}>
        {() => <OpenResult session={session} procedureRun={procedureRun} />}
      </curtain.Screen>
    </section>
  );
}

/** What the result put into the ledger: the place and its points. */
const Gained = ({ session }: { session: Session }) => (
  <ul class="gained">
    {session.gained.value.map(({ label, points }, i) => (
      <li key={i} class="gain">
        <span>{label}</span>
        <b>{signed(points)}</b>
      </li>
    ))}
  </ul>
);

function OpenResult({ session, procedureRun }: { session: Session; procedureRun: Closed }) {
  const { outcome, conflicts, side, opened } = procedureRun;
  const said = describeTrace(outcome?.trace ?? []);
  const game = session.row.value.id;
  const hulls = session.game.struck?.(session.projection.value.state, outcome?.events ?? []) ?? [];
  const { place } = session.latest.value.find(({ id }) => id === opened.id) ?? {};
  return (
    <Result
      as="card"
      {...said}
      title={<SideTitle session={session} side={side} title={titleAt({ ...said, place })} />}
      conflicts={conflicts}
      sides={tonesOf(session, side)}
      fallen={<landed.Screen session={session} closed={procedureRun} />}
      drawn={hulls.length > 0 && <struck.Screen session={session} hulls={hulls} />}
      gained={session.gained.value.length > 0 && <Gained session={session} />}
    >
      <button
        type="button"
        class="quiet"
        onClick={() => go({ screen: 'game', game, view: 'amend', item: opened.id })}
      >
        Amend or override
      </button>
      {!place && isPlaced(session, opened.procedure) && (
        <remark.Screen session={session} line={opened.id} what="place" />
      )}
    </Result>
  );
}

/** The last tap's outcome just above the buttons that made it. */
export function FreshLine({ session }: { session: Session }) {
  const procedureRun = session.lastResult.value;
  if (!procedureRun?.outcome || isBigResult(procedureRun)) return null;
  if (sealedFor(session.projection.value, procedureRun)) return <p class="fresh">Sealed entry made</p>;
  const said = describeTrace(procedureRun.outcome.trace);
  return (
    <Result
      key={procedureRun.opened.id}
      as="strip"
      {...said}
      conflicts={procedureRun.conflicts}
      fallen={<faces.Screen session={session} closed={procedureRun} />}
    />
  );
}

/** What came of a step of this kind was somewhere. */
export const isPlaced = ({ game }: Session, procedure = ''): boolean =>
  game.procedures[procedure]?.placed === true;

/** What a line of the log is called: of a sealed one whose it is, and no more. */
export function titleOf(session: Session, line: LogLine): string {
  const { sealed, kind } = line;
  const named = sealed ? `Sealed entry (${nameOf(session, sealed)})` : titleAt(line);
  return kind === 'amendment' ? `Amended: ${named}` : named;
}

type LineProps = { session: Session; line: LogLine; children?: ComponentChildren };

/** A line of the log with its value; what players wrote themselves stands in quotes. */
export function LineResult({ session, line, children }: LineProps) {
  const title = titleOf(session, line);
  const by = session.several.value?.writer(line);
  return (
    <Result {...line} title={line.kind === 'note' ? <q>{title}</q> : title}>
      {by && <span class="mark">{by}</span>}
      {children}
    </Result>
  );
}

/** Lines of the log, the newest first. */
export const LatestLines = ({ session, lines }: { session: Session; lines: readonly LogLine[] }) => (
  <ul class="list">
    {lines.toReversed().map((line) => (
      <li key={line.id} class={line.struck ? 'struck' : undefined}>
        <LineResult session={session} line={line} />
      </li>
    ))}
  </ul>
);
