import type { SideId } from './units';

/** A line of the geographic points: who has it undisputed at the end, with its garrison, counts it. */
export type Area = {
  readonly id: string;
  readonly name: string;
  /** In points; halved where no hex of it is in supply. */
  readonly vp: number;
  /** The only side that can count it. */
  readonly side?: SideId;
  /** The garrison of either side, in words. */
  readonly j?: string;
  readonly a?: string;
  /** Switches that must be on, or off with a `!`. */
  readonly needs?: string;
  /** Counts from this turn on. */
  readonly from?: number;
  readonly group: 'homeland' | 'asia' | 'indies' | 'south' | 'pacific' | 'bases' | 'china';
  /** Of the lines that share it only the best counts. */
  readonly best?: 'air' | 'naval';
  /** Counted as often as there are such places. */
  readonly each?: true;
  readonly note?: string;
};

/** 'None': nobody need stand there who owned it at the start, or was the last to pass. */
const NONE = 'none';
const DIVISION = 'one division';
const REGIMENT = 'one regiment';
const ENGINEER = 'one engineer';
const OUTSIDE = 'Not a base in Australia, New Caledonia or Oahu itself';
const NOT_JAPAN = 'Not a base in Japan itself; in the USSR only when it is in the war';

/** 24, Geographic Victory Points: both sides first, then each alone, then the fronts of the mainland. */
export const AREAS: readonly Area[] = [
  {
    id: 'home',
    name: 'Japanese Home Islands',
    vp: 200,
    j: NONE,
    a: 'twelve divisions',
    needs: '!homeDefense',
    group: 'homeland',
  },
  {
    id: 'home-command',
    name: 'Japanese Home Islands',
    vp: 200,
    j: 'six divisions and 10 LAC',
    a: 'twelve divisions',
    needs: 'homeDefense',
    group: 'homeland',
    note: '31(E)',
  },
  { id: 'india', name: 'India, on the map', vp: 25, j: 'two divisions', a: DIVISION, group: 'asia' },
  { id: 'rangoon', name: 'Rangoon', vp: 10, j: DIVISION, a: 'one regiment and 5 LAC', group: 'asia' },
  { id: 'mandalay', name: 'Mandalay', vp: 25, j: DIVISION, a: ENGINEER, group: 'asia' },
  { id: 'thailand', name: 'Thailand', vp: 10, j: '5 LAC', a: REGIMENT, group: 'asia' },
  { id: 'singapore', name: 'Singapore', vp: 25, j: REGIMENT, a: 'one coastal defense', group: 'asia' },
  {
    id: 'indochina',
    name: 'Indochina',
    vp: 50,
    j: 'one division and 5 LAC',
    a: 'two regiments',
    group: 'asia',
  },
  { id: 'sumatra', name: 'Sumatra', vp: 50, j: DIVISION, a: REGIMENT, group: 'indies' },
  { id: 'java', name: 'Java', vp: 50, j: DIVISION, a: REGIMENT, group: 'indies' },
  { id: 'borneo', name: 'Borneo', vp: 50, j: DIVISION, a: REGIMENT, group: 'indies' },
  { id: 'philippines', name: 'Philippines', vp: 75, j: DIVISION, a: REGIMENT, group: 'indies' },
  {
    id: 'manila',
    name: 'Manila 381',
    vp: 25,
    j: DIVISION,
    a: REGIMENT,
    group: 'indies',
    note: 'Beside the Philippines; a garrison counts for both',
  },
  { id: 'hongkong', name: 'Hong Kong', vp: 10, j: REGIMENT, a: REGIMENT, group: 'asia' },
  { id: 'formosa', name: 'Formosa', vp: 50, j: REGIMENT, a: REGIMENT, group: 'asia' },
  {
    id: 'vogelkop',
    name: 'Vogelkop 488, 521',
    vp: 10,
    j: 'one brigade on either hex',
    a: '5 LAC',
    group: 'south',
  },
  { id: 'australia', name: 'Australia', vp: 50, j: 'six divisions', a: 'three divisions', group: 'south' },
  { id: 'newzealand', name: 'New Zealand', vp: 25, j: DIVISION, a: DIVISION, group: 'south' },
  { id: 'newcaledonia', name: 'New Caledonia', vp: 10, j: '5 LAC', a: REGIMENT, group: 'south' },
  { id: 'pearl', name: 'Pearl Harbor', vp: 50, j: DIVISION, a: NONE, group: 'pacific' },
  {
    id: 'aleutians',
    name: 'Dutch Harbor, Cold Bay or Kodiak',
    vp: 10,
    j: REGIMENT,
    a: NONE,
    group: 'pacific',
    note: 'One of them only',
  },
  {
    id: 'tokyo',
    name: 'Tokyo 678',
    vp: 100,
    side: 'a',
    a: DIVISION,
    group: 'homeland',
    note: 'Beside the Home Islands',
  },
  {
    id: 'japan-city',
    name: 'Each other city in Japan',
    vp: 30,
    side: 'a',
    a: REGIMENT,
    group: 'homeland',
    each: true,
    note: 'Beside the Home Islands',
  },
  {
    id: 'air-3',
    name: 'Functional air base of 10 or more within three hexes of Japan',
    vp: 20,
    side: 'a',
    a: '5 LBAC or 5 B-29',
    group: 'bases',
    best: 'air',
    note: NOT_JAPAN,
  },
  {
    id: 'air-6',
    name: 'Functional air base of 10 or more within six hexes of Japan',
    vp: 15,
    side: 'a',
    a: '5 LBAC or 5 B-29',
    group: 'bases',
    best: 'air',
    note: NOT_JAPAN,
  },
  {
    id: 'air-9',
    name: 'Functional air base of 10 or more within nine hexes of Japan',
    vp: 10,
    side: 'a',
    a: '5 B-29',
    group: 'bases',
    best: 'air',
    note: NOT_JAPAN,
  },
  {
    id: 'naval-6',
    name: 'Functional naval base within six hexes of Japan',
    vp: 20,
    side: 'a',
    a: ENGINEER,
    group: 'bases',
    best: 'naval',
    note: NOT_JAPAN,
  },
  {
    id: 'naval-12',
    name: 'Functional naval base within twelve hexes of Japan',
    vp: 10,
    side: 'a',
    a: ENGINEER,
    group: 'bases',
    best: 'naval',
    note: NOT_JAPAN,
  },
  {
    id: 'australian-city',
    name: 'Each city in Australia',
    vp: 25,
    side: 'j',
    j: REGIMENT,
    group: 'south',
    each: true,
    note: 'Beside Australia; a garrison counts for both',
  },
  {
    id: 'auckland',
    name: 'Auckland',
    vp: 25,
    side: 'j',
    j: REGIMENT,
    group: 'south',
    note: 'Beside New Zealand; a garrison counts for both',
  },
  {
    id: 'air-australia',
    name: 'Functional air base of 10 or more within four hexes of Australia',
    vp: 5,
    side: 'j',
    j: '5 LAC',
    group: 'bases',
    note: OUTSIDE,
  },
  {
    id: 'air-caledonia',
    name: 'Functional air base of 10 or more within four hexes of New Caledonia',
    vp: 10,
    side: 'j',
    j: '5 LAC',
    group: 'bases',
    note: OUTSIDE,
  },
  {
    id: 'naval-australia',
    name: 'Functional naval base within six hexes of Australia',
    vp: 5,
    side: 'j',
    j: ENGINEER,
    group: 'bases',
    note: OUTSIDE,
  },
  {
    id: 'naval-oahu',
    name: 'Functional naval base within nine hexes of Oahu',
    vp: 20,
    side: 'j',
    j: ENGINEER,
    group: 'bases',
    note: OUTSIDE,
  },
  { id: 'chunking', name: 'Chunking 207', vp: 10, j: DIVISION, a: NONE, needs: 'china', group: 'china' },
  {
    id: 'china-city',
    name: 'Each other city in mainland China',
    vp: 3,
    j: 'one division a city',
    a: NONE,
    needs: 'china',
    group: 'china',
    each: true,
    note: 'Not Hong Kong',
  },
  { id: 'korea', name: 'Korea', vp: 25, j: DIVISION, a: DIVISION, needs: 'china', group: 'china' },
  {
    id: 'vladivostok',
    name: 'Vladivostok',
    vp: 10,
    j: 'one army of any size',
    a: NONE,
    needs: 'soviet',
    from: 191,
    group: 'china',
    note: 'Ruling 4: once the USSR is in the war',
  },
  {
    id: 'manchukuo',
    name: 'Manchukuo',
    vp: 100,
    j: 'four armies and 40 LAC; from 1943 four armies and 5 LAC',
    a: 'four corps, armies or fronts',
    needs: 'china',
    group: 'china',
  },
];
