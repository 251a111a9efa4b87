import { describe } from 'vitest';
import { KATE, over, SBD, TBD, VAL, withShip, ZERO } from './air';
import { inPlay } from './pearl';
import { playScenes, type Scene } from './scenes';
import {
  B17,
  CAP,
  even,
  F4F,
  few,
  flown,
  lost,
  NO_FIRE,
  ofTwo,
  P40,
  QUARTER,
  shipHit,
  strike,
  TWO_THIRDS,
} from './strikes';

const SQUADRON = `
  squadron [Air Missions] us: Which squadron attacks?
  (A bomber squadron attacks once on its mission, fighters in every impulse.)
  - ${SBD}: Enterprise SBD
  - ${TBD}: Enterprise TBD
  - ${B17}: B-17 8`;
const SHIPS = `
  - akagi: Akagi
  - kaga: Kaga (damaged)
  - hiei: Hiei
  - transport: Transport`;
const SBD_SORTIE = `
  sortie [Air Strikes] us: Enterprise SBD
  bombed “Target”, one of
  ${SHIPS}
  → Attack`;
const TBD_SORTIE = `
  sortie [Air Strikes] us: Enterprise TBD
  attack “Attack with”, one of, begins as “torpedo”
  - torpedo: Torpedo
  - bombs: Bombs
  torpedoed “Target”, one of, if attack is torpedo
  ${SHIPS}
  bombed “Target”, one of, if attack is bombs
  ${SHIPS}
  → Attack`;
const B17_SORTIE = `
  sortie [Air Strikes] us: B-17 8
  attack “Attack with”, one of, begins as “high”
  - high: High altitude
  - low: Low altitude
  bombed “Target”, one of
  ${SHIPS}
  → Attack`;
const ESCORT = (name: string) => `
  escort [Interception] us: ${name} is hit: does an escort take the loss?
  - none: No escort
  - ${F4F}: Enterprise F4F`;
const ABOARD = `
  hit:aboard [Hit Results] us: Which squadrons were aboard Akagi?
  (They are destroyed. Those in the air are safe.)
  aboard “Aboard”, any of, begins as “${ZERO},${VAL},${KATE}”
  - ${ZERO}: Akagi Zero
  - ${VAL}: Akagi Val
  - ${KATE}: Akagi Kate
  → Destroy these`;
const DUD = (chance: string, faces: string) => `
  dud [Torpedo Malfunction] us: Does the torpedo fail?
  (Fails on ${chance}.)
  1d6: ${faces}`;
/** Anti-aircraft fire of Japanese ships, always alerted: 25% without a carrier, half with its patrol. */
const FIRE = (name: string) =>
  ofTwo('aa', 'AntiAircraft', 'jp', `Anti-aircraft fire: is ${name} hit?`, 'hit', QUARTER);
const PATROL = (name: string) =>
  even('aa', 'AntiAircraft', 'jp', `Anti-aircraft fire: is ${name} hit?`, 'hit', 'no effect');
const fire = (name: string, value: string, chance = '25%: each of 2 dice') =>
  `die: Anti-aircraft fire: is ${name} hit? ${chance}, 4 to 6 = ${value} [AntiAircraft] <aa>`;
const HALF = '50%: one die';

