import { EFFECTS } from '../../../src/games/usn-deluxe/data/readiness';
import type { Walked, Window } from './windows';
import { isOn, turnsOf, windowsIn } from './windows';

/** How a window is seen: the windows by their numbers, the kind of line and its words, as a pattern. */
export type Seen = {
  readonly ids: readonly string[];
  readonly pattern: RegExp;
  readonly words: string;
  /** A notice: only on the first turn of each window. */
  readonly opens: boolean;
  /** Only in these scenarios is the line what the windows are about. */
  readonly within?: readonly string[];
  /** The line must not be there, or must be, in the windows; elsewhere it may. */
  readonly holds?: 'none' | 'some';
  /** Our switch for what the rulebook does not call optional. */
  readonly beside?: string;
};

/**
 * Rows of text: the windows, the kind of line with `first` before a notice, its words with `=` before all of them; then `none`,
 * `some`, `with` and a switch, or the scenarios it is about.
 */
const seenIn = (text: string): readonly Seen[] =>
  text
    .trim()
    .split('\n')
    .map((row) => {
      const [ids = '', kind = '', words = '', holds] = row.split(' ~ ').map((part) => part.trim());
      const opens = kind.startsWith('first ');
      return {
        ids: ids.split(' '),
        words: `${kind}, ${words}`,
        pattern: new RegExp(
          `^${kind.replace('first ', '')}\\b.*\\|${words.startsWith('=') ? `${words.slice(1)}$` : `.*${words}`}`,
        ),
        opens,
        ...(holds === 'none' || holds === 'some' ? { holds } : {}),
        ...(holds?.startsWith('with ') ? { beside: holds.slice(5) } : {}),
        ...(holds && /^(cbi1|wpo1)/.test(holds) ? { within: holds.split(' ') } : {}),
      };
    });

/** What the table leaves open or its rows do not say, as the rulings have it. `none` takes turns away. */
export const RULED = windowsIn(`
  USN-150 | g1 g3 g5 wpo1 wpo2 | - | 1 | - | - | none
  USN-150 | cbi2 cbi12 | - | 123 | - | - | none
  USN-41 | phil | magic | 150 151 169 | - | a | offer
  USN-41 | cbi1 cbi2 cbi12 | magic | 123 124 | - | a | offer
  USN-41 | coral midway solomons cruz saipan manchuria | magic | all | - | a | offer
  USN-128 | wpo1 wpo2 wpo3 | !training | all | 3 | a | limit
  USN-151 | saipan phil | embarkLimits | all | 4 6 | a | limit
  29(A) | g1 g3 g5 malaya | infiltrateUnits | 2.. | 3 | a | die
  GUAM | wpo1 wpo2 | guam | all | - | - | none
  GUAM-1 | wpo1 wpo2 | guam | 1 | - | - | none
  CV-2 | wpo1 wpo2 | wpoAdmirals/carriers-oahu/carriers-two/carriers-three/generals/admirals | 6 | - | - | none
  CV-5 | wpo2 | wpoAdmirals/generals/admirals | 33 | - | - | none
  CV-5-41 | wpo2 | generals/admirals | 41 | 1 | a | line
  CV-6 | wpo2 | wpoAdmirals/escort-instead | 35 | - | - | none
  AT | wpo1 wpo2 | slow-debark/quick-debark | all | - | - | none
  READY | wpo1 wpo2 | ${Object.keys(EFFECTS).join('/')} | all | - | - | none
  CBI-B | cbi1 cbi2 cbi12 | - | 123 | 7 | j | line
  G4-MONSOON | g4 | monsoon | 82 | - | - | none
`);

