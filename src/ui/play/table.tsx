import { useEffect, useRef, useState } from 'preact/hooks';
import { isExample } from '../../app/library';
import { hrefOf } from '../../app/route';
import type { Session } from '../../app/session';
import type { Panel, TableView } from '../../core/play/view';
import { failWith } from '../../core/result';
import { ActionButton, ActionRow, InlineDie, inlineDie } from '../ask/action-button';
import { ClockLine } from '../ask/clock-line';
import { Dock, UndoLine } from '../ask/dock';
import { LatestLines } from '../ask/entry';
import { bookmark, verdict, WhereWereWe } from '../ask/panels';
import { FreshLine, isBigResult, ResultCard } from '../ask/result';
import { nameOf, Side, SideTitle } from '../ask/side';
import { installOffer } from '../device/install';
import { Card } from '../kit/card';
import { Icon } from '../kit/icon';
import { lazyScreen } from '../kit/lazy';
import { Notice } from '../kit/notice';
import { PracticeLabel } from '../kit/practice-label';
import { WhatNow } from '../kit/rule-number';
import { Screen } from '../kit/screen';
import { touched } from '../kit/when-touched';

const yours = lazyScreen(() => import('../own/author').then(({ Yours }) => Yours), 'quiet');

/** Drawn where a game has them: one fetch brings both. */
const cup = lazyScreen(() => import('./pieces/cup-card').then(({ CupCard }) => CupCard), 'told');
const fleet = lazyScreen(() => import('./pieces/fleet-card').then(({ FleetCard }) => FleetCard), 'told');

const trackMarks = lazyScreen(
  () => import('./pieces/track-marks').then(({ TrackMarks }) => TrackMarks),
  'quiet',
);

const installCard = lazyScreen(
  () => import('../device/install-card').then((card) => card.InstallCard),
  'quiet',
);

const UNKNOWN_STEP = failWith(
  ['update'],
  'step.unknown',
  'This version of the app does not know the step that is open. Everything is saved. Update the app, or take the step back with Undo.',
).problem;

type Props = {
  session: Session;
  /** A question has just been settled: the focus comes along to what came of it. */
  arrived: boolean;
  /** What the game keeps of its pieces is a tap away. */
  hasRegister?: boolean;
};

export function TableScreen({ session, arrived, hasRegister }: Props) {
  const view = session.table.value;
  const result = session.lastResult.value;
  const stuck = session.projection.value.open !== undefined;
  useEffect(() => {
    if (!arrived) return;
    scrollTo(0, 0);
    const target = document.querySelector<HTMLElement>('.page h2[tabindex], .bar h1[tabindex]');
    target?.focus({ preventScroll: true });
  }, []);
  // What is done from the dock leads on from wherever the page was scrolled to.
  const step = `${view.heading} ${view.subheading}`;
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) scrollTo(0, 0);
    shown.current = step;
  }, [step]);
  return (
    <>
      <Screen
        title={view.heading}
        beside={
          <>
            {hasRegister && <ToRegister game={session.row.value.id} />}
            <Score game={session.row.value.id} view={view} />
          </>
        }
        below={<Standing session={session} view={view} />}
        page="page blocks table"
      >
        <WhereWereWe session={session} />
        {stuck && <Notice problem={UNKNOWN_STEP} />}
        {session.own && session.latest.value.length < 3 && <yours.Screen />}
        {result && isBigResult(result) && (
          <ResultCard key={result.opened.id} session={session} procedureRun={result} />
        )}
        {result && isBigResult(result) && installOffer.value && <installCard.Screen />}
        {view.verdict && <verdict.Screen session={session} verdict={view.verdict} onTable />}
        {nextFirst(view.panels).map((panel) => (
          <PanelCard
            key={`${panel.kind}:${'side' in panel && panel.side}:${panel.title}`}
            session={session}
            panel={panel}
          />
        ))}
        <Latest session={session} />
        {session.own && !session.own.missing && (
          <a class="plain" href={hrefOf({ screen: 'game', game: session.row.value.id, view: 'add' })}>
            Add to the game…
          </a>
        )}
      </Screen>
      <Dock session={session} view="table">
        <FreshLine session={session} />
        <MainAction session={session} view={view} />
        <ActionRow session={session} actions={view.actions} />
        <UndoLine session={session} />
      </Dock>
    </>
  );
}

function MainAction({ session, view: { main } }: { session: Session; view: TableView }) {
  if (!main) return null;
  const die = inlineDie(session, main);
  if (die) return <InlineDie key={main.id} session={session} action={main} prompt={die} main />;
  return <ActionButton session={session} action={main} main />;
}

/** What the points come to, and the way to what they are made of. */
const Score = ({ game, view: { score, toward, measured } }: { game: string; view: TableView }) =>
  score ? (
    <a class="score" href={hrefOf({ screen: 'game', game, view: 'ledger' })}>
      <span class="sr">Ledger: </span>
      {toward?.label ?? score.label} {score.value} {score.of !== undefined && <small>of {score.of}</small>}
      {measured && !toward && (
        <small>
          {measured.label} {measured.value}
        </small>
      )}
    </a>
  ) : null;

