import type { FormField } from '../../core/play/form';
import type { Problem } from '../../core/result';
import { Options } from './options';
import { Stepper } from './stepper';
import { Words } from './words';

export const fieldId = (key: string): string => `field-${key}`;

type FieldProps = {
  field: FormField;
  value: string | readonly string[];
  problem: Problem | undefined;
  onValue(value: string | readonly string[]): void;
};

/** One fact of a form, with what is wrong with it. */
export function Field({ field, value, problem, onValue }: FieldProps) {
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
      {field.hint && (
        <p class="soft">
          <Words text={field.hint} />
        </p>
      )}
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
