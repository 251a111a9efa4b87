import { list, tableOf, words } from '../../../kit/rows';
import type { ScenarioId } from './scenarios';
import type { SideId } from './units';

/** What holds in parts of a phase for as long as a rule of a scenario says: nobody ticks it off. */
export type Standing = {
  readonly scenarios: readonly string[];
  /** Turns, from and to; all of them where none is named. */
  readonly turns: readonly [from: number, to: number];
  /** Parts of phases: "2C". */
  readonly parts: readonly string[];
  readonly side?: SideId;
  readonly text: string;
  readonly rule: string;
  /** Switches that must be on, or off with a `!`. */
  readonly needs?: string;
  /** War Plan Orange: only with this result of readiness, or without it behind a `!`. */
  readonly ready?: string;
  /** Until one of these reserves is called, or this thing that comes due is done. */
  readonly until?: readonly string[];
};

const ALWAYS = [0, 400] as const;
/** `all`, `1..20`, `56..`, `7` */
function turnsOf(part: string): readonly [number, number] | undefined {
  if (part === 'all') return ALWAYS;
  const [found, from = '0', dots, to] = /^(\d+)(\.\.)?(\d+)?$/.exec(part) ?? [];
  if (!found) return undefined;
  return [Number(from), to ? Number(to) : dots ? ALWAYS[1] : Number(from)];
}
const sideOf = (part: string): { readonly side?: SideId } | undefined =>
  part === 'j' || part === 'a' ? { side: part } : part === '-' ? {} : undefined;

/** Rows of text: the scenarios, the turns, the parts of phases, whom it is about, what holds and its rule. */
const standingOf = (text: string): readonly Standing[] =>
  tableOf(
    'line that holds',
    text,
    { scenarios: list, turns: turnsOf, parts: list, who: sideOf, text: words, rule: words },
    { needs: words, ready: words, until: list },
  ).map(({ who, ...row }) => ({ ...row, ...who }));

