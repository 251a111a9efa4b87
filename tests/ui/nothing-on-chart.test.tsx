// @vitest-environment page
import { expect, it } from 'vitest';
import { usnDeluxe } from '../../src/games/usn-deluxe/game';
import { ProcedureScreen } from '../../src/ui/ask/procedure';
import { open, question, say } from '../support/play';
import { atTable, sitDownNow } from './at-table';
import { draw, freshPage, tap, texts } from './drawn';

freshPage();

/** Turn 22 of Game 2, its chart not read. */
function reading() {
  const table = sitDownNow(usnDeluxe);
  open(table, usnDeluxe.setup, { charts: 'own' });
  say(table, 'g2', { j: 'Ken', a: 'Ann', options: [] }, {});
  while (!usnDeluxe.moment(table.projection.state).startsWith('Turn 22')) {
    if (question(table)) say(table, 'end');
    else open(table, 'end-step');
  }
  open(table, 'due');
  return atTable(table, { row: { id: 'nothing-on-chart' } });
}

it('a chart with nothing for a turn is read with one tap, for one side or for both', async () => {
  for (const [button, cells, next] of [
    ['Nothing here', ['j|22'], 'cell:reinforcements:a:22'],
    ['Nothing in turn 22', ['j|22', 'a|22'], 'reserves'],
  ] as const) {
    const session = reading();
    const asked = session.question.value;
    if (!asked) throw new Error('nothing is asked');
    await draw(<ProcedureScreen session={session} question={asked} />);
    expect(texts('.foot .row button')).toEqual(['Nothing here', 'Nothing in turn 22']);
    const before = session.projection.value.entries.length;
    await tap(button);
    const read = session.pack.value.cells.reinforcements ?? {};
    expect(Object.entries(read).map(([at, { value }]) => [at, value])).toEqual(
      cells.map((at) => [at, 'Nothing']),
    );
    expect(session.question.value?.prompt.key).toBe(next);
    expect(session.projection.value.entries).toHaveLength(before + 1);
    await session.undo();
    expect(session.pack.value.cells.reinforcements ?? {}).toEqual({});
    expect(session.question.value?.prompt.key).toBe('cell:reinforcements:j:22');
  }
});
