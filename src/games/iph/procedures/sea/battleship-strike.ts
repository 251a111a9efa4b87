import { signed } from '../../../../core/numbers';
import { startWorking, withoutEffect } from '../../../../core/play/procedure';
import { strikeTargets } from '../../state/carriers';
import type { Procedure, Run } from '../../state/events';
import { vpChange } from '../../state/points';
import type { IphState } from '../../state/state';
import { flyStrike, lossEvents } from './strike';

/** 7.7: on a day without carrier combat, a battleship that helped a battle may be struck, once. */
export const battleshipStrike: Procedure = {
  id: 'battleship-strike',
  rule: '7.7',
  title: () => 'Strike on battleships',
  side: () => 'us',
  *run(state: IphState): Run {
    const targets = strikeTargets(state);
    if (!targets.length) return withoutEffect('Strike on battleships', 'No battleship can be struck now.');
    const work = startWorking('us');
    const { hits, aimed } = yield* flyStrike(work, {
      key: 'us',
      rule: '7.7',
      side: 'us',
      planes: state.planes.us.close,
      targets,
      drawn: false,
    });
    const ships = [...new Set(aimed.map(({ id }) => id))];
    const lost = lossEvents(work, hits, state.house.carrierHits);
    const value = lost.length ? `${signed(vpChange(state, lost))} VP` : 'no loss';
    return {
      events: [{ type: 'v1.BattleshipsStruck', ships }, ...lost],
      trace: [{ kind: 'title', label: 'Strike on battleships', value, rule: '7.7' }, ...work.lines],
    };
  },
};
