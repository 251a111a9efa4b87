import type { TraceLine } from '../../../core/play/trace';
import { reminder } from '../../../kit/lines';
import { RULE } from '../data/headings';
import type { PearlEvent } from '../state/events';
import type { PearlState } from '../state/state';

/** What of it the players do: the counters of lost squadrons leave the map. */
export function removedLines({ game }: PearlState, events: readonly PearlEvent[]): readonly TraceLine[] {
  const lost = events.flatMap((event) => (event.type === 'v1.SquadronLost' ? [event.squadron] : []));
  const names = game.squadrons.filter(({ id }) => lost.includes(id)).map(({ name }) => name);
  return names.length ? [reminder(`Remove ${names.join(', ')}`, { rule: RULE.victory })] : [];
}