export const SEEN = seenIn(`
  W003 W004 ~ due ~ Choose Base One
  W006 W007 W008 W009 W010 ~ final ~ The areas
  W011 ~ final ~ Holds Port Moresby
  W011 ~ final ~ The engineer is on Guadalcanal
  W012 ~ final ~ Holds Midway
  W012 ~ final ~ Each Aleutian island
  W013 ~ final ~ Holds the air base on Guadalcanal
  W013 ~ final ~ The Allied air base on Guadalcanal is destroyed
  W014 W235 ~ final ~ The Allies occupy Singapore
  W239 ~ final ~ The Allies occupy Rangoon$
  W240 ~ final ~ No Allied land unit in Malaya
  W241 ~ final ~ No Allied land unit in Burma
  W015 ~ final ~ The Allies alone on Saipan
  W015 ~ final ~ Japanese on Saipan
  W016 ~ final ~ The Allies alone on Luzon
  W016 ~ final ~ Japanese on Luzon
  W016 ~ final ~ Alone in control of (Manila|Leyte|Davao|Panay|Palawan)
  W017 ~ final ~ Japan occupies Chunking
  W017 ~ final ~ Japan has captured the air bases in 276 and 208
  W018 ~ final ~ Eight Chinese cities
  W019 ~ final ~ (Calcutta|another air base hex of India|occupy Rangoon in supply|Mandalay) 
  W020 ~ final ~ (all cities in Manchukuo|three of them and a hex of Korea|two units or fewer)
  W021 W022 ~ final ~ (A functional naval base (?!on Guad)|Philippines$|Pearl Harbor$|Truk$|Formosa$|Korea$|Okinawa$) ~ wpo1 wpo2 wpo3
  W023 ~ due ~ No functional American naval base on Wotje
  W030 ~ due ~ Before the turn: ships make two full naval movements
  W031 ~ due ~ Ships in a base with coastal defense
  +W032 W033 W200 W330 W331 ~ due ~ No air transfer; ships stay five hexes away
  +W034 ~ first due ~ The Allies do not move
  W034 ~ offer p5 ~ =landing ~ none
  +W035 ~ due ~ Nobody flies
  +W037 W038 W039 W041 W200 W330 W331 ~ due ~ Only Japan flies
  W040 ~ due ~ Allied aircraft have no zone of control
  W044 ~ set-up ~ what is on 348 may be entrenched
  W045 GUAM ~ guide ~ 3B: On hex 348 units entrench
  W047 GUAM ~ guide ~ Manila’s naval base is closed
  W381 GUAM-1 ~ guide ~ 3B: On Guam units entrench
  W048 ~ guide ~ Hong Kong’s bases function
  W049 ~ guide ~ Bangkok’s bases function
  W050 W051 W034 ~ guide ~ India’s three 8-15 stay
  W052 -W057 ~ guide ~ CV and CVL with 30 NAC
  W053 -W057 ~ offer ~ =indian-ocean
  W054 -W057 ~ due ~ No Indian Ocean operation
  W055 ~ due ~ still off the west edge
  W056 ~ guide ~ No Japanese unit may leave the map any more
  W058 ~ due ~ Roll the Allied variable deployment
  W060 W061 ~ due ~ Ships of the variable deployment
  +W062 ~ due ~ What the variable deployment put in Pearl Harbor
  W063 ~ due ~ CA, CL, DD and oilers may start
  W064 ~ due ~ CV-4 with 8 NAC
  W070 ~ due ~ Midway must hold a Japanese land unit
  W071 ~ due ~ Japan does not hold Midway
  W074 ~ due ~ TR-4 comes back
  W076 W077 W078 ~ first due ~ Allied land units count twice
  +W079 +W080 W034 USN-128 ~ guide ~ No corps are formed
  W081 W082 ~ guide ~ Corps are formed without a die
  W081 ~ first due ~ The Allies may form corps
  W083 W084 W085 ~ guide ~ LAC fly up to four hexes
  W083 ~ first due ~ Allied LAC reach four hexes
  W095 W096 W097 W098 W099 W100 ~ due ~ 1 more LAC ~ with extraJapLAC
  W101 ~ due ~ The Marine regiment
  W102 W104 ~ due ~ The airborne regiment of the chart
  W103 ~ due ~ The airborne division of the chart
  W105 ~ guide ~ Carriers arrive with all their NAC
  W106 W034 ~ guide ~ At most 18 LAC and 10 NAC
  W107 USN-151 ~ guide ~ At most 36 LAC and 20 NAC
  W106 ~ first due ~ at most 18 LAC and 10 NAC
  W107 ~ first due ~ at most 36 LAC and 20 NAC
  W120 USN-150 ~ reserve ~ =US reserves
  W121 USN-150 ~ reserve ~ =US reserves of Orange
  W122 W123 W124 ~ reserve ~ =US reserves called at will
  W125 USN-150 ~ reserve ~ =Australian reserves
  W127 USN-150 ~ reserve ~ =Indian reserves
  W128 USN-150 ~ reserve ~ =Indian regiments
  W129 W130 W131 W132 W150 ~ reserve ~ =A-Go
  W133 W137 W150 ~ reserve ~ =Sho-Go
  W138 W150 USN-150 ~ reserve ~ =Ketsu-Go
  W145 W147 USN-150 ~ reserve ~ =Naval aircraft in Japan
  W146 W147 USN-150 ~ reserve ~ Naval aircraft of the Home Island
  W149 USN-150 ~ reserve ~ =Ketsu-Go of Orange
  W148 ~ guide ~ Six 20-40 divisions or the equivalent
  W160 ~ guide ~ New Georgia, Guadalcanal, islands beside
  W161 W169 W170 ~ guide ~ Japanese side of the Game 2 line: troops land only in New Guinea
  W163 ~ guide ~ only on Midway and on land north of it
  W164 ~ guide ~ Japanese side of the Game 2 line: troops may not land anywhere
  W165 W167 ~ due ~ CV-1, CV-2, CV-5, CV-6 and BB-1 go full speed
  W165 ~ due ~ The same ships go six hexes
  W166 ~ due ~ They strike Midway
  W168 W170 ~ guide ~ New Georgia, Guadalcanal, hexes beside
  W171 ~ guide ~ Ships stay two hexes away from Australia
  W172 ~ due ~ The air base on Guadalcanal is damaged
  W173 ~ set-up ~ SS-1 Dummy-1
  W174 W438 W439 ~ due ~ Two Allied destroyers leave
  W175 ~ due ~ The reinforcement chart ~ none
  W175 W254 W280 ~ due ~ LAC ~ none
  W201 ~ guide ~ Land units may enter only Indochina
  W202 ~ due ~ 5 LAC, Saigon
  W203 W204 W205 ~ due ~ 8-15 regiment, Singapore or Rangoon
  W205 ~ due ~ 30-40 Chinese army
  W230 W231 W232 W233 W234 ~ due ~ Japan occupies Singapore
  W236 W237 ~ due ~ Japan occupies Rangoon
  W250 ~ guide ~ (2B|8B): Move ships ~ none
  W251 ~ guide ~ enters bases of the Philippines, Indies
  W252 ~ guide ~ enters Manus
  W253 ~ guide ~ land units may enter only Saipan
  W260 W262 W266 W268 ~ due ~ 3 LAC, a Japanese air base in the Philippines
  W260 ~ due ~ 4 Kami
  W260 ~ due ~ 20-40 division on TR-1, Japan
  W261 W263 ~ due ~ 2 LAC, an Allied air base in the Philippines
  W261 ~ due ~ (3 LBAC, Vogelkop|CV-12, CVL-B, CA-6, DD-A, DD-B, Ulithi|28 NAC, carriers at Ulithi)
  W263 ~ due ~ (2 × 30-50 division on TR-1 and TR-2|8-15 regiment, Hollandia|1-1 engineer, Hollandia)
  W264 W267 W269 W273 W275 W278 ~ due ~ 3 LAC, an Allied air base in the Philippines
  W264 ~ due ~ 30-50 division on TR-3
  W265 ~ due ~ Third Fleet and the CVE and BB of Seventh Fleet leave
  W266 ~ due ~ (2 × 20-40 division on TR-2 and TR-3|8-18 brigade, anywhere|1-1 engineer, anywhere)
  W268 ~ due ~ =20-40 division, Japan
  W269 ~ due ~ 2 × 120-200 corps on AT-3 and AT-4
  W270 ~ due ~ Third Fleet returns
  W271 ~ guide ~ Third Fleet stays off the map
  W272 ~ due ~ (2 LAC, a Japanese air base|5 Kami)
  W274 ~ due ~ All Japanese fleets leave
  W275 ~ due ~ 40-50 airborne division, Hollandia
  W276 ~ due ~ =Third Fleet leaves
  W277 ~ guide ~ No Japanese ship is on the map any more
  W277 ~ guide ~ Third Fleet is off the map for good
  W278 ~ due ~ =30-50 division, Hollandia
  W279 ~ guide ~ Units with no legal hex in the Philippines
  W281 ~ guide ~ enters bases from Singapore to Pusan
  W282 ~ guide ~ enters bases at Manus, Ulithi
  W290 W292 ~ die p7 ~ =infiltrateMountain ~ cbi1 cbi2 cbi12
  W290 W292 ~ guide p7 ~ Roll to cross a mountain ~ cbi1 cbi2 cbi12
  CBI-B ~ due ~ cross mountain hexsides without a die this turn
  W291 ~ die p3 ~ =infiltrateMountain ~ some
  W293 ~ guide ~ Land attacks left, China: 3 this turn
  W294 ~ guide ~ Land attacks left, China: 1 this month
  W295 ~ guide ~ Land attacks left, China: 3 this month
  W296 ~ guide ~ Land attacks left, China: 2 this month
  W297 ~ guide ~ Japan may make any number of land attacks in Burma
  W298 ~ guide ~ Land attacks left, Burma and India: 1 this month
  W299 ~ guide ~ Land attacks left, Burma and India: 1 this turn
  W300 ~ guide ~ The British may make any number of land attacks
  W302 W303 ~ due ~ 3 LAC, a Japanese air base in China
  W304 W305 ~ due ~ 1 LAC, 1 LBAC, an Allied air base in China
  W306 W307 ~ due ~ 3 LAC, an Allied air base in India
  W307 ~ due ~ 30-50 division, a hex in supply in India
  W309 ~ guide ~ Leave a land unit on each base ~ some
  W310 ~ guide ~ The Allies lead only Nationalists
  W311 ~ guide ~ Land units may enter only China
  W320 ~ due ~ 5 LAC \\(Soviet\\)
  W321 ~ guide ~ Land units may enter only Manchuria
  W322 ~ guide ~ (Refuel|Try to engage|Move ships|Bombard|ships) ~ none
  W332 ~ guide ~ 2I: No naval base on Kwajalein
  W332 ~ guide ~ 8I: No naval base on Kwajalein
  W332 W034 ~ guide ~ 6I: No naval base on Kwajalein
  W332 W034 ~ guide ~ 4I: No naval base on Kwajalein
  W332 ~ first set-up ~ No naval base on Kwajalein
  W333 ~ guide ~ NAC fly at most two hexes
  W334 ~ guide ~ Divisions break down into brigades
  W335 AT W034 ~ guide ~ AT pay 1 to embark and 1 to debark
  W367 W034 ~ guide ~ AT pay 1 to embark and (2|nothing) to debark
  W336 ~ guide ~ An oiler and the ships that it refuels lie still
  W337 ~ guide ~ LBAC take their losses in full
  W338 W034 ~ guide ~ Land units never go ashore in Japan or Manchuria
  W338 ~ guide ~ Nobody stops on a neutral coast
  W339 W340 W341 W342 ~ due ~ Dice for all ships
  W343 W344 W387 ~ due ~ =1 LAC, Japan
  W345 W346 W370 W388 ~ due ~ =1 NAC, Japan
  W347 W348 ~ due ~ 2 LAC, 1 NAC, to be saved up
  W349 ~ due ~ 4 LAC, 2 NAC, to be saved up
  W389 ~ due ~ 3 LAC, to be saved up
  W389n ~ due ~ =1 NAC, to be saved up.*
  W390 ~ due ~ 5 LAC, 1 NAC, to be saved up
  W350 W353 W356 W359 W361 ~ due p1 j ~ 20-40 division ~ wpo1 wpo2 wpo3
  W351 ~ due ~ C-2, DD-5, AT-1, TR-3, OIL-2
  W351 CV-2 ~ due ~ CV-2 \\(7 NAC\\)
  W351 W352 W354 ~ due ~ 2 × 10-20 brigade
  W351 W353 W358 ~ due ~ 15-25 brigade
  W355 ~ due ~ 30-50 division, 1-1 engineer
  W356 W359 W361 ~ due ~ 2-8 defense regiment
  W357 W358 W360 ~ due ~ 1 LBAC, Oahu
  W358 ~ due ~ CVE-16 \\(2 NAC\\)
  W360 ~ due ~ CVE-18 \\(2 NAC\\)
  W362 W363 READY ~ due ~ Roll for readiness
  W364 ~ due p1 a ~ =(BB-4|CA-3)
  W371 ~ due p1 j ~ =(CA-3|CVL-3 \\(2 NAC\\))
  W358 CV-5 CV-5-41 ~ due p1 a ~ CV-5 \\(10 NAC\\)
  W359 CV-6 ~ due p1 j ~ CV-6 \\(2 NAC\\)
  W365 ~ due ~ 30-50 division, 6 LAC
  W366 ~ due ~ CA-4, DD-9
  W368 ~ due ~ The die of the Manchukuo situation
  W369 ~ due ~ Formosa lacks its division
  W372 ~ due ~ =CVE-1 \\(1 NAC\\)
  W373 ~ due ~ CVE-3
  W374 ~ due ~ CV-4 with all its NAC
  W375 ~ due ~ CV-6 if CV-3 or CV-4 was sunk
  W376 ~ due ~ CVE-28
  W377 ~ due ~ CV-6 \\(10 NAC\\)
  W378 W379 ~ due ~ 1 LBAC more
  W380 ~ guide ~ LBAC count in full against ships
  W382 ~ set-up ~ \\bBC-1\\b
  W383 ~ due p1 a ~ BBW-1
  W384 ~ due ~ BC-2
  W385 ~ due ~ BBW-2
  W386 ~ due p1 j ~ BBW-1
  W034 W420 W421 W422 W424 W427 W450 W451 ~ die p3 ~ =training
  W428 ~ die p7 ~ =training
  W034 W420 W421 W422 W424 W427 W450 W451 ~ guide p3 ~ Roll first where combining needs training
  W428 ~ guide p7 ~ Roll first where combining needs training
  W034 W420 W421 W422 -W423 -W426 ~ ask ~ =regiments
  W034 W420 W424 W427 W450 W451 ~ ask ~ =divisions
  W034 W427 ~ ask ~ =brigades
  W431 W432 ~ guide ~ Call a banzai
  W434 ~ guide ~ D1 against Japanese units counts as E1
  W435 W436 W437 ~ die p7 ~ =infiltrateUnits
  W034 W437 29(A) ~ die p3 ~ =infiltrateUnits
  W435 W436 W437 ~ guide p7 ~ Roll to move from one enemy-held hex
  W440 W441 ~ due ~ A real and a dummy submarine leave
  W460 ~ due ~ Are convoys escorted
  W461 W462 W463 W465 ~ due ~ Do the convoys stay escorted
  W468 W469 W470 W471 ~ guide ~ Place interceptors from radar bases
  W468 W470 ~ first due ~ The Allies have radar
  W472 W473 W474 W475 W476 W477 W478 W479 W480 W481 USN-41 ~ guide ~ Look at a hex and the six around it
  W472 W474 W476 W477 ~ first due ~ MAGIC from now on
  W482 ~ set-up ~ 18-8 armored brigade
  W483 W491 W492 ~ due ~ An armored brigade at Rangoon
  W484 ~ due ~ Each not withdrawn from the India box
  W485 ~ due ~ Last chance to bring
  W486 ~ due ~ An armored brigade in Australia
  W487 W490 ~ due ~ An armored brigade in India
  W488 W489 ~ due ~ An armored brigade on the West Coast
  W493 USN-150 ~ client ~ =(Burma|Thailand|the Dutch East Indies)
  W493 W494 USN-150 ~ client ~ =India, on the map
  W495 ~ die ~ =clientDefection
  W496 W497 W498 W499 W500 W501 W502 W503 W504 W505 W506 W507 W508 W509 ~ guide ~ Roll at each monsoon base or carrier
  W496 W497 W498 W499 W500 W501 W502 W503 W504 W505 W506 W507 W508 W509 ~ die ~ =monsoonFlight
  W496 W497 W498 W499 W500 W501 W502 W503 W504 W505 W506 W507 W509 ~ die ~ =monsoonNaval
  W496 W497 W498 W499 W500 W501 W502 W503 W504 W505 W506 W507 W508 W509 ~ guide ~ In monsoon regions no land unit moves strategically
  W496 W497 W498 W499 W500 W501 W502 W503 W504 W505 W506 W507 W508 W509 ~ guide ~ Attacks in monsoon regions are halved
  W497 W498 W499 W500 W501 W502 G4-MONSOON ~ first due ~ The monsoon begins
  W520 W521 W522 W523 ~ due ~ Mid-war victory points
  W530 W531 W532 W533 W541 ~ due ~ The operational points of the quarter
  W533 W534 W541 ~ guide p9 ~ Pay a point for an attack
  W533 W534 W541 ~ guide p8 ~ Pay a point for each six ships
  W533 W534 W541 ~ first guide p1 ~ Make a LAC or NAC ~ some
  W535 ~ guide ~ At most 1 LAC or NAC
  W536 ~ guide ~ At most 2 LAC or NAC
  W550 W552 ~ guide ~ The Allies lead all Chinese
  W551 W553 W554 W563 ~ due ~ The Chinese Civil War Table
  W555 ~ guide ~ A Chinese faction that Japan attacks
  W559 ~ guide ~ Nobody enters the USSR
  W560 W562 ~ due ~ The USSR is in the war
  W561 W562 ~ guide ~ Soviets may enter only the USSR
`);

