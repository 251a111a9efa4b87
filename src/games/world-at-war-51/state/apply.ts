import type { Applied } from '../../../core/play/game';
import { MOST_STEPS } from '../data/values';
import { applyAttackEvent } from './apply-attack';
import type { AttackEvent, StoryEvent } from './events';
import { indexOf, initialState, newAttack, type WarState } from './state';

/** Applies one recorded event. Never throws: what no longer fits changes nothing and is named. */
export function applyEvent(state: WarState, event: StoryEvent): Applied<WarState> {
  const conflict = (why: string): Applied<WarState> => ({ state, conflict: why });
  const change = (to: Partial<WarState>): Applied<WarState> => ({ state: { ...state, ...to } });
  switch (event.type) {
    case 'v1.Begun': {
      if (state.begun && !state.ended) return conflict('The game is underway.');
      const { players, house, last } = event;
      return { state: { ...initialState(), begun: true, players, house, ...(last && { last }) } };
    }
    case 'v1.BroughtForward':
      if (state.begun && !state.ended) return conflict('The game is underway.');
      return { state: { ...initialState(), ...event.position, begun: true } };
    case 'v1.HouseChanged':
      return change({ house: event.house });
    case 'v1.WarDeclared': {
      const { by, on, at, quarter, actual, attack } = event;
      const first = state.declarations.length === 0;
      if (first !== (quarter !== undefined)) return conflict('The first declaration sets the calendar.');
      const met = state.declarations.flatMap((earlier) => earlier.on);
      if (on.some((power) => met.includes(power))) return conflict('They are at war already.');
      if (!first && indexOf(at) !== indexOf(state.clock)) return conflict('That player turn is over.');
      const declaration = { by, on, ...at, ...(actual !== undefined && { actual }) };
      return change({
        declarations: [...state.declarations, declaration],
        clock: at,
        ...(quarter && { start: quarter }),
        ...(attack && { attack: newAttack(state.declarations.length, attack.fleet) }),
      });
    }
    case 'v1.EffectiveFixed': {
      const { type: _, declaration: which, ...fixed } = event;
      const found = state.declarations[which];
      if (found?.by !== 'jp') return conflict('Japan has not declared that war.');
      if (found.effective !== undefined) return conflict('Its tension die is thrown already.');
      return change({ declarations: state.declarations.with(which, { ...found, ...fixed }) });
    }
    case 'v1.Widened': {
      const found = state.declarations[event.declaration];
      if (!found?.unprepared) return conflict('That declaration brings no restrictions.');
      const unprepared = [...new Set([...found.unprepared, event.power])];
      return change({ declarations: state.declarations.with(event.declaration, { ...found, unprepared }) });
    }
    case 'v1.TurnAdvanced':
      if (indexOf(event.to) !== indexOf(state.clock) + 1)
        return conflict('That player turn is not the next.');
      return change({ clock: event.to });
    case 'v1.LineWritten':
      if (state.lines.some(({ id }) => id === event.line.id)) return conflict('That line is there already.');
      return change({ lines: [...state.lines, event.line] });
    case 'v1.LineRemoved': {
      if (!state.lines.some(({ id }) => id === event.line)) return conflict('That line is gone already.');
      return change({
        lines: state.lines.filter(({ id }) => id !== event.line),
        ticked: state.ticked.filter((id) => id !== event.line),
      });
    }
    case 'v1.LinesTicked':
      return change({ ticked: event.ids });
    case 'v1.TensionMoved': {
      const { change: by, label } = event;
      const { tension = [] } = state;
      if (tension.length >= MOST_STEPS) return conflict('The track is full.');
      return change({ tension: [...tension, { change: by, label }] });
    }
    case 'v1.MagicDrawn': {
      const { side, cards } = event;
      const { draws = [] } = state;
      if (draws.length >= MOST_STEPS) return conflict('The track is full.');
      return change({ draws: [...draws, { side, cards }] });
    }
    case 'v1.StoryClosed':
      return state.ended ? conflict('The end is already recorded.') : change({ ended: event.end });
    default:
      return applyToAttack(state, event);
  }
}

function applyToAttack(state: WarState, event: AttackEvent): Applied<WarState> {
  const { attack } = state;
  if (!attack) return { state, conflict: 'There is no attack on Pearl Harbor.' };
  const applied = applyAttackEvent(attack, event, state.house);
  return typeof applied === 'string'
    ? { state, conflict: applied }
    : { state: { ...state, attack: applied } };
}
