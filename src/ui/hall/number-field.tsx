import { useState } from 'preact/hooks';
import { parseWhole } from '../../core/typed';
import { stepWhole } from '../kit/whole-number';

type Props = { label: string; most: number; value: number; onNumber: (value: number) => void };

/** A whole number from one on; what is typed on the way to one changes nothing. */
export function NumberField({ label, most, value, onNumber }: Props) {
  const [typed, setTyped] = useState<string>();
  const take = (text: string) => {
    const number = parseWhole(text);
    if (number !== undefined && number >= 1 && number <= most) onNumber(number);
  };
  return (
    <label class="field hall-number">
      <span>{label}</span>
      <input
        type="text"
        inputMode="numeric"
        role="spinbutton"
        autoComplete="off"
        aria-valuemin={1}
        aria-valuemax={most}
        aria-valuenow={value}
        value={typed ?? String(value)}
        onInput={({ currentTarget }) => {
          setTyped(currentTarget.value);
          take(currentTarget.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          setTyped(undefined);
          take(stepWhole(String(value), event.key === 'ArrowUp' ? 1 : -1, 1, most));
        }}
        onBlur={() => setTyped(undefined)}
      />
    </label>
  );
}