/** A window may be told where the table says "none", or none where it says something else: `+` and `-` before its number. */
const kindIn = (seen: Seen, { id, kind }: Window): 'told' | 'none' | undefined => {
  if (seen.ids.includes(`+${id}`)) return 'told';
  if (seen.ids.includes(`-${id}`)) return 'none';
  return seen.ids.includes(id) ? (kind === 'none' ? 'none' : 'told') : undefined;
};

/** By scenario and options, the turns on which a line has to be seen, and those on which it must not. */
function wantedOf(seen: Seen, windows: readonly Window[], { scenario, on, turns: walked }: Walked) {
  const told = new Set<number>();
  const never = new Set<number>();
  for (const each of windows) {
    const kind = kindIn(seen, each);
    if (!kind || !each.scenarios.includes(scenario) || !isOn(each.needs, on)) continue;
    if (seen.beside && !on.includes(seen.beside)) continue;
    const turns = turnsOf(each, scenario);
    for (const turn of seen.opens && kind === 'told' ? turns.slice(0, 1) : turns)
      (kind === 'none' ? never : told).add(turn);
  }
  return { wanted: new Set([...told].filter((turn) => walked.has(turn) && !never.has(turn))), never };
}

/** Phases in which a window allows a line; of a notice nothing is said. */
const isInPhase = (line: string, seen: Seen, windows: readonly Window[]): boolean => {
  const phase = / p(\d+) /.exec(line)?.[1] ?? '';
  const mine = windows.filter((each) => kindIn(seen, each) === 'told');
  return seen.opens || !mine.length || mine.some(({ phases }) => !phases.length || phases.includes(phase));
};

