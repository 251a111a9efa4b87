import type { Session } from '../../app/session';
import { projectionAfter } from '../../core/journal/amend';
import { totalsOf } from '../../core/journal/preview';
import { linesOf, undoTo } from '../../core/journal/undo-to';
import { withMinus } from '../../core/numbers';
import { announce } from '../kit/announce';
import { ConfirmDialog } from '../kit/confirm-dialog';

type Props = { session: Session; line: string; onClose(): void };

/** Says how many lines go and what they are worth, before they are struck as one. */
export function UndoToDialog({ session, line, onClose }: Props) {
  const { game } = session;
  const projection = session.projection.value;
  const planned = undoTo(game, projection, line, session.several.value?.reach);
  const lines = planned.ok ? linesOf(projection, planned.value) : 0;
  const count = lines === 1 ? '1 log entry' : `${lines} log entries`;
  const totals = planned.ok
    ? totalsOf(game, projection, projectionAfter(game, projection, planned.value))
    : [];
  const worth = totals.map(({ title, label, before, after }) =>
    before === after
      ? `${title}, ${label}: still ${withMinus(after)}.`
      : `${title}, ${label}: ${withMinus(before)} → ${withMinus(after)}.`,
  );
  const undo = async () => {
    session.dismissNotice();
    onClose();
    if (
      await session.record(`undo-to:${line}`, (latest) =>
        undoTo(game, latest, line, session.several.value?.reach),
      )
    )
      announce(`${count} undone. Redo brings all back.`);
  };
  return (
    <ConfirmDialog
      title="Undo to here?"
      text={
        planned.ok
          ? [
              `${count}: this one and all after it.`,
              ...worth,
              'They stay in the log, struck. Redo brings all back.',
            ].join(' ')
          : planned.problem.message
      }
      confirm={lines ? `Undo ${count}` : 'Undo'}
      keep="Keep them"
      onConfirm={() => void undo()}
      onClose={onClose}
    />
  );
}
