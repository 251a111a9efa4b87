import type { ChoicePrompt, Option } from '../../../core/play/prompt';
import { tap } from '../../kit/tap';
import { type Ask, QuestionFrame } from '../question-frame';

/** One tap answers. A few options stand in thumb reach; many fill the page. */
export function ChoiceQuestion({ ask }: { ask: Ask<ChoicePrompt> }) {
  const { prompt, question } = ask;
  const was = question.previous?.kind === 'choice' ? question.previous.value : undefined;
  const likely = was ?? prompt.preselected;
  const few = prompt.options.length <= 5;
  const short =
    few && prompt.options.every(({ label, note, disabled }) => label.length < 12 && !(note ?? disabled));
  const buttons = prompt.options.map((option) => (
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

function OptionButton({ option, likely, onTake }: { option: Option; likely: boolean; onTake: () => void }) {
  const { label, note, disabled } = option;
  return (
    <button
      type="button"
      class={likely ? 'main' : 'plain'}
      aria-disabled={disabled !== undefined}
      onClick={tap(() => disabled === undefined && onTake())}
    >
      <span class="label">
        {label}
        {(disabled ?? note) && <span class="label-note">{disabled ?? note}</span>}
      </span>
    </button>
  );
}
