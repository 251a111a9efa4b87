import { flag, list, tableOf, words } from '../../../kit/rows';
import type { SideId } from './units';

/** Something that the rules, not the chart of the players, set for a turn; only turns of the scenario count. */
export type Arrival = {
  readonly turn: number;
  readonly side?: SideId;
  /** The phase, `p1` to `p10`. */
  readonly step?: `p${number}`;
  readonly text: string;
  /** Ships that enter the register with it: "j:TR-4". */
  readonly ships?: readonly string[];
  /** Where these come, if not at home. */
  readonly at?: string;
  /** Ships come back that a rule took to this place. */
  readonly returns?: string;
  readonly rule: string;
  /** A reminder of what holds on this turn alone: it is not made up for later. */
  readonly lapses?: true;
  /** The first turn of June, whichever month has five weeks: it comes a turn earlier where May has four. */
  readonly june?: true;
  /** What settles it, where it is not read with the others: a procedure, or `take:` and a withdrawal. */
  readonly by?: string;
  /** Switches that must be on, or off with a `!`. */
  readonly needs?: string;
  readonly scenarios: readonly string[];
  /** War Plan Orange: only with this result of readiness, or without it behind a `!`. */
  readonly ready?: string;
};

/** Turns: `4 8`, `25..55`, `5..23/2` for every second one. */
const turnsOf = (part: string): readonly number[] | undefined =>
  /^(?:\d+(?:\.\.\d+(?:\/\d+)?)?(?: (?=\d)|$))+$/.test(part)
    ? part.split(' ').flatMap((run) => {
        const [from = 0, to = from, step = 1] = run.split(/\.\.|\//).map(Number);
        return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, n) => from + n * step);
      })
    : undefined;

/** Whose, in which phase: `a p1`, `p5` for both, `j` for none that is named. */
function whenOf(part: string): Pick<Arrival, 'side' | 'step'> | undefined {
  const [found, side, step] = /^([ja])? ?(p\d+)?$/.exec(part) ?? [];
  if (!found) return undefined;
  return { ...(side && { side: side as SideId }), ...(step && { step: step as `p${number}` }) };
}

/**
 * Arrivals as rows of text: `4 8 | j p1 | 5 LAC, Saigon | ships: TR-1 | needs: convoy`, with the turns, whose and in which
 * phase, and what comes; `all` holds where a row names no rule and no scenarios of its own. The ships are its side's.
 */
export const arrivalsOf = (all: Pick<Arrival, 'rule' | 'scenarios'>, text: string): readonly Arrival[] =>
  tableOf('arrival', text, { turns: turnsOf, when: whenOf, text: words }, MORE).flatMap(
    ({ turns, when, ships, ...what }) =>
      turns.map((turn) => ({
        ...{ ...all, turn, ...when, ...what },
        ...(ships && { ships: ships.map((ship) => `${when.side}:${ship}`) }),
      })),
  );
const MORE = {
  ...{ ships: list, at: words, returns: words, rule: words, by: words, needs: words },
  ...{ scenarios: list, ready: words, lapses: flag, june: flag },
};

export const DECEMBER = ['g1', 'g3', 'g5'];
/** Shock Effect: Games that begin with it. */
export const SHOCK = [...DECEMBER, 'malaya', 'wpo1', 'wpo2'];
export const CHART = 'Reinforcements';
