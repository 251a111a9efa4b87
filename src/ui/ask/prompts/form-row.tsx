import { useEffect, useRef, useState } from 'preact/hooks';
import { fieldWithEffects } from '../../../core/play/effect';
import type { FormField } from '../../../core/play/form';
import type { FormPrompt } from '../../../core/play/prompt';
import { Fact, fieldId } from '../../kit/fact';
import { Field } from '../../kit/field';
import { lazyScreen } from '../../kit/lazy';
import { SideName } from '../../kit/side-name';
import type { Ask } from '../question-frame';
import { nameOf, toneOf } from '../side';

const keypad = lazyScreen(() => import('./keypad').then(({ Keypad }) => Keypad), 'told');

type Value = string | readonly string[];
type Props = { ask: Ask<FormPrompt>; field: FormField; value: Value; onValue(value: Value): void };

/** One field of a form: what can be left out and is empty waits behind a button. */
export function FormRow({ ask, field: asked, value, onValue }: Props) {
  const { session } = ask;
  const problem = ask.problem?.field === asked.key ? ask.problem : undefined;
  const field = fieldWithEffects(asked, session.game.charts, session.pack.value);
  const { key, label, rule, hint, side, folded } = field;
  const [open, setOpen] = useState(!folded || value.length > 0);
  const tapped = useRef(false);
  const id = fieldId(key);
  // Digits typed as soon as it is opened find it there.
  useEffect(() => {
    if (asked.kind === 'text' && asked.known) keypad.load();
  }, []);
  useEffect(() => {
    if (open && tapped.current) document.getElementById(id)?.focus();
  }, [open]);
  if (folded && !open && !problem && !value.length)
    return (
      <div class="field-row">
        <span class="soft">{label} (optional)</span>
        <button
          type="button"
          class="quiet"
          aria-label={`${label}: ${folded.toLowerCase()}`}
          onClick={() => {
            tapped.current = true;
            setOpen(true);
          }}
        >
          {folded}
        </button>
      </div>
    );
  if (field.kind !== 'text' || !field.known)
    return (
      <Fact
        {...{ field, value, problem, onValue }}
        named={
          side !== undefined && <SideName tone={toneOf(session, side)}>{nameOf(session, side)}</SideName>
        }
      />
    );
  const { maxLength, optional, known } = field;
  return (
    <Field {...{ id, label, rule, hint, problem }} may={optional} must={!optional && !value} look="text">
      {(tied) => (
        <keypad.Screen
          {...{ tied, known }}
          focused={tapped.current}
          text={String(value)}
          digits={maxLength}
          form="ask"
          onText={onValue}
        />
      )}
    </Field>
  );
}
