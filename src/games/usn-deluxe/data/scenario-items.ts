import type { SideId } from './units';

/** What one scenario gives beside the areas, and when it is asked. */
export type ScenarioItem = {
  readonly id: string;
  readonly scenarios: readonly string[];
  readonly name: string;
  readonly vp: number;
  /** Points by the turn at whose end it is so, where they fall; `vp` at the last. */
  readonly by?: { readonly [turn: number]: number };
  /** The only side that can have it; whoever fulfils it where none is named. */
  readonly side?: SideId;
  readonly asked: 'set-up' | 'once' | 'turn-end' | 'game-end';
  /** Asked on these turns only. */
  readonly from?: number;
  readonly to?: number;
  readonly each?: true;
  /** Of those that a side is given of one kind only the best counts. */
  readonly best?: string;
  /** War Plan Orange: only with this result of readiness, or without it behind a `!`. */
  readonly ready?: string;
  readonly needs?: string;
  /** Given only when this item is not. */
  readonly unless?: string;
  readonly rule: string;
};

const DECEMBER = ['g1', 'g3', 'g5'];
const CACTUS = ['solomons', 'cruz'];

/** What a shorter campaign counts when its last turn is over. */
const RULE_OF = { malaya: 'Malaya/Burma', saipan: 'Saipan', phil: 'Philippines' } as const;
function atEnd(
  scenario: keyof typeof RULE_OF,
  id: string,
  name: string,
  vp: number,
  side?: SideId,
): ScenarioItem {
  return {
    ...{ id, scenarios: [scenario], name, vp, asked: 'game-end', rule: RULE_OF[scenario] },
    ...(side && { side }),
  };
}

/** War Plan Orange: what control of it gives in the first scenario, and in the others; USN-57. */
function orange(
  id: string,
  name: string,
  [first, later]: readonly [number, number],
  side?: SideId,
): readonly ScenarioItem[] {
  const more = side ? { side, best: `base-${side}` } : {};
  const about = { name, asked: 'game-end' as const, rule: 'War Plan Orange', ...more };
  return [
    { id: `orange-${id}`, scenarios: ['wpo1'], vp: first, ...about },
    { id: `orange-${id}-later`, scenarios: ['wpo2', 'wpo3'], vp: later, ...about },
  ];
}

/** What a result of readiness adds to the end. */
const ready = (result: string, id: string, name: string, vp: number): ScenarioItem => ({
  ...{ id, scenarios: ['wpo1', 'wpo2'], name, vp, asked: 'game-end', ready: result },
  rule: 'War Plan Orange',
});

