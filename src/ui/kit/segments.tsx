import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

type SegmentsProps<T extends string> = {
  legend: ComponentChildren;
  options: readonly { readonly value: T; readonly label: string }[];
  value: T;
  onPick: (value: T) => void;
};

/** One of a few, side by side: radio buttons underneath, so arrow keys and screen readers know them. */
export function Segments<T extends string>({ legend, options, value, onPick }: SegmentsProps<T>) {
  const name = useId();
  return (
    <fieldset class="segments">
      <legend>{legend}</legend>
      <div class="seg">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onPick(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
