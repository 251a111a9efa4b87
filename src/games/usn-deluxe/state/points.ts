import { opensMonth } from '../data/calendar';
import { DOUBLED, MID_WAR_PART } from '../data/scenario-items';
import { datedTurn } from '../data/scenarios';
import { CAPITAL_TIMES, SHIP_TYPES, SUNK_OVER } from '../data/ship-types';
import { type SideId, UNITS, type UnitType } from '../data/units';
import { has, type Ship, type UsnState } from './state';

export const other = (side: SideId): SideId => (side === 'j' ? 'a' : 'j');
const POINT = 100;

/** One line more in the ledger of a side; nothing where it comes to nothing. */
export function score(
  state: UsnState,
  side: SideId,
  hundredths: number,
  label: string,
  rule: string,
  ship?: string,
): UsnState {
  if (hundredths === 0) return state;
  const { scores, cursor } = state;
  const line = {
    ...{ id: String(scores.length), side, hundredths, label, turn: cursor.turn, rule },
    ...(ship && { ship }),
  };
  return { ...state, scores: [...state.scores, line] };
}

export const totalOf = ({ scores }: UsnState, side: SideId): number =>
  scores.reduce((sum, line) => (line.side === side ? sum + line.hundredths : sum), 0);

const SHIP_BY_ID = new Map(SHIP_TYPES.map((type) => [type.id, type]));
export function shipType(id: string) {
  const type = SHIP_BY_ID.get(id);
  if (!type) throw new Error(`no ship of type ${id}`);
  return type;
}
export const UNIT_BY_ID: ReadonlyMap<string, UnitType> = new Map(UNITS.map((unit) => [unit.id, unit]));

/** The printed factor that a ship's worth goes by, where it is not the same for all of its type. */
export function worthBy({ type, side }: Pick<Ship, 'type' | 'side'>): 'capacity' | 'defence' | undefined {
  const sink = shipType(type).sink[side];
  return typeof sink === 'object' ? sink.per : undefined;
}

/** 24: What sinking it gives, in hundredths; `factor` is the printed one that counts. */
export function sinkValue(
  state: Pick<UsnState, 'options'>,
  ship: Pick<Ship, 'type' | 'side'>,
  factor = 0,
): number {
  const { sink, capital } = shipType(ship.type);
  const worth = sink[ship.side] ?? 0;
  if (typeof worth === 'number') return worth * POINT;
  return factor * POINT * (capital && has(state, 'capitalVP') ? CAPITAL_TIMES : worth.times);
}

/** 24: What so many weeks of damage give, of a ship worth `worth`: a hundredth of it a week. */
export const damageValue = (worth: number, weeks: number): number => Math.round((worth * weeks) / 100);
/** 24: Sinking gives what its damage has not given since it was last whole. */
export const lossValue = ({ booked }: Ship, worth: number): number => Math.max(0, worth - booked);
export const isSunk = (weeks: number): boolean => weeks > SUNK_OVER;

/** Game 4: How often Japan counts a lost unit: Allied land units twice from 1944 on, but not Chinese and Soviet ones. */
export const timesCounted = (state: UsnState, { side, kind, people }: UnitType): number =>
  isRoadToTokyo(state) && side === 'a' && kind === 'land' && !people ? DOUBLED.times : 1;
/** Games 4 and 5, from turn 108. */
export const isRoadToTokyo = ({ scenario, cursor }: UsnState): boolean =>
  DOUBLED.scenarios.some((id) => id === scenario) && cursor.turn >= DOUBLED.from;

/** 43: The quarter of the areas that the end of a year gives, in whole points. */
export const midWarPoints = (hundredths: number): number => Math.floor(hundredths / POINT / MID_WAR_PART);

/** The turn by which rules with a date go. */
export const dated = ({ scenario, cursor }: UsnState): number => datedTurn(scenario, cursor.turn);

/** "12.5": points in words, from hundredths. */
export const inPoints = (hundredths: number): string => String(hundredths / POINT);

/** The turn that opened this month. */
export function monthOf(state: UsnState): number {
  let turn = dated(state);
  while (turn > 1 && !opensMonth(turn, state.house)) turn -= 1;
  return turn;
}
