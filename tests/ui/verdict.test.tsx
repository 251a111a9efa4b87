// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { readSummary } from '../../src/app/hall/summary';
import { summaryOf } from '../../src/app/hall/tell-summary';
import type { Session } from '../../src/app/session';
import type { Entry } from '../../src/core/journal/journal';
import { VerdictCard } from '../../src/ui/ask/panels/verdict';
import { inPlay } from '../../src/ui/game/in-play';
import { announcement } from '../../src/ui/kit/announce';
import { TableScreen } from '../../src/ui/play/table';
import book from '../games/specimen/fixtures/red-wins.json';
import { specimen } from '../games/specimen/meta';
import { onTheTable } from '../support/amending';
import { atTable } from './at-table';
import { draw, freshPage, settled, tap, texts } from './drawn';

freshPage();

const won = (): Session => atTable(onTheTable(specimen, book.entries as unknown as readonly Entry[]));

/** The line that moved the points last. */
const mover = ({ projection }: Session): string =>
  projection.value.runs.findLast(({ opened, struck }) => !struck && opened.procedure === 'fight')?.opened
    .id ?? '';

const SINCE = 'Recorded at “Red leads by 2”; now “Red leads by 1”. By the rules the game is not over.';
const card = () => texts('.verdict > *');

describe('an end that is recorded', () => {
  it('while nothing has changed is taken back by Undo', async () => {
    await draw(<TableScreen arrived={false} session={won()} />);
    expect(card()).toEqual([
      'Rita wins',
      'Red leads by 2 9',
      'Recorded. Undo takes it back.',
      'After the battle',
    ]);
  });

  it('after an earlier line was struck says so on the table, in the list, to the hall and aloud, and is taken back', async () => {
    const session = won();
    const left = new AbortController();
    inPlay(session, undefined, left.signal);
    await session.strike([mover(session)]);
    await draw(<TableScreen arrived={false} session={session} />);
    expect(card()).toEqual([
      'Rita wins',
      'Red leads by 2 9',
      SINCE,
      'Take back the end to play on or record it again, or leave it as it is.',
      'Take the end back',
      'After the battle',
    ]);
    await settled();
    expect(announcement.value.text).toContain(SINCE);
    expect(session.row.value.summary).toBe(`Game over · ${SINCE}`);
    const summary = summaryOf(session);
    expect(summary).toMatchObject({ over: `Rita wins. ${SINCE}`, turn: 'Game over · Red leads by 1' });
    expect(readSummary(JSON.stringify(summary))).toEqual(summary);
    await tap('Take the end back');
    expect(session.table.value.verdict).toBeUndefined();
    expect(announcement.value.text).toBe('The end is taken back. Redo brings it back.');
    expect(session.row.value.summary).toBe('Turn 1 · Red leads by 1');
    await session.redo();
    expect(session.table.value.verdict?.since).toBe(SINCE);
    await session.redo();
    expect(session.table.value.verdict?.since).toBeUndefined();
    left.abort();
  });

  it('says so in the report too, with the way back', async () => {
    const session = won();
    await session.strike([mover(session)]);
    const { verdict } = session.table.value;
    if (!verdict) throw new Error('no verdict');
    await draw(<VerdictCard session={session} verdict={verdict} />);
    expect(card().slice(2)).toEqual([
      SINCE,
      'Take back the end to play on or record it again, or leave it as it is.',
      'Take the end back',
    ]);
  });
});
