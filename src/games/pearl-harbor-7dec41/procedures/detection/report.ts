import { type Args, startDerivation } from '../../../../core/play/procedure';
import { fact, heading } from '../../../../kit/lines';
import { finish, resting } from '../../../../kit/steps';
import { DENIAL } from '../../data/charts/detection';
import { RULE } from '../../data/headings';
import { SERVICE_NAMES } from '../../data/sides';
import { isJoint, nthReport, openReports } from '../../state/command';
import type { Procedure, Run } from '../../state/events';
import { reportsTag } from '../../state/secrets';
import type { PearlState, Report } from '../../state/state';
import { confirmSecret } from '../behind-curtain';
import { rollChance } from '../roll';

const rule = RULE.denial;

/** The report of the arguments, or the oldest one that is open. */
function heardIn(state: PearlState, args: Args): Report | string {
  const open = openReports(state);
  return open.find(({ id }) => id === args.report) ?? open[0] ?? 'No report is waiting for an answer.';
}

/**
 * Command Denial: the risk by how many reports came before, of the service or with a joint centre of both
 * (PH-47). The dice would tell of the joint centre, so the US rolls alone.
 */
export const report: Procedure = resting({
  id: 'report',
  rule,
  title: 'Is the report believed?',
  side: 'us',
  secret: (state) => ({ side: 'us', tag: reportsTag(state) }),
  // Everyone sees who is alerted (PH-26): a joint centre tells both at once.
  veiled: (state, _, events) =>
    events.map((event) =>
      event.type === 'v1.DetectionConfirmed' && isJoint(state) ? { ...event, both: true } : event,
    ),
  // How many came before says how likely it is believed.
  beside: ({ game }) => game.reports.map(({ id }) => id).join(' '),
  on: heardIn,
  *run({ id, service, label }, state): Run {
    const work = startDerivation('us');
    const name = SERVICE_NAMES[service];
    const nth = nthReport(state, service);
    work.lines.push(fact(`${name}, report ${nth}`, { value: label, rule }));
    const dismissed = yield* rollChance(work, state, {
      key: 'denial',
      chart: DENIAL,
      column: isJoint(state) ? 'joint' : 'separate',
      row: `n${Math.min(nth, 3)}`,
      title: 'Does command dismiss it?',
      words: ['dismissed', 'believed'],
      secret: 'us',
    });
    const value = dismissed ? 'dismissed' : 'believed';
    yield* confirmSecret(work, `The report is ${value}.`);
    return finish(
      heading(`${name} report`, { value, rule }),
      [
        dismissed
          ? { type: 'v1.ReportDenied', report: id }
          : { type: 'v1.DetectionConfirmed', service, report: id },
      ],
      work.lines,
    );
  },
});
