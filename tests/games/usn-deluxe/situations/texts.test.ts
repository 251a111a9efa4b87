import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { makeRuleBook } from '../../../../src/app/rules';
import type { RuleDigest } from '../../../../src/core/play/rules';
import { CHECKS } from '../../../../src/games/usn-deluxe/data/checks';
import { AREAS } from '../../../../src/games/usn-deluxe/data/geography';
import { OPTIONS } from '../../../../src/games/usn-deluxe/data/options';
import { SCENARIO_ITEMS } from '../../../../src/games/usn-deluxe/data/scenario-items';
import { SCENARIOS } from '../../../../src/games/usn-deluxe/data/scenarios';
import { SHIP_TYPES } from '../../../../src/games/usn-deluxe/data/ship-types';
import { UNITS } from '../../../../src/games/usn-deluxe/data/units';
import { USN_DIGEST } from '../../../../src/games/usn-deluxe/text/digest';
import { USN_TERMS } from '../../../../src/games/usn-deluxe/text/glossary';

const book = makeRuleBook(USN_DIGEST);
const found = (query: string, most = 3) => book.search(query).slice(0, most);

/** All that stands under a rule, the rows of its tables line by line. */
function read(number: string): string {
  const { text = '', tables = [] }: Partial<RuleDigest> = book.rule(number) ?? {};
  const rows = tables.flatMap(({ title, note = '', rows: all }) => [
    `${title} ${note}`,
    ...all.map((row) => row.join(' | ')),
  ]);
  return [text, ...rows].join('\n');
}

