import type { IphState } from '../../../../src/games/iph/state/state';
import type { Said as AnySaid, Seat as AnySeat } from '../../../support/seat';

export type Seat = AnySeat<IphState>;
export type Said = AnySaid<IphState>;
