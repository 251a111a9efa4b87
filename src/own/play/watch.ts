import type { Steps } from '../../core/play/procedure';
import type { Run } from './table';
import { holds, rowsWhere } from './values';
import { bind, mayGoOn, readIn, startScope, type Work } from './work';

/**
 * What a game looks at after each tap: each rule of it once, for each row that meets it when its turn comes, and never on what
 * it did itself.
 */
export function* watchAll(work: Work, run: Run): Steps<void> {
  work.left = false;
  for (const { each, when, do: effects } of work.def.watch) {
    const scope = startScope(work);
    if (work.stopped) return;
    if (each === undefined) {
      if (holds(readIn(work, scope), when)) yield* run(work, scope, effects);
    } else
      for (const { id } of rowsWhere(readIn(work, scope), each, when)) {
        if (!mayGoOn(work, scope)) return;
        yield* run(work, bind(startScope(work), 'it', { list: each, row: id }), effects);
        work.left = false;
      }
    work.left = false;
  }
}
