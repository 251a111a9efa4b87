import { withEffects } from '../../../core/play/effect';
import type { ChoicePrompt } from '../../../core/play/prompt';
import { lazyScreen } from '../../kit/lazy';
import { type Ask, QuestionFrame } from '../question-frame';
import { OptionButton } from './option-button';

const byNumber = lazyScreen(() => import('./by-number').then(({ NumberChoice }) => NumberChoice));

/** One tap answers. A few options stand in thumb reach; many fill the page. */
export function ChoiceQuestion({ ask }: { ask: Ask<ChoicePrompt> }) {
  const { prompt, question, session } = ask;
  // An amendment takes one answer at a time.
  if (prompt.byNumber && !ask.ways) return <byNumber.Screen ask={ask} byNumber={prompt.byNumber} />;
  const was = question.previous?.kind === 'choice' ? question.previous.value : undefined;
  const likely = was ?? prompt.preselected;
  const options = withEffects(prompt.options, session.game.charts, session.pack.value).filter(
    ({ unlisted }) => !unlisted,
  );
  const few = options.length <= 5;
  const short = few && options.every(({ label, note, disabled }) => label.length < 12 && !(note ?? disabled));
  const buttons = options.map((option) => (
    <OptionButton
      key={option.value}
      option={option}
      likely={option.value === likely}
      onTake={() => ask.send({ kind: 'choice', value: option.value })}
    />
  ));
  const place = `${short ? 'row' : 'stack'}${prompt.options.length < 4 ? ' few' : ''}`;
  if (few) return <QuestionFrame ask={ask} foot={<div class={place}>{buttons}</div>} />;
  return (
    <QuestionFrame ask={ask}>
      <div class="options">{buttons}</div>
    </QuestionFrame>
  );
}
