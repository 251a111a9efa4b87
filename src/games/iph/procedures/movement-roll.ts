import { sumOfFaces } from '../../../core/play/dice';
import { askDice, dieLine, startWorking } from '../../../core/play/procedure';
import type { TraceLine } from '../../../core/play/trace';
import { fact, heading, reminder } from '../../../kit/lines';
import { finish } from '../../../kit/steps';
import { SUB_COMMAND_NAMES, subCommandOf } from '../data/chits';
import { computeMovementFactor } from '../data/movement';
import type { Procedure, Run } from '../state/events';
import { honoluluFell, type IphState, todaysDate } from '../state/state';

/** 2.10, 9.6, 9.14: one roll for a US unit or stack as it starts to move. */
export const movementRoll: Procedure = {
  id: 'movement-roll',
  rule: '2.10',
  title: 'Movement roll',
  side: 'us',
  *run(state): Run {
    const date = todaysDate(state);
    const honolulu = honoluluFell(state);
    const who = state.current ? subCommandOf(state.current) : '24';
    const mfOf = (face: number) => computeMovementFactor(date, face, honolulu);
    const roll = yield* askDice(startWorking('us'), {
      key: 'mf',
      rule: '2.10',
      title: 'Movement roll',
      count: 1,
      sides: 6,
      faceNotes: [1, 2, 3, 4, 5, 6].map((face) => `${mfOf(face)} MP`),
    });
    const face = sumOfFaces(roll);
    const mf = mfOf(face);
    const title = heading(`${SUB_COMMAND_NAMES[who]} moves, die ${face}`, {
      value: `${mf} MP`,
      rule: '2.10',
    });
    const die = dieLine(roll, { label: `Die, ${date}`, value: String(face), rule: '2.10' });
    const fallen = honolulu ? [fact('Honolulu fallen', { value: '−1', rule: '9.14' })] : [];
    const lines = [die, ...fallen, ...costReminders(state)];
    return finish(title, [{ type: 'v1.MovementRolled', who, face, mf }], lines);
  },
};

/** What a mover forgets: costs that are on no chart or have changed. */
function costReminders({ turnUse: { interdiction }, issei }: IphState): readonly TraceLine[] {
  const over = `Interdicted: ${interdiction.join(', ')} and around: +1 MP a hex`;
  return [
    reminder('Along a road: 1 MP a hexside', { rule: '9.9' }),
    ...(interdiction.length ? [reminder(over, { rule: '7.13' })] : []),
    ...(issei ? [reminder('City hexes: 2 MP', { rule: '10.13' })] : []),
    reminder('Onto or off Ford Island: the whole allowance', { rule: '11.2' }),
  ];
}
