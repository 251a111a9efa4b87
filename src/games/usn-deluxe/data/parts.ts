import type { Parts } from './units';

/** 13: What a unit breaks down into and is built up from, in any one of these ways. Nothing else breaks down or is built. */
export const PARTS: { readonly [unit: string]: readonly Parts[] } = {
  'j-army-80-120': [[[3, 'j-division-20-40']]],
  'j-army-80-160': [[[3, 'j-division-20-40']]],
  'j-army-30-50': [[[3, 'j-brigade-8-18']]],
  'j-division-20-40': [[[2, 'j-brigade-8-18']], [[3, 'j-regiment-6-12']]],
  'j-armor-40-20': [[[2, 'j-armor-18-8']]],
  'a-corps-180-200': [[[3, 'a-marine-50-60']]],
  'a-corps-120-200': [[[3, 'a-division-30-50']]],
  'a-corps-40-60': [[[4, 'a-regiment-8-15']]],
  'a-marine-50-60': [[[3, 'a-marine-10-15']]],
  'a-airborne-40-50': [[[3, 'a-airborne-10-15']]],
  'a-armor-80-40': [[[3, 'a-armor-20-10']]],
  'a-division-30-50': [[[3, 'a-regiment-8-15']]],
};
/** 13(D): Divisions of War Plan Orange know brigades alone. */
export const ORANGE_PARTS: typeof PARTS = {
  'j-division-20-40': [[[2, 'j-brigade-8-18']]],
  'a-division-30-50': [[[2, 'a-brigade-15-25']]],
};
