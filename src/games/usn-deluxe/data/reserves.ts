import type { SideId } from './units';

/** What comes so many turns after a reserve is triggered. */
export type ReserveArrival = {
  readonly after: number;
  readonly text: string;
  /** Switches that must be on, or off with a `!`. */
  readonly needs?: string;
  /** Only when triggered by the end of 1943, or only later. */
  readonly early?: boolean;
  /** Ships that enter the register with it. */
  readonly ships?: readonly string[];
};

/** A group of reserves: asked at each start of turn until it comes, once a game. */
export type Reserve = {
  readonly id: string;
  readonly name: string;
  readonly rule: string;
  readonly side: SideId;
  /** Not before this turn, though its condition hold. */
  readonly from?: number;
  readonly question: string;
  readonly needs?: string;
  /** It comes with these, too. */
  readonly with?: readonly string[];
  readonly place: string;
  readonly arrives: readonly ReserveArrival[];
  readonly scenarios: readonly string[];
  readonly note?: string;
  /** Not once this one is in play. */
  readonly unless?: string;
  /** Points that calling it gives the other side. */
  readonly costs?: number;
};

const ORANGE = ['wpo1', 'wpo2', 'wpo3'];
const ORANGE_RESERVES = '4 × 10-20 brigade, 6 LAC, CA-4';
const CAMPAIGNS = ['g1', 'g2', 'g3', 'g4', 'g5'];
const AIR_BASES_AT_HOME = 'Hexes with a functional air base in the Home Islands; one 10-30 army per hex';
const DISTANCE =
  'Count from a coastal hex of Japan, leaving that hex out, to the hex itself. Chinese units do not count, nor does anything in the USSR before it enters the war';

/** The last turn on which Ketsu-Go is early (1943). */
export const EARLY_TO = 107;

