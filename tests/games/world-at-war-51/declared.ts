import type { Power } from '../../../src/games/world-at-war-51/data/sides';
import { checklist } from '../../../src/games/world-at-war-51/state/checklist';
import { stageOf } from '../../../src/games/world-at-war-51/state/flow';
import {
  type Declaration,
  initialState,
  type WarState,
} from '../../../src/games/world-at-war-51/state/state';
import { TF } from './one-strike';
import { num } from './situations';
import { applied, atPeace, FORCES, lineOf, run } from './war';

export const begun: WarState = { ...initialState(), begun: true };

/** These declarations, and nothing else yet. */
export const declared = (...declarations: readonly Declaration[]): WarState => ({ ...begun, declarations });
/** Japan on Britain in its player turn of the first game turn, before its die. */
export const ON_BRITAIN: Declaration = { turn: 0, half: 'jp', by: 'jp', on: ['gb'], actual: 36 };
/** The same, its surprise live; two game turns have gone by since. */
export const britainFirst: WarState = {
  ...declared({ ...ON_BRITAIN, effective: 36, onslaught: true, unprepared: ['gb'], from: 0 }),
  clock: { turn: 2, half: 'jp' },
};

export type War = {
  readonly declaredBy?: string;
  readonly declaredOn: readonly string[];
  readonly usjt: number;
  readonly mobilized?: boolean;
  readonly shipbuildingExtra?: number;
  readonly fleetAtPearl?: boolean;
  readonly strike?: boolean;
};

/** Declares one war through the procedures and throws its die. */
export function war(known: WarState, given: War, die: unknown) {
  const on = given.declaredOn.includes('Japan') ? ['US'] : given.declaredOn;
  const japan = (given.declaredBy ?? 'Japan') === 'Japan';
  const both = on.length === 2;
  const onUs = on.includes('US');
  const first = known.declarations.length === 0;
  const fleet = given.fleetAtPearl ?? true;
  const said = {
    war: !japan ? 'us' : both ? 'jp-both' : onUs ? 'jp-us' : 'jp-gb',
    ...(first && { when: { season: '3', year: 1941 } }),
    ...(japan && {
      tension: {
        level: given.usjt,
        mobilized: given.mobilized ? 'yes' : 'no',
        extra: given.shipbuildingExtra ?? 0,
      },
    }),
    ...(japan && onUs && { fleet: fleet ? 'yes' : 'no', strike: (given.strike ?? fleet) ? 'yes' : 'no' }),
  };
  const declared = run(known, 'declare', said);
  const dieAsked = stageOf(declared.state) === 'effective';
  if (!japan) return { state: declared.state, declared, dieAsked, asked: declared.asked };
  const level = num(given.usjt) + ([-2, -1, 0, 0, 1, 2][num(die) - 1] ?? 0);
  const mobilized = given.mobilized ? 1 + num(given.shipbuildingExtra) : 0;
  const low = level + mobilized < 40;
  const fixed = run(declared.state, 'effective', {
    die: num(die),
    ...(low && first && !on.includes('Britain') && { 'us-alone': 'allied' }),
    ...(low && !first && { second: 'own' }),
  });
  return { state: fixed.state, declared, fixed, dieAsked, asked: [...declared.asked, ...fixed.asked] };
}

/** Both Magic counts, as far as there is an attack, with so many task forces. */
export function column(known: WarState, japan: number, us: number, tfs = 0) {
  const taskForces = Array.from({ length: tfs }, (_, i) => ({ ...TF, id: `tf-${i + 1}` }));
  const listed = applied(known, [{ type: 'v1.ForcesListed', forces: { ...FORCES, taskForces } }]);
  const ran = run(run(listed, 'magic-jp', { cards: { cards: japan } }).state, 'magic-us', {
    cards: { cards: us },
  });
  return {
    state: ran.state,
    pearlLevel: Number(lineOf(ran, 'Pearl level')?.replace('−', '-')),
    column: lineOf(ran, 'Column')?.replace('–', '-'),
    drm: ran.state.attack?.drm,
  };
}

const POWERS: { readonly [P in Power]: string } = { us: 'US', gb: 'Britain' };
/** Whom the windows of this declaration touch, and whether China's lines run. */
export function windows(state: WarState, at = 0) {
  const { onslaught = false, unprepared = [] } = state.declarations[at] ?? {};
  const names = unprepared.map((power) => POWERS[power]).toSorted();
  return {
    J0: onslaught,
    live517: onslaught,
    A1: names,
    A2: names,
    CH: checklist(state).some(({ id }) => id === 'CH-1'),
    pearlProcedure: state.attack?.declaration === at,
  };
}

/** The same war, so many player turns on. */
export const later = (state: WarState, turns: number): WarState =>
  turns ? later(run(atPeace(state), 'next-turn').state, turns - 1) : state;
