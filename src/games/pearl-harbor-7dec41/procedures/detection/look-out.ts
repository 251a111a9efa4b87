import type { ChartDef } from '../../../../core/charts/chart';
import { askChoice, startWorking } from '../../../../core/play/procedure';
import type { Option } from '../../../../core/play/prompt';
import { LAUNCH_CONTACT, RADAR, SUB_SIGHTING } from '../../data/charts/detection';
import { CHANCE } from '../../data/charts/shape';
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
  readonly options: readonly (Option & { readonly row: string; readonly service: Service })[];
};

const lookOut = ({ id, rule, title, question, hint, chart, options }: LookOut): Procedure => ({
  id,
  rule,
  title: () => title,
  side: () => 'us',
  *run(state: PearlState): Run {
    const work = startWorking('us');
    const chosen = yield* askChoice(work, {
      key: 'where',
      rule,
      title: question,
      ...(hint && { hint }),
      options: options.map(({ value, label }) => ({ value, label })),
    });
    const at = options.find(({ value }) => value === chosen) ?? options[0];
    if (!at) throw new Error(`${id} has no options`);
    work.lines.push({ kind: 'fact', label: at.label, rule, prompt: 'where' });
    const seen = yield* rollChance(work, state, {
      key: 'seen',
      chart,
      column: CHANCE,
      row: at.row,
      title: 'Is the wave seen?',
      words: ['seen', 'not seen'],
    });
    const finds = seen ? [`${title}, ${at.label.toLowerCase()}`] : [];
    return sighted(work, state, { label: title, rule, service: at.service, finds });
  },
});

/** Radar: to 2 hexes; the same hex as 1 (PH-57). */
export const radar = lookOut({
  id: 'radar',
  rule: RULE.radar,
  title: 'O‘ahu radar',
  question: 'How far off is the wave?',
  chart: RADAR,
  options: [
    { value: '0', label: 'Same hex', row: 'h1', service: 'army' },
    { value: '1', label: '1 hex', row: 'h1', service: 'army' },
    { value: '2', label: '2 hexes', row: 'h2', service: 'army' },
  ],
});

/** Sub Detection: the submarine sees the wave (PH-23). */
export const subSighting = lookOut({
  id: 'sub-sighting',
  rule: RULE.subDetection,
  title: 'Submarine sees aircraft',
  question: 'How far off is the wave?',
  chart: SUB_SIGHTING,
  options: [
    { value: '0', label: 'Same hex', row: 'h0', service: 'navy' },
    { value: '1', label: 'Next hex', row: 'h1', service: 'navy' },
  ],
});

/** Air-to-air: once for each wave (PH-24). */
export const launchContact = lookOut({
  id: 'launch-contact',
  rule: RULE.airToAir,
  title: 'Wave over its launching hex',
  question: 'Whose aircraft is near enough to see it?',
  hint: 'Once for each wave, over the hex it takes off from.',
  chart: LAUNCH_CONTACT,
  options: [
    { value: 'navy', label: 'Navy aircraft', row: 'wave', service: 'navy' },
    { value: 'army', label: 'Army aircraft', row: 'wave', service: 'army' },
  ],
});
