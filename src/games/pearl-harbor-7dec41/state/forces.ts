import { capacityOf } from '../data/aircraft';
import type { Cards } from '../data/cards';
import type { Ship } from '../data/ships';
import type { SideId } from '../data/sides';
import { type Squadron, sideOf } from '../data/squadrons';
import type { GameState, PearlState } from './state';

export const shipOf = ({ game }: PearlState, id: string): Ship | undefined =>
  game.ships.find((ship) => ship.id === id);

/** Fuel tanks and dockyards are hit only when no capital ship in harbour is whole. */
export const harbourBeaten = ({ game }: PearlState): boolean =>
  game.ships.every(({ side, place, status }) => side !== 'us' || place === 'sea' || status !== 'ok');

export const squadronsOf = ({ game }: PearlState, side: 'jp' | 'us'): readonly Squadron[] =>
  game.squadrons.filter((squadron) => sideOf(squadron) === side && !squadron.lost);

/** A whole carrier at sea with fewer squadrons than it can host. */
export const canHost = ({ game }: PearlState, ship: Ship): boolean =>
  ship.cls === 'cv' &&
  ship.place === 'sea' &&
  ship.status === 'ok' &&
  game.squadrons.filter(({ base, lost }) => base === ship.id && !lost).length < capacityOf(ship);

/** Squadrons whose carrier at sea is damaged or sunk: those aboard went with her, so these are in the air. */
export const homelessSquadrons = (state: PearlState): readonly Squadron[] =>
  state.game.squadrons.filter(({ base, lost }) => {
    const carrier = shipOf(state, base);
    return !lost && carrier?.place === 'sea' && carrier.status !== 'ok';
  });

/** Ships that roll to move: damaged ones at sea or on their way out. */
export const cripples = ({ game }: PearlState): readonly Ship[] =>
  game.ships.filter(({ status }) => status === 'damaged');

/** Those that got through and have not attacked yet. */
export const miniSubsLeft = ({ game: { miniSubs } }: PearlState): number =>
  miniSubs && !miniSubs.gone ? miniSubs.entered - miniSubs.sunk : 0;

export const cardsOf = ({ cards }: GameState, side: SideId): Cards => cards?.[side] ?? {};