/** What of the walks differs from the windows: "g1 [subs] W101 The Marine regiment: not on 26". */
export function differences(
  seen: Seen,
  all: readonly Window[],
  walked: readonly Walked[],
  lines: ReadonlySet<string>,
): readonly string[] {
  const windows = all.filter((each) => kindIn(seen, each));
  const mine = new Set([...lines].filter((line) => seen.pattern.test(line)));
  const astray = [...mine].filter((line) => !seen.holds && !isInPhase(line, seen, windows));
  const where = `${seen.ids.join(' ')} ${seen.pattern.source}`;
  const found = walked.flatMap((each) => {
    const { scenario, on, shown } = each;
    if (seen.within && !seen.within.includes(scenario)) return [];
    const met = new Set([...mine].flatMap((line) => shown.get(line) ?? []));
    const { wanted, never } = wantedOf(seen, windows, each);
    const isWrong = (turn: number) => {
      if (seen.holds === 'none') return wanted.has(turn) || never.has(turn);
      return seen.holds ? never.has(turn) : !wanted.has(turn);
    };
    const more = [...met].filter(isWrong);
    const less = seen.holds === 'none' ? [] : [...wanted].filter((turn) => !met.has(turn));
    return [
      ...(less.length ? [`${scenario} [${on.join(' ')}] ${where}: not on ${less.join(' ')}`] : []),
      ...(more.length ? [`${scenario} [${on.join(' ')}] ${where}: also on ${more.join(' ')}`] : []),
    ];
  });
  return [...found, ...astray.map((line) => `${where}: in another phase, ${line}`)];
}

