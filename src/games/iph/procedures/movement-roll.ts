import { sumOfFaces } from '../../../core/play/dice';
import { startDerivation } from '../../../core/play/procedure';
import type { TraceLine } from '../../../core/play/trace';
import { heading, reminder } from '../../../kit/lines';
import { rollDice } from '../../../kit/rolls';
import { finish } from '../../../kit/steps';
import { SUB_COMMAND_NAMES, subCommandOf } from '../data/chits';
import { MOVEMENT } from '../data/modifiers';
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
    const who = state.current ? subCommandOf(state.current) : '24';
    const work = startDerivation('us');
    const { total, dice } = yield* rollDice(work, {
      key: 'mf',
      rule: '2.10',
      title: 'Movement roll',
      modifiers: { chart: MOVEMENT, rows: honoluluFell(state) ? [date, 'honolulu'] : [date] },
      note: (sum) => `${mfOf(sum)} MP`,
      line: (_sum, faces) => ({ label: `Die, ${date}`, value: String(faces[0]) }),
    });
    const face = sumOfFaces(dice);
    const mf = mfOf(total);
    const title = heading(`${SUB_COMMAND_NAMES[who]} moves, die ${face}`, {
      value: `${mf} MP`,
      rule: '2.10',
    });
    const lines = [...work.lines, ...costReminders(state)];
    return finish(title, [{ type: 'v1.MovementRolled', who, face, mf }], lines);
  },
};

/** 2.10: never below 0. */
const mfOf = (sum: number): number => Math.max(0, sum);

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
