import type { Owed } from '../../../core/play/view';
import { openReports, SERVICE_NAMES } from '../rules/command';
import { RULE } from '../rules/headings';
import { isPlaying, type PearlState } from '../state/state';
import { ARRIVALS, REPORT, SECRETS_AGAIN } from './actions';

/** What this step still owes before it may be left, in order. Says nothing that is sealed. */
export function owedNow(state: PearlState): readonly Owed[] {
  const { game } = state;
  if (!isPlaying(state) || state.ended) return [];
  return [
    ...(game.cursor.step === 'arrivals'
      ? [{ label: 'US carrier arrivals', rule: RULE.carriers, action: ARRIVALS }]
      : []),
    ...(game.unsealed
      ? [{ label: 'US secrets of the state sheet', rule: RULE.precautions, action: SECRETS_AGAIN }]
      : []),
    ...openReports(state).map(({ service, label }) => ({
      label: `${SERVICE_NAMES[service]} report: ${label}`,
      rule: RULE.denial,
      action: REPORT,
    })),
  ];
}
