import { useEffect } from 'preact/hooks';
import { type FormValues, isShown } from '../../../core/play/form';
import type { FormPrompt } from '../../../core/play/prompt';
import { Fact, fieldId } from '../../kit/field';
import { submitOnce } from '../../kit/tap';
import { placeOf, useDraft } from '../draft';
import { type Ask, QuestionFrame } from '../question-frame';
import { draftOf, valuesOf } from './form-draft';

/** Facts in any order on one sheet. What is typed stays as typed until the guard has taken all of it. */
export function FormQuestion({ ask }: { ask: Ask<FormPrompt> }) {
  const { prompt, question, problem } = ask;
  const [draft, change] = useDraft(placeOf(ask), 'form', () => draftOf(prompt.fields, question.previous));
  const values = valuesOf(prompt.fields, draft);

  useEffect(() => {
    if (problem?.field) document.getElementById(fieldId(problem.field))?.focus();
  }, [problem]);

  const rows = prompt.fields.filter((field) => isShown(field, values as FormValues, prompt.fields));
  return (
    <QuestionFrame
      ask={ask}
      onSubmit={() => ask.send({ kind: 'form', values: values as FormValues })}
      foot={
        <button type="submit" form="ask" class="main" onClick={submitOnce}>
          {prompt.submit}
        </button>
      }
    >
      <div class="card fields">
        {rows.map((field) => (
          <Fact
            key={field.key}
            field={field}
            value={draft[field.key] ?? ''}
            problem={problem?.field === field.key ? problem : undefined}
            onValue={(value) => {
              change({ ...draft, [field.key]: value });
              if (problem?.field === field.key) ask.refuse(undefined);
            }}
          />
        ))}
      </div>
    </QuestionFrame>
  );
}
