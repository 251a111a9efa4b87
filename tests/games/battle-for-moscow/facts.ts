import { expect } from 'vitest';
import type { Entry } from '../../../src/core/journal/journal';
import { foldJournal } from '../../../src/core/journal/projection';
import { ownGame } from '../../../src/own/play/game';
import type { OwnState } from '../../../src/own/play/state';
import { shippedEdition } from '../../own/shipped/editions';
import { bump, type Met } from '../../support/fuzz';
import type { GameFacts } from '../every-game/facts';

const game = ownGame([shippedEdition('battle-for-moscow')]);
const statesOf = ({ rows }: OwnState) => (rows.units ?? []).map(({ values }) => values.state);

export const facts: GameFacts<OwnState> = {
  rulebook: {
    rules: ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'Own game'],
    count: 10,
    inText: () => [],
    cited: 9,
  },
  house: {
    above: {
      label: 'Odds above 6:1',
      readings: { cap: '6:1 first, then terrain', real: 'Terrain first, then 6:1' },
    },
    'german-rate': {
      label: 'German replacements',
      readings: { every: '1 on each turn from turn 2', even: '1 on turns 2, 4 and 6 alone' },
    },
    'soviet-rate': {
      label: 'Soviet replacements',
      readings: { five: '5 a turn', four: '4 a turn', three: '3 a turn' },
    },
  },
  sides: {},
  queries: { count: 15, least: 14 },
  terms: { above: 3, spoken: 'step, replacement, mud, retreat' },
  guide: {
    above: 60,
    titles: [
      ...['Battle for Moscow', 'Game over'],
      ...['German replacements', 'German panzer movement', 'German combat', 'German movement'],
      ...['Soviet replacements', 'Soviet rail movement', 'Soviet combat', 'Soviet movement'],
    ],
    places: () => [],
  },
  example: { moment: 'Turn 1 · Week 1', title: 'Attack', die: 'Combat results, on 3:1' },
  practice: { moment: 'Turn 1 · Week 1', main: 'End the step' },
  dice: [6],
  recorded: {
    // Read off the rules by hand: the 3rd Panzer lost a step and was rebuilt, the 16th Army lost one, the Shock Army one of two.
    ends: {
      'one-week': { end: 'won soviet', win: 'soviet', units: ['later'] },
      'seven-turns': { end: 'at-last-0', win: 'german', units: ['half', 'full', 'half'] },
    },
    endOf: ({ state }) => ({ end: state.ended?.end, win: state.ended?.win, units: statesOf(state) }),
    endEvent: 'kit.v1.Ended',
    bothSides: [],
    afterSheet: ['define'],
  },
  amended: [{ name: 'seven-turns', every: 7, rounds: 1, least: { perLine: 0.3, conflicts: 0 } }],
  fuzz: {
    runs: 4,
    seed: 19,
    tape: 500,
    styles: [
      { tidy: true, onward: ['bring-on', 'end-step', 'record-end'] },
      { tidy: false, onward: [] },
    ],
    isOver: ({ ended }) => ended !== undefined,
    check,
    prompts: { form: 10_000, dice: 2_100, choice: 8_400 },
    reached: { attacks: 4_400, ended: 800 },
    always: ['override'],
    beyond: ['define'],
  },
};

/** Nobody has more replacements left than the readings give, and a unit is rebuilt once a turn at most. */
function check(entries: readonly Entry[], tidy: boolean, met: Met): void {
  const { state, runs } = foldJournal(game, entries);
  if (state.ended) bump(met.reached, 'ended');
  for (const { opened, struck } of runs)
    if (!struck && opened.procedure.endsWith('attack')) bump(met.reached, 'attacks');
  const left = (side: string) => Number(state.counters[`rp@${side}`]?.value ?? 0);
  if (!tidy) return;
  expect(left('german')).toBeLessThanOrEqual(5);
  expect(left('soviet')).toBeLessThanOrEqual(5);
  for (const { values } of state.rows.units ?? [])
    expect(Number(values['rebuilt on turn'])).toBeLessThanOrEqual(7);
}
