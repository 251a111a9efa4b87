import { RULE } from '../data/headings';
import { SERVICE_NAMES } from '../data/sides';
import { openReports } from './command';
import { isPlaying, type PearlState } from './state';

/** What this step still owes before it may be left, in order, and the procedure that does it. Says nothing that is sealed. */
export type Due = {
  readonly label: string;
  readonly rule: string;
  readonly procedure: 'arrivals' | 'secrets-again' | 'report';
};

export function dueNow(state: PearlState): readonly Due[] {
  const { game } = state;
  if (!isPlaying(state) || state.ended) return [];
  return [
    ...(game.cursor.step === 'arrivals'
      ? [{ label: 'US carrier arrivals', rule: RULE.carriers, procedure: 'arrivals' } as const]
      : []),
    ...(game.unsealed
      ? [
          {
            label: 'US secrets of the state sheet',
            rule: RULE.precautions,
            procedure: 'secrets-again',
          } as const,
        ]
      : []),
    ...openReports(state).map(
      ({ service, label }) =>
        ({
          label: `${SERVICE_NAMES[service]} report: ${label}`,
          rule: RULE.denial,
          procedure: 'report',
        }) as const,
    ),
  ];
}
