import { termsOf } from '../../../kit/text';

/** The rulebook's words that a new player may not know. */
export const WORLD_AT_WAR_TERMS = termsOf(`
  tension level, USJT, tension | US-Japanese tension: a number that the players keep. It grows each turn and decides how ready the US is. | 51.311
  actual level, actual tension level | The tension level as it stands at the declaration, before its last die. | 51.71C
  effective tension level, effective level, effective | The tension level after the die that is thrown right after a declaration of war. Below 40 surprise is live. | 51.71C
  Pearl level | The effective level less Japan’s strategic Magic cards and plus those of the US. It picks the column, and nothing else. | 51.311
  strategic Magic, Magic, Magic card, Magic cards | Cards for code-breaking. Spent here they move the column at Pearl Harbor by one each. | 51.311
  mobilization | A step of Japan’s war economy. If it comes in the turn of the attack, tension rises by one more. | 51.311
  shipbuilding, shipbuilding rate | How much a power may build at sea. Raising it by a mobilization may raise tension further. | 36.11C
  task force, task forces, TF, TFs, fast-carrier task force | Here always an American group of fast carriers of the Pacific Fleet. | 51.312
  strike force | The Japanese carriers and their escorts that attack Pearl Harbor. | 51.33
  Pacific Fleet | The American fleet in the Pacific. Only if it is based at Pearl Harbor are its carriers located. | 51.312
  Pacific US box, US box | Where ships refit off the map: safe there, and out of reach. | 51.312B
  NAS, naval air squadron, naval air squadrons, naval squadrons | A naval air squadron. Carriers carry as many as their size. | 51.33
  AAF, Army air factor, Army air factors | An Army air factor. Against naval air it counts as three squadrons. | 19.2
  squadron, squadrons | One NAS, or a third of an AAF. | 19.2
  named ship, named ships | A capital ship or fast carrier with a size of its own in factors. | 20.51
  size | Factors of a named ship: so many effects sink her, one less damages her. | 20.51
  light ships, light ship | Cruisers, destroyers and the rest, attacked as one group. | 51.34
  effect, effects | One unit of the number that the naval attack table gives. | 20.51
  surprise level | What Japan’s die and the column come to, from 4 to 7 or more. It holds for the first strike. | 51.313
  surprised, caught on the ground, on the ground | American squadrons that the level keeps down: attacked like ships, and fighting only once the strike is over. | 51.36
  survivors | Squadrons caught on the ground and not destroyed. They make one air combat roll after the first strike. | 51.36
  air combat | Squadrons against squadrons: both sides roll at the same time on the air combat table. | 19.2
  aborted, abort, aborts | Driven off but not lost: an aborted squadron does not attack. | 19.2
  eliminated | Lost. Of a result such as 2/3 the first number is eliminated, the second aborted. | 19.2
  air defence, air defence level | The fire of ships at aircraft that attack them. Its level comes from your rulebook. | 23.43
  naval attack table, naval attack | What aircraft do to ships, by the squadrons that reach them. | 20.51
  nationality modifier, nationality modifiers, air modifier, naval modifier | How good a nation’s fliers or ships are, added to or taken off attacks. It changes by research. | 51.36
  critical-hit die, critical hit, critical hit die, critical hits | One more die after damage to a named ship under complete surprise. Its table is in your rulebook. | 20.5241C
  oil counters, oil counter, oil reserve, oil | Three counters of the fleet’s oil at Pearl Harbor, a target of the second strike alone. | 51.41C
  combat air patrol, CAP, on patrol | Squadrons kept above their own ships. At most a third, and not those that strike. | 51.43B
  interception, intercept, intercepts | A task force at sea finds the strike force after its second strike. | 51.42
  Auto | The task force is next to the strike force and needs no die to meet it. | 51.312D
  combat group, combat groups | Ships that fight together. Each task force that intercepts is one. | 51.43C
  inverted, uninverted | Turned over: used for this turn. What is uninverted may still act. | 51.35
  player turn, player turns | Half of a game turn. Japan’s comes first in each. | 51.73
  restrictions | What the Western Allies may not do in their first two player turns of the war. | 51.73
  DM | A modifier to the defence of ground units. | 51.72A
  CTL | Combat readiness of ground units, which an invasion from the sea usually lowers. | 51.72I
  bridgehead | A counter on a beach from which an invader moves inland. | 51.72E
  debarking | Getting off ships or aircraft, which usually costs movement. | 51.72D
  NR, NRs | Naval redeployment: ships moved from base to base. | 51.61
  Flying Tigers | American volunteers who fly for China. They are not lent before the Allies’ second player turn of the war with Britain. | 52.6
`);
