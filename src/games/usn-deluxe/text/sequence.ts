import { rulesOf } from './rules-of';

/** Rules 1 to 11 with the phases of the sequence. */
export const SEQUENCE = rulesOf(`
  1 | How to read the rules | Play a carrier battle first. Letters printed twice go by what they say (USN-34). | | minigame
  2 | Written records | Open to both: victory points, fuel, full and empty oilers, weeks of damage. | 9
  Control | Who controls a base or hex | Who starts with it, stands there alone or passed last; combat can hand bases over. Land units of both contest a hex, never a base. | 18(O), 40 | own
  Functional | Functional bases | Supplied, not neutralized, damaged or destroyed. No other refuels, repairs or launches. | 18, 12(K)
  3 | Turns and calendar | A turn is a week of ten phases. T1 is 12/2/41; years open at T4, T56, T108, T160. January, May, August, October have five weeks, others four, unless your house rules differ (USN-60a, USN-60b). | | month, sequence
  Phase 1 | Reinforcements | Both: reserves, replacements, repaired ships, new units. | 5, 22, 23.D | arrive, place
  Phase 2 | Japan, first air and sea movement | A transfer (twice normal range, USN-24), B movement, C embark and debark, D emergency transport by DD or CL, E bombardment, F engagement, G coastal defense, H rest of movement, I refueling. A ship attacks once in each of E, F, G; no E where a coastal defense stands. | 7(O), Phase 2(I), 36 | ferry, aircraft
  Phase 2(I) | Refueling | At the end of each naval phase, in a functional naval base or with a full oiler: Japan in 2 and 8, Allies in 4 and 6. | 12(N), 12(O) | fuel
  Phase 3 | Allied land movement | A movement and breakdown, B entrenching, C building, D recombining, training. | 7, 16, 13
  Phase 3(C) | Building, repair, sabotage | Repair without a die; dice to build, or to wreck own bases. | 19, 19(E), 18(Q)
  Phase 4 | Allies, first air and sea movement | As phase 2; emergency transport by DD only.
  Phase 5 | Allied land attack, mutual air strike | A landing, B airborne, C land attacks named, D ships’ support (USN-77), E–F air missions, G air combat, H–I strikes at ships, K–L at land, M air support (USN-87), N land attacks, O basing (USN-88): after extended range where it came from, patrols at home; without room lost. | 15, Phase 5(E), 8 | battle, return
  Phase 5(E) | Air missions | Both at once and in writing: one mission per air unit, to a hex with a target, never changed; patrols rise after (USN-80). Solitaire, a die per enemy base or carrier: 1–2 all patrol, 3–4 half, 5–6 all strike. | 42(B) | CAP, alone
  Phase 5(G) | Air-to-air combat | One simultaneous fight a hex, by total strength: 5 a point, at extended range Japan 1, Allies 2. With under half on patrol (USN-81) one column left. LBAC lose one per two points of result, B-29 one per four, remainders dropped (USN-82). | | dogfight, CAP
  Phase 5(H) | Strikes at ships | LBAC, LAC with Kami (USN-33, USN-84), then NAC; each wave takes the AA of a pair of ships, then each air unit attacks one ship (USN-32, USN-83). LBAC bombard with 1 a point, Allied LAC with half. | 18(H) | anti-aircraft, bomb
  Phase 5(K) | Strikes at land targets | The bases of a hex fire once at all attackers of land units, coastal defenses and bases (USN-85). | | bombing, AA
  Phase 6 | Allies, second air and sea movement | As phase 4. Last refueling of Allied ships due. | 12(N)
  Phase 7 | Japanese land movement | As phase 3, roles reversed.
  Phase 8 | Japan, second air and sea movement | As phase 2. Last refueling of Japanese ships due. | 12(N)
  Phase 9 | Japanese land attack, mutual air strike | As phase 5, roles reversed: Japan strikes in H and K. | Phase 5
  Phase 10 | Administration | A fuel, B repair, C neutralization dice, D emergency supply off, E next turn. | 12(N), 9
  4 | Where units may go | Anywhere but the closed mainland, the USSR until it enters, the Himalayas. | 4(C) | map
  4(C) | Without the China front | Japan owns and uses the coasts of Korea, Manchuria, occupied China; Allies may only bombard. Hong Kong and Formosa are open. | 45.A
  5 | Reinforcements, where from | From the Reinforcement Chart, your own copy. | Reinforcements
  6 | Missions | As the Mission Capability Chart says; one a sub-phase.
  7 | Movement | Voluntary; units pass through each other. Who entrenches, combines or builds does not move. One ship carries a unit in a phase; landed, it stops. Extended range: LAC 4, NAC 3; mountains cost one hex. | 7(F), 7(H), 7(O) | embark, debark
  7(F) | Strategic movement on land | Doubled; tripled for Allies other than Soviets and Chinese. Supplied all the way, no enemy land unit, no uncontested enemy air zone, no mountain hexside. | 11 | rail
  7(H) | Mountain hexsides | Units of movement 1 only, next to it at the start. An enemy beyond needs a die, Japan 4–6, Allies 5–6; failed, it stays. Unsupplied units may not try that. | 29 | cross, infiltrate, infiltration, roll
  7(O) | Strategic movement at sea | Doubled if the whole phase is spent over five hexes from enemy functional bases and ships, for Japan six from LBAC. Not for damaged ships, not next to submarines, not between boxes. | 9, 33 | naval, double
  8 | Combat | In the same hex. Voluntary, but what is declared is fought. Round odds down, keep fractions till then (USN-23), no strength below 1 (USN-65). All land units of a hex defend together. E1 breaks down the attacker alone (USN-35). | 27, 12(K) | CRT, ratio, attack
  9 | Neutralization and damage | Neutralized is unsupplied; it recovers on 3–6, in an unsupplied hex on 5–6. Weeks of damage add up; above 40 the ship sinks. Any damage halves defense, attack and AA (USN-66) and stops strategic movement; from 20 on movement is halved. A damaged carrier loses its aircraft and flies none. | 9(C), Damage Points | neutralisation, recovery, roll
  9(C) | Repair of ships | A week per complete idle turn: Japan in a functional naval base at home; Allies in Pearl Harbor, West Coast, India box (one ship a turn). The turn of arrival does not count, the first of a scenario does (USN-39). | 9, 22 | dock, how long
  10 | Terrain | Class 1: atolls; class 2: large islands and coasts. Only armor enters desert; air attacks double there, not in cities. The Home Islands’ straits can be walked.
  11 | Air zones of control | Two hexes, LBAC three, around a functional base or carrier with aircraft present. They block supply and land strategic movement; both sides’ cancel. | 12(I) | ZOC, contested
`);
