import type { Said } from '../play/game';
import { type Book, liveAnswers } from './book';

/** What was answered in each procedure that counts, for the set-up of the next game. */
export const saidIn = ({ procs, struck }: Book<unknown>): readonly Said[] =>
  procs
    .filter((proc) => !proc.struck)
    .map((proc) => ({ procedure: proc.opened.procedure, answers: liveAnswers(proc, struck) }));