/** Windows that are no line of a turn: the test that holds each, or why there is nothing to show. */
export const ELSEWHERE: { readonly [ids: string]: string } = {
  'W001 W002 W005 W036': 'windows-values.test.ts: who places first, who moves first',
  'W042 W043 W400 W401 W402 W403 W404 W405 W406 W407 W408 W409 W410':
    'windows-values.test.ts: fuel at the start',
  'W072 W073 W075': 'windows-values.test.ts: ships that start in repair',
  'W086 W087 W088 W089 W090 W091 W092 W093 W094': 'windows-values.test.ts: what is replaced when',
  'W108 W109 W110 W111': 'windows-values.test.ts: areas by their year',
  'W126 W134 W135 W139 W140 W141 W142 W143 W144': 'windows-values.test.ts: what reserves send, turn by turn',
  'W136 W466 W467': 'windows-values.test.ts: dice by the turn',
  'W537 W538 W539': 'windows-values.test.ts: resources by the year',
  'W556 W557 W558': 'windows-values.test.ts: eliminated Chinese armies',
  W046: 'register of units on hex 348: the eight turns are counted by the players',
  W059: 'due.test.ts: keeps a sealed deployment due until it is opened',
  W151: 'the notes of Sho-Go and Ketsu-Go say so: the players know where a base is',
  W162: 'offers.test.ts: the bases',
  W301: 'no limit is there to be shown',
  W308: 'nobody has aircraft to fly: USN-152',
  W425: 'of no die: W424 and W451 say when there is one',
  'W429 W430': 'resiliency.test.ts and the switch, which War Plan Orange does not have',
  W433: 'fights.test.ts: special tactics',
  W442: 'sea.test.ts: eight movement phases on station',
  W464: 'withdraw.test.ts: convoys given up',
  W510: 'the notes of both dice',
  W540: 'bounds of the question: sixteen cities at most',
};

