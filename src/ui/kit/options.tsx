import './tones.css';
import type { Option } from '../../core/play/prompt';
import type { Tone } from '../../core/play/tone';

type Props = {
  name: string;
  /** One that is a side's alone is marked with its shape. */
  options: readonly (Option & { readonly tone?: Tone | undefined })[];
  chosen: readonly string[];
  several?: boolean;
  /** In one bar however many. */
  bar?: boolean;
  /** The first option bears the id by which a problem finds the field; not in a group's second bar. */
  first?: boolean;
  describedBy?: string | undefined;
  onChosen(chosen: readonly string[]): void;
};

/** As long a note as a third of a phone holds in a few lines. */
const BRIEF = 40;

/** Short options stand in one bar, others as chips; one of them or several. Native inputs, so keys and readers work. */
export function Options({
  name,
  options,
  chosen,
  several,
  bar: forced,
  first = true,
  describedBy,
  onChosen,
}: Props) {
  const letters = options.reduce(
    (sum, { label, effect = '' }) => sum + label.length + String(effect).length + 2,
    0,
  );
  const plain = options.every(({ note, disabled }) => !note && !disabled);
  const few = options.length <= 3 && options.every(({ label }) => label.length <= 24);
  const bar = forced || (!several && plain && (few || (options.length <= 7 && letters <= 34)));
  const brief = options.every(
    ({ note = '', disabled = '' }) => Math.max(note.length, disabled.length) <= BRIEF,
  );
  const toggle = (value: string, on: boolean) => {
    if (!several) onChosen([value]);
    else onChosen(on ? [...chosen, value] : chosen.filter((other) => other !== value));
  };
  return (
    <div class={bar ? 'seg' : options.length > 5 && brief ? 'chips thirds' : 'chips'}>
      {options.map(({ value, label, note, effect, disabled, tone }, i) => (
        <label key={value}>
          <input
            id={first && i === 0 ? name : undefined}
            type={several ? 'checkbox' : 'radio'}
            name={name}
            value={value}
            checked={chosen.includes(value)}
            disabled={disabled !== undefined}
            aria-describedby={describedBy}
            onChange={(event) => toggle(value, event.currentTarget.checked)}
          />
          <span class="option">
            <span class={disabled !== undefined ? 'gone' : tone && `side tone-${tone}`}>{label}</span>
            {effect && <b class="option-effect"> {String(effect)}</b>}
            {(disabled ?? note) && <span class="option-note">{disabled ?? note}</span>}
          </span>
        </label>
      ))}
    </div>
  );
}
