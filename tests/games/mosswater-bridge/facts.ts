import { expect } from 'vitest';
import type { Entry } from '../../../src/core/journal/journal';
import { foldJournal } from '../../../src/core/journal/projection';
import { ownGame } from '../../../src/own/play/game';
import type { OwnState } from '../../../src/own/play/state';
import { shippedEdition } from '../../own/shipped/editions';
import { bump, type Met } from '../../support/fuzz';
import { liveEvents } from '../../support/recorded';
import type { GameFacts } from '../every-game/facts';

const game = ownGame([shippedEdition('mosswater-bridge')]);
const unitsOf = ({ rows }: OwnState) => rows.units ?? [];
const pointsOf = ({ points }: OwnState) => points.lead ?? [];

export const facts: GameFacts<OwnState> = {
  rulebook: {
    rules: ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'Own game'],
    count: 10,
    inText: () => [],
    cited: 7,
  },
  house: {
    odds: {
      label: 'Odds beyond the table',
      readings: { cap: 'End column, then shift', real: 'Shift the real odds' },
    },
  },
  sides: {},
  queries: { count: 15, least: 14 },
  terms: { above: 4, spoken: 'chit, unit, strength, turn, broken' },
  guide: {
    above: 40,
    titles: ['Mosswater Bridge', 'Arrivals', 'Battle', 'Game over'],
    places: () => [],
  },
  example: { moment: 'Turn 2 · Noon', title: 'Fight', die: 'Combat Table, on 3:1' },
  practice: { moment: 'Turn 1 · Dawn', main: 'End the step' },
  dice: [6],
  recorded: {
    // Read off the rules and the table by hand, when the game was code.
    ends: {
      dusk: { end: 'nobody', points: [-1, 1], strength: [1, 2, 2, 3, 2, 2] },
      'every-end': { end: 'at-last-0', points: [-2, 1, 2], strength: [4, 3, 2, 3, 2, 3] },
      'red-concedes': { end: 'won blue', points: [-1], strength: [1, 3, 2, 3, 2, 3] },
      'red-wins': { end: 'at-once-0', points: [1, 1], strength: [4, 3, 2, 1, 1, 3] },
    },
    endOf: ({ state }) => ({
      end: state.ended?.end,
      points: pointsOf(state).map(({ points }) => points),
      strength: unitsOf(state).map(({ values }) => values.strength),
    }),
    endEvent: 'kit.v1.Ended',
    bothSides: [],
    afterSheet: ['define'],
  },
  amended: [{ name: 'dusk', every: 1, rounds: 2, least: { perLine: 0.5, conflicts: 5 } }],
  fuzz: {
    runs: 8,
    seed: 19,
    tape: 500,
    styles: [
      { tidy: true, onward: ['bring-on', 'act:fight', 'act:draw', 'record-end'] },
      { tidy: false, onward: [] },
      { tidy: false, onward: [] },
      { tidy: false, onward: [] },
    ],
    isOver: ({ ended }) => ended !== undefined,
    check,
    prompts: { form: 7_000, draw: 4_600, dice: 3_800, choice: 2_200 },
    reached: { 'at-once-0': 270, 'at-once-1': 200, 'at-last-0': 170, nobody: 170, chits: 4_100 },
    always: ['override'],
    beyond: ['define'],
  },
};

/** A unit that is broken is a point for its enemy, unless players say otherwise, and no unit in the field has no strength. */
function check(entries: readonly Entry[], _tidy: boolean, met: Met): void {
  const projection = foldJournal(game, entries);
  const { state, runs } = projection;
  if (state.ended) bump(met.reached, state.ended.end);
  for (const event of liveEvents(projection)) if (event.type === 'kit.v1.Drawn') bump(met.reached, 'chits');
  const otherwise = runs.some(
    ({ opened, entries: own }) =>
      opened.procedure === 'row:units' ||
      own.some((entry) => 'answers' in entry && entry.answers.some(({ key }) => key.startsWith('override:'))),
  );
  if (otherwise) return;
  const lines = pointsOf(state).filter(({ label }) => label.endsWith(' broken'));
  for (const { label, points } of lines) expect(points).toBe(label.startsWith('Red') ? -1 : 1);
  expect(unitsOf(state).filter(({ values }) => values.place === 'field' && values.strength === 0)).toEqual(
    [],
  );
}
