import { useEffect, useState } from 'preact/hooks';
import { type FormField, type FormValues, isShown } from '../../core/form';
import type { FormPrompt } from '../../core/prompt';
import type { Problem } from '../../core/result';
import { Options } from '../parts/options';
import { type Ask, Sheet } from '../parts/sheet';
import { Stepper } from '../parts/stepper';
import { submitOnce } from '../parts/tap';
import { type Draft, draftOf, keepDraft, keptDraft, valuesOf } from './form-draft';

/** Facts in any order on one sheet. What is typed stays as typed until the guard has taken all of it. */
export function FormQuestion({ ask }: { ask: Ask<FormPrompt> }) {
  const { session, prompt, question, problem } = ask;
  const place = `${session.row.value.id}:${session.book.value.open?.proc.opened.id}:${prompt.key}`;
  const [draft, setDraft] = useState<Draft>(
    () => keptDraft(place) ?? draftOf(prompt.fields, question.previous),
  );
  const change = (next: Draft) => {
    setDraft(next);
    keepDraft(place, next);
  };
  const values = valuesOf(prompt.fields, draft);

  useEffect(() => {
    if (problem?.field) document.getElementById(fieldId(problem.field))?.focus();
  }, [problem]);

  const rows = prompt.fields.filter((field) => isShown(field, values as FormValues, prompt.fields));
  return (
    <Sheet
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
          <Field
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
    </Sheet>
  );
}

const fieldId = (key: string): string => `field-${key}`;

type FieldProps = {
  field: FormField;
  value: string | readonly string[];
  problem: Problem | undefined;
  onValue(value: string | readonly string[]): void;
};

function Field({ field, value, problem, onValue }: FieldProps) {
  const id = fieldId(field.key);
  const noteId = field.hint || problem ? `${id}-note` : undefined;
  const head = (
    <>
      {field.label}
      {field.rule && <span class="rule"> {field.rule}</span>}
    </>
  );
  const note = noteId && (
    <div id={noteId} class="field-note">
      {problem && (
        <p role="alert" class="error">
          {problem.message}
        </p>
      )}
      {field.hint && <p class="soft">{field.hint}</p>}
    </div>
  );
  if (field.kind === 'number') {
    return (
      <div class="field-row">
        <label class="field-label" for={id}>
          {head}
        </label>
        <Stepper
          id={id}
          label={field.label}
          text={String(value)}
          min={field.min}
          max={field.max}
          invalid={problem !== undefined}
          describedBy={noteId}
          onText={onValue}
        />
        {note}
      </div>
    );
  }
  if (field.kind === 'text') {
    return (
      <div class={field.maxLength <= 6 ? 'field-row' : 'field-text'}>
        <label class="field-label" for={id}>
          {head}
        </label>
        <input
          id={id}
          class="text-input"
          type="text"
          autoComplete="off"
          value={String(value)}
          aria-invalid={problem !== undefined}
          aria-describedby={noteId}
          onInput={(event) => onValue(event.currentTarget.value)}
        />
        {note}
      </div>
    );
  }
  const several = field.kind === 'flags';
  const chosen = typeof value === 'string' ? (value ? [value] : []) : value;
  return (
    <fieldset class="field-options">
      <legend class="field-label">{head}</legend>
      <Options
        name={id}
        options={field.options}
        chosen={chosen}
        several={several}
        describedBy={noteId}
        onChosen={(next) => onValue(several ? next : (next[0] ?? ''))}
      />
      {note}
    </fieldset>
  );
}
