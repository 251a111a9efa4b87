import { signed } from '../../../../core/numbers';
import type { FormCheck } from '../../../../core/play/form';
import { askCell, type Derivation, type Steps } from '../../../../core/play/procedure';
import { VALUE } from '../../../../kit/charts';
import { askFields, type Field, type FieldsOf, mark, number, when } from '../../../../kit/fields';
import { fact, shifted } from '../../../../kit/lines';
import { eachFace, rollDice } from '../../../../kit/rolls';
import { MAP_COUNTS, TERRAINS } from '../../data/charts';
import { SUPPORT } from '../../data/modifiers';
import { type Ship, shipOf, shortName } from '../../data/ships';
import {
  armyFlies,
  armyModifier,
  armyRolls,
  freeBattleships,
  freePlanes,
  US_PLANE_FLIES,
  usDice,
} from '../../state/air';
import type { IphEvent } from '../../state/events';
import type { IphState } from '../../state/state';
import { type Battle, NO_SUPPORT, type SaidSupport, type Support } from './declared';
import { FORD_ISLAND } from './fields';

/** What may be committed to a battle, and what the US must roll for (7.1, 7.12, 7.14, 10.4, 11.4). */
export type Limits = {
  readonly battleships: readonly Ship[];
  readonly planes: number;
  readonly usDice: number;
  readonly army: boolean;
};
/** With the factors of each battleship (7.1). */
export type KnownLimits = Limits & { readonly factors: number };

type Kind = {
  /** A second attack by a force that has just advanced (10.4). */
  readonly momentum?: boolean;
  /** Planes attack Battleship Row alone (11.4). */
  readonly airOnly?: boolean;
  /** A lone beachhead marker, and no ground unit to support (IPH-31). */
  readonly helpless?: boolean;
  /** 11.4: no more than one column against Battleship Row. */
  readonly rowDefends?: boolean;
};

export function supportLimits(state: IphState, kind: Kind): Limits {
  const { momentum, airOnly, helpless, rowDefends } = kind;
  const usFlies = !momentum || state.house.momentumAir === 'us';
  const us = { usDice: usFlies ? usDice(state) : 0, army: usFlies && armyRolls(state) };
  if (momentum || helpless) return { ...us, battleships: [], planes: 0 };
  const planes = freePlanes(state);
  if (airOnly) return { ...us, battleships: [], planes };
  return { ...us, battleships: freeBattleships(state), planes: rowDefends ? Math.min(1, planes) : planes };
}

/** The same, with what a battleship adds where one is free. */
export function* askLimits(work: Derivation, state: IphState, kind: Kind): Steps<KnownLimits> {
  const limits = supportLimits(state, kind);
  return { ...limits, factors: limits.battleships.length ? yield* askEach(work, 'battleship') : 0 };
}

/** What each ship or plane adds. */
function* askEach(work: Derivation, row: string): Steps<number> {
  return Number((yield* askCell(work, SUPPORT, VALUE, row)).value);
}

const battleshipOptions = ({ battleships, factors }: KnownLimits) =>
  battleships.map((ship) => ({ value: ship.id, label: shortName(ship), effect: signed(factors) }));

/** The fields of a commitment; with `terrains` they stand only there. */
export function supportFields(limits: KnownLimits, terrains?: readonly string[]): FieldsOf<SaidSupport> {
  const { battleships, planes } = limits;
  const there = <V>(field: Field<V>): Field<V | undefined> =>
    terrains ? when('terrain', terrains, field) : field;
  const several = Array.from({ length: Math.max(0, planes - 1) }, (_, i) => String(i + 2));
  const ships = mark<string>('Battleships', battleshipOptions(limits), { rule: '7.1', initial: [] });
  const free = number(`Planes (${planes} free)`, 0, planes, { rule: '7.12', initial: 0 });
  const units = number('Japanese ground units in it', 1, 40, { rule: '7.12' });
  return {
    ...(battleships.length && { battleships: there(ships) }),
    ...(planes && { planes: there(free) }),
    ...(planes > 1 && { units: when('planes', several, units) }),
  };
}

export const SUPPORT_CHECKS: readonly FormCheck[] = [
  {
    kind: 'not-more',
    field: 'planes',
    than: 'units',
    message: 'No more planes than Japanese ground units in the battle (7.12).',
  },
];

/** 11.4: one plane at most where ground units attack Battleship Row. */
export const ROW_PLANES_CHECK: FormCheck = {
  kind: 'sum-at-most',
  fields: ['planes'],
  max: 1,
  when: { field: 'terrain', includes: [FORD_ISLAND] },
  message: 'Against Battleship Row one plane counts at most (11.4).',
};

/** Terrain where nothing comes between the declaration and the support: everywhere but in a city (10.13). */
export const NO_ISSEI_TERRAIN = [...TERRAINS.filter((terrain) => terrain !== 'city'), FORD_ISLAND];

export const supportOf = ({ battleships = [], planes = 0 }: SaidSupport): Support => ({
  battleships,
  planes,
});

/** 12.1: after the Issei die, by daylight; in the open it was declared with the attack, at night with the night die. */
export function* askSupport(work: Derivation, limits: KnownLimits): Steps<Support> {
  const fields = supportFields(limits);
  if (!Object.keys(fields).length) return NO_SUPPORT;
  const form = { key: 'support', rule: '7.1', title: 'Japanese ships and planes', submit: 'Continue' };
  return supportOf(
    yield* askFields<SaidSupport>({ ...work, side: 'jp' }, { ...form, checks: SUPPORT_CHECKS }, fields),
  );
}

