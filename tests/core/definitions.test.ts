import { describe, expect, it } from 'vitest';
import { messageFor, messageText, readMessage } from '../../src/core/exchange/message';
import { backupText, readBackupText } from '../../src/core/journal/backup';
import { definitionsIn } from '../../src/core/journal/definitions';
import { isFileHash, isOwn, ownId } from '../../src/core/play/game-file';
import { backupOf } from '../support/backups';
import { gameOf } from './toy-backups';

const [A, B] = ['a'.repeat(64), 'b'.repeat(64)];
const opened = (args: unknown, more: object = {}) => ({
  kind: 'v1.Opened',
  procedure: 'begin',
  args,
  ...more,
});

describe('the files that a journal names', () => {
  it('stand in the arguments of its procedures, each once and in their order', () => {
    const lines = [opened({ definition: B }), opened({ definition: A }), opened({ definition: B })];
    expect(definitionsIn(lines)).toEqual([B, A]);
  });

  it.each([
    ['no hash', opened({ definition: 'x' })],
    ['capitals', opened({ definition: A.toUpperCase() })],
    ['a number', opened({ definition: 7 })],
    ['no arguments', opened(undefined)],
    ['another kind of entry', opened({ definition: A }, { kind: 'v1.Noted' })],
    ['no entry', 7],
    ['nothing', null],
  ])('are none in %s', (_, line) => expect(definitionsIn([line])).toEqual([]));

  it('are of a game whose id says so', () => {
    expect([isOwn(ownId('iph')), isOwn('iph'), ownId('iph')]).toEqual([true, false, 'own:iph']);
    expect([A, `${A}a`, '__proto__', 7].map(isFileHash)).toEqual([true, false, false, false]);
  });
});

describe('a copy with games that are files', () => {
  const files = [
    { hash: A, text: '{"n":1}' },
    { hash: B, text: '{"n":2}', kept: true as const },
  ];
  const coded = backupOf(gameOf(3));
  const own = backupOf(gameOf(3, { game: 'own:toy' }));
  const versionOf = (text: string) => JSON.parse(text).version;
  const read = (text: string) => {
    const result = readBackupText(text);
    return result.ok ? result.value.definitions : result.problem.code;
  };

  it('is one of version 3, which an older app refuses as made by a newer one; any other is as it was', () => {
    expect(versionOf(backupText(coded))).toBe(1);
    expect(versionOf(backupText({ ...coded, definitions: [] }))).toBe(1);
    expect(versionOf(backupText({ ...coded, definitions: files }))).toBe(3);
    expect(versionOf(backupText(own))).toBe(3);
  });

  it('gives back its files as they came', () => {
    expect(read(backupText({ ...own, definitions: files }))).toEqual(files);
    expect(read(backupText(coded))).toEqual([]);
  });

  it('may hold files alone', () => {
    expect(read(backupText({ ...coded, scope: 'everything', games: [], definitions: files }))).toEqual(files);
  });

  it.each([
    ['no list', {}],
    ['two under one hash', [files[0], files[0]]],
    ['a name that every object has', [{ hash: '__proto__', text: '{}' }]],
    ['no text', [{ hash: A }]],
    ['a text beyond any file', [{ hash: A, text: 'x'.repeat(140_001) }]],
    [
      'more than anybody has',
      Array.from({ length: 501 }, (_, i) => ({ hash: `${i}`.padStart(64, '0'), text: '' })),
    ],
  ])('with %s is refused', (_, definitions) => {
    expect(read(backupText({ ...own, definitions } as never))).toBe('backup.definitions');
  });

  it('as it stood in the store has the rows of its files', () => {
    const rows = files.map((file) => ({ ...file, kept: 'kept' in file, added: 1 }));
    const raw = { format: 'war-diary-game', version: 1, games: [], packs: [], files: rows };
    expect(read(JSON.stringify(raw))).toEqual(files);
  });
});

describe('what one phone tells another', () => {
  const said = messageFor('table', [], {});
  const file = { hash: A, text: '{"n":1}' };

  it('has the files that its lines name beside them', () => {
    const text = messageText({ ...said, common: [1, 1], files: [file] });
    expect(readMessage(text)).toMatchObject({ ok: true, value: { files: [file] } });
    expect(messageText(said)).not.toContain('"d"');
  });

  it.each([[[{ hash: 'x', text: '' }]], ['x'], [Array.from({ length: 61 }, () => file)]])(
    'is not read with files that are none',
    (files) => {
      const text = messageText({ ...said, common: [1, 1], files: files as never });
      expect(readMessage(text)).toMatchObject({ ok: false, problem: { code: 'exchange.message' } });
    },
  );
});
