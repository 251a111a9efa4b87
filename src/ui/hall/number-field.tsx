type Props = { label: string; most: number; value: number; onNumber: (value: number) => void };

/** A whole number from one on; what is typed on the way to one changes nothing. */
export const NumberField = ({ label, most, value, onNumber }: Props) => (
  <label class="field hall-number">
    <span>{label}</span>
    <input
      type="number"
      inputMode="numeric"
      min={1}
      max={most}
      value={value}
      onInput={({ currentTarget: { valueAsNumber: typed } }) => {
        if (Number.isInteger(typed) && typed >= 1 && typed <= most) onNumber(typed);
      }}
      onBlur={({ currentTarget }) => {
        currentTarget.value = String(value);
      }}
    />
  </label>
);
