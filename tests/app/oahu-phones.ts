import { readFileSync } from 'node:fs';
import { expect, vi } from 'vitest';
import { handPen } from '../../src/app/exchange/hand-pen';
import { gameBytes, joinGame, readJoining } from '../../src/app/exchange/join';
import { tableIn } from '../../src/app/exchange/seats-in';
import { openTable, packFor, takeBytes } from '../../src/app/exchange/table';
import { openSession } from '../../src/app/open-session';
import type { Session } from '../../src/app/session';
import type { Entry } from '../../src/core/journal/journal';
import { registry } from '../../src/games/registry';
import type { Store } from '../../src/storage/store';
import { fakeLocks } from '../support/locks';
import { freshStore, take } from './session-support';

const RECORDED: readonly Entry[] = JSON.parse(
  readFileSync(new URL('../games/iph/fixtures/to-turn-11.json', import.meta.url), 'utf8'),
).entries;
const AT = RECORDED.findIndex((entry) => entry.kind === 'v1.Opened' && entry.procedure === 'landing-order');
export const HEXES = ['1234', '1233', '1232'];
/** As a line holds them, and as it tells them: four digits alone stand in many a sum and time. */
export const SECRET = [...HEXES.map((hex) => `"${hex}"`), HEXES.join(', ')];
export const opens = (store: Store) => async () => ({ ok: true, value: store }) as const;
export const open = async (store: Store, id: string) => take(await openSession(registry, id, opens(store)));

/** Ann plays the US and has the pen, Ken plays Japan: the game stands before the landing order. */
export async function beforeTheOrder() {
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  const [annStore, kenStore] = [await freshStore(), await freshStore()];
  const row = {
    ...{ id: 'iph', game: 'iph', title: 'Oahu', charts: 'own' as const, created: 1, updated: 1 },
    ...{ archived: false, entries: AT, summary: '' },
  };
  take(await annStore.addCopies({ games: [{ row, entries: RECORDED.slice(0, AT) }], packs: [] }));
  const ann = await open(annStore, 'iph');
  expect(await openTable(ann, 'us', 'Ann')).toBe(true);
  const bytes = take(await gameBytes(registry, 'iph', opens(annStore)));
  const joining = take(await readJoining(registry, bytes, opens(kenStore)));
  const joined = take(await joinGame(joining, 'jp', 'Ken', opens(kenStore)));
  const ken = await open(kenStore, joined.id);
  await meet(ken, ann);
  return { ann, ken, annStore, kenStore };
}

export async function meet(one: Session, other: Session): Promise<Uint8Array[]> {
  const first = packFor(one) ?? new Uint8Array();
  const { heard } = take(await takeBytes(registry, other, first));
  const second = packFor(other, heard) ?? new Uint8Array();
  take(await takeBytes(registry, one, second));
  return [first, second];
}

export async function handTo(from: Session, to: Session): Promise<void> {
  const seat = tableIn(from)?.seats.find(({ writer }) => writer === to.row.value.seat?.writer);
  expect(seat && (await handPen(from, seat))).toBe(true);
  await meet(from, to);
}

export const order = {
  kind: 'form',
  values: { first: HEXES[0], centre: HEXES[1], last: HEXES[2] },
} as { kind: 'form'; values: Record<string, string> };

/** Reads each cell that the reveal asks for as empty. */
export async function readCells(session: Session): Promise<void> {
  for (let asked = 0; session.question.value && asked < 9; asked += 1) {
    const { key, kind } = session.question.value.prompt;
    expect(kind).toBe('cell');
    const prompt = session.question.value.prompt;
    if (prompt.kind !== 'cell') throw new Error(kind);
    const { chart, column, row } = prompt;
    await session.answer(key, {
      kind: 'cell',
      chart,
      column,
      row,
      value: 'none',
      source: 'mapsheet',
      pack: '',
    });
  }
}

/** All that a phone has and shows. */
export const everything = (session: Session, store: Store) =>
  store.dumpGame(session.row.value.id).then((dumped) => {
    const shown = [session.table.value, session.log.value, session.ledgers.value, session.projection.value];
    return JSON.stringify([shown, take(dumped)], (_, value) => (value instanceof Set ? [...value] : value));
  });
