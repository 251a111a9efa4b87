import type { Session } from '../../app/session';
import type { OpenQuestion } from '../../core/journal/commands';
import type { Answer } from '../../core/play/prompt';
import type { Result } from '../../core/result';
import { DraftQuestion } from '../ask/draft-question';

type Props = {
  session: Session;
  question: OpenQuestion;
  whose: string;
  order: string;
  give(answer: Answer): Result<unknown>;
  onStrike(): void;
  onBack(): void;
};

/** A question that has changed with what happened first, asked as in play. */
export const ForkQuestion = ({ whose, order, onStrike, ...asked }: Props) => (
  <DraftQuestion
    {...asked}
    view="table"
    ways={
      <button type="button" class="quiet" onClick={onStrike}>
        Strike it instead
      </button>
    }
    above={
      <p class="card again">
        {order}: {whose}’s is played again. This has changed with it.
      </p>
    }
  />
);
