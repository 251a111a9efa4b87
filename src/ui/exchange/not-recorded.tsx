import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Problem } from '../../core/result';
import { refused } from '../kit/announce';

/** What a question that is not on the table is refused, told as one that is. */
export function useRefusal() {
  const [problem, setProblem] = useState<Problem>();
  const refuse = (found: Problem | undefined) => {
    refused.value = found && { ...found, message: `${found.message} Nothing is recorded yet.` };
    setProblem(refused.value);
  };
  return { problem, refuse };
}

/** In the place of undo: nothing is recorded, and the way back. */
export const NotRecorded = ({ onBack, children }: { onBack: () => void; children?: ComponentChildren }) => (
  <div class="undo-line">
    <span class="save soft">Nothing is recorded yet</span>
    {children}
    <button type="button" class="quiet" onClick={onBack}>
      Back
    </button>
  </div>
);
