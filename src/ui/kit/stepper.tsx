import type { Tied } from './field';
import { stepWhole } from './whole-number';

type Props = {
  tied: Tied;
  label: string;
  /** As typed: a refused text stays as it is. */
  text: string;
  min: number;
  max: number;
  /** The form that Enter submits, where the stepper stands outside it. */
  form?: string;
  onText(text: string): void;
};

/** Minus, the number itself to type into, plus. */
export function Stepper({ tied, label, text, min, max, form, onText }: Props) {
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
        {...tied}
        form={form}
        class="step-input"
        type="text"
        inputMode={min < 0 ? 'text' : 'numeric'}
        autoComplete="off"
        enterKeyHint="done"
        placeholder="–"
        value={text}
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
