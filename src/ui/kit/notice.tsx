import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { noteProblem } from '../../app/errors';
import type { Problem } from '../../core/result';
import { Icon } from './icon';
import { Remedies } from './remedies';

type NoticeProps = {
  problem: Problem;
  /** What to do about it besides the problem's own remedies: one or two buttons. */
  children?: ComponentChildren;
  onDismiss?: () => void;
};

/** What happened, what is safe, what to do. Stays until dealt with, never covers anything. */
export function Notice({ problem, children, onDismiss }: NoticeProps) {
  useEffect(() => noteProblem(problem.code), [problem]);
  return (
    <div class="card notice" role="alert">
      <Icon name="warning" />
      <p>{problem.message}</p>
      {onDismiss && (
        <button type="button" class="icon-button" aria-label="Dismiss" onClick={onDismiss}>
          <Icon name="close" />
        </button>
      )}
      {(children || problem.remedies) && (
        <div class="row">
          {children}
          <Remedies of={problem} />
        </div>
      )}
    </div>
  );
}
