import { describe } from 'vitest';
import type { GameState, PearlState } from '../../../src/games/pearl-harbor-7dec41/state/state';
import { CONFIRMED, withShip } from './air';
import { inPlay } from './pearl';
import { playScenes, type Scene } from './scenes';

const NIGHT = { cursor: { turn: 1, step: 'movement' } };
const ATTACK = { attack: { turn: 2, impulse: 1 } };
const hurt = (state: PearlState, ...ships: readonly string[]): PearlState =>
  ships.reduce((now, id) => withShip(now, id, { status: 'damaged', hitAt: 'sea' }), state);
const shipHit = (ship: string, from: string, status: string) => ({
  type: 'v1.ShipHit',
  ship,
  from,
  status,
  bombs: 0,
});

describe('[Surface Combat] one throw, and what the beaten ships screened', () => {
  const BATTLESHIPS = `
    battleships [Screening] both: How many battleships does each side have here?
    (Kido Butai: Hiei, Kirishima. Invasion group: Nagato, Mutsu, Haruna, Kongo. US carriers: none, unless survivors joined.)
    jp “Japanese battleships”, 0 to 8, begins as “0”
    us “US battleships”, 0 to 8, begins as “0”
    → Next`;
  const SCREENED = `
    screened [Screening] both: What were the beaten ships screening?
    (Transports and damaged carriers behind a beaten screen are sunk.)`;
  const EQUAL = `
    combat [Surface Combat] both: Who wins?
    (25/50/25%: Japan wins, neither wins, the US wins.)
    2d6`;
  const LEAVES = 'goes 1 hex toward its own side of the map and leaves by it [Surface Combat]';
  const SCENES: readonly Scene[] = [
    {
      name: 'as many battleships: neither wins, nothing is lost',
      state: hurt(inPlay(), 'akagi'),
      procedure: 'surface-combat',
      script: [
        ['battleships', { jp: 0, us: 0 }],
        ['combat', [3, 4]],
      ],
      asks: BATTLESHIPS + EQUAL,
      tells: `
        title: Surface combat = neither wins [Surface Combat]
        fact: Battleships = Japan 0, US 0 [Screening] <battleships>
        die: Who wins? 25/50/25% = neither wins (3 4) [Surface Combat] <combat>`,
    },
    {
      name: 'Japan beaten: transports and the damaged carriers named are sunk; battleships are not asked for',
      state: hurt(inPlay(), 'akagi', 'kaga', 'enterprise', 'hiei'),
      procedure: 'surface-combat',
      script: [
        ['battleships', { jp: 2, us: 2 }],
        ['combat', [1, 3]],
        ['screened', { transports: 2, carriers: ['kaga'] }],
      ],
      asks: `${BATTLESHIPS} ${EQUAL} ${SCREENED}
        transports “Transports”, 0 to 8, begins as “0”
        carriers “Damaged carriers”, any of, begins as “”
        - akagi: Akagi
        - kaga: Kaga
        → Sink these`,
      tells: `
        title: Surface combat = the US wins, Kaga sunk [Surface Combat]
        fact: Battleships = Japan 2, US 2 [Screening] <battleships>
        die: Who wins? 25/50/25% = the US wins (1 3) [Surface Combat] <combat>
        result: Transports sunk: 2 [Screening] <screened>
        result: Gunfire on Kaga = sunk [Hit Results]
        reminder: Japan ${LEAVES}`,
      events: [{ type: 'v1.TransportsLost', count: 2 }, shipHit('kaga', 'damaged', 'sunk')],
    },
    {
      name: 'Japan beaten with nothing behind its ships: nothing is asked',
      state: inPlay({ transports: 0 }),
      procedure: 'surface-combat',
      script: [
        ['battleships', { jp: 1, us: 1 }],
        ['combat', [1, 1]],
      ],
      asks: BATTLESHIPS + EQUAL,
      tells: `
        title: Surface combat = the US wins [Surface Combat]
        fact: Battleships = Japan 1, US 1 [Screening] <battleships>
        die: Who wins? 25/50/25% = the US wins (1 1) [Surface Combat] <combat>
        reminder: Japan ${LEAVES}`,
    },
    {
      name: 'more US battleships, the US beaten by the second die: its own damaged carriers at sea are asked for',
      state: withShip(hurt(inPlay(), 'akagi', 'enterprise', 'lexington', 'nevada'), 'lexington', {
        place: 'harbour',
      }),
      procedure: 'surface-combat',
      script: [
        ['battleships', { jp: 2, us: 3 }],
        ['combat', 3],
        ['combat:second', 3],
        ['screened', { carriers: ['enterprise'] }],
      ],
      asks: `${BATTLESHIPS}
        combat [Surface Combat] both: Who wins?
        (50/25/25%: the US wins, neither wins, Japan wins.)
        1d6: roll again, roll again, roll again, the US wins, the US wins, the US wins
        combat:second [Surface Combat] both: Who wins?
        (50/25/25%: the US wins, neither wins, Japan wins.)
        1d6: Japan wins, Japan wins, Japan wins, neither wins, neither wins, neither wins
        ${SCREENED}
        carriers “Damaged carriers”, any of, begins as “”
        - enterprise: Enterprise
        → Sink these`,
      tells: `
        title: Surface combat = Japan wins, Enterprise sunk [Surface Combat]
        fact: Battleships = Japan 2, US 3 [Screening] <battleships>
        die: Who wins? 50/25/25% = roll again (3) [Surface Combat] <combat>
        die: Who wins? 50/25/25% = Japan wins (3) [Surface Combat] <combat:second>
        result: Gunfire on Enterprise = sunk [Hit Results]
        reminder: The US ${LEAVES}`,
      events: [shipHit('enterprise', 'damaged', 'sunk')],
    },
    {
      name: 'more Japanese battleships: Japan wins on the first die, and no US carrier is damaged',
      state: inPlay(),
      procedure: 'surface-combat',
      script: [
        ['battleships', { jp: 3, us: 2 }],
        ['combat', 4],
      ],
      asks: `${BATTLESHIPS}
        combat [Surface Combat] both: Who wins?
        (50/25/25%: Japan wins, neither wins, the US wins.)
        1d6: roll again, roll again, roll again, Japan wins, Japan wins, Japan wins`,
      tells: `
        title: Surface combat = Japan wins [Surface Combat]
        fact: Battleships = Japan 3, US 2 [Screening] <battleships>
        die: Who wins? 50/25/25% = Japan wins (4) [Surface Combat] <combat>
        reminder: The US ${LEAVES}`,
    },
    {
      name: 'at night battleships do not count; nothing screened is lost when none is named',
      state: inPlay(NIGHT),
      procedure: 'surface-combat',
      script: [
        ['combat', 1],
        ['combat:second', 1],
        ['screened', {}],
      ],
      asks: `
        combat [Surface Combat] both: Who wins?
        (50/25/25%: Japan wins, neither wins, the US wins.)
        1d6: roll again, roll again, roll again, Japan wins, Japan wins, Japan wins
        combat:second [Surface Combat] both: Who wins?
        (50/25/25%: Japan wins, neither wins, the US wins.)
        1d6: the US wins, the US wins, the US wins, neither wins, neither wins, neither wins
        ${SCREENED}
        transports “Transports”, 0 to 8, begins as “0”
        → Sink these`,
      tells: `
        title: Surface combat = the US wins [Surface Combat]
        fact: At night the number of battleships does not matter [Surface Combat]
        die: Who wins? 50/25/25% = roll again (1) [Surface Combat] <combat>
        die: Who wins? 50/25/25% = the US wins (1) [Surface Combat] <combat:second>
        reminder: Japan ${LEAVES}`,
    },
  ];
  playScenes(SCENES);
});

