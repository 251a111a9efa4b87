import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { hrefOf } from '../../app/route';
import type { Session } from '../../app/session';
import { signed, withMinus } from '../../core/numbers';
import type { GameMeta } from '../../core/play/game';
import type { LedgerView } from '../../core/play/view';
import { ActionButton, ActionRow } from '../ask/action-button';
import { Curtain } from '../ask/curtain';
import { Dock, UndoLine } from '../ask/dock';
import { FreshLine } from '../ask/result';
import { isAlone, nameOf, toneOf } from '../ask/side';
import { lazyScreen } from '../kit/lazy';
import { Screen } from '../kit/screen';
import { SideName } from '../kit/side-name';
import { shareOf, TrackMarks } from './pieces/track-marks';
import { RegisterScreen } from './register';

const DOCKED = 2;
/** So many lines at a time, the latest ones first. */
const PAGE = 40;
/** A war of 192 turns has hundreds for each side: of more than `LONG` a screenful is shown first. */
const LONG = 100;
const FIRST = 12;

const plot = lazyScreen(() => import('../report/ledger-plot').then(({ LedgerPlot }) => LedgerPlot), 'quiet');

type Props = { session: Session; meta: GameMeta | undefined };

/** The points; or the register, which has the same tab. */
export function LedgerScreen({ session, meta, item }: Props & { item?: string | undefined }) {
  const registers = meta?.registers;
  if (!registers) return <Points session={session} meta={meta} />;
  const shows = item !== undefined;
  const half = (label: string, current: boolean, more: { item?: string }) => (
    <a
      class="plain"
      href={hrefOf({ screen: 'game', game: session.row.value.id, view: 'ledger', ...more })}
      aria-current={current ? 'page' : undefined}
    >
      {label}
    </a>
  );
  const halves = (
    <nav class="halves" aria-label="Ledger">
      {half('Points', !shows, {})}
      {half(registers.title, shows, { item: 'register' })}
    </nav>
  );
  if (!shows) return <Points session={session} meta={meta} halves={halves} />;
  return (
    <RegisterScreen session={session} registers={registers}>
      {halves}
    </RegisterScreen>
  );
}

function Points({ session, meta, halves }: Props & { halves?: ComponentChildren }) {
  const ledgers = session.ledgers.value;
  const [first] = ledgers;
  const open = ledgers.filter(({ sealed }) => !sealed || isAlone(session));
  const [main, ...actions] = session.question.value ? [] : open.flatMap((ledger) => ledger.actions);
  // The dock holds what is done all the time; the rest stands below the points.
  const near = actions.slice(0, DOCKED);
  const further = actions.slice(DOCKED);
  return (
    <>
      <Screen
        title={ledgers.length === 1 ? first?.title : 'Ledger'}
        beside={
          <>
            {meta?.sheet && (
              <a class="quiet" href={hrefOf({ screen: 'game', game: session.row.value.id, view: 'sheet' })}>
                State sheet
              </a>
            )}
            <a class="quiet" href={hrefOf({ screen: 'game', game: session.row.value.id, view: 'report' })}>
              Report
            </a>
          </>
        }
        page="page blocks"
      >
        {halves}
        {ledgers.length === 0 && <p class="soft">This game keeps no ledger.</p>}
        {ledgers.map((ledger) => (
          <LedgerCard
            key={ledger.title}
            session={session}
            meta={meta}
            ledger={ledger}
            titled={ledgers.length > 1}
          />
        ))}
        {further.length > 0 && (
          <section class="card stack" aria-label="By hand">
            <h2>By hand</h2>
            <ActionRow session={session} actions={further} />
          </section>
        )}
      </Screen>
      <Dock session={session} view="ledger">
        <FreshLine session={session} />
        {main && <ActionButton session={session} action={main} main />}
        <ActionRow session={session} actions={near} />
        <UndoLine session={session} />
      </Dock>
    </>
  );
}

type CardProps = { session: Session; meta: GameMeta | undefined; ledger: LedgerView; titled: boolean };

function LedgerCard({ session, meta, ledger, titled }: CardProps) {
  const { sealed, title } = ledger;
  if (!sealed || isAlone(session))
    return <OpenLedger session={session} meta={meta} ledger={ledger} titled={titled} />;
  const name = nameOf(session, sealed);
  return (
    <section class="card">
      <h2>{title}</h2>
      <Curtain name={name} what={`Sealed: only ${name} may look.`}>
        {() => (
          <>
            <OpenLedger session={session} meta={undefined} ledger={ledger} titled={false} />
            {!session.question.value && <ActionRow session={session} actions={ledger.actions} />}
          </>
        )}
      </Curtain>
    </section>
  );
}

