import { describe } from 'vitest';
import { ALERTED, KATE, VAL, withShip } from './air';
import { playScenes } from './scenes';
import {
  even,
  F4F,
  few,
  flown,
  JAPANESE,
  KATE_SORTIE,
  lost,
  NO_FIRE,
  ofTwo,
  P36,
  P40,
  QUARTER,
  shipHit,
  strike,
  THREE_QUARTERS,
  TWO_THIRDS,
  VAL_SORTIE,
} from './strikes';

describe('[Air Strikes, Interception, AntiAircraft] what Japanese squadrons meet', () => {
  playScenes([
    strike('jp', {
      name: 'a torpedo at an alerted harbour: shot down before it drops',
      state: few(ALERTED),
      script: [
        ['squadron', KATE],
        ['sortie', { attack: 'torpedo', torpedoed: 'nevada' }],
        ['aa', [4, 4]],
      ],
      asks: `${JAPANESE} ${KATE_SORTIE} ${ofTwo('aa', 'AntiAircraft', 'us', 'Anti-aircraft fire: is Akagi Kate hit?', 'hit', QUARTER)}`,
      tells: `
        title: Akagi Kate at Nevada = stopped, squadron lost [Air Strikes]
        fact: Akagi Kate, torpedo = Nevada [Air Strikes] <sortie>
        die: Anti-aircraft fire: is Akagi Kate hit? 25%: each of 2 dice, 4 to 6 = hit (4 4) [AntiAircraft] <aa>
        cell: Anti-aircraft: before or after, Alerted, Torpedo attack = before [AntiAircraft] <cell:anti-aircraft-timing:alerted:laTorp>
        result: Akagi Kate shot down by anti-aircraft fire [Victory Points]
        reminder: Remove Akagi Kate [Victory Points]`,
      events: [flown(KATE), lost(KATE, 'shot down by anti-aircraft fire')],
    }),
    strike('jp', {
      name: 'bombs of Kates are heavy; at an alerted harbour a bomber is shot down after its attack, which missed',
      state: few(ALERTED),
      script: [
        ['squadron', KATE],
        ['sortie', { attack: 'bombs', bombed: 'nevada' }],
        ['aa', [4, 4]],
        ['hit', 2],
      ],
      asks: `${JAPANESE} ${KATE_SORTIE}
        ${ofTwo('aa', 'AntiAircraft', 'us', 'Anti-aircraft fire: is Akagi Kate hit?', 'hit', QUARTER)}
        ${TWO_THIRDS('hit', 'jp', 'Is Nevada hit?')}`,
      tells: `
        title: Akagi Kate at Nevada = no hit, squadron lost [Air Strikes]
        fact: Akagi Kate, bombs = Nevada [Air Strikes] <sortie>
        die: Anti-aircraft fire: is Akagi Kate hit? 25%: each of 2 dice, 4 to 6 = hit (4 4) [AntiAircraft] <aa>
        cell: Anti-aircraft: before or after, Alerted, Low altitude or dive bombing = after [AntiAircraft] <cell:anti-aircraft-timing:alerted:laBomb>
        die: Is Nevada hit? 66%: one die, 3 to 6 = miss (2) [Airstrike Hits] <hit>
        result: Akagi Kate shot down by anti-aircraft fire [Victory Points]
        reminder: Remove Akagi Kate [Victory Points]`,
      events: [flown(KATE), lost(KATE, 'shot down by anti-aircraft fire')],
    }),
    strike('jp', {
      name: 'fighters meet it one after the other until it is stopped: none fires at what has gone home (PH-30)',
      state: few(),
      script: [
        ['squadron', VAL],
        ['sortie', { bombed: 'nevada', fighters: [F4F, P40, P36] }],
        [F4F, 2],
        [P40, 5],
        [`${P40}:timing`, 4],
        [`${P40}:fate`, 4],
      ],
      asks: `${JAPANESE} ${VAL_SORTIE}
        ${F4F} [US Fighters] us: Enterprise F4F meets Akagi Val
        (33/33/33%: intercepted, nothing, shot down by the Japanese.)
        1d6: shot down by the Japanese, shot down by the Japanese, nothing, nothing, intercepted, intercepted
        ${P40} [US Fighters] us: P-40B 1 meets Akagi Val
        (33/33/33%: intercepted, nothing, shot down by the Japanese.)
        1d6: shot down by the Japanese, shot down by the Japanese, nothing, nothing, intercepted, intercepted
        ${even(`${P40}:timing`, 'AntiAircraft', 'jp', 'Akagi Val: is it hit before it attacks?', 'before', 'after')}
        ${even(`${P40}:fate`, 'AntiAircraft', 'jp', 'Akagi Val: is it only turned back?', 'turned back', 'destroyed')}`,
      tells: `
        title: Akagi Val at Nevada = stopped [Air Strikes]
        fact: Akagi Val = Nevada [Air Strikes] <sortie>
        die: Enterprise F4F meets Akagi Val 33/33/33% = shot down by the Japanese (2) [US Fighters] <${F4F}>
        die: P-40B 1 meets Akagi Val 33/33/33% = intercepted (5) [US Fighters] <${P40}>
        die: Akagi Val: is it hit before it attacks? 50%: one die, 4 to 6 = before (4) [AntiAircraft] <${P40}:timing>
        die: Akagi Val: is it only turned back? 50%: one die, 4 to 6 = turned back (4) [AntiAircraft] <${P40}:fate>
        reminder: Remove Enterprise F4F [Victory Points]`,
      events: [lost(F4F, 'shot down by Akagi Val'), flown(VAL, { met: [F4F, P40] })],
    }),
    strike('jp', {
      name: 'turned back after its attack it has lost nothing (PH-27), and the next fighter meets it still',
      state: few(),
      script: [
        ['squadron', VAL],
        ['sortie', { bombed: 'nevada', fighters: [P40, P36] }],
        [P40, 6],
        [`${P40}:timing`, 3],
        [`${P40}:fate`, 4],
        [P36, 4],
        ['hit', [3, 3]],
      ],
      asks: `${JAPANESE} ${VAL_SORTIE}
        ${P40} [US Fighters] us: P-40B 1 meets Akagi Val
        (33/33/33%: intercepted, nothing, shot down by the Japanese.)
        1d6: shot down by the Japanese, shot down by the Japanese, nothing, nothing, intercepted, intercepted
        ${even(`${P40}:timing`, 'AntiAircraft', 'jp', 'Akagi Val: is it hit before it attacks?', 'before', 'after')}
        ${even(`${P40}:fate`, 'AntiAircraft', 'jp', 'Akagi Val: is it only turned back?', 'turned back', 'destroyed')}
        ${P36} [US Fighters] us: P-36 4 meets Akagi Val
        (33/17/50%: intercepted, nothing, shot down by the Japanese.)
        1d6: shot down by the Japanese, shot down by the Japanese, shot down by the Japanese, nothing, intercepted, intercepted
        ${ofTwo('hit', 'Airstrike Hits', 'jp', 'Is Nevada hit?', 'hit', THREE_QUARTERS)}`,
      tells: `
        title: Akagi Val at Nevada = no hit [Air Strikes]
        fact: Akagi Val = Nevada [Air Strikes] <sortie>
        die: P-40B 1 meets Akagi Val 33/33/33% = intercepted (6) [US Fighters] <${P40}>
        die: Akagi Val: is it hit before it attacks? 50%: one die, 4 to 6 = after (3) [AntiAircraft] <${P40}:timing>
        die: Akagi Val: is it only turned back? 50%: one die, 4 to 6 = turned back (4) [AntiAircraft] <${P40}:fate>
        die: P-36 4 meets Akagi Val 33/17/50% = nothing (4) [US Fighters] <${P36}>
        ${NO_FIRE}
        die: Is Nevada hit? 75%: any of 2 dice, 4 to 6 = miss (3 3) [Airstrike Hits] <hit>`,
      events: [flown(VAL, { met: [P40, P36] })],
    }),
    strike('jp', {
      name: 'destroyed after its attack by a fighter, it hits all the same, and no other fighter meets it',
      state: few(),
      script: [
        ['squadron', VAL],
        ['sortie', { bombed: 'arizona', fighters: [P40, P36] }],
        [P40, 6],
        [`${P40}:timing`, 1],
        [`${P40}:fate`, 1],
        ['hit', [4, 3]],
      ],
      asks: `${JAPANESE} ${VAL_SORTIE}
        ${P40} [US Fighters] us: P-40B 1 meets Akagi Val
        (33/33/33%: intercepted, nothing, shot down by the Japanese.)
        1d6: shot down by the Japanese, shot down by the Japanese, nothing, nothing, intercepted, intercepted
        ${even(`${P40}:timing`, 'AntiAircraft', 'jp', 'Akagi Val: is it hit before it attacks?', 'before', 'after')}
        ${even(`${P40}:fate`, 'AntiAircraft', 'jp', 'Akagi Val: is it only turned back?', 'turned back', 'destroyed')}
        ${ofTwo('hit', 'Airstrike Hits', 'jp', 'Is Arizona hit?', 'hit', THREE_QUARTERS)}`,
      tells: `
        title: Akagi Val at Arizona = damaged, squadron lost [Air Strikes]
        fact: Akagi Val = Arizona [Air Strikes] <sortie>
        die: P-40B 1 meets Akagi Val 33/33/33% = intercepted (6) [US Fighters] <${P40}>
        die: Akagi Val: is it hit before it attacks? 50%: one die, 4 to 6 = after (1) [AntiAircraft] <${P40}:timing>
        die: Akagi Val: is it only turned back? 50%: one die, 4 to 6 = destroyed (1) [AntiAircraft] <${P40}:fate>
        ${NO_FIRE}
        die: Is Arizona hit? 75%: any of 2 dice, 4 to 6 = hit (4 3) [Airstrike Hits] <hit>
        result: Bomb on Arizona = damaged [Hit Results]
        result: Akagi Val intercepted by P-40B 1 [Victory Points]
        reminder: Remove Akagi Val [Victory Points]`,
      events: [
        flown(VAL, { met: [P40] }),
        shipHit('arizona', 'ok', 'damaged'),
        lost(VAL, 'intercepted by P-40B 1'),
      ],
    }),
    strike('jp', {
      name: 'a whole US carrier at sea has Combat Air Patrol: the squadron is turned back, and no deck is asked for',
      state: few(),
      script: [
        ['squadron', VAL],
        ['sortie', { bombed: 'enterprise' }],
        ['aa', 4],
        ['aa:timing', 4],
        ['aa:fate', 4],
      ],
      asks: `${JAPANESE} ${VAL_SORTIE}
        ${even('aa', 'AntiAircraft', 'us', 'Anti-aircraft fire: is Akagi Val hit?', 'hit', 'no effect')}
        ${even('aa:timing', 'AntiAircraft', 'jp', 'Akagi Val: is it hit before it attacks?', 'before', 'after')}
        ${even('aa:fate', 'AntiAircraft', 'jp', 'Akagi Val: is it only turned back?', 'turned back', 'destroyed')}`,
      tells: `
        title: Akagi Val at Enterprise = stopped [Air Strikes]
        fact: Akagi Val = Enterprise [Air Strikes] <sortie>
        die: Anti-aircraft fire: is Akagi Val hit? 50%: one die, 4 to 6 = hit (4) [AntiAircraft] <aa>
        die: Akagi Val: is it hit before it attacks? 50%: one die, 4 to 6 = before (4) [AntiAircraft] <aa:timing>
        die: Akagi Val: is it only turned back? 50%: one die, 4 to 6 = turned back (4) [AntiAircraft] <aa:fate>`,
      events: [flown(VAL)],
    }),
    strike('jp', {
      name: 'over a US carrier Japan loses a bomber without being asked for an escort; her deck is asked for',
      state: withShip(few(), 'enterprise', { readied: true }),
      script: [
        ['squadron', VAL],
        ['sortie', { bombed: 'enterprise' }],
        ['aa', 6],
        ['aa:timing', 1],
        ['aa:fate', 1],
        ['hit', 4],
        ['readied', 'yes'],
        ['hit:aboard', { aboard: [F4F] }],
      ],
      asks: `${JAPANESE} ${VAL_SORTIE}
        ${even('aa', 'AntiAircraft', 'us', 'Anti-aircraft fire: is Akagi Val hit?', 'hit', 'no effect')}
        ${even('aa:timing', 'AntiAircraft', 'jp', 'Akagi Val: is it hit before it attacks?', 'before', 'after')}
        ${even('aa:fate', 'AntiAircraft', 'jp', 'Akagi Val: is it only turned back?', 'turned back', 'destroyed')}
        ${even('hit', 'Airstrike Hits', 'jp', 'Is Enterprise hit?', 'hit', 'miss')}
        readied [Carrier Hits] jp: Are there readied aircraft on Enterprise?
        - no: No
        - yes: Yes (A bomb destroys her)
        begins as yes
        hit:aboard [Hit Results] jp: Which squadrons were aboard Enterprise?
        (They are destroyed. Those in the air are safe.)
        aboard “Aboard”, any of, begins as “${F4F},enterprise-enterprise-sbd,enterprise-enterprise-tbd”
        - ${F4F}: Enterprise F4F
        - enterprise-enterprise-sbd: Enterprise SBD
        - enterprise-enterprise-tbd: Enterprise TBD
        → Destroy these`,
      tells: `
        title: Akagi Val at Enterprise = sunk, squadron lost [Air Strikes]
        fact: Akagi Val = Enterprise [Air Strikes] <sortie>
        die: Anti-aircraft fire: is Akagi Val hit? 50%: one die, 4 to 6 = hit (6) [AntiAircraft] <aa>
        die: Akagi Val: is it hit before it attacks? 50%: one die, 4 to 6 = after (1) [AntiAircraft] <aa:timing>
        die: Akagi Val: is it only turned back? 50%: one die, 4 to 6 = destroyed (1) [AntiAircraft] <aa:fate>
        die: Is Enterprise hit? 50%: one die, 4 to 6 = hit (4) [Airstrike Hits] <hit>
        fact: Readied aircraft aboard [Carrier Hits] <readied>
        result: Bomb on Enterprise = sunk [Hit Results]
        result: Lost aboard Enterprise = Enterprise F4F [Hit Results] <hit:aboard>
        reminder: Remove Enterprise F4F [Victory Points]
        result: Akagi Val shot down over a carrier [Victory Points]
        reminder: Remove Akagi Val [Victory Points]`,
      events: [
        flown(VAL),
        shipHit('enterprise', 'ok', 'sunk'),
        lost(F4F, 'aboard Enterprise'),
        lost(VAL, 'shot down over a carrier'),
      ],
    }),
  ]);
});