describe('[Sub Attack] on a Japanese carrier in the hex of a US submarine', () => {
  const sea = hurt(inPlay(), 'kaga', 'enterprise');
  const few = withShip(
    withShip(withShip(sea, 'soryu', { status: 'sunk' }), 'hiryu', { status: 'sunk' }),
    'shokaku',
    {
      place: 'harbour',
    },
  );
  const WHICH = `
    target [Sub Attack] us: Which carrier does it attack?
    - akagi: Akagi
    - kaga: Kaga (damaged: 1 hex)
    - zuikaku: Zuikaku`;
  const SCENES: readonly Scene[] = [
    {
      name: 'a damaged one is a 1-hex target, and a torpedo sinks it',
      state: few,
      procedure: 'submarine-attack',
      script: [
        ['target', 'kaga'],
        ['hit', [4, 4]],
      ],
      asks: `${WHICH}
        hit [Sub Attack] us: Is Kaga hit?
        (Hit if both dice show 4–6 (25%).)
        2d6`,
      tells: `
        title: US submarine attack = Kaga sunk [Sub Attack]
        fact: Kaga [Sub Attack] <target>
        die: Is Kaga hit? 25%: each of 2 dice, 4 to 6 = hit (4 4) [Sub Attack] <hit>
        result: Torpedo on Kaga = sunk [Hit Results]`,
      events: [shipHit('kaga', 'damaged', 'sunk')],
    },
    {
      name: 'a whole one is a 2-hex target; who was aboard is lost with the first hit',
      state: few,
      procedure: 'submarine-attack',
      script: [
        ['target', 'akagi'],
        ['hit', [4, 5, 6]],
        ['torpedo:aboard', { aboard: ['akagi-akagi-val', 'akagi-akagi-kate'] }],
      ],
      asks: `${WHICH}
        hit [Sub Attack] us: Is Akagi hit?
        (Hit if all 3 dice show 4–6 (12%).)
        3d6
        torpedo:aboard [Hit Results] us: Which squadrons were aboard Akagi?
        (They are destroyed. Those in the air are safe.)
        aboard “Aboard”, any of, begins as “akagi-akagi-zero,akagi-akagi-val,akagi-akagi-kate”
        - akagi-akagi-zero: Akagi Zero
        - akagi-akagi-val: Akagi Val
        - akagi-akagi-kate: Akagi Kate
        → Destroy these`,
      tells: `
        title: US submarine attack = Akagi damaged [Sub Attack]
        fact: Akagi [Sub Attack] <target>
        die: Is Akagi hit? 12%: each of 3 dice, 4 to 6 = hit (4 5 6) [Sub Attack] <hit>
        result: Torpedo on Akagi = damaged [Hit Results]
        result: Lost aboard Akagi = Akagi Val, Akagi Kate [Hit Results] <torpedo:aboard>
        reminder: Remove Akagi Val, Akagi Kate [Victory Points]`,
      events: [
        shipHit('akagi', 'ok', 'damaged'),
        { type: 'v1.SquadronLost', squadron: 'akagi-akagi-val', how: 'aboard Akagi' },
        { type: 'v1.SquadronLost', squadron: 'akagi-akagi-kate', how: 'aboard Akagi' },
      ],
    },
    {
      name: 'nobody was aboard',
      state: few,
      procedure: 'submarine-attack',
      script: [
        ['target', 'zuikaku'],
        ['hit', [6, 6, 6]],
        ['torpedo:aboard', { aboard: [] }],
      ],
      asks: `${WHICH}
        hit [Sub Attack] us: Is Zuikaku hit?
        (Hit if all 3 dice show 4–6 (12%).)
        3d6
        torpedo:aboard [Hit Results] us: Which squadrons were aboard Zuikaku?
        (They are destroyed. Those in the air are safe.)
        aboard “Aboard”, any of, begins as “zuikaku-zuikaku-zero,zuikaku-zuikaku-val,zuikaku-zuikaku-kate”
        - zuikaku-zuikaku-zero: Zuikaku Zero
        - zuikaku-zuikaku-val: Zuikaku Val
        - zuikaku-zuikaku-kate: Zuikaku Kate
        → Destroy these`,
      tells: `
        title: US submarine attack = Zuikaku damaged [Sub Attack]
        fact: Zuikaku [Sub Attack] <target>
        die: Is Zuikaku hit? 12%: each of 3 dice, 4 to 6 = hit (6 6 6) [Sub Attack] <hit>
        result: Torpedo on Zuikaku = damaged [Hit Results]
        result: Lost aboard Zuikaku = none [Hit Results] <torpedo:aboard>`,
      events: [shipHit('zuikaku', 'ok', 'damaged')],
    },
    {
      name: 'a miss',
      state: few,
      procedure: 'submarine-attack',
      script: [
        ['target', 'akagi'],
        ['hit', [3, 5, 6]],
      ],
      asks: `${WHICH}
        hit [Sub Attack] us: Is Akagi hit?
        (Hit if all 3 dice show 4–6 (12%).)
        3d6`,
      tells: `
        title: US submarine attack = Akagi missed [Sub Attack]
        fact: Akagi [Sub Attack] <target>
        die: Is Akagi hit? 12%: each of 3 dice, 4 to 6 = miss (3 5 6) [Sub Attack] <hit>`,
    },
    {
      name: 'battleships are no targets',
      state: inPlay({ ships: inPlay().game.ships.filter(({ side, cls }) => side === 'us' || cls === 'bb') }),
      procedure: 'submarine-attack',
      tells: `
        title: US submarine attack
        warning: No Japanese carrier is afloat.`,
    },
  ];
  playScenes(SCENES);
});

