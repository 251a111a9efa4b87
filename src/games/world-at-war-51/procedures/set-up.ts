import { type Args, startDerivation } from '../../../core/play/procedure';
import { askFields } from '../../../kit/fields';
import { fact, heading } from '../../../kit/lines';
import { askHouse, houseRules as houseRulesStep } from '../../../kit/standard/house-rules';
import { namesDiffer, playerFields } from '../../../kit/standard/players';
import { finish } from '../../../kit/steps';
import type { Procedure, Run } from '../state/events';
import { HOUSE } from '../state/house';
import { readLast } from '../state/last-said';
import type { LastSaid, WarState } from '../state/state';

const NAMES = { jp: 'Japanese player', us: 'US player' };

/** Who plays which side, by which house rules. */
export const setUp: Procedure = {
  id: 'set-up',
  rule: '51.31',
  title: 'Set-up',
  *run(state: WarState, args: Args): Run {
    const last = readLast(args.last) ?? lastOf(state);
    const work = startDerivation();
    const checks = [namesDiffer(['jp', 'us'])];
    const players = yield* askFields(
      work,
      { key: 'players', rule: '51.31', title: 'Who plays?', submit: 'Next', checks },
      playerFields(NAMES, state.players),
    );
    work.lines.push(fact(`Japan: ${players.jp}. US: ${players.us}.`, { prompt: 'players' }));
    const house = yield* askHouse(work, HOUSE, state.house, { rule: '51.31' });
    return finish(
      heading('Set up'),
      [{ type: 'v1.Begun', players, house, ...(last && { last }) }],
      work.lines,
    );
  },
};

/** For another war in the same game. */
function lastOf({ last, attack }: WarState): LastSaid | undefined {
  const forces = attack?.forces?.modifiers;
  return forces ? { ...last, forces } : last;
}

/** A switch changed in mid-game holds from here on; what was thrown stays as it was. */
export const houseRules: Procedure = houseRulesStep({
  rule: '51.31',
  house: HOUSE,
  hint: 'They apply from now on. Rolls already made stand.',
  now: ({ house }) => house,
  event: (house) => ({ type: 'v1.HouseChanged', house }),
});
