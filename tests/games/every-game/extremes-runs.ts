import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkHostileGame } from '../../../src/core/journal/backup-game';
import { ok } from '../../../src/core/result';
import { backupsFrom } from '../../support/backups';
import { fuzz, nothingMet, tape } from '../../support/fuzz';
import { extremeAnswer } from '../../support/random-answer';
import { games } from './games';

/** A bound is never tighter than what the app itself records. */
export function restoreExtremes(runs: number): void {
  it.each(games)(
    '$id: what forms at their extremes record can be restored from a file',
    ({ game, bounds, facts }) => {
      const { tape: length, styles, isOver } = facts.fuzz;
      const never = () => false;
      let entries = 0;
      const plays = fc.property(fc.constantFrom(...styles), tape(length), (style, numbers) => {
        const manner = { isOver, ...style, answer: extremeAnswer };
        const table = fuzz(game, numbers, nothingMet(), manner);
        entries += table.projection.entries.length;
        const copy = backupsFrom(game, table.projection.entries).gameOf(table.projection.entries.length);
        expect(checkHostileGame(game, bounds, copy, never)).toEqual(ok(expect.anything()));
      });
      fc.assert(plays, { numRuns: runs, seed: 19411207, endOnFailure: true });
      expect(entries).toBeGreaterThan(20 * runs);
    },
  );
}
