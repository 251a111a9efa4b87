import { askChoice, type Derivation, type Steps } from '../../../../core/play/procedure';
import { heading, result } from '../../../../kit/lines';
import { finish } from '../../../../kit/steps';
import { RULE } from '../../data/headings';
import { SERVICE_NAMES, type Service } from '../../data/sides';
import { isConfirmed, isJoint } from '../../state/command';
import type { Done, PearlEvent } from '../../state/events';
import type { PearlState } from '../../state/state';

/** What a find turns out to be: a dummy comes off the map and is no report (PH-50). */
export function* askWhat(work: Derivation, key: string, title: string): Steps<boolean> {
  const rule = RULE.markers;
  const what = yield* askChoice(work, {
    key,
    rule,
    title,
    options: [
      { value: 'ships', label: 'Ships' },
      { value: 'dummy', label: 'A dummy', note: 'Off the map, and no report' },
    ],
  });
  if (what === 'dummy') work.lines.push(result('A dummy: off the map', { rule, prompt: key }));
  return what === 'ships';
}

/** Contacts that a service has yet to believe; one that has its confirmation needs no more of them. */
export function reported(
  state: PearlState,
  service: Service,
  labels: readonly string[],
): readonly PearlEvent[] {
  if (isConfirmed(state, service)) return [];
  const numbers = state.game.reports.map(({ id }) => Number(id.slice(1)) || 0);
  const next = Math.max(0, ...numbers) + 1;
  return labels.map((label, i) => ({ type: 'v1.ContactMade', id: `c${next + i}`, service, label }));
}

/** Confirmed without denial; with a phone for each side the line says whether a joint centre tells both at once. */
export const confirmedForNavy = (state: PearlState, apart: boolean): PearlEvent => ({
  type: 'v1.DetectionConfirmed',
  service: 'navy',
  ...(apart && isJoint(state) && { both: true }),
});

type Sighting = {
  readonly label: string;
  readonly rule: string;
  readonly service: Service;
  readonly finds: readonly string[];
};

/** The end of a look-out: who hears of it, or that nothing was seen. */
export function sighted(
  work: Derivation,
  state: PearlState,
  { label, rule, service, finds }: Sighting,
): Done {
  const events = reported(state, service, finds);
  const name = SERVICE_NAMES[service];
  const heard = events.length
    ? `${name} report: is it believed?`
    : `The ${name} already has a confirmed detection`;
  return finish(heading(label, { value: finds.length ? 'seen' : 'nothing seen', rule }), events, [
    ...work.lines,
    ...(finds.length ? [result(heard, { rule })] : []),
  ]);
}