describe('[Air Strikes] by the US', () => {
  playScenes([
    strike('us', {
      name: 'a transport, whose force has no whole carrier, moves 1 hex and goes with one hit',
      state: few(),
      script: [
        ['squadron', SBD],
        ['sortie', { bombed: 'transport' }],
        ['cap', 'no'],
        ['aa', [3, 4]],
        ['hit', 3],
      ],
      asks: `${SQUADRON} ${SBD_SORTIE} ${CAP('us')} ${FIRE('Enterprise SBD')} ${TWO_THIRDS('hit', 'us', 'Is a transport hit?')}`,
      tells: `
        title: Enterprise SBD at a transport = sunk [Air Strikes]
        fact: Enterprise SBD = a transport [Air Strikes] <sortie>
        ${fire('Enterprise SBD', 'no effect (3 4)')}
        die: Is a transport hit? 66%: one die, 3 to 6 = hit (3) [Airstrike Hits] <hit>
        result: Transport sunk [Transports and Tanks]`,
      events: [flown(SBD), { type: 'v1.TransportsLost', count: 1 }],
    }),
    strike('us', {
      name: 'a dive bomber lost over a carrier without its escort; her deck is clear',
      state: few(),
      script: [
        ['squadron', SBD],
        ['sortie', { bombed: 'akagi' }],
        ['aa', 4],
        ['aa:timing', 3],
        ['aa:fate', 3],
        ['escort', 'none'],
        ['hit', 4],
        ['readied', 'no'],
        ['hit:aboard', { aboard: [ZERO] }],
      ],
      asks: `${SQUADRON} ${SBD_SORTIE} ${PATROL('Enterprise SBD')}
        ${even('aa:timing', 'AntiAircraft', 'us', 'Enterprise SBD: is it hit before it attacks?', 'before', 'after')}
        ${even('aa:fate', 'AntiAircraft', 'us', 'Enterprise SBD: is it only turned back?', 'turned back', 'destroyed')}
        ${ESCORT('Enterprise SBD')}
        ${even('hit', 'Airstrike Hits', 'us', 'Is Akagi hit?', 'hit', 'miss')}
        readied [Carrier Hits] us: Are there readied aircraft on Akagi?
        - no: No
        - yes: Yes (A bomb destroys her)
        begins as no
        ${ABOARD}`,
      tells: `
        title: Enterprise SBD at Akagi = damaged, squadron lost [Air Strikes]
        fact: Enterprise SBD = Akagi [Air Strikes] <sortie>
        ${fire('Enterprise SBD', 'hit (4)', HALF)}
        die: Enterprise SBD: is it hit before it attacks? 50%: one die, 4 to 6 = after (3) [AntiAircraft] <aa:timing>
        die: Enterprise SBD: is it only turned back? 50%: one die, 4 to 6 = destroyed (3) [AntiAircraft] <aa:fate>
        die: Is Akagi hit? 50%: one die, 4 to 6 = hit (4) [Airstrike Hits] <hit>
        result: Bomb on Akagi = damaged [Hit Results]
        result: Lost aboard Akagi = Akagi Zero [Hit Results] <hit:aboard>
        reminder: Remove Akagi Zero [Victory Points]
        result: Enterprise SBD shot down over a carrier [Victory Points]
        reminder: Remove Enterprise SBD [Victory Points]`,
      events: [
        flown(SBD),
        shipHit('akagi', 'ok', 'damaged'),
        lost(ZERO, 'aboard Akagi'),
        lost(SBD, 'shot down over a carrier'),
      ],
    }),
    strike('us', {
      name: 'an escort takes the loss of a torpedo squadron, whose attack goes in (PH-30); its torpedo fails (PH-31)',
      state: few(),
      script: [
        ['squadron', TBD],
        ['sortie', { attack: 'torpedo', torpedoed: 'akagi' }],
        ['aa', 4],
        ['aa:timing', 4],
        ['escort', F4F],
        ['hit', 5],
        ['dud', 4],
      ],
      asks: `${SQUADRON} ${TBD_SORTIE} ${PATROL('Enterprise TBD')}
        ${even('aa:timing', 'AntiAircraft', 'us', 'Enterprise TBD: is it hit before it attacks?', 'before', 'after')}
        ${ESCORT('Enterprise TBD')}
        hit [Airstrike Hits] us: Is Akagi hit?
        (Hit on 5–6 (33%).)
        1d6: miss, miss, miss, miss, hit, hit
        ${DUD('4–6 (50%)', 'explodes, explodes, explodes, fails, fails, fails')}`,
      tells: `
        title: Enterprise TBD at Akagi = no hit [Air Strikes]
        fact: Enterprise TBD, torpedo = Akagi [Air Strikes] <sortie>
        ${fire('Enterprise TBD', 'hit (4)', HALF)}
        die: Enterprise TBD: is it hit before it attacks? 50%: one die, 4 to 6 = before (4) [AntiAircraft] <aa:timing>
        result: Enterprise F4F takes the loss [Interception] <escort>
        die: Is Akagi hit? 33%: one die, 5 to 6 = hit (5) [Airstrike Hits] <hit>
        die: Does the torpedo fail? 50%: one die, 4 to 6 = fails (4) [Torpedo Malfunction] <dud>
        reminder: Remove Enterprise F4F [Victory Points]`,
      events: [lost(F4F, 'escort, shot down'), flown(TBD)],
    }),
    strike('us', {
      name: 'a damaged carrier moves 1 hex: her own state asks for a carrier near her, and the torpedo explodes',
      state: few(),
      script: [
        ['squadron', TBD],
        ['sortie', { attack: 'torpedo', torpedoed: 'kaga' }],
        ['cap', 'no'],
        ['aa', [1, 1]],
        ['hit', 4],
        ['dud', 4],
      ],
      asks: `${SQUADRON} ${TBD_SORTIE} ${CAP('us')} ${FIRE('Enterprise TBD')}
        ${even('hit', 'Airstrike Hits', 'us', 'Is Kaga hit?', 'hit', 'miss')}
        ${DUD('5–6 (33%)', 'explodes, explodes, explodes, explodes, fails, fails')}`,
      tells: `
        title: Enterprise TBD at Kaga = sunk [Air Strikes]
        fact: Enterprise TBD, torpedo = Kaga [Air Strikes] <sortie>
        ${fire('Enterprise TBD', 'no effect (1 1)')}
        die: Is Kaga hit? 50%: one die, 4 to 6 = hit (4) [Airstrike Hits] <hit>
        die: Does the torpedo fail? 33%: one die, 5 to 6 = explodes (4) [Torpedo Malfunction] <dud>
        result: Torpedo on Kaga = sunk [Hit Results]`,
      events: [flown(TBD), shipHit('kaga', 'damaged', 'sunk')],
    }),
    strike('us', {
      name: 'a squadron shot down away from a carrier has no escort; a Japanese battleship moves 2 hexes',
      state: few(),
      script: [
        ['squadron', TBD],
        ['sortie', { attack: 'bombs', bombed: 'hiei' }],
        ['cap', 'no'],
        ['aa', [4, 4]],
        ['hit', 3],
      ],
      asks: `${SQUADRON} ${TBD_SORTIE} ${CAP('us')} ${FIRE('Enterprise TBD')}
        ${even('hit', 'Airstrike Hits', 'us', 'Is Hiei hit?', 'hit', 'miss')}`,
      tells: `
        title: Enterprise TBD at Hiei = no hit, squadron lost [Air Strikes]
        fact: Enterprise TBD, bombs = Hiei [Air Strikes] <sortie>
        ${fire('Enterprise TBD', 'hit (4 4)')}
        cell: Anti-aircraft: before or after, Alerted, Low altitude or dive bombing = after [AntiAircraft] <cell:anti-aircraft-timing:alerted:laBomb>
        die: Is Hiei hit? 50%: one die, 4 to 6 = miss (3) [Airstrike Hits] <hit>
        result: Enterprise TBD shot down by anti-aircraft fire [Victory Points]
        reminder: Remove Enterprise TBD [Victory Points]`,
      events: [flown(TBD), lost(TBD, 'shot down by anti-aircraft fire')],
    }),
    strike('us', {
      name: 'B-17s from high altitude over a carrier’s force: heavy bombs at six in a hundred',
      state: few(),
      script: [
        ['squadron', B17],
        ['sortie', { attack: 'high', bombed: 'hiei' }],
        ['cap', 'yes'],
        ['aa', [1, 4, 4]],
        ['hit', [4, 4, 4, 4]],
      ],
      asks: `${SQUADRON} ${B17_SORTIE} ${CAP('us')}
        aa [AntiAircraft] jp: Anti-aircraft fire: is B-17 8 hit?
        (Hit if all 3 dice show 4–6 (12%).)
        3d6
        hit [Airstrike Hits] us: Is Hiei hit?
        (Hit if all 4 dice show 4–6 (6%).)
        4d6`,
      tells: `
        title: B-17 8 at Hiei = damaged [Air Strikes]
        fact: B-17 8, high altitude = Hiei [Air Strikes] <sortie>
        die: Anti-aircraft fire: is B-17 8 hit? 12%: each of 3 dice, 4 to 6 = no effect (1 4 4) [AntiAircraft] <aa>
        die: Is Hiei hit? 6%: each of 4 dice, 4 to 6 = hit (4 4 4 4) [Airstrike Hits] <hit>
        result: Heavy bomb on Hiei = damaged [Hit Results]`,
      events: [flown(B17), shipHit('hiei', 'ok', 'damaged')],
    }),
    strike('us', {
      name: 'low over a damaged carrier, whose deck is not asked for: the bombs sink her',
      state: few(),
      script: [
        ['squadron', B17],
        ['sortie', { attack: 'low', bombed: 'kaga' }],
        ['cap', 'no'],
        ['aa', [1, 1]],
        ['hit', 3],
      ],
      asks: `${SQUADRON} ${B17_SORTIE} ${CAP('us')} ${FIRE('B-17 8')} ${TWO_THIRDS('hit', 'us', 'Is Kaga hit?')}`,
      tells: `
        title: B-17 8 at Kaga = sunk [Air Strikes]
        fact: B-17 8, low altitude = Kaga [Air Strikes] <sortie>
        ${fire('B-17 8', 'no effect (1 1)')}
        die: Is Kaga hit? 66%: one die, 3 to 6 = hit (3) [Airstrike Hits] <hit>
        result: Heavy bomb on Kaga = sunk [Hit Results]`,
      events: [flown(B17), shipHit('kaga', 'damaged', 'sunk')],
    }),
    strike('us', {
      name: 'shot down over a carrier with no fighter left to escort it',
      state: few({ squadrons: over().game.squadrons.filter(({ id }) => id === B17 || id === P40) }),
      script: [
        ['squadron', B17],
        ['sortie', { attack: 'low', bombed: 'akagi' }],
        ['aa', 4],
      ],
      asks: `
        squadron [Air Missions] us: Which squadron attacks?
        (A bomber squadron attacks once on its mission, fighters in every impulse.)
        - ${B17}: B-17 8
        ${B17_SORTIE} ${PATROL('B-17 8')}`,
      tells: `
        title: B-17 8 at Akagi = stopped, squadron lost [Air Strikes]
        fact: B-17 8, low altitude = Akagi [Air Strikes] <sortie>
        ${fire('B-17 8', 'hit (4)', HALF)}
        cell: Anti-aircraft: before or after, Undamaged carrier: air patrol, Multi-engine at low altitude = before [AntiAircraft] <cell:anti-aircraft-timing:cap:multiLa>
        result: B-17 8 shot down over a carrier [Victory Points]
        reminder: Remove B-17 8 [Victory Points]`,
      events: [flown(B17), lost(B17, 'shot down over a carrier')],
    }),
    strike('us', {
      name: 'a ship that has come into harbour is no target at sea: whether it is alerted decides, and no carrier is asked for',
      state: withShip(few(), 'hiei', { place: 'harbour' }),
      script: [
        ['squadron', SBD],
        ['sortie', { bombed: 'hiei' }],
        ['hit', [1, 1]],
      ],
      asks: `${SQUADRON} ${SBD_SORTIE.replace('Akagi', 'Akagi (at sea)').replace('(damaged)', '(at sea, damaged)')}
        ${ofTwo('hit', 'Airstrike Hits', 'us', 'Is Hiei hit?', 'hit', 'if either die shows 4–6 (75%)')}`,
      tells: `
        title: Enterprise SBD at Hiei = no hit [Air Strikes]
        fact: Enterprise SBD = Hiei [Air Strikes] <sortie>
        ${NO_FIRE}
        die: Is Hiei hit? 75%: any of 2 dice, 4 to 6 = miss (1 1) [Airstrike Hits] <hit>`,
      events: [flown(SBD)],
    }),
    ...(
      [
        ['at night', { cursor: { turn: 1, step: 'air' } }, 'Air attacks are made in daylight only.'],
        [
          'by fighters alone',
          { squadrons: over().game.squadrons.filter(({ id }) => id === P40) },
          'No squadron is left.',
        ],
        [
          'at nothing',
          { transports: 0, ships: over().game.ships.filter(({ side }) => side === 'us') },
          'No Japanese ship is afloat.',
        ],
      ] as const
    ).map(([when, more, why]) =>
      strike('us', {
        name: `none ${when}`,
        state: few(more),
        tells: `title: US air strike\nwarning: ${why}`,
      }),
    ),
  ]);
});

