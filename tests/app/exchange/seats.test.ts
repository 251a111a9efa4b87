// What phones at a table ask of it, with nothing there, with half of it there, and as it is.
import 'fake-indexeddb/auto';
import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unpackGame } from '../../../src/app/exchange/codec';
import { deviceBytes } from '../../../src/app/exchange/device-code';
import { readForDevice } from '../../../src/app/exchange/for-device';
import { handPen } from '../../../src/app/exchange/hand-pen';
import { checkBeside, sealBeside } from '../../../src/app/exchange/sealed-beside';
import { ownSeatIn, sideNameOf, tableIn } from '../../../src/app/exchange/seats-in';
import { leave, packFor, takeBytes } from '../../../src/app/exchange/table';
import { tellSealed } from '../../../src/app/exchange/told';
import { whenSaved } from '../../../src/app/exchange/when-saved';
import { readSummary } from '../../../src/app/hall/summary';
import { summaryOf } from '../../../src/app/hall/tell-summary';
import type { Session } from '../../../src/app/session';
import { ONLOOKER } from '../../../src/core/exchange/seats';
import type { Entry } from '../../../src/core/journal/journal';
import type { Game } from '../../../src/core/play/game';
import { ok } from '../../../src/core/result';
import { fakeLocks } from '../../support/locks';
import { march, startGame, take } from '../session-support';
import { chose, tinyGame, tinyRegistry } from '../tiny-game';
import { annAndKen, opens } from '../tiny-phones';

beforeEach(() => vi.stubGlobal('navigator', { locks: fakeLocks() }));
afterEach(() => vi.unstubAllGlobals());

const SIDES = [
  { id: 'blue', name: 'Blue', tone: 'a' },
  { id: 'red', name: 'Red', tone: 'b' },
] as const;
const asSides = (session: Session): Session => ({ ...session, game: { ...session.game, sides: SIDES } });

/** Ann has put Ken off the table, and he knows. */
async function kenPutOff() {
  const { ann, ken } = await annAndKen();
  await takeBytes(tinyRegistry, ann.session, packFor(ken.session) ?? new Uint8Array());
  const seat = tableIn(ann.session)?.seats.find(({ name }) => name === 'Ken');
  expect(seat && (await leave(ann.session, seat))).toBe(true);
  await takeBytes(tinyRegistry, ken.session, packFor(ann.session, {}) ?? new Uint8Array());
  return { ann: ann.session, ken: ken.session };
}

test('who has no seat any more, or is at no table, hands no pen and is told', async () => {
  const { ken } = await kenPutOff();
  expect([tableIn(ken)?.seats.map(({ name }) => name), ownSeatIn(ken)]).toEqual([['Ann'], undefined]);
  const [anns] = tableIn(ken)?.seats ?? [];
  if (!anns) throw new Error('no seat');
  const { session: alone } = await startGame();
  for (const session of [ken, alone]) {
    const before = session.projection.value.entries;
    expect(await handPen(session, anns)).toBe(false);
    expect(session.notice.value?.code).toBe('device.seat');
    expect(session.projection.value.entries).toBe(before);
  }
});

test('a seat is called as its side, as looking on, or by itself where the game has no such side', async () => {
  const { session } = await startGame();
  expect(['blue', ONLOOKER, 'green'].map((seat) => sideNameOf(asSides(session), seat))).toEqual([
    'blue',
    'Onlooker',
    'green',
  ]);
});

test('the code for another device of who is at a hall, whose pass is not here, goes without one', async () => {
  const { ken } = await annAndKen();
  const atHall = ken.session.adopt(({ projection, row: { seat } }) =>
    ok({ entries: projection.entries, seat: seat && { ...seat, hall: true }, learn: [] }),
  );
  expect(await atHall).toBe(true);
  const bytes = take(await deviceBytes(tinyRegistry, ken.session, opens(ken.store)));
  const told = take(readForDevice(take(await unpackGame(bytes))));
  expect(told).toMatchObject({ of: ken.session.row.value.seat?.writer });
  expect(told).not.toHaveProperty('pass');
});

