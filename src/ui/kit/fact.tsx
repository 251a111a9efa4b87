import type { ComponentChildren } from 'preact';
import { withMinus } from '../../core/numbers';
import type { FormField } from '../../core/play/form';
import type { Problem } from '../../core/result';
import { parseWhole } from '../../core/typed';
import { Field } from './field';
import { FoldedFlags } from './folded-flags';
import { OptionGrid } from './option-grid';
import { Options } from './options';
import { isFew, ShiftPad } from './shift-pad';
import { Stepper } from './stepper';

export const fieldId = (key: string): string => `field-${key}`;

type FactProps = {
  field: FormField;
  may?: boolean;
  /** Whose it is, before its label. */
  named?: ComponentChildren;
  value: string | readonly string[];
  problem: Problem | undefined;
  onValue(value: string | readonly string[]): void;
};

/** One fact of a form. */
export function Fact({ field, named, value, onValue, ...told }: FactProps) {
  const { kind, key, label, rule, hint } = field;
  const may = told.may ?? (kind === 'text' && field.optional);
  const id = fieldId(key);
  const pad = kind === 'number' && field.columns === true && isFew(field.min, field.max);
  const short = (kind === 'number' && !pad) || (kind === 'text' && field.maxLength <= 6);
  const several = kind === 'flags';
  if (field.kind === 'flags' && field.fold !== undefined)
    return (
      <FoldedFlags
        {...{ id, field }}
        chosen={typeof value === 'string' ? [] : value}
        problem={told.problem}
        onChosen={onValue}
      />
    );
  return (
    <Field
      {...{ id, rule, hint, ...told, may }}
      label={
        named ? (
          <>
            {named} {label}
          </>
        ) : (
          label
        )
      }
      must={!may && value === ''}
      look={short ? 'row' : kind === 'text' ? 'text' : 'options'}
    >
      {(tied) =>
        kind === 'number' ? (
          <>
            {!pad && (
              <Stepper
                tied={tied}
                label={label}
                text={String(value)}
                min={field.min}
                max={field.max}
                onText={onValue}
              />
            )}
            {field.columns && (
              <ShiftPad
                tied={pad ? tied : undefined}
                label={label}
                min={Math.max(field.min, -3)}
                max={Math.min(field.max, 3)}
                columns
                chosen={parseWhole(String(value))}
                onPick={(by) => onValue(withMinus(by))}
              />
            )}
          </>
        ) : kind === 'text' ? (
          <input
            {...tied}
            class="text-input"
            type="text"
            inputMode={field.pattern?.source.endsWith('\\d') ? 'numeric' : undefined}
            autoComplete="off"
            value={String(value)}
            onInput={(event) => onValue(event.currentTarget.value)}
            onFocus={(event) => short && event.currentTarget.select()}
          />
        ) : field.kind === 'choice' && field.grid ? (
          <OptionGrid
            name={id}
            grid={field.grid}
            options={field.options}
            chosen={String(value)}
            describedBy={tied['aria-describedby']}
            onChosen={onValue}
          />
        ) : (
          <Options
            name={id}
            options={field.options}
            chosen={typeof value === 'string' ? (value ? [value] : []) : value}
            several={several}
            describedBy={tied['aria-describedby']}
            onChosen={(next) => onValue(several ? next : (next[0] ?? ''))}
          />
        )
      }
    </Field>
  );
}
