import { askChoice, type Steps, type Working } from '../../../../core/play/procedure';
import { RULE } from '../../data/headings';
import type { Service } from '../../data/sides';
import { SERVICE_NAMES } from '../../data/sides';
import { isConfirmed } from '../../state/command';
import type { Done, PearlEvent } from '../../state/events';
import type { PearlState } from '../../state/state';

/** What a find turns out to be: a dummy comes off the map and is no report (PH-50). */
export function* askWhat(work: Working, key: string, title: string): Steps<boolean> {
  const what = yield* askChoice(work, {
    key,
    rule: RULE.markers,
    title,
    options: [
      { value: 'ships', label: 'Ships' },
      { value: 'dummy', label: 'A dummy', note: 'Off the map, and no report' },
    ],
  });
  if (what === 'dummy')
    work.lines.push({ kind: 'result', label: 'A dummy: off the map', rule: RULE.markers, prompt: key });
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

/** The end of a look-out: who hears of it, or that nothing was seen. */
export function sighted(
  work: Working,
  state: PearlState,
  {
    label,
    rule,
    service,
    finds,
  }: {
    readonly label: string;
    readonly rule: string;
    readonly service: Service;
    readonly finds: readonly string[];
  },
): Done {
  const events = reported(state, service, finds);
  const name = SERVICE_NAMES[service];
  const heard = events.length
    ? `${name} report: is it believed?`
    : `The ${name} has its confirmation already`;
  return {
    events,
    trace: [
      { kind: 'title', label, value: finds.length ? 'seen' : 'nothing seen', rule },
      ...work.lines,
      ...(finds.length ? [{ kind: 'result', label: heard, rule } as const] : []),
    ],
  };
}
