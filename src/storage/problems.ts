import { fail, failWith, type Problem, type Remedy } from '../core/result';
import { refused } from './refused';

/** Carries a problem out of a transaction, which is rolled back by it. */
export class Refusal extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}

const problem = (code: string, message: string, ...remedies: readonly Remedy[]): Problem =>
  (remedies.length ? failWith(remedies, code, message) : fail(code, message)).problem;

export const problems = {
  blocked: problem(
    'store.open',
    'Saved games cannot be opened because another tab holds them. They are safe. Close the other tabs of War Diary, then try again.',
  ),
  unopened: refused.problem,
  quota: problem(
    'store.quota',
    'This was not saved: the storage of this device is full. Everything before it is safe. Free some space, then tap again.',
  ),
  write: problem(
    'store.write',
    'This was not saved: the browser refused to write. Everything before it is safe. Tap again; if that fails, reload the page.',
    'reload',
  ),
  read: problem(
    'store.read',
    'Saved games cannot be read just now. Nothing was changed. Try again; if that fails, reload the page.',
    'reload',
  ),
  moved: problem(
    'store.moved',
    'This was not saved: another tab has gone on with this game or its charts. What that tab recorded is safe and shown now. Look where the game stands, then tap again.',
  ),
  watching: problem(
    'tab.watching',
    'This game is played in another tab, so this tap was not taken. Nothing is lost. Tap "Go on here" to play in this tab.',
  ),
  handedOver: problem(
    'tab.handed-over',
    'The last tap was not taken: the game was played in another tab then. Nothing is lost. It is played here now. Look where the game stands, then tap again.',
  ),
  busy: problem(
    'save.busy',
    'The tap before this one is still being saved; this one was not taken. Nothing is lost. Tap again in a moment.',
  ),
  broken: (error: unknown): Problem => {
    const detail = error instanceof Error ? error.message : String(error);
    return problem(
      'game.broken',
      `The app has a mistake at this step, so it was not taken. Everything before it is safe. Take another way or undo, and report: ${detail}`,
    );
  },
  noGame: problem(
    'game.unknown',
    'This version of the app does not have that game. What is recorded is safe. Update the app, then open it again.',
    'update',
  ),
  gameNotLoaded: (title: string): Problem =>
    problem(
      'game.load',
      `${title} could not be loaded. What is recorded is safe. Check the connection, then try again.`,
    ),
  missing: problem(
    'store.missing',
    'This game is not on this device: it may have been deleted, here or in another tab. Other games are safe. Go back to the list of games.',
  ),
  noPack: problem(
    'pack.missing',
    'These charts are not on this device: they may have been deleted in another tab. Nothing was changed. Choose others.',
  ),
  packGone: problem(
    'pack.gone',
    'The charts of this game are not on this device. All that is recorded stands. The app asks for each value again as it is needed.',
  ),
  packName: problem(
    'pack.name',
    'Two packs of one name cannot be told apart. Nothing was changed. Choose another name.',
  ),
  packUsed: (title: string): Problem =>
    problem(
      'pack.used',
      `The game "${title}" is played with these charts. Nothing was deleted. Delete that game first.`,
    ),
  lost: (line: number): Problem =>
    problem(
      'store.lost',
      `This browser has lost line ${line} of this game, and maybe more. What is left is untouched. Go back to all games: if there is a safety copy, it is offered there.`,
    ),
  damaged: (what: string): Problem =>
    problem(
      'store.damaged',
      `This version of the app cannot read ${what}. The record is untouched. Update the app, then open it again.`,
      'update',
    ),
};

/** The problem behind an error of the database; `otherwise` when it names no cause we know. */
export function problemOf(error: unknown, otherwise: Problem): Problem {
  // An aborted transaction carries its reason one or more levels down.
  let cause = error as { name?: unknown; inner?: unknown } | null | undefined;
  for (let depth = 0; cause && depth < 6; depth += 1) {
    if (cause instanceof Refusal) return cause.problem;
    if (cause.name === 'QuotaExceededError' && otherwise === problems.write) return problems.quota;
    cause = cause.inner as typeof cause;
  }
  return otherwise;
}
