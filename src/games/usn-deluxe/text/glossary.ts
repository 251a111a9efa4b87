import { termsOf } from '../../../kit/text';

/** The rulebook's words that a new player may not know. */
export const USN_TERMS = termsOf(`
  A-Go, A-Go force | Japanese reserves for a broken outer perimeter, from 1943 on. | 23.D
  Sho-Go, Sho-Go force | Japanese reserves for a broken inner perimeter, from 1944 on; they change entrenching too. | 23.D(C)
  Ketsu-Go, Ketsu-Go force | Japanese reserves for a threat to the Home Islands. | 23.D(F)
  LAC | Land aircraft: they need an air base. | Phase 5(H)
  NAC | Naval aircraft: the only ones for carriers, and for air bases as well. | 21.B
  LBAC | Long-range bombers of the Allies. Losses to them are halved. | Phase 5(G)
  B-29, B-29s | The heaviest long-range bombers. Losses to them are quartered. | Phase 5(G)
  Kami, kamikaze, kamikazes | Suicide aircraft: spent by their attack. | Phase 5(H)
  aborted | Of aircraft: driven off. They land at once and strike no more. | Phase 5(G)
  CAP, patrol, patrols, combat air patrol | Aircraft that stay over their own hex to fight whatever comes. | Phase 5(E)
  AA, anti-aircraft | What a ship or an air base shoots down aircraft with. | 18
  CV, CVs | A fleet carrier. With CVL and CVE it counts as a carrier. | 2
  CVL, CVLs | A light aircraft carrier. | 2
  CVE, CVEs | An escort carrier; those of Japan are ferry carriers. | 21.C
  BB, battleship, battleships | A division of battleships. | 2
  BC | A battlecruiser, met in War Plan Orange. | 2
  CA, heavy cruiser | A division of heavy cruisers. | 2
  CL, light cruiser | A division of light cruisers; Japan’s also carry emergency supply. | 2
  DD, destroyer, destroyers | A squadron of destroyers: escort, submarine hunter, emergency transport. | 2
  oiler, oilers | Refuels six ships at sea, once; then it has to fill up itself. | 12(O)
  transport, transports | Carries land units, and lets engineers begin their work. | 19
  assault transport, assault transports | The only Allied ship that lands troops against an enemy. | 15
  coastal defense, coastal defenses, CDU, CDUs | Guns on the shore: they fight ships alone and bar every landing. | 18(H)
  engineer, engineers | The only unit that builds and repairs bases, and leads supply over mountains. | 19
  SNLF | Special Naval Landing Force, the Japanese marines. | Victory Points
  functional | Supplied and neither neutralized, damaged nor destroyed. | Functional
  neutralized, neutralization | Out of action, and unsupplied, until a die in phase 10 recovers it. | 9
  damaged | Of a base: captured and not yet repaired. Of a ship: with weeks of repair to go. | 19(A)
  destroyed | Of a base: as if it had never been there; of a unit: eliminated. | 18
  supplied, supply line, line of supply | With a line of hexes to a source that nothing blocks. | 12
  unsupplied, out of supply | Without a line of supply: half strength, one hex, no retreat. | 12(K)
  source, sources, ultimate source | Where a line of supply may end for good. | 12(G)
  emergency supply | A turn of supply by ship or by air. | 12(L)
  air zone, air zones, ZOC, zone of control | The hexes around aircraft at their base where the enemy has no supply. | 11
  uncontested | Of an air zone: without one of the other side over it. | 11
  strategic movement | Longer moves, far from the enemy. | 7(O)
  class 1 | An atoll or islet: three divisions, and no room for two sides. | 10
  class 2 | A large island or a coast, which two sides may share. | 10
  entrenched, entrenching, entrench | Dug in: defense tripled, no move, no attack. | 16
  echelon, echelons | The size of a land unit: regiment, brigade, division, corps or army. | 13
  phasing side, phasing | Whoever’s phase it is; the other side only reacts. | 3
  weeks, weeks of damage | What a damaged ship needs in dock; above 40 it sinks. | 9
  garrison, garrisons | The units that make an area count at the end. | Geographic
  home islands, home island | Japan itself, without Formosa and Korea. | Geographic
  West Coast, India box | Areas off the map where Allied ships refuel and are repaired, out of the enemy’s reach. | 17(D)
  task force, task forces | A marker that stands for a stack and hides it. | 25
  on station | Of a submarine: bound to its hex and ready to strike. | 32
  client army, client armies | Troops that Japan raises in an occupied country. | 41
  operational point, operational points | What large Japanese actions cost from 1943 on, if you play it. | 44
`);
