import { type Args, startWorking, withoutEffect } from '../../../../core/play/procedure';
import { DENIAL } from '../../data/charts/detection';
import { RULE } from '../../data/headings';
import { SERVICE_NAMES } from '../../data/sides';
import { isJoint, nthReport, openReports } from '../../state/command';
import type { PearlEvent, Procedure, Run } from '../../state/events';
import { reportsTag } from '../../state/secrets';
import type { PearlState } from '../../state/state';
import { confirmSecret } from '../behind-curtain';
import { rollChance } from '../roll';

const TITLE = 'Is the report believed?';

/**
 * Command Denial: the risk by how many reports came before, of the service or with a joint centre of both
 * (PH-47). The dice would tell of the joint centre, so the US rolls alone.
 */
export const report: Procedure = {
  id: 'report',
  rule: RULE.denial,
  title: () => TITLE,
  side: () => 'us',
  secret: (state) => ({ side: 'us', tag: reportsTag(state) }),
  *run(state: PearlState, args: Args): Run {
    const open = openReports(state);
    const heard = open.find(({ id }) => id === args.report) ?? open[0];
    if (!heard) return withoutEffect(TITLE, 'No report waits for an answer.');
    const work = startWorking('us');
    const { id, service, label } = heard;
    const nth = nthReport(state, service);
    work.lines.push({
      kind: 'fact',
      label: `${SERVICE_NAMES[service]}, report ${nth}`,
      value: label,
      rule: RULE.denial,
    });
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
    const event: PearlEvent = dismissed
      ? { type: 'v1.ReportDenied', report: id }
      : { type: 'v1.DetectionConfirmed', service, report: id };
    const title = {
      kind: 'title',
      label: `${SERVICE_NAMES[service]} report`,
      value,
      rule: RULE.denial,
    } as const;
    return { events: [event], trace: [title, ...work.lines] };
  },
};
