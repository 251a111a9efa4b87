import { type Args, packLookup, runProcedure } from '../../../src/core/play/procedure';
import type { Answer, Prompt } from '../../../src/core/play/prompt';
import type { TraceLine } from '../../../src/core/play/trace';
import type { Flown, UsnState } from '../../../src/games/usn-deluxe/state/state';
import { expand, type Short } from '../../support/drive';
import { usnDeluxe } from './game';
import { type Counter, fold, packOf } from './sea-table';

export type Answers = { readonly [key: string]: Short };
type Flight = { readonly type: string; readonly points: number; readonly extended?: boolean };

/** What an air strike came to: in what order it asked, what it told, and the state after it. */
export type FlownOut = {
  readonly asked: readonly Prompt[];
  readonly trace: readonly TraceLine[];
  readonly events: readonly { readonly type: string; readonly [field: string]: unknown }[];
  readonly reveals: readonly string[];
  readonly after: UsnState;
};

/** Runs a step with these answers; all else is as the form offers, every other die a 1, and nobody enters more hits. */
export function run(
  state: UsnState,
  procedure: string,
  said: Answers,
  counters: { readonly [name: string]: Counter } = {},
  args: Args = {},
): FlownOut {
  const def = usnDeluxe.procedures[procedure];
  if (!def) throw new Error(`no procedure ${procedure}`);
  const answers = new Map<string, Answer>();
  const asked: Prompt[] = [];
  const unsaid = new Set(Object.keys(said));
  for (;;) {
    const at = runProcedure(def, state, args, answers, packLookup(usnDeluxe.charts, packOf(counters)));
    for (const { key, answer } of at.looked) answers.set(key, answer);
    if (at.status === 'done') {
      if (unsaid.size) throw new Error(`never asked: ${[...unsaid].join(', ')}`);
      const { events, trace, reveals = [] } = at.outcome;
      return { asked, trace, events: events as FlownOut['events'], reveals, after: fold(state, events) };
    }
    const { prompt } = at;
    if (at.rejected) throw new Error(`${prompt.key}: ${at.rejected.problem.message}`);
    asked.push(prompt);
    unsaid.delete(prompt.key);
    answers.set(prompt.key, expand(prompt, said[prompt.key] ?? usual(prompt)));
  }
}

function usual(prompt: Prompt): Short {
  if (prompt.kind === 'form') return {};
  if (prompt.kind === 'dice') return Array.from({ length: prompt.count }, () => 1);
  if (prompt.kind === 'choice' && prompt.options.some(({ value }) => value === 'done')) return 'done';
  throw new Error(`${prompt.key} (${prompt.title}) is asked, and nothing is said`);
}

export const typeOf = (name: string): string => (name === 'LBAC(B-29)' ? 'B29' : name);

/** Raids of a side to one hex, a screen for each flight. */
export const raids = (side: 'j' | 'a', flights: readonly Flight[], to: string, against: string): Answers =>
  Object.fromEntries(
    flights.map(({ type, points, extended }, i) => [
      `raid-${side}${i + 1}`,
      {
        to,
        against,
        [typeOf(type)]: points,
        extended: extended ? [typeOf(type)] : [],
        more: i + 1 < flights.length ? ['more'] : [],
      },
    ]),
  );
/** A hex that the register does not know. */
export const elsewhere = (answers: Answers, name: string): Answers =>
  Object.fromEntries(
    Object.entries(answers).map(([key, fields]) => [key, { ...(fields as object), to: 'else', name }]),
  );

/** Points by what became of them. */
export function fates({ events }: FlownOut, side: 'j' | 'a') {
  const flights = events.flatMap(({ type, flights: all }) =>
    type === 'v1.AirFlown' ? (all as readonly Flown[]) : [],
  );
  const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0);
  return {
    aborted: sum(flights.filter((each) => each.side === side && each.done).map(({ points }) => points)),
    destroyed: sum(
      events.flatMap(({ type, unit, count }) =>
        type === 'v1.UnitsLost' && String(unit).startsWith(side) ? [Number(count)] : [],
      ),
    ),
  };
}
