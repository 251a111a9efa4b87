import { ONSLAUGHT } from '../data/onslaught';
import type { Power } from '../data/sides';
import { type Declaration, indexOf, type OwnLine, type WarState } from './state';

export type LineState = 'pending' | 'active' | 'done' | 'expired';
export type CheckLine = {
  readonly id: string;
  readonly rule: string;
  readonly window: 'J0' | 'A1' | 'A2' | 'CH';
  readonly label: string;
  readonly note?: string;
  readonly state: LineState;
  /** Written by the players. */
  readonly own?: true;
};

/** First and last player turn, counted from the first declaration's turn; the last is shut. */
type Span = { readonly from: number; readonly to: number };

const stateOf = ({ from, to }: Span, now: number): LineState =>
  now < from ? 'pending' : now < to ? 'active' : 'expired';

/** The player turns of one declaration's Allied windows: 1 for the first, 2 for the second (51.73). */
const alliedSpan = (from: number, which: 1 | 2): Span => {
  const at = (from + which - 1) * 2 + 1;
  return { from: at, to: at + 1 };
};

/** Whom the restrictions touch, and from which turn, for every declaration that brings any. */
const surprised = ({ declarations }: WarState) =>
  declarations.flatMap(({ unprepared = [], from }) =>
    unprepared.length && from !== undefined ? [{ unprepared, from }] : [],
  );

const POWERS: { readonly [P in Power]: string } = { us: 'the US', gb: 'Britain and its allies' };
const powersName = (powers: readonly Power[]): string =>
  powers.length === 2 ? 'the Western Allies' : powers.map((power) => POWERS[power]).join(', ');

/** What applies by player turn: nothing is ticked by itself (51.72, 51.73, 52.6). */
export function checklist(state: WarState): readonly CheckLine[] {
  const now = indexOf(state.clock);
  const done = (id: string, found: LineState): LineState =>
    found === 'active' && state.ticked.includes(id) ? 'done' : found;
  const onslaughts = state.declarations.filter(({ onslaught }) => onslaught);
  const japan = onslaughts.flatMap((declaration) =>
    ONSLAUGHT.map((line): CheckLine => {
      const from = indexOf({ ...declaration, half: 'jp' });
      return { ...line, window: 'J0', state: done(line.id, stateOf({ from, to: from + 1 }, now)) };
    }),
  );
  return [...japan, ...alliedLines(state, now, done), ...china(state, now, done)];
}

type Done = (id: string, found: LineState) => LineState;

/** A heading for each window and power, and the players' own lines under it. */
function alliedLines(state: WarState, now: number, done: Done): readonly CheckLine[] {
  return ([1, 2] as const).flatMap((which): CheckLine[] => {
    const window = which === 1 ? 'A1' : 'A2';
    const rule = which === 1 ? '51.73A' : '51.73';
    const spans = surprised(state).map(({ unprepared, from }) => ({
      unprepared,
      span: alliedSpan(from, which),
    }));
    const heads = spans.map(({ unprepared, span }, i): CheckLine => {
      const id = i ? `${window}-${i + 1}` : window;
      return {
        id,
        rule,
        window,
        label: `${which === 1 ? 'First' : 'Second'} Allied player turn: restrictions of ${powersName(unprepared)}`,
        note: 'The list is lost from the public text: read it in your rulebook, and write your own lines',
        state: done(id, stateOf(span, now)),
      };
    });
    const found = bestOf(spans.map(({ span }) => stateOf(span, now)));
    return [...heads, ...(found ? ownLines(state, window, rule, (id) => done(id, found)) : [])];
  });
}

const bestOf = (states: readonly LineState[]): LineState | undefined =>
  (['active', 'pending', 'expired'] as const).find((each) => states.includes(each));

const ownLines = (
  { lines }: WarState,
  window: OwnLine['window'],
  rule: string,
  stateFor: (id: string) => LineState,
): readonly CheckLine[] =>
  lines
    .filter((line) => line.window === window)
    .map(({ id, text }) => ({ id, rule, window, label: text, state: stateFor(id), own: true }));

/** From war between Britain and Japan, however it began, to the second Allied player turn after (52.6, WW-27). */
function china({ declarations }: WarState, now: number, done: Done): readonly CheckLine[] {
  const war = declarations.find(({ on }) => on.includes('gb'));
  if (!war) return [];
  const span: Span = { from: indexOf(war), to: secondAllied(war) };
  const line = (id: string, label: string): CheckLine => ({
    id,
    rule: '52.6',
    window: 'CH',
    label,
    state: done(id, stateOf(span, now)),
  });
  return [
    line('CH-1', 'Nationalist Chinese ground units stay in China'),
    line('CH-2', 'The Flying Tigers are not lent'),
  ];
}

/** The second Allied player turn after a declaration; one in an Allied player turn comes after that (WW-29). */
function secondAllied({ turn, half }: Declaration): number {
  return half === 'jp' ? turn * 2 + 3 : turn * 2 + 5;
}

/** What applies in this player turn, seen to or not. */
export const liveLines = (state: WarState): readonly CheckLine[] =>
  checklist(state).filter(({ state: found }) => found === 'active' || found === 'done');

/** Nothing of the checklist is to come any more. */
export const isPast = (state: WarState): boolean =>
  checklist(state).every(({ state: found }) => found === 'expired');