type LookUp = readonly [situation: string, query: string, rule: string, ...facts: RegExp[]];
/** What a player types in the middle of a game, the rule that it must find, and what has to stand there. */
const LOOK_UPS: readonly LookUp[] = [
  ['S208 (12(Q), 12(P))', 'leaving an off-map box', '17', /full/, /USN-107/],
  ['S208 (12(N), 12(Q))', 'fuel off-map', '12(N)', /off-map box .*full \(USN-107\)/],
  [
    'S209 (12(N), 18(F))',
    'ships lying in a base',
    '12(N)',
    /base that serves without limit is refueling \(USN-108\)/,
  ],
  [
    'S209 (12(O)3)',
    'how many ships refuel in a minor base',
    '12(O)',
    /six ships or one filled oiler a turn/,
    /Functional bases only/,
  ],
  [
    'S210 (5(G), 5(I))',
    'aborted',
    'Phase 5(G)',
    /Aborted aircraft land at once/,
    /strike no more/,
    /aloft until O/,
  ],
  [
    'S211 (9(C))',
    'repair',
    '9(C)',
    /no move, no attack, nothing but defense and AA/,
    /Being attacked stops no repair: .*USN-110/,
  ],
  [
    'S212 (9, 19(D)(I), 8(B))',
    'two bases in one hex',
    'Functional',
    /neutralized, repaired and recovers by itself \(USN-111\)/,
  ],
  ['S216 (12(B) change, 12(C))', 'land line of supply', '12', /Three hexes/, /adds three \(USN-1\)/],
  ['S216 (42(A))', 'monsoon supply line', '42(A)', /three hexes, as they are anyway/],
  [
    'S217 (Phase 2 change, 21.A)',
    'air transfer',
    'Phase 2(A)',
    /twice the normal range/,
    /8 hexes from T108 \(USN-24\)/,
    /No attack on the way and no interception/,
  ],
  [
    'S218 (13, 13(E))',
    'building a corps',
    '13',
    /supplied, unmoved, ashore, no enemy there, one echelon a turn/,
    /corps from T82, with Training any time/,
  ],
  [
    'S218 (13 list)',
    'parts of a corps',
    '13',
    /^120-200 corps \| 3 × 30-50 division$/m,
    /^180-200 amphibious corps \| 3 × 50-60/m,
    /^40-60 corps \| 4 × 8-15 regiment$/m,
    /^30-50 army \| 3 × 8-18 brigade$/m,
    /^40-20 armored division \| 2 × 18-8/m,
    /^40-50 airborne division \| 3 × 10-15 airborne/m,
    /^80-40 armored division \| 3 × 20-10/m,
  ],
  [
    'S94 (13(D))',
    'War Plan Orange brigades',
    '13',
    /brigades alone/,
    /20-40 division \| 2 × 8-18 brigade, or 3 × 6-12 regiment \(in War Plan Orange 2 × 8-18 brigade\)/,
  ],
  [
    'S219 (15 Important, A–E)',
    'amphibious assault',
    '15',
    /Japanese transports or Allied assault transports/,
    /BB, BC, CA, CL or DD/,
    /class 2 beside own land units, after the whole naval phase/,
    /class 1 attack with all/,
    /no movement cost/,
  ],
  [
    'S220 (26(C))',
    'training',
    '26',
    /Allied regiments to T107, Allied divisions to T159, Japanese divisions always/,
    /in War Plan Orange brigades and divisions always/,
  ],
  [
    'S220 (27)',
    'resiliency',
    '27',
    /On class 2 alone: Ax, Dx/,
    /A2, D2/,
    /Never on E1 or D1/,
    /With training, not in War Plan Orange/,
    /on class 1 the whole unit is lost/,
  ],
  [
    'S221 (31(A)(E))',
    'Home Island Defense',
    '31',
    /200 points .*six divisions and 10 LAC/,
    /four CV, CVL lost/,
    /Not in game 4/,
  ],
  [
    'S221 (23.D(C))',
    'Sho-Go',
    '23.D(C)',
    /From T108/,
    /Burma, Sumatra, Java, Borneo, Philippines, Formosa, Korea/,
    /Korea, the Home Islands, or on a class 1 or 2 island up to nine hexes from Japan/,
    /T\+16 \| 10 Kami/,
  ],
  [
    'S206 (31(D), 23.D(D))',
    'Sho-Go',
    '23.D(C)',
    /^T \| 1 × 40-20 armored division, 1 × 10-30 army, 10 LAC \(with Home defence\)$/m,
    /^T\+2 \| 1 × 10-30 army$/m,
  ],
  [
    'S222 (16(F)(G))',
    'entrenched coastal defense',
    '16',
    /×3 against ships and aircraft alone, and they go on firing/,
  ],
  [
    'S222 (CRT 3/4, Phase 5(K))',
    'bombing coastal defenses',
    'Phase 5(K)',
    /bombed on CRT 3, and a 1 does not neutralize them/,
  ],
  ['S222 (12(K)6)', 'unsupplied coastal defense', '12(K)', /Coastal defenses never lack supply/],
  [
    'S223 (39(C)(F))',
    'Allied armor',
    '39',
    /Australian reserves are then six 8-15 and an armored brigade/,
    /6 and then 3–6/,
    /T12 \(for a regiment\), T69, T91, T147/,
  ],
  ['S223 (39(B))', 'Middle East withdrawal', '39(B)', /T34/, /four parts missing, 40 at most/],
  ['S225 (45.B, 24 note 4)', 'Soviet entry', '45.B', /T191 \(USN-4\)/],
  ['S240 (34, 12(O))', 'oiler capacity', '34', /six points \(USN-17\)/, /one operation empties an oiler/],
  ['S42 (12(O))', 'oiler refill', '12(O)', /never filled at sea/, /up to six ships/],
  [
    'S241 (17(D), map errata)',
    'West Coast boxes',
    '17(D)',
    /one box a phase, never doubled/,
    /between 2 and 0/,
    /not in and out in one turn/,
    /Embarking takes a naval phase/,
  ],
  ['S243 (0 errata)', 'Christmas Island', '4', /air base of 10/, /Yenan 272 and Vladivostok 572 are Allied/],
  [
    'S39, S40 (5(O)1–4)',
    'air basing',
    'Phase 5(O)',
    /extended range only to the base it came from/,
    /Patrols at home/,
    /beyond capacity or range aircraft are lost/,
  ],
  [
    'S35, S36 (2(E))',
    'bombardment enemy ship',
    'Phase 2',
    /No bombardment where an enemy ship or an undestroyed coastal defense is/,
  ],
  [
    'S105 (Shock (A), (B))',
    'shock five hexes',
    'Shock Effect',
    /not strategically, never within five hexes/,
    /still not within five hexes, but strategically; no air transfer/,
    /no air zones/,
  ],
  [
    'S79 (Allied Variable Deployment (A))',
    'variable deployment',
    'Variable Deployment',
    /half of each carrier’s NAC, rounded up, may patrol on T1/,
    /half defense, AA full/,
    /6 none/,
  ],
  [
    'S66 (37(A))',
    'radar',
    '37',
    /not in China or the USSR/,
    /number of Japanese ships next to them, not the types/,
    /unsupplied aircraft fly none/,
  ],
  [
    'S114 (42(A), 12(K)5)',
    'monsoon attack',
    '42(A)',
    /halved, unsupplied ones quartered/,
    /Japan 5–6, Allies 6/,
  ],
  [
    'S124 (Coral Sea (B)(C))',
    'Coral Sea landing',
    'Coral Sea',
    /New Guinea, New Georgia, Guadalcanal and on islands next to those two/,
    /only in New Guinea/,
  ],
  ['S125 (Midway (B)(C))', 'Midway landing', 'Midway', /only on Midway and north of it/, /nowhere/],
  [
    'S126 (Solomons (A)–(C))',
    'Eastern Solomons landing',
    'Eastern Solomons',
    /two hexes off Australia/,
    /hexes next to those two/,
  ],
  ['S90 (Midway Simulation)', 'Midway simulation', 'Midway', /20 NAC or more, at most 4 on patrol/],
  [
    'S59 (0 errata (E))',
    'transit attack',
    '6',
    /one try a movement phase/,
    /no mission in the next mutual air strike/,
  ],
  ['S197 (5(G))', 'air combat column', 'Phase 5(G)', /under half on patrol/, /one column left/],
  [
    'S107 (Game 1, Refueling)',
    'opening moves fuel',
    'Game 1',
    /warships are due T4/,
    /transports and oilers T6/,
  ],
  [
    'S118, S204 (Malaya)',
    'Singapore Malaya points',
    'Malaya/Burma',
    /50 by T4, 40 by T5, 30 by T6, 20 by T7, 10 by T8/,
    /The Allies occupy Rangoon \| 25 \| Allies/,
  ],
  [
    'S207 (Coral Sea victory)',
    'Port Moresby',
    'Coral Sea',
    /Port Moresby.* \| 100 \| Holder/,
    /engineer is on Guadalcanal, in supply \| 10 \| Japan/,
  ],
  [
    'S156 (22, victory schedule)',
    'sunk transport back',
    '22',
    /Japanese transport \| 4 to T55, 6 to T107, 8 to T159, 12 \(4 with convoy escorts\)/,
    /Allied assault transport \| 10 \| West Coast/,
    /Japanese oiler \| 20/,
  ],
];

