import type { CellShape } from '../../core/charts/chart';
import { withMinus } from '../../core/numbers';
import { parseWhole, plainNumbers } from '../../core/typed';
import { proposedCodes } from '../charts/codes';
import { isFew, ShiftPad } from '../kit/shift-pad';

/** The keys that fill a cell of this shape; none where a number is better typed. */
export function keysOf(shape: CellShape): readonly { readonly value: string; readonly label: string }[] {
  if (shape.kind === 'choice') return shape.options;
  if (shape.kind === 'words') return [];
  if (shape.kind === 'code') return proposedCodes(shape).map(({ value }) => ({ value, label: value }));
  const [min, max] = shape.kind === 'losses' ? [0, shape.max] : [shape.min, shape.max];
  if (max - min > MOST_KEYS) return [];
  return Array.from({ length: max - min + 1 }, (_, i) => withMinus(min + i)).map((value) => ({
    value,
    label: value,
  }));
}
const MOST_KEYS = 13;

/** The cell's text after one key, and whether that is all of it. */
export function pressKey(
  shape: CellShape,
  text: string,
  key: string,
): { readonly text: string; readonly complete: boolean } {
  if (shape.kind !== 'losses') return { text: key, complete: true };
  const attacker = /^(\d)\s*\/?$/.exec(plainNumbers(text))?.[1];
  return attacker ? { text: `${attacker}/${key}`, complete: true } : { text: key, complete: false };
}

type Props = {
  shape: CellShape;
  label: string;
  text: string;
  /** The keyboard is open beside the keys. */
  typing: boolean;
  onKey(key: string): void;
  onClear(): void;
  onTyping(typing: boolean): void;
};

/** Big keys in thumb reach. They leave the focus in the cell, so that no keyboard comes and goes. */
export function GridKeys({ shape, label, text, typing, onKey, onClear, onTyping }: Props) {
  const keys = keysOf(shape);
  if (!keys.length) return null;
  const stay = (event: Event) => event.preventDefault();
  const side = /^\d\/?$/.test(plainNumbers(text)) ? 'defender' : 'attacker';
  const clear = (
    <button
      type="button"
      onPointerDown={stay}
      onMouseDown={stay}
      onClick={onClear}
      aria-label="Empty the cell"
    >
      ⌫
    </button>
  );
  if (shape.kind === 'number' && isFew(shape.min, shape.max))
    return (
      <ShiftPad
        legend={label}
        {...{ min: shape.min, max: shape.max, columns: shape.columns, chosen: parseWhole(text) }}
        still
        onPick={(by) => onKey(withMinus(by))}
      >
        {clear}
      </ShiftPad>
    );
  const half = shape.kind === 'losses' ? `: ${shape.names?.[side] ?? `${side}’s loss`}` : '';
  return (
    <fieldset class={isWorded(shape) ? 'grid-keys words' : 'grid-keys'}>
      <legend class="small-legend">
        {label}
        {half}
      </legend>
      {keys.map(({ value, label: words }) => (
        <button
          key={value}
          type="button"
          onPointerDown={stay}
          onMouseDown={stay}
          onClick={() => onKey(value)}
        >
          {words}
        </button>
      ))}
      {shape.kind === 'code' && (
        <button type="button" aria-pressed={typing} onClick={() => onTyping(!typing)}>
          Type
        </button>
      )}
      {clear}
    </fieldset>
  );
}

/** Letters of a code up to which five stand in a row. */
const SHORT = 4;
const isWorded = (shape: CellShape): boolean =>
  shape.kind === 'choice' || (shape.kind === 'code' && shape.known.some(({ value }) => value.length > SHORT));
