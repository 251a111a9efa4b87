import type { Args } from '../../../core/play/procedure';
import { whoDoes } from '../../../core/who-does';
import { theatresOf } from '../data/attack-limits';
import { phaseOf, seaMover } from '../data/phases';
import { isShockTurn } from '../data/scenarios';
import type { SideId } from '../data/units';
import { openTheatres } from '../state/attacks';
import {
  ATTACKS,
  aloft,
  attackingFleet,
  attackingSide,
  eyesOf,
  flyingSides,
  isAfloat,
  missionsTag,
  stationed,
  subsOf,
} from '../state/fights';
import { notUnderway } from '../state/procedure';
import { sideOf } from '../state/ships';
import { has, type UsnState } from '../state/state';
import { apart } from './apart';

/** 24: Any fight of the map, entered hit by hit. */
export const enterFight = apart({
  id: 'fight',
  rule: '24',
  title: 'Enter a fight',
  side: ({ cursor }) => phaseOf(cursor.step).side,
  unless: notUnderway,
});

/**
 * Variable Deployment: It is open by the first attack. Where each side has a phone no other one could fight by it before; on one
 * phone it is only owed.
 */
const sealedStill = ({ deployment, opened }: UsnState, args: Args): string | undefined =>
  args.apart === true && deployment !== undefined && !opened
    ? 'Reveal the variable deployment first.'
    : undefined;

/** Shock Effect: Nobody lands or flies before Japan does. */
const isGrounded = ({ scenario, cursor }: UsnState): boolean =>
  isShockTurn(scenario, cursor.turn) && cursor.step === 'p5';

/** 5A, 5B, 9A, 9B */
export const landing = apart({
  id: 'landing',
  rule: '15',
  title: 'Land troops',
  side: attackingSide,
  unless: (state) =>
    notUnderway(state) ??
    (ATTACKS[state.cursor.step] ? undefined : 'Troops land on an enemy only in phases 5 and 9.') ??
    (isGrounded(state) ? 'The Allies cannot move on the Shock Effect turn.' : undefined),
});

/** 5N, 9N */
export const landAttack = apart({
  id: 'land-attack',
  rule: '8',
  title: 'Land attack',
  side: attackingSide,
  unless: (state) => {
    if (!ATTACKS[state.cursor.step]) return 'Land units attack only in phases 5 and 9.';
    return notUnderway(state) ?? spentAll(state, attackingSide(state));
  },
});

/** CBI (C): Why a side attacks no more for now. */
const spentAll = (state: UsnState, side: SideId): string | undefined =>
  theatresOf(state.scenario).length > 0 && openTheatres(state, side).length === 0
    ? 'All land attacks allowed this turn or month have been made (CBI).'
    : undefined;

/** Why no aircraft strike now. */
const noStrike = (state: UsnState): string | undefined => {
  if (!ATTACKS[state.cursor.step]) return 'Aircraft strike only in phases 5 and 9.';
  return notUnderway(state) ?? (isGrounded(state) ? 'Aircraft cannot fly before Japan’s attack.' : undefined);
};

/** 5E: A side writes its missions, which nobody else sees before all are laid open. */
export const writeMissions = apart({
  id: 'missions',
  rule: 'Phase 5(E)',
  title: (state, args) => `Air missions of ${state.players[sideOf(state, args)]}`,
  side: sideOf,
  secret: (state, args) => ({ side: sideOf(state, args), tag: missionsTag(state) }),
  veiled: (state, args) => [{ type: 'v1.MissionsWritten', side: sideOf(state, args) }],
  beside: () => '',
  unless: (state, args) => {
    const side = sideOf(state, args);
    const why = noStrike(state);
    if (why) return why;
    if (!flyingSides(state).includes(side)) return 'The other side does not fly on this turn.';
    if (state.missions?.opened) return 'The written missions are already revealed. Fly them first.';
    return state.missions?.written[side] ? 'Your missions are already written.' : undefined;
  },
});

const notWritten = (state: UsnState): SideId | undefined =>
  flyingSides(state).find((side) => state.missions?.written[side] === undefined);

