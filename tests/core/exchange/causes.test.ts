import { expect, test } from 'vitest';
import { causesOf } from '../../../src/core/exchange/causes';
import type { Entry } from '../../../src/core/journal/journal';
import { meet, note, play, takePen } from '../../support/phones';
import { twoPhones } from '../../support/two-stories';

/** Of each line which others its writer surely knew, row by row. */
const table = (entries: readonly Entry[], of = entries) => {
  const causes = causesOf(entries);
  return of.map((entry) => of.map((other) => causes?.knew(entry, other)));
};

test('a journal that has grown is known as one that is read anew', () => {
  const { ann, ken } = twoPhones();
  note(ken, 'before all');
  play(ann, 'pass');
  note(ann, 'between');
  meet(ann, ken);
  note(ken, 'after the first scan');
  takePen(ken);
  note(ann, 'beside');
  meet(ken, ann);
  const { entries } = ann.projection;
  expect(entries.length).toBeGreaterThan(8);
  const anew = table(entries.map((entry) => ({ ...entry })));
  for (let count = 1; count <= entries.length; count += 1) {
    table(entries.slice(0, count));
    expect(table(entries), `from ${count} lines`).toEqual(anew);
  }
});
