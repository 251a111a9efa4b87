import { askDice, dieLine, startWorking } from '../../../core/play/procedure';
import type { TraceLine } from '../../../core/play/trace';
import { SUB_COMMAND_NAMES, subCommandOf } from '../data/chits';
import { computeMovementFactor } from '../data/movement';
import type { Procedure, Run } from '../state/events';
import { honoluluFell, type IphState, todaysDate } from '../state/state';

/** 2.10, 9.6, 9.14: one roll for a US unit or stack as it starts to move. */
export const movementRoll: Procedure = {
  id: 'movement-roll',
  rule: '2.10',
  title: () => 'Movement roll',
  side: () => 'us',
  *run(state: IphState): Run {
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
    const face = roll.faces[0] ?? 1;
    const mf = mfOf(face);
    const trace: TraceLine[] = [
      {
        kind: 'title',
        label: `${SUB_COMMAND_NAMES[who]} moves, die ${face}`,
        value: `${mf} MP`,
        rule: '2.10',
      },
      dieLine(roll, {
        label: `Die, ${date}`,
        value: String(face),
        rule: '2.10',
      }),
      ...(honolulu ? [{ kind: 'fact', label: 'Honolulu fallen', value: '−1', rule: '9.14' } as const] : []),
      ...costReminders(state),
    ];
    return { events: [{ type: 'v1.MovementRolled', who, face, mf }], trace };
  },
};

/** What a mover forgets: costs that are on no chart or have changed. */
function costReminders(state: IphState): readonly TraceLine[] {
  const { interdiction } = state.turnUse;
  return [
    { kind: 'reminder', label: 'Along a road: 1 MP a hexside', rule: '9.9' },
    ...(interdiction.length
      ? [
          {
            kind: 'reminder',
            label: `Interdicted: ${interdiction.join(', ')} and around: +1 MP a hex`,
            rule: '7.13',
          } as const,
        ]
      : []),
    ...(state.issei ? [{ kind: 'reminder', label: 'City hexes: 2 MP', rule: '10.13' } as const] : []),
    { kind: 'reminder', label: 'Onto or off Ford Island: the whole allowance', rule: '11.2' },
  ];
}
