import type { Applied } from '../../../core/play/game';
import { carriersOf, SHIPS, shipOf } from '../data/ships';
import type { SideId } from '../data/sides';
import { applyForceEvent, changing } from './apply-forces';
import type { IphEvent } from './events';
import { closeIn } from './ships';
import { type IphState, momentOf } from './state';

/** Ships, their planes, and what both have done this turn (section 7). */
export function applySeaEvent(state: IphState, event: IphEvent): Applied<IphState> {
  const { become, conflict } = changing(state);
  const { turnUse, dayUse } = state;
  switch (event.type) {
    case 'v1.ShipsPlaced':
      return become({ placed: { ...state.placed, [event.side]: event.close } });
    case 'v1.ShipsRevealed': {
      const { jp = [], us = [] } = state.placed;
      if (dayUse.revealed) return conflict('The ships are revealed already.');
      const close = [...jp, ...us].filter((id) => !state.ships.some((lost) => lost.id === id));
      return { state: withPlanesAt({ ...state, close, placed: {}, dayUse: { ...dayUse, revealed: true } }) };
    }
    case 'v1.CarriersFought':
      return become({ dayUse: { ...dayUse, carriers: event.result } });
    case 'v1.BattleshipsStruck':
      return become({ dayUse: { ...dayUse, struck: [...dayUse.struck, ...event.ships] } });
    case 'v1.ShipLost': {
      const { ship: id, label } = event;
      if (!SHIPS.some((ship) => ship.id === id)) return conflict('There is no such ship.');
      if (state.ships.some((ship) => ship.id === id)) return conflict(`${label} is out of the game already.`);
      return { state: loseShip(state, event) };
    }
    case 'v1.JpPlanesLost': {
      const count = Math.min(event.count, state.planes.jp.close);
      if (count < event.count) return conflict('There are not that many Japanese planes close in.');
      const { left, close } = state.planes.jp;
      const jp = { left: left - count, close: close - count };
      const jpPlanes = Math.max(0, turnUse.jpPlanes - count);
      return become({ planes: { ...state.planes, jp }, turnUse: { ...turnUse, jpPlanes } });
    }
    case 'v1.SupportGiven': {
      const { battleships, planes, usPlanes, army } = event;
      if (battleships.some((id) => turnUse.battleships.includes(id)))
        return conflict('That battleship has helped a battle this turn already.');
      const used = {
        ...turnUse,
        battleships: [...turnUse.battleships, ...battleships],
        jpPlanes: turnUse.jpPlanes + planes,
        usPlanes: turnUse.usPlanes + usPlanes,
        army: turnUse.army || army,
      };
      const supported = [...new Set([...dayUse.supported, ...battleships])];
      return become({ turnUse: used, dayUse: { ...dayUse, supported } });
    }
    case 'v1.InterdictionSet': {
      const interdiction = [...turnUse.interdiction, ...event.hexes];
      return become({ turnUse: { ...turnUse, interdiction } });
    }
    default:
      return applyForceEvent(state, event);
  }
}

/** 7.3: each carrier close in has its plane, as long as planes last. */
function withPlanesAt(state: IphState): IphState {
  const of = (side: SideId) => {
    const { left } = state.planes[side];
    return { left, close: Math.min(left, carriersOf(closeIn(state, side)).length) };
  };
  return { ...state, planes: { jp: of('jp'), us: of('us') } };
}

/** 7.8: the ship is out for good, and with a carrier one plane of its side, if any is left. */
function loseShip(state: IphState, event: IphEvent<'v1.ShipLost'>): IphState {
  const { ship: id, label, points } = event;
  const { side, carrier } = shipOf(id);
  const wasClose = state.close.includes(id);
  const { left, close } = state.planes[side];
  const fewer = Math.max(0, left - 1);
  const planes = { left: fewer, close: Math.min(fewer, Math.max(0, close - (wasClose ? 1 : 0))) };
  return {
    ...state,
    ships: [...state.ships, { id, label, points, when: momentOf(state) }],
    close: state.close.filter((other) => other !== id),
    ...(carrier ? { planes: { ...state.planes, [side]: planes } } : {}),
  };
}