const ToRegister = ({ game }: { game: string }) => (
  <a class="score" href={hrefOf({ screen: 'game', game, view: 'ledger', item: 'register' })}>
    Register
  </a>
);

/** How far the points stand towards what they are measured by. */
function Toward({ session, view: { score, toward } }: { session: Session; view: TableView }) {
  if (toward)
    return (
      <div>
        <Bar session={session} share={toward.value / Math.max(...toward.marks.map(({ at }) => at))} />
        <trackMarks.Screen marks={toward.marks} />
      </div>
    );
  const share = Number(score?.value.replace('−', '-')) / Number(score?.of);
  return Number.isFinite(share) ? <Bar session={session} share={share} /> : null;
}

/** Where the points stood when a game was last seen: a question has taken the place of the table since. */
const stood = new WeakMap<Session, number>();

/** From where the points stood it moves to where they stand. */
function Bar({ session, share: all }: { session: Session; share: number }) {
  const share = Math.min(1, Math.max(0, all));
  const [shown, setShown] = useState(stood.get(session) ?? share);
  useEffect(() => {
    stood.set(session, share);
    setShown(share);
  }, [share]);
  return (
    <svg class="toward" aria-hidden="true">
      <rect width={`${100 * shown}%`} height="100%" />
    </svg>
  );
}

/** Who acts in which phase, the track, and whether the charts are made up. */
function Standing({ session, view }: { session: Session; view: TableView }) {
  const { subheading, side, track } = view;
  return (
    <>
      <Toward session={session} view={view} />
      <p class="t sub">
        {side && session.own && subheading?.includes(nameOf(session, side)) ? (
          <SideTitle session={session} side={side} title={subheading} />
        ) : (
          <>
            <Side session={session} side={side} />
            {subheading && <span class="soft">{subheading}</span>}
          </>
        )}
        <WhatNow game={session.row.value.id} />
      </p>
      {track && <Track track={track} />}
      {session.pack.value.practice && <PracticeLabel example={isExample(session.row.value)} />}
      <ClockLine session={session} />
    </>
  );
}

/** The turns or stages, and which one it is. */
export function Track({ track }: { track: NonNullable<TableView['track']> }) {
  return (
    <ol class="track" aria-label={track.title}>
      {track.boxes.map(({ label, title, band, night, state }, i, boxes) => (
        <li
          key={label}
          class={night ? `${state} night` : state}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          {band && band !== boxes[i - 1]?.band && (
            <small class="band" aria-hidden="true">
              {band}
            </small>
          )}
          <span aria-hidden="true">{night ? <Icon name="asleep" /> : label}</span>
          <span class="sr">
            {title}
            {state === 'done' && ', done'}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** What can be done or read now stands before a cup or a side that must wait. */
function nextFirst(panels: readonly Panel[]): readonly Panel[] {
  const waits = (panel: Panel): boolean =>
    panel.kind === 'cup'
      ? panel.draw === undefined || panel.draw.disabled !== undefined
      : panel.kind === 'actions' && panel.actions.every(({ disabled }) => disabled !== undefined);
  return [...panels.filter((panel) => !waits(panel)), ...panels.filter(waits)];
}

export function PanelCard({ session, panel }: { session: Session; panel: Panel }) {
  if (panel.kind === 'cup') return <cup.Screen session={session} panel={panel} />;
  if (panel.kind === 'fleet') return <fleet.Screen session={session} panel={panel} />;
  const title = (
    <>
      {panel.side && !panel.title.includes(nameOf(session, panel.side)) && (
        <>
          <Side session={session} side={panel.side} />{' '}
        </>
      )}
      {panel.title}
    </>
  );
  if (panel.kind === 'actions') {
    if (session.several.value?.barred?.hides) return null;
    return (
      <Card title={title}>
        <div class="stack">
          <ActionRow session={session} actions={panel.actions} />
        </div>
      </Card>
    );
  }
  const rows = (
    <ul class="list">
      {panel.rows.map(({ label, value, rule }, i) => (
        <li key={i}>
          <span>
            {label} {rule && <span class="rule">{rule}</span>}
          </span>
          {value !== undefined && <b>{value}</b>}
        </li>
      ))}
    </ul>
  );
  if (!panel.folded) return <Card title={title}>{rows}</Card>;
  return (
    <details class="card fold">
      <summary>{title}</summary>
      {rows}
    </details>
  );
}

function Latest({ session }: { session: Session }) {
  const lines = session.latest.value;
  const last = lines.at(-1)?.id;
  return (
    <Card title="Latest">
      {!last && <p class="soft">What you do appears here, newest first. Undo takes it back.</p>}
      <LatestLines session={session} lines={lines} />
      {last && touched.value && (
        <bookmark.Screen session={session} line={last} label="Bookmark the last entry" />
      )}
    </Card>
  );
}
