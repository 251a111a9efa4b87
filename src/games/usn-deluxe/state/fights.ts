import { seaMover } from '../data/phases';
import { isShockTurn } from '../data/scenarios';
import type { SideId } from '../data/units';
import { dated, other } from './points';
import { afloat } from './register';
import { type Flown, has, type Ship, type UsnState } from './state';

/** Phases of land attack, and who attacks in them. */
export const ATTACKS: { readonly [phase: string]: SideId } = { p5: 'a', p9: 'j' };

/** 3: Whose land attack phase this is. */
export const attackingSide = ({ cursor }: UsnState): SideId => ATTACKS[cursor.step] ?? 'j';

/** 5E: Who flies missions in this phase, who attacks first. */
export const flyingSides = (state: UsnState): readonly SideId[] => {
  const side = attackingSide(state);
  return isShockTurn(state.scenario, state.cursor.turn) ? [side] : [side, other(side)];
};

/** Each strike of a phase has missions of its own: those that are written next, or lie open now. */
export const missionsTag = ({ cursor: { turn, step }, missions }: UsnState, times = missions?.times ?? 0) =>
  `missions-${turn}-${step}-${times}`;

/** 3: Whose sea movement this is. */
export const attackingFleet = ({ cursor }: UsnState): SideId => seaMover(cursor.step) ?? 'j';

/** Whether a side has ships that fight on the surface. */
export const isAfloat = (state: UsnState, side: SideId): boolean =>
  afloat(state, side).some((ship) => !isSub(ship));

export const subsOf = (state: UsnState): readonly Ship[] => afloat(state, 'j').filter(isSub);

export const stationed = (state: UsnState): readonly Ship[] => subsOf(state).filter(({ station }) => station);

type Eye = { readonly id: string; readonly label: string; readonly sees: SideId; readonly rule: string };

/** 1943 opens with it. */
const RADAR_FROM = 56;

/** What sees ships without a fight, by the rules in use. */
export const eyesOf = (state: UsnState): readonly Eye[] =>
  [
    ...(has(state, 'subs') && subsOf(state).some(({ type }) => type === 'SS')
      ? [{ id: 'sub', label: 'Seen by a submarine', sees: 'a', rule: '32' } as const]
      : []),
    ...(has(state, 'radar') && dated(state) >= RADAR_FROM
      ? [{ id: 'radar', label: 'Seen by radar', sees: 'j', rule: '37' } as const]
      : []),
    ...(has(state, 'nzoc')
      ? ([
          { id: 'zone-j', label: 'Seen from Japan’s naval zone', sees: 'a', rule: '35' },
          { id: 'zone-a', label: 'Seen from an Allied naval zone', sees: 'j', rule: '35' },
        ] as const)
      : []),
  ].filter(({ sees }) => isAfloat(state, sees));

/** A submarine, or the dummy of one. */
export const isSub = ({ type }: Pick<Ship, 'type'>): boolean => type === 'SS' || type === 'Dummy';

/** Shock Effect: Allied ships and land units on the turn of it. */
export const isShocked = ({ scenario, cursor }: UsnState, side: SideId): boolean =>
  side === 'a' && isShockTurn(scenario, cursor.turn);

/** Phase 2: A ship attacks once in each part of a phase. */
export const firedIn = ({ fired = [] }: UsnState, part: string, ship: string): boolean =>
  fired.includes(`${part}:${ship}`);

/** 5(G), 5(O): Those who still have to land: who aborted has landed at once. */
export const aloft = ({ flown = [] }: UsnState): readonly Flown[] => flown.filter(({ down }) => !down);