describe('a look-up in the middle of a game', () => {
  it.each(LOOK_UPS.map(([situation, query, rule, ...facts]) => [situation, query, rule, facts] as const))(
    '%s: “%s” finds %s, which says it',
    (_, query, rule, facts) => {
      expect(found(query).map(({ number }) => number)).toContain(rule);
      for (const fact of facts) expect(read(rule)).toMatch(fact);
    },
  );
});

/** 24: rows of the schedule and of the areas as printed, and the words by which they are looked for. */
const ROWS: readonly (readonly [query: string, rule: string, row: string])[] = [
  ['SNLF', 'Victory Points', '5-10 SNLF regiment | 2'],
  ['Chinese army 30-40', 'Victory Points', '30-40 Nationalist army | 15'],
  ['defense battalion', 'Victory Points', '2-6 defense battalion | 1'],
  ['kamikaze point', 'Victory Points', 'Kamikaze point | 0'],
  ['special operations regiment', 'Victory Points', '6-12 special operations regiment | 3'],
  ['Soviet front', 'Victory Points', 'Soviet front | 50'],
  ['B-29 point', 'Victory Points', 'B-29 point | 2'],
  ['carrier worth', 'Victory Points', 'Carrier, CV | 10 × air capacity'],
  ['amphibious corps', 'Victory Points', '180-200 amphibious corps | 60'],
  ['garrison Singapore', 'Geographic', 'Singapore | 25 | one regiment | one coastal defense'],
  ['garrison Rangoon', 'Geographic', 'Rangoon | 10 | one division | one regiment and 5 LAC'],
  ['garrison Mandalay', 'Geographic', 'Mandalay | 25 | one division | one engineer'],
  ['Vogelkop', 'Geographic', 'Vogelkop 488, 521 | 10 | one brigade on either hex | 5 LAC'],
  ['garrison Pearl Harbor', 'Geographic', 'Pearl Harbor | 50 | one division | none'],
  ['garrison Australia', 'Geographic', 'Australia | 50 | six divisions | three divisions'],
  ['Tokyo', 'Geographic', 'Tokyo 678 | 100 | one division'],
  [
    'Manchukuo garrison',
    'Geographic',
    'Manchukuo | 100 | four armies and 40 LAC; from 1943 four armies and 5 LAC | four corps, armies or fronts',
  ],
  ['Okinawa', 'War Plan Orange', 'Okinawa | 20 | Holder'],
];

