import { useState } from 'preact/hooks';
import { readHallLink } from '../../app/hall-link';
import { passText } from '../../app/hall-pass';
import { go } from '../../app/route';
import type { Problem } from '../../core/result';
import { Field } from '../kit/field';

/** A link opens in the browser, never in an app on the Home Screen of an iPhone: there it is pasted. */
export function PasteLink() {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<Problem>();
  const open = (event: Event) => {
    event.preventDefault();
    const read = readHallLink(text, location.host);
    if (!read.ok) return setProblem(read.problem);
    go({ screen: 'hall', item: passText(read.value) });
  };
  return (
    <form class="stack" onSubmit={open} noValidate>
      <Field id="hall-link" label="Or paste a hall link" look="text" problem={problem}>
        {(tied) => (
          <textarea
            {...tied}
            rows={2}
            autoComplete="off"
            autoCapitalize="none"
            spellcheck={false}
            value={text}
            onInput={(event) => {
              setText(event.currentTarget.value);
              setProblem(undefined);
            }}
          />
        )}
      </Field>
      <button type="submit">Open hall link</button>
    </form>
  );
}
