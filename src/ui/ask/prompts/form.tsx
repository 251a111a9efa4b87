import './form.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { sameJson } from '../../../core/json';
import { withMinus } from '../../../core/numbers';
import { type FormCheck, type FormValues, isShown, valuesTyped } from '../../../core/play/form';
import type { FormPrompt } from '../../../core/play/prompt';
import { announce } from '../../kit/announce';
import { fieldId } from '../../kit/fact';
import { lazyScreen } from '../../kit/lazy';
import { submitOnce } from '../../kit/tap';
import { placeOf, useDraft } from '../draft';
import { type Ask, QuestionFrame } from '../question-frame';
import { draftOf, isDraftOf, withValue } from './form-draft';
import { FormRow } from './form-row';
import { OutlookLine } from './outlook-line';

const ahead = lazyScreen(() => import('../stage/ahead').then(({ OddsAhead }) => OddsAhead), 'quiet');

/** Facts in any order on one sheet. What is typed stays as typed until the guard has taken all of it. */
export function FormQuestion({ ask }: { ask: Ask<FormPrompt> }) {
  const { session, prompt, question, problem } = ask;
  const [column, setColumn] = useState<string>();
  const untouched = () => draftOf(prompt.fields, question.previous, session.pack.value.practice);
  const [draft, change] = useDraft(placeOf(ask), 'form', untouched, isDraftOf(prompt.fields));
  // What comes back changed is not hidden below words that do not say so.
  const [isChanged] = useState(() => !sameJson(draft, untouched()));
  const values = valuesTyped(prompt.fields, draft);

  useEffect(() => {
    if (problem?.field) document.getElementById(fieldId(problem.field))?.focus();
  }, [problem]);

  const rows = prompt.fields.filter((field) => isShown(field, values as FormValues, prompt.fields));
  const seen = useRef(rows);
  useEffect(() => {
    const fresh = rows.find(({ key }) => seen.current.every((row) => row.key !== key));
    seen.current = rows;
    if (!fresh) return;
    document.getElementById(fieldId(fresh.key))?.scrollIntoView({ block: 'nearest' });
    announce(`Now asked: ${fresh.label}`);
  });
  return (
    <QuestionFrame
      ask={ask}
      onSubmit={() => ask.send({ kind: 'form', values: values as FormValues })}
      foot={
        <>
          <OutlookLine of={prompt} values={values as FormValues} />
          {prompt.submitOn && (
            <div class={session.pack.value.practice ? 'odds-ahead practised' : 'odds-ahead'}>
              <ahead.Screen ask={ask} values={values as FormValues} onColumn={setColumn} />
            </div>
          )}
          <Left checks={prompt.checks} values={values} />
          <button type="submit" form="ask" class="main" onClick={submitOnce}>
            {column ? `${prompt.submitOn} ${column}` : prompt.submit}
          </button>
        </>
      }
    >
      <Folded words={problem?.field || isChanged ? undefined : prompt.fold}>
        {rows.map((field) => (
          <FormRow
            key={field.key}
            ask={ask}
            field={field}
            value={draft[field.key] ?? ''}
            onValue={(value) => {
              const next = withValue(prompt.fields, draft, field.key, value);
              const led = rows.find(({ key }) => key !== field.key && next[key] !== draft[key]);
              if (led) announce(`${led.label}: ${next[led.key]}`);
              change(next);
              if (problem?.field === field.key) ask.refuse(undefined);
            }}
          />
        ))}
      </Folded>
    </QuestionFrame>
  );
}

/** Below one line that says what all of them come to, or plain. */
function Folded({ words, children }: { words: string | undefined; children: ComponentChildren }) {
  if (!words) return <div class="card fields">{children}</div>;
  return (
    <details class="card fold">
      <summary>{words}</summary>
      <div class="fields">{children}</div>
    </details>
  );
}

/** How many of those to share out are shared out. */
function Left({ checks, values }: { checks: readonly FormCheck[]; values: ReturnType<typeof valuesTyped> }) {
  const words = checks.flatMap((check) => {
    if (check.kind !== 'sum-at-most' || !check.sharing) return [];
    const shared = check.fields.reduce((sum, field) => sum + (Number(values[field]) || 0), 0);
    return [`${check.sharing}: ${withMinus(shared)} of ${check.max} assigned`];
  });
  return words.length ? <p class="left">{words.join(' · ')}</p> : null;
}
