import { startWorking, withoutEffect } from '../../../core/play/procedure';
import { LANDING } from '../data/charts/set-up';
import { CHANCE } from '../data/charts/shape';
import { RULE } from '../data/headings';
import { TRANSPORTS } from '../data/ships';
import { HARBOUR_SHUT, isHarbourOpen } from '../state/command';
import type { Procedure, Run } from '../state/events';
import type { PearlState } from '../state/state';
import { askJapan, notNow, sealedPlan } from './behind-curtain';
import { rollChance } from './roll';

const TITLE = 'Landing on O‘ahu';

/** Land Combat: one roll by the transports left, if an invasion was planned (PH-42). */
export const landing: Procedure = {
  id: 'landing',
  rule: RULE.landing,
  title: () => TITLE,
  side: () => 'jp',
  *run(state: PearlState): Run {
    const { landing: tried, transports } = state.game;
    if (tried) return withoutEffect(TITLE, 'It has been tried already.');
    if (!isHarbourOpen(state)) return withoutEffect(TITLE, HARBOUR_SHUT);
    const work = startWorking('jp');
    const lands = yield* askJapan(work, {
      key: 'land',
      rule: RULE.landing,
      title: 'Does the invasion land?',
      hint: 'One roll in the game, by the transports left.',
      yes: { value: 'land', label: 'It lands' },
      barred: sealedPlan(state)?.invasion === false ? 'Your plan has no invasion.' : undefined,
    });
    if (!lands) return notNow(TITLE, RULE.landing);
    work.lines.push({
      kind: 'fact',
      label: 'Transports left',
      value: String(transports),
      rule: RULE.landing,
    });
    const taken = yield* rollChance(work, state, {
      key: 'landing',
      chart: LANDING,
      column: CHANCE,
      row: `t${Math.min(transports, TRANSPORTS)}`,
      title: 'Is O‘ahu taken?',
      words: ['taken', 'the landing fails'],
    });
    return {
      events: [{ type: 'v1.LandingTried', taken }],
      trace: [
        { kind: 'title', label: TITLE, value: taken ? 'O‘ahu is taken' : 'it fails', rule: RULE.landing },
        ...work.lines,
        ...(taken
          ? [{ kind: 'result', label: 'Strategic victory, worth two games', rule: RULE.invasion } as const]
          : []),
      ],
    };
  },
};