describe('S214, S215 (24): the garrisons and values are looked up', () => {
  it.each(ROWS)('“%s” finds %s: %s', (query, rule, row) => {
    expect(book.search(query).map(({ number }) => number)).toContain(rule);
    expect(read(rule).split('\n')).toContain(row);
  });
  it('what was asked stands in the list of what is found', () => {
    const line = (query: string, rule: string) =>
      book.search(query).find(({ number }) => number === rule)?.line;
    expect(line('SNLF', 'Victory Points')).toBe('5-10 SNLF regiment · Points 2');
    expect(line('garrison Singapore', 'Geographic')).toBe(
      'Singapore · Points 25 · Japan one regiment · Allies one coastal defense',
    );
  });
  it('every unit, ship, area and item of a scenario that is counted has its row once', () => {
    const rows = (number: string) => (book.rule(number)?.tables ?? []).flatMap(({ rows: all }) => all);
    const ships = SHIP_TYPES.flatMap(({ sink }) => Object.keys(sink));
    expect(rows('Victory Points')).toHaveLength(UNITS.length + ships.length);
    expect(rows('Geographic')).toHaveLength(AREAS.length);
    expect(rows('Geographic').map(([, points]) => Number(points))).toEqual(
      expect.arrayContaining(AREAS.map(({ vp }) => vp)),
    );
    const told = new Set(
      USN_DIGEST.flatMap(({ tables = [] }) => tables.flatMap(({ rows: all }) => all.map(([first]) => first))),
    );
    const untold = SCENARIO_ITEMS.filter(({ name }) => ![...told].some((each) => each?.startsWith(name)));
    expect(untold.map(({ id }) => id)).toEqual([]);
  });
});

/** Rows of what comes and goes, and of readiness, as the rulebook has them. */
const COMES: readonly (readonly [situation: string, query: string, rule: string, row: string])[] = [
  [
    'S118 (Malaya reinforcements)',
    'Malaya Saigon LAC',
    'Malaya/Burma',
    '2–8, every 2 turns | Japan | 5 LAC, Saigon',
  ],
  [
    'S120 (Philippines)',
    'Third Fleet returns',
    'Philippines',
    '160 | Allies | Third Fleet returns, within two hexes of Luzon',
  ],
  ['S121 (Philippines)', 'Ulithi', 'Philippines', '152 | Allies | 28 NAC, carriers at Ulithi'],
  ['S116 (CBI)', 'CBI LBAC', 'CBI', '134, 143 | Allies | 1 LAC, 1 LBAC, an Allied air base in China'],
  ['S122 (Manchuria)', 'Soviet LAC', 'Manchuria', '191 | Allies | 5 LAC (Soviet), a Soviet air base'],
  [
    'S136 (WPO schedule)',
    'War Plan Orange turn 11',
    'War Plan Orange',
    '11, 20 | Allies | 2 × 10-20 brigade',
  ],
  [
    'S138 (WPO additional)',
    'War Plan Orange NAC',
    'War Plan Orange',
    '4–52, every 4 turns | Japan | 1 NAC, Japan (without The Battleship Admirals’ War, not with Fewer naval pilots)',
  ],
  [
    'S183 (WPO Readiness)',
    'Manchukuo situation',
    'Readiness',
    '5–6 | A 20-40 division and 3 LAC leave the map',
  ],
  [
    'S237 (WPO Readiness)',
    'readiness',
    'Readiness',
    '5–6 | Naval situation | Roll again: Japanese naval situation',
  ],
  [
    'S237 (WPO Readiness)',
    'amphibious doctrine',
    'Readiness',
    '1–3 | Slow to debark | AT pay 2 to debark units',
  ],
];

