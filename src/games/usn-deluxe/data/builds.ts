import { list, oneOf, tableOf, whole, words } from '../../../kit/rows';

/** 13: A unit that is built of smaller ones, one echelon at a time. */
export type Build = {
  /** The unit that is built, by its id. */
  readonly id: string;
  readonly side: 'j' | 'a';
  readonly count: number;
  /** The unit of which so many are combined. */
  readonly part: string;
  /** 26(C): What its training goes by: smaller units into a division, or divisions into a corps or an army; none needs any. */
  readonly as: 'division' | 'corps' | 'untrained';
  /** `orange` in War Plan Orange alone, `dated` never there. */
  readonly where?: readonly string[];
};

/** 13: In the order of the rulebook. 39(D): armored brigades of the Allies build no division. */
export const BUILDS: readonly Build[] = tableOf(
  'unit that is built',
  `
  j-army-80-120 | j | 3 | j-division-20-40 | corps
  j-army-80-160 | j | 3 | j-division-20-40 | corps | where: dated
  j-army-30-50 | j | 3 | j-brigade-8-18 | untrained
  j-division-20-40 | j | 2 | j-brigade-8-18 | untrained
  j-division-20-40 | j | 3 | j-regiment-6-12 | untrained | where: dated
  j-armor-40-20 | j | 2 | j-armor-18-8 | untrained
  a-corps-180-200 | a | 3 | a-marine-50-60 | corps
  a-marine-50-60 | a | 3 | a-marine-10-15 | division | where: dated
  a-marine-50-60 | a | 2 | a-marine-brigade | division | where: orange
  a-corps-120-200 | a | 3 | a-division-30-50 | corps
  a-division-30-50 | a | 3 | a-regiment-8-15 | division | where: dated
  a-division-30-50 | a | 2 | a-brigade-15-25 | division | where: orange
  a-division-30-50 | a | 2 | a-brigade-10-20 | division | where: orange
  a-corps-40-60 | a | 4 | a-regiment-8-15 | corps | where: dated
  a-airborne-40-50 | a | 3 | a-airborne-10-15 | division | where: dated
`,
  {
    ...{ id: words, side: oneOf('j', 'a'), count: whole, part: words },
    ...{ as: oneOf('division', 'corps', 'untrained') },
  },
  { where: list },
);
