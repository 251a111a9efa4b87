import type { ChartDef } from '../../core/chart';
import type { Answer, Prompt } from '../../core/prompt';
import { describeAnswer } from '../describe-answer';

type Props = { answer: Answer; prompt: Prompt; charts: readonly ChartDef[] };

/** What was answered before, in words. */
export const Was = ({ answer, prompt, charts }: Props) => (
  <p class="soft">was {describeAnswer(answer, prompt, charts)}</p>
);
