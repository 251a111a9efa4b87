// @vitest-environment page
import { beforeEach, expect, it } from 'vitest';
import { withLessons } from '../../src/core/charts/pack';
import { lessonsOf } from '../../src/core/journal/commands';
import { foldJournal } from '../../src/core/journal/projection';
import type { Game } from '../../src/core/play/game';
import type { Prompt } from '../../src/core/play/prompt';
import { usnDeluxe } from '../../src/games/usn-deluxe/game';
import { worldAtWar } from '../../src/games/world-at-war-51/game';
import { ProcedureScreen } from '../../src/ui/ask/procedure';
import { sitDown } from '../support/play';
import { recordedEntries } from '../support/recorded';
import { until } from '../support/until';
import { atTable } from './at-table';
import { draw, freshPage, texts } from './drawn';

freshPage();
beforeEach(() => window.scrollTo(0, 0));

const raid = [worldAtWar, 'interception'] as const;
const weeks = [usnDeluxe, 'opening-moves'] as const;

/** The question that stands open after so many entries of a recorded game. */
async function questionAfter<S>([game, name]: readonly [Game<S>, string], entries: number): Promise<void> {
  const recorded = recordedEntries(game.id, name);
  const taught = recorded.flatMap((entry) =>
    'answers' in entry ? lessonsOf(entry.answers.filter(({ auto }) => !auto)) : [],
  );
  const table = sitDown(game);
  table.projection = foldJournal(game, recorded.slice(0, entries));
  // Some steps come when they are first asked for.
  await game.procedures[table.projection.open?.procedureRun.opened.procedure ?? '']?.ready?.();
  const session = atTable({ ...table, pack: withLessons(table.pack, taught, 0) });
  const question = session.question.value;
  if (!question) throw new Error('no question is open');
  // As whoever may look sees it, with no curtain before it.
  const prompt = { ...question.prompt, secret: undefined } as unknown as Prompt;
  await draw(<ProcedureScreen session={session} question={{ ...question, prompt }} />);
}

it('[20.51] what the guns have just settled takes no more room than their dice, above the table of the attack', async () => {
  await questionAfter(raid, 38);
  await until(() => texts('.just').length > 0);
  expect(texts('.just')).toEqual(['Ann: Air defence of Arizona0/1Air defence: 0 eliminated, 1 aborted']);
  expect(texts('.result')).toEqual([]);
});

it('[51.42] who meets the fleet by choice is not shown with the die of another', async () => {
  await questionAfter(raid, 62);
  await until(() => texts('.earlier').length > 0);
  expect(texts('.result')).toEqual(['meets themB']);
  expect(texts('.earlier')).toEqual(['3Ann: A: 3 or more meets them meets them']);
});

it('[24] what to mind of a result is told in small print', async () => {
  await questionAfter(weeks, 136);
  await until(() => texts('.result').length > 0);
  expect(texts('.result > p').at(-1)).toBe('D2, defenders break down and retreat');
  expect(texts('.result .told').at(-1)).toContain(
    'Units that cannot retreat legally and in supply are eliminated',
  );
});

it('[Phase 5(H)] in a long strike the next table follows what has just fallen, with no result of before', async () => {
  await questionAfter(weeks, 432);
  await until(() => texts('.just').length > 0 && texts('.earlier').length > 0);
  expect(texts('.result')).toEqual([]);
  expect(texts('.stage .chart').length).toBe(1);
  expect(texts('.earlier li').length).toBe(1);
});

it('[Phase 5(G)] each die of an air combat is drawn as its side’s, with what it means', async () => {
  await questionAfter(weeks, 416);
  await until(() => texts('.just').length > 0);
  expect(texts('.just li')).toEqual(['Ken 4, 1/1', 'Ann 5, 2/1']);
  const dice = [...document.querySelectorAll('.just .one')];
  expect(dice.map(({ className }) => className)).toEqual(['one tone-b', 'one tone-a']);
  expect(texts('.just-said')).toEqual([]);
});