describe('[Air Attack Ops] home from a hex too far (PH-40)', () => {
  const crash = (
    squadron: string,
    dice: number | readonly number[],
    tells: string,
    asks: string,
    down = true,
  ): Scene => ({
    name: `${squadron} ${down ? 'crashes' : 'gets home'}`,
    state: few({
      squadrons: over()
        .game.squadrons.filter(({ id }) => [VAL, KATE, TBD, B17].includes(id))
        .map((each) => (each.id === VAL ? { ...each, lost: true } : each)),
    }),
    procedure: 'crash',
    script: [
      ['squadron', squadron],
      ['crash', dice],
    ],
    asks: `
      squadron [Air Attack Ops] both: Which squadron flew one hex beyond its range?
      - ${KATE}: Akagi Kate
      - ${TBD}: Enterprise TBD
      ${asks}`,
    tells,
    events: down ? [lost(squadron, 'crashed')] : [],
  });
  playScenes([
    crash(
      KATE,
      [4, 4],
      `title: Akagi Kate = crashes [Air Attack Ops]
      fact: Akagi Kate [Air Attack Ops] <squadron>
      die: Does Akagi Kate crash? 25%: each of 2 dice, 4 to 6 = crashes (4 4) [Air Attack Ops] <crash>
        reminder: Remove Akagi Kate [Victory Points]`,
      ofTwo('crash', 'Air Attack Ops', 'jp', 'Does Akagi Kate crash?', 'crashes', QUARTER),
    ),
    crash(
      TBD,
      3,
      `title: Enterprise TBD = gets home [Air Attack Ops]
      fact: Enterprise TBD [Air Attack Ops] <squadron>
      die: Does Enterprise TBD crash? 50%: one die, 4 to 6 = gets home (3) [Air Attack Ops] <crash>`,
      even('crash', 'Air Attack Ops', 'us', 'Does Enterprise TBD crash?', 'crashes', 'gets home'),
      false,
    ),
    {
      name: 'a B-17 has no hex beyond its range',
      state: inPlay({ squadrons: over().game.squadrons.filter(({ id }) => id === B17) }),
      procedure: 'crash',
      tells: `
        title: Return from beyond range
        warning: No squadron can fly beyond its range.`,
    },
  ]);
});
