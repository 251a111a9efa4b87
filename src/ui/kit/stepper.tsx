import { stepWhole } from './whole-number';

type Props = {
  id: string;
  label: string;
  /** As typed: a refused text stays as it is. */
  text: string;
  min: number;
  max: number;
  invalid?: boolean;
  describedBy?: string | undefined;
  /** The form that Enter submits, where the stepper stands outside it. */
  form?: string;
  onText(text: string): void;
};

/** Minus, the number itself to type into, plus. */
export function Stepper({ id, label, text, min, max, invalid, describedBy, form, onText }: Props) {
  return (
    <div class="step">
      <button
        type="button"
        class="step-button"
        aria-label={`${label}: one less`}
        onClick={() => onText(stepWhole(text, -1, min, max))}
      >
        −
      </button>
      <input
        id={id}
        form={form}
        class="step-input"
        type="text"
        inputMode={min < 0 ? 'text' : 'numeric'}
        autoComplete="off"
        enterKeyHint="done"
        placeholder="–"
        value={text}
        aria-invalid={invalid === true}
        aria-describedby={describedBy}
        onInput={(event) => onText(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button
        type="button"
        class="step-button"
        aria-label={`${label}: one more`}
        onClick={() => onText(stepWhole(text, 1, min, max))}
      >
        +
      </button>
    </div>
  );
}
