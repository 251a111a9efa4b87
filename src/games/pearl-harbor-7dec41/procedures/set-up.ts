import { startDerivation } from '../../../core/play/procedure';
import { askFields } from '../../../kit/fields';
import { fact, heading } from '../../../kit/lines';
import { askHouse, houseRules as changeHouse } from '../../../kit/standard/house-rules';
import { namesDiffer, playerFields } from '../../../kit/standard/players';
import { finish } from '../../../kit/steps';
import { RULE } from '../data/headings';
import type { Procedure, Run } from '../state/events';
import { HOUSE } from '../state/house';
import type { PearlState } from '../state/state';

const PLAYERS = { jp: 'Japanese player', us: 'US player' };

/** Who plays which side, by which house rules: at the start of a match and of each further series. */
export const setUp: Procedure = {
  id: 'set-up',
  rule: RULE.setups,
  title: 'Set-up',
  *run(state: PearlState): Run {
    const work = startDerivation();
    const players = yield* askFields(
      work,
      {
        key: 'players',
        rule: RULE.setups,
        title: 'Who plays?',
        submit: 'Next',
        checks: [namesDiffer(Object.keys(PLAYERS))],
      },
      playerFields(PLAYERS, state.players),
    );
    work.lines.push(fact(`Japan: ${players.jp}. US: ${players.us}.`, { prompt: 'players' }));
    const house = yield* askHouse(work, HOUSE, state.house, { rule: RULE.chances });
    const title = heading(state.begun ? `Series ${state.series + 1} begins` : 'The match begins');
    return finish(title, [{ type: 'v1.SeriesBegun', players, house }], work.lines);
  },
};

/** A switch changed in mid-game holds from here on; what was thrown stays as it was. */
export const houseRules: Procedure = changeHouse({
  rule: RULE.chances,
  house: HOUSE,
  hint: 'They apply from now on. Rolls already made stand; points are counted again.',
  now: ({ house }: PearlState) => house,
  event: (house) => ({ type: 'v1.HouseChanged', house }),
});
