import { expect } from 'vitest';
import type { Entry } from '../../../src/core/journal/journal';
import { foldJournal } from '../../../src/core/journal/projection';
import { bump, type Met } from '../../support/fuzz';
import { liveEvents } from '../../support/recorded';
import type { GameFacts } from '../every-game/facts';
import { type State, specimen } from './meta';

export const facts: GameFacts<State> = {
  rulebook: {
    rules: '1 2 3 4 5 6 7 8 9'.split(' '),
    count: 9,
    inText: () => [],
    cited: 9,
  },
  house: {
    odds: {
      label: 'Odds beyond the table',
      readings: { 'cap-then-shift': 'End column, then shift', 'shift-then-cap': 'Shift the real odds' },
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
  example: { moment: 'Turn 2', title: 'Fight', die: 'Combat die, on 3:1' },
  practice: { moment: 'Turn 1', main: 'End the step' },
  dice: [6],
  recorded: {
    // Read off the rules and the table by hand.
    ends: {
      dusk: { end: 'nobody', points: [-1, 1], strength: [1, 2, 2, 3, 2, 2] },
      'red-concedes': { end: 'blue', points: [-1], strength: [1, 3, 2, 3, 2, 3] },
      'red-wins': { end: 'red', points: [1, 1], strength: [4, 3, 2, 1, 1, 3] },
    },
    endOf: ({ state: { ended, points, units } }) => ({
      end: ended,
      points: points.map((line) => line.points),
      strength: units.map(({ strength }) => strength),
    }),
    endEvent: 'v1.Ended',
    bothSides: [],
  },
  amended: [{ name: 'dusk', every: 1, rounds: 2, least: { perLine: 0.5, conflicts: 5 } }],
  fuzz: {
    runs: 8,
    seed: 19,
    tape: 500,
    styles: [
      { tidy: true, onward: ['due', 'fight', 'draw', 'record-end'] },
      { tidy: false, onward: [] },
      { tidy: false, onward: [] },
      { tidy: false, onward: [] },
    ],
    isOver: ({ ended }) => ended !== undefined,
    check,
    prompts: { form: 6_300, draw: 4_400, dice: 3_200, choice: 2_500 },
    reached: { red: 390, blue: 290, nobody: 310, fights: 2_700 },
    always: ['override'],
  },
};

/** Each side has as many points as the other has lost units, and no unit ever has none. */
function check(entries: readonly Entry[], _tidy: boolean, met: Met): void {
  const projection = foldJournal(specimen, entries);
  const { points, units, ended } = projection.state;
  if (ended) bump(met.reached, ended);
  for (const { type } of liveEvents(projection)) if (type === 'v1.Fought') bump(met.reached, 'fights');
  const lines = points.filter(({ label }) => label.endsWith(' broken'));
  for (const { label, points: worth } of lines) expect(worth).toBe(label.startsWith('Red') ? -1 : 1);
  expect(units.filter(({ strength }) => strength < 1)).toEqual([]);
  expect(units.filter(({ chit }) => chit === 'current').length).toBeLessThan(2);
}
