import { standingIn } from '../data/standing';
import type { SideId } from '../data/units';
import { isReady, suits } from './needs';
import type { UsnState } from './state';

/** What holds in this phase by the rules of the scenario, the turn and the switches, each in its part. */
export function standingNow(state: UsnState) {
  const { scenario, cursor, triggered, done } = state;
  return standingIn(scenario, cursor.step.slice(1)).filter(
    ({ turns: [from, to], needs, ready, until = [] }) =>
      cursor.turn >= from &&
      cursor.turn <= to &&
      suits(state, needs) &&
      (ready?.split(' ') ?? []).every((each) => isReady(state, each)) &&
      !until.some((each) => each in triggered || each in done),
  );
}

/** Of these, what binds a side in this part of the phase: "Troops go ashore nowhere on the Japanese side." */
export const boundHere = (state: UsnState, part: string, side: SideId): readonly string[] =>
  standingNow(state)
    .filter((line) => line.part === part && (line.side ?? side) === side)
    .map(({ text }) => `${text}.`);