/** Lines that the table leaves out, being alike in every scenario or about what the players do: no window is theirs. */
export const UNSAID: readonly RegExp[] = [
  /^set-up /,
  /^final p10 -\|(Guam|Tientsin|Shanghai)/,
  /^offer p9 -\|landing$/,
  /^die p\d -\|(entrench|build(Naval|Air)[JA]|sabotage|airborneAA|solitaireAir|airPlacementRolloff|navalInitiative)$/,
  // The chart of the players, and what every game does in the parts of its phases.
  /^due p1 -\|The reinforcement chart/,
  ...`Say whether any reserve|Place what is replaced|Place what the chart brings|Place a client army|Make a LAC or NAC
    Transfer aircraft|Keep a carrier with|Embark and debark|Carry emergency supply|Move with what movement is left
    Put submarines on station|Attack with submarines|Withdraw to an adjacent hex|Roll for who fires first
    Put ships under a task force|Place ships under a coastal defense|Roll whether the ships may attack
    Move land units|Break down units|Roll to entrench|Repair captured bases|Roll to build bases|Roll to wreck
    Combine supplied|Roll to cross a mountain|Land from transports|Drop airborne|Name the|Allot every air mission
    Roll a die for each base|Place missions|Fight in the air|Strike at|Give air support|Fight every land attack
    Attack with the units that landed|Replace units|Land all aircraft|Roll for each neutralized|Take a week off|Record the ships
    Remove emergency|Move the turn marker|Roll to move from one enemy-held hex|Pay a point`
    .split(/[|\n]/)
    .map((words) => new RegExp(`^guide p\\d+ [ja-]\\|\\w+: ${words.trim()}`)),
];
