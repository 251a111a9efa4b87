import { termsOf } from '../../../kit/text';

/** The rulebook's words that a new player may not know. */
export const IPH_TERMS = termsOf(`
  chit, chits | A counter drawn blind to say which US sub-command acts next, and whether it moves or fights. | 5.6
  cup | Anything that hides the chits: they are mixed in it and drawn one by one. | 5.6
  sub-command, sub-commands | A part of the US force that acts by itself: 24th, 25th, USMC, Battleship Row. Japan has two, SNLF and IJA. | 2.12
  stack, stacks | All friendly units in one hex, piled up. Four ground units is the usual limit. | 6.1
  stacking limits, stacking limit, stacking | How many units may share a hex, and which. They hold at every moment, while moving too. | 6.0
  step, steps, step loss, step losses | What a unit can lose before it is gone: two for Japanese and USMC units, one for US Army units. A lost one never comes back. | 2.11
  column shift, column shifts, columns, column | The odds are read one column further right, better for the attacker, or left, better for the defender. All shifts of a battle are added up. | 10.2
  odds | Attack factors against defence factors as a ratio, such as 3:1, rounded in the defender’s favour. | 10.2
  factors, factor, attack factors, defence factors, attack factor, defence factor | The strength printed on a unit, one number to attack and one to defend. | 2.9
  CRT, Combat Results Table | The table on the mapsheet that turns odds and a die into losses. | 10.9
  TEC, Terrain Effects Chart | The chart on the mapsheet with what each kind of terrain costs to enter and how it shifts a battle. | 9.8
  rough terrain, rough | Broken ground. A defender in it is helped by one column. | 10.8
  manmade terrain | What people have built: airfield, city, military installation, fortification, oil storage. It stands on clear ground and is worth points. | 9.8
  concentric, concentric attack | A Japanese attack from all around the target: from opposite hexes, from three with a gap between each, or from four or more. One column right. | 10.12
  advance, advances, advanced | To enter the hex that a battle has emptied. One surviving attacker at least must do it. | 10.10
  momentum, momentum attack, momentum battle | A second attack, at once, by a Japanese force that has just advanced by daylight. | 10.4
  banzai | An all-out effort: up to three columns in Japan’s favour, at the price of doubled Japanese losses. | 12.1
  rebellion, Issei rebellion, Issei die | A 6 before a Japanese attack on a city takes the terrain from its US defenders, and makes cities slow for the US from then on. | 10.13
  close in, close-in | A ship so near the island that it and its plane can act, and can be attacked. | 7.3
  distant | A ship far out at sea: it does nothing and nothing happens to it. | 7.3
  ship disposition, disposition | The moment on turns 5 and 9 when both sides say which ships are close in and which are distant. | 7.3
  interdiction, interdicted, interdicting, interdicting plane | A Japanese plane laid on the map for a turn: entering its hex or one around it costs US units 1 MP more. | 7.13
  Army plane | The one US plane that flies from land. Each safe airfield makes it fly more often. | 7.15
  beachhead, beachheads, beachhead marker, beachhead markers, beachhead hex, beachhead hexes | One of three coast hexes in a line where Japan comes ashore. Its marker is worth a point and helps the defence around it. | 8.3
  landing order | The three coast hexes that Japan writes down in secret before the US sets up. | 3.2
  stalled, stall, stalls | A unit stuck on its beach: it defends, but neither moves nor attacks until the turn ends. | 8.5
  control, Japanese-controlled, hex control | Who holds a hex: the side whose ground unit was the last to enter it or pass through. | 3.6
  garrison, garrisons, fort garrison, fort garrisons | The US crew of a fort. It never moves or attacks, is free in stacking, and is the last to be lost there. | 6.6
  fortification, fortifications, fort, forts | One of seven forts. It helps whoever defends in it; with its garrison it doubles US attacks out of it. | 10.14
  BB Row, Battleship Row | The US battleships at their berths off Ford Island, hex 3020. A unit that never moves, with guns that reach two hexes. | 11.0
  fog of war | Who may look into whose stacks: Japan always, the US only once it has declared an attack. | 6.8
  MP, movement point, movement points | Movement points: what a unit pays to enter hexes. None can be saved up. | 9.1
  MF, movement factor, movement roll, movement rolls | How many movement points a unit has: 7 for Japan; for the US a die, changed by the date. | 2.10
  VP, victory point, victory points | Victory points. Only Japan has them: 22 win, 0 lose. | 4.2
  IJA | Units of the Japanese army. | 2.12
  SNLF | The naval landing force: the Japanese navy’s own infantry. | 2.12
  USMC | The US marines: four battalions with two steps each. | 2.12
  IJN | The Japanese navy, with its carriers and battleships. | 2.6
  mutual discovery | Both carrier fleets find each other and strike at the same moment. | 7.6
  night turn, night turns | Turns 4 and 8: no planes, no landing, and no US attack but by submarines. | 12.3
  hexside, hexsides | The edge between two hexes: six to each. One that is all water stops everybody, but for Ford Island. | 9.10
  road hexside, road hexsides | An edge with a road across it. Moving over it from road hex to road hex costs 1 MP, whatever the terrain. | 9.9
`);
