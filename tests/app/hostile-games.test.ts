import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { makeCopy } from '../../src/app/backups/make-copy';
import { openFile, takeRestore } from '../../src/app/backups/restore';
import { openSession } from '../../src/app/open-session';
import { backupText } from '../../src/core/journal/backup';
import type { Entry } from '../../src/core/journal/journal';
import { ok } from '../../src/core/result';
import { iph } from '../../src/games/iph/game';
import { registry } from '../../src/games/registry';
import { backupOf, backupsFrom, sealed } from '../support/backups';
import { recordedEntries } from '../support/recorded';
import { freshStore, take } from './session-support';

const played = recordedEntries('iph', 'first-turns');
const { gameOf } = backupsFrom(iph, played);
const whole = gameOf(30);

const opened = whole.entries.findLast(({ kind }) => kind === 'v1.Opened')?.id;

async function refusal(file: Blob | string): Promise<string> {
  const store = await freshStore();
  const read = await openFile(registry, typeof file === 'string' ? new Blob([file]) : file, async () =>
    ok(store),
  );
  return read.ok ? 'ok' : read.problem.code;
}

/** The game with more lines: their order and ids are given here. */
const withLines = (...drafts: readonly object[]): string => {
  const last = whole.entries.at(-1)?.seq ?? 0;
  const more = drafts.map((draft, i) => ({ id: `far:${last + i + 1}`, seq: last + i + 1, at: 1, ...draft }));
  return backupText(backupOf({ ...whole, entries: [...whole.entries, ...more] as readonly Entry[] }));
};
const happened = (...events: readonly object[]) => ({
  kind: 'v1.Opened',
  procedure: 'correct-points',
  args: {},
  answers: [],
  outcome: { events, trace: [] },
});
const points = (value: unknown) => ({ type: 'v1.PointsCorrected', label: 'More', points: value });
const support = (planes: number) => ({
  type: 'v1.SupportGiven',
  battleships: [],
  planes,
  usPlanes: 0,
  army: false,
});

