import { expect } from 'vitest';
import { isBounded } from '../../../src/core/bounds';
import { type FormValue, isShown } from '../../../src/core/play/form';
import { noLookup, runProcedure } from '../../../src/core/play/procedure';
import { type Answer, checkAnswer, type FormPrompt } from '../../../src/core/play/prompt';
import type { StateSheet } from '../../../src/core/play/sheet';
import { pearlHarbor } from '../../../src/games/pearl-harbor-7dec41/game';
import { applyAll } from '../../../src/games/pearl-harbor-7dec41/state/apply';
import { PEARL_BOUNDS } from '../../../src/games/pearl-harbor-7dec41/state/bounds';
import type { PearlEvent } from '../../../src/games/pearl-harbor-7dec41/state/events';
import { scored } from '../../../src/games/pearl-harbor-7dec41/state/points';
import { initialState, type PearlState } from '../../../src/games/pearl-harbor-7dec41/state/state';
import { pearlSheet } from '../../../src/games/pearl-harbor-7dec41/views/sheet/sheet';
import { recordedStates } from '../../support/recorded';
import { typedFact } from '../../support/typed-fact';

/** A person with the paper in hand: finds each field by its words and types what stands there. */
function typed({ title, fields }: FormPrompt, sheet: StateSheet): { [key: string]: FormValue } {
  const section = sheet.sections.find((each) => each.title === title);
  if (!section) throw new Error(`the sheet has no ${title}`);
  const values: { [key: string]: FormValue } = {};
  for (const field of fields) {
    if (!isShown(field, values, fields)) continue;
    const facts = section.facts.filter(({ label }) => label === field.label);
    if (facts.length !== 1) throw new Error(`${title}: ${facts.length} times ${field.label}`);
    values[field.key] = typedFact(field, facts[0]?.value ?? '');
  }
  expect(section.facts).toHaveLength(Object.keys(values).length);
  return values;
}

/** The game that the paper starts. */
export const typeBack = (sheet: StateSheet): PearlState => applyAll(initialState(), eventsOf(sheet));

function eventsOf(sheet: StateSheet): readonly PearlEvent[] {
  const answers = new Map<string, Answer>();
  for (;;) {
    const run = runProcedure(pearlSheet.start, initialState(), {}, answers, noLookup);
    if (run.status === 'done') return run.outcome.events;
    if (run.prompt.kind !== 'form') throw new Error(`asked for ${run.prompt.key}`);
    const checked = checkAnswer(run.prompt, { kind: 'form', values: typed(run.prompt, sheet) });
    if (!checked.ok) throw new Error(`${checked.problem.field}: ${checked.problem.message}`);
    answers.set(run.prompt.key, checked.value);
  }
}

/** An event of the way back that a file could not hold. */
const firstUnbounded = (state: PearlState) =>
  eventsOf(pearlSheet.describe(state)).find((event) => !isBounded(PEARL_BOUNDS, event));

/** What stands on the table in the open. */
function shown(state: PearlState) {
  const { heading, score, track, main, verdict } = pearlHarbor.table(state);
  const { house, players, series, game } = state;
  return {
    heading,
    score,
    track,
    main: main?.id,
    verdict,
    house,
    players,
    series,
    no: game.no,
    past: state.past.map(({ no, spending }) => [no, spending.reduce((sum, { mvps }) => sum + mvps, 0)]),
    points: [scored(state, 'jp'), scored(state, 'us')],
    // Those that players add are named on the sheet, and added again by hand.
    ships: game.ships
      .filter(({ id }) => id !== 'utah')
      .map(({ id, place, status, penned }) => `${id} ${place} ${status} ${penned}`),
    lost: game.squadrons.filter(({ lost }) => lost).map(({ id }) => id),
    command: game.command,
    attack: game.attack,
    miniSubs: game.miniSubs,
    transports: game.transports,
  };
}

/** Each `step`th state that a sheet is of, over all recorded games, typed back from its paper: the table stands as it stood. */
export function typeRecordedBack(step: number): void {
  const states = recordedStates(pearlHarbor).filter(
    (state, i) =>
      i % step === 0 &&
      state.begun &&
      !state.ended &&
      !(state.game.stage === 'set-up' && state.game.inHarbour),
  );
  expect(states.length).toBeGreaterThan(300 / step);
  for (const state of states) {
    const back = typeBack(pearlSheet.describe(state));
    const expected = state.game.stage === 'set-up' ? { ...shown(state), main: 'plan' } : shown(state);
    expect(shown(back)).toEqual(expected);
    expect(firstUnbounded(state)).toBeUndefined();
  }
}
