import type { Ship } from './ships';
import { isMultiEngine, type Squadron, sideOf, TYPES, type TypeId } from './squadrons';

/** Air Attack Ops: hexes out; what is not named flies 2. */
const RANGE: { readonly [T in TypeId]?: number } = { b17: 6, pby: 6, a20: 4, b18: 4, tbd: 1 };
const SHORT_RANGE = 2;

export const rangeOf = (type: TypeId): number => RANGE[type] ?? SHORT_RANGE;

/** How far it may be sent: the short-ranged ones a hex more, at the risk of a crash (PH-40). */
export const reachOf = (type: TypeId): number =>
  rangeOf(type) <= SHORT_RANGE ? rangeOf(type) + 1 : rangeOf(type);

/**
 * Carrier Ops: four carriers host 3 air units; the others are taken as 2. It is room for others’ squadrons: a carrier’s own
 * always come home (PH-39).
 */
export const capacityOf = ({ name }: Ship): number =>
  ['Akagi', 'Kaga', 'Shokaku', 'Zuikaku'].includes(name) ? 3 : 2;

export const isFighter = ({ type }: Squadron): boolean => TYPES[type].job === 'fighter';

/** US fighters with a row of their own in the interception table. */
export const interceptorRow = ({ type }: Squadron): 'p40' | 'p36' | undefined => {
  if (type === 'p40' || type === 'f4f') return 'p40';
  return type === 'p36' || type === 'f2a' ? 'p36' : undefined;
};

/** How a squadron can attack, in the words of the tables. */
export type Attack = {
  readonly id: string;
  readonly label: string;
  /** The row of the anti-aircraft table. */
  readonly profile: 'ha' | 'laBomb' | 'laTorp' | 'multiLa';
  /** The row of the strike table. */
  readonly hits: 'ha' | 'laBomb' | 'torpJp' | 'torpUs';
  readonly weapon: 'bombs' | 'ap' | 'torpedo';
};

const LOW: Attack = { id: 'bombs', label: 'Bombs', profile: 'laBomb', hits: 'laBomb', weapon: 'bombs' };
const AP: Attack = { ...LOW, id: 'ap', label: 'Armour-piercing bombs', weapon: 'ap' };
const HIGH: Attack = { id: 'high', label: 'High altitude', profile: 'ha', hits: 'ha', weapon: 'bombs' };
const MULTI_LOW: Attack = { ...LOW, id: 'low', label: 'Low altitude', profile: 'multiLa' };

/** Single-engine aircraft attack at low altitude only; multi-engine ones choose (PH-28). */
export function attacksOf(squadron: Squadron): readonly Attack[] {
  if (isMultiEngine(squadron)) return [HIGH, MULTI_LOW];
  if (TYPES[squadron.type].job !== 'torpedo') return [LOW];
  const hits = sideOf(squadron) === 'jp' ? 'torpJp' : 'torpUs';
  const torpedo: Attack = { id: 'torpedo', label: 'Torpedo', profile: 'laTorp', hits, weapon: 'torpedo' };
  return squadron.type === 'kate' ? [torpedo, LOW, AP] : [torpedo, LOW];
}