describe('a file with its right sum that no game of this app could have recorded', () => {
  it.each([
    [
      'planes far below nought',
      withLines(happened(support(-1e8)), {
        kind: 'v1.Opened',
        procedure: 'interdiction',
        args: {},
        answers: [],
      }),
      'backup.bounds',
    ],
    ['points beyond measure', withLines(happened(points(1e308))), 'backup.bounds'],
    ['points that are a word', withLines(happened(points('many'))), 'backup.bounds'],
    ['points with more to them', withLines(happened({ ...points(1), more: 1 })), 'backup.bounds'],
    [
      'a die of a billion sides',
      withLines({ kind: 'v1.Noted', text: '', roll: { sides: 1e9, faces: [7], by: 'physical' } }),
      'backup.bounds',
    ],
    [
      'a face that the die has not',
      withLines({ kind: 'v1.Noted', text: '', roll: { sides: 6, faces: [7], by: 'physical' } }),
      'backup.bounds',
    ],
    [
      'more events than a state can bear',
      withLines(...Array.from({ length: 11 }, () => happened(...Array(4000).fill(points(1))))),
      'backup.bounds',
    ],
    ...Object.entries({
      amendments: {
        kind: 'v1.Amended',
        reason: 'x',
        changed: [],
        answers: [],
        outcome: { events: [], trace: [] },
      },
      answers: { kind: 'v1.Answered', answers: [] },
      notes: { kind: 'v1.Noted', text: 'x' },
    }).flatMap(([what, draft]): [string, string, string][] =>
      [980, 1001].map((count) => [
        `${count} ${what} of one line`,
        withLines(...Array(count).fill({ ...draft, of: opened })),
        count > 1000 ? 'backup.many' : 'ok',
      ]),
    ),
    [
      'a line that is struck and brought back a thousand times',
      withLines(
        ...Array.from({ length: 1001 }, (_, i) => ({
          kind: `v1.${i % 2 ? 'Restored' : 'Struck'}`,
          ids: [opened],
        })),
      ),
      'backup.many',
    ],
    [
      'a line that is struck often by one tap',
      withLines({ kind: 'v1.Struck', ids: Array(1001).fill(opened) }),
      'backup.many',
    ],
    [
      'more seats than a hall has',
      withLines(
        ...Array.from({ length: 501 }, (_, i) => ({
          kind: 'v1.Seated',
          ...(!i && { table: 't' }),
          writer: `w${i}`,
          seat: 'jp',
          name: 'Ken',
          trace: [],
        })),
      ),
      'backup.many',
    ],
    ...['', ' ', 'a\nb', 'a\u202eb', 'x'.repeat(25)].map((name): [string, string, string] => [
      `a seat by the name ${JSON.stringify(name)}`,
      withLines({ kind: 'v1.Seated', table: 't', writer: 'w', seat: 'jp', name, trace: [] }),
      'backup.bounds',
    ]),
    ...['reveals', 'trace'].map((list): [string, string, string] => [
      `a list of ${list} that no tap makes`,
      withLines({
        ...happened(),
        outcome: {
          events: [],
          trace: [],
          [list]: Array(4001).fill(list === 'trace' ? { kind: 'title', label: 'x' } : 'x'),
        },
      }),
      'backup.line',
    ]),
    ['a time that no calendar has', withLines({ kind: 'v1.Noted', text: 'when', at: 1e300 }), 'backup.line'],
    ['an event of an unknown type', withLines(happened({ type: 'v9.Sung', loud: 1e308 })), 'ok'],
    ['points that a correction can record', withLines(happened(points(-22))), 'ok'],
  ])('%s', async (_, file, want) => {
    expect(await refusal(file)).toBe(want);
  });

  it('stored already, one that is beyond its bounds opens all the same, and can be copied', async () => {
    const store = await freshStore();
    const open = async () => ok(store);
    const file = await openFile(registry, new Blob([withLines(happened(points(-22)))]), open);
    if (!file.ok || file.value.kind !== 'copy') throw new Error('not read');
    const chosen = { games: new Set([0]), packs: true, settings: false };
    const [row] = take(await takeRestore(file.value.plan, chosen, open));
    if (!row) throw new Error('not restored');
    const { entries } = take(await store.loadGame(row.id));
    const seq = entries.length + 1;
    const wild = { ...happened(points(-1e6)), id: `far:${seq}`, seq, at: 1 } as Entry;
    take(await store.append(row.id, wild, { summary: row.summary, updated: 1 }));
    const session = take(await openSession(registry, row.id, open));
    expect(session.log.value.at(-1)?.seq).toBe(seq);
    session.close();
    const copy = take(await makeCopy(registry, row.id, open));
    expect(copy.games).toEqual([expect.objectContaining({ entries: seq })]);
    expect(await refusal(copy.text)).toBe('backup.bounds');
  });

  it('made at a time that no calendar has', async () => {
    const { games, packs, settings } = backupOf(whole);
    expect(await refusal(sealed({ made: 1e300, scope: 'game', games, packs, settings }))).toBe('backup.kept');
  });

  it('18 MB of nothing', async () => {
    expect(await refusal(new Blob(['[', '[],'.repeat(6_000_000), '0]']))).toBe('text.values');
  });

  it('thousands of lines undone by one tap are read', async () => {
    const notes = Array.from({ length: 5000 }, () => ({ kind: 'v1.Noted', text: 'again' }));
    const ids = notes.map((_, i) => `far:${(whole.entries.at(-1)?.seq ?? 0) + i + 1}`);
    expect(await refusal(withLines(...notes, { kind: 'v1.Struck', ids }))).toBe('ok');
  });

  it('a line struck 80,000 times is refused', async () => {
    const [first] = whole.entries;
    const strikes = Array.from({ length: 20 }, () => ({
      kind: 'v1.Struck',
      ids: Array(4000).fill(first?.id),
    }));
    expect(await refusal(withLines(...strikes))).toBe('backup.many');
  });
});
