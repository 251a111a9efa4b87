import type { LedgerView } from '../../../core/play/view';
import { whoDoes } from '../../../core/who-does';
import { offer } from '../../../kit/offers';
import { labelOf } from '../data/calendar';
import { SIDE_WORDS } from '../data/phases';
import { datedTurn, isOrange } from '../data/scenarios';
import type { SideId } from '../data/units';
import { addShip, changeHouse, correctPoints, correctShip, setBase, stop } from '../procedures/by-hand';
import { called } from '../state/names';
import { totalOf } from '../state/points';
import { shipOf } from '../state/register';
import type { Score, UsnState } from '../state/state';

/** The points of both sides, line by line, and all that is put right by hand. */
export const ledgerViews = (state: UsnState): readonly LedgerView[] =>
  state.stage === 'before'
    ? []
    : [
        pointsOf(
          state,
          'j',
          [correctPoints, changeHouse, stop, correctShip, addShip, setBase].map((each) => offer(each)),
        ),
        pointsOf(state, 'a', []),
      ];

const pointsOf = (state: UsnState, side: SideId, actions: LedgerView['actions']): LedgerView => ({
  title: `${SIDE_WORDS[side]} points`,
  lines: state.scores
    .filter((line) => line.side === side)
    .map((line) => ({
      id: line.id,
      label: labelled(state, line),
      points: line.hundredths / 100,
      rule: line.rule,
      when: whenOf(state, line.turn),
    })),
  total: { label: whoDoes(state.players[side], 'has', 'have'), value: totalOf(state, side) / 100 },
  thresholds: [],
  actions,
});

/** "Allied CV-4 Lexington sunk", where the line says "CV-4 sunk". */
function labelled(state: UsnState, { label, ship }: Score): string {
  const meant = ship === undefined ? undefined : shipOf(state, ship);
  return meant ? `${called(meant)}${label.slice(meant.name.length)}` : label;
}

const whenOf = ({ scenario, house }: UsnState, turn: number): string =>
  isOrange(scenario) ? `Turn ${turn}` : `Turn ${turn} · ${labelOf(datedTurn(scenario, turn), house)}`;
