import type { Applied } from '../../../core/play/game';
import { nextStep, nextTurn } from '../../../core/play/sequence';
import { IMPULSES, SEQUENCE } from '../data/sequence';
import { otherService, SERVICES } from '../data/sides';
import { changing } from './change';
import type { TurnEvent } from './events';
import type { PearlState } from './state';

/** The track: steps, phases and air impulses, and what happens by itself at their start. */
export function applyTurnEvent(state: PearlState, event: TurnEvent): Applied<PearlState> {
  const { game } = state;
  const { conflict, inGame } = changing(state);
  switch (event.type) {
    case 'v1.StepEnded': {
      if (game.cursor.step !== event.step) return conflict('That step is not underway any more.');
      const next = nextStep(SEQUENCE, game.cursor);
      return next ? inGame({ cursor: next }) : conflict('The last step ends with its phase.');
    }
    case 'v1.PhaseEnded': {
      if (game.cursor.turn !== event.turn) return conflict('That phase has ended already.');
      const next = nextTurn(SEQUENCE, game.cursor);
      if (!next) return conflict('That was the last phase: the game ends now.');
      const ships = game.ships.map((ship) => (ship.bombs ? { ...ship, bombs: 0 } : ship));
      return {
        state: informed({ ...state, game: { ...game, cursor: next, impulse: 0, ships, attacked: [] } }),
      };
    }
    case 'v1.ImpulseBegun':
      if (event.impulse !== game.impulse + 1 || event.impulse > IMPULSES)
        return conflict('That impulse does not come next.');
      return inGame({ impulse: event.impulse });
    case 'v1.CarriersArrived': {
      if (game.arrivalDays.includes(event.turn)) return conflict('The arrivals of that day are rolled.');
      return inGame({
        arrivalDays: [...game.arrivalDays, event.turn],
        arrived: [...game.arrived, ...event.carriers],
      });
    }
  }
}

/** A confirmed detection goes to the other service as the next phase begins. */
function informed(state: PearlState): PearlState {
  const { command, cursor } = state.game;
  const at = { turn: cursor.turn, impulse: 0 };
  const told = SERVICES.filter(
    (service) => command[service].confirmed === undefined && command[otherService(service)].confirmed,
  );
  if (!told.length) return state;
  const each = Object.fromEntries(
    told.map((service) => [service, { ...command[service], confirmed: at }] as const),
  );
  return { ...state, game: { ...state.game, command: { ...command, ...each } } };
}
