import type { Applied } from '../../core/game';
import type { GameEvent } from '../../core/procedure';
import { type Cursor, nextStep, nextTurn } from '../../core/sequence';
import { type ChitId, cupAtStart, type SubCommand, subCommandOf } from './cup';
import { hasPulls, SEQUENCE } from './sequence';
import { type Beachhead, type Hex, type HouseRules, type IphState, type JpPhase, momentOf } from './state';

/** What can happen in a game, in the past tense. Recorded events are the only source of the state. */
export type IphEvent =
  | {
      readonly type: 'v1.GameBegun';
      readonly players: IphState['players'];
      readonly house: HouseRules;
      readonly counts: IphState['counts'];
    }
  | { readonly type: 'v1.BeachheadsPlaced'; readonly hexes: readonly string[] }
  | { readonly type: 'v1.StepEnded'; readonly step: string }
  | { readonly type: 'v1.TurnEnded'; readonly turn: number; readonly skipped: readonly string[] }
  | { readonly type: 'v1.ChitDrawn'; readonly chit: ChitId }
  | { readonly type: 'v1.UsPhaseEnded'; readonly chit: ChitId }
  | { readonly type: 'v1.SubCommandEliminated'; readonly subCommand: SubCommand }
  | { readonly type: 'v1.JpPhaseBegun'; readonly phase: JpPhase }
  | { readonly type: 'v1.JpPhaseEnded'; readonly phase: JpPhase }
  | {
      readonly type: 'v1.MovementRolled';
      readonly who: SubCommand;
      readonly face: number;
      readonly mf: number;
    }
  | { readonly type: 'v1.RowFired' }
  | {
      readonly type: 'v1.BattleFought';
      readonly attacker: 'jp' | 'us';
      readonly attack: number;
      readonly defence: number;
      readonly shift: number;
      readonly column: string;
      readonly face: number;
      readonly attackerLoss: number;
      readonly defenderLoss: number;
      readonly banzai: boolean;
    }
  | { readonly type: 'v1.MomentumGained' }
  | { readonly type: 'v1.MomentumSpent' }
  | { readonly type: 'v1.IsseiRebelled' }
  | {
      readonly type: 'v1.HexControlled';
      readonly id: string;
      readonly label: string;
      readonly kind: string;
      readonly vp: number;
      readonly to: 'jp' | 'us';
    }
  | { readonly type: 'v1.BeachheadControlled'; readonly hex: string; readonly to: 'jp' | 'us' }
  | { readonly type: 'v1.BeachheadEliminated'; readonly hex: string }
  | { readonly type: 'v1.RowEliminated'; readonly face: number; readonly points: number }
  | { readonly type: 'v1.ShipLost'; readonly ship: string; readonly label: string; readonly points: number }
  | { readonly type: 'v1.PointsCorrected'; readonly label: string; readonly points: number };

/** Applies one recorded event. Never throws: what no longer fits changes nothing and is named. */
export function applyEvent(state: IphState, recorded: GameEvent): Applied<IphState> {
  const event = recorded as unknown as IphEvent;
  const conflict = (why: string): Applied<IphState> => ({ state, conflict: why });
  switch (event.type) {
    case 'v1.GameBegun': {
      const { players, house, counts } = event;
      return { state: { ...state, begun: true, players, house, counts } };
    }
    case 'v1.BeachheadsPlaced':
      return {
        state: { ...state, beachheads: event.hexes.map((hex) => ({ hex, marker: true, held: true })) },
      };
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
      return { state: { ...state, cup, drawn, current: event.chit, rowFired: false, rolls: [] } };
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
      return { state: { ...setPhase(state, event.phase, 'taken'), momentum: false } };
    case 'v1.MovementRolled': {
      const { who, face, mf } = event;
      return { state: { ...state, rolls: [...state.rolls.slice(-9), { who, face, mf }] } };
    }
    case 'v1.BattleFought':
      return { state };
    case 'v1.RowFired':
      return { state: { ...state, rowFired: true } };
    case 'v1.MomentumGained':
      return { state: { ...state, momentum: true } };
    case 'v1.MomentumSpent':
      return { state: { ...state, momentum: false } };
    case 'v1.IsseiRebelled':
      return { state: { ...state, issei: true } };
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
    case 'v1.ShipLost': {
      const { ship: id, label, points } = event;
      if (state.ships.some((ship) => ship.id === id)) return conflict(`${label} is out of the game already.`);
      return { state: { ...state, ships: [...state.ships, { id, label, points, when: momentOf(state) }] } };
    }
    case 'v1.PointsCorrected': {
      const { label, points } = event;
      return {
        state: { ...state, corrections: [...state.corrections, { label, points, when: momentOf(state) }] },
      };
    }
    default:
      return conflict('This version of the app does not know that event.');
  }
}

const setPhase = (state: IphState, phase: JpPhase, to: 'underway' | 'taken'): IphState => ({
  ...state,
  jpPhases: { ...state.jpPhases, [phase]: to },
});

/** The cup is filled as the turn's operations begin (5.6, 5.9). */
function enterStep(state: IphState, cursor: Cursor | undefined): IphState {
  if (!cursor) return state;
  const { current: _, ...rest } = state;
  const cup =
    cursor.step === 'operations' && hasPulls(cursor.turn) ? cupAtStart(cursor.turn, state.gone) : [];
  return { ...rest, cursor, cup, drawn: [], rolls: [], rowFired: false, momentum: false };
}

function endTurn(state: IphState): IphState {
  const cursor = nextTurn(SEQUENCE, state.cursor);
  const jpPhases = { movement: 'owed', combat: 'owed' } as const;
  if (!cursor) {
    const { current: _, ...rest } = state;
    return { ...rest, over: true, cup: [], momentum: false };
  }
  return enterStep({ ...state, jpPhases }, cursor);
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
  if ((known?.held ?? false) === held) return { state };
  const hex: Hex = {
    id,
    label,
    kind,
    vp,
    held,
    everHeld: held || known?.everHeld === true,
    since: momentOf(state),
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
