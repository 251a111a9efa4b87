import { fail, ok, type Result } from '../result';

const ROLLED_BY = ['app', 'physical', 'override', 'both'] as const;
export type RolledBy = (typeof ROLLED_BY)[number];

/** Faces as they fell and who rolled them, `both` of a number from each phone; an override says why it differs from the dice. */
export type Roll = { readonly faces: readonly number[]; readonly by: RolledBy; readonly reason?: string };

export type DiceSpec = { readonly count: number; readonly sides: number };

/** Accepts a roll only when it has the asked number of whole faces from 1 to `sides`. */
export function checkRoll(spec: DiceSpec, roll: Roll): Result<Roll> {
  if (!ROLLED_BY.includes(roll.by)) return fail('dice.by', 'Who rolled is not known. Roll again.');
  if (!Array.isArray(roll.faces) || roll.faces.length !== spec.count) {
    return fail('dice.count', `This roll needs ${spec.count} ${spec.count === 1 ? 'die' : 'dice'}.`);
  }
  if (!roll.faces.every((face) => Number.isInteger(face) && face >= 1 && face <= spec.sides)) {
    return fail('dice.face', `A face here is a whole number from 1 to ${spec.sides}.`);
  }
  if (roll.by === 'override' && !roll.reason?.trim()) {
    return fail('dice.reason', 'An overridden roll needs a reason.');
  }
  return ok(roll);
}

export const sumOfFaces = (roll: Roll): number => roll.faces.reduce((sum, face) => sum + face, 0);

/** Half of a die or a total, remainder dropped. */
export const halfDown = (value: number): number => Math.floor(value / 2);
