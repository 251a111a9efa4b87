import { useState } from 'preact/hooks';
import type { Session } from '../../../app/session';
import { isRecord, type Json } from '../../../core/json';
import { withMinus } from '../../../core/numbers';
import type { FormField } from '../../../core/play/form';
import { describeOverridable } from '../../../core/play/procedure';
import { type Answer, checkOverride, type Overridable } from '../../../core/play/prompt';
import type { Problem } from '../../../core/result';
import { parseWhole } from '../../../core/typed';
import { Dock } from '../../ask/dock';
import { lossLabel } from '../../charts/loss-label';
import { Fact } from '../../kit/fact';
import { Screen } from '../../kit/screen';
import { submitOnce } from '../../kit/tap';

type Props = {
  session: Session;
  overridable: Overridable;
  title: string;
  view: 'table' | 'log';
  onOverride(answer: Answer): void;
  onBack(): void;
};

const SIDES = ['attacker', 'defender'] as const;
type Side = (typeof SIDES)[number];

/** Another value in the place of the one worked out, and why. What is typed stays after a refusal. */
export function OverrideForm({ session, overridable, title, view, onOverride, onBack }: Props) {
  const { shape, value, label, rule } = overridable;
  const [texts, setTexts] = useState<{ readonly [part: string]: string }>(() => textsOf(value));
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<Problem>();
  const type = (part: string) => (text: string | readonly string[]) => {
    setTexts((now) => ({ ...now, [part]: String(text) }));
    setProblem(undefined);
  };
  const submit = () => {
    const number = (part: string): Json => parseWhole(texts[part] ?? '') ?? String(texts[part]);
    const said =
      shape.kind === 'losses'
        ? { attacker: number('attacker'), defender: number('defender') }
        : shape.kind === 'number'
          ? number('value')
          : String(texts.value);
    const answer: Answer = { kind: 'override', value: said, reason };
    const checked = checkOverride(shape, answer);
    if (checked.ok) onOverride(checked.value);
    else {
      setProblem({ ...checked.problem, message: `${checked.problem.message} Nothing is recorded yet.` });
      document.getElementById(`field-${checked.problem.field === 'reason' ? 'reason' : first}`)?.focus();
    }
  };
  const first = shape.kind === 'losses' ? 'attacker' : 'value';
  const wrong = problem?.field === 'value' ? problem : undefined;
  return (
    <>
      <Screen
        title={`Override: ${label.toLowerCase()}`}
        beside={<small>{rule}</small>}
        below={
          <p class="t sub">
            <span class="soft">{title}</span>
          </p>
        }
      >
        <p>
          Computed: <b>{describeOverridable(shape, value)}</b>
        </p>
        <form
          id="override"
          noValidate
          class="card fields"
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          {shape.kind === 'losses' &&
            SIDES.map((side) => (
              <Fact
                key={side}
                field={number(side, lossLabel(shape, side), 0, shape.max)}
                value={texts[side] ?? ''}
                problem={side === first ? wrong : undefined}
                onValue={type(side)}
              />
            ))}
          {shape.kind === 'number' && (
            <Fact
              field={number('value', 'Use instead', shape.min, shape.max, shape.columns)}
              value={texts.value ?? ''}
              problem={wrong}
              onValue={type('value')}
            />
          )}
          {(shape.kind === 'words' || shape.kind === 'code') && (
            <Fact
              field={{
                key: 'value',
                label: 'Use instead',
                kind: 'text',
                maxLength: shape.most,
                optional: false,
              }}
              value={texts.value ?? ''}
              problem={wrong}
              onValue={type('value')}
            />
          )}
          {shape.kind === 'choice' && (
            <Fact
              field={{ key: 'value', label: 'Use instead', kind: 'choice', options: shape.options }}
              value={texts.value ?? ''}
              problem={wrong}
              onValue={type('value')}
            />
          )}
          <Fact
            field={REASON}
            value={reason}
            problem={problem?.field === 'reason' ? problem : undefined}
            onValue={(text) => {
              setReason(String(text));
              setProblem(undefined);
            }}
          />
        </form>
      </Screen>
      <Dock session={session} view={view}>
        <button type="submit" form="override" class="main" onClick={submitOnce}>
          Use this
        </button>
        <button type="button" class="quiet" onClick={onBack}>
          Back without changes
        </button>
      </Dock>
    </>
  );
}

export const REASON = {
  key: 'reason',
  label: 'Reason',
  kind: 'text',
  maxLength: 80,
  optional: false,
} as const satisfies FormField;

const number = (key: Side | 'value', label: string, min: number, max: number, columns?: true): FormField => ({
  key,
  label,
  kind: 'number',
  min,
  max,
  ...(columns && { columns }),
});

function textsOf(value: Json): { readonly [part: string]: string } {
  if (isRecord(value)) return { attacker: String(value.attacker), defender: String(value.defender) };
  return { value: typeof value === 'number' ? withMinus(value) : String(value) };
}