export function OpenLedger({ session, meta, ledger, titled }: CardProps) {
  const { title, total, measured, thresholds, soFar } = ledger;
  const tone = toneOf(session, ledger.side);
  const lines = ledger.lines.filter(({ id }) => soFar?.atEnd.every((line) => line.id !== id) ?? true);
  const big = soFar ?? (total && { ...total, label: titled ? `${title}: ${total.label}` : total.label });
  const [shown, setShown] = useState(lines.length > LONG ? FIRST : PAGE);
  const earlier = Math.max(0, lines.length - shown);
  return (
    <section class="ledger stack" aria-label={title}>
      {big && (
        <div class="card total">
          <p class="total-line">
            <SideName tone={tone}>{big.label}</SideName>
            <span class={session.game.sides.length > 2 ? 'big words' : 'big'}>{withMinus(big.value)}</span>
          </p>
          {soFar && <Track of={soFar} />}
          {measured && measured.value !== soFar?.value && (
            <p class="total-line">
              <span>{measured.label}</span>
              <b>{withMinus(measured.value)}</b>
            </p>
          )}
          {meta && <plot.Screen session={session} meta={meta} title={title} />}
          {!soFar && <Scale value={measured?.value ?? big.value} marks={thresholds} />}
        </div>
      )}
      <div class="card">
        {titled && !total && <h2>{tone ? <SideName tone={tone}>{title}</SideName> : title}</h2>}
        {lines.length === 0 && (
          <p class="soft">What is won or lost appears here line by line, each with its rule.</p>
        )}
        {earlier > 0 && (
          <button type="button" onClick={() => setShown(shown + PAGE)}>
            Show earlier ({earlier})
          </button>
        )}
        <ul class="list">
          {lines.slice(earlier).map(({ id, label, points, rule, when, sealed }) => (
            <li key={id}>
              {sealed ? (
                <span>Sealed ({nameOf(session, sealed)})</span>
              ) : (
                <span>
                  {label} <span class="rule">{[when, rule].filter(Boolean).join(', ')}</span>
                </span>
              )}
              <b>{sealed ? '–' : signed(points)}</b>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** How far the points stand, and what the end alone takes off them: with its reason, as nothing of it is lost for good. */
const Track = ({ of: { value, marks, atEnd } }: { of: NonNullable<LedgerView['soFar']> }) => (
  <>
    <div>
      <svg class="toward" aria-hidden="true">
        <rect width={`${100 * shareOf(value, marks)}%`} height="100%" />
      </svg>
      <TrackMarks marks={marks} />
    </div>
    {atEnd.length > 0 && (
      <>
        <h2>If it ended now</h2>
        <ul class="list">
          {atEnd.map(({ id, label, points, rule, why }) => (
            <li key={id}>
              <span>
                {label} {rule && <span class="rule">{rule}</span>}
                {why && <small class="why">{why}</small>}
              </span>
              <b>{signed(points)}</b>
            </li>
          ))}
        </ul>
      </>
    )}
  </>
);

/** Where the total stands between the thresholds. */
function Scale({ value, marks }: { value: number; marks: LedgerView['thresholds'] }) {
  if (!marks.length) return null;
  const ends = [value, 0, ...marks.map(({ at }) => at)];
  const low = Math.min(...ends);
  const high = Math.max(...ends);
  const x = (at: number) => 4 + (312 * (at - low)) / (high - low || 1);
  return (
    <>
      <svg class="scale" viewBox="0 0 320 20" aria-hidden="true">
        <path class="rail" d="M4 10H316" />
        <path class="run" d={`M${x(0)} 10H${x(value)}`} />
        {marks.map(({ at, label }) => (
          <path key={label} class="tick" d={`M${x(at)} 2V18`} />
        ))}
        <circle cx={x(value)} cy="10" r="4" />
      </svg>
      <p class="total-line soft">
        {marks
          .toSorted((a, b) => a.at - b.at)
          .map(({ label, at }) => (
            <span key={label}>
              {label} at {withMinus(at)}
            </span>
          ))}
      </p>
    </>
  );
}
