// Every reader of what was handed on as text or as a file: what mail, chats and editors do to it on the way is no damage,
// and what changes it is refused with words.
import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { packGame, unpackGame } from '../../src/app/exchange/codec';
import { codeFile, readFromPhone } from '../../src/app/exchange/wdx';
import { readPairings } from '../../src/app/hall/board/pairings';
import { freshSecret } from '../../src/app/hall/keys';
import { linkOf, readOrganiser } from '../../src/app/hall/organiser/organiser';
import { type Pass, readPass } from '../../src/app/hall-pass';
import { bytesOf, digitsOf } from '../../src/app/qr-text';
import { parseRoute } from '../../src/app/route';
import { packText, readPackText } from '../../src/core/charts/pack-file';
import { readBackupText } from '../../src/core/journal/backup';

import { formatOf } from '../../src/core/json';
import type { Result } from '../../src/core/result';
import { REINFORCEMENTS } from '../../src/games/usn-deluxe/data/charts';
import { pastedCells } from '../../src/ui/teach/paste-rows';
import { makeKeys, organiserOf } from '../../tools/hall/keys.mjs';
import { SMALL_FILE } from '../core/toy-backups';
import { toy } from '../games/toy/toy';
import { fullPack } from '../support/packs';
import { read as restore, textOf } from './backup-support';
import { freshStore, startGame } from './session-support';
import { tinyGame } from './tiny-game';

type Reader = {
  readonly name: string;
  readonly text: string;
  /** A letter or a digit that matters. */
  readonly changed?: readonly [string, string];
  read(text: string): Result<unknown> | Promise<Result<unknown>>;
};