/** 5F: What was written is laid open together. */
export const openMissions = apart({
  id: 'open-missions',
  rule: 'Phase 5(E)',
  title: 'Reveal the air missions',
  side: attackingSide,
  apart: true,
  unless: (state, args) => {
    const why = noStrike(state);
    if (why) return why;
    if (!Object.keys(state.missions?.written ?? {}).length) return 'No air missions are written yet.';
    if (state.missions?.opened) return 'The air missions are already revealed.';
    const lacks = args.apart === true ? notWritten(state) : undefined;
    return lacks && `${whoDoes(state.players[lacks], 'has', 'have')} not written any missions yet.`;
  },
});

/** Where each side has a phone nobody could give missions that the other does not see at once. */
const unwritten = ({ missions }: UsnState, args: Args): string | undefined => {
  if (missions?.opened) return undefined;
  if (Object.keys(missions?.written ?? {}).length) return 'Reveal the written missions first.';
  return args.apart === true ? 'Each side writes its air missions on its own phone first.' : undefined;
};

/** 5E to 5M, 9E to 9M */
export const airStrike = apart({
  id: 'air-strike',
  rule: 'Phase 5(E)',
  title: 'Air strike',
  side: attackingSide,
  apart: true,
  knows: (state) => {
    const sealed = flyingSides(state).find((side) => state.missions?.written[side] === 'sealed');
    return sealed && { side: sealed, tag: missionsTag(state, (state.missions?.times ?? 1) - 1) };
  },
  unless: (state, args) => noStrike(state) ?? sealedStill(state, args) ?? unwritten(state, args),
});

/** 5O, 9O */
export const airBasing = apart({
  id: 'air-basing',
  rule: 'Phase 5',
  title: 'Air basing',
  side: attackingSide,
  unless: (state) => notUnderway(state) ?? (aloft(state).length ? undefined : 'No aircraft are in the air.'),
});

const isAtSea = ({ cursor }: UsnState): boolean => seaMover(cursor.step) !== undefined;

const noFleet = (state: UsnState): string | undefined =>
  notUnderway(state) ??
  (isAtSea(state)
    ? undefined
    : 'Ships fight only in sea movement phases. In other phases they may support a land attack.');

/** 2F */
export const seaBattle = apart({
  id: 'sea-battle',
  rule: '14',
  title: 'Sea battle',
  side: attackingFleet,
  apart: true,
  unless: (state, args) =>
    noFleet(state) ??
    sealedStill(state, args) ??
    (isAfloat(state, 'j') && isAfloat(state, 'a') ? undefined : 'One side has no ship afloat.'),
});

/** 2E, 2G */
export const bombardment = apart({
  id: 'bombardment',
  rule: 'Phase 2',
  title: 'Bombardment',
  side: attackingFleet,
  apart: true,
  unless: (state, args) =>
    noFleet(state) ??
    sealedStill(state, args) ??
    (isAfloat(state, attackingFleet(state)) ? undefined : 'The moving side has no ship afloat.'),
});

/** 32: Submarines go on station at the beginning of their side's sea movement, for eight of them; they are driven off at any time. */
export const stationSubs = apart({
  id: 'stations',
  rule: '32',
  title: 'Submarine stations',
  side: 'j',
  unless: (state) => {
    if (!has(state, 'subs')) return 'Submarines are not in play.';
    const some = seaMover(state.cursor.step) === 'j' ? subsOf(state) : stationed(state);
    return notUnderway(state) ?? (some.length ? undefined : 'No submarine is left to place or take off.');
  },
});

/** 32(B) */
export const submarineAttack = apart({
  id: 'submarine-attack',
  rule: '32',
  title: 'Submarine attack',
  side: 'j',
  apart: true,
  unless: (state, args) => {
    if (seaMover(state.cursor.step) !== 'a') return 'Submarines attack while the Allies move at sea.';
    const ready = stationed(state).some(
      ({ id, type }) => type === 'SS' && !state.fired?.includes(`32:${id}`),
    );
    return (
      notUnderway(state) ??
      sealedStill(state, args) ??
      (ready && isAfloat(state, 'a') ? undefined : 'No submarine on station is left to attack.')
    );
  },
});

/** 20 */
export const scout = apart({
  id: 'scout',
  rule: '20',
  title: 'Scouting at sea',
  unless: (state) =>
    notUnderway(state) ??
    (eyesOf(state).length ? undefined : 'Submarines, radar and naval zones are not in play.'),
});
