import type { TraceLine } from '../../../core/play/trace';
import { fact, result } from '../../../kit/lines';
import type { UsnEvent } from '../state/bounds';
import type { People, UsnState } from '../state/state';
import { attackedId, leads, PEOPLES, yearNow } from '../state/subjects';

/** 45.A(I)2: Whom Japan attacks within China joins the Allies to the end of the year, and is on record for its end. */
export function attackOn(state: UsnState, peoples: readonly People[]) {
  const lines = peoples.map(
    (people): TraceLine =>
      leads(state, people)
        ? fact(`The Allies already lead the ${PEOPLES[people]}`, { rule: '45.A(I)' })
        : result(`The ${PEOPLES[people]} join the Allies until the end of the year`, { rule: '45.A(I)' }),
  );
  const dues = peoples.map((people) => attackedId(people, yearNow(state)));
  const events: readonly UsnEvent[] = dues.length ? [{ type: 'v1.DuesDone', dues }] : [];
  return { events, lines };
}
