import { flag, oneOf, tableOf, whole, words } from '../../../kit/rows';
import type { SideId } from './units';

/** A line of the geographic points: who has it undisputed at the end, with its garrison, counts it. */
export type Area = {
  readonly id: string;
  readonly name: string;
  /** In points; halved where no hex of it is in supply. */
  readonly vp: number;
  /** The only side that can count it. */
  readonly side?: SideId;
  /** The garrison of either side, in words; none where nobody need stand there who owned it at the start, or passed last. */
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

/** 24, Geographic Victory Points: both sides first, then each alone, then the fronts of the mainland. */
export const AREAS: readonly Area[] = tableOf(
  'area',
  `
  home | Japanese Home Islands | 200 | homeland | j: none | a: twelve divisions | needs: !homeDefense
  home-command | Japanese Home Islands | 200 | homeland | j: six divisions and 10 LAC | a: twelve divisions | needs: homeDefense | note: 31(E)
  india | India, on the map | 25 | asia | j: two divisions | a: one division
  rangoon | Rangoon | 10 | asia | j: one division | a: one regiment and 5 LAC
  mandalay | Mandalay | 25 | asia | j: one division | a: one engineer
  thailand | Thailand | 10 | asia | j: 5 LAC | a: one regiment
  singapore | Singapore | 25 | asia | j: one regiment | a: one coastal defense
  indochina | Indochina | 50 | asia | j: one division and 5 LAC | a: two regiments
  sumatra | Sumatra | 50 | indies | j: one division | a: one regiment
  java | Java | 50 | indies | j: one division | a: one regiment
  borneo | Borneo | 50 | indies | j: one division | a: one regiment
  philippines | Philippines | 75 | indies | j: one division | a: one regiment
  manila | Manila 381 | 25 | indies | j: one division | a: one regiment | note: Beside the Philippines; a garrison counts for both
  hongkong | Hong Kong | 10 | asia | j: one regiment | a: one regiment
  formosa | Formosa | 50 | asia | j: one regiment | a: one regiment
  vogelkop | Vogelkop 488, 521 | 10 | south | j: one brigade on either hex | a: 5 LAC
  australia | Australia | 50 | south | j: six divisions | a: three divisions
  newzealand | New Zealand | 25 | south | j: one division | a: one division
  newcaledonia | New Caledonia | 10 | south | j: 5 LAC | a: one regiment
  pearl | Pearl Harbor | 50 | pacific | j: one division | a: none
  aleutians | Dutch Harbor, Cold Bay or Kodiak | 10 | pacific | j: one regiment | a: none | note: One of them only
  tokyo | Tokyo 678 | 100 | homeland | side: a | a: one division | note: Beside the Home Islands
  japan-city | Each other city in Japan | 30 | homeland | side: a | a: one regiment | each | note: Beside the Home Islands
  air-3 | Functional air base of 10 or more within three hexes of Japan | 20 | bases | side: a | a: 5 LBAC or 5 B-29 | best: air | note: Not a base in Japan itself; in the USSR only when it is in the war
  air-6 | Functional air base of 10 or more within six hexes of Japan | 15 | bases | side: a | a: 5 LBAC or 5 B-29 | best: air | note: Not a base in Japan itself; in the USSR only when it is in the war
  air-9 | Functional air base of 10 or more within nine hexes of Japan | 10 | bases | side: a | a: 5 B-29 | best: air | note: Not a base in Japan itself; in the USSR only when it is in the war
  naval-6 | Functional naval base within six hexes of Japan | 20 | bases | side: a | a: one engineer | best: naval | note: Not a base in Japan itself; in the USSR only when it is in the war
  naval-12 | Functional naval base within twelve hexes of Japan | 10 | bases | side: a | a: one engineer | best: naval | note: Not a base in Japan itself; in the USSR only when it is in the war
  australian-city | Each city in Australia | 25 | south | side: j | j: one regiment | each | note: Beside Australia; a garrison counts for both
  auckland | Auckland | 25 | south | side: j | j: one regiment | note: Beside New Zealand; a garrison counts for both
  air-australia | Functional air base of 10 or more within four hexes of Australia | 5 | bases | side: j | j: 5 LAC | note: Not a base in Australia, New Caledonia or Oahu itself
  air-caledonia | Functional air base of 10 or more within four hexes of New Caledonia | 10 | bases | side: j | j: 5 LAC | note: Not a base in Australia, New Caledonia or Oahu itself
  naval-australia | Functional naval base within six hexes of Australia | 5 | bases | side: j | j: one engineer | note: Not a base in Australia, New Caledonia or Oahu itself
  naval-oahu | Functional naval base within nine hexes of Oahu | 20 | bases | side: j | j: one engineer | note: Not a base in Australia, New Caledonia or Oahu itself
  chunking | Chunking 207 | 10 | china | j: one division | a: none | needs: china
  china-city | Each other city in mainland China | 3 | china | j: one division a city | a: none | needs: china | each | note: Not Hong Kong
  korea | Korea | 25 | china | j: one division | a: one division | needs: china
  vladivostok | Vladivostok | 10 | china | j: one army of any size | a: none | needs: soviet | from: 191 | note: Once the USSR is in the war
  manchukuo | Manchukuo | 100 | china | j: four armies and 40 LAC; from 1943 four armies and 5 LAC | a: four corps, armies or fronts | needs: china
`,
  {
    id: words,
    name: words,
    vp: whole,
    group: oneOf('homeland', 'asia', 'indies', 'south', 'pacific', 'bases', 'china'),
  },
  {
    side: oneOf('j', 'a'),
    j: words,
    a: words,
    needs: words,
    from: whole,
    best: oneOf('air', 'naval'),
    each: flag,
    note: words,
  },
);
