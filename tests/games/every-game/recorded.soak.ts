import { describe, it } from 'vitest';
import { games } from './games';
import { foldAll, runAllAgain } from './recorded-runs';
import { undoAll } from './undo-all';

describe.each(games)('the recorded games of $id', ({ game, recorded }) => {
  it.each(recorded)(
    '$name: undone to the first line and back again, it is the same game',
    ({ entries }) => undoAll(game, entries),
    600_000,
  );
});

runAllAgain(foldAll(), Number.POSITIVE_INFINITY);
