import { signed } from '../../../core/numbers';
import { sumOfFaces } from '../../../core/play/dice';
import { askChoice, type Derivation, type Steps, startDerivation } from '../../../core/play/procedure';
import { fact, heading } from '../../../kit/lines';
import { rollDice } from '../../../kit/rolls';
import * as standard from '../../../kit/standard/correct-points';
import { finish } from '../../../kit/steps';
import { ROW_POINTS } from '../data/modifiers';
import { SHIPS, shipOf } from '../data/ships';
import type { IphEvent, Procedure, Run } from '../state/events';
import { type How, lossLabel } from '../state/ships';
import { type IphState, todaysDate } from '../state/state';

/** 4.7, 7.8: a ship sunk or damaged, entered by hand. */
export const shipLost: Procedure = {
  id: 'ship-lost',
  rule: '4.7',
  title: 'Ship lost',
  unless: ({ ships }) => (ships.length < SHIPS.length ? undefined : 'No ship is left.'),
  *run(state): Run {
    const work = startDerivation();
    const options = SHIPS.map(({ id, label }) => ({
      value: id,
      label,
      ...(state.ships.some((lost) => lost.id === id) && { disabled: 'Out of the game already.' }),
    }));
    const id = yield* askChoice(work, { key: 'ship', rule: '4.7', title: 'Which ship?', options });
    const ship = shipOf(id);
    work.lines.push(fact(ship.label, { prompt: 'ship' }));
    const how = yield* askChoice<How>(work, {
      key: 'result',
      rule: '7.8',
      title: `${ship.label}: sunk or damaged?`,
      options: [
        { value: 'sunk', label: 'Sunk', effect: `${signed(ship.sunk)} VP` },
        { value: 'damaged', label: 'Damaged', effect: `${signed(ship.damaged)} VP` },
      ],
    });
    const points = ship[how];
    const label = lossLabel(ship, how);
    const title = heading(label, { value: `${signed(points)} VP`, rule: '4.7' });
    return finish(title, [{ type: 'v1.ShipLost', ship: id, label, points }]);
  },
};

/** 4.5: Battleship Row is eliminated; its points are Japan's for good. */
export const rowEliminated: Procedure = {
  id: 'row-eliminated',
  rule: '4.5',
  title: 'Battleship Row eliminated',
  side: 'jp',
  unless: ({ row }) => row && 'Battleship Row is already gone.',
  *run(state): Run {
    const work = startDerivation('jp');
    const event = yield* askRowPoints(work, state);
    const title = heading('Battleship Row eliminated', { value: `+${event.points} VP`, rule: '4.5' });
    return finish(title, [event], work.lines);
  },
};

/** Rolls the points of Battleship Row by the date (4.5). */
export function* askRowPoints(work: Derivation, state: IphState): Steps<IphEvent<'v1.RowEliminated'>> {
  const date = todaysDate(state);
  const { total, dice } = yield* rollDice(work, {
    key: 'row-points',
    rule: '4.5',
    title: 'Battleship Row is gone: roll for its points',
    side: 'jp',
    modifiers: { chart: ROW_POINTS, rows: [date] },
    note: (sum) => `${pointsOf(sum)} VP`,
    line: (sum, [face = 1]) => ({
      label: `Battleship Row, die ${face} ${signed(sum - face)} (${date})`,
      value: `${pointsOf(sum)} VP`,
    }),
  });
  return { type: 'v1.RowEliminated', face: sumOfFaces(dice), points: pointsOf(total) };
}

/** 4.5: never below 0. */
const pointsOf = (sum: number): number => Math.max(0, sum);

/** A correction of the total by hand, with its reason. */
export const correctPoints: Procedure = standard.correctPoints({
  rule: '4.2',
  most: 22,
  unit: 'VP',
  event: (label, points) => ({ type: 'v1.PointsCorrected', label, points }),
});
