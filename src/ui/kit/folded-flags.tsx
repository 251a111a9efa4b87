import './option-grid.css';
import type { FormField } from '../../core/play/form';
import type { Problem } from '../../core/result';
import { Wrong } from './field';
import { Options } from './options';

type Props = {
  id: string;
  field: Extract<FormField, { readonly kind: 'flags' }>;
  chosen: readonly string[];
  problem: Problem | undefined;
  onChosen(chosen: readonly string[]): void;
};

/** Flags that few will tick, behind one line that says which are. */
export function FoldedFlags({ id, field: { label, options, fold }, chosen, problem, onChosen }: Props) {
  const ticked = options.flatMap((option) => (chosen.includes(option.value) ? option.label : []));
  return (
    <details class="fold flags-fold" open={problem !== undefined}>
      <summary>
        <span>{label}</span> <b>{ticked.join(', ') || fold}</b>
      </summary>
      <fieldset>
        <legend class="sr">{label}</legend>
        <Options
          name={id}
          options={options}
          chosen={chosen}
          several
          describedBy={problem && `${id}-wrong`}
          onChosen={onChosen}
        />
      </fieldset>
      <Wrong id={id} problem={problem} />
    </details>
  );
}
