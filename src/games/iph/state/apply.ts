import type { Applied } from '../../../core/play/game';
import { type Cursor, nextStep, nextTurn } from '../../../core/play/sequence';
import { cupAtStart, type SubCommand, subCommandOf } from '../data/chits';
import { startingForces } from '../data/forces';
import { hasPulls, SEQUENCE } from '../data/sequence';
import { changing } from './apply-forces';
import { applySeaEvent } from './apply-sea';
import type { IphEvent } from './events';
import { hasLanding } from './landing';
import { afloat, closeIn } from './ships';
import {
  attackedNow,
  type Beachhead,
  FRESH_DAY,
  FRESH_TURN,
  type Hex,
  type IphState,
  type JpPhase,
  momentOf,
  phaseNow,
} from './state';

/** Applies one recorded event. Never throws: what no longer fits changes nothing and is named. */
export function applyEvent(state: IphState, event: IphEvent): Applied<IphState> {
  const { become, conflict } = changing(state);
  switch (event.type) {
    case 'v1.GameBegun': {
      const { players, house, counts } = event;
      const forces = startingForces(counts.snlf, counts.ija);
      return become({ begun: true, players, house, forces });
    }
    case 'v1.BroughtForward':
      if (state.begun) return conflict('The game has begun already.');
      return become({ ...event.position, begun: true });
    case 'v1.HouseChanged':
      return become({ house: event.house });
    case 'v1.OrderSealed':
      return become({ order: event.hexes });
    case 'v1.BeachheadsPlaced': {
      // 5.10: both battleships are close in from the first turn on.
      const close = ['hiei', 'kirishima'];
      const beachheads = event.hexes.map((hex) => ({ hex, marker: true, held: true }));
      return become({ beachheads, close });
    }
    case 'v1.StepEnded':
      if (state.cursor.step !== event.step) return conflict('That phase is not underway any more.');
      return { state: enterStep(state, nextStep(SEQUENCE, state.cursor)) };
    case 'v1.TurnEnded':
      if (state.cursor.turn !== event.turn) return conflict('That turn has ended already.');
      return { state: endTurn(state) };
    case 'v1.ChitDrawn': {
      if (!state.cup.includes(event.chit) || state.current) return conflict('That chit cannot be drawn now.');
      const cup = state.cup.filter((chit) => chit !== event.chit);
      const drawn = [...state.drawn, event.chit];
      return become({ cup, drawn, current: event.chit, rowFired: false, rolls: [] });
    }
    case 'v1.UsPhaseEnded': {
      if (state.current !== event.chit) return conflict('That chit is not the one being executed.');
      const { current: _, ...rest } = state;
      return { state: rest };
    }
    case 'v1.SubCommandEliminated': {
      if (state.gone.includes(event.subCommand)) return conflict('That sub-command is gone already.');
      return { state: retire(state, event.subCommand) };
    }
    case 'v1.JpPhaseBegun':
      if (state.jpPhases[event.phase] !== 'owed')
        return conflict(`Japanese ${event.phase} was taken already.`);
      return { state: setPhase(state, event.phase, 'underway') };
    case 'v1.JpPhaseEnded':
      if (state.jpPhases[event.phase] !== 'underway')
        return conflict(`Japanese ${event.phase} is not underway.`);
      return { state: withoutMomentum(setPhase(state, event.phase, 'taken')) };
    case 'v1.MovementRolled': {
      const { who, face, mf } = event;
      return become({ rolls: [...state.rolls.slice(-9), { who, face, mf }] });
    }
    case 'v1.BattleFought': {
      if (!event.target) return { state };
      const what = `${event.target}, with ${event.attack}`;
      return become({ attacked: [...attackedNow(state), { phase: phaseNow(state), what }] });
    }
    case 'v1.RowFired':
      return become({ rowFired: true });
    case 'v1.MomentumGained':
      return become({ momentum: true, ...(event.onFord && { onFord: true }) });
    case 'v1.MomentumSpent':
      return { state: withoutMomentum(state) };
    case 'v1.IsseiRebelled':
      return become({ issei: true });
    case 'v1.HexControlled':
      return controlHex(state, event);
    case 'v1.BeachheadControlled':
      return changeBeachhead(state, event.hex, ({ marker }) => ({
        held: event.to === 'jp',
        marker: marker && event.to === 'jp',
      }));
    case 'v1.BeachheadEliminated':
      return changeBeachhead(state, event.hex, ({ held }) => ({ held, marker: false }));
    case 'v1.RowEliminated': {
      if (state.row) return conflict('Battleship Row is gone already.');
      const { face, points } = event;
      return { state: { ...retire(state, 'bbrow'), row: { face, points, when: momentOf(state) } } };
    }
    case 'v1.GameEnded':
      if (state.ended) return conflict('The game has ended already.');
      return become({ ended: { end: event.end, winner: event.winner } });
    case 'v1.PlayedOn': {
      const { ended: _, ...rest } = state;
      return { state: { ...rest, playedOn: [...state.playedOn, event.end] } };
    }
    case 'v1.PointsCorrected': {
      const { label, points } = event;
      return become({ corrections: [...state.corrections, { label, points, when: momentOf(state) }] });
    }
    default:
      return applySeaEvent(state, event);
  }
}

