import fc from 'fast-check';
import { expect } from 'vitest';
import { makeCopy } from '../../../src/app/backups/make-copy';
import { openFile, takeRestore } from '../../../src/app/backups/restore';
import { loadGameCode } from '../../../src/app/game-code';
import { metaOf } from '../../../src/app/own/meta-of';
import type { AnyBounds, Bound } from '../../../src/core/bounds';
import { backupText } from '../../../src/core/journal/backup';
import type { Entry } from '../../../src/core/journal/journal';
import { logLines } from '../../../src/core/journal/log';
import type { GameMeta } from '../../../src/core/play/game';
import { actionsOn } from '../../../src/core/play/view';
import { registry } from '../../../src/games/registry';
import { backupOf, backupsFrom } from '../../support/backups';
import { open, question, sitDown, type Table, answer as tell } from '../../support/play';
import { pickFrom, randomAnswer } from '../../support/random-answer';
import { freshStore, take } from '../session-support';
import { fileOf, opens, reopen, textOf } from './own-support';

/** Names that a stranger would try. */
const WILD = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', '', ' ', 'x', '\u202e', 'own'];

/** A game of some dozens of entries, played at random from a seed. */
async function played(meta: GameMeta, hash: string, seed: number): Promise<readonly Entry[]> {
  const game = take(await loadGameCode([meta], meta.id));
  const table: Table<unknown> = sitDown(game, { ...game.practice, id: `practice:${meta.id}` });
  const pick = pickFrom(seed);
  open(table, 'begin', { charts: 'practice', definition: hash });
  for (let i = 0; i < 45; i += 1) {
    const asked = question(table);
    if (asked) {
      tell(table, asked.key, randomAnswer(asked, pick));
      continue;
    }
    const view = game.table(table.projection.state);
    const offered = [
      ...actionsOn(view),
      ...game.ledgers(table.projection.state).flatMap(({ actions }) => actions),
    ];
    const chosen = offered[pick(offered.length)];
    if (chosen) open(table, chosen.procedure, chosen.args);
  }
  return table.projection.entries;
}

/** Every value that a bound allows, its names from a pool. */
function within(bound: Bound, names: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  const of = (inner: unknown) => within(inner as Bound, names);
  switch (bound.kind) {
    case 'whole':
      return fc.oneof(fc.integer({ min: bound.min, max: bound.max }), fc.constantFrom(bound.min, bound.max));
    case 'text':
      return names.map((name) => name.slice(0, bound.most));
    case 'flag':
      return fc.constant(true);
    case 'one':
      return fc.constantFrom(...bound.values);
    case 'list':
      return fc.array(of(bound.item), { maxLength: Math.min(bound.most, 4) });
    case 'named':
      return fc.dictionary(
        names.filter((name) => !(name in {})),
        of(bound.item),
        { maxKeys: Math.min(bound.most, 4) },
      );
    case 'fields':
      return fc.record(
        Object.fromEntries(Object.entries(bound.fields).map(([key, inner]) => [key, of(inner)])),
        {
          requiredKeys: Object.entries(bound.fields).flatMap(([key, { kind }]) =>
            kind === 'maybe' ? [] : [key],
          ),
        },
      );
    case 'either':
      return fc.oneof(...bound.parts.map(of));
    case 'maybe':
      return of(bound.item);
  }
}

/** An event as this game records it, or one that no game can. */
function anyEvent(bounds: AnyBounds, names: fc.Arbitrary<string>): fc.Arbitrary<object> {
  const kinds = Object.entries(bounds).map(([type, fields]) =>
    within({ kind: 'fields', fields } as Bound, names).map((event) => ({ ...(event as object), type })),
  );
  const wild = fc.record({
    type: fc.constantFrom(...Object.keys(bounds), 'kit.v9.Sung'),
    more: fc.anything(),
  });
  return fc.oneof({ weight: 24, arbitrary: fc.oneof(...kinds) }, { weight: 1, arbitrary: wild });
}

const strings = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value
      ? Object.entries(value).flatMap(([key, inner]) => [key, ...strings(inner)])
      : [];

/** Forges journals upon a game of Hollow Ridge as it was played; what is read of them must draw, be logged and be copied. */
export async function forgeRuns(count: number, seed: number): Promise<{ refused: number; read: number }> {
  const file = await fileOf(textOf('hollow-ridge'));
  const meta = take(metaOf([file]));
  const game = take(await loadGameCode([meta], meta.id));
  const bounds = await meta.bounds();
  const entries = await played(meta, file.hash, seed);
  const { gameOf } = backupsFrom(game, entries);
  const pool = [...new Set([...strings(entries), ...Object.keys(game.procedures)])].filter(
    (text) => text.length < 60 && text !== file.hash,
  );
  const names = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...pool) }, fc.constantFrom(...WILD));
  const args = fc.oneof(
    { weight: 3, arbitrary: fc.constant({}) },
    fc.dictionary(
      fc.constantFrom('definition', 'due', 'row', 'list', 'side', 'sealed', 'counter', 'step', 'charts'),
      fc.oneof(names, fc.integer({ min: -20, max: 20 }), fc.constantFrom(file.hash, 'f'.repeat(64))),
      { maxKeys: 3 },
    ),
  );
  const line = fc.record({
    kind: fc.constant('v1.Opened'),
    procedure: names,
    args,
    answers: fc.constant([]),
    outcome: fc.option(
      fc.record({
        events: fc.array(anyEvent(bounds, names), { maxLength: 6 }),
        trace: fc.constant([{ kind: 'title', label: 'Forged' }]),
        reveals: fc.array(names, { maxLength: 2 }),
      }),
      { freq: 6 },
    ),
  });
  const forged = fc.record({
    upTo: fc.nat(entries.length),
    lines: fc.array(line, { minLength: 1, maxLength: 5 }),
  });
  const views = {
    guide: await meta.guide?.(),
    registers: await meta.registers?.load(),
  };
  const store = await freshStore();
  let [refused, read] = [0, 0];
  for (const { upTo, lines } of fc.sample(forged, { numRuns: count, seed })) {
    const base = entries.slice(0, upTo);
    const more = lines.map(({ outcome, ...rest }, i) => ({
      ...{ id: `far:${upTo + i + 1}`, seq: upTo + i + 1, at: 1, ...rest },
      ...(outcome && { outcome }),
    }));
    const copy = backupText({
      ...backupOf({ ...gameOf(1), entries: [...base, ...more] as unknown as readonly Entry[] }),
      definitions: [{ hash: file.hash, text: file.text }],
    });
    const opened = await openFile(registry, new Blob([copy]), opens(store));
    if (!opened.ok) {
      refused += 1;
      expect(opened.problem.message).toMatch(/\. (Nothing was (changed|taken)|Its log can be read)/);
      continue;
    }
    if (opened.value.kind !== 'copy') throw new Error(opened.value.kind);
    const [one] = opened.value.plan.games;
    if (!one?.found.ok) throw new Error('neither refused nor read');
    read += 1;
    const { projection } = one.found.value.facts;
    logLines(projection);
    views.guide?.(projection.state);
    views.registers?.(projection.state);
    // A store for each is slow: some are played on.
    if (read % 60) continue;
    const own = await freshStore();
    const [row] = take(
      await takeRestore(opened.value.plan, { games: new Set([0]), packs: true, settings: false }, opens(own)),
    );
    const session = await reopen(own, row?.id ?? '');
    expect(await session.note('on')).toBe(true);
    session.close();
    take(await makeCopy(registry, row?.id, opens(own)));
  }
  return { refused, read };
}