describe('what comes without the chart of the players is looked up', () => {
  it.each(COMES)('%s: “%s” finds %s: %s', (_, query, rule, row) => {
    expect(book.search(query).map(({ number }) => number)).toContain(rule);
    expect(read(rule).split('\n')).toContain(row);
  });
});

describe('every printed name finds something', () => {
  const NAMES = [
    ...UNITS.map(({ name }) => [name, 'Victory Points'] as const),
    ...SHIP_TYPES.map(({ name }) => [name, 'Victory Points'] as const),
    ...SHIP_TYPES.map(({ id }) => [id.replace('36', ' 36'), 'Victory Points'] as const),
    ...Object.values(OPTIONS).map(({ label, rule }) => [label, rule] as const),
    ...Object.values(SCENARIOS).map(({ name, rule }) => [name, rule] as const),
    ...USN_TERMS.flatMap(({ term, forms = [], rule }) =>
      [term, ...forms].map((word) => [word, rule] as const),
    ),
    ...AREAS.map(({ name }) => [name, 'Geographic'] as const),
  ];
  it('units, ships and their letters, areas, terms, options and scenarios, each with its rule', () => {
    const silent = NAMES.filter(([name, rule]) => !book.search(name).some(({ number }) => number === rule));
    expect(silent.map(([name, rule]) => `${name}: ${rule}`)).toEqual([]);
  });
});

describe('every die leads to the rule that says it', () => {
  const from = (least: number, most: number) => (least === most ? `${least}` : `${least}–${most}`);
  it.each(CHECKS.map((check) => [check.id, check] as const))(
    '%s',
    (_, { rule, variants = [], rows = [], mods = [] }) => {
      const dice = variants.filter(({ auto }) => !auto).map(({ least, most = 6 }) => from(least, most));
      const last = 6 + mods.reduce((sum, { by }) => sum + by, 0);
      const ranges = rows.map(({ upTo = last }, at) => from((rows[at - 1]?.upTo ?? 0) + 1, upTo));
      expect([...dice, ...ranges].filter((range) => !read(rule).includes(range))).toEqual([]);
    },
  );
});

