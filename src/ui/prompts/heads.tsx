import { useRef, useState } from 'preact/hooks';
import { packSource } from '../../core/pack';
import type { HeadsPrompt } from '../../core/prompt';
import { Icon } from '../components/Icon';
import { type Ask, Sheet } from '../parts/sheet';
import { submitOnce } from '../parts/tap';
import { insertRatio, tidyRatio } from './ratios';

/** The offered columns, to be made what the printed sheet shows. */
export function HeadsQuestion({ ask }: { ask: Ask<HeadsPrompt> }) {
  const { prompt, question, session } = ask;
  const was = question.previous?.kind === 'heads' ? question.previous.heads : prompt.offered;
  const [heads, setHeads] = useState<readonly string[]>(was);
  const [extra, setExtra] = useState('');
  const another = useRef<HTMLInputElement>(null);

  const submit = () => {
    const pack = session.pack.value;
    const tidy = heads.map(tidyRatio);
    const given = { kind: 'heads', chart: prompt.chart, axis: prompt.axis, heads: tidy } as const;
    ask.send({ ...given, source: packSource(pack), pack: pack.id });
  };
  const add = () => {
    const added = insertRatio(heads, extra);
    if (!added.ok) ask.refuse(added.problem);
    else {
      setHeads(added.value);
      setExtra('');
    }
    another.current?.focus();
  };
  const set = (at: number, head: string) => setHeads(heads.map((old, i) => (i === at ? head : old)));

  return (
    <Sheet
      ask={ask}
      // Enter in "another column" adds it; elsewhere it confirms.
      onSubmit={() => (extra.trim() ? add() : submit())}
      foot={
        <button type="submit" form="ask" class="main" onClick={submitOnce}>
          These are my columns
        </button>
      }
    >
      <fieldset class="card boxed">
        <legend class="boxed-legend soft">Columns, from left to right</legend>
        <ol class="heads">
          {heads.map((head, i) => (
            <li key={i}>
              <input
                class="head-input"
                type="text"
                aria-label={`Column ${i + 1}`}
                value={head}
                maxLength={5}
                autoComplete="off"
                onInput={(event) => set(i, event.currentTarget.value)}
                onBlur={(event) => set(i, tidyRatio(event.currentTarget.value))}
              />
              <button
                type="button"
                class="icon-button"
                aria-label={`Remove column ${head}`}
                onClick={() => setHeads(heads.filter((_, j) => j !== i))}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ol>
        <div class="add">
          <input
            ref={another}
            class="add-input"
            type="text"
            aria-label="Another column"
            placeholder="Another, such as 5:1"
            value={extra}
            maxLength={5}
            autoComplete="off"
            onInput={(event) => setExtra(event.currentTarget.value)}
          />
          <button type="button" onClick={add}>
            Add
          </button>
        </div>
      </fieldset>
    </Sheet>
  );
}