/** Where troops may go ashore, who may move where: the special rules of the scenarios. */
const LIMITS = standingOf(`
  coral | all | 2C 8C 9A | j | Allied side of the Game 2 line: troops land only in New Guinea, New Georgia, Guadalcanal, islands beside these two | Coral Sea
  coral | all | 4C 5A 6C | a | Japanese side of the Game 2 line: troops land only in New Guinea | Coral Sea
  midway | all | 2C 8C 9A | j | Allied side of the Game 2 line: troops land only on Midway and on land north of it | Midway
  midway | all | 4C 5A 6C | a | Japanese side of the Game 2 line: troops may not land anywhere | Midway
  solomons cruz | all | 2C 8C 9A | j | Allied side of the Game 2 line: troops land only in New Guinea, New Georgia, Guadalcanal, hexes beside these two | Eastern Solomons
  solomons cruz | all | 4C 5A 6C | a | Japanese side of the Game 2 line: troops land only in New Guinea | Eastern Solomons
  solomons cruz | all | 2B 8B | j | Ships stay two hexes away from Australia | Eastern Solomons
  malaya | all | 2B 3A 4B 5E 6B 7A 8B 9E | - | Land units may enter only Indochina, Thailand, Burma, Malaya and India; ships and aircraft any sea and coast | Malaya/Burma
  saipan | all | 4B 5A 6B | a | Nobody enters bases of the Philippines, Indies, Iwo Jima, Bonins, Home Islands; land units may enter only Saipan | Saipan
  saipan | all | 2B 7A 8B 9A | j | Nobody enters Manus, Eniwetok, Guadalcanal, New Guinea; land units may enter only Saipan | Saipan
  phil | all | 3A 4B 5A 6B | a | Nobody enters bases from Singapore to Pusan, on Formosa, Okinawa or at home; land units enter only the Philippines | Philippines
  phil | all | 2B 7A 8B 9A | j | Nobody enters bases at Manus, Ulithi, Guam, Saipan or in New Guinea; land units may enter only the Philippines | Philippines
  phil | all | 1A | - | Units with no legal hex in the Philippines wait for the first turn that has one | Philippines
  phil | 157..159 | 4B 6B | a | Third Fleet stays off the map until turn 160 | Philippines
  phil | 166.. | 2B 8B | j | No Japanese ship is on the map any more | Philippines
  phil | 166.. | 4B 6B | a | Third Fleet is off the map for good | Philippines
  cbi1 cbi2 cbi12 | all | 3A 5E 7A 9E | - | Land units may enter only China, Indochina, Thailand, Burma and India; aircraft may also fly over the sea | CBI
  cbi1 cbi2 cbi12 | all | 3A 7A | - | The Allies lead only Nationalists; the Communist zone is closed until Japan attacks Communists | CBI
  cbi2 cbi12 | 160.. | 5N | a | The British may make any number of land attacks | CBI
  cbi2 cbi12 | 123..127 | 9N | j | Japan may make any number of land attacks in Burma and India | CBI
  manchuria | all | 3A 5E 7A 9E | - | Land units may enter only Manchuria, Korea and the USSR; aircraft may also fly over the sea | Manchuria
  wpo1 wpo2 wpo3 | all | 2I 8I | j | No naval base on Kwajalein, unless it is Base One | War Plan Orange
  wpo1 wpo2 wpo3 | all | 4I 6I | a | No naval base on Kwajalein, unless it is Base One, nor at Dutch Harbor | War Plan Orange
  wpo1 wpo2 wpo3 | all | 2I 4I 6I 8I | - | An oiler and the ships that it refuels lie still for the whole sea movement | War Plan Orange
  wpo1 wpo2 wpo3 | all | 5E 9E | - | NAC fly at most two hexes | War Plan Orange
  wpo1 wpo2 wpo3 | all | 5G 9G | a | LBAC take their losses in full | War Plan Orange
  wpo1 wpo2 wpo3 | all | 3A 7A | - | Divisions break down into brigades, never into regiments | War Plan Orange
  wpo1 wpo2 wpo3 | all | 4C 5A 6C | a | AT pay 1 to embark and 1 to debark, enemy or not | War Plan Orange | ready: !slow-debark !quick-debark
  wpo1 wpo2 | all | 4C 5A 6C | a | AT pay 1 to embark and 2 to debark | War Plan Orange | ready: slow-debark
  wpo1 wpo2 | all | 4C 5A 6C | a | AT pay 1 to embark and nothing to debark | War Plan Orange | ready: quick-debark
  wpo1 wpo2 | all | 5E 9E | a | LBAC count in full against ships, half against everything else | War Plan Orange | ready: admirals
  wpo1 wpo2 wpo3 | all | 3A 4C 5A 6C | a | Land units never go ashore in Japan or Manchuria | War Plan Orange
  wpo1 wpo2 wpo3 | all | 2B 4B 6B 8B | - | Nobody stops on a neutral coast or uses a neutral base | War Plan Orange
`);

