import type { SetUpLine } from './set-up';

/** China-Burma-India I, Ichi-Go; errata applied. */
export const SET_UP_CBI1: readonly SetUpLine[] = [
  { side: 'j', place: 'Central China 341', units: '3 × 80-160 army, 2 × 1-1 engineer' },
  { side: 'j', place: 'Central China 342', units: '2 × 30-50 army' },
  { side: 'j', place: 'Central China 409, 307', units: '2 × 10-15 client army, one each' },
  { side: 'j', place: 'Central China 340', units: '40-20 armored division' },
  { side: 'j', place: 'Amoy 344', units: '20-40 division' },
  { side: 'j', place: 'Hong Kong 311', units: '20-40 division' },
  { side: 'j', place: 'Canton 277', units: '20-40 division' },
  { side: 'j', place: 'Indochina-China border 176', units: '30-50 army' },
  { side: 'j', place: 'Haiphong 177', units: '8-18 brigade' },
  { side: 'j', place: 'Saigon 181', units: '8-18 brigade' },
  { side: 'j', place: 'Air bases in China', units: '2 LAC' },
  { side: 'j', place: 'Air bases in Indochina', units: '1 LAC' },
  { side: 'a', place: 'Hex 308', units: '20-40 Nationalist army' },
  { side: 'a', place: 'Hexes 273, 309, 310, 343, 175', units: '5 × 10-15 Nationalist army, one each' },
  { side: 'a', place: 'Hexes 274, 209', units: '2 × 7-10 Nationalist army, one each' },
  { side: 'a', place: 'Hex 271 or 272', units: '15-30 Communist army, 30-50 Communist army' },
  { side: 'a', place: 'Air bases in China', units: '1 LAC, 1 LBAC' },
];

/** China-Burma-India II, Ha-Go and U-Go: the Allies have no aircraft yet. */
export const SET_UP_CBI2: readonly SetUpLine[] = [
  { side: 'j', place: 'Mandalay 75', units: '80-160 army' },
  { side: 'j', place: 'Burma-India border 42', units: '30-50 army' },
  { side: 'j', place: 'Burma-China border 109', units: '20-40 division' },
  { side: 'j', place: 'Bangkok 112', units: '20-40 client army' },
  { side: 'j', place: 'Rangoon 44', units: '10-15 client army' },
  { side: 'j', place: 'Air bases in Burma', units: '2 LAC' },
  {
    side: 'a',
    place: 'Any of hexes 8, 40, 41',
    units: '2 × 40-60 corps, 30-50 division, 8-15 regiment',
  },
  { side: 'a', place: 'India', units: '1-1 engineer, 2 × 6-12 special forces' },
  { side: 'a', place: 'Hex 108', units: '20-40 Nationalist army' },
];

/** Manchuria; errata applied. The Soviets are the Allied side. */
export const SET_UP_MANCHURIA: readonly SetUpLine[] = [
  { side: 'j', place: 'Hex 538', units: '80-120 army' },
  { side: 'j', place: 'Hex N-40', units: '80-120 army' },
  { side: 'j', place: 'Hex N-22', units: '30-50 army' },
  { side: 'j', place: 'Hex 505', units: '30-50 army' },
  { side: 'j', place: 'Manchuria 505', units: '40-20 armored division' },
  { side: 'j', place: 'Dairen 406', units: '20-40 division' },
  { side: 'j', place: 'Korea 539', units: '30-50 army' },
  { side: 'j', place: 'Air bases in Manchuria', units: '5 LAC' },
  { side: 'a', place: 'USSR 572', units: '4 × infantry front, 2 × tank army' },
  { side: 'a', place: 'Air bases in the USSR', units: '15 LAC' },
];
