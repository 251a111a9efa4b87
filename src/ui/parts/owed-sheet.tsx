import { useLayoutEffect, useRef } from 'preact/hooks';
import { go } from '../../app/route';
import type { Session } from '../../app/session';
import { ActionButton } from './action-button';
import { RuleNumber } from './rule-number';

type Props = { session: Session; onClose(): void };

/** What this turn still owes, over any screen of the game: what lies beneath stays as it is. */
export function OwedSheet({ session, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const game = session.row.value.id;
  const { owed, heading } = session.table.value;
  const question = session.question.value;
  useLayoutEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  const toTable = () => {
    onClose();
    go({ screen: 'game', game, view: 'table' });
  };
  return (
    <dialog ref={dialog} class="confirm owed" aria-labelledby="owed-title" onClose={onClose}>
      <h2 class="lead" id="owed-title" tabIndex={-1}>
        Still owed
      </h2>
      <p class="soft">
        {heading}
        {owed.length === 0 && ': nothing is owed now.'}
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
      <button type="button" class="main" onClick={() => dialog.current?.close()}>
        Close
      </button>
    </dialog>
  );
}