test('what a table tells of itself is all that the director reads', async () => {
  const { ann, ken } = await annAndKen();
  await takeBytes(tinyRegistry, ann.session, packFor(ken.session) ?? new Uint8Array());
  const { entries } = ann.session.projection.value;
  const summary = summaryOf(asSides(ann.session));
  expect(summary).toEqual({
    game: 'tiny',
    title: ann.session.row.value.title,
    turn: ann.session.row.value.summary,
    points: expect.any(Array),
    players: [
      { name: 'Ann', side: 'Blue' },
      { name: 'Ken', side: 'Red' },
    ],
    pen: 'Ann',
    lines: entries.length,
    begun: entries[0]?.at,
    at: entries.at(-1)?.at,
  });
  expect(readSummary(JSON.stringify(summary))).toEqual(summary);
});

test('lines from elsewhere wait for the tap that is being saved, and for nothing else', async () => {
  const save = signal<Session['save']['value']>({ kind: 'saving' });
  let went = 0;
  const waits = whenSaved({ save } as Partial<Session> as Session).then(() => {
    went += 1;
  });
  await new Promise((next) => setTimeout(next));
  expect(went).toBe(0);
  save.value = { kind: 'saved' };
  await waits;
  expect(went).toBe(1);
  await whenSaved({ save } as Partial<Session> as Session);
});

test('what a procedure that this version lacks has sealed is not told by mouth', async () => {
  const { session } = await startGame();
  expect(await session.start(march, { key: 'way', answer: chose('north') })).toBe(true);
  const { projection, pack } = session;
  const of = projection.value.runs.at(-1)?.opened.id ?? '';
  const tell = (game: Session['game'], line: string) =>
    tellSealed(game, projection.value, pack.value, line, new Map());
  expect(tell(session.game, of)).toMatchObject({ asks: { question: { procedure: 'march' } } });
  expect(tell({ ...session.game, procedures: {} }, of)).toBeUndefined();
  expect(tell(session.game, 'nobody:1')).toBeUndefined();
});

/** The tiny game, whose march is sealed and may be sealed beside the play. */
const { march: plain, skirmish } = tinyGame.procedures;
if (!plain || !skirmish) throw new Error('no march');
const sealing = {
  ...tinyGame,
  seals: true,
  procedures: {
    skirmish,
    march: { ...plain, secret: () => ({ side: 'blue', tag: 'march' }), beside: () => '' },
  },
} as Game<unknown>;

test('only what is sealed, and a side’s own, is sealed beside the play', async () => {
  const { ann } = await annAndKen();
  const { projection, pack } = ann.session;
  const asked = (procedure: string) => {
    const step = { procedure, args: {} };
    const began = sealBeside(sealing, projection.value, pack.value, step, new Map());
    return began.ok ? 'asks' in began.value && began.value.asks.question.procedure : began.problem.code;
  };
  expect(['march', 'skirmish', 'spy'].map(asked)).toEqual(['march', 'seal.pen', 'seal.pen']);
});

test('what another phone sealed beside is taken with the seal of the side that sits there, and no other', async () => {
  const { ann } = await annAndKen();
  const { entries } = ann.session.projection.value;
  const { writer } = ann.session.row.value.seat ?? {};
  const sealed = (change: object) => {
    const line = { id: `${writer}:99`, seq: entries.length + 1, at: 1, after: entries.at(-1)?.id };
    const whole = {
      ...line,
      kind: 'v1.SealedBeside',
      procedure: 'march',
      args: {},
      answers: [],
      rests: 'march',
    };
    const fresh = { ...whole, seal: { side: 'blue', hash: '' }, trace: [], ...change } as unknown as Entry;
    const checked = checkBeside(sealing, [fresh], [...entries, fresh]);
    return checked.ok ? 'ok' : checked.problem.code;
  };
  expect(sealed({})).toBe('ok');
  for (const change of [
    { seal: undefined },
    { seal: { side: 'red', hash: '' } },
    { procedure: 'skirmish' },
    { procedure: 'spy' },
    { id: 'nobody:1' },
  ])
    expect(sealed(change), JSON.stringify(change)).toBe('seal.beside');
});
