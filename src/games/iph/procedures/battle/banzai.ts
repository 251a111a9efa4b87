import { halfDown } from '../../../../core/play/dice';
import type { Derivation } from '../../../../core/play/procedure';
import type { DiceAnswer, RollMark } from '../../../../core/play/prompt';
import { fact, shifted } from '../../../../kit/lines';
import type { Battle } from './declared';

const BANZAI = 'banzai';

/** 12.1: the last declaration of a battle, in attack or defence, made with the combat die. */
export const banzaiMarks = (battle: Battle, titleOn: (shift: number) => string): readonly RollMark[] =>
  battle.airOnly || battle.helpless
    ? []
    : [
        {
          value: BANZAI,
          label: 'Banzai!',
          side: 'jp',
          note: 'One extra die, but Japan’s losses double',
          dice: 1,
          dieName: 'Banzai die, halved',
          titles: shiftsOf(battle).map(titleOn),
          shifts: shiftsOf(battle),
        },
      ];

/** 12.1: half the die, toward Japan; signed for the attacker. */
const columnsOf = ({ attacker }: Battle, face: number): number =>
  (attacker === 'jp' ? halfDown(face) : -halfDown(face)) || 0;

const shiftsOf = (battle: Battle) => [1, 2, 3, 4, 5, 6].map((face) => columnsOf(battle, face));

/** Columns toward Japan by a die of its own, ahead of the combat die; 0 to 3 (12.1). Signed for the attacker. */
export function readBanzai(
  work: Derivation,
  battle: Battle,
  { faces, by, marks = [] }: DiceAnswer,
): { readonly banzai: boolean; readonly shift: number } {
  if (!marks.includes(BANZAI)) return { banzai: false, shift: 0 };
  const face = faces[0] ?? 1;
  const shift = columnsOf(battle, face);
  work.lines.push(
    fact('Banzai: Japanese losses double', { rule: '12.1', prompt: 'crt' }),
    shifted(`Banzai, die ${face} halved`, shift, { faces: [face], by, rule: '12.1', prompt: 'crt' }),
  );
  return { banzai: true, shift };
}

/** 12.1: losses of a side that made a banzai. */
export const banzaiLoss = (loss: number): number => (loss === 0 ? 1 : 2 * loss);
