import { startDerivation } from '../../../core/play/procedure';
import { fact, heading, result } from '../../../kit/lines';
import { finish } from '../../../kit/steps';
import { LANDING, TOO_FEW } from '../data/charts/set-up';
import { RULE } from '../data/headings';
import { TRANSPORTS } from '../data/ships';
import { harbourShut } from '../state/command';
import type { Procedure, Run } from '../state/events';
import type { PearlState } from '../state/state';
import { askJapan, notNow, sealedPlan } from './behind-curtain';
import { rollChance } from './roll';

const TITLE = 'Landing on O‘ahu';
const rule = RULE.landing;

function barredBy(state: PearlState): string | undefined {
  if (sealedPlan(state)?.invasion === false) return 'Your plan has no invasion.';
  return state.game.transports > TOO_FEW ? undefined : 'With three transports or fewer nobody lands.';
}

/** Land Combat: one roll by the transports left, if an invasion was planned (PH-42). */
export const landing: Procedure = {
  id: 'landing',
  rule,
  title: TITLE,
  side: 'jp',
  unless: (state) => (state.game.landing ? 'The landing has already been tried.' : harbourShut(state)),
  *run(state: PearlState): Run {
    const { transports } = state.game;
    const work = startDerivation('jp');
    const lands = yield* askJapan(work, {
      key: 'land',
      rule,
      title: 'Does the invasion land?',
      hint: 'One roll in the game. The chance depends on the transports left.',
      yes: { value: 'land', label: 'Land on O‘ahu' },
      barred: barredBy(state),
    });
    if (!lands) return notNow(TITLE, rule);
    work.lines.push(fact('Transports left', { value: String(transports), rule }));
    const taken = yield* rollChance(work, state, {
      key: 'landing',
      chart: LANDING,
      row: `t${Math.min(transports, TRANSPORTS)}`,
      title: 'Is O‘ahu taken?',
      words: ['taken', 'the landing fails'],
    });
    if (taken) work.lines.push(result('Strategic victory, worth two games', { rule: RULE.invasion }));
    return finish(
      heading(TITLE, { value: taken ? 'O‘ahu is taken' : 'it fails', rule }),
      [{ type: 'v1.LandingTried', taken }],
      work.lines,
    );
  },
};
