import { useEffect, useId, useRef } from 'preact/hooks';
import type { Problem } from '../../core/result';
import { Field, type Tied } from '../kit/field';
import { Options } from '../kit/options';
import { Stepper } from '../kit/stepper';
import type { AddField, Typed } from './additions';

type Props = {
  fields: readonly AddField[];
  /** Fields that were changed; the others are as they began. */
  typed: Typed;
  problem: { readonly key: string; readonly problem: Problem } | undefined;
  onType(typed: Typed): void;
  onAdd(typed: Typed): void;
};

const initialOf = (field: AddField): string => String(field.initial ?? '');

/** The small form of one part that is added. */
export function AddForm({ fields, typed, problem, onType, onAdd }: Props) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const whole = Object.fromEntries(fields.map((field) => [field.key, typed[field.key] ?? initialOf(field)]));
  useEffect(() => {
    if (problem)
      form.current
        ?.querySelector<HTMLElement>('[aria-invalid="true"], [aria-describedby$="-wrong"]')
        ?.focus();
  }, [problem?.problem]);
  return (
    <form
      ref={form}
      id="add-to-game"
      class="fields"
      onSubmit={(event) => {
        event.preventDefault();
        onAdd(whole);
      }}
    >
      {fields.map((field) => (
        <Field
          key={field.key}
          id={`${id}-${field.key}`}
          look={field.kind === 'number' ? 'row' : field.kind === 'one' ? 'options' : 'text'}
          label={field.label}
          hint={field.hint}
          problem={problem?.key === field.key ? problem.problem : undefined}
        >
          {(tied) => (
            <Control
              {...{ field, tied }}
              text={whole[field.key] ?? ''}
              onText={(text) => onType({ ...typed, [field.key]: text })}
            />
          )}
        </Field>
      ))}
    </form>
  );
}

type ControlProps = { field: AddField; tied: Tied; text: string; onText(text: string): void };

function Control({ field, tied, text, onText }: ControlProps) {
  if (field.kind === 'number') {
    const { label, min, max } = field;
    return <Stepper {...{ tied, label, text, min, max, onText }} />;
  }
  if (field.kind === 'one')
    return (
      <Options
        name={tied.id}
        options={field.options}
        chosen={[text]}
        describedBy={tied['aria-describedby']}
        onChosen={([one = '']) => onText(one)}
      />
    );
  if (field.kind === 'lines')
    return (
      <textarea
        {...tied}
        rows={6}
        autocomplete="off"
        value={text}
        onInput={({ currentTarget }) => onText(currentTarget.value)}
      />
    );
  return (
    <input
      {...tied}
      type="text"
      autocomplete="off"
      enterkeyhint="done"
      value={text}
      onInput={({ currentTarget }) => onText(currentTarget.value)}
    />
  );
}
