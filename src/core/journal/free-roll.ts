import { checkRoll, type DiceSpec, type Roll } from '../play/dice';
import { ok, type Result } from '../result';
import { addNote, type Command } from './commands';

/** Dice thrown for something no rule of the game asks for: a line of the log, with a note of up to 500 characters. */
export function freeRoll({ count, sides }: DiceSpec, roll: Roll, note = ''): Result<Command> {
  const rolled = checkRoll({ count, sides }, roll);
  if (!rolled.ok) return rolled;
  const text = note.trim();
  const noted = text ? addNote(text) : undefined;
  if (noted && !noted.ok) return noted;
  const { faces, by } = rolled.value;
  return ok({ entry: { kind: 'v1.Noted', text, roll: { sides, faces, by } }, learn: [] });
}
