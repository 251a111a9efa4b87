import { arrivalsOf } from './arrival';

/** China-Burma-India: both halves, each with its own. */
export const CBI_ARRIVALS = arrivalsOf(
  { rule: 'CBI', scenarios: ['cbi1', 'cbi12'] },
  `
  123 | j p7 | Japanese land units cross mountain hexsides without a die this turn | scenarios: cbi1 cbi2 cbi12 | lapses
  130 138 | j | 3 LAC, a Japanese air base in China
  134 143 | a | 1 LAC, 1 LBAC, an Allied air base in China
  125..152/9 160 | a | 3 LAC, an Allied air base in India | scenarios: cbi2 cbi12
  160 | a | 30-50 division, a hex in supply in India | scenarios: cbi2 cbi12
`,
);

export const MANCHURIAN_ARRIVALS = arrivalsOf(
  { rule: 'Manchuria', scenarios: ['manchuria'] },
  `
  191 | a | 5 LAC (Soviet), a Soviet air base
`,
);
