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
    'This was not saved: this device is full. What was saved before is here, but a browser can lose it at its next start. Save a copy now. Then free some space, and tap again.',
    'copy',
  ),
  write: problem(
    'store.write',
    'This was not saved: the browser refused to write. What was saved before is here, but may be lost at its next start. Save a copy now. Then tap again; if that fails, reload the page.',
    'copy',
    'reload',
  ),
  read: problem(
    'store.read',
    'Saved games cannot be read just now. Nothing was changed. Try again; if that fails, reload the page.',
    'reload',
  ),
  cutOff: problem(
    'store.cut-off',
    'This was not saved: the browser has lost its connection to the storage. If the device is full, free some space. Reload, then enter it again.',
    'reload',
  ),
  cutOffRead: problem(
    'store.cut-off',
    'Saved games cannot be read: the browser has lost its connection to the storage. Nothing was changed. Reload the page.',
    'reload',
  ),
  moved: problem(
    'store.moved',
    'This was not saved: another tab has gone on with this game or its charts. What that tab recorded is safe and shown now. Look where the game stands, then tap again.',
  ),
  watching: problem(
    'tab.watching',
    'This game is played in another tab, so this tap was ignored. Nothing is lost. Tap “Continue here” to play in this tab.',
  ),
  handedOver: problem(
    'tab.handed-over',
    'The last tap was ignored: the game was open in another tab then. Nothing is lost. It is played here now. Look where the game stands, then tap again.',
  ),
  busy: problem(
    'save.busy',
    'The tap before this one is still being saved; this one was not taken. Nothing is lost. Tap again in a moment.',
  ),
  broken: (error: unknown): Problem => {
    const detail = error instanceof Error ? error.message : String(error);
    return problem(
      'game.broken',
      `The app has a mistake at this step, so it was not taken. Everything before it is safe. Try another way or undo, and report: ${detail}`,
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
      `This browser has lost entry ${line} of this game, and maybe more. What is left is untouched. Go back to all games: if there is a safety copy, it is offered there.`,
    ),
  damaged: (what: string): Problem =>
    problem(
      'store.damaged',
      `This version of the app cannot read ${what}. The record is untouched. Update the app, then open it again.`,
      'update',
    ),
};

type Cause = { readonly name?: unknown; readonly message?: unknown; readonly inner?: unknown };

/** An error of the database and what is behind it: an aborted transaction carries its reason one or more levels down. */
function causesOf(error: unknown): readonly Cause[] {
  const causes: Cause[] = [];
  for (let cause = error; cause && causes.length < 6; cause = causes.at(-1)?.inner) causes.push(cause);
  return causes;
}

/**
 * The connection is gone, and with it whatever was under way. WebKit ends the process that keeps the database while an app is
 * in the background, and gives the first and the last of these for it; the other two are said of a connection that is closed.
 * Once a transaction `hasBegun`, an InvalidStateError tells of the transaction: it has been aborted.
 */
export const isCutOff = (error: unknown, hasBegun: boolean): boolean =>
  causesOf(error).some(
    ({ name, message }) =>
      name === 'UnknownError' ||
      (name === 'InvalidStateError' && !hasBegun) ||
      name === 'DatabaseClosedError' ||
      /Indexed Database server lost/.test(String(message)),
  );

/** The problem behind an error of the database; `otherwise` when it names no cause we know. */
export function problemOf(error: unknown, otherwise: Problem): Problem {
  for (const cause of causesOf(error)) {
    if (cause instanceof Refusal) return cause.problem;
    if (cause.name === 'QuotaExceededError' && otherwise === problems.write) return problems.quota;
  }
  return otherwise;
}
