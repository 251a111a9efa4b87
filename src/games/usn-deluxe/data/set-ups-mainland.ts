import { setUpOf } from './set-up';

/** China-Burma-India I, Ichi-Go; errata applied. */
export const SET_UP_CBI1 = setUpOf(`
  j | Central China 341 | units: 3 × 80-160 army, 2 × 1-1 engineer
  j | Central China 342 | units: 2 × 30-50 army
  j | Central China 409, 307 | units: 2 × 10-15 client army, one each
  j | Central China 340 | units: 40-20 armored division
  j | Amoy 344 | units: 20-40 division
  j | Hong Kong 311 | units: 20-40 division
  j | Canton 277 | units: 20-40 division
  j | Indochina-China border 176 | units: 30-50 army
  j | Haiphong 177 | units: 8-18 brigade
  j | Saigon 181 | units: 8-18 brigade
  j | Air bases in China | units: 2 LAC
  j | Air bases in Indochina | units: 1 LAC
  a | Hex 308 | units: 20-40 Nationalist army
  a | Hexes 273, 309, 310, 343, 175 | units: 5 × 10-15 Nationalist army, one each
  a | Hexes 274, 209 | units: 2 × 7-10 Nationalist army, one each
  a | Hex 271 or 272 | units: 15-30 Communist army, 30-50 Communist army
  a | Air bases in China | units: 1 LAC, 1 LBAC
`);

/** China-Burma-India II, Ha-Go and U-Go: the Allies have no aircraft yet. */
export const SET_UP_CBI2 = setUpOf(`
  j | Mandalay 75 | units: 80-160 army
  j | Burma-India border 42 | units: 30-50 army
  j | Burma-China border 109 | units: 20-40 division
  j | Bangkok 112 | units: 20-40 client army
  j | Rangoon 44 | units: 10-15 client army
  j | Air bases in Burma | units: 2 LAC
  a | Any of hexes 8, 40, 41 | units: 2 × 40-60 corps, 30-50 division, 8-15 regiment
  a | India | units: 1-1 engineer, 2 × 6-12 special forces
  a | Hex 108 | units: 20-40 Nationalist army
`);

/** Manchuria; errata applied. The Soviets are the Allied side. */
export const SET_UP_MANCHURIA = setUpOf(`
  j | Hex 538 | units: 80-120 army
  j | Hex N-40 | units: 80-120 army
  j | Hex N-22 | units: 30-50 army
  j | Hex 505 | units: 30-50 army
  j | Manchuria 505 | units: 40-20 armored division
  j | Dairen 406 | units: 20-40 division
  j | Korea 539 | units: 30-50 army
  j | Air bases in Manchuria | units: 5 LAC
  a | USSR 572 | units: 4 × infantry front, 2 × tank army
  a | Air bases in the USSR | units: 15 LAC
`);