const charts = packText(fullPack(toy));
const tinyCharts = packText(fullPack(tinyGame));
const [{ about: row, entries }] = JSON.parse(SMALL_FILE).kept.games;
const raw = JSON.stringify({ format: 'war-diary-game', version: 1, row, entries });
const { store, id } = await startGame();
const tinyCopy = await textOf(store, id);
const organiser = JSON.stringify(organiserOf(makeKeys('Club night')));
const pass: Pass = {
  ...{ server: '/hall', event: 'a'.repeat(25), name: 'Club night', role: 'player', table: 5 },
  ...{ secret: freshSecret(), inbox: 'b'.repeat(25), token: `${'h'.repeat(20)}.e30.${'s'.repeat(86)}` },
};
const link = linkOf(pass, 'https://diary.example/').replace(/^.*#/, '#');
const grid = { columns: REINFORCEMENTS.columns.labels, rows: REINFORCEMENTS.rows.labels };
const none: Result<never> = { ok: false, problem: { code: 'none', message: 'It is told by the camera.' } };
const orNone = <T>(value: T | undefined): Result<T> => (value === undefined ? none : { ok: true, value });
const restored = async (text: string): Promise<Result<unknown>> => {
  const found = await restore(await freshStore(), text);
  return found.ok ? { ok: true, value: { kind: found.value.kind } } : found;
};
const throughLink = (hash: string): Result<unknown> => {
  const route = parseRoute(hash);
  return route.screen === 'hall' ? readPass(route.item ?? '') : none;
};
const phoned = async (text: string): Promise<Result<unknown>> => {
  const file = await readFromPhone(new Blob([Uint8Array.from(text, (letter) => letter.charCodeAt(0))]));
  const unpacked = file.ok ? await unpackGame(file.value) : file;
  return unpacked.ok ? readBackupText(unpacked.value) : unpacked;
};
const latin = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

const JSON_FILES: readonly Reader[] = [
  { name: 'a copy', text: SMALL_FILE, changed: ['"seq":2', '"seq":3'], read: readBackupText },
  { name: 'a copy to be restored', text: tinyCopy, changed: ['"seq":1', '"seq":3'], read: restored },
  { name: 'a copy without a sum', text: raw, read: readBackupText },
  {
    name: 'charts',
    text: charts,
    changed: ['"format":1', '"format":2'],
    read: (text) => readPackText(toy.charts, 'toy', text),
  },
  { name: 'charts on the screen of copies', text: tinyCharts, read: restored },
  { name: 'an organiser’s file', text: organiser, changed: ['"A', '"B'], read: readOrganiser },
];

const READERS: readonly Reader[] = [
  ...JSON_FILES,
  {
    name: 'a link into a hall',
    text: link.replace('#/hall/', ''),
    read: (item) => throughLink(`#/hall/${encodeURIComponent(item)}`),
  },
  {
    name: 'a code of digits',
    text: digitsOf(Uint8Array.from([1, 2, 3])),
    read: (text) => orNone(bytesOf(text)),
  },
  { name: 'pairings', text: '1\tAnn\tKen', read: readPairings },
  {
    name: 'a chart’s rows',
    text: '56\tNothing\tTR-9',
    read: (text) => pastedCells(REINFORCEMENTS, grid, text),
  },
];

/** Around the whole of it. */
const AROUND: { readonly [what: string]: (text: string) => string } = {
  'a line end behind it': (text) => `${text}\n`,
  'a line end of Windows behind it': (text) => `${text}\r\n`,
  'blanks and tabs behind it': (text) => `${text} \t \n\n`,
  'blanks before it': (text) => `\r\n \t${text}`,
  'the mark of an editor before it': (text) => `\ufeff${text}`,
  'that mark and a line end': (text) => `\ufeff${text}\r\n`,
};
const WITHIN: { readonly [what: string]: (text: string) => string } = {
  indents: (text) => JSON.stringify(JSON.parse(text), null, 2),
  'tabs and line ends of Windows': (text) =>
    JSON.stringify(JSON.parse(text), null, '\t').replaceAll('\n', '\r\n'),
  'letters outside ASCII as such': (text) => JSON.stringify(JSON.parse(text)),
};
const HARMFUL: { readonly [what: string]: (text: string) => string } = {
  'cut short': (text) => text.slice(0, Math.floor(text.length * 0.7)),
  'a quotation mark more': (text) => text.replace('":', '"":'),
  'in a list': (text) => `[${text}]`,
  nothing: () => '',
};

async function told({ read }: Reader, text: string): Promise<unknown> {
  const said = await read(text);
  return said.ok ? said.value : said.problem.code;
}

describe.each(READERS)('$name', (reader) => {
  const isJson = JSON_FILES.includes(reader);
  it.each(Object.entries({ ...AROUND, ...(isJson && WITHIN) }))('is read with %s', async (_, change) => {
    const whole = await told(reader, reader.text);
    expect(whole).not.toBeTypeOf('string');
    expect(await told(reader, change(reader.text))).toEqual(whole);
  });
});

describe.each(JSON_FILES)('$name', (reader) => {
  const { changed: [one, other] = ['', ''] } = reader;
  const changed = one && { 'another digit': (text: string) => text.replace(one, other) };
  it.each(Object.entries({ ...HARMFUL, ...changed }))('is refused: %s', async (_, change) => {
    const other = change(reader.text);
    expect(other).not.toBe(reader.text);
    for (const indented of [(text: string) => text, AROUND['that mark and a line end']]) {
      const said = await reader.read(indented?.(other) ?? '');
      expect(said.ok ? 'read' : said.problem.message).toMatch(/Nothing was changed\./);
    }
  });
});

describe('a link into a hall', () => {
  it.each([
    ['in angle brackets', (text: string) => `${text}%3E`],
    ['in quotation marks', (text: string) => `${text}”`],
    ['before a full stop and a bracket', (text: string) => `${text}).`],
    ['over two lines', (text: string) => `${text.slice(0, 90)}%0D%0A%20${text.slice(90)}`],
    ['with a slash behind it', (text: string) => `${text}/`],
    ['with a blank of no width', (text: string) => `${text.slice(0, 60)}%E2%80%8B${text.slice(60)}`],
  ])('is read %s', (_, change) => {
    expect(throughLink(change(link))).toEqual({ ok: true, value: pass });
  });
  it('is refused where it is cut, or a letter is another', () => {
    expect(throughLink(link.slice(0, -30))).toMatchObject({ ok: false, problem: { code: 'hall.pass' } });
    expect(throughLink(`${link.slice(0, 60)}*${link.slice(61)}`)).toMatchObject({
      ok: false,
      problem: { code: 'hall.pass' },
    });
  });
});

describe('a file from another phone', () => {
  const game = latin(codeFile(packGame(SMALL_FILE)));
  it.each(Object.entries(AROUND))('is read with %s', async (_, change) => {
    const bytes = (text: string) => change(text).replace('\ufeff', '\u00ef\u00bb\u00bf');
    expect(await phoned(bytes(game))).toEqual(readBackupText(SMALL_FILE));
  });
  it('is refused where its line ends were made those of Windows, or it is cut', async () => {
    for (const other of [`${game.slice(0, 14)}\r${game.slice(14)}`, game.slice(0, -4)])
      expect(await phoned(other)).toMatchObject({ ok: false });
  });
});

it.each([
  ['{"format":"war-diary-pack","pack":{}}', 'war-diary-pack'],
  ['\ufeff\r\n{\r\n\t"format" : "war-diary-backup",', 'war-diary-backup'],
  ['{"kept":{"format":"war-diary-pack"}}', undefined],
  ['[{"format":"war-diary-pack"}]', undefined],
  ['', undefined],
])('%j begins as %s', (start, format) => {
  expect(formatOf(start)).toBe(format);
});
