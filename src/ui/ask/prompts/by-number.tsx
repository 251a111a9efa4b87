import { useEffect } from 'preact/hooks';
import { isText } from '../../../core/json';
import { knownNumbers, withEffects } from '../../../core/play/effect';
import { checkForm } from '../../../core/play/form';
import type { ByNumber, ChoicePrompt, Option } from '../../../core/play/prompt';
import { tied, Wrong } from '../../kit/field';
import { submitOnce } from '../../kit/tap';
import { placeOf, useDraft } from '../draft';
import { type Ask, QuestionFrame } from '../question-frame';
import { fitting, Keypad } from './keypad';
import { OptionButton } from './option-button';

type Props = { ask: Ask<ChoicePrompt>; byNumber: ByNumber };

/** Fewer digits than these mean no number yet, unless only one begins so. */
const ENOUGH = 2;

/** One of a few by its name, or any by its number: the button takes the number, or the known one that it begins. */
export function NumberChoice({ ask, byNumber }: Props) {
  const { session, prompt, problem } = ask;
  const { option, form, field, submit } = byNumber;
  const [text, setText] = useDraft(placeOf(ask), 'number', () => '', isText);
  const words = (options: readonly Option[]) => withEffects(options, session.game.charts, session.pack.value);
  const known = knownNumbers(field, session.game.charts, session.pack.value);
  // Their names say enough here, but for why one cannot be taken.
  const named = words(prompt.options)
    .filter(({ value, unlisted }) => value !== option && !unlisted)
    .map(({ note, ...each }) => each);
  const fits = fitting(known, text);
  const complete = text.length === field.maxLength;
  const [first] = text.length >= ENOUGH || fits.length === 1 ? fits : [];
  const number = complete ? text : (first?.value ?? text);
  const effect = known.find(({ value }) => value === number)?.effect;
  const wrong = problem && (problem.field === field.key ? problem : undefined);
  const id = `number-${field.key}`;
  useEffect(() => {
    if (wrong) document.getElementById(id)?.focus();
  }, [wrong]);
  const take = () => {
    const values = { [field.key]: number };
    const checked = checkForm([field], [], values);
    const held = known.find(({ value }) => value === number)?.disabled;
    if (held) return ask.refuse({ code: 'number.held', message: held, field: field.key });
    if (!checked.ok) return ask.refuse(checked.problem);
    ask.send({ kind: 'choice', value: option }, { key: form, answer: { kind: 'form', values } });
  };
  return (
    <QuestionFrame
      ask={ask}
      onSubmit={take}
      foot={
        <>
          <Wrong id={id} problem={wrong} />
          <button type="submit" form="ask" class="main" onClick={submitOnce}>
            {[text ? `${submit} ${number}` : submit, effect].filter(Boolean).join(', ')}
          </button>
        </>
      }
    >
      <Keypad
        tied={{ ...tied(id, wrong), id }}
        label={field.label}
        digits={field.maxLength}
        {...{ text, known }}
        chosen={number}
        keys
        onText={(next) => {
          setText(next);
          if (problem) ask.refuse(undefined);
        }}
      />
      <div class="chips by-name">
        {[...named.filter(({ disabled }) => !disabled), ...named.filter(({ disabled }) => disabled)].map(
          (each) => (
            <OptionButton
              key={each.value}
              option={each}
              likely={false}
              onTake={() => ask.send({ kind: 'choice', value: each.value })}
            />
          ),
        )}
      </div>
    </QuestionFrame>
  );
}
