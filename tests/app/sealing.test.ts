import 'fake-indexeddb/auto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { makeCopy } from '../../src/app/backups/make-copy';
import { unpackGame, unpackLines } from '../../src/app/exchange/codec';
import { commitment } from '../../src/app/exchange/commitment';
import { handPen } from '../../src/app/exchange/hand-pen';
import { gameBytes, joinGame, readJoining } from '../../src/app/exchange/join';
import { mineIn, tableIn } from '../../src/app/exchange/seats-in';
import { forksIn, giveWord, healIn, leave, packFor, takeBytes } from '../../src/app/exchange/table';
import { tellSealed } from '../../src/app/exchange/told';
import type { Session } from '../../src/app/session';
import { startHealing } from '../../src/core/exchange/heal';
import type { UnsealedEntry } from '../../src/core/journal/journal';
import { registry } from '../../src/games/registry';
import { randomAnswer } from '../support/random-answer';
import { until } from '../support/until';
import {
  beforeTheOrder,
  everything,
  HEXES,
  handTo,
  meet,
  open,
  opens,
  order,
  readCells,
  SECRET,
} from './oahu-phones';
import { freshStore, take } from './session-support';

afterEach(() => vi.unstubAllGlobals());

/** Ken has written his order and handed the pen back. */
async function ordered() {
  const phones = await beforeTheOrder();
  const { ann, ken } = phones;
  await handTo(ann, ken);
  expect(await ken.start({ procedure: 'landing-order', args: {} })).toBe(true);
  expect(await ken.answer('beachheads', order)).toBe(true);
  await handTo(ken, ann);
  return phones;
}

function sealedBy({ projection }: Session) {
  const entry = projection.value.entries.find((each) => each.kind === 'v1.Answered' && each.kept);
  if (entry?.kind !== 'v1.Answered' || !entry.kept || !entry.seal) throw new Error('nothing sealed');
  return { line: entry.id, kept: entry.kept, hash: entry.seal.hash };
}