/** The first three are of the Allies (23.A-C), the others of Japan (23.D, 31). */
export const RESERVES: readonly Reserve[] = [
  {
    id: 'us',
    name: 'US reserves',
    rule: '23.A',
    side: 'a',
    question: 'Does Japan have a land unit or a base, functional or not, on Hawaii?',
    place: 'West Coast',
    arrives: [{ after: 0, text: '9 × 8-15 regiment' }],
    scenarios: CAMPAIGNS,
  },
  {
    id: 'australian',
    name: 'Australian reserves',
    rule: '23.B',
    side: 'a',
    question: 'Does Japan have a land unit or a base, functional or not, in Australia?',
    place: 'Functional Allied naval bases in Australia, three units a turn',
    arrives: [
      { after: 0, text: '3 × 8-15 regiment' },
      { after: 1, text: '3 × 8-15 regiment' },
      { after: 2, text: '3 × 8-15 regiment', needs: '!armor' },
      { after: 2, text: '1 × armored brigade', needs: 'armor' },
    ],
    scenarios: CAMPAIGNS,
  },
  {
    id: 'indian',
    name: 'Indian reserves',
    rule: '23.C',
    side: 'a',
    question: 'Does Japan have a land unit or a functional base in India?',
    place: 'India box',
    arrives: [{ after: 0, text: '3 × 8-15 regiment, 5 LAC' }],
    scenarios: CAMPAIGNS,
  },
  {
    id: 'nac',
    name: 'Naval aircraft in Japan',
    rule: '31',
    side: 'j',
    question: 'Has Japan lost four or more CV and CVL in all?',
    needs: '!homeDefense',
    with: ['sho-go', 'ketsu-go'],
    place: 'Japan',
    arrives: [{ after: 0, text: '10 NAC' }],
    scenarios: ['g1', 'g2', 'g3', 'g5'],
  },
  {
    id: 'nac-free',
    name: 'Naval aircraft of the Home Island Defense Command',
    rule: '31',
    side: 'j',
    question: 'Has Japan lost four or more CV and CVL in all?',
    needs: 'homeDefense',
    with: ['sho-go', 'ketsu-go'],
    place: 'Home Islands',
    arrives: [],
    scenarios: ['g1', 'g2', 'g3', 'g5'],
    note: 'Its 10 NAC may now leave',
  },
  {
    id: 'a-go',
    name: 'A-Go',
    rule: '23.D',
    side: 'j',
    from: 56,
    question:
      'Do the Allies have a supplied land unit or a functional base inside the Game 2 start line? Chinese units do not count',
    place: 'Brigades at any functional Japanese naval bases, aircraft on functional air bases at home',
    arrives: [{ after: 0, text: '4 × 8-18 brigade, 10 NAC' }],
    scenarios: CAMPAIGNS,
  },
  {
    id: 'sho-go',
    name: 'Sho-Go',
    rule: '23.D(C)',
    side: 'j',
    from: 108,
    question:
      'Do the Allies have a supplied land unit or a functional base in Burma, Sumatra, Java, Borneo, the Philippines, Formosa, Korea or the Home Islands, or on a Class 1 or 2 island within nine hexes of Japan?',
    place: AIR_BASES_AT_HOME,
    arrives: [
      {
        after: 0,
        text: '1 × 40-20 armored division, 3 × 20-40 division, 1 × 10-30 army, 20 LAC',
        needs: '!homeDefense',
      },
      { after: 0, text: '1 × 40-20 armored division, 1 × 10-30 army, 10 LAC', needs: 'homeDefense' },
      { after: 2, text: '1 × 10-30 army' },
      { after: 8, text: '10 Kami' },
      { after: 16, text: '10 Kami' },
    ],
    scenarios: CAMPAIGNS,
    note: `From now on Japan entrenches on 4 to 6 and uses late-war special tactics, and the Home Island Defense Command may leave. ${DISTANCE}`,
  },
  {
    id: 'ketsu-go',
    name: 'Ketsu-Go',
    rule: '23.D(F)',
    side: 'j',
    question:
      'Do the Allies have a supplied land unit or a functional base in the Home Islands or within five hexes of them?',
    place: AIR_BASES_AT_HOME,
    arrives: [
      {
        after: 0,
        text: '3 × 20-40 division, 1 × 10-30 army, 1 × 1-1 engineer, 10 LAC',
        needs: '!homeDefense',
      },
      { after: 0, text: '1 × 10-30 army, 1 × 1-1 engineer', needs: 'homeDefense' },
      { after: 0, text: '10 Kami', early: false },
      { after: 2, text: '1 × 10-30 army' },
      { after: 4, text: '1 × 10-30 army' },
      { after: 6, text: '1 × 10-30 army' },
      { after: 8, text: '1 × 10-30 army, 4 × 20-40 division, 10 LAC' },
      { after: 8, text: '10 Kami', early: false },
      { after: 10, text: '1 × 10-30 army' },
      { after: 12, text: '1 × 10-30 army, 4 × 20-40 division' },
      { after: 14, text: '1 × 10-30 army' },
      { after: 16, text: '10 LAC', early: true },
      { after: 16, text: '20 Kami', early: false },
      { after: 24, text: '10 Kami', early: false },
    ],
    scenarios: CAMPAIGNS,
    note: `The Home Island Defense Command may leave. ${DISTANCE}`,
  },
  {
    id: 'indian-cbi',
    name: 'Indian regiments',
    rule: 'CBI',
    side: 'a',
    from: 124,
    question: 'Is a Japanese unit in India?',
    place: 'India box',
    arrives: [{ after: 0, text: '3 × 8-15 regiment' }],
    scenarios: ['cbi2', 'cbi12'],
  },
  {
    id: 'us-orange',
    name: 'US reserves of Orange',
    rule: '23.A',
    side: 'a',
    question: 'Does Japan have a land unit or a base, functional or not, on Hawaii?',
    place: 'West Coast',
    arrives: [{ after: 0, text: ORANGE_RESERVES, ships: ['a:CA-4'] }],
    scenarios: ORANGE,
    unless: 'us-orange-called',
  },
  {
    id: 'us-orange-called',
    name: 'US reserves called at will',
    rule: 'War Plan Orange',
    side: 'a',
    from: 6,
    question: 'Does the American player call them? They arrive next turn, and Japan scores 15 points.',
    place: 'West Coast',
    arrives: [{ after: 1, text: ORANGE_RESERVES, ships: ['a:CA-4'] }],
    scenarios: ORANGE,
    unless: 'us-orange',
    costs: 15,
  },
  {
    id: 'ketsu-go-orange',
    name: 'Ketsu-Go of Orange',
    rule: '23.D(F)',
    side: 'j',
    question:
      'Does America have a supplied land unit or a functional base in the Home Islands or within five hexes of them?',
    place: AIR_BASES_AT_HOME,
    arrives: [{ after: 0, text: '3 × 20-40 division, 5 LAC' }],
    scenarios: ORANGE,
  },
];