describe('[Ship Movement] a damaged ship may not get its hex', () => {
  const WHICH = `
    ship [Ship Movement] both: Which ship moves?
    - nevada: Nevada
    - akagi: Akagi`;
  const moves = (
    id: string,
    name: string,
    side: string,
    face: number,
    value: string,
    title: string,
  ): Scene => ({
    name: `${name} ${title}`,
    state: withShip(hurt(inPlay(), 'nevada', 'akagi'), 'kaga', { status: 'sunk' }),
    procedure: 'damaged-move',
    script: [
      ['ship', id],
      ['moves', face],
    ],
    asks: `${WHICH}
      moves [Ship Movement] ${side}: Does ${name} move 1 hex?
      (Moves on 3–6 (66%).)
      1d6: stays, stays, moves, moves, moves, moves`,
    tells: `
      title: ${name} = ${title} [Ship Movement]
      fact: ${name} [Ship Movement] <ship>
      die: Does ${name} move 1 hex? 66%: one die, 3 to 6 = ${value} (${face}) [Ship Movement] <moves>`,
  });
  playScenes([
    moves('nevada', 'Nevada', 'us', 3, 'moves', 'moves 1 hex'),
    moves('akagi', 'Akagi', 'jp', 2, 'stays', 'stays'),
    {
      name: 'a whole ship, or one that is gone, has nothing to roll for',
      state: withShip(inPlay(), 'kaga', { status: 'sunk' }),
      procedure: 'damaged-move',
      tells: `
        title: Damaged ship
        warning: No ship is damaged.`,
    },
  ]);
});

