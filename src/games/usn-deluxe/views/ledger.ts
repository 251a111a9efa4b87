import type { LedgerView } from '../../../core/play/view';
import { offer } from '../../../kit/offers';
import { labelOf } from '../data/calendar';
import { SIDE_WORDS } from '../data/phases';
import { datedTurn } from '../data/scenarios';
import type { SideId } from '../data/units';
import { baseWords } from '../procedures/base-fields';
import { addShip, changeHouse, correctPoints, correctShip, setBase, stop } from '../procedures/by-hand';
import { fuelWords } from '../state/dues';
import { burnsFuel, isOffMap } from '../state/fuel';
import { totalOf } from '../state/points';
import { weeksLeft } from '../state/repair';
import type { Ship, UsnState } from '../state/state';

/** The points of both sides, line by line, and what the clerk keeps. */
export function ledgerViews(state: UsnState): readonly LedgerView[] {
  if (state.stage === 'before') return [];
  const common = [correctPoints, changeHouse, stop].map((each) => offer(each));
  return [
    pointsOf(state, 'j', common),
    pointsOf(state, 'a', []),
    shipsOf(state, 'j'),
    shipsOf(state, 'a'),
    {
      title: 'Bases',
      lines: state.bases.map((base) => ({
        id: base.id,
        label: `${base.name}: ${baseWords(base)}`,
        points: 0,
        rule: '19',
      })),
      thresholds: [],
      bare: true,
      actions: [offer(setBase)],
    },
  ];
}

const pointsOf = (state: UsnState, side: SideId, actions: LedgerView['actions']): LedgerView => ({
  title: `${SIDE_WORDS[side]} points`,
  lines: state.scores
    .filter((line) => line.side === side)
    .map(({ id, label, hundredths, rule, turn }) => ({
      id,
      label,
      points: hundredths / 100,
      rule,
      when: `Turn ${turn} · ${labelOf(datedTurn(state.scenario, turn), state.house)}`,
    })),
  total: { label: `${state.players[side]} has`, value: totalOf(state, side) / 100 },
  thresholds: [],
  actions,
});

const shipsOf = (state: UsnState, side: SideId): LedgerView => ({
  title: `${SIDE_WORDS[side]} ships`,
  lines: state.ships
    .filter((ship) => ship.side === side)
    .map((ship) => ({
      id: ship.id,
      label: `${ship.name}: ${shipWords(ship, state.cursor.turn)}`,
      points: 0,
    })),
  thresholds: [],
  bare: true,
  actions: side === 'j' ? [offer(correctShip), offer(addShip)] : [offer(correctShip)],
});

/** "Truk, fuel to turn 12, 10 weeks, whole on turn 31" */
function shipWords(ship: Ship, turn: number): string {
  const { place, status, weeks, repairs, back, load, station } = ship;
  if (status !== 'afloat') return back === undefined ? status : `${status}, back on turn ${back}`;
  return [
    place,
    burnsFuel(ship) && !isOffMap(place) && fuelWords(ship),
    weeks > 0 && `${weeksLeft(ship, turn)} weeks`,
    repairs !== undefined && weeks > 0 && `whole on turn ${repairs + weeks}`,
    load === 0 && 'empty',
    station && `on station since turn ${station.turn}`,
  ]
    .filter(Boolean)
    .join(', ');
}
