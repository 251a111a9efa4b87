import { describe } from 'vitest';
import { KATE, over, VAL, withShip, ZERO } from './air';
import { playScenes } from './scenes';
import {
  ASHORE,
  B17,
  CAP,
  even,
  FIGHTERS,
  few,
  flown,
  JAPANESE,
  KATE_SORTIE,
  lost,
  NO_FIRE,
  ofTwo,
  P36,
  P40,
  shipHit,
  strike,
  THREE_QUARTERS,
  TWO_THIRDS,
  VAL_SORTIE,
} from './strikes';

describe('[Air Strikes] by Japan', () => {
  playScenes([
    strike('jp', {
      name: 'a torpedo at a damaged ship in a harbour that is not alerted',
      state: few(),
      script: [
        ['squadron', KATE],
        ['sortie', { attack: 'torpedo', torpedoed: 'nevada' }],
        ['hit', [3, 4]],
      ],
      asks: `${JAPANESE} ${KATE_SORTIE} ${ofTwo('hit', 'Airstrike Hits', 'jp', 'Is Nevada hit?', 'hit', THREE_QUARTERS)}`,
      tells: `
        title: Akagi Kate at Nevada = bottomed [Air Strikes]
        fact: Akagi Kate, torpedo = Nevada [Air Strikes] <sortie>
        ${NO_FIRE}
        die: Is Nevada hit? 75%: any of 2 dice, 4 to 6 = hit (3 4) [Airstrike Hits] <hit>
        result: Torpedo on Nevada = bottomed [Hit Results]`,
      events: [flown(KATE), shipHit('nevada', 'damaged', 'bottomed')],
    }),
    strike('jp', {
      name: 'armour-piercing bombs at a whole battleship: she blows up, and the load is used',
      state: few(),
      script: [
        ['squadron', KATE],
        ['sortie', { attack: 'ap', bombed: 'arizona' }],
        ['hit', [6, 6]],
        ['hit:effect', 4],
      ],
      asks: `${JAPANESE} ${KATE_SORTIE}
        ${ofTwo('hit', 'Airstrike Hits', 'jp', 'Is Arizona hit?', 'hit', THREE_QUARTERS)}
        ${even('hit:effect', 'Armor-piercing', 'jp', 'Arizona destroyed?', 'destroyed', 'damaged')}`,
      tells: `
        title: Akagi Kate at Arizona = destroyed [Air Strikes]
        fact: Akagi Kate, armour-piercing bombs = Arizona [Air Strikes] <sortie>
        ${NO_FIRE}
        die: Is Arizona hit? 75%: any of 2 dice, 4 to 6 = hit (6 6) [Airstrike Hits] <hit>
        die: Arizona destroyed? 50%: one die, 4 to 6 = destroyed (4) [Armor-piercing] <hit:effect>
        result: Armour-piercing bomb on Arizona = destroyed [Hit Results]`,
      events: [flown(KATE, { ap: true }), shipHit('arizona', 'ok', 'destroyed')],
    }),
    strike('jp', {
      name: 'a Kate whose load is dropped, in a harbour of sheltered ships: only bombs are left to it',
      state: few({
        ships: over().game.ships.filter(({ id }) => id === 'arizona'),
        squadrons: over()
          .game.squadrons.filter(({ id }) => id === KATE)
          .map((each) => ({ ...each, apUsed: true })),
        attacked: [KATE],
      }),
      script: [
        ['squadron', KATE],
        ['sortie', { bombed: 'arizona' }],
        ['hit', [4, 1]],
      ],
      asks: `
        squadron [Air Missions] jp: Which squadron attacks?
        (A bomber squadron attacks once on its mission, fighters in every impulse.)
        - ${KATE}: Akagi Kate (has attacked in this phase)
        sortie [Air Strikes] jp: Akagi Kate
        attack “Attack with”, one of, begins as “bombs”
        - torpedo: Torpedo ✗ No ship can be torpedoed now.
        - bombs: Bombs
        - ap: Armour-piercing bombs ✗ It has already dropped its one armour-piercing load.
        torpedoed “Target”, one of, if attack is torpedo
        - arizona: Arizona ✗ No torpedo can hit Arizona in harbour.
        bombed “Target”, one of, if attack is bombs or ap
        - arizona: Arizona
        ${ASHORE}
        → Attack
        ${ofTwo('hit', 'Airstrike Hits', 'jp', 'Is Arizona hit?', 'hit', THREE_QUARTERS)}`,
      tells: `
        title: Akagi Kate at Arizona = damaged [Air Strikes]
        fact: Akagi Kate, bombs = Arizona [Air Strikes] <sortie>
        ${NO_FIRE}
        die: Is Arizona hit? 75%: any of 2 dice, 4 to 6 = hit (4 1) [Airstrike Hits] <hit>
        result: Heavy bomb on Arizona = damaged [Hit Results]`,
      events: [flown(KATE), shipHit('arizona', 'ok', 'damaged')],
    }),
    strike('jp', {
      name: 'a Val’s bomb is the first of two on a damaged ship',
      state: few(),
      script: [
        ['squadron', VAL],
        ['sortie', { bombed: 'nevada' }],
        ['hit', [4, 1]],
      ],
      asks: `${JAPANESE} ${VAL_SORTIE} ${ofTwo('hit', 'Airstrike Hits', 'jp', 'Is Nevada hit?', 'hit', THREE_QUARTERS)}`,
      tells: `
        title: Akagi Val at Nevada = one bomb of two [Air Strikes]
        fact: Akagi Val = Nevada [Air Strikes] <sortie>
        ${NO_FIRE}
        die: Is Nevada hit? 75%: any of 2 dice, 4 to 6 = hit (4 1) [Airstrike Hits] <hit>
        result: Bomb on Nevada = damaged, one bomb of two [Hit Results]`,
      events: [flown(VAL), shipHit('nevada', 'damaged', 'damaged', 1)],
    }),
    strike('jp', {
      name: 'by the other reading the bomb that damages waits for no word of it (PH-33)',
      state: few({}, { twoBombs: 'any' }),
      script: [
        ['squadron', VAL],
        ['sortie', { bombed: 'arizona' }],
        ['hit', [4, 1]],
      ],
      asks: `${JAPANESE} ${VAL_SORTIE} ${ofTwo('hit', 'Airstrike Hits', 'jp', 'Is Arizona hit?', 'hit', THREE_QUARTERS)}`,
      tells: `
        title: Akagi Val at Arizona = damaged [Air Strikes]
        fact: Akagi Val = Arizona [Air Strikes] <sortie>
        ${NO_FIRE}
        die: Is Arizona hit? 75%: any of 2 dice, 4 to 6 = hit (4 1) [Airstrike Hits] <hit>
        result: Bomb on Arizona = damaged [Hit Results]`,
      events: [flown(VAL), shipHit('arizona', 'ok', 'damaged', 1)],
    }),
    strike('jp', {
      name: 'over an airfield every squadron caught there is rolled for; a Zero goes for nothing else (PH-37)',
      state: few(),
      script: [
        ['squadron', ZERO],
        ['sortie', { bombed: 'field' }],
        ['field', { caught: [P40, B17] }],
        [`hit-${P40}`, [1, 1]],
        [`hit-${B17}`, [1, 4]],
      ],
      asks: `${JAPANESE}
        sortie [Air Strikes] jp: Akagi Zero
        bombed “Target”, one of
        - field: Airfield
        ${FIGHTERS}
        field [One Target] jp: Which airfield, and who is caught on it?
        service “Airfield of”, one of, begins as “army”
        - army: Army
        - navy: Navy, Ford Island too
        caught “On the ground there”, any of, begins as “”, if service is army
        - ${P40}: P-40B 1
        - ${P36}: P-36 4
        - ${B17}: B-17 8
        caughtNavy “On the ground there”, any of, begins as “”, if service is navy
        → Attack
        ${ofTwo(`hit-${P40}`, 'Airstrike Hits', 'jp', 'Is P-40B 1 hit?', 'hit', THREE_QUARTERS)}
        ${ofTwo(`hit-${B17}`, 'Airstrike Hits', 'jp', 'Is B-17 8 hit?', 'hit', THREE_QUARTERS)}`,
      tells: `
        title: Akagi Zero at an Army airfield = 1 destroyed [Air Strikes]
        fact: Akagi Zero = an Army airfield [Air Strikes] <sortie>
        ${NO_FIRE}
        die: Is P-40B 1 hit? 75%: any of 2 dice, 4 to 6 = miss (1 1) [Airstrike Hits] <hit-${P40}>
        die: Is B-17 8 hit? 75%: any of 2 dice, 4 to 6 = hit (1 4) [Airstrike Hits] <hit-${B17}>
        reminder: Remove B-17 8 [Victory Points]`,
      events: [flown(ZERO, { caught: [P40, B17] }), lost(B17, 'destroyed on the ground')],
    }),
    strike('jp', {
      name: 'an empty airfield of the Navy',
      state: few(),
      script: [
        ['squadron', VAL],
        ['sortie', { bombed: 'field' }],
        ['field', { service: 'navy' }],
      ],
      asks: `${JAPANESE} ${VAL_SORTIE}
        field [One Target] jp: Which airfield, and who is caught on it?
        service “Airfield of”, one of, begins as “army”
        - army: Army
        - navy: Navy, Ford Island too
        caught “On the ground there”, any of, begins as “”, if service is army
        - ${P40}: P-40B 1
        - ${P36}: P-36 4
        - ${B17}: B-17 8
        caughtNavy “On the ground there”, any of, begins as “”, if service is navy
        → Attack`,
      tells: `
        title: Akagi Val at a Navy airfield = no hit [Air Strikes]
        fact: Akagi Val = a Navy airfield [Air Strikes] <sortie>
        ${NO_FIRE}`,
      events: [flown(VAL)],
    }),
    strike('jp', {
      name: 'a US carrier in harbour has her squadrons on Ford Island: neither her deck nor who is aboard is asked for',
      state: withShip(few(), 'enterprise', { place: 'harbour' }),
      script: [
        ['squadron', VAL],
        ['sortie', { bombed: 'enterprise' }],
        ['hit', [4, 4]],
      ],
      asks: `${JAPANESE} ${VAL_SORTIE.replace('Enterprise (at sea)', 'Enterprise')}
        ${ofTwo('hit', 'Airstrike Hits', 'jp', 'Is Enterprise hit?', 'hit', THREE_QUARTERS)}`,
      tells: `
        title: Akagi Val at Enterprise = damaged [Air Strikes]
        fact: Akagi Val = Enterprise [Air Strikes] <sortie>
        ${NO_FIRE}
        die: Is Enterprise hit? 75%: any of 2 dice, 4 to 6 = hit (4 4) [Airstrike Hits] <hit>
        result: Bomb on Enterprise = damaged [Hit Results]`,
      events: [flown(VAL), shipHit('enterprise', 'ok', 'damaged')],
    }),
    ...(
      [
        ['tank', 'a fuel tank', 'Fuel tank destroyed'],
        ['dockyard', 'the dockyard', 'Dockyard hit'],
      ] as const
    ).map(([what, name, result]) =>
      strike('jp', {
        name: `${name}, once no capital ship in harbour is whole`,
        state: withShip(few({ squadrons: over().game.squadrons.filter(({ id }) => id === VAL) }), 'arizona', {
          status: 'sunk',
        }),
        script: [
          ['squadron', VAL],
          ['sortie', { bombed: what }],
          ['hit', [4, 1]],
        ],
        asks: `
          squadron [Air Missions] jp: Which squadron attacks?
          (A bomber squadron attacks once on its mission, fighters in every impulse.)
          - ${VAL}: Akagi Val
          sortie [Air Strikes] jp: Akagi Val
          bombed “Target”, one of
          - nevada: Nevada (damaged)
          - enterprise: Enterprise (at sea)
          - field: Airfield
          - tank: Fuel tank
          - dockyard: Dockyard
          → Attack
          ${ofTwo('hit', 'Airstrike Hits', 'jp', `Is ${name} hit?`, 'hit', THREE_QUARTERS)}`,
        tells: `
          title: Akagi Val at ${name} = ${result.split(' ').at(-1)} [Air Strikes]
          fact: Akagi Val = ${name} [Air Strikes] <sortie>
          ${NO_FIRE}
          die: Is ${name} hit? 75%: any of 2 dice, 4 to 6 = hit (4 1) [Airstrike Hits] <hit>
          result: ${result} [Transports and Tanks]`,
        events: [flown(VAL), { type: 'v1.ShoreHit', what }],
      }),
    ),
    strike('jp', {
      name: 'an old battleship at sea moves 1 hex (PH-49); a carrier near it is asked for',
      state: withShip(few(), 'nevada', { status: 'ok', place: 'sea' }),
      script: [
        ['squadron', KATE],
        ['sortie', { attack: 'torpedo', torpedoed: 'nevada' }],
        ['cap', 'no'],
        ['hit', 2],
      ],
      asks: `${JAPANESE} ${KATE_SORTIE.replaceAll('Nevada (damaged)', 'Nevada (at sea)')} ${CAP('jp')}
        ${TWO_THIRDS('hit', 'jp', 'Is Nevada hit?')}`,
      tells: `
        title: Akagi Kate at Nevada = no hit [Air Strikes]
        fact: Akagi Kate, torpedo = Nevada [Air Strikes] <sortie>
        ${NO_FIRE}
        die: Is Nevada hit? 66%: one die, 3 to 6 = miss (2) [Airstrike Hits] <hit>`,
      events: [flown(KATE)],
    }),
    strike('jp', {
      name: 'a sheltered battleship at sea is a target for torpedoes (PH-53); a squadron’s type and past attack are noted',
      state: withShip(
        few({
          ships: over().game.ships.filter(({ id }) => id === 'arizona'),
          squadrons: over()
            .game.squadrons.filter(({ id }) => id === VAL || id === KATE)
            .map((each) => (each.id === VAL ? { ...each, name: 'Egusa' } : each)),
          attacked: [VAL],
        }),
        'arizona',
        { place: 'sea' },
      ),
      script: [
        ['squadron', KATE],
        ['sortie', { torpedoed: 'arizona' }],
        ['cap', 'yes'],
        ['aa', 4],
        ['aa:timing', 4],
      ],
      asks: `
        squadron [Air Missions] jp: Which squadron attacks?
        (A bomber squadron attacks once on its mission, fighters in every impulse.)
        - ${KATE}: Akagi Kate
        - ${VAL}: Egusa (Val, has attacked in this phase)
        sortie [Air Strikes] jp: Akagi Kate
        attack “Attack with”, one of, begins as “torpedo”
        - torpedo: Torpedo
        - bombs: Bombs
        - ap: Armour-piercing bombs
        torpedoed “Target”, one of, if attack is torpedo
        - arizona: Arizona (at sea)
        bombed “Target”, one of, if attack is bombs or ap
        - arizona: Arizona (at sea)
        - field: Airfield
        - tank: Fuel tank
        - dockyard: Dockyard
        → Attack
        ${CAP('jp')}
        begins as no
        ${even('aa', 'AntiAircraft', 'us', 'Anti-aircraft fire: is Akagi Kate hit?', 'hit', 'no effect')}
        ${even('aa:timing', 'AntiAircraft', 'jp', 'Akagi Kate: is it hit before it attacks?', 'before', 'after')}`,
      tells: `
        title: Akagi Kate at Arizona = stopped, squadron lost [Air Strikes]
        fact: Akagi Kate, torpedo = Arizona [Air Strikes] <sortie>
        die: Anti-aircraft fire: is Akagi Kate hit? 50%: one die, 4 to 6 = hit (4) [AntiAircraft] <aa>
        die: Akagi Kate: is it hit before it attacks? 50%: one die, 4 to 6 = before (4) [AntiAircraft] <aa:timing>
        result: Akagi Kate shot down over a carrier [Victory Points]
        reminder: Remove Akagi Kate [Victory Points]`,
      events: [flown(KATE), lost(KATE, 'shot down over a carrier')],
    }),
    strike('jp', {
      name: 'with no US ship left there is the shore',
      state: few({
        ships: over().game.ships.filter(({ id }) => id === 'hiei'),
        squadrons: over().game.squadrons.filter(({ id }) => id === VAL),
      }),
      script: [
        ['squadron', VAL],
        ['sortie', { bombed: 'tank' }],
        ['hit', [1, 1]],
      ],
      asks: `
        squadron [Air Missions] jp: Which squadron attacks?
        (A bomber squadron attacks once on its mission, fighters in every impulse.)
        - ${VAL}: Akagi Val
        sortie [Air Strikes] jp: Akagi Val
        bombed “Target”, one of
        - field: Airfield
        - tank: Fuel tank
        - dockyard: Dockyard
        → Attack
        ${ofTwo('hit', 'Airstrike Hits', 'jp', 'Is a fuel tank hit?', 'hit', THREE_QUARTERS)}`,
      tells: `
        title: Akagi Val at a fuel tank = no hit [Air Strikes]
        fact: Akagi Val = a fuel tank [Air Strikes] <sortie>
        ${NO_FIRE}
        die: Is a fuel tank hit? 75%: any of 2 dice, 4 to 6 = miss (1 1) [Airstrike Hits] <hit>`,
      events: [flown(VAL)],
    }),
    ...(
      [
        ['at night', { cursor: { turn: 5, step: 'air' } }, 'Air attacks are made in daylight only.'],
        [
          'without a squadron',
          { squadrons: over().game.squadrons.filter(({ id }) => id === P40) },
          'No squadron is left.',
        ],
      ] as const
    ).map(([when, more, why]) =>
      strike('jp', {
        name: `none ${when}`,
        state: few(more),
        tells: `title: Japanese air strike\nwarning: ${why}`,
      }),
    ),
  ]);
});
