import { describe, expect, it } from 'vitest';
import { type FormField, isShown } from '../../../src/core/play/form';
import type { Game } from '../../../src/core/play/game';
import { answer, open, question, sitDown } from '../../support/play';
import { plainAnswer } from '../../support/random-answer';
import { games } from './games';

/** The switches as the set-up of a new game asks for them. */
function askedInSetUp(game: Game<unknown>): readonly FormField[] {
  const table = sitDown(game);
  open(table, game.setup);
  for (let prompt = question(table); prompt; prompt = question(table)) {
    if (prompt.key === 'house' && prompt.kind === 'form') return prompt.fields;
    answer(table, prompt.key, plainAnswer(prompt));
  }
  throw new Error(`the set-up of ${game.id} asks for no house rules`);
}

describe.each(games)('the house rules of $id', ({ game, facts, rulings }) => {
  const { house } = facts;
  const fields = askedInSetUp(game).filter((field) => isShown(field, {}));
  const options = (field: FormField) => (field.kind === 'choice' ? field.options : []);

  it('are those that the rulings mark, and helps that no rule is read for', () => {
    expect(fields.map(({ key }) => key)).toEqual(Object.keys(house));
    const marked = [...rulings.matchAll(/^\*\*(\S+) ◆/gm)].map(([, ruling]) => ruling);
    expect(marked).toHaveLength(facts.rulings?.switches ?? 0);
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