describe('what Japan seals with a phone of its own', () => {
  test('[3.2] is nowhere on the other phone until it is opened: not shown, not stored, not sent', async () => {
    const { ann, ken, annStore, kenStore } = await ordered();
    const his = await everything(ken, kenStore);
    for (const hex of SECRET) expect(his).toContain(hex);
    const hers = await everything(ann, annStore);
    for (const hex of SECRET) expect(hers).not.toContain(hex);
    expect(ann.log.value.find(({ sealed }) => sealed === 'jp')?.title).toBe('Sealed entry');
    expect(ann.table.value.obligations.map(({ label }) => label)).toEqual(
      ken.table.value.obligations.map(({ label }) => label),
    );
    const joining = take(await gameBytes(registry, ken.row.value.id, opens(kenStore)));
    const sent = packFor(ken, {}) ?? new Uint8Array();
    const told = [
      take(await unpackGame(joining)),
      JSON.stringify(take(await unpackLines(sent, ann.projection.value.entries))),
    ];
    for (const text of told) {
      expect(text).toContain('landing-order');
      for (const hex of SECRET) expect(text).not.toContain(hex);
    }
  });

  test('a copy says whose secrets it lacks, and holds those of its own phone', async () => {
    const { ann, ken, annStore, kenStore } = await ordered();
    const hers = take(await makeCopy(registry, ann.row.value.id, opens(annStore)));
    const his = take(await makeCopy(registry, ken.row.value.id, opens(kenStore)));
    expect([hers.lacking, his.lacking]).toEqual([['Ken'], []]);
    expect(hers.text).not.toContain(SECRET[0]);
    expect(his.text).toContain(HEXES[0]);
  });

  test('[3.5] is opened on its own phone, checked on the other, and both stand alike', async () => {
    const { ann, ken, kenStore } = await ordered();
    expect(ann.elsewhere({ procedure: 'reveal-landing', args: {} })?.words).toContain(
      'Let Ken’s phone record.',
    );
    expect(await ann.start({ procedure: 'reveal-landing', args: {} })).toBe(false);
    expect(ann.notice.value?.code).toBe('seal.elsewhere');
    expect(ann.notice.value?.message).toContain('Let Ken’s phone record');
    await handTo(ann, ken);
    expect(await ken.start({ procedure: 'reveal-landing', args: {} })).toBe(true);
    await readCells(ken);
    await until(() => expect(ken.projection.value.entries.at(-1)?.kind).toBe('v1.Unsealed'));
    await meet(ken, ann);
    expect(ann.projection.value.state).toEqual(ken.projection.value.state);
    expect(ann.log.value).toEqual(ken.log.value);
    expect(JSON.stringify(ann.log.value)).toContain(HEXES[1]);
    // Closed and opened again: what is due was done once.
    ken.close();
    const again = await open(kenStore, ken.row.value.id);
    expect(again.projection.value.entries.filter(({ kind }) => kind === 'v1.Unsealed')).toHaveLength(1);
  });

  test('an opening that is not what was sealed is said, and nothing changes', async () => {
    const { ann, ken } = await ordered();
    await handTo(ann, ken);
    const { line, kept } = sealedBy(ken);
    const [answer] = kept.answers;
    const other = { ...kept, line, answers: answer ? [{ ...answer, key: 'forged' }] : [] };
    const forged: Omit<UnsealedEntry, 'id' | 'seq' | 'at'> = {
      kind: 'v1.Unsealed',
      openings: [other],
      trace: [],
    };
    expect(await ken.record('forge', () => ({ ok: true, value: { entry: forged, learn: [] } }))).toBe(true);
    const before = ann.projection.value.entries;
    const refused = await takeBytes(registry, ann, packFor(ken) ?? new Uint8Array());
    expect(refused.ok ? undefined : refused.problem.code).toBe('seal.wrong');
    expect(ann.projection.value.entries).toBe(before);
  });

  test('without its salt no order that could be written fits a commitment, with it just one does', async () => {
    const { ken } = await ordered();
    const { line, kept, hash } = sealedBy(ken);
    expect(atob(kept.salt)).toHaveLength(16);
    const [answer] = kept.answers;
    const orders = Array.from({ length: 400 }, (_, i) => [1200 + i, 1199 + i, 1198 + i].map(String));
    const fits = async (salt: string) => {
      const found: (readonly string[])[] = [];
      for (const [first = '', centre = '', last = ''] of orders) {
        const values = { first, centre, last };
        const events = [{ type: 'v1.OrderSealed', hexes: [first, centre, last] }];
        const answers = answer ? [{ ...answer, answer: { kind: 'form' as const, values } }] : [];
        const [title, told] = kept.outcome?.trace ?? [];
        const value = [first, centre, last].join(', ');
        const trace = title && told ? [title, { ...told, value }] : [];
        if ((await commitment(line, { salt, answers, outcome: { events, trace } })) === hash)
          found.push([first, centre, last]);
      }
      return found;
    };
    expect(await fits(kept.salt)).toEqual([HEXES]);
    for (const salt of ['', btoa('\0'.repeat(16)), btoa(line.slice(0, 16))])
      expect(await fits(salt)).toEqual([]);
    expect(sealedBy((await ordered()).ken).kept.salt).not.toBe(kept.salt);
  });

  test('the other side does not write it, and it is not amended while it is sealed', async () => {
    const { ann, ken } = await beforeTheOrder();
    // Said before the tap, on her phone alone.
    const step = { procedure: 'landing-order', args: {} };
    expect(ann.elsewhere(step)?.words).toBe('Ken seals this on another phone.');
    expect(ken.elsewhere(step)).toBeUndefined();
    expect(ann.elsewhere({ procedure: 'reveal-landing', args: {} })).toBeUndefined();
    expect(await ann.start({ procedure: 'landing-order', args: {} })).toBe(false);
    expect(ann.notice.value?.code).toBe('seal.elsewhere');
    expect(mineIn(ken)?.seat).toBe('jp');
  });
});

