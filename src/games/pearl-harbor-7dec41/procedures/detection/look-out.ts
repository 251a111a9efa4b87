import type { ChartDef } from '../../../../core/charts/chart';
import { startDerivation } from '../../../../core/play/procedure';
import { fact } from '../../../../kit/lines';
import { askWhich } from '../../../../kit/which';
import { LAUNCH_CONTACT, RADAR, SUB_SIGHTING } from '../../data/charts/detection';
import { RULE } from '../../data/headings';
import type { Service } from '../../data/sides';
import type { Procedure, Run } from '../../state/events';
import type { PearlState } from '../../state/state';
import { rollChance } from '../roll';
import { sighted } from './contact';

/** Somebody who may see a wave in the air: one question, one roll, a report to a service. */
type LookOut = {
  readonly id: string;
  readonly rule: string;
  readonly title: string;
  readonly question: string;
  readonly hint?: string;
  readonly chart: ChartDef;
  readonly places: readonly {
    readonly id: string;
    readonly name: string;
    readonly row: string;
    readonly service: Service;
  }[];
};

const lookOut = ({ id, rule, title, question, hint, chart, places }: LookOut): Procedure => ({
  id,
  rule,
  title,
  side: 'us',
  *run(state: PearlState): Run {
    const work = startDerivation('us');
    const form = { key: 'where', rule, title: question, ...(hint && { hint }) };
    const { name, row, service } = yield* askWhich(work, places, form);
    work.lines.push(fact(name, { rule, prompt: 'where' }));
    const seen = yield* rollChance(work, state, {
      key: 'seen',
      chart,
      row,
      title: 'Is the wave seen?',
      words: ['seen', 'not seen'],
    });
    const finds = seen ? [`${title}, ${name.toLowerCase()}`] : [];
    return sighted(work, state, { label: title, rule, service, finds });
  },
});

/** Radar: to 2 hexes; the same hex as 1 (PH-57). */
export const radar = lookOut({
  id: 'radar',
  rule: RULE.radar,
  title: 'O‘ahu radar',
  question: 'How far away is the wave?',
  chart: RADAR,
  places: [
    { id: '0', name: 'Same hex', row: 'h1', service: 'army' },
    { id: '1', name: '1 hex', row: 'h1', service: 'army' },
    { id: '2', name: '2 hexes', row: 'h2', service: 'army' },
  ],
});

/** Sub Detection: the submarine sees the wave (PH-23). */
export const subSighting = lookOut({
  id: 'sub-sighting',
  rule: RULE.subDetection,
  title: 'Submarine sees aircraft',
  question: 'How far away is the wave?',
  chart: SUB_SIGHTING,
  places: [
    { id: '0', name: 'Same hex', row: 'h0', service: 'navy' },
    { id: '1', name: 'Next hex', row: 'h1', service: 'navy' },
  ],
});

/** Air-to-air: once for each wave (PH-24). */
export const launchContact = lookOut({
  id: 'launch-contact',
  rule: RULE.airToAir,
  title: 'Wave over its launching hex',
  question: 'Whose aircraft is near enough to see it?',
  hint: 'Once for each wave, over the hex it took off from.',
  chart: LAUNCH_CONTACT,
  places: [
    { id: 'navy', name: 'Navy aircraft', row: 'wave', service: 'navy' },
    { id: 'army', name: 'Army aircraft', row: 'wave', service: 'army' },
  ],
});
