import { type Arrival, on } from './arrival';

const CHINA = { rule: 'CBI', scenarios: ['cbi1', 'cbi12'] };
const INDIA = { rule: 'CBI', scenarios: ['cbi2', 'cbi12'] };

/** China-Burma-India: both halves, each with its own. */
export const CBI_ARRIVALS: readonly Arrival[] = [
  {
    turn: 123,
    side: 'j',
    step: 'p7',
    text: 'Japanese land units cross mountain hexsides without a die this turn',
    rule: 'CBI',
    scenarios: ['cbi1', 'cbi2', 'cbi12'],
  },
  ...on([130, 138], { side: 'j', text: '3 LAC, a Japanese air base in China', ...CHINA }),
  ...on([134, 143], { side: 'a', text: '1 LAC, 1 LBAC, an Allied air base in China', ...CHINA }),
  ...on([125, 134, 143, 152, 160], { side: 'a', text: '3 LAC, an Allied air base in India', ...INDIA }),
  ...on([160], { side: 'a', text: '30-50 division, a hex in supply in India', ...INDIA }),
];

export const MANCHURIAN_ARRIVALS: readonly Arrival[] = on([191], {
  side: 'a',
  text: '5 LAC (Soviet), a Soviet air base',
  rule: 'Manchuria',
  scenarios: ['manchuria'],
});