describe('when the phone that sealed is lost', () => {
  const record = async (session: Session, entry: Omit<UnsealedEntry, 'id' | 'seq' | 'at'>) =>
    expect(await session.record('open', () => ({ ok: true, value: { entry, learn: [] } }))).toBe(true);

  const reveal = { procedure: 'reveal-landing', args: {} };
  const refusesToReveal = async (session: Session) => {
    const before = session.projection.value;
    expect(session.elsewhere(reveal)).toEqual({
      words: 'What Ken sealed is not on this phone.',
      isUnread: true,
    });
    expect(await session.start(reveal)).toBe(false);
    expect(session.notice.value).toMatchObject({ code: 'seal.unread', remedies: ['sealed'] });
    expect(session.projection.value).toBe(before);
  };

  test('who joins anew on its side reveals nothing that is not there', async () => {
    const { ann, annStore } = await ordered();
    const gone = tableIn(ann)?.seats.find(({ seat }) => seat === 'jp');
    expect(gone && (await leave(ann, gone))).toBe(true);
    const store = await freshStore();
    const bytes = take(await gameBytes(registry, 'iph', opens(annStore)));
    const joining = take(await readJoining(registry, bytes, opens(store)));
    const { id } = take(await joinGame(joining, 'jp', 'Ken', opens(store)));
    const anew = await open(store, id);
    await meet(anew, ann);
    expect(ann.elsewhere(reveal)?.words).toContain('Let Ken’s phone record.');
    await handTo(ann, anew);
    await refusesToReveal(anew);
  });

  test('nor does who is left at the table, or goes on alone', async () => {
    const { ann } = await ordered();
    const gone = tableIn(ann)?.seats.find(({ seat }) => seat === 'jp');
    const mine = mineIn(ann);
    if (!gone || !mine) throw new Error('no seats');
    expect(await leave(ann, gone)).toBe(true);
    await refusesToReveal(ann);
    expect(await leave(ann, mine)).toBe(true);
    await refusesToReveal(ann);
  });

  test('the order is told by mouth, marked as not checked, and gives way to what is opened', async () => {
    const { ann, ken } = await ordered();
    const of = ann.projection.value.runs.findLast(({ secret }) => secret)?.opened.id ?? '';
    const tell = (session: Session, answers: Map<string, typeof told>) =>
      tellSealed(session.game, session.projection.value, session.pack.value, of, answers);
    const asks = tell(ann, new Map());
    expect(asks && 'asks' in asks && asks.asks.question.prompt.key).toBe('beachheads');
    const told = {
      kind: 'form',
      values: { first: HEXES[2], centre: HEXES[1], last: HEXES[0] },
    } as { kind: 'form'; values: Record<string, string> };
    const telling = tell(ann, new Map([['beachheads', told]]));
    if (!telling || !('entry' in telling)) throw new Error('nothing told');
    await record(ann, telling.entry);
    expect(JSON.stringify(ann.projection.value.state)).toContain(HEXES[2]);
    const line = ann.log.value.at(-1);
    expect(line?.title).toBe('Told by mouth');
    expect(line?.lines.map(({ kind, label }) => [kind, label])).toEqual([
      ['warning', 'Not checked: the phone that sealed it is not here'],
    ]);
    // Now she may go on without him.
    expect(await ann.start({ procedure: 'reveal-landing', args: {} })).toBe(true);
    await readCells(ann);
    // He comes back: what he sealed is opened, and takes its place.
    const before = sealedBy(ken);
    await meet(ann, ken);
    await until(() => {
      const last = ken.projection.value.entries.findLast((entry) => entry.kind === 'v1.Unsealed');
      const salts = last?.kind === 'v1.Unsealed' ? last.openings.map(({ salt }) => salt) : [];
      return expect(salts).toContain(before.kept.salt);
    });
  });

  test('who sealed cannot tell it by mouth', async () => {
    const { ann, ken } = await ordered();
    await handTo(ann, ken);
    const { line } = sealedBy(ken);
    await record(ken, {
      kind: 'v1.Unsealed',
      openings: [{ line, salt: '', told: true, answers: [] }],
      trace: [],
    });
    const refused = await takeBytes(registry, ann, packFor(ken) ?? new Uint8Array());
    expect(refused.ok ? undefined : refused.problem.code).toBe('seal.wrong');
  });

  test('sealed on the later of two branches it stands as it was sealed, and asks nobody for it', async () => {
    const { ann, ken } = await beforeTheOrder();
    const me = mineIn(ken);
    expect(me && (await handPen(ken, me))).toBe(true);
    expect(await ken.start({ procedure: 'landing-order', args: {} })).toBe(true);
    expect(await ken.answer('beachheads', order)).toBe(true);
    expect(await ann.start({ procedure: 'house-rules', args: {} })).toBe(true);
    for (let asked = 0; ann.question.value && asked < 9; asked += 1) {
      const { prompt } = ann.question.value;
      await ann.answer(
        prompt.key,
        randomAnswer(prompt, () => 1),
      );
    }
    await meet(ken, ann);
    const [fork] = forksIn(ann);
    if (!fork) throw new Error('no fork');
    const [first = '', second = ''] = fork.heads;
    for (const heads of [
      [first, second],
      [second, first],
    ]) {
      const healed = take(healIn(ann, startHealing(fork, heads)));
      expect(healed.question).toBeUndefined();
      expect(healed.fates.map(({ fate }) => fate)).toEqual(['kept']);
      expect(healed.word?.entry.amends).toEqual([]);
    }
    expect(await giveWord(ann, startHealing(fork, [first, second]))).toBe(true);
    await meet(ann, ken);
    expect(ken.projection.value.state).toMatchObject({ order: HEXES });
    expect(ann.projection.value.state).toMatchObject({ order: [] });
  });
});
