import { JP_CARRIERS } from './ships';
import { SQUADRON_POINTS } from './values';

/** Types with their engines; what they can do is in the rules, the map and the players' hands. */
export const TYPES = {
  zero: { label: 'Zero', side: 'jp', engines: 1, job: 'fighter' },
  val: { label: 'Val', side: 'jp', engines: 1, job: 'bomber' },
  kate: { label: 'Kate', side: 'jp', engines: 1, job: 'torpedo' },
  b17: { label: 'B-17', side: 'us', engines: 4, job: 'bomber' },
  b18: { label: 'B-18', side: 'us', engines: 2, job: 'bomber' },
  a20: { label: 'A-20', side: 'us', engines: 2, job: 'bomber' },
  p40: { label: 'P-40B', side: 'us', engines: 1, job: 'fighter' },
  p36: { label: 'P-36', side: 'us', engines: 1, job: 'fighter' },
  pby: { label: 'PBY', side: 'us', engines: 2, job: 'search' },
  f4f: { label: 'F4F', side: 'us', engines: 1, job: 'fighter' },
  f2a: { label: 'F2A', side: 'us', engines: 1, job: 'fighter' },
  sbd: { label: 'SBD', side: 'us', engines: 1, job: 'bomber' },
  tbd: { label: 'TBD', side: 'us', engines: 1, job: 'torpedo' },
} as const;
export type TypeId = keyof typeof TYPES;
export const TYPE_IDS = Object.keys(TYPES) as readonly TypeId[];

export type Squadron = {
  readonly id: string;
  readonly name: string;
  readonly type: TypeId;
  /** A carrier's id, or a land base. */
  readonly base: string;
  /** Where it comes from, once it has landed elsewhere (PH-39). */
  readonly home?: string;
  readonly lost: boolean;
  /** How it was lost, and when: a line of the ledger. */
  readonly how?: string;
  readonly when?: string;
  /** Its one load of armour-piercing bombs is dropped (PH-35). */
  readonly apUsed: boolean;
};

export const newSquadron = (type: TypeId, name: string, base: string): Squadron => ({
  id: `${base}-${name}`.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
  name,
  type,
  base,
  lost: false,
  apUsed: false,
});

const ofCarriers = (carriers: readonly string[], types: readonly TypeId[]): readonly Squadron[] =>
  carriers.flatMap((carrier) =>
    types.map((type) => newSquadron(type, `${carrier} ${TYPES[type].label}`, carrier.toLowerCase())),
  );

/** One of each kind for each carrier, some of each on O'ahu; players change it to fit their counters (PH-46). */
export const SQUADRONS: readonly Squadron[] = [
  ...ofCarriers(JP_CARRIERS, ['zero', 'val', 'kate']),
  ...ofCarriers(['Enterprise'], ['f4f', 'sbd', 'tbd']),
  ...ofCarriers(['Lexington'], ['f2a', 'sbd', 'tbd']),
  ...(['p40', 'p40', 'p40', 'p36', 'a20', 'b18', 'b18', 'b17', 'pby', 'pby', 'pby'] as const).map((type, i) =>
    newSquadron(type, `${TYPES[type].label} ${i + 1}`, type === 'pby' ? 'kaneohe' : 'oahu'),
  ),
];

export const sideOf = ({ type }: Squadron): 'jp' | 'us' => TYPES[type].side;
/** Of the US Army; what else is American is the Navy’s. */
export const isArmy = ({ type }: Squadron): boolean => ['b17', 'b18', 'a20', 'p40', 'p36'].includes(type);
export const isMultiEngine = ({ type }: Squadron): boolean => TYPES[type].engines > 1;

/** What its loss is worth to the other side. */
export function squadronPoints(squadron: Squadron): number {
  if (sideOf(squadron) === 'jp') return SQUADRON_POINTS.jp;
  return squadron.type === 'b17' ? SQUADRON_POINTS.b17 : SQUADRON_POINTS.us;
}
