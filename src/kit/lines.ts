import { signed } from '../core/numbers';
import type { TraceKind, TraceLine } from '../core/play/trace';

type More = Omit<TraceLine, 'kind' | 'label'>;
const of =
  (kind: TraceKind) =>
  (label: string, more: More = {}): TraceLine => ({ kind, label, ...more });

/** The lines of a derivation, by kind: `fact('Honolulu fallen', { value: '−1', rule: '9.14' })`. */
export const heading = of('title');
export const fact = of('fact');
export const result = of('result');
export const reminder = of('reminder');
export const warning = of('warning');

/** Columns, or what else a number moves: `shifted('Beachhead', -1, { rule: '8.4' })`. */
export const shifted = (label: string, by: number, more: More = {}): TraceLine => ({
  kind: 'shift',
  label,
  value: signed(by),
  ...more,
});
