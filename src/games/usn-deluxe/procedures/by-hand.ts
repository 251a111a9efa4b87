import type { Stands } from '../../../core/play/view';
import { heading } from '../../../kit/lines';
import { recordEnd, stopGame } from '../../../kit/standard/ends';
import { houseRules } from '../../../kit/standard/house-rules';
import { winnerLine } from '../../../kit/standard/winner';
import { finish } from '../../../kit/steps';
import { HOUSE, type House } from '../data/house';
import { isByPoints } from '../data/verdicts';
import type { UsnEvent } from '../state/bounds';
import { inPoints } from '../state/points';
import { notUnderway, type Procedure } from '../state/procedure';
import type { EndId, UsnState } from '../state/state';
import { decided } from '../state/verdict';
import { hasForfeited, ratioWords, standing } from '../state/victory';
import { apart } from './apart';
import { isCounted } from './counting';

/** One ship of the register put right. */
export const correctShip = apart({
  id: 'correct-ship',
  rule: '8',
  title: 'Correct a ship',
  unless: (state) => notUnderway(state) ?? (state.ships.length ? undefined : 'No ship is listed.'),
});

/** A ship that no list of the rulebook names. */
export const addShip = apart({
  id: 'add-ship',
  rule: 'Reinforcements',
  title: 'Add a ship',
  unless: notUnderway,
});

/** 19: A base that was built, repaired, taken or damaged. */
export const setBase = apart({
  id: 'set-base',
  rule: '19',
  title: 'Enter a base',
  unless: notUnderway,
});

/** The points of a side, with the reason. */
export const correctPoints = apart({
  id: 'correct-points',
  rule: 'Victory Points',
  title: 'Correct the points',
  unless: ({ stage }) => (stage === 'before' ? 'The game has not begun.' : undefined),
});

export const changeHouse: Procedure = houseRules<UsnState, UsnEvent, House>({
  rule: 'Set-up',
  house: HOUSE,
  hint: 'The change applies from now on.',
  now: ({ house }) => house,
  event: (house) => ({ type: 'v1.HouseChanged', house }),
});

export const ENDS: { readonly [end in EndId]: string } = {
  j: 'The Allies concede',
  a: 'Japan concedes',
  nobody: 'Both agree to stop',
};
/** "Decisive victory, 4.2 to 1" */
function verdictWords(state: UsnState): string {
  if (!isByPoints(state.scenario)) return decided(state).words;
  const { j, a, level } = standing(state);
  return level
    ? `${level.name}, ${ratioWords(Math.max(j, a), Math.min(j, a))}`
    : `A draw, ${ratioWords(Math.max(j, a), Math.min(j, a))}`;
}
export const endLabel = (state: UsnState, end: EndId): string => winnerLine(state.players, end);

/** What the points call once the last turn is played and the areas are counted, or a rule before. */
export const reachedEnd = (state: UsnState): EndId | undefined => {
  if (hasForfeited(state)) return 'j';
  if (state.stage !== 'over' || !isCounted(state)) return undefined;
  return isByPoints(state.scenario) ? standing(state).side : decided(state).side;
};
/** Why it ended so. */
export const endWhy = (state: UsnState, end: EndId): string => {
  if (reachedEnd(state) !== end) return ENDS[end];
  return hasForfeited(state) ? FORFEITED : verdictWords(state);
};
const FORFEITED = 'A fleet that had to leave stayed';

/** What the recorded end goes by: a fleet that stayed, what is held, or the points; and whether all of it has come about. */
export function standsOf(state: UsnState): Stands {
  const { scenario, stage } = state;
  const end = reachedEnd(state);
  const calls = end && { id: end, label: endLabel(state, end), ...(end !== 'nobody' && { side: end }) };
  const { j, a } = standing(state);
  const points = isByPoints(scenario) ? `${inPoints(j)} to ${inPoints(a)}` : '';
  const open = stage === 'over' ? 'The final count is still to come.' : 'The last turn is not over.';
  const words = end && endWhy(state, end);
  return {
    at: points ? `at ${points} points` : `as “${words ?? ENDS[state.ended ?? 'nobody']}”`,
    now: [points, words ?? (points ? '' : 'undecided')].filter(Boolean).join(': '),
    ...(calls ? { calls } : { open }),
  };
}

export const record: Procedure = recordEnd<UsnState, UsnEvent, EndId>({
  id: 'record-end',
  rule: 'Victory Points',
  title: 'Record the end',
  none: 'The game is not over.',
  reached: (state) => (state.ended === undefined ? reachedEnd(state) : undefined),
  outcome: (state, end) =>
    finish(heading(endLabel(state, end), { value: endWhy(state, end), rule: 'Victory Points' }), [
      { type: 'v1.Ended', end },
    ]),
});
export const stop: Procedure = stopGame<UsnState, UsnEvent, EndId>({
  id: 'stop-game',
  rule: 'Victory Points',
  title: 'Stop the game',
  unless: ({ ended, stage }) =>
    stage === 'before' ? 'The game has not begun.' : ended === undefined ? undefined : 'The game is over.',
  calls: () => Object.entries(ENDS).map(([value, label]) => ({ value: value as EndId, label })),
  outcome: (state, end) =>
    finish(heading(endLabel(state, end), { value: ENDS[end], rule: 'Victory Points' }), [
      { type: 'v1.Ended', end },
    ]),
});
