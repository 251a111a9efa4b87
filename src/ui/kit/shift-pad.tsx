import type { ComponentChildren } from 'preact';
import { withMinus } from '../../core/numbers';
import { columnsOf } from '../../core/play/effect';
import type { Tied } from './field';
import { tap } from './tap';

/** The range that has a key each: a few left, a few right. */
export const isFew = (min: number, max: number): boolean => min < 0 && max - min < 8;

type Props = {
  legend?: ComponentChildren;
  min: number;
  max: number;
  /** They are columns, to the left and to the right: no sign that a die could have. */
  columns?: boolean | undefined;
  /** The number that stands there. */
  chosen?: number | undefined;
  /** It is a field with these words: one of them is picked, and stays so; else a tap says all. */
  label?: string;
  tied?: Tied | undefined;
  /** The focus stays where it is. */
  still?: boolean;
  onPick(by: number): void;
  children?: ComponentChildren;
};

/** A key for each shift from the left to the right: 3L to 3R, or −3 to +3. */
export function ShiftPad({ legend, label, min, max, columns, chosen, tied, still, onPick, children }: Props) {
  const stay = still ? (event: Event) => event.preventDefault() : undefined;
  const stays = still || label !== undefined;
  const press = (by: number) => (stays ? () => onPick(by) : tap(() => onPick(by)));
  return (
    <fieldset class="shifts" aria-label={label}>
      {legend && <legend class="small-legend">{legend}</legend>}
      {Array.from({ length: max - min + 1 }, (_, i) => min + i).map((by, i) => (
        <button
          key={by}
          {...(i === 0 && tied && { id: tied.id, 'aria-describedby': tied['aria-describedby'] })}
          type="button"
          class={by === chosen ? 'face was' : 'face'}
          aria-pressed={label === undefined ? undefined : by === chosen}
          onPointerDown={stay}
          onMouseDown={stay}
          onClick={press(by)}
        >
          {columns ? <Columns by={by} /> : withMinus(by)}
        </button>
      ))}
      {children}
    </fieldset>
  );
}

/** "2L", "0", "1R", which no die shows; said with their sign. */
const Columns = ({ by }: { by: number }) => (
  <>
    <span aria-hidden="true">{columnsOf(by)}</span>
    <span class="sr">{withMinus(by)}</span>
  </>
);
