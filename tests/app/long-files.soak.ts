import { expect, it } from 'vitest';
import { openFile } from '../../src/app/backups/restore';
import { packGame } from '../../src/app/exchange/codec';
import { readJoining } from '../../src/app/exchange/join';
import { ok, type Result } from '../../src/core/result';
import { registry } from '../../src/games/registry';
import type { Store } from '../../src/storage/store';
import { sealed } from '../support/backups';
import { fullest, gameOf, longest, MOST_TEXT, many } from './long-files';

const nobody = { listGames: async () => ok([]), listPacks: async () => ok([]) } as unknown as Store;
const open = async () => ok(nobody);

/** Milliseconds of work, whatever else the machine does meanwhile; each of these took two to ten seconds at once. */
const MOST_AT_ONCE = 1_500;

function worked(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

async function longestPause(work: () => Promise<Result<unknown>>): Promise<[pause: number, said: string]> {
  let last = worked();
  let pause = 0;
  const beat = () => {
    const now = worked();
    pause = Math.max(pause, now - last);
    last = now;
  };
  const timer = setInterval(beat, 1);
  const done = await work();
  beat();
  clearInterval(timer);
  return [pause, done.ok ? 'ok' : done.problem.code];
}

const around = (games: string) =>
  `{"format":"war-diary-backup","kept":{"made":1,"scope":"game","games":[${games}],"packs":[],"settings":{}},"sum":"00000000","version":1}`;
const most = MOST_TEXT - 500;
const VALUES = 3_990_000;
const copyOf = (entries: readonly object[]) =>
  sealed({ made: 1, scope: 'game', games: [gameOf(entries as never)], packs: [], settings: {} });
const notes = Array.from({ length: 10_000 }, (_, i) => ({
  ...{ kind: 'v1.Noted', id: `a:${i + 1}`, seq: i + 1, at: 1, text: '' },
}));

it.each<[name: string, said: string, text: () => string]>([
  ['the longest game', 'ok', longest],
  ['as many of them as a file may hold', 'ok', fullest],
  ['numbers', 'backup.sum', () => around(`${many('1234567890123,', Math.min(most, VALUES * 14))}0`)],
  ['lists in lists', 'backup.sum', () => around(`${many('[[[]]],', Math.min(most, VALUES * 7))}0`)],
  ['one text', 'text.long', () => around(`"${many('\\u00e9', most)}"`)],
  ['blanks', 'backup.sum', () => around(many(' ', most))],
  [
    'one line with millions of values',
    'backup.line',
    () => copyOf([{ ...notes[0], wild: Array(1000).fill(Array(3900).fill(1)) }]),
  ],
  [
    'millions of strikes',
    'backup.many',
    () =>
      copyOf([
        ...notes,
        ...Array.from({ length: 390 }, (_, i) => ({
          ...{ kind: i % 2 ? 'v1.Restored' : 'v1.Struck', id: `b:${i + 1}`, seq: i + 10_001, at: 1 },
          ids: notes.map(({ id }) => id),
        })),
      ]),
  ],
])('the page stays alive while a copy is read: %s', async (_, want, text) => {
  const file = new Blob([text()]);
  const [pause, said] = await longestPause(() => openFile(registry, file, open));
  expect(said).toBe(want);
  expect(pause).toBeLessThan(MOST_AT_ONCE);
});

it('and while the longest game comes from another phone', async () => {
  const bytes = packGame(longest());
  const [pause, said] = await longestPause(() => readJoining(registry, bytes, open));
  expect(said).toBe('join.open');
  expect(pause).toBeLessThan(MOST_AT_ONCE);
});
