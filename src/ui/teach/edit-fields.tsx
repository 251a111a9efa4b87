import { useEffect, useRef, useState } from 'preact/hooks';
import type { Axis, ChartDef } from '../../core/charts/chart';
import { checkRows } from '../../core/journal/teach';
import type { Problem } from '../../core/result';
import { LabelFields } from '../charts/label-fields';
import { insertLabel, isTyped } from '../charts/typed-labels';
import { Field, tied, Wrong } from '../kit/field';
import type { GridDraft } from './grid-draft';

type ColumnsProps = {
  axis: Axis;
  labels: readonly string[];
  problem: Problem | undefined;
  onLabels(labels: readonly string[]): void;
};

export function Columns({ axis, labels, problem, onLabels }: ColumnsProps) {
  const { totals } = axis;
  // None is there: they come first.
  const [open] = useState(!labels.length);
  const [extra, setExtra] = useState('');
  const [refused, setRefused] = useState<Problem>();
  const add = () => {
    const added = insertLabel(labels, extra, totals);
    setRefused(added.ok ? undefined : added.problem);
    if (!added.ok) return;
    onLabels(added.value);
    setExtra('');
  };
  const told = problem ?? refused;
  return (
    <details class="card fold" open={open}>
      <summary>Columns</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (extra.trim()) add();
        }}
      >
        <LabelFields
          {...{ labels, totals, typed: isTyped(axis.labels, totals), extra, problem: told, told: 'columns' }}
          {...{ onLabels, onExtra: setExtra, onAdd: add }}
        />
      </form>
      <Wrong id="columns" problem={told} />
    </details>
  );
}

type AddRowProps = { chart: ChartDef; rows: readonly string[]; onRow(name: string): void };

export function AddRow({ chart, rows, onRow }: AddRowProps) {
  const [name, setName] = useState('');
  const [late, setLate] = useState(false);
  const added = rows.filter((row) => !chart.rows.labels.includes(row));
  const checked = checkRows(chart, [...added, name]);
  const told = (name || late) && !checked.ok ? checked.problem : undefined;
  return (
    <form
      class="card stack"
      onSubmit={(event) => {
        event.preventDefault();
        setLate(!checked.ok);
        if (!checked.ok) return;
        onRow(name.trim());
        setName('');
      }}
    >
      <div class="add">
        <input
          {...tied('row', told)}
          class="add-input"
          type="text"
          aria-label="Another row"
          placeholder={`Another: ${chart.rows.label.toLowerCase()}`}
          maxLength={60}
          autoComplete="off"
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <button type="submit">Add</button>
      </div>
      <Wrong id="row" problem={told} />
    </form>
  );
}

type UsedProps = { records: number; onKeep(): void; onTeach(): void };

/** Before a value changes that results on record used. */
export function Used({ records, onKeep, onTeach }: UsedProps) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const one = records === 1;
  return (
    <section class="stack" aria-label="Already used">
      <p role="alert">
        {one ? '1 recorded result' : `${records} recorded results`} used the old value;{' '}
        {one ? 'it stays as it was' : 'they stay as they were'} recorded.
      </p>
      <div class="row">
        <button type="button" class="main" ref={first} onClick={onTeach}>
          Use the new value
        </button>
        <button type="button" onClick={onKeep}>
          Keep the old one
        </button>
      </div>
    </section>
  );
}

type DiffersProps = {
  draft: GridDraft;
  problem: Problem | undefined;
  onChange(next: Partial<GridDraft>): void;
};

/** What the rulebook states is locked until the players say why their sheet differs. */
export function Differs({ draft, problem, onChange }: DiffersProps) {
  const told = problem?.field === 'reason' ? problem : undefined;
  return (
    <div class="card stack">
      <label class="differs">
        <input
          type="checkbox"
          checked={draft.differs}
          onChange={(event) => onChange({ differs: event.currentTarget.checked })}
        />
        My sheet differs from the rulebook
      </label>
      {draft.differs && (
        <Field id="reason" label="Why" look="text" problem={told}>
          {(tied) => (
            <input
              {...tied}
              type="text"
              maxLength={80}
              autoComplete="off"
              placeholder="Errata, another printing"
              value={draft.reason}
              onInput={(event) => onChange({ reason: event.currentTarget.value })}
            />
          )}
        </Field>
      )}
    </div>
  );
}
