import { readFileSync } from 'node:fs';
import { type Args, type GameEvent, noLookup, runProcedure } from '../../../src/core/play/procedure';
import { type Action, actionsOn } from '../../../src/core/play/view';
import { pearlHarbor } from '../../../src/games/pearl-harbor-7dec41/game';
import { DEFAULT_HOUSE, type HouseRules } from '../../../src/games/pearl-harbor-7dec41/state/house';
import {
  type GameState,
  initialState,
  newGame,
  type PearlState,
} from '../../../src/games/pearl-harbor-7dec41/state/state';
import { stepActions } from '../../../src/games/pearl-harbor-7dec41/views/steps';
import { type Driven, drive, type Script } from '../../support/drive';

/** Rows of a file typed from the rulebook alone. */
export function expected<Row>(file: string): readonly Row[] {
  const path = new URL(`./expected/${file}.json`, import.meta.url);
  return (JSON.parse(readFileSync(path, 'utf8')) as { rows: Row[] }).rows;
}

/** Rows for `it.each('%s')` under the heading and the name a test shows. */
export const named = <Row extends { heading: string; name: string }>(rows: readonly Row[]) =>
  rows.map((row) => [`[${row.heading}] ${row.name}`, row] as const);

/** A game being played, in the first phase's movement unless told otherwise. */
export function inPlay(more: Partial<GameState> = {}, house: Partial<HouseRules> = {}): PearlState {
  const game: GameState = {
    ...newGame(1),
    stage: 'play',
    plan: 'paper',
    inHarbour: [],
    cursor: { turn: 2, step: 'air' },
    ...more,
  };
  return { ...initialState(), begun: true, house: { ...DEFAULT_HOUSE, ...house }, game };
}

/** What a step offers as the table shows it: with the reason where it cannot be begun. */
export function stepOffers(state: PearlState): readonly Action[] {
  const shown = actionsOn(pearlHarbor.table(state));
  return stepActions(state).flatMap(({ id }) => shown.find((action) => action.id === id) ?? []);
}

/** Before a game of a series with so many false alarms behind it. */
export const ahead = (alarms: number, more: Partial<GameState> = {}): PearlState => ({
  ...initialState(),
  begun: true,
  past: Array.from({ length: alarms }, (_, i) => ({ no: i + 1, spending: [] })),
  game: { ...newGame(alarms + 1), ...more },
});

/** The state after these events; throws on one that does not fit. */
export function applied(state: PearlState, events: readonly GameEvent[]): PearlState {
  return events.reduce((current, event) => {
    const { state: next, conflict } = pearlHarbor.apply(current, event);
    if (conflict) throw new Error(conflict);
    return next;
  }, state);
}

/** What Japan is asked first of what rests on its sealed plan; secrecy.test.ts tries that curtain itself. */
function japansWord(state: PearlState, procedure: string, args: Args): Script {
  const def = pearlHarbor.procedures[procedure];
  const run = def && runProcedure(def, state, args, new Map(), noLookup);
  const prompt = run?.status === 'asking' && run.prompt.secret === 'jp' ? run.prompt : undefined;
  if (prompt?.kind !== 'choice' || prompt.options.every(({ value }) => value !== 'no')) return [];
  const [yes] = prompt.options;
  return [[prompt.key, yes && !yes.disabled ? yes.value : 'no']];
}

/**
 * Runs a procedure by script; the state after it comes with its outcome and its questions. Where the script does not speak
 * for Japan behind its curtain, Japan does what its plan allows.
 */
export function played(
  state: PearlState,
  procedure: string,
  script: Script = [],
  args: Args = {},
): Driven & { readonly state: PearlState } {
  const word = japansWord(state, procedure, args).filter(([key]) => script[0]?.[0] !== key);
  const driven = drive(pearlHarbor, state, procedure, args, [...word, ...script]);
  const prompts = driven.prompts.slice(word.length);
  return { ...driven, prompts, state: applied(state, driven.outcome.events) };
}
