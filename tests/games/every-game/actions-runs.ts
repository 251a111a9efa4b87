import { describe, expect, it } from 'vitest';
import { answersFit, openProcedure } from '../../../src/core/journal/commands';
import { foldJournal } from '../../../src/core/journal/projection';
import { sideOf } from '../../../src/core/play/procedure';
import type { Action } from '../../../src/core/play/view';
import { actionsOn } from '../../../src/core/play/view';
import { type Recorded, statesOf } from '../../support/recorded';
import { games } from './games';

/**
 * Begins each action that is offered in these of the recorded games, in each state that they stood in, or once in each phase
 * for each reason why it cannot be begun, or for none.
 */
export function beginActions(
  chosen: (recorded: readonly Recorded[]) => readonly Recorded[],
  often: 'in each state' | 'in each phase',
): void {
  describe.each(games)('the actions of $id in its recorded games', ({ game, facts, recorded }) => {
    // A state stands for as long as nothing is decided.
    const all = [...new Set(chosen(recorded).flatMap((each) => statesOf(game, each)))].flatMap((state) =>
      [...actionsOn(game.table(state)), ...game.ledgers(state).flatMap(({ actions }) => actions)].map(
        (action) => ({ action, state }),
      ),
    );
    const offered =
      often === 'in each state'
        ? all
        : [
            ...new Map(
              all.map((each) => {
                const { id, disabled, side } = each.action;
                return [[id, disabled, side, game.phase?.(each.state)].join(' '), each] as const;
              }),
            ).values(),
          ];
    const sideAsked = (state: unknown, { procedure, args }: Action) => {
      const def = game.procedures[procedure];
      return def && sideOf(def, state, args);
    };

    it('each opens a procedure of the game', () => {
      expect(offered.length).toBeGreaterThan(0);
      const unknown = offered.filter(({ action }) => !game.procedures[action.procedure]);
      expect(unknown.map(({ action }) => action.procedure)).toEqual([]);
    });

    it('each can be begun just where it is offered without a reason', () => {
      const empty = foldJournal(game, []);
      const amiss = offered.filter(({ action, state }) => {
        const opened = openProcedure(game, { ...empty, state }, game.practice, action.procedure, action.args);
        const refused = opened.ok ? undefined : opened.problem.message;
        return action.disabled === undefined
          ? !opened.ok
          : refused !== `${action.disabled} Nothing was changed.`;
      });
      expect([...new Set(amiss.map(({ action }) => `${action.id}: ${action.disabled}`))]).toEqual([]);
    });

    it('each that answers questions with its tap is taken, or the same is offered without', () => {
      const empty = foldJournal(game, []);
      const plain = ({ answers, ...action }: Action) => JSON.stringify([action.procedure, action.args]);
      const asking = new Set(all.filter(({ action }) => !action.answers).map(({ action }) => plain(action)));
      const amiss = offered.filter(
        ({ action, state }) =>
          action.disabled === undefined &&
          !asking.has(plain(action)) &&
          !answersFit(game, { ...empty, state }, game.practice, action),
      );
      expect([...new Set(amiss.map(({ action }) => action.id))]).toEqual([]);
    });

    it('each is the side’s that is then asked, or it is written down why not', () => {
      const another = offered.filter(({ action, state }) => action.side !== sideAsked(state, action));
      const procedures = new Set(another.map(({ action }) => action.procedure));
      expect([...procedures].toSorted()).toEqual(Object.keys(facts.sides).toSorted());
    });
  });
}
