import type { Said } from '../play/game';
import { liveAnswers, type Projection } from './projection';

/** What was answered in each procedure that counts, for the set-up of the next game. */
export const saidIn = ({ runs, struck }: Projection<unknown>): readonly Said[] =>
  runs
    .filter((procedureRun) => !procedureRun.struck)
    .map((procedureRun) => ({
      procedure: procedureRun.opened.procedure,
      answers: liveAnswers(procedureRun, struck),
    }));
