// @vitest-environment page
import { describe, expect, test } from 'vitest';
import type { Session } from '../../src/app/session';
import { openQuestion } from '../../src/core/journal/commands';
import { extendProjection, foldJournal } from '../../src/core/journal/projection';
import { ProcedureScreen } from '../../src/ui/ask/procedure';
import { AmendScreen } from '../../src/ui/log/amend/amend';
import { LogScreen } from '../../src/ui/log/log';
import { TableScreen } from '../../src/ui/play/table';
import { ChartsScreen } from '../../src/ui/teach/charts';
import { games } from '../games/every-game/games';
import { atTable } from './at-table';
import { draw, freshPage, settled, texts } from './drawn';

freshPage();

const WORDS = ['practice table, not the printed one'];
/** What says on the screen that is drawn that its values are made up, folded or not. */
const labels = () => (document.body.textContent?.match(/not the printed one/g) ?? []).map(() => WORDS[0]);

/** A chart, or what was read on one, stands on the screen. */
const showsValues = () =>
  document.querySelector('main .chart, .dock .chart') !== null ||
  document.querySelector('main')?.textContent?.includes('practice table') === true;

/** A file with open cells has no practice set. */
const practised = games.filter(({ game }) => Object.keys(game.practice.cells).length > 0);

describe.each(practised)('practice games of $id', ({ game, example }) => {
  const at = (entries: typeof example): Session => {
    const projection = foldJournal(game, entries);
    return atTable({ game, projection, pack: game.practice, now: 0 });
  };

  test('each table, and each question that shows a value, says once that the values are made up', async () => {
    const seen = new Set<string>();
    let projection = foldJournal(game, []);
    let asked = 0;
    for (const entry of example) {
      projection = extendProjection(game, projection, entry);
      const question = openQuestion(game, projection, game.practice);
      const where = question
        ? `${question.procedure} ${question.prompt.kind}`
        : (projection.runs.at(-1)?.opened.procedure ?? '');
      if (seen.has(where) || question?.prompt.secret) continue;
      seen.add(where);
      const session = atTable({ game, projection, pack: game.practice, now: 0 });
      await draw(
        question ? (
          <ProcedureScreen session={session} question={question} />
        ) : (
          <TableScreen session={session} arrived={false} />
        ),
      );
      await settled();
      const shows = !question || showsValues();
      expect(texts('.practice'), where).toEqual(shows ? WORDS : []);
      expect(labels(), where).toEqual(shows ? WORDS : []);
      if (question && shows) asked += 1;
    }
    expect(asked).toBeGreaterThan(0);
  });

  test('so do the log, each chart, and a line that is amended', async () => {
    const { open } = foldJournal(game, example);
    const session = at(example.filter(({ seq }) => seq < (open?.procedureRun.opened.seq ?? Infinity)));
    await draw(<LogScreen session={session} />);
    for (const entry of document.querySelectorAll('details')) entry.open = true;
    await settled();
    expect(texts('.practice')).toEqual(WORDS);
    expect(labels()).toEqual(WORDS);
    for (const { id } of [{ id: undefined }, ...game.charts]) {
      await draw(<ChartsScreen session={session} item={id} edit={false} />);
      expect(texts('.practice'), id).toEqual(WORDS);
      expect(labels(), id).toEqual(WORDS);
    }
    const read = session.projection.value.runs.findLast(
      ({ outcome, struck, secret }) =>
        !struck && !secret && outcome?.trace.some(({ source }) => source === 'practice'),
    );
    await draw(<AmendScreen session={session} view="amend" item={read?.opened.id ?? ''} />);
    await settled();
    expect(texts('.practice')).toEqual(WORDS);
    expect(labels()).toEqual(WORDS);
  });
});
