import type { Option } from '../../../core/play/prompt';
import { tap } from '../../kit/tap';

type Props = { option: Option; likely: boolean; onTake: () => void };

/** An option that one tap takes. */
export function OptionButton({ option, likely, onTake }: Props) {
  const { label, note, effect, disabled } = option;
  return (
    <button
      type="button"
      class={likely ? 'main' : 'plain'}
      aria-disabled={disabled !== undefined}
      onClick={tap(() => disabled === undefined && onTake())}
    >
      <span class="label">
        {effect ? (
          <span>
            {label} <b class="option-effect">{String(effect)}</b>
          </span>
        ) : (
          label
        )}
        {(disabled ?? note) && <span class="label-note">{disabled ?? note}</span>}
      </span>
    </button>
  );
}
