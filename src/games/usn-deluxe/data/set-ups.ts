import type { SetUpLine } from './set-up';
import { SET_UP_G1 } from './set-up-g1';
import { SET_UP_G2 } from './set-up-g2';
import { SET_UP_G4 } from './set-up-g4';
import { SET_UP_CORAL, SET_UP_CRUZ, SET_UP_MIDWAY, SET_UP_SOLOMONS } from './set-ups-battles';
import { SET_UP_MALAYA, SET_UP_PHIL, SET_UP_SAIPAN } from './set-ups-campaigns';
import { SET_UP_CBI1, SET_UP_CBI2, SET_UP_MANCHURIA } from './set-ups-mainland';
import { SET_UP_ORANGE, SET_UP_ORANGE_3 } from './set-ups-orange';

export { expandShips, type SetUpLine } from './set-up';

/** Orders of battle of what can be played; Games 3 and 5 start as Game 1 does. */
export const SET_UPS = {
  g1: SET_UP_G1,
  g2: SET_UP_G2,
  g3: SET_UP_G1,
  g4: SET_UP_G4,
  g5: SET_UP_G1,
  coral: SET_UP_CORAL,
  midway: SET_UP_MIDWAY,
  solomons: SET_UP_SOLOMONS,
  cruz: SET_UP_CRUZ,
  malaya: SET_UP_MALAYA,
  saipan: SET_UP_SAIPAN,
  phil: SET_UP_PHIL,
  cbi1: SET_UP_CBI1,
  cbi2: SET_UP_CBI2,
  cbi12: [...SET_UP_CBI1, ...SET_UP_CBI2],
  manchuria: SET_UP_MANCHURIA,
  wpo1: SET_UP_ORANGE,
  wpo2: SET_UP_ORANGE,
  wpo3: SET_UP_ORANGE_3,
} as const satisfies { readonly [scenario: string]: readonly SetUpLine[] };
