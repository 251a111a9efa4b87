import { openQuestion } from '../../src/core/journal/commands';
import type { Game } from '../../src/core/play/game';
import type { Answer, Prompt } from '../../src/core/play/prompt';
import type { Action } from '../../src/core/play/view';
import type { Definition } from '../../src/own/format/definition';
import { ownGame } from '../../src/own/play/game';
import type { OwnState } from '../../src/own/play/state';
import { answer, open, sitDown, type Table } from '../../tests/support/play';
import { type Pick, pickFrom, plainAnswer, randomAnswer } from '../../tests/support/random-answer';

/** Taps of a game: one that goes on for longer is left there. */
const TAPS = 1_500;
/** Taps in one step, after which people go on to the next one, and after which they would have got there. */
const [LONG, STUCK] = [60, 400];
/** A form with several fields is seldom filled in well at random. */
const TRIES = 30;

/** How many lines a game has, and where it could not go on. */
export type Played = { readonly entries: number; readonly end?: DeadEnd };
export type DeadEnd = { readonly says: string; readonly path?: string };

/** Plays a game at random, as people do who go on; where nothing more can be done, or an answer cannot be given, it says so. */
export function play(definition: Definition, seed: number): Played {
  const pick = pickFrom(seed);
  const game = ownGame([definition]) as Game<OwnState>;
  const table = sitDown(game);
  const ended = (says: string, path: string | undefined): Played => ({
    entries: table.projection.entries.length,
    end: { says, ...(path !== undefined && { path }) },
  });
  const at = (): string | undefined => {
    const { step } = table.projection.state.place;
    const i = definition.steps.findIndex(({ id }) => id === step);
    return i < 0 ? undefined : `steps.${i + 1}`;
  };
  let procedure = game.setup;
  let since = { at: '', tap: 0 };
  try {
    open(table, procedure);
    for (let tap = 0; tap < TAPS; tap += 1) {
      const { turn, step } = table.projection.state.place;
      if (since.at !== `${turn} ${step}`) since = { at: `${turn} ${step}`, tap };
      if (tap - since.tap > STUCK) return ended(`after ${STUCK} taps it is still this step.`, at());
      if (table.projection.open) {
        const problem = answered(table, pick);
        if (problem) return ended(problem, placeOf(definition, procedure) ?? at());
      } else if (table.projection.state.ended) break;
      else {
        const action = chosen(game, table, pick, tap - since.tap > LONG);
        if (!action) return ended('nothing can be done.', at());
        procedure = action.procedure;
        const problem = open(table, procedure, action.args);
        if (problem)
          return ended(
            `“${action.label}” is refused: ${problem.message}`,
            placeOf(definition, procedure) ?? at(),
          );
      }
    }
  } catch (fault) {
    return ended(
      `the app fails: ${fault instanceof Error ? fault.message : fault}`,
      placeOf(definition, procedure) ?? at(),
    );
  }
  return { entries: table.projection.entries.length };
}

const placeOf = ({ actions }: Definition, procedure: string): string | undefined =>
  actions.some(({ id }) => procedure === `act:${id}`) ? `actions.${procedure.slice(4)}` : undefined;

/** Answers the open question at random, or plainly where none of a few answers fits; what is wrong where that does not. */
function answered(table: Table<OwnState>, pick: Pick): string | undefined {
  const { prompt } = openQuestion(table.game, table.projection, table.pack) ?? {};
  if (!prompt) return 'it is open and asks nothing.';
  for (let tries = 0; tries < TRIES; tries += 1)
    if (!answer(table, prompt.key, withNames(prompt, randomAnswer(prompt, pick)))) return undefined;
  const problem = answer(table, prompt.key, plainAnswer(prompt));
  return problem && `no answer fits at “${prompt.title}”: ${problem.message}`;
}

/** With a word of its own in each field of words: players have names of their own. */
function withNames(prompt: Prompt, given: Answer): Answer {
  if (prompt.kind !== 'form' || given.kind !== 'form') return given;
  const words = prompt.fields.flatMap((field, i) =>
    field.kind === 'text' ? [[field.key, `${i} words`.slice(0, field.maxLength)]] : [],
  );
  return { ...given, values: { ...given.values, ...Object.fromEntries(words) } };
}

/** Two times in three what leads onward, else anything that is offered; the next step where this one is long. */
function chosen(
  game: Game<OwnState>,
  { projection }: Table<OwnState>,
  pick: Pick,
  isLong: boolean,
): Action | undefined {
  const view = game.table(projection.state);
  const panels = view.panels.flatMap((panel) =>
    panel.kind === 'actions' ? panel.actions : panel.kind === 'cup' && panel.draw ? [panel.draw] : [],
  );
  const offered = [...(view.main ? [view.main] : []), ...view.actions, ...panels].filter(
    ({ disabled }) => !disabled,
  );
  const next = offered.find(({ procedure }) => procedure === 'end-step');
  if (isLong && next) return next;
  return pick(3) ? offered[0] : offered[pick(Math.max(1, offered.length))];
}
