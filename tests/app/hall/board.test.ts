import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Board, openBoard } from '../../../src/app/hall/board/board';
import { resultsCsv } from '../../../src/app/hall/board/results';
import { MOST_SAID, readAnnouncement } from '../../../src/app/hall/summary';
import { boardWords } from '../../../src/ui/hall/board/board-words';
import { DIRECTOR, fakeHall, summary } from '../../support/fake-hall';
import { until } from '../../support/until';

const NOON = 1_790_000_000_000;
let hall: ReturnType<typeof fakeHall>;
let board: Board;
const at = (table: number) => board.tables.peek()[table - 1];
const tell = async (table: number, ...said: [unknown, number?, number?]) => {
  await hall.tell(table, ...said);
  await until(() => expect(at(table)?.summary).toEqual(said[0]));
};

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  hall = fakeHall();
  board = await openBoard(DIRECTOR, hall.open);
});
afterEach(() => {
  board.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a board', () => {
  it('shows twenty tables, those beyond them that are heard, and no more than are asked for', async () => {
    expect(board.tables.peek().map(({ table }) => table)).toEqual(
      Array.from({ length: 20 }, (_, i) => i + 1),
    );
    board.show(3);
    expect(board.tables.peek()).toEqual([{ table: 1 }, { table: 2 }, { table: 3 }]);
    await hall.live(5);
    expect(board.tables.peek()).toHaveLength(5);
    board.show(1_000);
    expect(board.tables.peek()).toHaveLength(200);
  });

  it('shows as many tables as its link says, be it one', async () => {
    const small = await openBoard({ ...DIRECTOR, tables: 1 }, hall.open);
    expect(small.tables.peek()).toEqual([{ table: 1 }]);
    expect(boardWords('on', small.tables.peek())).toBe('1 table: 0 in play, 0 over, 1 not begun');
    small.close();
  });

  it('knows a table by its key, and what it tells', async () => {
    await tell(7, summary());
    expect(at(7)).toEqual({ table: 7, summary: summary(), since: NOON, heard: NOON });
    expect(at(6)).toEqual({ table: 6 });
  });

  it('takes nothing that is not sealed with the key of its table, or is no summary', async () => {
    const { game } = await hall.keysAt(7);
    const subject = `wd.${DIRECTOR.event}.${game}.sum.0`;
    hall.hear({ kind: 'sum', game, subject, at: NOON, sealed: new Uint8Array(92) });
    hall.hear({ kind: 'sum', game: 'f'.repeat(32), subject, at: NOON, sealed: new Uint8Array(92) });
    await hall.tell(7, { ...summary(), points: 'many' });
    await tell(8, summary());
    expect(at(7)).toEqual({ table: 7 });
  });

  it('says since when a table waits: its last line, not its last word', async () => {
    await tell(7, summary());
    vi.setSystemTime(NOON + 60_000);
    await tell(7, summary({ pen: 'Ken' }));
    expect(at(7)).toMatchObject({ since: NOON, heard: NOON + 60_000 });
    await tell(7, summary({ lines: 13 }));
    expect(at(7)?.since).toBe(NOON + 60_000);
    vi.setSystemTime(NOON + 90_000);
    await hall.live(7);
    expect(at(7)).toMatchObject({ since: NOON + 60_000, heard: NOON + 90_000 });
  });

  it('dates what came before it by the server, never later than now', async () => {
    hall.state.value = 'reading';
    await tell(1, summary(), NOON - 600_000);
    await tell(2, summary(), NOON + 600_000);
    expect([at(1)?.since, at(2)?.since]).toEqual([NOON - 600_000, NOON]);
  });

  it('keeps the newest of two, and takes the first of a stream that was made anew', async () => {
    await tell(7, summary({ lines: 40 }), NOON, 40);
    await hall.tell(7, summary({ lines: 39 }), NOON, 39);
    await tell(8, summary(), NOON, 41);
    expect(at(7)?.summary?.lines).toBe(40);
    hall.created.value = 'second';
    await tell(7, summary({ lines: 41 }), NOON, 1);
  });

  it('puts who is expected beside who came, and has it again when it is opened anew', async () => {
    expect(board.pair('Table\tWhite\tBlack\n21\tAnn\tKen').ok).toBe(true);
    expect(at(21)).toEqual({ table: 21, expected: ['Ann', 'Ken'] });
    board.show(30);
    board.close();
    board = await openBoard(DIRECTOR, hall.open);
    expect(board.tables.peek()).toHaveLength(30);
    expect(at(21)?.expected).toEqual(['Ann', 'Ken']);
    expect(board.pair('21\tAnn\n21\tKen').ok).toBe(false);
    expect(at(21)?.expected).toEqual(['Ann', 'Ken']);
    board.pair('');
    expect(at(21)?.expected).toBeUndefined();
    board.close();
    board = await openBoard({ ...DIRECTOR, event: 'f'.repeat(25) }, hall.open);
    expect(board.tables.peek()).toHaveLength(20);
  });
});

describe('an announcement', () => {
  it('goes to each table under its own key', async () => {
    board.show(3);
    const said = await board.say(' Lunch at\n noon ');
    expect(said.ok && said.value).toEqual({ taken: [1, 2, 3], missed: [] });
    expect(hall.offered).toHaveLength(3);
    for (const table of [1, 2, 3]) {
      const { game, open } = await hall.keysAt(table);
      const subject = `wd.${DIRECTOR.event}.${game}.say.0`;
      // They are sealed side by side, so in no order.
      const sealed = hall.offered.find((each) => each.subject === subject)?.sealed ?? new Uint8Array();
      const text = new TextDecoder().decode(await open(subject, sealed));
      expect(readAnnouncement(text)).toEqual({ text: 'Lunch at noon', at: NOON });
    }
    expect(new Set(hall.offered.map(({ id }) => id)).size).toBe(3);
  });

  it('tells which tables the server did not take it for', async () => {
    board.show(3);
    const { game } = await hall.keysAt(2);
    hall.answers((subject) => (subject.includes(game) ? { how: 'away' } : { how: 'taken', seq: 1 }));
    const said = await board.say('Lunch');
    expect(said.ok && said.value).toEqual({ taken: [1, 3], missed: [2] });
  });

  it('is said to one table', async () => {
    const said = await board.say('Lunch', [9]);
    expect(said.ok && said.value).toEqual({ taken: [9], missed: [] });
  });

  it.each(['', '  \n', 'x'.repeat(MOST_SAID + 1)])('of %j is refused', async (text) => {
    const said = await board.say(text);
    expect(said.ok ? '' : said.problem.code).toBe('board.said');
    expect(hall.offered).toEqual([]);
  });
});

it('the results are a line for each table that has begun, and hold no formula', async () => {
  await tell(
    2,
    summary({ players: [{ name: '=1+1', side: 'Fox' }], over: 'Fox wins: more cargo', practice: true }),
  );
  await tell(1, summary());
  expect(resultsCsv(board.tables.peek()).split('\r\n')).toEqual([
    'table,game,player 1,side 1,player 2,side 2,points,turn,verdict,charts',
    '1,Night run,Ann,Fox,Ken,Owl,Fox 4; Owl 2,Turn 3,in play,own',
    "2,Night run,'=1+1,Fox,,,Fox 4; Owl 2,Turn 3,Fox wins: more cargo,practice",
    '',
  ]);
});
