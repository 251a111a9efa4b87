import { signal } from '@preact/signals';
import type { ComponentChildren, ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import { pendingText } from '../../app/hall/pending';
import { isExample } from '../../app/library';
import { type GameViewName, hrefOf } from '../../app/route';
import { uncopied } from '../../app/safety-state';
import type { Session } from '../../app/session';
import type { OpenQuestion } from '../../core/journal/commands';
import { countOf } from '../../core/journal/projection';
import type { Problem } from '../../core/result';
import { announce } from '../kit/announce';
import { Icon } from '../kit/icon';
import { lazyScreen } from '../kit/lazy';
import { Notice } from '../kit/notice';
import { moreDialog } from './panels';
import { SaveLine } from './save-line';

const penLine = lazyScreen(() => import('./pen-line').then(({ PenLine }) => PenLine), 'told');

const pendingLine = lazyScreen(
  () => import('../hall/pending-line').then(({ PendingLine }) => PendingLine),
  'quiet',
);

const VIEWS = [
  { view: 'table', label: 'Table' },
  { view: 'log', label: 'Log' },
  { view: 'charts', label: 'Charts' },
  { view: 'rules', label: 'Rules' },
] as const satisfies readonly { view: GameViewName; label: string }[];

type Props = { session: Session; view: GameViewName; children?: ComponentChildren };

/** What the thumb reaches: the actions of a screen, and the ways to the others. */
export function Dock({ session, view, children }: Props) {
  const game = session.row.value.id;
  const asking = session.question.value !== undefined;
  const owed = session.table.value.obligations.length;
  const [shown, setShown] = useState(false);
  const Beside = besideActions.value;
  return (
    <div class="dock">
      <section class="foot" aria-label="Actions">
        <WatchLine session={session} />
        {session.row.value.seat && <penLine.Screen session={session} view={view} />}
        {!session.row.value.seat && view === 'table' && pendingText() !== undefined && (
          <pendingLine.Screen session={session} />
        )}
        {Beside && <Beside />}
        <NoticeLine session={session} />
        {children}
        {asking && view !== 'table' && (
          <a class="main" href={hrefOf({ screen: 'game', game, view: 'table' })}>
            Back to the open question
          </a>
        )}
      </section>
      <nav class="tabs" aria-label="Game">
        {VIEWS.map(({ view: to, label }) => (
          <a
            key={to}
            href={hrefOf({ screen: 'game', game, view: to })}
            aria-current={to === view ? 'page' : undefined}
            class={to === 'table' && asking ? 'asking' : undefined}
          >
            <Icon name={to} />
            <span>
              {label}
              {to === 'table' && asking && <span class="sr">, a question is open</span>}
            </span>
          </a>
        ))}
        <button
          type="button"
          aria-haspopup="dialog"
          aria-current={VIEWS.every(({ view: to }) => to !== view) || undefined}
          onClick={() => setShown(true)}
        >
          <Icon name="more" />
          <span>
            More
            {owed > 0 && (
              <>
                <b class="tab-value"> {owed}</b>
                <span class="sr"> owed</span>
              </>
            )}
          </span>
        </button>
      </nav>
      {shown && <moreDialog.Screen session={session} onClose={() => setShown(false)} />}
    </div>
  );
}

export const WATCHING = 'This game is open in another tab. You are watching.';

/** Why no tap is taken here, and the way to play here. */
function WatchLine({ session }: { session: Session }) {
  if (!session.following.value) return null;
  return (
    <div class="card notice watch">
      <p>{WATCHING}</p>
      <button type="button" onClick={() => void session.takeOver()}>
        Continue here
      </button>
    </div>
  );
}

const UNCOPIED: Problem = {
  code: 'safety.full',
  message:
    'The safety copy of this game could not be written: this device is full, or the browser refused. All that you tapped is saved. Save a copy now, and free some space.',
  remedies: ['copy'],
};

/** A refusal that belongs to no field; the question and everything entered are still there. Else what threatens the game. */
function NoticeLine({ session }: { session: Session }) {
  const problem = session.notice.value;
  if (problem && !problem.field)
    return <Notice problem={problem} onDismiss={() => session.dismissNotice()} />;
  if (!uncopied.value) return null;
  return (
    <Notice
      problem={UNCOPIED}
      onDismiss={() => {
        uncopied.value = false;
      }}
    />
  );
}

/** What stands above the actions of every screen, once the code for it is there. */
export const besideActions = signal<ComponentType | undefined>(undefined);

/** A small control beside what is saved, once the code for it is there. */
export const besideSaved = signal<ComponentType | undefined>(undefined);

type Open = { session: Session; question: OpenQuestion };

/** Takes back all of what is open, where that is more than undo takes back and no rule forbids it. */
export function CancelAll({ session, question }: Open) {
  if (question.binding || session.several.value?.barred || !session.cancelsMore.value) return null;
  return (
    <button
      type="button"
      class="quiet"
      onClick={async () => (await session.cancel()) && announce('Cancelled.')}
    >
      Cancel all
    </button>
  );
}

/** How much is safe, and the way forth and back. Undo comes last, so that it never moves from under the thumb. */
export function UndoLine({ session, children }: { session: Session; children?: ComponentChildren }) {
  const Beside = besideSaved.value;
  return (
    <div class="undo-line">
      <SaveLine
        save={session.save.value}
        entries={countOf(session.projection.value)}
        isExample={isExample(session.row.value)}
      />
      {children ?? (Beside && <Beside />)}
      {session.canRedo.value && (
        <button
          type="button"
          class="quiet"
          onClick={async () => (await session.redo()) && announce('Redone.')}
        >
          <Icon name="redo" />
          Redo
        </button>
      )}
      <button
        type="button"
        name="undo"
        class="quiet"
        disabled={!session.canUndo.value}
        onClick={async () => (await session.undo()) && announce('Undone.')}
      >
        <Icon name="undo" />
        Undo
      </button>
    </div>
  );
}
