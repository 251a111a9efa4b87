import { beforeEach, describe, expect, test, vi } from 'vitest';
import { deletedByHand, dismissLost, lostGames, noteDeletion, noteGames } from '../../src/app/lost-games';
import type { GameRow } from '../../src/storage/rows';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});

const row = (id: string, origin?: string): GameRow => ({
  id,
  game: 'tiny',
  title: `Game ${id}`,
  charts: 'own',
  created: 1,
  updated: 1,
  archived: false,
  entries: 1,
  summary: '',
  ...(origin && { origin: { game: origin, lines: 1 } }),
});
const missing = (...rows: readonly GameRow[]) => {
  noteGames(rows);
  return lostGames.value;
};

describe('an emptied store', () => {
  test('a first visit misses nothing', () => {
    expect(missing()).toBeUndefined();
  });

  test('is said until it is put aside, whatever is begun meanwhile', () => {
    missing(row('a'), row('b'));
    expect(missing()).toEqual(['Game a', 'Game b']);
    expect(missing(row('c'))).toEqual(['Game a', 'Game b']);
    dismissLost([row('c')]);
    expect(missing(row('c'))).toBeUndefined();
    expect(missing()).toEqual(['Game c']);
  });

  test('is not one where a game is still here, or a copy of it has come back', () => {
    missing(row('a'), row('b'));
    expect(missing(row('b'))).toBeUndefined();
    expect(missing()).toEqual(['Game b']);
    expect(missing(row('x', 'b'))).toBeUndefined();
  });

  test('the last game deleted by hand is none, nor where another tab still lists it', () => {
    missing(row('a'));
    noteDeletion('a');
    expect(missing(row('a'))).toBeUndefined();
    expect(missing()).toBeUndefined();
  });

  test('what was deleted by hand is known once, the last one last', () => {
    missing(row('a'), row('b'));
    for (const id of ['a', 'b', 'a']) noteDeletion(id);
    expect(deletedByHand()).toEqual(['b', 'a']);
  });

  test.each([
    '',
    '{',
    '7',
    '{"games":[{}],"gone":[]}',
    '{"games":[{"title":"A"}],"gone":[]}',
    '{"games":"a","gone":[]}',
  ])('a mark of %j tells nothing', (text) => {
    kept.set('war-diary:games', text);
    expect(missing()).toBeUndefined();
  });

  test('a browser that keeps nothing tells nothing', () => {
    vi.stubGlobal('localStorage', undefined);
    missing(row('a'));
    expect(missing()).toBeUndefined();
  });
});
