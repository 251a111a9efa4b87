import { counts, flag, list, oneOf, tableOf, whole, wholes, words } from '../../../kit/rows';
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
  /** How many of it there are at most. */
  readonly most?: number;
  /** Of those that a side is given of one kind only the best counts. */
  readonly best?: string;
  /** War Plan Orange: only with this result of readiness, or without it behind a `!`. */
  readonly ready?: string;
  readonly needs?: string;
  /** Given only when this item is not. */
  readonly unless?: string;
  readonly rule: string;
};

/** Items as rows of text: the id, the scenarios, the name, its points, when it is asked and the rule; then what else it has. */
const itemsOf = (text: string): readonly ScenarioItem[] =>
  tableOf(
    'item of a scenario',
    text,
    {
      ...{ id: words, scenarios: list, name: words, vp: whole },
      ...{ asked: oneOf('set-up', 'once', 'turn-end', 'game-end'), rule: words },
    },
    {
      ...{ by: counts, side: oneOf('j', 'a'), from: whole, to: whole, each: flag, most: whole, best: words },
      ...{ ready: words, needs: words, unless: words },
    },
  );

/** War Plan Orange: what control of it gives in the first scenario, and in the others; USN-57. */
const ORANGE = tableOf(
  'item of War Plan Orange',
  `
  philippines | Philippines | 50 100
  japan-base | A functional naval base in Japan | 25 25
  pearl | Pearl Harbor | 50 50
  guam | Guam | 10 5 | ready: !guam
  truk | Truk | 10 5
  formosa | Formosa | 25 50
  korea | Korea | 25 50
  okinawa | Okinawa | 10 20
  wotje | A functional naval base on Wotje’s hex row or west | 10 5 | side: a
  truk-row | A functional naval base on Truk’s hex row or west | 15 10 | side: a
  near-japan | A functional naval base within five hexes of Japan | 20 15 | side: a
  wake-row | A functional naval base on Wake’s hex row or east | 10 5 | side: j
  midway-row | A functional naval base on Midway’s hex row or east | 15 10 | side: j
  johnston-row | A functional naval base on Johnston’s hex row or east | 20 15 | side: j
`,
  { id: words, name: words, points: wholes },
  { side: oneOf('j', 'a'), ready: words },
).flatMap(({ id, points: [first = 0, later = 0], side, ...more }): readonly ScenarioItem[] => {
  const about = {
    ...{ asked: 'game-end' as const, rule: 'War Plan Orange', ...more },
    ...(side && { side, best: `base-${side}` }),
  };
  return [
    { id: `orange-${id}`, scenarios: ['wpo1'], vp: first, ...about },
    { id: `orange-${id}-later`, scenarios: ['wpo2', 'wpo3'], vp: later, ...about },
  ];
});

export const SCENARIO_ITEMS: readonly ScenarioItem[] = [
  ...itemsOf(`
  port-moresby | coral | Holds Port Moresby, no enemy land unit there | 100 | game-end | Coral Sea
  guadalcanal-engineer | coral | The engineer is on Guadalcanal, in supply | 10 | game-end | Coral Sea | side: j
  midway-held | midway | Holds Midway, no enemy land unit there | 100 | game-end | Midway
  aleutian-island | midway | Each Aleutian island occupied | 10 | game-end | Midway | side: j | each
  guadalcanal-damaged | solomons cruz | The air base on Guadalcanal is damaged and Allied | 25 | turn-end | Eastern Solomons | side: j
  guadalcanal-destroyed | solomons cruz | The Allied air base on Guadalcanal is destroyed | 100 | game-end | Eastern Solomons | side: j
  guadalcanal-held | solomons cruz | Holds the air base on Guadalcanal, damaged or not, no enemy land unit there | 100 | game-end | Eastern Solomons | unless: guadalcanal-destroyed
  japanese-deployment | g1 g3 g5 | Japan deployed freely | 25 | set-up | Game 1 | side: a | needs: japVarDeploy
  indian-ocean-undone | g1 g3 g5 | No Indian Ocean operation | 50 | turn-end | Game 1 | side: a | from: 20 | to: 20
  midway-lost | g2 | Japan does not hold Midway | 100 | once | Game 2 | side: a | from: 30 | to: 40
  middle-east | g2 g3 g5 | Each not withdrawn from the India box of an armored brigade and a 30-50 division or three 8-15 regiments | 10 | once | 39(B) | side: j | from: 34 | to: 34 | each | most: 4 | needs: armor
  broken-down | g4 g5 | Each Allied corps or division that combat broke down | 1 | turn-end | Game 4 | side: j | from: 108 | to: 192 | each
  singapore-taken | malaya | Japan occupies Singapore | 10 | once | Malaya/Burma | side: j | by: 4 50, 5 40, 6 30, 7 20, 8 10 | from: 4 | to: 8
  rangoon-taken | malaya | Japan occupies Rangoon | 10 | once | Malaya/Burma | side: j | by: 5 40, 6 30, 7 20, 8 10 | from: 5 | to: 8
  singapore-held | malaya | The Allies occupy Singapore | 50 | game-end | Malaya/Burma | side: a
  rangoon-held | malaya | The Allies occupy Rangoon | 25 | game-end | Malaya/Burma | side: a
  malaya-clear | malaya | No Allied land unit in Malaya | 25 | game-end | Malaya/Burma | side: j
  burma-clear | malaya | No Allied land unit in Burma | 50 | game-end | Malaya/Burma | side: j
  saipan-japanese | saipan | Japanese on Saipan, alone or not | 25 | game-end | Saipan | side: j
  saipan-allied | saipan | The Allies alone on Saipan | 50 | game-end | Saipan | side: a | unless: saipan-japanese
  luzon-japanese | phil | Japanese on Luzon, alone or not | 25 | game-end | Philippines | side: j
  luzon-allied | phil | The Allies alone on Luzon | 75 | game-end | Philippines | side: a | unless: luzon-japanese
  manila | phil | Alone in control of Manila | 35 | game-end | Philippines
  leyte | phil | Alone in control of Leyte | 25 | game-end | Philippines
  davao | phil | Alone in control of Davao | 25 | game-end | Philippines
  panay | phil | Alone in control of Panay | 15 | game-end | Philippines
  palawan | phil | Alone in control of Palawan | 10 | game-end | Philippines
`),
  ...ORANGE,
  ...itemsOf(`
  wotje-12 | wpo2 | No functional American naval base on Wotje’s hex row or west | 10 | turn-end | War Plan Orange | side: j | from: 12 | to: 12
  orange-fortress | wpo1 wpo2 | Guam | 25 | game-end | War Plan Orange | ready: guam
  tientsin | wpo1 wpo2 | Tientsin, with a division or two brigades | 5 | game-end | War Plan Orange | ready: china-incident
  shanghai | wpo1 wpo2 | Shanghai, with a division or two brigades | 5 | game-end | War Plan Orange | ready: china-incident
  formosa-bare | wpo1 wpo2 | Formosa lacks its division, 3 LAC, or its DD, CL or CA | 1 | turn-end | War Plan Orange | side: a | from: 1 | to: 52 | ready: colonial
`),
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
