import type { CellSource, Losses } from '../charts/chart';
import type { RolledBy } from './dice';

/**
 * The working of a procedure: one generic shape for every game and every version, so that screen and log
 * render it with one function and an old trace stays readable. `prompt` names the question whose answer made
 * the line, which makes the line tappable while the procedure is open.
 */
const TRACE_KINDS = [
  'title',
  'fact',
  'odds',
  'shift',
  'die',
  'cell',
  'result',
  'reminder',
  'warning',
  'override',
] as const;
export type TraceKind = (typeof TRACE_KINDS)[number];

export type TraceLine = {
  readonly kind: TraceKind;
  readonly label: string;
  readonly value?: string;
  readonly rule?: string;
  readonly prompt?: string;
  readonly faces?: readonly number[];
  readonly by?: RolledBy;
  readonly source?: CellSource;
  /** Of an override: what was worked out, and why players go by another value. */
  readonly was?: string;
  readonly reason?: string;
  /** Of a title: where it was. */
  readonly place?: string;
  /** What a result costs either side, in numbers. */
  readonly losses?: Losses;
  /** The words of the file that the game is played by, not the app's. */
  readonly author?: true;
};

export const isResult = ({ kind }: TraceLine): boolean => kind === 'result';

export type Description = {
  readonly title: string;
  readonly value?: string;
  readonly place?: string;
  readonly lines: readonly TraceLine[];
  readonly practice: boolean;
};

/** The heading, the headline value and the remaining lines of a trace, for screen and log alike. */
export function describeTrace(trace: readonly TraceLine[]): Description {
  const title = trace.find((line) => line.kind === 'title');
  return {
    title: title?.label ?? 'Entry',
    ...(title?.value === undefined ? {} : { value: title.value }),
    ...(title?.place === undefined ? {} : { place: title.place }),
    lines: trace.filter((line) => line !== title),
    practice: trace.some((line) => line.source === 'practice'),
  };
}
