import { describe, expect, it } from 'vitest';
import { type FormField, isShown } from '../../../src/core/play/form';
import { games } from './games';

type House = { readonly DEFAULT_HOUSE: object; houseFields(now: object): readonly FormField[] };
const HOUSES = import.meta.glob<House>('../../../src/games/*/state/house.ts', { eager: true });

describe.each(games)('the house rules of $id', ({ id, facts, rulings }) => {
  const { house } = facts;
  const code = HOUSES[`../../../src/games/${id}/state/house.ts`];
  const all = code?.houseFields(code.DEFAULT_HOUSE) ?? [];
  const fields = all.filter((field) => isShown(field, {}));
  const options = (field: FormField) => (field.kind === 'choice' ? field.options : []);

  it('are those that the rulings mark, and helps that no rule is read for', () => {
    expect(fields.map(({ key }) => key)).toEqual(Object.keys(house));
    const marked = [...rulings.matchAll(/^\*\*(\S+) ◆/gm)].map(([, ruling]) => ruling);
    expect(marked).toHaveLength(facts.rulings.switches);
    const named = Object.values(house).flatMap(({ ruling }) => ruling ?? []);
    expect(named.toSorted()).toEqual(marked.toSorted());
  });

  it('go by our reading unless told otherwise', () => {
    const first = Object.entries(house).map(([key, { readings }]) => [key, Object.keys(readings)[0]]);
    expect(fields.map(({ key, initial }) => [key, initial])).toEqual(first);
  });

  it.each(Object.entries(house))(
    '%s: each reading in words, under the value that journals hold',
    (key, { ruling: _, ...wanted }) => {
      const field = fields.find((each) => each.key === key);
      const readings = field && Object.fromEntries(options(field).map(({ value, label }) => [value, label]));
      expect({ label: field?.label, readings }).toEqual(wanted);
    },
  );
});