/** December 1941 and the war that begins with it. */
const CAMPAIGN = standingOf(`
  g1 g3 g5 wpo1 wpo2 | 2.. | 3B | a | On hex 348 units entrench without a die, even unsupplied; while entrenched they ignore eight turns without supply | Philippine Fortifications | ready: !guam
  wpo1 wpo2 | 2.. | 3B | a | On Guam units entrench without a die, even unsupplied; while entrenched they ignore eight turns without supply | Philippine Fortifications | ready: guam
  g1 g3 g5 wpo1 wpo2 | all | 2I 8I | j | Manila’s naval base is closed until only Japan has land units on hex 348 | Philippine Fortifications | ready: !guam
  g1 g3 g5 | all | 7C | j | Hong Kong’s bases function once only Japan has land units in 311; no engineer or transport is needed | Game 1
  g1 g3 g5 | all | 7A | j | Bangkok’s bases function as soon as a Japanese land unit is in 112 | Game 1
  g1 g3 g5 | all | 3A 4C 6C | a | India’s three 8-15 stay until Japan invades Burma, the one in Rangoon 44 until Japan crosses the border | Game 1
  g1 g3 g5 | 1..20 | 2B 8B | j | CV and CVL with 30 NAC leave by the west edge for two whole sea movements by turn 20; back by turn 21 | Indian Ocean | until: indian-ocean
  g3 g5 | 22.. | 2B 8B | j | No Japanese unit may leave the map any more | Indian Ocean
  g1 g2 g3 malaya coral midway solomons cruz wpo1 wpo2 wpo3 | all | 3D | a | No corps are formed | 13 | needs: !training
  g5 | 1..81 | 3D | a | No corps are formed | 13 | needs: !training
  g4 g5 | 82.. | 3D | a | Corps are formed without a die | 13 | needs: !training
  saipan phil cbi2 cbi12 | all | 3D | a | Corps are formed without a die | 13 | needs: !training
  g4 g5 | 108.. | 4A 5E 9E | a | LAC fly up to four hexes, and fight in the air at full strength there | 21
  saipan phil cbi1 cbi2 cbi12 manchuria | all | 4A 5E 9E | a | LAC fly up to four hexes, and fight in the air at full strength there | 21
  g1 g2 g3 g4 g5 | all | 1A | a | Carriers arrive with all their NAC | Reinforcements
  g1 g2 | all | 4C 6C | a | At most 18 LAC and 10 NAC embark in this sea movement | Reinforcements | needs: embarkLimits
  g3 g5 | 1..55 | 4C 6C | a | At most 18 LAC and 10 NAC embark in this sea movement | Reinforcements | needs: embarkLimits
  g3 g5 | 56.. | 4C 6C | a | At most 36 LAC and 20 NAC embark in this sea movement | Reinforcements | needs: embarkLimits
  g4 saipan phil | all | 4C 6C | a | At most 36 LAC and 20 NAC embark in this sea movement | Reinforcements | needs: embarkLimits
  g1 g2 g3 g4 g5 | all | 1A 7A 8C | j | Six 20-40 divisions or the equivalent and 20 LAC stay in the Home Islands; while there are fewer, none may leave | 31 | needs: homeDefense | until: sho-go ketsu-go
  g3 g4 g5 | 56..107 | 1A | j | At most 1 LAC or NAC is made with points this turn | 44(C) | needs: strategic
  g4 g5 | 108.. | 1A | j | At most 2 LAC or NAC are made with points this turn | 44(C) | needs: strategic
  g1 g2 | all | 3A 5C | a | The Allies lead all Chinese | 45.A(I) | needs: china
  g3 g5 | 1..55 | 3A 5C | a | The Allies lead all Chinese | 45.A(I) | needs: china
  g4 | 82..107 | 3A 5C | a | The Allies lead all Chinese | 45.A(I) | needs: china
  g3 g5 | 56.. | 9C | j | A Chinese faction that Japan attacks is Allied to the end of the year | 45.A(I) | needs: china
  g4 | 108.. | 9C | j | A Chinese faction that Japan attacks is Allied to the end of the year | 45.A(I) | needs: china
  g4 g5 | 1..190 | 2B 3A 4B 6B 7A 8B | - | Nobody enters the USSR or its coast before turn 191 | 45.B | needs: soviet
  g4 g5 | 191.. | 3A 5C | a | Soviets may enter only the USSR, Manchuria and Korea, one land unit per hex; of the other Allies only three LBAC may enter the USSR | 45.B | needs: soviet
`);

type InPhase = Standing & {
  readonly part: string;
  /** With its part: "2C: Troops go ashore nowhere." */
  readonly told: string;
};

const byPhase = new Map<string, readonly InPhase[]>();
/** Lines of a scenario for a phase by its number, whatever the turn. */
export function standingIn(scenario: ScenarioId, phase: string): readonly InPhase[] {
  const key = `${scenario} ${phase}`;
  const known = byPhase.get(key);
  if (known) return known;
  const found = [...LIMITS, ...CAMPAIGN].flatMap((line) => {
    const part = line.parts.find((each) => each.slice(0, -1) === phase);
    if (!part || !line.scenarios.includes(scenario)) return [];
    return [{ ...line, part, told: `${part}: ${line.text}.` }];
  });
  byPhase.set(key, found);
  return found;
}
