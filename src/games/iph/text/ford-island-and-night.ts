import type { RuleDigest } from '../../../core/play/rules';

/** Chapters 11 and 12. */
export const FORD_ISLAND_AND_NIGHT: readonly RuleDigest[] = [
  {
    number: '11.0',
    title: 'Ford Island and Battleship Row',
    text: 'How hex 3020 is attacked and entered, and how Battleship Row fires and defends.',
    see: ['11.2', '11.3', '11.4', '4.5'],
    terms: ['BB Row'],
  },
  {
    number: '11.1',
    title: 'Battleship Row holds the island',
    text: 'It is alone in hex 3020 until a Japanese attack, by ground or air, eliminates it. As long as it lives, no other ground unit of either side may enter.',
    see: ['11.2', '11.4', '6.3'],
    terms: ['BB Row', 'Ford Island', 'move', 'occupy'],
  },
  {
    number: '11.2',
    title: 'Ford Island combat and movement',
    text: 'Attacks may come through any of its six hexsides, with factors halved after any doubling (IPH-11), rounded down: the force as a whole, unless your house rule halves each unit (IPH-3). Attacks off it go through the same hexsides and are halved too, as we read it, but not Battleship Row or Japanese battleships (IPH-10, IPH-34). Advances are normal, and momentum may follow (IPH-18). With the Row gone, a unit that starts next to the island may use its whole move to go onto it, and later its whole move to leave; interdiction cannot prevent either.',
    see: ['9.10', '10.14', '11.1', '7.13'],
    terms: ['half', 'halving', '3020', 'BB', 'enter', 'water'],
  },
  {
    number: '11.3',
    title: 'Battleship Row attacking',
    text: 'On its Fight chit, by daylight, it may attack one hex with Japanese ground units, without any other unit. A lone beachhead marker is one, unless your house rule differs (IPH-31). Next to it: 2d6 is its attack factor. Two hexes away: 1d6, whatever lies between. It never loses a step or advances in attack. Its dice come after the Japanese support (IPH-12); a banzai doubles only Japanese losses (IPH-15).',
    see: ['5.6', '11.4'],
    terms: ['BB Row', 'range', 'bombard', 'fire', 'shoot', 'two dice', 'guns'],
  },
  {
    number: '11.4',
    title: 'Battleship Row defending',
    text: 'It defends with 2d6, rolled after the Japanese support (IPH-12), however often it has attacked. Japanese planes give one column at most; the US rolls for its planes as usual. In its combat phase Japan may attack it with available planes alone: factor 1 each, each step lost a plane (IPH-28), no banzai, no advance (IPH-30). Any step lost removes it (IPH-13).',
    see: ['11.2', '4.5', '7.12', '7.14'],
    terms: ['BB Row', 'air attack', 'aircraft', 'pure-aerial', 'bomb', 'sink', 'two dice', 'destroy'],
  },
  {
    number: '12.0',
    title: 'Banzai and night turns',
    text: 'The Japanese all-out effort, and what is different on turns 4 and 8.',
    see: ['12.1', '12.3', '12.4'],
    terms: ['dark'],
  },
  {
    number: '12.1',
    title: 'Banzai',
    text: 'Japan may call it in any ground attack or defence, day or night, as the last support of the battle (IPH-23), by night after the night shift, for all its units there. Roll a die and halve it, rounded down: 0 to 3 columns in Japan’s favour. Japanese losses double and 0 becomes 1, even if no column was gained. Battleship Row’s fire may be met with it (IPH-15). It is not for planes alone (IPH-30) and not for a lone beachhead marker where your house rule calls that no unit (IPH-31).',
    see: ['7.1', '7.12', '7.14', '12.4', '10.9'],
    terms: ['charge', 'suicide', 'odds', 'fanatic', 'casualties'],
  },
  {
    number: '12.2',
    title: 'Day and night',
    text: 'Morning, afternoon and evening turns are daylight. Only turns 4 and 8 are night.',
    see: ['5.9', '12.3'],
    terms: ['dark', 'when', 'GT4', 'GT8'],
  },
  {
    number: '12.3',
    title: 'What a night rules out',
    text: 'No US attack except submarines, no Japanese landing, no planes of either side. Take the Fight chits out of the cup before the first pull. Everyone defends as usual, US Move chits are pulled as usual, and Japanese battleships may help.',
    see: ['5.9', '7.1', '7.11', '12.4'],
    terms: ['turn', 'aircraft', 'dark', 'allowed', 'GT4', 'GT8', 'movement'],
  },
  {
    number: '12.4',
    title: 'Japanese night attacks',
    text: 'Japan may attack at night. For each attack it rolls on the Night Attacks Shift Table, after all other support but before banzai; the battleships are declared with that die, but onto Ford Island with the attack (IPH-23). If the table gives shifts, roll again and halve, rounded down: 0 to 3 columns, for or against Japan as the table says.',
    see: ['12.1', '12.3', '10.4'],
    terms: ['dark', 'odds', 'chart', 'modifier'],
  },
];