describe('[Battle Squadrons, Leaving Harbor] ships put to sea', () => {
  const places = (id: string, name: string, place: string) => `
    ${id} “${name}”, one of, begins as “${place}”
    - harbour: Harbour
    - channel: Channel
    - sea: At sea`;
  const WHERE = `
    ships [Battle Squadrons] us: Where is each ship now?
    (A squadron with an old battleship moves 1 hex. A ship sunk in the channel blocks it: 12 vps.)`;
  /** Of all ships only four: one at sea, one on the bottom, two that can go. */
  const port = (more: Partial<GameState> = {}): PearlState => {
    const ships = inPlay().game.ships.filter(({ id }) =>
      ['arizona', 'nevada', 'maryland', 'enterprise'].includes(id),
    );
    return withShip(withShip(inPlay({ ships, ...more }), 'arizona', { status: 'bottomed' }), 'maryland', {
      place: 'channel',
    });
  };
  const fields = places('maryland', 'Maryland', 'channel') + places('nevada', 'Nevada', 'harbour');
  playScenes([
    {
      name: 'after the attack began: the ships that moved are written down',
      state: port(ATTACK),
      procedure: 'sortie',
      script: [['ships', { maryland: 'sea', nevada: 'harbour' }]],
      asks: `${WHERE} ${fields}
        → Move the ships`,
      tells: `
        title: Ships put to sea = 1 [Battle Squadrons]
        fact: Maryland = sea [Battle Squadrons] <ships>`,
      events: [{ type: 'v1.ShipMoved', ship: 'maryland', place: 'sea' }],
    },
    {
      name: 'after a confirmed detection of the Army’s they may go, or stay (PH-54)',
      state: port({ command: { army: CONFIRMED, navy: { reports: 0 } } }),
      procedure: 'sortie',
      script: [['ships', {}]],
      asks: `${WHERE} ${fields}
        → Move the ships`,
      tells: 'title: Ships put to sea = none [Battle Squadrons]',
    },
    {
      name: 'nobody leaves without a warning',
      state: port(),
      procedure: 'sortie',
      tells: `
        title: Ships put to sea
        warning: Only after a confirmed detection or an attack.`,
    },
    {
      name: 'what is at sea, on the bottom or Japanese does not put to sea',
      state: withShip(
        inPlay({
          ships: port().game.ships.filter(({ id }) => id === 'arizona' || id === 'enterprise'),
          ...ATTACK,
        }),
        'arizona',
        { status: 'destroyed' },
      ),
      procedure: 'sortie',
      tells: `
        title: Ships put to sea
        warning: No ship in harbour is afloat.`,
    },
  ]);
});
