import { go } from '../../app/route';
import type { Closed, Session } from '../../app/session';
import { sealedFor } from '../../core/journal/projection';
import { signed } from '../../core/numbers';
import { describeTrace } from '../../core/play/trace';
import { lazyScreen } from '../kit/lazy';
import { Result } from '../kit/result';
import { titleAt } from '../kit/source-words';
import { isPlaced } from './entry';
import { remark } from './panels';
import { landed } from './result';
import { nameOf, SideTitle, tonesOf } from './side';

const faces = lazyScreen(() => import('./stage/landed').then(({ Faces }) => Faces), 'quiet');
const struck = lazyScreen(() => import('./struck-hulls').then(({ StruckHulls }) => StruckHulls), 'quiet');
const curtain = lazyScreen(() => import('./curtain').then(({ Curtain }) => Curtain), 'told');

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

export function FreshLine({ session, procedureRun }: { session: Session; procedureRun: Closed }) {
  if (sealedFor(session.projection.value, procedureRun)) return <p class="fresh">Sealed entry made</p>;
  const said = describeTrace(procedureRun.outcome?.trace ?? []);
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
