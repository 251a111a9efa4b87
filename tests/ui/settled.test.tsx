// @vitest-environment page
import { beforeEach, expect, it } from 'vitest';
import { withLessons } from '../../src/core/charts/pack';
import { lessonsOf } from '../../src/core/journal/commands';
import { foldJournal } from '../../src/core/journal/projection';
import type { Prompt } from '../../src/core/play/prompt';
import { worldAtWar } from '../../src/games/world-at-war-51/game';
import { ProcedureScreen } from '../../src/ui/ask/procedure';
import { sitDown } from '../support/play';
import { recordedEntries } from '../support/recorded';
import { until } from '../support/until';
import { atTable } from './at-table';
import { draw, freshPage, texts } from './drawn';

freshPage();
beforeEach(() => window.scrollTo(0, 0));

/** The question that stands open after so many entries of a raid that is met on its way home. */
async function questionAfter(entries: number): Promise<void> {
  const recorded = recordedEntries(worldAtWar.id, 'interception');
  const taught = recorded.flatMap((entry) => ('answers' in entry ? lessonsOf(entry.answers) : []));
  const table = sitDown(worldAtWar);
  table.projection = foldJournal(worldAtWar, recorded.slice(0, entries));
  const session = atTable({ ...table, pack: withLessons(table.pack, taught, 0) });
  const question = session.question.value;
  if (!question) throw new Error('no question is open');
  // As whoever may look sees it, with no curtain before it.
  const prompt = { ...question.prompt, secret: undefined } as unknown as Prompt;
  await draw(<ProcedureScreen session={session} question={{ ...question, prompt }} />);
}

it('[20.51] what the guns have just settled takes no more room than their dice, above the table of the attack', async () => {
  await questionAfter(38);
  await until(() => texts('.just').length > 0);
  expect(texts('.just')).toEqual(['Ann: Air defence of Arizona0/1Air defence: 0 eliminated, 1 aborted']);
  expect(texts('.result')).toEqual([]);
});

it('[51.42] who meets the fleet by choice is not shown with the die of another', async () => {
  await questionAfter(62);
  await until(() => texts('.earlier').length > 0);
  expect(texts('.result')).toEqual(['meets themB']);
  expect(texts('.earlier')).toEqual(['3Ann: A: 3 or more meets themmeets them']);
});
