import { askForm, startWorking } from '../../../core/play/procedure';
import type { Procedure, Run } from '../state/events';
import { houseChanges, houseFields, readHouse } from '../state/house';
import type { IphState } from '../state/state';

/** A switch changed in mid-game holds from here on; what was played stays as it was. */
export const houseRules: Procedure = {
  id: 'house-rules',
  rule: '1.1',
  title: () => 'House rules',
  *run(state: IphState): Run {
    const values = yield* askForm(startWorking(), {
      key: 'house',
      rule: '1.1',
      title: 'House rules',
      hint: 'They hold from here on. What has been played stays as it was.',
      submit: 'Play it so',
      fields: houseFields(state.house),
    });
    const house = readHouse(values);
    const changes = houseChanges(state.house, house);
    return {
      events: [{ type: 'v1.HouseChanged', house }],
      trace: [
        { kind: 'title', label: changes.length ? 'House rules changed' : 'House rules as before' },
        ...changes.map((label) => ({ kind: 'fact', label }) as const),
      ],
    };
  },
};
