import type { LedgerView } from '../../../core/play/view';
import { offer } from '../../../kit/offers';
import { labelOf } from '../data/calendar';
import { SIDE_WORDS } from '../data/phases';
import { datedTurn, isOrange } from '../data/scenarios';
import type { SideId } from '../data/units';
import { addShip, changeHouse, correctPoints, correctShip, setBase, stop } from '../procedures/by-hand';
import { totalOf } from '../state/points';
import type { UsnState } from '../state/state';

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
    .map(({ id, label, hundredths, rule, turn }) => ({
      id,
      label,
      points: hundredths / 100,
      rule,
      when: whenOf(state, turn),
    })),
  total: { label: `${state.players[side]} has`, value: totalOf(state, side) / 100 },
  thresholds: [],
  actions,
});

const whenOf = ({ scenario, house }: UsnState, turn: number): string =>
  isOrange(scenario) ? `Turn ${turn}` : `Turn ${turn} · ${labelOf(datedTurn(scenario, turn), house)}`;
