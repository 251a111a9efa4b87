import { describe, expect, it } from 'vitest';
import { strike, taughtBy } from '../../../src/core/journal/commands';
import { struckIds } from '../../../src/core/journal/journal';
import { foldLast, reachesBack } from '../../../src/core/journal/long-projection';
import { foldJournal } from '../../../src/core/journal/projection';
import { games } from './games';

/**
 * Folds each recorded game from its lines on what came before them: from the seventh on, after each `step`th that this can be
 * done after, and else nearer.
 */
export function foldFromWithin(step: number): void {
  describe.each(games)(
    '$id on what a beginning of it came to, as a store copies that',
    ({ game, recorded }) => {
      it.each(recorded)(
        '$name: folds and shows the same from wherever nothing reaches back',
        ({ entries }) => {
          const whole = foldJournal(game, entries);
          let cuts = 0;
          let held = false;
          for (let count = 7; count < entries.length; count += held ? step : Math.min(7, step)) {
            const tail = entries.slice(count);
            held = false;
            if (reachesBack(tail)) continue;
            const before = foldJournal(game, entries.slice(0, count));
            if (before.open) continue;
            held = true;
            cuts += 1;
            const { state, revealed } = before;
            const lines = entries.slice(0, count);
            const taught = taughtBy(lines, struckIds(lines));
            const last = foldLast(game, tail, structuredClone({ count, state, revealed }), taught);
            expect(last.state).toEqual(whole.state);
            expect(last.revealed).toEqual(whole.revealed);
            expect(last.runs).toEqual(whole.runs.slice(before.runs.length));
            for (const { id } of tail.slice(-5)) expect(strike(last, [id])).toEqual(strike(whole, [id]));
            expect(game.table(last.state)).toEqual(game.table(whole.state));
            expect(game.ledgers(last.state)).toEqual(game.ledgers(whole.state));
          }
          expect(cuts).toBeGreaterThan(0);
        },
      );
    },
  );
}