/** The state after several events; what does not fit changes nothing. */
export const applyAll = (state: IphState, events: readonly IphEvent[]): IphState =>
  events.reduce((current, event) => applyEvent(current, event).state, state);

function withoutMomentum({ onFord: _, ...state }: IphState): IphState {
  return { ...state, momentum: false };
}

const setPhase = (state: IphState, phase: JpPhase, to: 'underway' | 'taken'): IphState => ({
  ...state,
  jpPhases: { ...state.jpPhases, [phase]: to },
});

/** What a turn has nothing to do in is passed over (5.4, 5.5). */
function isIdle(state: IphState, { step }: Cursor): boolean {
  if (step === 'us-submarine') return !closeIn(state, 'jp').length;
  if (step === 'jp-landing') return !hasLanding(state);
  if (step === 'carrier-warfare') return !afloat(state, 'jp').length && !afloat(state, 'us').length;
  return false;
}

/** The cup is filled as the turn's operations begin (5.6, 5.9); a new day of carrier warfare forgets the last (7.7). */
function enterStep(before: IphState, cursor: Cursor | undefined): IphState {
  if (!cursor) return before;
  const state = cursor.step === 'carrier-warfare' ? { ...before, dayUse: FRESH_DAY, placed: {} } : before;
  if (isIdle(state, cursor)) return enterStep(state, nextStep(SEQUENCE, cursor));
  const { current: _, ...rest } = withoutMomentum(state);
  const cup =
    cursor.step === 'operations' && hasPulls(cursor.turn) ? cupAtStart(cursor.turn, state.gone) : [];
  return { ...rest, cursor, cup, drawn: [], rolls: [], rowFired: false };
}

function endTurn(state: IphState): IphState {
  const cursor = nextTurn(SEQUENCE, state.cursor);
  const jpPhases = { movement: 'owed', combat: 'owed' } as const;
  if (!cursor) {
    const { current: _, ...rest } = withoutMomentum(state);
    return { ...rest, over: true, cup: [] };
  }
  return enterStep({ ...state, jpPhases, turnUse: FRESH_TURN, stalled: [] }, cursor);
}

/** 5.6: the chits of an eliminated sub-command leave the cup for good. */
function retire(state: IphState, subCommand: SubCommand): IphState {
  const cup = state.cup.filter((chit) => subCommandOf(chit) !== subCommand);
  return { ...state, gone: [...state.gone, subCommand], cup };
}

function controlHex(
  state: IphState,
  event: Extract<IphEvent, { type: 'v1.HexControlled' }>,
): Applied<IphState> {
  const { id, label, kind, vp, to } = event;
  const known = state.hexes.find((hex) => hex.id === id);
  const held = to === 'jp';
  const number = event.number ?? known?.number;
  if ((known?.held ?? false) === held && number === known?.number) return { state };
  const hex: Hex = {
    id,
    label,
    kind,
    vp,
    held,
    everHeld: held || known?.everHeld === true,
    since: known?.held === held ? known.since : momentOf(state),
    ...(number && { number }),
  };
  const hexes = known ? state.hexes.map((old) => (old.id === id ? hex : old)) : [...state.hexes, hex];
  return { state: { ...state, hexes } };
}

/** 8.3: a marker leaves play for good when the US controls its hex, or when its step is lost. */
function changeBeachhead(
  state: IphState,
  hex: string,
  change: (before: Beachhead) => Omit<Beachhead, 'hex'>,
): Applied<IphState> {
  if (!state.beachheads.some((beachhead) => beachhead.hex === hex)) {
    return { state, conflict: `There is no beachhead in ${hex}.` };
  }
  const beachheads = state.beachheads.map((old) => (old.hex === hex ? { hex, ...change(old) } : old));
  return { state: { ...state, beachheads } };
}
