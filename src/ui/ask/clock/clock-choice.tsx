import { useId, useState } from 'preact/hooks';
import type { Problem } from '../../../core/result';
import { Field } from '../../kit/field';
import { Segments } from '../../kit/segments';

const OFFERED = [
  { value: '', label: 'None' },
  { value: '60', label: '60' },
  { value: '90', label: '90' },
  { value: '120', label: '120' },
];
const OWN = { value: 'own', label: 'Other' };
/** Other minutes were wanted and none are typed: that is not no clock. */
const BLANK = ' ';

type Props = {
  /** The minutes as they were typed, or nothing for no clock. */
  typed: string;
  problem?: Problem | undefined;
  onTyped(typed: string): void;
};

/** No clock, one of the usual ones, or any minutes a side. */
export function ClockChoice({ typed, problem, onTyped }: Props) {
  const id = useId();
  const [own, setOwn] = useState(OFFERED.every(({ value }) => value !== typed));
  return (
    <div class="stack">
      <Segments
        legend="Minutes a side"
        options={[...OFFERED, OWN]}
        value={own ? OWN.value : typed}
        onPick={(picked) => {
          setOwn(picked === OWN.value);
          onTyped(picked === OWN.value ? BLANK : picked);
        }}
      />
      {own && (
        <Field id={id} look="row" label="Other minutes" problem={problem}>
          {(tied) => (
            <input
              {...tied}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              value={typed.trim()}
              onInput={({ currentTarget }) => onTyped(currentTarget.value || BLANK)}
            />
          )}
        </Field>
      )}
      <p class="soft">
        The clock runs for the side that has to act and only while the game is on the screen. It never ends a
        game.
      </p>
    </div>
  );
}