export const SCENARIO_ITEMS: readonly ScenarioItem[] = [
  {
    id: 'port-moresby',
    scenarios: ['coral'],
    name: 'Holds Port Moresby, no enemy land unit there',
    vp: 100,
    asked: 'game-end',
    rule: 'Coral Sea',
  },
  {
    id: 'guadalcanal-engineer',
    scenarios: ['coral'],
    name: 'The engineer is on Guadalcanal, in supply',
    vp: 10,
    side: 'j',
    asked: 'game-end',
    rule: 'Coral Sea',
  },
  {
    id: 'midway-held',
    scenarios: ['midway'],
    name: 'Holds Midway, no enemy land unit there',
    vp: 100,
    asked: 'game-end',
    rule: 'Midway',
  },
  {
    id: 'aleutian-island',
    scenarios: ['midway'],
    name: 'Each Aleutian island occupied',
    vp: 10,
    side: 'j',
    asked: 'game-end',
    each: true,
    rule: 'Midway',
  },
  {
    id: 'guadalcanal-damaged',
    scenarios: CACTUS,
    name: 'The air base on Guadalcanal is damaged and Allied',
    vp: 25,
    side: 'j',
    asked: 'turn-end',
    rule: 'Eastern Solomons',
  },
  {
    id: 'guadalcanal-destroyed',
    scenarios: CACTUS,
    name: 'The Allied air base on Guadalcanal is destroyed',
    vp: 100,
    side: 'j',
    asked: 'game-end',
    rule: 'Eastern Solomons',
  },
  {
    id: 'guadalcanal-held',
    scenarios: CACTUS,
    name: 'Holds the air base on Guadalcanal, damaged or not, no enemy land unit there',
    vp: 100,
    asked: 'game-end',
    unless: 'guadalcanal-destroyed',
    rule: 'Eastern Solomons',
  },
  {
    id: 'japanese-deployment',
    scenarios: DECEMBER,
    name: 'Japan deployed freely',
    vp: 25,
    side: 'a',
    asked: 'set-up',
    needs: 'japVarDeploy',
    rule: 'Game 1',
  },
  {
    id: 'indian-ocean-undone',
    scenarios: DECEMBER,
    name: 'No Indian Ocean operation',
    vp: 50,
    side: 'a',
    asked: 'turn-end',
    from: 20,
    to: 20,
    rule: 'Game 1',
  },
  {
    id: 'midway-lost',
    scenarios: ['g2'],
    name: 'Japan does not hold Midway',
    vp: 100,
    side: 'a',
    asked: 'once',
    from: 30,
    to: 40,
    rule: 'Game 2',
  },
  {
    id: 'middle-east',
    scenarios: ['g2', 'g3', 'g5'],
    name: 'Each not withdrawn from the India box of an armored brigade and a 30-50 division or three 8-15 regiments',
    vp: 10,
    side: 'j',
    asked: 'once',
    from: 34,
    to: 34,
    each: true,
    needs: 'armor',
    rule: '39(B)',
  },
  {
    id: 'broken-down',
    scenarios: ['g4', 'g5'],
    name: 'Each Allied corps or division that combat broke down',
    vp: 1,
    side: 'j',
    asked: 'turn-end',
    from: 108,
    to: 192,
    each: true,
    rule: 'Game 4',
  },
  {
    id: 'singapore-taken',
    scenarios: ['malaya'],
    name: 'Japan occupies Singapore',
    vp: 10,
    by: { 4: 50, 5: 40, 6: 30, 7: 20, 8: 10 },
    side: 'j',
    asked: 'once',
    from: 4,
    to: 8,
    rule: 'Malaya/Burma',
  },
  {
    id: 'rangoon-taken',
    scenarios: ['malaya'],
    name: 'Japan occupies Rangoon',
    vp: 10,
    by: { 5: 40, 6: 30, 7: 20, 8: 10 },
    side: 'j',
    asked: 'once',
    from: 5,
    to: 8,
    rule: 'Malaya/Burma',
  },
  atEnd('malaya', 'singapore-held', 'The Allies occupy Singapore', 50, 'a'),
  atEnd('malaya', 'rangoon-held', 'The Allies occupy Rangoon', 25, 'a'),
  atEnd('malaya', 'malaya-clear', 'No Allied land unit in Malaya', 25, 'j'),
  atEnd('malaya', 'burma-clear', 'No Allied land unit in Burma', 50, 'j'),
  atEnd('saipan', 'saipan-japanese', 'Japanese on Saipan, alone or not', 25, 'j'),
  { ...atEnd('saipan', 'saipan-allied', 'The Allies alone on Saipan', 50, 'a'), unless: 'saipan-japanese' },
  atEnd('phil', 'luzon-japanese', 'Japanese on Luzon, alone or not', 25, 'j'),
  { ...atEnd('phil', 'luzon-allied', 'The Allies alone on Luzon', 75, 'a'), unless: 'luzon-japanese' },
  atEnd('phil', 'manila', 'Alone in control of Manila', 35),
  atEnd('phil', 'leyte', 'Alone in control of Leyte', 25),
  atEnd('phil', 'davao', 'Alone in control of Davao', 25),
  atEnd('phil', 'panay', 'Alone in control of Panay', 15),
  atEnd('phil', 'palawan', 'Alone in control of Palawan', 10),
  ...orange('philippines', 'Philippines', [50, 100]),
  ...orange('japan-base', 'A functional naval base in Japan', [25, 25]),
  ...orange('pearl', 'Pearl Harbor', [50, 50]),
  ...orange('guam', 'Guam', [10, 5]).map((guam) => ({ ...guam, ready: '!guam' })),
  ...orange('truk', 'Truk', [10, 5]),
  ...orange('formosa', 'Formosa', [25, 50]),
  ...orange('korea', 'Korea', [25, 50]),
  ...orange('okinawa', 'Okinawa', [10, 20]),
  ...orange('wotje', 'A functional naval base on Wotje’s hex row or west', [10, 5], 'a'),
  ...orange('truk-row', 'A functional naval base on Truk’s hex row or west', [15, 10], 'a'),
  ...orange('near-japan', 'A functional naval base within five hexes of Japan', [20, 15], 'a'),
  ...orange('wake-row', 'A functional naval base on Wake’s hex row or east', [10, 5], 'j'),
  ...orange('midway-row', 'A functional naval base on Midway’s hex row or east', [15, 10], 'j'),
  ...orange('johnston-row', 'A functional naval base on Johnston’s hex row or east', [20, 15], 'j'),
  {
    id: 'wotje-12',
    scenarios: ['wpo2'],
    name: 'No functional American naval base on Wotje’s hex row or west',
    vp: 10,
    side: 'j',
    asked: 'turn-end',
    from: 12,
    to: 12,
    rule: 'War Plan Orange',
  },
  ready('guam', 'orange-fortress', 'Guam', 25),
  ready('china-incident', 'tientsin', 'Tientsin, with a division or two brigades', 5),
  ready('china-incident', 'shanghai', 'Shanghai, with a division or two brigades', 5),
  {
    ...ready('colonial', 'formosa-bare', 'Formosa lacks its division, 3 LAC, or its DD, CL or CA', 1),
    ...{ side: 'a', asked: 'turn-end', from: 1, to: 52 },
  },
];

/** Japan's points for Allied land units count twice from this turn on; not for Chinese and Soviet ones. */
export const DOUBLED = { scenarios: ['g4', 'g5'], from: 108, times: 2, rule: 'Game 4' } as const;

/** 43: the ends of these turns give a quarter of the areas, rounded down after the total is divided. */
export const MID_WAR: { readonly [scenario: string]: readonly number[] } = {
  g3: [55],
  g4: [107, 159],
  g5: [55, 107, 159],
};
export const MID_WAR_PART = 4;

/** 24, errata: the higher total to the lower, at least; below the first a draw. */
export const LEVELS = [
  { id: 'marginal', name: 'Marginal victory', from: 1.5 },
  { id: 'provisional', name: 'Provisional victory', from: 2 },
  { id: 'strategic', name: 'Strategic victory', from: 3 },
  { id: 'decisive', name: 'Decisive victory', from: 4 },
] as const;
