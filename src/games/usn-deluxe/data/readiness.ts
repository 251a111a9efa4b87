import type { CheckRow } from './check-row';
import type { SideId } from './units';

type Line = readonly [upTo: number, label: string, gives: string];
/** `gives` is a result, or a further table behind `>`. */
const table = (id: string, name: string, who: SideId, lines: readonly Line[]): CheckRow => ({
  ...{ id, name, rule: 'War Plan Orange', phases: ['set-up'], who, dice: 1, per: 'game', asks: [] },
  rows: lines.map(([upTo, label, gives]) => ({ ...(upTo < 6 && { upTo }), label, gives })),
});

/** War Plan Orange 1 and 2, Readiness: two results for each side, never the same twice (USN-27). */
export const READINESS: { readonly [side in SideId]: CheckRow } = {
  j: table('ready-j', 'Japanese readiness', 'j', [
    [1, 'Maximum effort', 'effort'],
    [2, 'China incident', 'china-incident'],
    [3, 'Manchukuo situation', 'manchukuo'],
    [4, 'Colonial powers threaten', 'colonial'],
    [6, 'Naval situation', '>naval'],
  ]),
  a: table('ready-a', 'American readiness', 'a', [
    [1, 'Navy not prepared', 'late-ships'],
    [2, 'Army mobilized', 'army'],
    [3, 'Navy mobilized', 'navy'],
    [4, 'Amphibious doctrine', '>amphibious'],
    [5, 'Pacific bases', '>bases'],
    [6, 'Aircraft carriers', '>carriers'],
  ]),
};

export const FURTHER: { readonly [table: string]: CheckRow } = {
  '>naval': table('ready-naval', 'Japanese naval situation', 'j', [
    [1, 'Free deployment', 'free'],
    [2, 'Fewer naval pilots', 'pilots'],
    [3, 'Treaty limits on cruisers', 'late-cruiser'],
    [4, 'Fewer merchants converted', 'late-escort'],
    [5, 'Naval building not speeded up', 'escort-instead'],
    [6, 'More carriers built', 'light-carrier'],
  ]),
  '>amphibious': table('ready-amphibious', 'Amphibious doctrine', 'a', [
    [3, 'Slow to debark', 'slow-debark'],
    [6, 'Quick to debark', 'quick-debark'],
  ]),
  '>bases': table('ready-bases', 'American Pacific bases', 'a', [
    [1, 'Forward deployment', 'forward'],
    [3, 'Philippines less prepared', 'philippines-worse'],
    [5, 'Philippines better prepared', 'philippines-better'],
    [6, 'Guam fortified', 'guam'],
  ]),
  '>carriers': table('ready-carriers', 'American aircraft carriers', 'a', [
    [1, 'Variable deployment', '>deployment'],
    [2, 'Forward deployment', 'carriers-oahu'],
    [3, 'Merchants converted', '>conversions'],
    [4, 'Cruiser converted', 'cruiser-converted'],
    [5, 'Bomber generals', 'generals'],
    [6, 'PBY admirals', 'admirals'],
  ]),
  '>deployment': table('ready-deployment', 'Carriers at the start', 'a', [
    [3, 'Allied CV-2 Ranger and CV-3 Saratoga at the start, CV-4 Lexington on turn 6', 'carriers-two'],
    [6, 'Allied CV-2 Ranger, CV-3 Saratoga and CV-4 Lexington at the start', 'carriers-three'],
  ]),
  '>conversions': table('ready-conversions', 'Conversions', 'a', [
    [3, 'Allied CVE-28 on turn 11', 'converted'],
    [6, 'Allied CV-1 Langley never arrives', 'not-converted'],
  ]),
};

/** Where ships wait that a result holds back. */
export const NOT_READY = { j: 'Japan, not ready', a: 'America, not ready' } as const;

/** What a result changes before the first turn; what it sends later stands with the arrivals. */
export type Effect = {
  /** What the players do on the map. */
  readonly tell?: string;
  readonly comes?: readonly string[];
  readonly waits?: readonly string[];
  readonly moves?: readonly string[];
  /** Arrivals that never come, or come on another turn: "6 a:CV-2". */
  readonly drops?: readonly string[];
};

export const EFFECTS: { readonly [result: string]: Effect } = {
  effort: {
    tell: 'Japan sets up one more 20-40 division, 6 more LAC and 3 more NAC in Japan, Formosa or Korea',
  },
  'china-incident': {
    tell: 'Japan holds Tientsin and Shanghai, each with one more 20-40 division. Their bases need a division there, or two 8-18 brigades',
  },
  manchukuo: { tell: 'Roll a die on turns 5, 15, 25, 35 and 45' },
  colonial: { tell: 'Keep a 20-40 division, 3 LAC and a DD, CL or CA on Formosa' },
  free: { tell: 'Japanese ships may start in any Japanese naval base' },
  pilots: { tell: 'Japan starts with 28 NAC' },
  'late-cruiser': { waits: ['j:CA-3'] },
  'late-escort': { drops: ['15 j:CVE-1', '45 j:CVE-2'] },
  'escort-instead': { drops: ['35 j:CV-6'] },
  'light-carrier': {},
  'late-ships': { drops: ['6 a:BB-4', '33 a:CA-3'] },
  army: {},
  navy: {},
  'slow-debark': { tell: 'AT pay 2 to debark units' },
  'quick-debark': { tell: 'AT pay nothing to debark units' },
  forward: {
    tell: 'A 15-25 brigade and four 2-6 battalions start on any American bases on the map, one battalion per hex',
  },
  'philippines-worse': { tell: 'The Philippines have two 10-20 brigades, 5 LAC and D-1 instead' },
  'philippines-better': { tell: 'The Philippines have four 10-20 brigades, 15 LAC and D-1 instead' },
  guam: {
    tell: 'Guam has the 50-20, the Philippines the 6-2; fortifications on Guam, not 348; Guam naval, air 20; a CA, a DD, a 10-20 and 5 LAC of the map start there',
  },
  'carriers-oahu': {
    moves: ['a:CV-3', 'a:CV-4', 'a:DD-1'],
    comes: ['a:CV-2'],
    drops: ['6 a:CV-2'],
  },
  'carriers-two': { comes: ['a:CV-2'], waits: ['a:CV-4'], drops: ['6 a:CV-2'] },
  'carriers-three': { comes: ['a:CV-2'], drops: ['6 a:CV-2'] },
  converted: {},
  'not-converted': { drops: ['15 a:CV-1'] },
  'cruiser-converted': { drops: ['24 a:CA-2'] },
  generals: {
    tell: '3 LBAC start on Oahu, 1 in the Philippines, 1 on another American base',
    drops: ['6 a:CV-2', '33 a:CV-5'],
  },
  admirals: {
    tell: '3 LBAC start on Oahu, 1 in the Philippines, 1 on another American base. LBAC count in full against ships, half against everything else',
    drops: ['6 a:CV-2', '33 a:CV-5'],
  },
};

/** Manchukuo situation: a die on each of its turns. */
export const MANCHUKUO: CheckRow = table('ready-manchukuo', 'Manchukuo situation', 'j', [
  [4, 'A 20-40 division and 3 LAC, in Manchuria or Korea', 'comes'],
  [6, 'A 20-40 division and 3 LAC leave the map', 'leaves'],
]);
export const MANCHUKUO_COSTS = 10;
