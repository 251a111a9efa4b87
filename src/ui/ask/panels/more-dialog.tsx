import { useState } from 'preact/hooks';
import { type GameViewName, go, hrefOf } from '../../../app/route';
import type { Session } from '../../../app/session';
import { Dialog } from '../../kit/dialog';
import { Icon } from '../../kit/icon';
import { lazyScreen } from '../../kit/lazy';
import { RuleNumber } from '../../kit/rule-number';
import { ThemeChoice } from '../../kit/theme-choice';
import { ActionButton } from '../action-button';

const clockSetup = lazyScreen(
  () => import('../clock/clock-setup').then(({ ClockSetup }) => ClockSetup),
  'told',
);

type Props = { session: Session; onClose(): void };

const FURTHER: readonly (readonly [view: GameViewName, label: string])[] = [
  ['ledger', 'Ledger'],
  ['guide', 'What now?'],
  ['report', 'Report'],
  ['phones', 'Two phones'],
  ['sheet', 'State sheet'],
];

/** What this turn still owes, and the screens without a tab, over any screen of the game: that stays as it is. */
export function MoreDialog({ session, onClose }: Props) {
  const game = session.row.value.id;
  const [clock, setClock] = useState(false);
  const { obligations: owed, heading } = session.table.value;
  const question = session.question.value;
  const hasSheet = !session.own || session.own.meta.value.sheet !== undefined;
  const further = FURTHER.filter(([view]) => view !== 'sheet' || hasSheet);
  const toTable = () => {
    onClose();
    go({ screen: 'game', game, view: 'table' });
  };
  return (
    <Dialog title="More" kind="more-dialog" light onClose={onClose}>
      {(close) => (
        <>
          <button type="button" class="icon-button more-close" aria-label="Close" onClick={close}>
            <Icon name="close" />
          </button>
          <section class="owed stack" aria-label="Still owed">
            <p>
              <b>{owed.length > 0 ? 'Still owed' : 'Nothing is owed now'}</b>{' '}
              <span class="soft">{heading}</span>
            </p>
            <ul class="owed-list">
              {owed.map(({ label, rule, action }) => (
                <li key={label} class="owed-line">
                  <span>{label}</span>
                  {/* A followed number leaves the screen that this one lies over. */}
                  <span class="owed-rule" onClickCapture={onClose}>
                    <RuleNumber game={game} rule={rule} />
                  </span>
                  {action && !question && (
                    <span class="owed-act" onClickCapture={toTable}>
                      <ActionButton session={session} action={action} />
                    </span>
                  )}
                </li>
              ))}
            </ul>
            {question && (
              <button type="button" class="plain" onClick={toTable}>
                To the open question
              </button>
            )}
          </section>
          {/* Back on the screen beneath, if that is where it leads. */}
          <nav class="row" aria-label="More screens" onClickCapture={close}>
            {further.map(([view, label]) => (
              <a key={view} class="plain" href={hrefOf({ screen: 'game', game, view })}>
                {label}
              </a>
            ))}
            <a class="plain" href={hrefOf({ screen: 'backups', game })}>
              Save a copy
            </a>
            <a class="plain" href={hrefOf({ screen: 'settings' })}>
              Settings
            </a>
            <a class="plain" href={hrefOf({ screen: 'home' })}>
              Games
            </a>
          </nav>
          {session.own && (
            <a class="plain" href={hrefOf({ screen: 'game', game, view: 'edition' })} onClick={close}>
              New edition of the rules file…
            </a>
          )}
          <details class="fold" onToggle={() => setClock(true)}>
            <summary>Game clock</summary>
            {clock && <clockSetup.Screen session={session} />}
          </details>
          <ThemeChoice />
        </>
      )}
    </Dialog>
  );
}
