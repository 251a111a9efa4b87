import type { RuleDigest } from '../../../core/play/rules';

/** Rules of other sections that the attack rests on, as far as they are public. */
export const TABLES: readonly RuleDigest[] = [
  {
    number: '19.2',
    title: 'Air combat',
    text: 'Both sides roll two dice at the same time, each on the row of its own squadrons; a pair means eliminated and aborted of the enemy. An AAF counts as three squadrons against naval air. Above 20 squadrons one roll is read on row 20 and on the row of the rest, and added (WW-15). The modifiers are not public: the app asks.',
    see: ['51.36', '51.43E'],
    terms: ['ACT', 'dogfight', 'fighters', 'table'],
  },
  {
    number: '20.51',
    title: 'Naval attack from the air',
    text: 'Two dice on the row of the squadrons that are left; their air modifier is added, the naval one of the target taken off, and naval air gets +1 against ships at sea. A named ship is damaged by one effect less than its size and sunk by its size. Above 20 squadrons two rows are read (WW-15). What effects do to a ship damaged before, and to light ships, is not public: the players say (WW-31).',
    see: ['23.43', '20.5241C', '51.41C'],
    terms: ['NAT', 'bombing', 'torpedo', 'hit', 'damage'],
  },
  {
    number: '20.5241C',
    title: 'Critical hits',
    text: 'One die after damage to a named ship under complete surprise; not for a ship that the attack sinks (WW-21). Its table is not public: throw the die here and write down what your rulebook says.',
    see: ['51.313', '20.51'],
    terms: ['magazine', 'explosion', 'criticals'],
  },
  {
    number: '23.43',
    title: 'Air defence of ships',
    text: 'Two dice on the row of the level, for each target: squadrons eliminated and aborted before they attack. The level is in your rulebook and is entered for each target; 0 or less does not shoot, above 10 the last row is read (WW-8).',
    see: ['20.51', '51.31'],
    terms: ['flak', 'AA', 'ADT', 'anti-aircraft', 'defense'],
  },
  {
    number: '23.7413',
    title: 'Surprise of an ordinary air strike',
    text: 'One die and your own modifiers. Level 1 takes the defender’s +1 in air combat away, 2 lowers air defence by one, 3 gives +1 against ships, and these add up. At 4, 5 and 6 one, two or three defending squadrons stay out; at 7 four, and damage brings the critical-hit die.',
    see: ['51.43E'],
    terms: ['general', 'levels', 'naval strike'],
  },
  {
    number: '36.11C',
    title: 'A higher shipbuilding rate',
    text: 'A mobilization spent on shipbuilding may move the tension level further. How much is not public: the app asks.',
    see: ['51.311'],
    terms: ['USJT', 'build'],
  },
  {
    number: '49.852A',
    title: 'The tension die',
    text: 'One die adjusts the actual level: 1 −2, 2 −1, 3 and 4 nothing, 5 +1, 6 +2.',
    see: ['51.71C'],
    terms: ['USJT', 'effective', 'adjustment'],
  },
];