/** Battleships that may be declared with the night die. */
export const battleshipMarks = (limits: KnownLimits) =>
  battleshipOptions(limits).map((option) => ({ ...option, dice: 0 }));

/** Battleship factors for Japan, with their line of the derivation (7.1). */
export function addBattleships(
  work: Derivation,
  { battleships }: Support,
  { factors }: KnownLimits,
  prompt: string,
): number {
  const value = `${signed(factors)} factors`;
  for (const id of battleships)
    work.lines.push(fact(`${shortName(shipOf(id))} supports`, { value, rule: '7.1', prompt }));
  return factors * battleships.length;
}

/** Columns for Japan by its planes (7.12); signed for the attacker. */
export function* addPlanes(work: Derivation, battle: Battle, planes: number, prompt: string): Steps<number> {
  if (!planes) return 0;
  const columns = planes * (yield* askEach(work, 'jp-plane'));
  const shift = (battle.attacker === 'jp' ? columns : -columns) || 0;
  const label = planes === 1 ? '1 Japanese plane' : `${planes} Japanese planes`;
  work.lines.push(shifted(label, shift, { rule: '7.12', prompt }));
  return shift;
}

/** 7.15: asked with the attack, because only the players see who stands next to an airfield. */
export const nearField = ({ airfieldsNear: initial }: IphState) =>
  number('Airfields with Japan on or next to them', 0, 12, {
    rule: '7.15',
    hint: 'Of those never taken. Ground units and interdicting planes count.',
    ...(initial !== undefined && { initial }),
  });

type UsAir = { readonly shift: number; readonly usPlanes: number; readonly army: boolean };

/** 7.14, 7.15: the compulsory dice of US planes; each that flies is columns for the US, signed for the attacker. */
export function* rollUsAir(work: Derivation, state: IphState, battle: Battle, limits: Limits): Steps<UsAir> {
  const count = limits.usDice + (limits.army ? 1 : 0);
  if (!count) return { shift: 0, usPlanes: 0, army: false };
  const modifier = limits.army ? yield* armyPlaneModifier(work, state, battle.near) : 0;
  const each = yield* askEach(work, 'us-plane');
  const needs = `${Math.max(1, US_PLANE_FLIES - modifier)} or more`;
  const carrierPlane = eachFace((face) => fliesIf(face >= US_PLANE_FLIES));
  const armyPlane = eachFace((face) => fliesIf(armyFlies(face, modifier)));
  const names = [
    ...Array.from(
      { length: limits.usDice },
      (_, i) => `Carrier plane${limits.usDice > 1 ? ` ${i + 1}` : ''}, ${US_PLANE_FLIES} flies`,
    ),
    ...(limits.army ? [`Army plane, ${needs}`] : []),
  ];
  const flown = (faces: readonly number[]) => {
    const usPlanes = faces.slice(0, limits.usDice).filter((face) => face >= US_PLANE_FLIES).length;
    const army = limits.army && armyFlies(faces.at(-1) ?? 1, modifier);
    const columns = each * (usPlanes + (army ? 1 : 0));
    return { usPlanes, army, shift: (battle.attacker === 'us' ? columns : -columns) || 0 };
  };
  const { dice } = yield* rollDice(work, {
    key: 'us-air',
    rule: '7.14',
    title: 'US planes: do they fly?',
    side: 'us',
    count,
    dieNotes: names.map((_, i) => (i < limits.usDice ? carrierPlane : armyPlane)),
    ...(count > 1 ? { dieNames: names } : { hint: `${names[0]}.` }),
    line(_sum, faces) {
      const { usPlanes, army, shift } = flown(faces);
      const label = usPlanes || army ? describeFlying(usPlanes, army) : 'No US plane flies';
      return { kind: 'shift', label, value: signed(shift), rule: limits.usDice ? '7.14' : '7.15' };
    },
  });
  return flown(dice.faces);
}

const fliesIf = (flies: boolean): string => (flies ? 'flies' : 'stays down');

function describeFlying(usPlanes: number, army: boolean): string {
  const carrier = usPlanes ? [usPlanes === 1 ? '1 carrier plane' : `${usPlanes} carrier planes`] : [];
  const words = [...carrier, ...(army ? ['the Army plane'] : [])].join(' and ');
  return `US: ${words} ${usPlanes + (army ? 1 : 0) === 1 ? 'flies' : 'fly'}`;
}

function* armyPlaneModifier(work: Derivation, state: IphState, near: number): Steps<number> {
  const total = yield* askCell(work, MAP_COUNTS, 'count', 'airfields');
  const modifier = armyModifier(Number(total.value), state, near);
  work.lines.push(
    fact('Airfields that help the Army plane', {
      value: signed(modifier),
      rule: '7.15',
      source: total.source,
      prompt: 'declare',
    }),
  );
  return modifier;
}

/** What the battle used up (7.1, 7.10, 7.14). */
export function supportEvents(
  { battleships, planes }: Support,
  { usPlanes, army }: UsAir,
): readonly IphEvent[] {
  return battleships.length || planes || usPlanes || army
    ? [{ type: 'v1.SupportGiven', battleships, planes, usPlanes, army }]
    : [];
}