type Ruled = readonly [asked: string, ruling: string, ...says: RegExp[]];
/** What the rulebook leaves open, and the ruling that settles it for the clerk and the players. */
const RULED: readonly Ruled[] = [
  ['S13 (12(O)1): a recaptured major base', 'USN-45', /before and after/, /damaged first/],
  ['S29 (12(O)): the naval bases of 930 and 929', 'USN-112', /930/, /929/],
  ['S34, S211 (9(C)): a hit in a turn of repair', 'USN-110', /29/],
  ['S45, S209 (12(N)): ships that lie in a base', 'USN-108', /six/],
  ['S60 (32): the eight phases of a submarine', 'USN-29', /T14/],
  ['S65 (7(P)): who may not follow', 'USN-113', /no ship of that side/],
  ['S91, AMB-15 (38): the complete month', 'USN-41', /each month of the calendar/],
  ['S112, AMB-1 (42): the fifth week of May or June', 'USN-60a', /June/],
  ['AMB-1 (3): the fifth week of October or November', 'USN-60b', /November/],
  ['S121, S160, AMB-11: CV-18 twice', 'USN-10', /does not arrive/, /AT-3/],
  ['S126, AMB-9: landing in Santa Cruz', 'USN-114', /Both are meant/],
  ['S133, AMB-17, AMB-18: what has no date, and Malaya', 'USN-126', /no months/, /1943/, /Malaya/],
  ['S144, AMB-14 (23.D(L)): Ketsu-Go of Orange', 'USN-22', /A-Go and Sho-Go/],
  ['S181, AMB-13: row 3 of the ship losses', 'USN-28', /no effect/],
  ['S181 (9): NAC of ships damaged at the start', 'USN-116', /lost too/],
  ['S187 (Shock (E)(F), 16): shock and trenches', 'USN-75', /trenches/],
  ['S193 (27, Game 4 (B)): doubling of a replaced unit', 'USN-117', /doubled/],
  ['S204, AMB-12: the ladders of Malaya', 'USN-8', /One award/],
  ['S208 (12(Q)): fuel on leaving a box', 'USN-107', /T15/],
  ['S210 (5(G)): when aborted aircraft land', 'USN-109', /At once, in G/],
  ['S212 (9, 19): two bases in one hex', 'USN-111', /own die/],
  [
    'S213 (44(C)1): without an operational point',
    'USN-64',
    /“Treated as unsupplied combat”/,
    /halved/,
    /speak against this/,
  ],
  ['S216, AMB-26 (12(C)): three hexes or five', 'USN-1', /Three/, /five/],
  ['S217 (21.A): ferry of twelve', 'USN-24', /Eight/],
  ['S219 (15(A)): which ships bar a landing', 'USN-61', /battleships/],
  ['S224 (12(N)): the clock of a reinforcement', 'USN-49', /turn before/],
  ['S225, AMB-8 (45.B): Soviet entry', 'USN-4', /T191/, /T190/],
  ['S227 (34): the load of an oiler', 'USN-17', /six/],
  ['S228 (19(A)): AA of a base that holds 5', 'USN-118', /no AA/],
  ['S229 (21.B): the idle carrier', 'USN-119', /AA/],
  ['S237, AMB-13: readiness 5 and 6', 'USN-105', /one result/],
  ['AMB-2: the dates of the carrier battles', 'USN-132', /T47/],
  ['AMB-3: the turn before T1', 'USN-47', /Malaya/],
  ['AMB-4: variable deployment in game 5', 'USN-21', /Allowed/],
  ['AMB-5: when it is opened', 'USN-121', /first attack/],
  ['AMB-6: the two phases off the map', 'USN-122', /end of T20/],
  ['AMB-7, AMB-28: the last turns', 'USN-3', /192/],
  ['AMB-10: attacks and mountains of CBI', 'USN-123', /T123/],
  ['AMB-13: CA-4 from two sides', 'USN-133', /one counter/],
  ['AMB-27: the run to Midway', 'USN-134', /second turn/],
  ['AMB-16: full tanks at the start', 'USN-125', /third turn/],
  ['AMB-19: the additional LAC', 'USN-127', /switch/],
  ['AMB-20 (16): who entrenches on 4–6', 'USN-50', /Philippines and Manchuria/],
  ['AMB-21 (39(B)): game 2 has no armored brigade', 'USN-14', /Game 2/],
  ['AMB-22 (13(E)): corps of War Plan Orange', 'USN-128', /training/],
  ['AMB-23: Midway by T30', 'USN-44', /T40/],
  ['AMB-24 (22): replacements of the minigames', 'USN-54', /They run/],
  ['AMB-25 (Shock (D)): what is movement', 'USN-129', /recombining and training/],
  ['AMB-29: refueling on T131', 'USN-94', /may be refueled/],
  ['AMB-30 (23.B): Australia once', 'USN-31', /Once/],
];

describe('what the rulebook leaves open is ruled', () => {
  const text = readFileSync(new URL('../../../../docs/rulings/usn-deluxe.md', import.meta.url), 'utf8');
  const rulings = new Map(
    [...text.matchAll(/^\*\*(USN-\d+[a-z]?) [\s\S]*?(?=\n\n|$(?![\s\S]))/gm)].map(([said, id]) => [id, said]),
  );
  it.each(RULED.map(([asked, id, ...says]) => [asked, id, says] as const))('%s: %s', (_, id, says) => {
    for (const said of says) expect(rulings.get(id)).toMatch(said);
    const told = USN_DIGEST.filter(({ text: digest }) => digest.includes(id));
    expect(told.length).toBeGreaterThan(0);
  });
});
