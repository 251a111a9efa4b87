import { expect, it } from 'vitest';
import { askedIn } from '../../../src/core/journal/amend';
import { logLines } from '../../../src/core/journal/log';
import { foldJournal } from '../../../src/core/journal/projection';
import type { Prompt } from '../../../src/core/play/prompt';
import { describeAnswer } from '../../../src/ui/ask/describe-answer';
import { games } from './games';

/** What a question calls its choices among themselves, where players read other words. */
function idsOf(prompt: Prompt): readonly string[] {
  const options =
    prompt.kind === 'choice'
      ? prompt.options
      : prompt.kind === 'draw'
        ? prompt.from
        : prompt.kind === 'form'
          ? prompt.fields.flatMap((field) => ('options' in field ? field.options : []))
          : [];
  return options.flatMap(({ value, label }) =>
    value.includes('-') && !label.toLowerCase().includes(value) ? [value] : [],
  );
}

it.each(games)('no line of the log of $id says an id for what has a name', ({ game, recorded }) => {
  const ids = new Set<string>();
  const said: string[] = [];
  for (const { entries } of recorded) {
    const projection = foldJournal(game, entries);
    for (const line of logLines(projection)) {
      const asked = askedIn(game, projection, line);
      for (const id of [...asked.values()].flatMap(idsOf)) ids.add(id);
      said.push(
        [line.title, line.value, line.place].join(' '),
        ...line.lines.map(({ label, value }) => `${label} ${value}`),
        ...line.answers
          .filter(({ auto }) => !auto)
          .map(({ key, answer }) => describeAnswer(answer, asked.get(key), game.charts, game.apart)),
      );
    }
  }
  expect(ids.size).toBeGreaterThan(3);
  const words = said.flatMap((text) => text.split(/[^\w-]+/));
  expect(words.filter((word) => ids.has(word))).toEqual([]);
});
