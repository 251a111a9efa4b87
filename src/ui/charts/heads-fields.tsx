import { useRef } from 'preact/hooks';
import type { Problem } from '../../core/result';
import { tied } from '../kit/field';
import { Icon } from '../kit/icon';
import { tidyRatio } from './ratios';

type Props = {
  heads: readonly string[];
  /** One more, as typed so far. */
  extra: string;
  /** What is wrong, and where `Wrong` tells it. */
  problem: Problem | undefined;
  told: string;
  onHeads(heads: readonly string[]): void;
  onExtra(extra: string): void;
  onAdd(): void;
};

/** The columns of an odds chart, to be made what the printed sheet shows. */
export function HeadsFields({ heads, extra, problem, told, onHeads, onExtra, onAdd }: Props) {
  const another = useRef<HTMLInputElement>(null);
  const set = (at: number, head: string) => onHeads(heads.map((old, i) => (i === at ? head : old)));
  return (
    <>
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
              onClick={() => onHeads(heads.filter((_, j) => j !== i))}
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
          placeholder="Another, such as 5:1"
          value={extra}
          maxLength={5}
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
