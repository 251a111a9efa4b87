import { useRef } from 'preact/hooks';
import { suchLabels } from '../../core/charts/labels';
import type { Problem } from '../../core/result';
import { tied } from '../kit/field';
import { Icon } from '../kit/icon';
import { tidyLabel } from './typed-labels';

type Props = {
  labels: readonly string[];
  totals: boolean | undefined;
  /** Not all of them stand there to be confirmed. */
  typed: boolean;
  /** One more, as typed so far. */
  extra: string;
  /** What is wrong, and where `Wrong` tells it. */
  problem: Problem | undefined;
  told: string;
  onLabels(labels: readonly string[]): void;
  onExtra(extra: string): void;
  onAdd(): void;
};

/** The columns of a chart, to be made what the printed sheet shows. */
export function LabelFields(props: Props) {
  const { labels, totals, typed, extra, problem, told, onLabels, onExtra, onAdd } = props;
  const another = useRef<HTMLInputElement>(null);
  const set = (at: number, head: string) => onLabels(labels.map((old, i) => (i === at ? head : old)));
  return (
    <>
      {typed && <p>Type the columns of your sheet from left to right, such as {suchLabels(totals)}.</p>}
      <ol class="heads">
        {labels.map((head, i) => (
          <li key={i}>
            <input
              class="head-input"
              type="text"
              aria-label={`Column ${i + 1}`}
              value={head}
              maxLength={10}
              autoComplete="off"
              onInput={(event) => set(i, event.currentTarget.value)}
              onBlur={(event) => set(i, tidyLabel(event.currentTarget.value, totals))}
            />
            <button
              type="button"
              class="icon-button"
              aria-label={`Remove column ${head}`}
              onClick={() => onLabels(labels.filter((_, j) => j !== i))}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ol>
      <div class="add">
        <input
          {...tied(told, problem)}
          id="another-column"
          ref={another}
          class="add-input"
          type="text"
          aria-label="Another column"
          placeholder={`Another, such as ${totals ? '10-15' : '5:1'}`}
          value={extra}
          maxLength={10}
          autoComplete="off"
          onInput={(event) => onExtra(event.currentTarget.value)}
        />
        <button
          type="button"
          onClick={() => {
            onAdd();
            another.current?.focus();
          }}
        >
          Add
        </button>
      </div>
    </>
  );
}
