import { go } from '../../app/route';
import type { Session } from '../../app/session';
import { Dialog } from '../kit/dialog';
import { RuleNumber } from '../kit/rule-number';
import { ActionButton } from './action-button';

type Props = { session: Session; onClose(): void };

/** What this turn still owes, over any screen of the game: what lies beneath stays as it is. */
export function OwedDialog({ session, onClose }: Props) {
  const game = session.row.value.id;
  const { owed, heading } = session.table.value;
  const question = session.question.value;
  const toTable = () => {
    onClose();
    go({ screen: 'game', game, view: 'table' });
  };
  return (
    <Dialog title="Still owed" kind="owed" onClose={onClose}>
      {(close) => (
        <>
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
          <button type="button" class="main" onClick={close}>
            Close
          </button>
        </>
      )}
    </Dialog>
  );
}
