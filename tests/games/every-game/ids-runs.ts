import { expect, it } from 'vitest';
import { askedIn } from '../../../src/core/journal/amend';
import { type LogLine, logLines } from '../../../src/core/journal/log';
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

/** Reads the log of each recorded game, and of each kind of answer the first so many. */
export function readLogs(often: number): void {
  it.each(games)('no line of the log of $id says an id for what has a name', ({ game, coded, recorded }) => {
    const ids = new Set<string>();
    const said: string[] = [];
    const times = new Map<string, number>();
    /** Whether there is a kind of answer in it that has not been read so often. */
    const isDue = ({ procedure, answers }: LogLine): boolean =>
      answers.filter(({ key, answer }) => {
        const kind = [procedure, key.replace(/[:-][\w-]*\d.*|\d+/, ''), answer.kind].join(' ');
        times.set(kind, (times.get(kind) ?? 0) + 1);
        return (times.get(kind) ?? 0) <= often;
      }).length > 0;
    for (const { entries } of recorded) {
      const projection = foldJournal(game, entries);
      for (const line of logLines(projection)) {
        const isRead = isDue(line);
        const asked = isRead ? askedIn(game, projection, line) : new Map<string, Prompt>();
        for (const id of [...asked.values()].flatMap(idsOf)) ids.add(id);
        said.push(
          [line.title, line.value, line.place].join(' '),
          ...line.lines.map(({ label, value }) => `${label} ${value}`),
          ...line.answers
            .filter(({ auto }) => isRead && !auto)
            .map(({ key, answer }) => describeAnswer(answer, asked.get(key), game.charts, game.apart)),
        );
      }
    }
    // The ids of a file are its author's: few have such as no name has.
    if (coded) expect(ids.size).toBeGreaterThan(3);
    const words = said.flatMap((text) => text.split(/[^\w-]+/));
    expect(words.filter((word) => ids.has(word))).toEqual([]);
  });
}
