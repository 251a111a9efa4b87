import fc from 'fast-check';
import { expect } from 'vitest';
import type { Lesson } from '../../src/core/charts/pack';
import { packText, readPackText } from '../../src/core/charts/pack-file';
import { checkPackName, parsePack } from '../../src/core/charts/parse-pack';
import { amend } from '../../src/core/journal/amend';
import { backupText, readBackupText } from '../../src/core/journal/backup';
import { checkBackupGame } from '../../src/core/journal/backup-game';
import { addNote } from '../../src/core/journal/commands';
import { freeRoll } from '../../src/core/journal/free-roll';
import { logLines } from '../../src/core/journal/log';
import { noteOn } from '../../src/core/journal/notes';
import { overrideOpen } from '../../src/core/journal/override';
import { teach } from '../../src/core/journal/teach';
import { PATROL } from '../games/toy/charts';
import { type ToyState, toy } from '../games/toy/toy';
import { backupOf } from '../support/backups';
import { answer, open, say, sitDown, type Table, take } from '../support/play';
import { wildText } from '../support/wild-text';

type Toy = Table<ToyState>;

/** Every way to type a text into a game or its charts: true where it was taken. */
const FIELDS: { readonly [field: string]: (table: Toy, text: string) => boolean } = {
  'a note': (table, text) => !take(table, addNote(text)),
  'a note on a line': (table, text) => !take(table, noteOn(table.projection, lineOf(table), text)),
  'the note of a roll': (table, text) =>
    !take(table, freeRoll({ count: 1, sides: 6 }, { faces: [3], by: 'physical' }, text)),
  'a field of a form': (table, text) => {
    open(table, 'stash', { side: 'owl' });
    const taken = !answer(table, 'crate', { kind: 'form', values: { label: text, worth: 3 } });
    if (!taken) say(table, { label: 'Rum', worth: 1 });
    return taken;
  },
  'the reason of an override': (table, reason) => {
    open(table, 'cross');
    const value = { kind: 'override', value: 1, reason } as const;
    const taken = !take(table, overrideOpen(toy, table.projection, table.pack, 'override:drift', value));
    say(table, [6, 6, 6]);
    return taken;
  },
  'the reason of an amendment': (table, text) => {
    const change = { key: 'crossing', answer: { kind: 'dice', faces: [2, 3, 4], by: 'physical' } } as const;
    const of = lineOf(table);
    return !take(table, amend(toy, table.projection, table.pack, { of, changes: [change] }, text));
  },
  'the reason of a cell': (table, text) => {
    const steps = { attacker: table.now % 5, defender: (table.now / 1_000) % 4 };
    const cell = { value: steps, source: 'mapsheet' } as const;
    return !teachIt(table, [{ chart: PATROL.id, column: '2:1', row: '6', cell }], text);
  },
  'the name of a row': (table, text) => {
    const own = table.pack.heads['coast.rows'] ?? [];
    return !teachIt(table, [{ chart: 'coast', axis: 'rows', heads: [...own, text] }]);
  },
  'the name of a set': (table, text) => {
    const named = checkPackName(text);
    if (named.ok) table.pack = { ...table.pack, name: named.value };
    return named.ok;
  },
};

const teachIt = (table: Toy, lessons: readonly Lesson[], reason = '') =>
  take(table, teach(toy, table.pack, lessons, reason));

/** The crossing, which every table here has recorded first. */
const lineOf = ({ projection }: Toy) =>
  projection.runs.find(({ opened }) => opened.procedure === 'cross')?.opened.id ?? '';

/** Types `runs` texts into each field: what is taken is copied, restored, shared and read back, equal. */
export function typeWildly(runs: number, seed: number): void {
  const names = Object.keys(FIELDS);
  const taken = new Map<string, number>();
  const property = fc.property(fc.tuple(...names.map(() => wildText)), (texts) => {
    const table = sitDown(toy);
    open(table, 'begin');
    say(table, {});
    open(table, 'cross');
    say(table, [3, 3, 3], 'late');
    for (const [i, name] of names.entries()) {
      if (FIELDS[name]?.(table, texts[i] ?? '')) taken.set(name, (taken.get(name) ?? 0) + 1);
    }
    isKept(table);
  });
  fc.assert(property, { numRuns: runs, seed, endOnFailure: true });
  // A field that takes nothing wild would prove nothing.
  for (const name of names) expect(taken.get(name) ?? 0, name).toBeGreaterThan(runs / 3);
}

function isKept({ projection, pack }: Toy): void {
  const { entries } = projection;
  const title = pack.name;
  const about = {
    id: 'g',
    game: toy.id,
    title,
    charts: 'own',
    pack: pack.id,
    created: 1,
    updated: 2,
  } as const;
  const game = { about: { ...about, archived: false, origin: 'g' }, entries };
  const read = readBackupText(backupText({ ...backupOf(game), packs: [pack] }));
  const [copy] = read.ok ? read.value.games : [];
  expect(copy?.read).toEqual({ ok: true, value: game });
  expect(checkBackupGame(toy, game).ok).toBe(true);
  expect(parsePack(toy.charts, toy.id, read.ok && read.value.packs[0])).toEqual({ ok: true, value: pack });
  expect(readPackText(toy.charts, toy.id, packText(pack))).toEqual({ ok: true, value: pack });
  expect(logLines(projection).length).toBeGreaterThan(0);
}
