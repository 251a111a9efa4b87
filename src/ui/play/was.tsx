import type { ChartDef } from '../../core/charts/chart';
import type { Answer, Prompt } from '../../core/play/prompt';
import { describeAnswer } from './describe-answer';

type Props = { answer: Answer; prompt: Prompt; charts: readonly ChartDef[]; apart: boolean };

/** What was answered before, in words. */
export const Was = ({ answer, prompt, charts, apart }: Props) => (
  <p class="soft">was {describeAnswer(answer, prompt, charts, apart)}</p>
);
