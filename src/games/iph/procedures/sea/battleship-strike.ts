import { startDerivation } from '../../../../core/play/procedure';
import { heading } from '../../../../kit/lines';
import { finish, resting } from '../../../../kit/steps';
import { strikeTargets } from '../../state/carriers';
import type { Procedure, Run } from '../../state/events';
import { flyStrike, lossEvents, lossesIn } from './strike';

/** 7.7: on a day without carrier combat, a battleship that helped a battle may be struck, once. */
export const battleshipStrike: Procedure = resting({
  id: 'battleship-strike',
  rule: '7.7',
  title: 'Strike on battleships',
  side: 'us',
  on(state) {
    const targets = strikeTargets(state);
    return targets.length ? targets : 'No battleship can be struck now.';
  },
  *run(targets, state): Run {
    const work = startDerivation('us');
    const strike = { key: 'us', rule: '7.7', side: 'us', planes: state.planes.us.close } as const;
    const { hits, aimed } = yield* flyStrike(work, { ...strike, targets, drawn: false });
    const ships = [...new Set(aimed.map(({ id }) => id))];
    const lost = lossEvents(work, hits, state.house.carrierHits);
    const value = lossesIn(lost);
    const title = heading('Strike on battleships', { value, rule: '7.7' });
    return finish(title, [{ type: 'v1.BattleshipsStruck', ships }, ...lost], work.lines);
  },
});
